#!/usr/bin/env bash
# The completion scripts, each run by its own shell: commands, options, names and files are found where they can stand.
# usage: completion_test.sh HEADLIGHT
set -euo pipefail

headlight=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/zsh"
"$headlight" completion bash >"$work/headlight.bash"
"$headlight" completion fish >"$work/headlight.fish"
"$headlight" completion zsh >"$work/zsh/_headlight"
cd "$work"
touch listed_file.pdf
failures=0

# same CLAIM EXPECTED FOUND
same() {
    [ "$2" = "$3" ] && return
    printf 'FAILED: %s\n  expected: %s\n  found: %s\n' "$1" "$2" "$3"
    failures=$((failures + 1))
}

# has CLAIM FOUND WORD...: each is a word of what was found.
has() {
    local claim=$1 found=$2 word
    shift 2
    for word in "$@"; do
        [[ " $found " == *" $word "* ]] || same "$claim: $word" "a list with $word" "$found"
    done
}

# lacks CLAIM FOUND WORD...
lacks() {
    local claim=$1 found=$2 word
    shift 2
    for word in "$@"; do
        [[ " $found " != *" $word "* ]] || same "$claim: not $word" "a list without $word" "$found"
    done
}

# in_bash WORD...: what bash offers for the last word. Its COMP_WORDS has the sign of --option=value as a word.
in_bash() {
    bash --norc -c '
        source ./headlight.bash
        COMP_WORDS=(headlight "$@")
        COMP_CWORD=$#
        COMPREPLY=(left over)
        "$(complete -p headlight | sed "s/.* -F \([^ ]*\) .*/\1/")" headlight "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        echo "${COMPREPLY[*]}"
    ' bash "$@"
}

# Bash itself offers files where the function finds nothing.
case "$(bash --norc -c 'source ./headlight.bash; complete -p headlight')" in
    *"-o default"*) ;;
    *) same "bash falls back on files" "complete -o default" "$(bash -c 'source ./headlight.bash; complete -p headlight')" ;;
esac

# told_by_fish LINE: what fish offers for the last word of the line, one a line, with its description.
told_by_fish() {
    HOME="$work" fish --no-config -c "source ./headlight.fish; complete -C '$1'"
}

# in_fish LINE: the same without descriptions.
in_fish() {
    told_by_fish "$1" | cut -f 1 | tr '\n' ' '
}

# in_zsh LINE: the line after the key that completes, in an interactive zsh that loads the script by itself.
in_zsh() {
    HOME="$work" ZDOTDIR="$work" zsh -f -c '
        zmodload zsh/zpty
        zpty shell zsh -f -i
        # answer COMMAND: runs it, and reads up to its end.
        answer() {
            local text
            zpty -w shell "$1; print -r -- \"<do\"\"ne>\""
            zpty -r shell text "*<done>*"
        }
        answer "stty -echo; PS1= PS2= RPS1=; unsetopt prompt_cr prompt_sp; fpath=(./zsh \$fpath)"
        answer "autoload -Uz compinit && compinit -u -D"
        answer "report() { print -r -- \"<line>\$BUFFER<end>\"; BUFFER= }; zle -N report; bindkey \"^X\" report"
        zpty -w -n shell "$1"$'"'\\t\\x18'"'
        zpty -r shell text "*<line>*<end>*"
        text=${text##*<line>}
        print -r -- "${text%%<end>*}"
    ' zsh "$1"
}

commands=(attention figure compare tokenize generate preprocess study metrics model devices completion)
views=(heatmap links both profile grid layers image compare difference weight lens similarity positions heads probability matrices softmax layer embedding contexts vocabulary trace approximations recall checkpoints experts captions contacts maxsim masks)

has "bash: commands" "$(in_bash '')" "${commands[@]}" --model
same "bash: a command" figure "$(in_bash fi)"
has "bash: commands of study" "$(in_bash study '')" weight lens similarity positions heads neighbors
has "bash: options of figure" "$(in_bash figure --)" --view --scale --out --spec --dpi --top-k
lacks "bash: options of figure" "$(in_bash figure --)" --greedy figure
has "bash: options of study weight" "$(in_bash study weight --)" --query --key
has "bash: views" "$(in_bash figure model --view '')" "${views[@]}"
same "bash: a view" profile "$(in_bash figure model --view prof)"
same "bash: a view after =" profile "$(in_bash figure model --view = prof)"
has "bash: all views after =" "$(in_bash figure model --view =)" "${views[@]}"
same "bash: scales" "linear log rank" "$(in_bash figure --scale '')"
same "bash: a file to write" "" "$(in_bash figure model --out '')"
same "bash: a text, even one that looks like a command" "" "$(in_bash figure --text fig)"
has "bash: the value of an option is not a command" "$(in_bash figure --view compare --)" --view --columns
has "bash: kinds of attention" "$(in_bash figure --attention '')" self encoder decoder cross vision text channels pooling resampler
same "bash: generate writes attention into a file" "" "$(in_bash generate --attention '')"
has "bash: shells" "$(in_bash completion '')" bash fish zsh
lacks "bash: hidden options" "$(in_bash --)" --screenshot --quit-after-first-picture

if command -v fish >/dev/null; then
    has "fish: commands" "$(in_fish 'headlight ')" "${commands[@]}"
    lacks "fish: no files among commands" "$(in_fish 'headlight ')" listed_file.pdf
    has "fish: commands of study" "$(in_fish 'headlight study ')" weight lens similarity positions heads neighbors
    lacks "fish: commands of study only once" "$(in_fish 'headlight study weight ')" lens
    has "fish: options of figure" "$(in_fish 'headlight figure --')" --view --scale --out --spec --dpi --top-k
    same "fish: an option" "--view " "$(in_fish 'headlight figure --vi')"
    same "fish: views" "$(printf '%s\n' "${views[@]}" | sort | tr '\n' ' ')" "$(in_fish 'headlight figure --view ' | tr ' ' '\n' | sed '/^$/d' | sort | tr '\n' ' ')"
    same "fish: a view" "profile " "$(in_fish 'headlight figure model --view prof')"
    same "fish: a view after =" "--view=profile " "$(in_fish 'headlight figure model --view=prof')"
    same "fish: scales" "linear log rank " "$(in_fish 'headlight figure --scale ')"
    same "fish: a file to write" "listed_file.pdf " "$(in_fish 'headlight figure model --out list')"
    has "fish: options of compare" "$(in_fish 'headlight compare model --js')" --json
    lacks "fish: the value of an option is not a command" "$(in_fish 'headlight figure model --view compare --js')" --json
    same "fish: what an option is" "--image"$'\t'"Image to read (PNG, JPEG, ...), for models that read images" "$(told_by_fish 'headlight figure --imag')"
    has "fish: shells" "$(in_fish 'headlight completion ')" bash fish zsh
else
    echo "fish is not here: its script was not run"
fi

if command -v zsh >/dev/null; then
    same "zsh: a command" "headlight figure " "$(in_zsh 'headlight fi')"
    same "zsh: a command of study" "headlight study neighbors " "$(in_zsh 'headlight study n')"
    same "zsh: an option" "headlight figure --view " "$(in_zsh 'headlight figure --vi')"
    same "zsh: a view" "headlight figure model --view profile " "$(in_zsh 'headlight figure model --view prof')"
    same "zsh: a view after =" "headlight figure model --view=profile " "$(in_zsh 'headlight figure model --view=prof')"
    same "zsh: a scale" "headlight figure --scale rank " "$(in_zsh 'headlight figure --scale ra')"
    same "zsh: a file to write" "headlight figure model --out listed_file.pdf " "$(in_zsh 'headlight figure model --out list')"
    same "zsh: a shell" "headlight completion fish " "$(in_zsh 'headlight completion f')"
else
    echo "zsh is not here: its script was not run"
fi
[ "$failures" -eq 0 ]
