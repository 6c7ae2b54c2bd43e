<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Approximation</name>
    <message>
        <source>Sparse: local window</source>
        <translation>Sparse: lokales Fenster</translation>
    </message>
    <message>
        <source>Sparse: dilated window</source>
        <translation>Sparse: dilatiertes Fenster</translation>
    </message>
    <message>
        <source>Sparse: chosen tokens</source>
        <translation>Sparse: ausgewählte Token</translation>
    </message>
    <message>
        <source>Sparse: random blocks</source>
        <translation>Sparse: zufällige Blöcke</translation>
    </message>
    <message>
        <source>Low rank: random projection (Linformer)</source>
        <translation>Niedriger Rang: Zufallsprojektion (Linformer)</translation>
    </message>
    <message>
        <source>Low rank: the best of this rank</source>
        <translation>Niedriger Rang: beste mit diesem Rang</translation>
    </message>
    <message>
        <source>Kernel: random features (Performer)</source>
        <translation>Kernel: zufällige Features (Performer)</translation>
    </message>
    <message>
        <source>Kernel: elu(x) + 1 (linear attention)</source>
        <translation>Kernel: elu(x) + 1 (lineare Attention)</translation>
    </message>
</context>
<context>
    <name>Backend</name>
    <message>
        <source>%1, 1 thread</source>
        <translation>%1, 1 Thread</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n threads</source>
        <translation>
            <numerusform>%1, %n Thread</numerusform>
            <numerusform>%1, %n Threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckpointTest</name>
    <message>
        <source>induction</source>
        <translation>Induktion</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>voriges Token</translation>
    </message>
    <message>
        <source>duplicate token</source>
        <translation>doppeltes Token</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>Sink</translation>
    </message>
</context>
<context>
    <name>ComparisonMaker</name>
    <message>
        <source>There is not enough memory to compare these heads. Use a shorter text.</source>
        <translation>Der Speicher reicht nicht, um diese Heads zu vergleichen. Kürzeren Text verwenden.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>This head cannot be approximated: expected weights that are a softmax of scores between the tokens of one text.</source>
        <translation>Dieser Head lässt sich nicht annähern: Erwartet werden Gewichte, die eine Softmax von Scores zwischen den Token eines Textes sind.</translation>
    </message>
    <message>
        <source>--text: expected at most %1 tokens to approximate a head, found %2. Shorten the text.</source>
        <translation>--text: Für die Näherung eines Heads werden höchstens %1 Token erwartet, gefunden wurden %2. Text kürzen.</translation>
    </message>
    <message>
        <source>This run did not keep the values of its heads.</source>
        <translation>Dieser Lauf hat die Values seiner Heads nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Attention flow needs self-attention: it follows one text through its own layers.</source>
        <translation>Attention-Flow braucht Self-Attention: Er folgt einem Text durch dessen eigene Schichten.</translation>
    </message>
    <message>
        <source>Attention flow is computed for at most %1 tokens, and there are %2. Shorten the text, or use --aggregation rollout.</source>
        <translation>Attention-Flow wird für höchstens %1 Token berechnet, hier sind es %2. Text kürzen oder --aggregation rollout verwenden.</translation>
    </message>
    <message>
        <source>Expected one of the measures %1, found &quot;%2&quot;.</source>
        <translation>Erwartet wird eines der Maße %1, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>The analysis has no attention to show: it was made without capturing it.</source>
        <translation>Die Analyse enthält keine Attention zum Anzeigen: Sie entstand, ohne sie aufzuzeichnen.</translation>
    </message>
    <message>
        <source>This model has %1 attention only; %2 attention was asked for.</source>
        <translation>Dieses Modell hat nur die Attention %1; verlangt wurde die Attention %2.</translation>
    </message>
    <message>
        <source>The %1 attention of this model has no stages; stage %2 was asked for.</source>
        <translation>Die Attention %1 dieses Modells hat keine Stufen; verlangt wurde Stufe %2.</translation>
    </message>
    <message>
        <source>The %1 attention of this model has the stages %2; stage %3 was asked for.</source>
        <translation>Die Attention %1 dieses Modells hat die Stufen %2; verlangt wurde Stufe %3.</translation>
    </message>
    <message>
        <source>Expected one of the labels %1; found &quot;%2&quot;.</source>
        <translation>Erwartet wird eines der Labels %1; gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>These metrics belong to a model with other layers or heads: start new ones.</source>
        <translation>Diese Metriken gehören zu einem Modell mit anderen Schichten oder Heads: neue beginnen.</translation>
    </message>
    <message>
        <source>These metrics belong to models with different layers or heads.</source>
        <translation>Diese Metriken gehören zu Modellen mit unterschiedlichen Schichten oder Heads.</translation>
    </message>
    <message>
        <source>The run is shorter than the sequence that was to be repeated twice.</source>
        <translation>Der Lauf ist kürzer als die Folge, die zweimal wiederholt werden sollte.</translation>
    </message>
    <message>
        <source>The analysis has no attention to measure: it was made without capturing it.</source>
        <translation>Die Analyse enthält keine Attention zum Messen: Sie entstand, ohne sie aufzuzeichnen.</translation>
    </message>
    <message>
        <source>Expected one of the metrics %1; found &quot;%2&quot;.</source>
        <translation>Erwartet wird eine der Metriken %1; gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>There is no head %1 in this model.</source>
        <translation>Den Head %1 gibt es in diesem Modell nicht.</translation>
    </message>
    <message>
        <source>%1: expected %2 rows of %3 numbers, found a matrix of %4.</source>
        <translation>%1: Erwartet werden %2 Zeilen aus %3 Zahlen, gefunden wurde eine Matrix von %4.</translation>
    </message>
    <message>
        <source>%1: expected %2 rows, found a matrix of %3.</source>
        <translation>%1: Erwartet werden %2 Zeilen, gefunden wurde eine Matrix von %3.</translation>
    </message>
    <message>
        <source>%1: expected a number, found &quot;%2&quot;.</source>
        <translation>%1: Erwartet wird eine Zahl, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>Matrices are shown of attention that is softmax(Q K^T) V over all tokens; the attention of this head works within windows or over channels.</source>
        <translation>Matrizen werden von Attention gezeigt, die softmax(Q K^T) V über alle Token ist; die Attention dieses Heads arbeitet in Fenstern oder über Kanäle.</translation>
    </message>
    <message>
        <source>Matrices are shown of texts as they are; this model pads the text to whole blocks.</source>
        <translation>Matrizen werden von Texten gezeigt, wie sie sind; dieses Modell füllt den Text zu ganzen Blöcken auf.</translation>
    </message>
    <message>
        <source>%1: expected rows of %2 numbers as the first, found one of %3.</source>
        <translation>%1: Erwartet werden Zeilen aus %2 Zahlen wie die erste, gefunden wurde eine aus %3.</translation>
    </message>
    <message>
        <source>%1: expected at most %2 numbers.</source>
        <translation>%1: Erwartet werden höchstens %2 Zahlen.</translation>
    </message>
    <message>
        <source>--inputs: expected vectors such as &quot;1 0; 0 1; 1 1&quot;, found none.</source>
        <translation>--inputs: Erwartet werden Vektoren wie „1 0; 0 1; 1 1“, gefunden wurde keiner.</translation>
    </message>
    <message>
        <source>--key-matrix: expected keys as long as the queries, %1 numbers, found %2.</source>
        <translation>--key-matrix: Erwartet werden Keys so lang wie die Queries, %1 Zahlen, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>This query may attend to no key.</source>
        <translation>Diese Query darf auf keinen Key achten.</translation>
    </message>
    <message>
        <source>There is no %1 %2: the matrix has %3.</source>
        <translation>%1 %2 gibt es nicht: Die Matrix hat %3.</translation>
    </message>
    <message>
        <source>There is no layer %1: the model has %2 layers, counted from 0.</source>
        <translation>Schicht %1 gibt es nicht: Das Modell hat %2 Schichten, gezählt ab 0.</translation>
    </message>
    <message>
        <source>There is no head %1: layer %2 has %3 heads, counted from 0.</source>
        <translation>Head %1 gibt es nicht: Schicht %2 hat %3 Heads, gezählt ab 0.</translation>
    </message>
    <message>
        <source>Layer %1 has no attention but a %2 in its place; layers with attention: %3.</source>
        <translation>Schicht %1 hat keine Attention, sondern an ihrer Stelle: %2. Schichten mit Attention: %3.</translation>
    </message>
    <message>
        <source>These layers attend over texts of different lengths, so their heads cannot be combined. Choose one layer.</source>
        <translation>Diese Schichten achten auf Texte verschiedener Länge, daher lassen sich ihre Heads nicht zusammenfassen. Eine Schicht wählen.</translation>
    </message>
    <message>
        <source>Value-weighted attention needs the norms of the values, which this attention does not have. Use the weights alone.</source>
        <translation>Value-gewichtete Attention braucht die Normen der Values, die es zu dieser Attention nicht gibt. Nur die Gewichte verwenden.</translation>
    </message>
    <message>
        <source>a text of at least two characters</source>
        <translation>ein Text aus mindestens zwei Zeichen</translation>
    </message>
    <message>
        <source>Expected a question such as %1 after %2 in the text, found none.</source>
        <translation>Erwartet wird eine Frage wie %1 nach %2 im Text, gefunden wurde keine.</translation>
    </message>
    <message>
        <source>Expected tokens such as %1 or %2 in the text, a letter from %3 to %4 with a digit from %5 to %6 or a question mark, found &quot;%7&quot;.</source>
        <translation>Erwartet werden Token wie %1 oder %2 im Text, ein Buchstabe von %3 bis %4 mit einer Ziffer von %5 bis %6 oder einem Fragezeichen, gefunden wurde „%7“.</translation>
    </message>
    <message>
        <source>Expected at most %1 tokens in the text, found more.</source>
        <translation>Erwartet werden höchstens %1 Token im Text, gefunden wurden mehr.</translation>
    </message>
    <message>
        <source>Expected networks for the letters and digits of networks.json.</source>
        <translation>Erwartet werden Netze für die Buchstaben und Ziffern von networks.json.</translation>
    </message>
    <message>
        <source>Expected as many distances as the first network has.</source>
        <translation>Erwartet werden so viele Abstände, wie das erste Netz hat.</translation>
    </message>
    <message>
        <source>Expected a tensor of this name, found none.</source>
        <translation>Erwartet wird ein Tensor dieses Namens, gefunden wurde keiner.</translation>
    </message>
    <message>
        <source>Expected a tensor that fits the network, found the shape %1.</source>
        <translation>Erwartet wird ein Tensor, der zum Netz passt, gefunden wurde die Form %1.</translation>
    </message>
    <message>
        <source>Rollout and flow follow a text through the attention of every layer, and one of the layers has a %1 in its place.</source>
        <translation>Rollout und Flow folgen einem Text durch die Attention jeder Schicht, und eine der Schichten hat an ihrer Stelle: %1.</translation>
    </message>
    <message>
        <source>Rollout needs self-attention: it follows one text through its own layers.</source>
        <translation>Rollout braucht Self-Attention: Er folgt einem Text durch dessen eigene Schichten.</translation>
    </message>
    <message>
        <source>Rollout is computed for at most %1 tokens, and there are %2. Shorten the text.</source>
        <translation>Rollout wird für höchstens %1 Token berechnet, hier sind es %2. Text kürzen.</translation>
    </message>
    <message>
        <source>--layer: layer %1 has no router; expected one of the layers with experts: %2.</source>
        <translation>--layer: Schicht %1 hat keinen Router; erwartet wird eine der Schichten mit Experten: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be traced: a token is followed through encoders and decoders of text, such as BERT, GPT-2 and Llama.</source>
        <translation>%1 lässt sich nicht verfolgen: Ein Token wird durch Encoder und Decoder von Text verfolgt, etwa BERT, GPT-2 und Llama.</translation>
    </message>
    <message>
        <source>The runs have %1 and %2 hidden states of a token; compare runs of one model.</source>
        <translation>Die Läufe haben %1 und %2 verborgene Zustände je Token; Läufe desselben Modells vergleichen.</translation>
    </message>
    <message>
        <source>The two texts have no word in common. Use texts that share words.</source>
        <translation>Die beiden Texte haben kein Wort gemeinsam. Texte mit gemeinsamen Wörtern verwenden.</translation>
    </message>
    <message>
        <source>--vocabulary-size: expected at least %1, one piece for each character of the text and one for unknown ones, found %2.</source>
        <translation>--vocabulary-size: Erwartet werden mindestens %1, ein Stück für jedes Zeichen des Textes und eines für unbekannte, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>--text: expected at most %1 bytes to learn a vocabulary from, found %2. Shorten the text.</source>
        <translation>--text: Um ein Vokabular zu lernen, werden höchstens %1 Bytes erwartet, gefunden wurden %2. Text kürzen.</translation>
    </message>
    <message>
        <source>--text: expected a text with words to learn a vocabulary from, found none.</source>
        <translation>--text: Erwartet wird ein Text mit Wörtern, aus denen ein Vokabular gelernt wird, gefunden wurde keines.</translation>
    </message>
    <message>
        <source>This is not an audio file that can be read: expected %1. Export it again, for example with: ffmpeg -i FILE -ar 16000 out.wav</source>
        <translation>Diese Audiodatei lässt sich nicht lesen: Erwartet wird %1. Neu exportieren, zum Beispiel mit: ffmpeg -i FILE -ar 16000 out.wav</translation>
    </message>
    <message>
        <source>The audio file is damaged, or compressed in a way that cannot be read (libsndfile: &quot;%1&quot;). Export it again, for example with: ffmpeg -i FILE -ar 16000 out.wav</source>
        <translation>Die Audiodatei ist beschädigt oder auf eine Weise komprimiert, die sich nicht lesen lässt (libsndfile: „%1“). Neu exportieren, zum Beispiel mit: ffmpeg -i FILE -ar 16000 out.wav</translation>
    </message>
    <message>
        <source>The file is damaged: it has %1 channels, and 1 to %2 are possible.</source>
        <translation>Die Datei ist beschädigt: Sie hat %1 Kanäle, möglich sind 1 bis %2.</translation>
    </message>
    <message>
        <source>The file is damaged: it has %1 samples a second, and 1,000 to 768,000 are possible.</source>
        <translation>Die Datei ist beschädigt: Sie hat %1 Abtastwerte je Sekunde, möglich sind 1 000 bis 768 000.</translation>
    </message>
    <message>
        <source>The recording is truncated: its last page, which states how long it is, is missing. Copy or export the file again.</source>
        <translation>Die Aufnahme ist abgeschnitten: Ihre letzte Seite, auf der ihre Länge steht, fehlt. Datei neu kopieren oder exportieren.</translation>
    </message>
    <message>
        <source>The file is damaged: sample %1 is NaN, infinite, or far beyond full scale.</source>
        <translation>Die Datei ist beschädigt: Abtastwert %1 ist NaN, unendlich oder weit jenseits der Vollaussteuerung.</translation>
    </message>
    <message>
        <source>The recording contains no samples.</source>
        <translation>Die Aufnahme enthält keine Abtastwerte.</translation>
    </message>
    <message>
        <source>The recording is truncated: it should have %1 samples, and %2 are there. Copy or export the file again.</source>
        <translation>Die Aufnahme ist abgeschnitten: Sie sollte %1 Abtastwerte haben, vorhanden sind %2. Datei neu kopieren oder exportieren.</translation>
    </message>
    <message>
        <source>The model reads %1 mel bins, and this file says %2.</source>
        <translation>Das Modell liest %1 Mel-Bänder, diese Datei nennt %2.</translation>
    </message>
    <message>
        <source>Expected an even number of samples.</source>
        <translation>Erwartet wird eine gerade Zahl von Abtastwerten.</translation>
    </message>
    <message>
        <source>The model reads %1 frames, and these settings give %2.</source>
        <translation>Das Modell liest %1 Frames, diese Einstellungen ergeben %2.</translation>
    </message>
    <message>
        <source>The model reads %1 frames, and this file says %2.</source>
        <translation>Das Modell liest %1 Frames, diese Datei nennt %2.</translation>
    </message>
    <message>
        <source>The recording is %1 long; models of waveforms read at most %2 here. Cut it into parts.</source>
        <translation>Die Aufnahme ist %1 lang; Modelle von Wellenformen lesen hier höchstens %2. In Teile schneiden.</translation>
    </message>
    <message>
        <source>The recording is %1 long; this model reads at least %2.</source>
        <translation>Die Aufnahme ist %1 lang; dieses Modell liest mindestens %2.</translation>
    </message>
    <message>
        <source>Resampling the recording failed: %1</source>
        <translation>Die Abtastrate der Aufnahme ließ sich nicht umrechnen: %1</translation>
    </message>
    <message>
        <source>The recording is truncated: the chunk &quot;%1&quot; should take %2 bytes, and %3 are there. Copy or export the file again.</source>
        <translation>Die Aufnahme ist abgeschnitten: Der Abschnitt „%1“ sollte %2 Bytes haben, vorhanden sind %3. Datei neu kopieren oder exportieren.</translation>
    </message>
    <message>
        <source>There is not enough memory: %1 MiB more are needed. Use a shorter text or a smaller model.</source>
        <translation>Der Speicher reicht nicht: %1 MiB fehlen. Kürzeren Text oder kleineres Modell verwenden.</translation>
    </message>
    <message>
        <source>Token id %1 is outside the model&apos;s embedding of %2 rows.</source>
        <translation>Die Token-ID %1 liegt außerhalb des Embeddings des Modells mit %2 Zeilen.</translation>
    </message>
    <message>
        <source>A tensor of %1 MiB is larger than the device %2 can allocate at once.</source>
        <translation>Ein Tensor von %1 MiB ist größer, als das Gerät %2 auf einmal belegen kann.</translation>
    </message>
    <message>
        <source>There is no Vulkan device %1; this machine has %2, counted from 0.</source>
        <translation>Das Vulkan-Gerät %1 gibt es nicht; dieser Rechner hat %2, gezählt ab 0.</translation>
    </message>
    <message>
        <source>No Vulkan driver is installed.</source>
        <translation>Es ist kein Vulkan-Treiber installiert.</translation>
    </message>
    <message>
        <source>No Vulkan device can be used (%1).</source>
        <translation>Kein Vulkan-Gerät ist verwendbar (%1).</translation>
    </message>
    <message>
        <source>The graphics device %1 has no memory of a suitable type.</source>
        <translation>Das Grafikgerät %1 hat keinen Speicher geeigneter Art.</translation>
    </message>
    <message>
        <source>The graphics device has too little free memory; close other programs, use a smaller model or text, or the CPU.</source>
        <translation>Das Grafikgerät hat zu wenig freien Speicher; andere Programme schließen, ein kleineres Modell, einen kürzeren Text oder die CPU verwenden.</translation>
    </message>
    <message>
        <source>The machine has too little free memory.</source>
        <translation>Der Rechner hat zu wenig freien Speicher.</translation>
    </message>
    <message>
        <source>The graphics device stopped working (device lost).</source>
        <translation>Das Grafikgerät arbeitet nicht mehr (device lost).</translation>
    </message>
    <message>
        <source>The graphics device failed: %1.</source>
        <translation>Fehler des Grafikgeräts: %1.</translation>
    </message>
    <message>
        <source>The graphics device failed earlier and is not used any more.</source>
        <translation>Das Grafikgerät hatte zuvor einen Fehler und wird nicht mehr verwendet.</translation>
    </message>
    <message>
        <source>The graphics device %1 did not answer for %2 seconds.</source>
        <translation>Das Grafikgerät %1 hat %2 Sekunden lang nicht geantwortet.</translation>
    </message>
    <message>
        <source>A tensor of %1 MiB is more than the device %2 can address at once.</source>
        <translation>Ein Tensor von %1 MiB ist mehr, als das Gerät %2 auf einmal adressieren kann.</translation>
    </message>
    <message>
        <source>This machine has no Vulkan loader (libvulkan.so.1); install it and a driver, or compute on the CPU.</source>
        <translation>Auf diesem Rechner fehlt der Vulkan-Loader (libvulkan.so.1); ihn und einen Treiber installieren oder auf der CPU rechnen.</translation>
    </message>
    <message>
        <source>The Vulkan loader is older than 1.2; update it, or compute on the CPU.</source>
        <translation>Der Vulkan-Loader ist älter als 1.2; ihn aktualisieren oder auf der CPU rechnen.</translation>
    </message>
    <message>
        <source>Expected a range among the %3 %4 of this attention module, found %1 to %2.</source>
        <translation>Ein Bereich der %3 %4 dieses Attention-Moduls wurde erwartet, %1 bis %2 gefunden.</translation>
    </message>
    <message>
        <source>This layer has no attention but a %1 in its place.</source>
        <translation>Diese Schicht hat keine Attention, sondern an ihrer Stelle: %1.</translation>
    </message>
    <message>
        <source>There is no head %1; this layer has the heads 0 to %2.</source>
        <translation>Head %1 gibt es nicht; diese Schicht hat die Heads 0 bis %2.</translation>
    </message>
    <message>
        <source>A thumbnail needs at least one row and one column.</source>
        <translation>Eine Miniatur braucht mindestens eine Zeile und eine Spalte.</translation>
    </message>
    <message>
        <source>stages count from 0</source>
        <translation>Stufen werden ab 0 gezählt</translation>
    </message>
    <message>
        <source>expected a layer after a colon, as in zero:2 or zero:2.5</source>
        <translation>erwartet wird eine Schicht nach einem Doppelpunkt, wie in zero:2 oder zero:2.5</translation>
    </message>
    <message>
        <source>layers and heads count from 0</source>
        <translation>Schichten und Heads werden ab 0 gezählt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an intervention: %2.</source>
        <translation>„%1“ ist kein Eingriff: %2.</translation>
    </message>
    <message>
        <source>expected one of zero, mean, temperature, uniform, previous, self, paint, no-positions</source>
        <translation>erwartet wird eines von zero, mean, temperature, uniform, previous, self, paint, no-positions</translation>
    </message>
    <message>
        <source>expected a temperature as in temperature=0.5:2.5</source>
        <translation>erwartet wird eine Temperatur wie in temperature=0.5:2.5</translation>
    </message>
    <message>
        <source>expected painted weights as in paint@4,2=0.9:2.5</source>
        <translation>erwartet werden gemalte Gewichte wie in paint@4,2=0.9:2.5</translation>
    </message>
    <message>
        <source>expected the colon right after %1</source>
        <translation>erwartet wird der Doppelpunkt gleich nach %1</translation>
    </message>
    <message>
        <source>expected painted weights as QUERY,KEY=WEIGHT</source>
        <translation>erwartet werden gemalte Gewichte als QUERY,KEY=WEIGHT</translation>
    </message>
    <message>
        <source>expected a number as its %1</source>
        <translation>erwartet wird eine Zahl (%1)</translation>
    </message>
    <message>
        <source>The factors of an attention module must have one column for each landmark of each head, and its key mask one entry for each key.</source>
        <translation>Die Faktoren eines Attention-Moduls müssen je Landmarke jedes Heads eine Spalte haben, und seine Key-Maske je Key einen Eintrag.</translation>
    </message>
    <message>
        <source>The tensors of a captured attention module have shapes that do not fit each other.</source>
        <translation>Die Formen der Tensoren eines aufgezeichneten Attention-Moduls passen nicht zueinander.</translation>
    </message>
    <message>
        <source>The %1 of an attention module must be %2, not %3.</source>
        <translation>Attention-Modul: %1: erwartet wird %2, gefunden wurde %3.</translation>
    </message>
    <message>
        <source>The windows of an attention module have shapes that do not fit each other.</source>
        <translation>Die Formen der Fenster eines Attention-Moduls passen nicht zueinander.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (at byte %2)</source>
        <translation>%1 (bei Byte %2)</translation>
    </message>
    <message>
        <source>The work was cancelled.</source>
        <translation>Die Arbeit wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The file was not downloaded: it is only a Git LFS pointer to it. Run &quot;git lfs pull&quot; in the model&apos;s folder.</source>
        <translation>Die Datei wurde nicht heruntergeladen: Sie ist nur ein Git-LFS-Zeiger. Im Ordner des Modells „git lfs pull“ ausführen.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Das ist keine reguläre Datei.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Die Datei lässt sich nicht öffnen: %1.</translation>
    </message>
    <message>
        <source>The file cannot be examined: %1.</source>
        <translation>Die Datei lässt sich nicht untersuchen: %1.</translation>
    </message>
    <message>
        <source>The file cannot be mapped: %1.</source>
        <translation>Die Datei lässt sich nicht in den Speicher abbilden: %1.</translation>
    </message>
    <message>
        <source>The file was changed, or could no longer be read, while it was in use. Open the model again.</source>
        <translation>Die Datei wurde während der Verwendung geändert oder ließ sich nicht mehr lesen. Modell neu öffnen.</translation>
    </message>
    <message>
        <source>The hash of the model could not be computed: %1.</source>
        <translation>Der Hash des Modells ließ sich nicht berechnen: %1.</translation>
    </message>
    <message>
        <source>The file has %1 bytes; at most %2 are read.</source>
        <translation>Die Datei hat %1 Bytes; gelesen werden höchstens %2.</translation>
    </message>
    <message>
        <source>A tensor has the negative size %1.</source>
        <translation>Ein Tensor hat die negative Größe %1.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 is too large to exist.</source>
        <translation>Ein Tensor der Form %1 ist zu groß, um zu existieren.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 cannot hold %2 values.</source>
        <translation>Ein Tensor der Form %1 kann nicht %2 Werte enthalten.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 does not fill its bytes.</source>
        <translation>Ein Tensor der Form %1 füllt seine Bytes nicht.</translation>
    </message>
    <message>
        <source>Weights of type %1 are not supported.</source>
        <translation>Gewichte vom Typ %1 werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 does not fill its memory.</source>
        <translation>Ein Tensor der Form %1 füllt seinen Speicher nicht.</translation>
    </message>
    <message>
        <source>The system starts no more threads (%1). Close other programs, or ask for fewer threads (--threads 1).</source>
        <translation>Das System startet keine weiteren Threads (%1). Andere Programme schließen oder weniger Threads verlangen (--threads 1).</translation>
    </message>
    <message>
        <source>%1 (%2). The previous content is unchanged.</source>
        <translation>%1 (%2). Der vorherige Inhalt ist unverändert.</translation>
    </message>
    <message>
        <source>Expected the name of a file to write, found an empty one.</source>
        <translation>Erwartet wird der Name einer Datei zum Schreiben, gefunden wurde ein leerer.</translation>
    </message>
    <message>
        <source>This is a folder; choose a file in it.</source>
        <translation>Das ist ein Ordner; eine Datei darin wählen.</translation>
    </message>
    <message>
        <source>This is a link to another file; choose the file itself, or another one.</source>
        <translation>Das ist ein Verweis auf eine andere Datei; die Datei selbst oder eine andere wählen.</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a file; choose a file.</source>
        <translation>Das ist ein Gerät oder eine Pipe, keine Datei; eine Datei wählen.</translation>
    </message>
    <message>
        <source>The folder does not exist; create it, or choose another one.</source>
        <translation>Der Ordner existiert nicht; ihn anlegen oder einen anderen wählen.</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>Die Datei lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>The file could not be written to the end</source>
        <translation>Die Datei ließ sich nicht vollständig schreiben</translation>
    </message>
    <message>
        <source>The file could not be finished</source>
        <translation>Die Datei ließ sich nicht abschließen</translation>
    </message>
    <message>
        <source>Layers are stored both in one tensor and in tensors of their own.</source>
        <translation>Schichten stehen sowohl in einem Tensor als auch in eigenen Tensoren.</translation>
    </message>
    <message>
        <source>Attention weights are floating-point numbers, not %1.</source>
        <translation>Attention-Gewichte sind Gleitkommazahlen, nicht %1.</translation>
    </message>
    <message>
        <source>The layer is missing, but there are later ones.</source>
        <translation>Die Schicht fehlt, aber es gibt spätere.</translation>
    </message>
    <message>
        <source>The tensor must be [layers, heads, queries, keys], and is %1.</source>
        <translation>Der Tensor muss [Schichten, Heads, Queries, Keys] sein und ist %1.</translation>
    </message>
    <message>
        <source>A layer must be [heads, queries, keys], none of them 0, and is %1.</source>
        <translation>Eine Schicht muss [Heads, Queries, Keys] sein, keines davon 0, und ist %1.</translation>
    </message>
    <message>
        <source>Expected one weight for each of %1 global tokens and an odd number for the window, found %2.</source>
        <translation>Erwartet werden ein Gewicht für jedes von %1 globalen Token und eine ungerade Zahl für das Fenster, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected more queries than global token %1, found %2.</source>
        <translation>Erwartet werden mehr Queries als das globale Token %1, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>Erwartet: %1, gefunden: %2.</translation>
    </message>
    <message>
        <source>Expected [%1, keys, %2], found %3.</source>
        <translation>Erwartet: [%1, Keys, %2], gefunden: %3.</translation>
    </message>
    <message>
        <source>Expected this tensor beside the weights, found none.</source>
        <translation>Erwartet wird dieser Tensor neben den Gewichten, gefunden wurde keiner.</translation>
    </message>
    <message>
        <source>Expected bytes or booleans of the shape %1, found %2 %3.</source>
        <translation>Erwartet werden Bytes oder Wahrheitswerte der Form %1, gefunden wurde %2 %3.</translation>
    </message>
    <message>
        <source>The layer has the shape %1, and layer 0 has %2.</source>
        <translation>Die Schicht hat die Form %1, Schicht 0 aber %2.</translation>
    </message>
    <message>
        <source>no tensors</source>
        <translation>keine Tensoren</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and others</source>
        <translation>„%1“ und andere</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Expected a tensor &quot;%1&quot;, or another one that &quot;Imported attention&quot; in Help (F1) lists, found %2.</source>
        <translation>Erwartet wird ein Tensor „%1“ oder ein anderer, den „Imported attention“ in der Hilfe (F1) nennt; gefunden: %2.</translation>
    </message>
    <message>
        <source>There are %1 offsets for %2 tokens.</source>
        <translation>Es gibt %1 Offsets für %2 Token.</translation>
    </message>
    <message>
        <source>Expected at most %1 patches, found %2 rows and %3 columns.</source>
        <translation>Erwartet werden höchstens %1 Patches, gefunden wurden %2 Zeilen und %3 Spalten.</translation>
    </message>
    <message>
        <source>Expected ascending tokens, none of them twice.</source>
        <translation>Erwartet werden aufsteigende Token, keines doppelt.</translation>
    </message>
    <message>
        <source>Two entries describe the same kind and stage.</source>
        <translation>Zwei Einträge beschreiben dieselbe Art und Stufe.</translation>
    </message>
    <message>
        <source>Expected [begin, end], found a list of %1.</source>
        <translation>Erwartet wird [Anfang, Ende], gefunden wurde eine Liste der Länge %1.</translation>
    </message>
    <message>
        <source>Expected [begin, end], found an end before the beginning.</source>
        <translation>Erwartet wird [Anfang, Ende], gefunden wurde ein Ende vor dem Anfang.</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: %1 bytes should follow here, and %2 are left.</source>
        <translation>Die Datei ist abgeschnitten oder beschädigt: Hier sollten %1 Bytes folgen, übrig sind %2.</translation>
    </message>
    <message>
        <source>Expected a capture, with &quot;headlight_capture&quot; in the metadata of its tensors.</source>
        <translation>Erwartet wird eine Aufzeichnung mit „headlight_capture“ in den Metadaten ihrer Tensoren.</translation>
    </message>
    <message>
        <source>Expected [begin, end] among the %1 bytes of the text, found [%2, %3].</source>
        <translation>Erwartet wird [Anfang, Ende] innerhalb der %1 Bytes des Textes, gefunden wurde [%2, %3].</translation>
    </message>
    <message>
        <source>Expected one entry for each of the %1 tokens, found %2 %3.</source>
        <translation>Erwartet wird ein Eintrag für jedes der %1 Token, gefunden wurden %2 %3.</translation>
    </message>
    <message>
        <source>Expected [rows, columns], found a list of %1.</source>
        <translation>Erwartet wird [Zeilen, Spalten], gefunden wurde eine Liste der Länge %1.</translation>
    </message>
    <message>
        <source>Expected one token for each of the %1 patches of the grid, found %2.</source>
        <translation>Erwartet wird ein Token für jeden der %1 Patches des Rasters, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected at least one token, found an empty list.</source>
        <translation>Erwartet wird mindestens ein Token, gefunden wurde eine leere Liste.</translation>
    </message>
    <message>
        <source>Two sequences are called &quot;%1&quot;.</source>
        <translation>Zwei Folgen heißen „%1“.</translation>
    </message>
    <message>
        <source>Expected at least one sequence of tokens, found an empty list.</source>
        <translation>Erwartet wird mindestens eine Folge von Token, gefunden wurde eine leere Liste.</translation>
    </message>
    <message>
        <source>Expected numbers of type %1, found %2.</source>
        <translation>Erwartet werden Zahlen vom Typ %1, gefunden wurde %2.</translation>
    </message>
    <message>
        <source>BOOL or U8</source>
        <translation>BOOL oder U8</translation>
    </message>
    <message>
        <source>F32, F16 or BF16</source>
        <translation>F32, F16 oder BF16</translation>
    </message>
    <message>
        <source>The tensor is missing; the layer &quot;%1&quot; of the metadata needs it.</source>
        <translation>Der Tensor fehlt; die Schicht „%1“ der Metadaten braucht ihn.</translation>
    </message>
    <message>
        <source>Expected a tensor [heads, tokens, head size], none of them 0, found %1.</source>
        <translation>Erwartet wird ein Tensor [Heads, Token, Headgröße], keines davon 0, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>Expected the shape %1, found %2.</source>
        <translation>Erwartet wird die Form %1, gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Expected a number of key heads that divides the %1 heads of the queries, found %2.</source>
        <translation>Erwartet wird eine Zahl von Key-Heads, die die %1 Heads der Queries teilt, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected vectors of %1 numbers, as the queries have, found %2.</source>
        <translation>Erwartet werden Vektoren aus %1 Zahlen wie bei den Queries, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected the shape [%1, %2, value size], found %3.</source>
        <translation>Erwartet wird die Form [%1, %2, Valuegröße], gefunden wurde %3.</translation>
    </message>
    <message>
        <source>There are %1 keys, and the sequence &quot;%2&quot; has %3 tokens.</source>
        <translation>Es gibt %1 Keys, die Folge „%2“ hat aber %3 Token.</translation>
    </message>
    <message>
        <source>There are %1 queries, and the sequence &quot;%2&quot; has %3 tokens.</source>
        <translation>Es gibt %1 Queries, die Folge „%2“ hat aber %3 Token.</translation>
    </message>
    <message>
        <source>Expected false, because queries and keys are of different sequences; found true.</source>
        <translation>Erwartet wird false, weil Queries und Keys zu verschiedenen Folgen gehören; gefunden wurde true.</translation>
    </message>
    <message>
        <source>Layer %1 of %2 is there twice: &quot;%3&quot; and &quot;%4&quot;.</source>
        <translation>Schicht %1 von %2 ist doppelt: „%3“ und „%4“.</translation>
    </message>
    <message>
        <source>The layers &quot;%1&quot; and &quot;%2&quot; of %3 must have the same sequences and as many queries and keys.</source>
        <translation>Die Schichten „%1“ und „%2“ von %3 müssen dieselben Folgen und gleich viele Queries und Keys haben.</translation>
    </message>
    <message>
        <source>No layer of the metadata is called &quot;%1&quot;.</source>
        <translation>Keine Schicht der Metadaten heißt „%1“.</translation>
    </message>
    <message>
        <source>Two layers are called &quot;%1&quot;.</source>
        <translation>Zwei Schichten heißen „%1“.</translation>
    </message>
    <message>
        <source>Expected at least one layer, found an empty list.</source>
        <translation>Erwartet wird mindestens eine Schicht, gefunden wurde eine leere Liste.</translation>
    </message>
    <message>
        <source>Version %1 is not supported; supported versions: 1, 2.</source>
        <translation>Version %1 wird nicht unterstützt; unterstützte Versionen: 1, 2.</translation>
    </message>
    <message>
        <source>--checkpoint: expected a folder of checkpoints, with subfolders such as step1000 or checkpoint-500 that have a config.json, found none. Leave the option out, or choose such a folder.</source>
        <translation>--checkpoint: Erwartet wird ein Ordner mit Checkpoints, mit Unterordnern wie step1000 oder checkpoint-500, die eine config.json haben; gefunden wurde keiner. Die Option weglassen oder einen solchen Ordner wählen.</translation>
    </message>
    <message>
        <source>--checkpoint: expected first, last, a step, or one of %1, found &quot;%2&quot;.</source>
        <translation>--checkpoint: Erwartet wird first, last, ein Schritt oder eines von %1, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>The object has more members than any configuration.</source>
        <translation>Das Objekt hat mehr Elemente als jede Konfiguration.</translation>
    </message>
    <message>
        <source>The configuration lacks this member: %1.</source>
        <translation>In der Konfiguration fehlt dieses Element: %1.</translation>
    </message>
    <message>
        <source>Expected a list of %1 numbers, found one of %2.</source>
        <translation>Erwartet wird eine Liste von %1 Zahlen, gefunden wurde eine von %2.</translation>
    </message>
    <message>
        <source>Expected whole numbers as keys, as in {&quot;0&quot;: &quot;A&quot;}, found &quot;%1&quot;.</source>
        <translation>Erwartet werden ganze Zahlen als Schlüssel wie in {&quot;0&quot;: &quot;A&quot;}, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>The number %1 is given twice.</source>
        <translation>Die Zahl %1 ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Expected a regular file.</source>
        <translation>Erwartet wird eine reguläre Datei.</translation>
    </message>
    <message>
        <source>The file cannot be opened</source>
        <translation>Die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The file cannot be examined</source>
        <translation>Die Datei lässt sich nicht untersuchen</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The file was changed while the model was open. Open the model again.</source>
        <translation>Die Datei wurde geändert, während das Modell offen war. Modell neu öffnen.</translation>
    </message>
    <message>
        <source>There is no config.json here. Choose the folder of a Hugging Face model.</source>
        <translation>Hier gibt es keine config.json. Den Ordner eines Hugging-Face-Modells wählen.</translation>
    </message>
    <message>
        <source>The file contains a vocabulary but no weights, so no model can be run.</source>
        <translation>Die Datei enthält ein Vokabular, aber keine Gewichte, daher kann kein Modell laufen.</translation>
    </message>
    <message>
        <source>Expected the name of a snapshot in the file.</source>
        <translation>Erwartet wird der Name eines Snapshots in der Datei.</translation>
    </message>
    <message>
        <source>The folder holds several GGUF files. Choose one of them, %1 for example.</source>
        <translation>Der Ordner enthält mehrere GGUF-Dateien. Eine davon wählen, zum Beispiel %1.</translation>
    </message>
    <message>
        <source>The snapshot %1 that refs/main names is not there. Download the model again.</source>
        <translation>Der Snapshot %1, den refs/main nennt, ist nicht vorhanden. Modell neu herunterladen.</translation>
    </message>
    <message>
        <source>The folder of the cache contains no snapshot. Download the model again.</source>
        <translation>Der Ordner des Caches enthält keinen Snapshot. Modell neu herunterladen.</translation>
    </message>
    <message>
        <source>The folder holds several snapshots and no refs/main. Choose one of the folders in &quot;snapshots&quot;.</source>
        <translation>Der Ordner enthält mehrere Snapshots und kein refs/main. Einen der Ordner in „snapshots“ wählen.</translation>
    </message>
    <message>
        <source>The path cannot be followed: %1.</source>
        <translation>Dem Pfad lässt sich nicht folgen: %1.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Eine solche Datei oder einen solchen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>This is neither a file nor a folder.</source>
        <translation>Das ist weder eine Datei noch ein Ordner.</translation>
    </message>
    <message>
        <source>The cryptographic library could not compute a SHA-256 hash.</source>
        <translation>Die Kryptografie-Bibliothek konnte keinen SHA-256-Hash berechnen.</translation>
    </message>
    <message>
        <source>The file claims %1 tensors; at most %2 are read.</source>
        <translation>Die Datei gibt %1 Tensoren an; gelesen werden höchstens %2.</translation>
    </message>
    <message>
        <source>The file claims %1 keys of metadata; at most %2 are read.</source>
        <translation>Die Datei gibt %1 Schlüssel in den Metadaten an; gelesen werden höchstens %2.</translation>
    </message>
    <message>
        <source>This is not a GGUF file: it does not begin with &quot;GGUF&quot;.</source>
        <translation>Das ist keine GGUF-Datei: Sie beginnt nicht mit „GGUF“.</translation>
    </message>
    <message>
        <source>The file is written for big-endian machines. Convert it with gguf-py&apos;s gguf_convert_endian.py.</source>
        <translation>Die Datei ist für Big-Endian-Rechner geschrieben. Mit gguf_convert_endian.py aus gguf-py umwandeln.</translation>
    </message>
    <message>
        <source>GGUF version %1 is not supported; supported versions: 2, 3. Convert or download the model again.</source>
        <translation>GGUF-Version %1 wird nicht unterstützt; unterstützte Versionen: 2, 3. Modell neu umwandeln oder herunterladen.</translation>
    </message>
    <message>
        <source>A name is empty.</source>
        <translation>Ein Name ist leer.</translation>
    </message>
    <message>
        <source>A name claims %1 bytes; at most %2 are possible.</source>
        <translation>Ein Name gibt %1 Bytes an; möglich sind höchstens %2.</translation>
    </message>
    <message>
        <source>A name is not UTF-8 text.</source>
        <translation>Ein Name ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>The value has the unknown type %1.</source>
        <translation>Der Wert hat den unbekannten Typ %1.</translation>
    </message>
    <message>
        <source>Lists of lists are not supported.</source>
        <translation>Listen von Listen werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: a value of %1 elements does not fit into the %2 bytes that are left.</source>
        <translation>Die Datei ist abgeschnitten oder beschädigt: Ein Wert mit %1 Elementen passt nicht in die übrigen %2 Bytes.</translation>
    </message>
    <message>
        <source>Expected a whole number of the type u32, found %1.</source>
        <translation>Erwartet wird eine ganze Zahl vom Typ u32, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected a power of two from 8 to 1048576, found %1.</source>
        <translation>Erwartet wird eine Zweierpotenz von 8 bis 1048576, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>The tensor has %1 dimensions; at most 4 are possible.</source>
        <translation>Der Tensor hat %1 Dimensionen; möglich sind höchstens 4.</translation>
    </message>
    <message>
        <source>A dimension of the tensor is %1.</source>
        <translation>Eine Dimension des Tensors ist %1.</translation>
    </message>
    <message>
        <source>The tensor has the type %1, which is not supported.</source>
        <translation>Der Tensor hat den Typ %1, der nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>The tensor has the type %1, which was removed from the format. Convert or download the model again.</source>
        <translation>Der Tensor hat den Typ %1, der aus dem Format entfernt wurde. Modell neu umwandeln oder herunterladen.</translation>
    </message>
    <message>
        <source>A tensor of the shape %1 is too large to exist.</source>
        <translation>Ein Tensor der Form %1 ist zu groß, um zu existieren.</translation>
    </message>
    <message>
        <source>The tensor&apos;s rows have %1 values, which blocks of %2 (%3) do not fill.</source>
        <translation>Die Zeilen des Tensors haben %1 Werte, die Blöcke von %2 (%3) nicht füllen.</translation>
    </message>
    <message>
        <source>The tensor&apos;s offset %1 is not a multiple of %2.</source>
        <translation>Der Offset %1 des Tensors ist kein Vielfaches von %2.</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: the tensor&apos;s %1 bytes at offset %2 of the data end beyond it. Download or copy the file again.</source>
        <translation>Die Datei ist abgeschnitten oder beschädigt: Die %1 Bytes des Tensors ab Offset %2 der Daten reichen über deren Ende hinaus. Datei neu herunterladen oder kopieren.</translation>
    </message>
    <message>
        <source>Two tensors have this name.</source>
        <translation>Zwei Tensoren haben diesen Namen.</translation>
    </message>
    <message>
        <source>The tensor overlaps &quot;%1&quot;.</source>
        <translation>Der Tensor überlappt „%1“.</translation>
    </message>
    <message>
        <source>Weights of type %1 are not supported; supported types: %2.</source>
        <translation>Gewichte vom Typ %1 werden nicht unterstützt; unterstützte Typen: %2.</translation>
    </message>
    <message>
        <source>The metadata has this key twice.</source>
        <translation>Die Metadaten enthalten diesen Schlüssel doppelt.</translation>
    </message>
    <message>
        <source>Expected a text, found %1.</source>
        <translation>Erwartet wird ein Text, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected a number, found %1.</source>
        <translation>Erwartet wird eine Zahl, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected a finite number.</source>
        <translation>Erwartet wird eine endliche Zahl.</translation>
    </message>
    <message>
        <source>Expected true or false, found %1.</source>
        <translation>Erwartet wird true oder false, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected a list of texts, found %1.</source>
        <translation>Erwartet wird eine Liste von Texten, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected a list of whole numbers, found %1.</source>
        <translation>Erwartet wird eine Liste ganzer Zahlen, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected a list of numbers, found %1.</source>
        <translation>Erwartet wird eine Liste von Zahlen, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>A number of the list is NaN or infinite.</source>
        <translation>Eine Zahl der Liste ist NaN oder unendlich.</translation>
    </message>
    <message>
        <source>The file says that the model has %1 parts, and its name says %2.</source>
        <translation>Laut der Datei hat das Modell %1 Teile, laut ihrem Namen %2.</translation>
    </message>
    <message>
        <source>The file says that it is part %1, and its name says %2.</source>
        <translation>Laut der Datei ist sie Teil %1, laut ihrem Namen %2.</translation>
    </message>
    <message>
        <source>A part of the model is missing: %1. Download it into the folder of the others.</source>
        <translation>Ein Teil des Modells fehlt: %1. In den Ordner der anderen herunterladen.</translation>
    </message>
    <message>
        <source>The parts should hold %1 tensors, and hold %2.</source>
        <translation>Die Teile sollten %1 Tensoren enthalten und enthalten %2.</translation>
    </message>
    <message>
        <source>The file is a part of a model, but its name does not say which. Name the parts NAME-00001-of-00002.gguf, NAME-00002-of-00002.gguf and so on.</source>
        <translation>Die Datei ist Teil eines Modells, ihr Name sagt aber nicht, welcher. Die Teile NAME-00001-of-00002.gguf, NAME-00002-of-00002.gguf und so weiter nennen.</translation>
    </message>
    <message>
        <source>Two of the model&apos;s files hold a tensor of this name.</source>
        <translation>Zwei Dateien des Modells enthalten einen Tensor dieses Namens.</translation>
    </message>
    <message>
        <source>The header of the array lacks %1.</source>
        <translation>Im Kopf des Arrays fehlt %1.</translation>
    </message>
    <message>
        <source>The header of the array has no simple number type.</source>
        <translation>Der Kopf des Arrays nennt keinen einfachen Zahlentyp.</translation>
    </message>
    <message>
        <source>The header of the array does not state the order of its numbers.</source>
        <translation>Der Kopf des Arrays nennt die Reihenfolge seiner Zahlen nicht.</translation>
    </message>
    <message>
        <source>The header of the array has no shape.</source>
        <translation>Der Kopf des Arrays hat keine Form.</translation>
    </message>
    <message>
        <source>The header of the array has an impossible shape.</source>
        <translation>Der Kopf des Arrays hat eine unmögliche Form.</translation>
    </message>
    <message>
        <source>This is not a NumPy array, or it is truncated.</source>
        <translation>Das ist kein NumPy-Array, oder es ist abgeschnitten.</translation>
    </message>
    <message>
        <source>Version %1 of NumPy&apos;s arrays is newer than this program.</source>
        <translation>Version %1 der NumPy-Arrays ist neuer als dieses Programm.</translation>
    </message>
    <message>
        <source>The header of the array is truncated.</source>
        <translation>Der Kopf des Arrays ist abgeschnitten.</translation>
    </message>
    <message>
        <source>This is not an .npz file (a zip file of arrays), or it is truncated.</source>
        <translation>Das ist keine .npz-Datei (eine Zip-Datei mit Arrays), oder sie ist abgeschnitten.</translation>
    </message>
    <message>
        <source>The zip file is encrypted.</source>
        <translation>Die Zip-Datei ist verschlüsselt.</translation>
    </message>
    <message>
        <source>The zip file is compressed in a way that NumPy does not write.</source>
        <translation>Die Zip-Datei ist auf eine Weise komprimiert, die NumPy nicht schreibt.</translation>
    </message>
    <message>
        <source>The zip file lists a member twice, or has too many members.</source>
        <translation>Die Zip-Datei führt ein Mitglied doppelt auf oder hat zu viele Mitglieder.</translation>
    </message>
    <message>
        <source>Expected the CRC-32 that the zip file&apos;s directory gives for this member, found another: its bytes were changed after the file was written. Copy or save the file again.</source>
        <translation>Erwartet wird der CRC-32, den das Verzeichnis der Zip-Datei für dieses Mitglied nennt, gefunden wurde ein anderer: Seine Bytes wurden nach dem Schreiben der Datei geändert. Datei neu kopieren oder speichern.</translation>
    </message>
    <message>
        <source>This part of the zip file is damaged.</source>
        <translation>Dieser Teil der Zip-Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>This part of the zip file is damaged or truncated.</source>
        <translation>Dieser Teil der Zip-Datei ist beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>There is no such array.</source>
        <translation>Ein solches Array gibt es nicht.</translation>
    </message>
    <message>
        <source>The array has numbers of type &apos;%1&apos;. Convert them with .astype(&quot;float32&quot;) before they are saved.</source>
        <translation>Das Array hat Zahlen vom Typ &apos;%1&apos;. Sie vor dem Speichern mit .astype(&quot;float32&quot;) umwandeln.</translation>
    </message>
    <message>
        <source>The array is stored column by column. Convert it with np.ascontiguousarray before it is saved.</source>
        <translation>Das Array ist spaltenweise gespeichert. Es vor dem Speichern mit np.ascontiguousarray umwandeln.</translation>
    </message>
    <message>
        <source>The array does not have as many numbers as its shape %1 says.</source>
        <translation>Das Array hat nicht so viele Zahlen, wie seine Form %1 angibt.</translation>
    </message>
    <message>
        <source>The arrays of this file are more than twenty times as large as the file. Save them uncompressed, with np.savez.</source>
        <translation>Die Arrays dieser Datei sind mehr als zwanzigmal so groß wie die Datei. Unkomprimiert speichern, mit np.savez.</translation>
    </message>
    <message>
        <source>This part of the zip file is larger than it may be.</source>
        <translation>Dieser Teil der Zip-Datei ist größer als erlaubt.</translation>
    </message>
    <message>
        <source>The zip file could not be written.</source>
        <translation>Die Zip-Datei ließ sich nicht schreiben.</translation>
    </message>
    <message>
        <source>There is not enough memory to write a zip file.</source>
        <translation>Der Speicher reicht nicht, um eine Zip-Datei zu schreiben.</translation>
    </message>
    <message>
        <source>The file is too short to be a safetensors file: it has %1 bytes.</source>
        <translation>Die Datei ist zu kurz für eine safetensors-Datei: Sie hat %1 Bytes.</translation>
    </message>
    <message>
        <source>This is not a safetensors file, or it is damaged: its header claims %1 bytes, and at most 100 MB are allowed.</source>
        <translation>Das ist keine safetensors-Datei, oder sie ist beschädigt: Ihr Kopf gibt %1 Bytes an, erlaubt sind höchstens 100 MB.</translation>
    </message>
    <message>
        <source>The file is truncated: its header should have %1 bytes, and %2 are there. Download or copy the file again.</source>
        <translation>Die Datei ist abgeschnitten: Ihr Kopf sollte %1 Bytes haben, vorhanden sind %2. Datei neu herunterladen oder kopieren.</translation>
    </message>
    <message>
        <source>The safetensors header does not start with &apos;{&apos;.</source>
        <translation>Der Kopf der safetensors-Datei beginnt nicht mit &apos;{&apos;.</translation>
    </message>
    <message>
        <source>The file lists more tensors than any model has: at most %1 are read.</source>
        <translation>Die Datei führt mehr Tensoren auf als jedes Modell: Gelesen werden höchstens %1.</translation>
    </message>
    <message>
        <source>The header has two members with this name.</source>
        <translation>Der Kopf hat zwei Elemente dieses Namens.</translation>
    </message>
    <message>
        <source>There is more metadata than any model has.</source>
        <translation>Es gibt mehr Metadaten als bei jedem Modell.</translation>
    </message>
    <message>
        <source>The header has this metadata twice.</source>
        <translation>Der Kopf enthält diese Metadaten doppelt.</translation>
    </message>
    <message>
        <source>The tensor has this member twice.</source>
        <translation>Der Tensor hat dieses Element doppelt.</translation>
    </message>
    <message>
        <source>The format has no such member; members: dtype, shape, data_offsets.</source>
        <translation>Das Format kennt dieses Element nicht; Elemente: dtype, shape, data_offsets.</translation>
    </message>
    <message>
        <source>The tensor lacks its dtype, shape or data_offsets.</source>
        <translation>Dem Tensor fehlt dtype, shape oder data_offsets.</translation>
    </message>
    <message>
        <source>There are more data types than any file has.</source>
        <translation>Es gibt mehr Datentypen als in jeder Datei.</translation>
    </message>
    <message>
        <source>The tensor has more than 16 dimensions.</source>
        <translation>Der Tensor hat mehr als 16 Dimensionen.</translation>
    </message>
    <message>
        <source>The tensor ends before it begins.</source>
        <translation>Der Tensor endet, bevor er beginnt.</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: the tensor should end at byte %1 of the data, which has %2 bytes. Download or copy the file again.</source>
        <translation>Die Datei ist abgeschnitten oder beschädigt: Der Tensor sollte bei Byte %1 der Daten enden, die %2 Bytes haben. Datei neu herunterladen oder kopieren.</translation>
    </message>
    <message>
        <source>The shape %1 is too large to exist.</source>
        <translation>Die Form %1 ist zu groß, um zu existieren.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 and type %2 does not have %3 bytes.</source>
        <translation>Ein Tensor der Form %1 und vom Typ %2 hat nicht %3 Bytes.</translation>
    </message>
    <message>
        <source>The tensor&apos;s bytes overlap with those of another.</source>
        <translation>Die Bytes des Tensors überlappen die eines anderen.</translation>
    </message>
    <message>
        <source>The bytes before this tensor belong to no tensor.</source>
        <translation>Die Bytes vor diesem Tensor gehören zu keinem Tensor.</translation>
    </message>
    <message>
        <source>The bytes at the end of the file belong to no tensor.</source>
        <translation>Die Bytes am Ende der Datei gehören zu keinem Tensor.</translation>
    </message>
    <message>
        <source>Two tensors to be written have this name.</source>
        <translation>Zwei zu schreibende Tensoren haben diesen Namen.</translation>
    </message>
    <message>
        <source>The tensor to be written has %1 values and not the %2 of its shape %3.</source>
        <translation>Der zu schreibende Tensor hat %1 Werte und nicht die %2 seiner Form %3.</translation>
    </message>
    <message>
        <source>The index has two weight maps.</source>
        <translation>Der Index hat zwei Gewichtslisten (weight_map).</translation>
    </message>
    <message>
        <source>The weight map names a file that is not in the model&apos;s folder.</source>
        <translation>Die Gewichtsliste nennt eine Datei, die nicht im Ordner des Modells liegt.</translation>
    </message>
    <message>
        <source>The index names no tensors.</source>
        <translation>Der Index nennt keine Tensoren.</translation>
    </message>
    <message>
        <source>The weight map names this tensor twice.</source>
        <translation>Die Gewichtsliste nennt diesen Tensor doppelt.</translation>
    </message>
    <message>
        <source>The weight map names more files than any model has.</source>
        <translation>Die Gewichtsliste nennt mehr Dateien, als irgendein Modell hat.</translation>
    </message>
    <message>
        <source>%1 holds TensorFlow weights, which are not read.</source>
        <translation>%1 enthält TensorFlow-Gewichte, die nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 holds Flax weights, which are not read.</source>
        <translation>%1 enthält Flax-Gewichte, die nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 holds an ONNX graph, which is not read.</source>
        <translation>%1 enthält einen ONNX-Graphen, der nicht gelesen wird.</translation>
    </message>
    <message>
        <source>%1 is a GGUF file; open that file itself.</source>
        <translation>%1 ist eine GGUF-Datei; diese Datei selbst öffnen.</translation>
    </message>
    <message>
        <source>%1 is a pickle: a Python program that could do anything when opened, so it is never read.</source>
        <translation>%1 ist ein Pickle: ein Python-Programm, das beim Öffnen alles tun könnte; daher wird es nie gelesen.</translation>
    </message>
    <message>
        <source>Expected a file model.safetensors, found %1. If it holds the whole model, rename it.</source>
        <translation>Eine Datei model.safetensors wurde erwartet, %1 gefunden. Benennen Sie sie um, wenn sie das ganze Modell enthält.</translation>
    </message>
    <message>
        <source>The weights are not in safetensors files. %1 Convert it once with Python: from transformers import AutoModel; AutoModel.from_pretrained(FOLDER).save_pretrained(NEW_FOLDER, safe_serialization=True); for a model with a head, take its class instead of AutoModel.</source>
        <translation>Die Gewichte stehen nicht in safetensors-Dateien. %1 Einmal mit Python umwandeln: from transformers import AutoModel; AutoModel.from_pretrained(FOLDER).save_pretrained(NEW_FOLDER, safe_serialization=True); für ein Modell mit Ausgabekopf dessen Klasse statt AutoModel nehmen.</translation>
    </message>
    <message>
        <source>There are no weights here: model.safetensors is missing.</source>
        <translation>Hier gibt es keine Gewichte: model.safetensors fehlt.</translation>
    </message>
    <message>
        <source>A part of the model is missing: %1. Download it into this folder.</source>
        <translation>Ein Teil des Modells fehlt: %1. In diesen Ordner herunterladen.</translation>
    </message>
    <message>
        <source>The index says that %1 holds this tensor, but it does not.</source>
        <translation>Laut Index enthält %1 diesen Tensor, das tut sie aber nicht.</translation>
    </message>
    <message>
        <source>Expected %1, as in vision_config of the model&apos;s config.json; found %2.</source>
        <translation>Erwartet wird %1 wie in vision_config der config.json des Modells; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Expected no more pixels for the smallest image (shortest_edge or min_pixels) than for the largest (longest_edge or max_pixels); found %1 and %2.</source>
        <translation>Erwartet werden für das kleinste Bild (shortest_edge oder min_pixels) nicht mehr Pixel als für das größte (longest_edge oder max_pixels); gefunden wurden %1 und %2.</translation>
    </message>
    <message>
        <source>Expected an image at most %1 times as long as wide, found one of %2. Crop the image.</source>
        <translation>Erwartet wird ein Bild, das höchstens %1-mal so lang wie breit ist, gefunden wurde eines von %2. Bild zuschneiden.</translation>
    </message>
    <message>
        <source>Expected an image whose sides are multiples of %1 pixels, because do_resize in preprocessor_config.json is false; found one of %2. Resize the image, or set do_resize to true.</source>
        <translation>Erwartet wird ein Bild, dessen Seiten Vielfache von %1 Pixeln sind, weil do_resize in preprocessor_config.json false ist; gefunden wurde eines von %2. Bildgröße ändern oder do_resize auf true setzen.</translation>
    </message>
    <message>
        <source>Expected an image of at most %1 patches of %2 x %2 pixels, found one that becomes %3. Set a smaller longest_edge in preprocessor_config.json, or crop the image.</source>
        <translation>Erwartet wird ein Bild aus höchstens %1 Patches von %2 x %2 Pixeln, gefunden wurde eines, das zu %3 wird. In preprocessor_config.json ein kleineres longest_edge setzen oder das Bild zuschneiden.</translation>
    </message>
    <message>
        <source>Expected at least size.longest_edge on both sides, which is %1; found %2 x %3.</source>
        <translation>Erwartet wird auf beiden Seiten mindestens size.longest_edge, also %1; gefunden wurde %2 x %3.</translation>
    </message>
    <message>
        <source>Expected %1 numbers, one a channel of the model; found %2.</source>
        <translation>Erwartet werden %1 Zahlen, eine je Kanal des Modells; gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected at most %1 colors, found %2.</source>
        <translation>Erwartet werden höchstens %1 Farben, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>The image of %1 x %2 pixels becomes too large: preprocessor_config.json asks for %3 pixels on its shorter side, so that the longer one has %4; at most %5 pixels are resized to. Crop the image, or set a smaller size.</source>
        <translation>Das Bild von %1 x %2 Pixeln wird zu groß: preprocessor_config.json verlangt %3 Pixel auf der kürzeren Seite, sodass die längere %4 hat; erlaubt sind höchstens %5 Pixel. Bild zuschneiden oder eine kleinere Größe setzen.</translation>
    </message>
    <message>
        <source>The image has no pixels.</source>
        <translation>Das Bild hat keine Pixel.</translation>
    </message>
    <message>
        <source>The model reads %1 x %2 pixels, each a token, and preprocessor_config.json makes %3 x %4.</source>
        <translation>Das Modell liest %1 x %2 Pixel, jeden als Token, und preprocessor_config.json erzeugt %3 x %4.</translation>
    </message>
    <message>
        <source>The image becomes %1 x %2 pixels, and pad_size of preprocessor_config.json has %3 x %4. Crop the image, or set a larger pad_size.</source>
        <translation>Das Bild wird %1 x %2 Pixel groß, und pad_size in preprocessor_config.json hat %3 x %4. Bild zuschneiden oder ein größeres pad_size setzen.</translation>
    </message>
    <message>
        <source>Expected %1 colors of a picture, found %2.</source>
        <translation>Erwartet werden %1 Farben eines Bildes, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected colors from 0 to %1, found %2.</source>
        <translation>Erwartet werden Farben von 0 bis %1, gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Expected %1 pixels, as the model&apos;s tiles have; found %2.</source>
        <translation>Erwartet werden %1 Pixel wie bei den Kacheln des Modells; gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected a length that gives fewer than %1 tiles of %2 pixels a side; found %3.</source>
        <translation>Erwartet wird eine Länge, die weniger als %1 Kacheln von %2 Pixeln Seitenlänge ergibt; gefunden wurde %3.</translation>
    </message>
    <message>
        <source>The image of %1 x %2 pixels becomes %3 tiles; at most %4 are read. Crop the image, or make it smaller.</source>
        <translation>Das Bild von %1 x %2 Pixeln wird zu %3 Kacheln; gelesen werden höchstens %4. Bild zuschneiden oder verkleinern.</translation>
    </message>
    <message>
        <source>Expected the patch_size of vision_config in the model&apos;s config.json, found %1.</source>
        <translation>Erwartet wird patch_size aus vision_config der config.json des Modells, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected an image of at most %1 patches of %2 x %2 pixels that fill it, because do_resize in preprocessor_config.json is false; found one of %3 x %4 pixels. Resize the image, or set do_resize to true.</source>
        <translation>Erwartet wird ein Bild aus höchstens %1 Patches von %2 x %2 Pixeln, die es ausfüllen, weil do_resize in preprocessor_config.json false ist; gefunden wurde eines von %3 x %4 Pixeln. Bildgröße ändern oder do_resize auf true setzen.</translation>
    </message>
    <message>
        <source>Expected height and width of the model&apos;s pages, or a list of width and height.</source>
        <translation>Erwartet werden Höhe und Breite der Seiten des Modells oder eine Liste aus Breite und Höhe.</translation>
    </message>
    <message>
        <source>Expected a list of heights and widths in pixels.</source>
        <translation>Erwartet wird eine Liste von Höhen und Breiten in Pixeln.</translation>
    </message>
    <message>
        <source>Expected multiples of the tiles&apos; %1 x %2 pixels; found %3 x %4.</source>
        <translation>Erwartet werden Vielfache der %1 x %2 Pixel der Kacheln; gefunden wurde %3 x %4.</translation>
    </message>
    <message>
        <source>Expected fewer than %1 tiles; found %2 x %3.</source>
        <translation>Erwartet werden weniger als %1 Kacheln; gefunden wurden %2 x %3.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>This field is missing.</source>
        <translation>Dieses Feld fehlt.</translation>
    </message>
    <message>
        <source>This field is given twice.</source>
        <translation>Dieses Feld ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>Expected a list of at most %1, found %2.</source>
        <translation>Erwartet wird eine Liste mit höchstens %1 Einträgen, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>Expected a text of at most %1 bytes, found %2.</source>
        <translation>Erwartet wird ein Text von höchstens %1 Bytes, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a %1 (a JSON object)</source>
        <translation>%1 (ein JSON-Objekt)</translation>
    </message>
    <message>
        <source>This %1 has %2 bytes; at most %3 MiB are read.</source>
        <translation>Diese Datei (%1) hat %2 Bytes; gelesen werden höchstens %3 MiB.</translation>
    </message>
    <message>
        <source>There is not enough memory to read this %1.</source>
        <translation>Der Speicher reicht nicht, um diese Datei (%1) zu lesen.</translation>
    </message>
    <message>
        <source>This %1 is not valid JSON (%2): it is damaged, truncated or of another format.</source>
        <translation>Diese Datei (%1) ist kein gültiges JSON (%2): Sie ist beschädigt, abgeschnitten oder hat ein anderes Format.</translation>
    </message>
    <message>
        <source>Expected more than a quarter of num_buckets, which is %1; found %2.</source>
        <translation>Erwartet wird mehr als ein Viertel von num_buckets, also von %1; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>The weights of this model cannot be replaced: they are products over landmarks, not a softmax of scores. Use zero or mean ablation.</source>
        <translation>Die Gewichte dieses Modells lassen sich nicht ersetzen: Sie sind Produkte über Landmarken, keine Softmax von Scores. Null- oder Mittelwert-Ablation verwenden.</translation>
    </message>
    <message>
        <source>Expected one for each of the %1 layers, found %2.</source>
        <translation>Erwartet wird je eines für die %1 Schichten, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected even numbers.</source>
        <translation>Erwartet werden gerade Zahlen.</translation>
    </message>
    <message>
        <source>Expected room for at least one token in a key/value cache.</source>
        <translation>Erwartet wird Platz für mindestens ein Token in einem Key/Value-Cache.</translation>
    </message>
    <message>
        <source>The key/value cache belongs to another model.</source>
        <translation>Der Key/Value-Cache gehört zu einem anderen Modell.</translation>
    </message>
    <message>
        <source>The key/value cache has room for %1 tokens, not for %2.</source>
        <translation>Der Key/Value-Cache hat Platz für %1 Token, nicht für %2.</translation>
    </message>
    <message>
        <source>--head: expected a head from 0 to %1, found %2.</source>
        <translation>--head: Erwartet wird ein Head von 0 bis %1, gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Attention with global tokens has two sets of queries, keys and values; matrices are shown of attention with one.</source>
        <translation>Attention mit globalen Token hat je zwei Sätze von Queries, Keys und Values; Matrizen werden von Attention mit einem Satz gezeigt.</translation>
    </message>
    <message>
        <source>Latent attention makes keys and values in two steps, of a short vector for each token; matrices are shown of attention that makes them in one.</source>
        <translation>Latente Attention bildet Keys und Values in zwei Schritten, aus einem kurzen Vektor je Token; Matrizen werden von Attention gezeigt, die sie in einem bildet.</translation>
    </message>
    <message>
        <source>Gates multiply what the heads of this attention give; matrices are shown of attention without gates.</source>
        <translation>Gates multiplizieren, was die Heads dieser Attention ausgeben; Matrizen werden von Attention ohne Gates gezeigt.</translation>
    </message>
    <message>
        <source>Queries of this attention continue with terms for rows and columns of the image; matrices are shown of attention whose queries are projections alone.</source>
        <translation>An die Queries dieser Attention schließen sich Terme für Zeilen und Spalten des Bildes an; Matrizen werden von Attention gezeigt, deren Queries nur Projektionen sind.</translation>
    </message>
    <message>
        <source>Queries and keys of this attention are made of states and of where they stand, values of states alone; matrices are shown of attention that makes all three of the same.</source>
        <translation>Queries und Keys dieser Attention entstehen aus Zuständen und deren Ort, Values nur aus Zuständen; Matrizen werden von Attention gezeigt, die alle drei aus demselben bildet.</translation>
    </message>
    <message>
        <source>Attention over landmarks is not softmax(Q K^T) V; matrices are shown of attention that is.</source>
        <translation>Attention über Landmarken ist nicht softmax(Q K^T) V; Matrizen werden von Attention gezeigt, die es ist.</translation>
    </message>
    <message>
        <source>Expected an image, a text or both to run the model on, found neither.</source>
        <translation>Erwartet wird ein Bild, ein Text oder beides für den Lauf des Modells, gefunden wurde keines.</translation>
    </message>
    <message>
        <source>This model compares images and texts and does not generate text.</source>
        <translation>Dieses Modell vergleicht Bilder und Texte und generiert keinen Text.</translation>
    </message>
    <message>
        <source>The configuration lacks this section.</source>
        <translation>In der Konfiguration fehlt dieser Abschnitt.</translation>
    </message>
    <message>
        <source>This model has no second sentence: all token types must be 0.</source>
        <translation>Dieses Modell kennt keinen zweiten Satz: Alle Token-Typen müssen 0 sein.</translation>
    </message>
    <message>
        <source>Expected a number for each of %1 hidden_sizes, found %2.</source>
        <translation>Erwartet wird eine Zahl je Eintrag der %1 hidden_sizes, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected multiples of %1, found %2.</source>
        <translation>Erwartet werden Vielfache von %1, gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Expected the name of a stage, &quot;stage1&quot; to &quot;stage%1&quot;, as the last one; found &quot;%2&quot;.</source>
        <translation>Erwartet wird als letzter der Name einer Stufe, „stage1“ bis „stage%1“; gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported here: bottleneck, basic.</source>
        <translation>„%1“ wird nicht unterstützt; hier unterstützt: bottleneck, basic.</translation>
    </message>
    <message>
        <source>Residual networks are supported with &quot;relu&quot; only.</source>
        <translation>Residuale Netze werden nur mit „relu“ unterstützt.</translation>
    </message>
    <message>
        <source>An encoder does not generate text: it reads a whole text at once.</source>
        <translation>Ein Encoder generiert keinen Text: Er liest einen ganzen Text auf einmal.</translation>
    </message>
    <message>
        <source>Expected a target of at least one token, its first, found none.</source>
        <translation>Erwartet wird ein Zieltext aus mindestens einem Token, dem ersten, gefunden wurde keines.</translation>
    </message>
    <message>
        <source>--layer: this layer has no attention but a %1 in its place, and so no matrices; choose another layer.</source>
        <translation>--layer: Diese Schicht hat keine Attention, sondern an ihrer Stelle: %1; daher gibt es keine Matrizen. Eine andere Schicht wählen.</translation>
    </message>
    <message>
        <source>There is no token %1 to trace; the input has %2 tokens.</source>
        <translation>Token %1 zum Verfolgen gibt es nicht; die Eingabe hat %2 Token.</translation>
    </message>
    <message>
        <source>There is no token %1 to compute logits for; the input has %2 tokens.</source>
        <translation>Token %1, für das Logits berechnet werden sollen, gibt es nicht; die Eingabe hat %2 Token.</translation>
    </message>
    <message>
        <source>Expected an image of %1 pixels, found one of %2 pixels; the model&apos;s preprocessor_config.json should say the model&apos;s size.</source>
        <translation>Erwartet wird ein Bild von %1 Pixeln, gefunden wurde eines von %2 Pixeln; preprocessor_config.json des Modells sollte die Größe des Modells angeben.</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads tiles of %2 channels.</source>
        <translation>Die Werte des Bildes haben die Form %1, dieses Modell liest aber Kacheln mit %2 Kanälen.</translation>
    </message>
    <message>
        <source>Expected at most %1 tiles of an image, found %2.</source>
        <translation>Erwartet werden höchstens %1 Kacheln eines Bildes, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected %1 tiles of an image, %2; found %3.</source>
        <translation>Erwartet werden %1 Kacheln eines Bildes, %2; gefunden wurden %3.</translation>
    </message>
    <message>
        <source>Expected the patches of an image, [patches, %1], found values of the shape %2.</source>
        <translation>Erwartet werden die Patches eines Bildes, [Patches, %1], gefunden wurden Werte der Form %2.</translation>
    </message>
    <message>
        <source>Expected the rows and columns of the image&apos;s patches (image_grid_thw), multiples of %1 that make %2 patches, of which there are at most %3; found %4 and %5.</source>
        <translation>Erwartet werden Zeilen und Spalten der Patches des Bildes (image_grid_thw), Vielfache von %1, die %2 Patches ergeben, von denen es höchstens %3 gibt; gefunden wurden %4 und %5.</translation>
    </message>
    <message>
        <source>Expected an image in one of the grids of image_grid_pinpoints in config.json (%1), found %2; the model&apos;s preprocessor_config.json should list the same grids.</source>
        <translation>Erwartet wird ein Bild in einem der Raster von image_grid_pinpoints in config.json (%1), gefunden wurde %2; preprocessor_config.json des Modells sollte dieselben Raster nennen.</translation>
    </message>
    <message>
        <source>Expected the size of the image that the tiles were cut from (image_sizes), found none.</source>
        <translation>Erwartet wird die Größe des Bildes, aus dem die Kacheln geschnitten wurden (image_sizes), gefunden wurde keine.</translation>
    </message>
    <message>
        <source>%1 tokens of an image (id %2)</source>
        <translation>%1 Token eines Bildes (ID %2)</translation>
    </message>
    <message>
        <source>Expected %1 in the text, %2; found %3.</source>
        <translation>Erwartet werden %1 im Text, %2; gefunden wurden %3.</translation>
    </message>
    <message>
        <source>because there is no image</source>
        <translation>weil es kein Bild gibt</translation>
    </message>
    <message>
        <source>as many as the image has</source>
        <translation>so viele, wie das Bild hat</translation>
    </message>
    <message>
        <source>This model does not generate text: it reads a whole image at once.</source>
        <translation>Dieses Modell generiert keinen Text: Es liest ein ganzes Bild auf einmal.</translation>
    </message>
    <message>
        <source>Only the states of a single layer are supported, found a list.</source>
        <translation>Unterstützt werden nur die Zustände einer einzelnen Schicht, gefunden wurde eine Liste.</translation>
    </message>
    <message>
        <source>0 only</source>
        <translation>nur 0</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 bis %1</translation>
    </message>
    <message>
        <source>A painted weight lies at query %1 and key %2; tokens count from 0.</source>
        <translation>Ein gemaltes Gewicht liegt bei Query %1 und Key %2; Token werden ab 0 gezählt.</translation>
    </message>
    <message>
        <source>A painted weight must lie between 0 and 1; found %1.</source>
        <translation>Ein gemaltes Gewicht muss zwischen 0 und 1 liegen; gefunden wurde %1.</translation>
    </message>
    <message>
        <source>The scores of this attention do not depend on positions, so there are no positions to leave out.</source>
        <translation>Die Scores dieser Attention hängen nicht von Positionen ab, daher gibt es keine Positionen zum Weglassen.</translation>
    </message>
    <message>
        <source>Channels have no order, so there is no previous channel: choose another pattern.</source>
        <translation>Kanäle haben keine Reihenfolge, daher gibt es keinen vorigen Kanal: ein anderes Muster wählen.</translation>
    </message>
    <message>
        <source>The query of this attention is learned and not a patch, so it has no own or previous patch: choose another pattern.</source>
        <translation>Die Query dieser Attention ist gelernt und kein Patch, daher hat sie keinen eigenen oder vorigen Patch: ein anderes Muster wählen.</translation>
    </message>
    <message>
        <source>The previous patch may lie in another window, where it is masked: choose another pattern.</source>
        <translation>Der vorige Patch kann in einem anderen Fenster liegen, wo er maskiert ist: ein anderes Muster wählen.</translation>
    </message>
    <message>
        <source>This attention attends to another text, which does not contain the query or its previous token: choose another pattern.</source>
        <translation>Diese Attention achtet auf einen anderen Text, der die Query und ihr voriges Token nicht enthält: ein anderes Muster wählen.</translation>
    </message>
    <message>
        <source>The temperature of a head must be more than 0 and finite; found %1.</source>
        <translation>Die Temperatur eines Heads muss größer als 0 und endlich sein; gefunden wurde %1.</translation>
    </message>
    <message>
        <source>There is no layer %1 to intervene on; layers count from 0.</source>
        <translation>Schicht %1 für den Eingriff gibt es nicht; Schichten werden ab 0 gezählt.</translation>
    </message>
    <message>
        <source>There is no head %1 to intervene on; layer %2 has the heads %3.</source>
        <translation>Head %1 für den Eingriff gibt es nicht; Schicht %2 hat die Heads %3.</translation>
    </message>
    <message>
        <source>Layer %1 has no attention to intervene on but a %2 in its place; choose another layer.</source>
        <translation>Schicht %1 hat keine Attention für den Eingriff, sondern an ihrer Stelle: %2; eine andere Schicht wählen.</translation>
    </message>
    <message>
        <source>This model has no stages to intervene on: leave stage%1/ out.</source>
        <translation>Dieses Modell hat keine Stufen für den Eingriff: stage%1/ weglassen.</translation>
    </message>
    <message>
        <source>The layers of this model are counted in each of its stages: name the stage, as in %1; the model has the stages %2.</source>
        <translation>Die Schichten dieses Modells werden in jeder Stufe einzeln gezählt: die Stufe nennen, wie in %1; das Modell hat die Stufen %2.</translation>
    </message>
    <message>
        <source>There is no stage %1 to intervene on; the model has the stages %2.</source>
        <translation>Stufe %1 für den Eingriff gibt es nicht; das Modell hat die Stufen %2.</translation>
    </message>
    <message>
        <source>This model has no positions to leave out: no position embeddings, no rotary positions and no biases of the scores.</source>
        <translation>Dieses Modell hat keine Positionen zum Weglassen: keine Positions-Embeddings, keine Rotary-Positionen und keine Biases der Scores.</translation>
    </message>
    <message>
        <source>There is no layer %1 to intervene on; the model has the layers %2.</source>
        <translation>Schicht %1 für den Eingriff gibt es nicht; das Modell hat die Schichten %2.</translation>
    </message>
    <message>
        <source>There is no layer %1 to intervene on; the stage has the layers %2.</source>
        <translation>Schicht %1 für den Eingriff gibt es nicht; die Stufe hat die Schichten %2.</translation>
    </message>
    <message>
        <source>Mean ablation is not available while text is generated: use zero ablation instead.</source>
        <translation>Mittelwert-Ablation ist beim Generieren von Text nicht verfügbar: stattdessen Null-Ablation verwenden.</translation>
    </message>
    <message>
        <source>The weights of a head can be changed for at most %1 tokens; this text has %2. Shorten it, or use zero ablation instead.</source>
        <translation>Die Gewichte eines Heads lassen sich für höchstens %1 Token ändern; dieser Text hat %2. Kürzen oder stattdessen Null-Ablation verwenden.</translation>
    </message>
    <message>
        <source>The scores of layer %1 do not depend on positions. Position embeddings are left out of all layers at once: no-positions:all.</source>
        <translation>Die Scores von Schicht %1 hängen nicht von Positionen ab. Positions-Embeddings werden in allen Schichten zugleich weggelassen: no-positions:all.</translation>
    </message>
    <message>
        <source>Expected the labels 0 to %1 without gaps.</source>
        <translation>Erwartet werden die Labels 0 bis %1 ohne Lücken.</translation>
    </message>
    <message>
        <source>Positions are computed for at most %1 tokens, and this model has %2. Set the number that it was trained with.</source>
        <translation>Positionen werden für höchstens %1 Token berechnet, dieses Modell hat %2. Die Zahl angeben, mit der es trainiert wurde.</translation>
    </message>
    <message>
        <source>Expected a divisor of d_model, which is %1; found %2.</source>
        <translation>Erwartet wird ein Teiler von d_model, also von %1; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>This model reads audio as a spectrogram of %1 mel bins by %2 frames, and was given %3.</source>
        <translation>Dieses Modell liest Audio als Spektrogramm aus %1 Mel-Bändern und %2 Frames, gegeben wurde: %3.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>another</source>
        <translation>ein anderes</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads %2 channels of rows of pixels.</source>
        <translation>Die Werte des Bildes haben die Form %1, dieses Modell liest aber %2 Kanäle aus Pixelzeilen.</translation>
    </message>
    <message>
        <source>The tensor is missing: blocks of MXFP4 have scales beside them.</source>
        <translation>Der Tensor fehlt: Zu MXFP4-Blöcken gehören Skalen.</translation>
    </message>
    <message>
        <source>Expected blocks of MXFP4, [experts, rows, groups, 16] bytes with a scale for each group, found %1 with scales %2.</source>
        <translation>Erwartet werden MXFP4-Blöcke, [Experten, Zeilen, Gruppen, 16] Bytes mit einer Skala je Gruppe, gefunden wurde %1 mit Skalen %2.</translation>
    </message>
    <message>
        <source>This model reads audio as the samples of one channel, [samples], and was given %1.</source>
        <translation>Dieses Modell liest Audio als Abtastwerte eines Kanals, [Abtastwerte], gegeben wurde: %1.</translation>
    </message>
    <message>
        <source>The recording has %1 samples; this model needs at least %2.</source>
        <translation>Die Aufnahme hat %1 Abtastwerte; dieses Modell braucht mindestens %2.</translation>
    </message>
    <message>
        <source>Expected a box for each of %1 tokens, found %2.</source>
        <translation>Erwartet wird ein Rahmen für jedes von %1 Token, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected left, top, right and bottom of a box on the page, from 0 to %1 and in this order; found %2, %3, %4 and %5 for token %6.</source>
        <translation>Erwartet werden links, oben, rechts und unten eines Rahmens auf der Seite, von 0 bis %1 und in dieser Reihenfolge; gefunden wurden %2, %3, %4 und %5 für Token %6.</translation>
    </message>
    <message>
        <source>Expected a divisor of the %1 rows and %2 columns of patches; found %3.</source>
        <translation>Erwartet wird ein Teiler der %1 Zeilen und %2 Spalten von Patches; gefunden wurde %3.</translation>
    </message>
    <message>
        <source>The activation &quot;%1&quot; is not supported; supported activations: %2.</source>
        <translation>Die Aktivierung „%1“ wird nicht unterstützt; unterstützte Aktivierungen: %2.</translation>
    </message>
    <message>
        <source>A separate vocabulary of the target is not supported.</source>
        <translation>Ein eigenes Vokabular des Zieltextes wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Expected a divisor of %1, which is %2; found %3.</source>
        <translation>Erwartet wird ein Teiler von %1, also von %2; gefunden wurde %3.</translation>
    </message>
    <message>
        <source>Expected a divisor of num_attention_heads, which is %1; found %2.</source>
        <translation>Erwartet wird ein Teiler von num_attention_heads, also von %1; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Expected groups of equally many of the %1 experts, found %2 groups.</source>
        <translation>Erwartet werden Gruppen gleich vieler der %1 Experten, gefunden wurden %2 Gruppen.</translation>
    </message>
    <message>
        <source>Expected groups of at least %1 experts, found groups of %2.</source>
        <translation>Erwartet werden Gruppen aus mindestens %1 Experten, gefunden wurden Gruppen aus %2.</translation>
    </message>
    <message>
        <source>Expected at most the %1 experts of the groups of a token (topk_group), found %2.</source>
        <translation>Erwartet werden höchstens die %1 Experten der Gruppen eines Tokens (topk_group), gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Gemma 3 whose tokens also see those after them cannot be run.</source>
        <translation>Gemma 3, dessen Token auch auf spätere achten, kann nicht laufen.</translation>
    </message>
    <message>
        <source>The tensor has the shape %1, which %2 do not fill.</source>
        <translation>Der Tensor hat die Form %1, die %2 nicht füllen.</translation>
    </message>
    <message>
        <source>The tensors &quot;%1&quot; and &quot;%2&quot; are both %3 of the model; expected one of them.</source>
        <translation>Die Tensoren „%1“ und „%2“ sind beide %3 des Modells; erwartet wird einer davon.</translation>
    </message>
    <message>
        <source>Expected a finite number, or a list of a number for each layer.</source>
        <translation>Erwartet wird eine endliche Zahl oder eine Liste mit einer Zahl je Schicht.</translation>
    </message>
    <message>
        <source>The metadata lacks the number of heads.</source>
        <translation>In den Metadaten fehlt die Zahl der Heads.</translation>
    </message>
    <message>
        <source>Layers of the type &quot;%1&quot; are not supported; supported types: %2.</source>
        <translation>Schichten vom Typ „%1“ werden nicht unterstützt; unterstützte Typen: %2.</translation>
    </message>
    <message>
        <source>Expected heads of a multiple of 4 values, half of which turn by row and half by column, in a width of %1; found %2 heads.</source>
        <translation>Erwartet werden Heads aus einem Vielfachen von 4 Werten, deren Hälften sich nach Zeile und nach Spalte drehen, bei einer Breite von %1; gefunden wurden %2 Heads.</translation>
    </message>
    <message>
        <source>Expected 3 (red, green and blue); found %1.</source>
        <translation>Erwartet wird 3 (Rot, Grün und Blau); gefunden wurde %1.</translation>
    </message>
    <message>
        <source>The rotary embedding (rope_parameters or rope_scaling) lacks this list: the numbers of pairs that turn by time, by row and by column.</source>
        <translation>Dem Rotary-Embedding (rope_parameters oder rope_scaling) fehlt diese Liste: die Anzahl der Paare, die sich nach Zeit, Zeile und Spalte drehen.</translation>
    </message>
    <message>
        <source>Expected more than low_freq_factor.</source>
        <translation>Erwartet wird mehr als low_freq_factor.</translation>
    </message>
    <message>
        <source>Expected %1 factors, found %2.</source>
        <translation>Erwartet werden %1 Faktoren, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected three numbers of pairs, for time, rows and columns, whose sum is %1, half of the values of a head that turn; found %2 numbers whose sum is %3.</source>
        <translation>Erwartet werden drei Paarzahlen, für Zeit, Zeilen und Spalten, mit der Summe %1, der Hälfte der Werte eines Heads, die sich drehen; gefunden wurden %2 Zahlen mit der Summe %3.</translation>
    </message>
    <message>
        <source>Expected an even number of values of each head to be turned, found %1 of %2.</source>
        <translation>Erwartet wird eine gerade Zahl von Werten je Head, die sich drehen, gefunden wurden %1 von %2.</translation>
    </message>
    <message>
        <source>Only models with attention pooling are supported.</source>
        <translation>Unterstützt werden nur Modelle mit Attention-Pooling.</translation>
    </message>
    <message>
        <source>Expected 1 to %1 numbers, and as many in conv_kernel and conv_stride; found %2, %3 and %4.</source>
        <translation>Erwartet werden 1 bis %1 Zahlen und ebenso viele in conv_kernel und conv_stride; gefunden wurden %2, %3 und %4.</translation>
    </message>
    <message>
        <source>Expected a product of at most %1.</source>
        <translation>Erwartet wird ein Produkt von höchstens %1.</translation>
    </message>
    <message>
        <source>Convolutions after the encoder are not supported.</source>
        <translation>Faltungen nach dem Encoder werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Adapters for languages are not supported.</source>
        <translation>Adapter für Sprachen werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Batch norm before the positions is not supported.</source>
        <translation>Batch-Norm vor den Positionen wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported norms: group, layer.</source>
        <translation>„%1“ wird nicht unterstützt; unterstützte Normen: group, layer.</translation>
    </message>
    <message>
        <source>Expected a divisor of hidden_size, which is %1; found %2.</source>
        <translation>Erwartet wird ein Teiler von hidden_size, also von %1; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>The tensor has the shape %1, but config.json asks for %2.</source>
        <translation>Der Tensor hat die Form %1, config.json verlangt aber %2.</translation>
    </message>
    <message>
        <source>The tensor is missing; config.json asks for it with the shape %1.</source>
        <translation>Der Tensor fehlt; config.json verlangt ihn mit der Form %1.</translation>
    </message>
    <message>
        <source>Expected at least %1 layers, because the weights hold %2; found %3.</source>
        <translation>Erwartet werden mindestens %1 Schichten, weil die Gewichte %2 enthalten; gefunden wurden %3.</translation>
    </message>
    <message>
        <source>The configuration lacks this member: that of the %1.</source>
        <translation>In der Konfiguration fehlt dieses Element: das für %1.</translation>
    </message>
    <message>
        <source>%1 with a part of the type &quot;%2&quot; is not supported; supported here: %3.</source>
        <translation>%1 mit einem Teil vom Typ „%2“ wird nicht unterstützt; hier unterstützt: %3.</translation>
    </message>
    <message>
        <source>Expected the size of the encoder&apos;s states, which is %1; found %2.</source>
        <translation>Erwartet wird die Größe der Zustände des Encoders, also %1; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>This model does not generate text: it reads a whole recording at once.</source>
        <translation>Dieses Modell generiert keinen Text: Es liest eine ganze Aufnahme auf einmal.</translation>
    </message>
    <message>
        <source>Windows of %1 patches a side do not fit into a grid of %2 x %3 patches, which is not supported.</source>
        <translation>Fenster von %1 Patches Seitenlänge passen nicht in ein Raster von %2 x %3 Patches; das wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Expected a number for each of %1 stages, found %2.</source>
        <translation>Erwartet wird eine Zahl je Stufe, also %1, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected a number of heads for every stage of depths, one to eight of them.</source>
        <translation>Erwartet wird eine Zahl von Heads für jede Stufe von depths, eine bis acht Stufen.</translation>
    </message>
    <message>
        <source>Expected a divisor of stage %1&apos;s size, which is %2; found %3.</source>
        <translation>Erwartet wird ein Teiler der Größe von Stufe %1, also von %2; gefunden wurde %3.</translation>
    </message>
    <message>
        <source>Swin with absolute positions is not supported.</source>
        <translation>Swin mit absoluten Positionen wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Expected at least one token to run the model on, found none.</source>
        <translation>Erwartet wird mindestens ein Token für den Lauf des Modells, gefunden wurde keines.</translation>
    </message>
    <message>
        <source>The text has %1 tokens, but this model has positions for %2; shorten the text, or truncate it (--truncate).</source>
        <translation>Der Text hat %1 Token, dieses Modell hat aber Positionen für %2; Text kürzen oder abschneiden (--truncate).</translation>
    </message>
    <message>
        <source>The %1 %2 at position %3 does not exist in this model; the largest is %4.</source>
        <translation>%1 %2 an Position %3 gibt es in diesem Modell nicht; der größte Wert ist %4.</translation>
    </message>
    <message>
        <source>The %1 of %2 entries does not fit %3 tokens.</source>
        <translation>%1 mit %2 Einträgen passt nicht zu %3 Token.</translation>
    </message>
    <message>
        <source>This model reads audio as a spectrogram of %1 frames by %2 mel bins, and was given %3.</source>
        <translation>Dieses Modell liest Audio als Spektrogramm aus %1 Frames und %2 Mel-Bändern, gegeben wurde: %3.</translation>
    </message>
    <message>
        <source>Expected height and width; found %1 numbers.</source>
        <translation>Erwartet werden Höhe und Breite; gefunden wurden %1 Zahlen.</translation>
    </message>
    <message>
        <source>Expected 1 (gray) or 3 (red, green and blue); found 2.</source>
        <translation>Erwartet wird 1 (Grau) oder 3 (Rot, Grün und Blau); gefunden wurde 2.</translation>
    </message>
    <message>
        <source>Expected patches no larger than the images, which are %1 pixels; found %2.</source>
        <translation>Erwartet werden Patches, die nicht größer sind als die Bilder, also als %1 Pixel; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads %2: its preprocessor_config.json should resize or pad to the same size.</source>
        <translation>Die Werte des Bildes haben die Form %1, dieses Modell liest aber %2: preprocessor_config.json sollte auf dieselbe Größe skalieren oder auffüllen.</translation>
    </message>
    <message>
        <source>Expected an image to run the model on, found none.</source>
        <translation>Erwartet wird ein Bild für den Lauf des Modells, gefunden wurde keines.</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads %2 channels.</source>
        <translation>Die Werte des Bildes haben die Form %1, dieses Modell liest aber %2 Kanäle.</translation>
    </message>
    <message>
        <source>Expected an image of 1 to %1 patches of %2 pixels, found one of %3 pixels; the model&apos;s preprocessor_config.json should say another size.</source>
        <translation>Erwartet wird ein Bild aus 1 bis %1 Patches von %2 Pixeln, gefunden wurde eines von %3 Pixeln; preprocessor_config.json des Modells sollte eine andere Größe angeben.</translation>
    </message>
    <message>
        <source>Expected at most %1 patches of an image, [patches, %2], found values of the shape %3.</source>
        <translation>Erwartet werden höchstens %1 Patches eines Bildes, [Patches, %2], gefunden wurden Werte der Form %3.</translation>
    </message>
    <message>
        <source>Expected the rows and columns of the image&apos;s patches (spatial_shapes), of which there are at most %1; found %2 and %3.</source>
        <translation>Erwartet werden Zeilen und Spalten der Patches des Bildes (spatial_shapes), von denen es höchstens %1 gibt; gefunden wurden %2 und %3.</translation>
    </message>
    <message>
        <source>A run over %1 tokens</source>
        <translation>Ein Lauf über %1 Token</translation>
    </message>
    <message>
        <source>Ask for predictions at fewer tokens, shorten the input</source>
        <translation>Vorhersagen für weniger Token verlangen, die Eingabe kürzen</translation>
    </message>
    <message>
        <source>Shorten the input</source>
        <translation>Die Eingabe kürzen</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>A cache for %1 tokens</source>
        <translation>Ein Cache für %1 Token</translation>
    </message>
    <message>
        <source>Ask for fewer tokens, shorten the input</source>
        <translation>Weniger Token verlangen, die Eingabe kürzen</translation>
    </message>
    <message>
        <source>%1 needs about %2, and %3 has %4 of free memory. %5, or close other programs.</source>
        <translation>%1 braucht etwa %2, und %3 hat %4 freien Speicher. %5 oder andere Programme schließen.</translation>
    </message>
    <message>
        <source>Layers without experts among those with them are not supported; expected 1.</source>
        <translation>Schichten ohne Experten zwischen solchen mit Experten werden nicht unterstützt; erwartet wird 1.</translation>
    </message>
    <message>
        <source>Weights of experts that are divided by their sum are not supported; expected false.</source>
        <translation>Gewichte von Experten, die durch ihre Summe geteilt werden, werden nicht unterstützt; erwartet wird false.</translation>
    </message>
    <message>
        <source>The choice of experts &quot;%1&quot; is not supported; supported choices: greedy, group_limited_greedy.</source>
        <translation>Die Auswahl der Experten „%1“ wird nicht unterstützt; unterstützt: greedy, group_limited_greedy.</translation>
    </message>
    <message>
        <source>Expected a number of layers, or letters L and G such as &quot;LLLG&quot;, found &quot;%1&quot;.</source>
        <translation>Erwartet wird eine Zahl von Schichten oder Buchstaben L und G wie „LLLG“, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>Expected a factor from 0.001 to 1000.</source>
        <translation>Erwartet wird ein Faktor von 0.001 bis 1000.</translation>
    </message>
    <message>
        <source>Expected a number for each pair of a head&apos;s values that turns.</source>
        <translation>Erwartet wird eine Zahl für jedes Paar von Werten eines Heads, das sich dreht.</translation>
    </message>
    <message>
        <source>Expected finite numbers.</source>
        <translation>Erwartet werden endliche Zahlen.</translation>
    </message>
    <message>
        <source>Expected at most the %1 values of a head, found %2.</source>
        <translation>Erwartet werden höchstens die %1 Werte eines Heads, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Rotary embeddings of the type &quot;%1&quot; are not supported; supported types: none, linear, yarn, and those with factors as tensors.</source>
        <translation>Rotary-Embeddings vom Typ „%1“ werden nicht unterstützt; unterstützte Typen: none, linear, yarn und solche mit Faktoren als Tensoren.</translation>
    </message>
    <message>
        <source>Expected a truth value for each layer.</source>
        <translation>Erwartet wird ein Wahrheitswert je Schicht.</translation>
    </message>
    <message>
        <source>GPT-2 with attention to an encoder is not supported.</source>
        <translation>GPT-2 mit Attention auf einen Encoder wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>GPTBigCode with attention to an encoder cannot be run.</source>
        <translation>GPTBigCode mit Attention auf einen Encoder kann nicht laufen.</translation>
    </message>
    <message>
        <source>Expected &quot;attention_layers&quot;, the kinds of GPT-Neo&apos;s layers; it is missing.</source>
        <translation>Erwartet wird „attention_layers“, die Arten der Schichten von GPT-Neo; es fehlt.</translation>
    </message>
    <message>
        <source>Weights quantized by &quot;%1&quot; are not supported; supported methods: mxfp4.</source>
        <translation>Mit „%1“ quantisierte Gewichte werden nicht unterstützt; unterstützte Verfahren: mxfp4.</translation>
    </message>
    <message>
        <source>gpt-oss with another slope than 1.702 is not supported.</source>
        <translation>gpt-oss mit einer anderen Steigung als 1.702 wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Expected an even number, found %1.</source>
        <translation>Erwartet wird eine gerade Zahl, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected at least one color beside the start token; found 1.</source>
        <translation>Erwartet wird mindestens eine Farbe neben dem Start-Token; gefunden wurde 1.</translation>
    </message>
    <message>
        <source>ImageGPT with tied embeddings is not supported.</source>
        <translation>ImageGPT mit gekoppelten Embeddings wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>OPT with norms without weights is not supported.</source>
        <translation>OPT mit Normen ohne Gewichte wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Expected a multiple of linear_num_key_heads (%1), found %2.</source>
        <translation>Erwartet wird ein Vielfaches von linear_num_key_heads (%1), gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Expected one number for each of the %1 layers, found %2.</source>
        <translation>Erwartet wird eine Zahl für jede der %1 Schichten, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>StableLM with norms of queries and keys can be run from a folder, not from a GGUF file.</source>
        <translation>StableLM mit Normen von Queries und Keys läuft aus einem Ordner, nicht aus einer GGUF-Datei.</translation>
    </message>
    <message>
        <source>BLIP is supported as BlipForConditionalGeneration only, which writes captions; found %1.</source>
        <translation>BLIP wird nur als BlipForConditionalGeneration unterstützt, das Bildbeschreibungen schreibt; gefunden wurde %1.</translation>
    </message>
    <message>
        <source>BLIP&apos;s text model is supported as a decoder only.</source>
        <translation>Das Textmodell von BLIP wird nur als Decoder unterstützt.</translation>
    </message>
    <message>
        <source>Expected hidden_size of vision_config, which is %1; found %2.</source>
        <translation>Erwartet wird hidden_size von vision_config, also %1; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Position embeddings of the type &quot;%1&quot; are not supported; supported types: absolute.</source>
        <translation>Positions-Embeddings vom Typ „%1“ werden nicht unterstützt; unterstützte Typen: absolute.</translation>
    </message>
    <message>
        <source>BERT is supported as an encoder only, not as a decoder.</source>
        <translation>BERT wird nur als Encoder unterstützt, nicht als Decoder.</translation>
    </message>
    <message>
        <source>BigBird is supported as an encoder only, not as a decoder.</source>
        <translation>BigBird wird nur als Encoder unterstützt, nicht als Decoder.</translation>
    </message>
    <message>
        <source>Queries, keys and values without biases are not supported.</source>
        <translation>Queries, Keys und Values ohne Biases werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Attention of the type &quot;%1&quot; is not supported; supported types: block_sparse, original_full.</source>
        <translation>Attention vom Typ „%1“ wird nicht unterstützt; unterstützte Typen: block_sparse, original_full.</translation>
    </message>
    <message>
        <source>Expected at least 2, and less than twice the furthest position.</source>
        <translation>Erwartet wird mindestens 2 und weniger als das Doppelte der fernsten Position.</translation>
    </message>
    <message>
        <source>Embeddings of another width than the hidden states are not supported.</source>
        <translation>Embeddings anderer Breite als die verborgenen Zustände werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>DeBERTa whose heads mix their scores cannot be run.</source>
        <translation>DeBERTa, dessen Heads ihre Scores mischen, kann nicht laufen.</translation>
    </message>
    <message>
        <source>A convolution in groups cannot be run.</source>
        <translation>Eine Faltung in Gruppen kann nicht laufen.</translation>
    </message>
    <message>
        <source>Expected an odd number of tokens.</source>
        <translation>Erwartet wird eine ungerade Zahl von Token.</translation>
    </message>
    <message>
        <source>Positions of the type &quot;%1&quot; cannot be run; supported types: absolute, rotary.</source>
        <translation>Positionen vom Typ „%1“ können nicht laufen; unterstützte Typen: absolute, rotary.</translation>
    </message>
    <message>
        <source>ESM can be run as an encoder of sequences only.</source>
        <translation>ESM läuft nur als Encoder von Sequenzen.</translation>
    </message>
    <message>
        <source>Expected the id of the mask token, which token_dropout needs.</source>
        <translation>Erwartet wird die ID des Masken-Tokens, die token_dropout braucht.</translation>
    </message>
    <message>
        <source>Expected an even number, half of it for each direction; found %1.</source>
        <translation>Erwartet wird eine gerade Zahl, je eine Hälfte pro Richtung; gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected more than a quarter of %1, which is %2; found %3.</source>
        <translation>Erwartet wird mehr als ein Viertel von %1, also von %2; gefunden wurde %3.</translation>
    </message>
    <message>
        <source>Expected four times coordinate_size and twice shape_size to be hidden_size, which is %1; found %2 and %3.</source>
        <translation>Erwartet wird, dass viermal coordinate_size und zweimal shape_size hidden_size ergeben, also %1; gefunden wurden %2 und %3.</translation>
    </message>
    <message>
        <source>LayoutLMv3 is supported as an encoder of texts with images only.</source>
        <translation>LayoutLMv3 wird nur als Encoder von Texten mit Bildern unterstützt.</translation>
    </message>
    <message>
        <source>Biases must be in attention and feed-forward, or in neither.</source>
        <translation>Biases müssen in Attention und Feed-Forward stehen oder in keinem von beiden.</translation>
    </message>
    <message>
        <source>A head without a bias is not supported.</source>
        <translation>Ein Ausgabekopf ohne Bias wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Expected more than %1.</source>
        <translation>Erwartet wird mehr als %1.</translation>
    </message>
    <message>
        <source>NomicBERT can be run with norms after the sums only.</source>
        <translation>NomicBERT läuft nur mit Normen nach den Summen.</translation>
    </message>
    <message>
        <source>NomicBERT can be run without biases only.</source>
        <translation>NomicBERT läuft nur ohne Biases.</translation>
    </message>
    <message>
        <source>Another initial guess of the inverse is not supported.</source>
        <translation>Ein anderer Startwert der Inversen wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Expected an odd number.</source>
        <translation>Erwartet wird eine ungerade Zahl.</translation>
    </message>
    <message>
        <source>Expected a divisor of segment_means_seq_len, which is %1; found %2.</source>
        <translation>Erwartet wird ein Teiler von segment_means_seq_len, also von %1; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Expected at most max_position_embeddings, which is %1; found %2.</source>
        <translation>Erwartet wird höchstens max_position_embeddings, also %1; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>RoBERTa is supported as an encoder only, not as a decoder.</source>
        <translation>RoBERTa wird nur als Encoder unterstützt, nicht als Decoder.</translation>
    </message>
    <message>
        <source>Models of the type &quot;%1&quot; are not supported; supported types: %2.</source>
        <translation>Modelle vom Typ „%1“ werden nicht unterstützt; unterstützte Typen: %2.</translation>
    </message>
    <message>
        <source>The cost of this model depends on the numbers that it computes.</source>
        <translation>Der Aufwand dieses Modells hängt von den Zahlen ab, die es berechnet.</translation>
    </message>
    <message>
        <source>Expected a number for each of the %1 stages of embed_dim, found %2.</source>
        <translation>Erwartet wird eine Zahl für jede der %1 Stufen von embed_dim, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected the sizes of one to eight stages.</source>
        <translation>Erwartet werden die Größen von ein bis acht Stufen.</translation>
    </message>
    <message>
        <source>Expected a truth value for each of the %1 stages of embed_dim, found %2.</source>
        <translation>Erwartet wird ein Wahrheitswert für jede der %1 Stufen von embed_dim, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>DETR is supported with a backbone of transformers&apos; own (&quot;resnet&quot;) only, found one of timm&apos;s. Take the revision no_timm of a published model.</source>
        <translation>DETR wird nur mit einem Backbone von transformers selbst („resnet“) unterstützt, gefunden wurde einer von timm. Die Revision no_timm eines veröffentlichten Modells nehmen.</translation>
    </message>
    <message>
        <source>Dilated backbones are not supported.</source>
        <translation>Backbones mit Dilatation werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported here: sine.</source>
        <translation>„%1“ wird nicht unterstützt; hier unterstützt: sine.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported here: resnet.</source>
        <translation>„%1“ wird nicht unterstützt; hier unterstützt: resnet.</translation>
    </message>
    <message>
        <source>Expected a multiple of 4, found %1.</source>
        <translation>Erwartet wird ein Vielfaches von 4, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>DETR is supported as DetrForObjectDetection and DetrModel only; found %1.</source>
        <translation>DETR wird nur als DetrForObjectDetection und DetrModel unterstützt; gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected an image of %1 channels, found values of the shape %2.</source>
        <translation>Erwartet wird ein Bild mit %1 Kanälen, gefunden wurden Werte der Form %2.</translation>
    </message>
    <message>
        <source>Expected an image of 1 to %1 places for the encoder, found one of %2 x %3 pixels with %4.</source>
        <translation>Erwartet wird ein Bild mit 1 bis %1 Orten für den Encoder, gefunden wurde eines von %2 x %3 Pixeln mit %4.</translation>
    </message>
    <message>
        <source>Expected heads of a multiple of 4 values, half of which turn by row and half by column; found %1.</source>
        <translation>Erwartet werden Heads aus einem Vielfachen von 4 Werten, deren Hälften sich nach Zeile und nach Spalte drehen; gefunden wurden %1.</translation>
    </message>
    <message>
        <source>Expected images as high as they are wide.</source>
        <translation>Erwartet werden Bilder, die so hoch wie breit sind.</translation>
    </message>
    <message>
        <source>A last stage that is not laid out as a map is not supported.</source>
        <translation>Eine letzte Stufe, die nicht als Karte angeordnet ist, wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>An image of %1 x %2 pixels leaves a stage of %3 x %4 patches, too few for a key: its preprocessor_config.json should say a larger size.</source>
        <translation>Ein Bild von %1 x %2 Pixeln lässt eine Stufe von %3 x %4 Patches, zu wenige für einen Key: preprocessor_config.json sollte eine größere Größe angeben.</translation>
    </message>
    <message>
        <source>Expected the patches of a square, as 256 of 16 x 16; found %1.</source>
        <translation>Erwartet werden die Patches eines Quadrats, etwa 256 bei 16 x 16; gefunden wurden %1.</translation>
    </message>
    <message>
        <source>Expected a divisor of decoder_hidden_size, which is %1; found %2.</source>
        <translation>Erwartet wird ein Teiler von decoder_hidden_size, also von %1; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Expected the square of a divisor of the %1 rows and %2 columns of patches; found %3.</source>
        <translation>Erwartet wird das Quadrat eines Teilers der %1 Zeilen und %2 Spalten von Patches; gefunden wurde %3.</translation>
    </message>
    <message>
        <source>Expected layer_norm or rms_norm, found &quot;%1&quot;.</source>
        <translation>Erwartet wird layer_norm oder rms_norm, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>An image encoder without position embeddings is not supported.</source>
        <translation>Ein Bild-Encoder ohne Positions-Embeddings wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Expected 1 / n, where n divides the %1 rows and %2 columns of patches; found %3.</source>
        <translation>Erwartet wird 1 / n, wobei n die %1 Zeilen und %2 Spalten von Patches teilt; gefunden wurde %3.</translation>
    </message>
    <message>
        <source>Only default is supported, which leaves out the class token; found &quot;%1&quot;.</source>
        <translation>Unterstützt wird nur default, das das Klassen-Token weglässt; gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>Expected default or full, found &quot;%1&quot;.</source>
        <translation>Erwartet wird default oder full, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>Expected default: tiles are joined patch by patch, without class tokens; found &quot;full&quot;.</source>
        <translation>Erwartet wird default: Kacheln werden Patch für Patch zusammengesetzt, ohne Klassen-Token; gefunden wurde „full“.</translation>
    </message>
    <message>
        <source>Expected at least %1 pixels, a square of patches; found %2.</source>
        <translation>Erwartet werden mindestens %1 Pixel, ein Quadrat von Patches; gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected the square of a number of rows and columns; found %1.</source>
        <translation>Erwartet wird das Quadrat einer Zahl von Zeilen und Spalten; gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected layers of the tower in ascending order, below %1 and no more than the %2 layers of the text.</source>
        <translation>Erwartet werden Schichten des Bild-Encoders in aufsteigender Reihenfolge, unter %1 und nicht mehr als die %2 Schichten des Textes.</translation>
    </message>
    <message>
        <source>%1 reads the pixels of an image as numbers of colors. Expected the list of these colors, found none. Copy the preprocessor_config.json that was published with the model into its folder.</source>
        <translation>%1 liest die Pixel eines Bildes als Nummern von Farben. Erwartet wird die Liste dieser Farben, gefunden wurde keine. Die mit dem Modell veröffentlichte preprocessor_config.json in seinen Ordner kopieren.</translation>
    </message>
    <message>
        <source>Open an image: %1 reads images, not text.</source>
        <translation>Ein Bild öffnen: %1 liest Bilder, keinen Text.</translation>
    </message>
    <message>
        <source>The text has %1, but %2 reads at most %3 tokens. Shorten it, or truncate it (--truncate).</source>
        <translation>Der Text hat %1, aber %2 liest höchstens %3 Token. Kürzen oder abschneiden (--truncate).</translation>
    </message>
    <message>
        <source>This model has no mask token, so no token can be masked.</source>
        <translation>Dieses Modell hat kein Masken-Token, daher lässt sich kein Token maskieren.</translation>
    </message>
    <message>
        <source>%1 reads one text only. Leave the second one empty.</source>
        <translation>%1 liest nur einen Text. Den zweiten leer lassen.</translation>
    </message>
    <message>
        <source>Type a text: %1 needs at least one token to read.</source>
        <translation>Text eingeben: %1 braucht mindestens ein Token zum Lesen.</translation>
    </message>
    <message>
        <source>There is no backend &quot;%1&quot;; there are auto, cpu and vulkan.</source>
        <translation>Das Backend „%1“ gibt es nicht; es gibt auto, cpu und vulkan.</translation>
    </message>
    <message>
        <source>The number of threads cannot be negative.</source>
        <translation>Die Zahl der Threads kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>The device %1 could not be checked: %2.</source>
        <translation>Das Gerät %1 ließ sich nicht prüfen: %2.</translation>
    </message>
    <message>
        <source>Expected a built-in model (%2), the path of a folder or file, or a model of the Hugging Face cache, found &quot;%1&quot;.</source>
        <translation>Ein eingebautes Modell (%2), der Pfad eines Ordners oder einer Datei oder ein Modell des Hugging-Face-Caches wurde erwartet, „%1“ gefunden.</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>keines gefunden</translation>
    </message>
    <message>
        <source>Expected the folder &quot;recall&quot; among the built-in models, found none in: %1. Install the program again.</source>
        <translation>Erwartet wird der Ordner „recall“ unter den eingebauten Modellen, gefunden wurde keiner in: %1. Programm neu installieren.</translation>
    </message>
    <message>
        <source>no folder</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>No Vulkan device can be used here (%1).</source>
        <translation>Hier ist kein Vulkan-Gerät verwendbar (%1).</translation>
    </message>
    <message>
        <source>Vulkan cannot be used here: %1.</source>
        <translation>Vulkan ist hier nicht verwendbar: %1.</translation>
    </message>
    <message>
        <source>there is no device</source>
        <translation>es gibt kein Gerät</translation>
    </message>
    <message>
        <source>The Vulkan device %1 cannot be used: %2.</source>
        <translation>Das Vulkan-Gerät %1 ist nicht verwendbar: %2.</translation>
    </message>
    <message>
        <source>There is no Vulkan device &quot;%1&quot; here (%2).</source>
        <translation>Das Vulkan-Gerät „%1“ gibt es hier nicht (%2).</translation>
    </message>
    <message>
        <source>This version is built without Vulkan. Choose &quot;cpu&quot; or &quot;auto&quot;.</source>
        <translation>Diese Version ist ohne Vulkan gebaut. „cpu“ oder „auto“ wählen.</translation>
    </message>
    <message>
        <source>A beam search needs at least one beam.</source>
        <translation>Eine Beam-Suche braucht mindestens einen Beam.</translation>
    </message>
    <message>
        <source>A beam search needs the probabilities after each of its sequences.</source>
        <translation>Eine Beam-Suche braucht die Wahrscheinlichkeiten nach jeder ihrer Folgen.</translation>
    </message>
    <message>
        <source>Type the beginning of a text for %1 to continue.</source>
        <translation>Den Anfang eines Textes eingeben, den %1 fortsetzt.</translation>
    </message>
    <message>
        <source>The text has %1 tokens, and %2 has %3 positions. Shorten it.</source>
        <translation>Der Text hat %1 Token, und %2 hat %3 Positionen. Kürzen.</translation>
    </message>
    <message>
        <source>The text has %1 tokens, and %2 has %3 positions, so that there is no room to continue it. Shorten it.</source>
        <translation>Der Text hat %1 Token, und %2 hat %3 Positionen, sodass kein Platz für eine Fortsetzung bleibt. Kürzen.</translation>
    </message>
    <message>
        <source>The model has no logits from which text could be generated.</source>
        <translation>Das Modell hat keine Logits, aus denen sich Text generieren ließe.</translation>
    </message>
    <message>
        <source>%1 of the model&apos;s %2 logits are NaN or infinite, so no token can be chosen: its weights are damaged, or its values exceed the range of fp32. Use another copy of the model.</source>
        <translation>%1 der %2 Logits des Modells sind NaN oder unendlich, daher lässt sich kein Token wählen: Seine Gewichte sind beschädigt, oder seine Werte überschreiten den Bereich von fp32. Eine andere Kopie des Modells verwenden.</translation>
    </message>
    <message>
        <source>The continuation fills all %1 positions of %2. Remove tokens, or shorten the text.</source>
        <translation>Die Fortsetzung füllt alle %1 Positionen von %2. Token entfernen oder den Text kürzen.</translation>
    </message>
    <message>
        <source>This model does not support beam search. Generate with one beam.</source>
        <translation>Dieses Modell unterstützt keine Beam-Suche. Mit einem Beam generieren.</translation>
    </message>
    <message>
        <source>%1 is imported attention without a model, so it cannot generate text. Open its model.</source>
        <translation>%1 ist importierte Attention ohne Modell und kann daher keinen Text generieren. Ihr Modell öffnen.</translation>
    </message>
    <message>
        <source>%1 does not generate text: it completes images, with &quot;headlight generate&quot; and --out FILE.png.</source>
        <translation>%1 generiert keinen Text: Es vervollständigt Bilder, mit „headlight generate“ und --out FILE.png.</translation>
    </message>
    <message>
        <source>%1 does not generate text. Choose a decoder or an encoder-decoder.</source>
        <translation>%1 generiert keinen Text. Einen Decoder oder Encoder-Decoder wählen.</translation>
    </message>
    <message>
        <source>Beam search takes at most %1 beams.</source>
        <translation>Beam-Suche nimmt höchstens %1 Beams.</translation>
    </message>
    <message>
        <source>A beam search does not sample: choose beams or a temperature.</source>
        <translation>Eine Beam-Suche zieht nicht zufällig: Beams oder eine Temperatur wählen.</translation>
    </message>
    <message>
        <source>Expected lists of tokens, found null in one.</source>
        <translation>Erwartet werden Listen von Token, in einer steht null.</translation>
    </message>
    <message>
        <source>Expected a pair of place and token for each of the places 1, 2, 3 and so on.</source>
        <translation>Erwartet wird ein Paar aus Stelle und Token für jede der Stellen 1, 2, 3 und so weiter.</translation>
    </message>
    <message>
        <source>Expected true, false or &quot;never&quot;.</source>
        <translation>Erwartet wird true, false oder „never“.</translation>
    </message>
    <message>
        <source>Expected an image for %1 in the text, found none. Give an image, or remove %1.</source>
        <translation>Erwartet wird ein Bild für %1 im Text, gefunden wurde keines. Ein Bild angeben oder %1 entfernen.</translation>
    </message>
    <message>
        <source>Expected at most one %1 in the text, in the place of the image; found %2. Write %1 once, or leave it out.</source>
        <translation>Erwartet wird höchstens ein %1 im Text, an der Stelle des Bildes; gefunden wurden %2. %1 einmal schreiben oder weglassen.</translation>
    </message>
    <message>
        <source>Expected a finite temperature of 0 or more.</source>
        <translation>Erwartet wird eine endliche Temperatur von 0 oder mehr.</translation>
    </message>
    <message>
        <source>Expected a top-p of more than 0 and at most 1.</source>
        <translation>Erwartet wird ein Top-p von mehr als 0 und höchstens 1.</translation>
    </message>
    <message>
        <source>The continuation fills all %1 positions of %2. Remove tokens.</source>
        <translation>Die Fortsetzung füllt alle %1 Positionen von %2. Token entfernen.</translation>
    </message>
    <message>
        <source>The target has %1 tokens, but %2 generates at most %3. Shorten it.</source>
        <translation>Der Zieltext hat %1 Token, aber %2 generiert höchstens %3. Kürzen.</translation>
    </message>
    <message>
        <source>Type a text from which %1 generates its target.</source>
        <translation>Text eingeben, aus dem %1 seinen Zieltext generiert.</translation>
    </message>
    <message>
        <source>Open an audio file: %1 reads audio, not text.</source>
        <translation>Eine Audiodatei öffnen: %1 liest Audio, keinen Text.</translation>
    </message>
    <message>
        <source>The weights of %1 take %2, and %3 has %4 of free memory. Close other programs or choose a smaller model.</source>
        <translation>Die Gewichte von %1 brauchen %2, und %3 hat %4 freien Speicher. Andere Programme schließen oder ein kleineres Modell wählen.</translation>
    </message>
    <message>
        <source>Imported attention has no layers to show. Choose the folder of its model.</source>
        <translation>Importierte Attention hat keine Schichten zum Anzeigen. Den Ordner ihres Modells wählen.</translation>
    </message>
    <message>
        <source>it has no layers to show</source>
        <translation>es gibt keine Schichten zum Anzeigen</translation>
    </message>
    <message>
        <source>Expected at most two texts, found %1.</source>
        <translation>Erwartet werden höchstens zwei Texte, gefunden wurden %1.</translation>
    </message>
    <message>
        <source>The model at %1 is not the one of this capture: expected %2; found %3.</source>
        <translation>Das Modell in %1 ist nicht das dieser Aufzeichnung: Erwartet: %2; gefunden: %3.</translation>
    </message>
    <message>
        <source>%1 was recorded without patches of an image: leave --image out.</source>
        <translation>%1 wurde ohne Bild-Patches aufgezeichnet: --image weglassen.</translation>
    </message>
    <message>
        <source>Imported attention cannot be changed. Open its model, or put a capture into the folder of its model.</source>
        <translation>Importierte Attention lässt sich nicht ändern. Ihr Modell öffnen oder eine Aufzeichnung in den Ordner ihres Modells legen.</translation>
    </message>
    <message>
        <source>Imported attention has no model, so it cannot generate text.</source>
        <translation>Importierte Attention hat kein Modell und kann daher keinen Text generieren.</translation>
    </message>
    <message>
        <source>There are %1 tokens, and the weights have %2.</source>
        <translation>Es gibt %1 Token, die Gewichte haben %2.</translation>
    </message>
    <message>
        <source>No model is open. Open a model first.</source>
        <translation>Es ist kein Modell geöffnet. Zuerst ein Modell öffnen.</translation>
    </message>
    <message>
        <source>Expected checkpoints of one model: %1 has %2, %3 has %4. Move the checkpoints of other models to another folder.</source>
        <translation>Erwartet werden Checkpoints eines Modells: %1 hat %2, %3 hat %4. Die Checkpoints anderer Modelle in einen anderen Ordner verschieben.</translation>
    </message>
    <message>
        <source>it has no checkpoints</source>
        <translation>es gibt keine Checkpoints</translation>
    </message>
    <message>
        <source>Expected a folder of checkpoints, with subfolders such as step1000 or checkpoint-500 that have a config.json, found none. Open such a folder.</source>
        <translation>Erwartet wird ein Ordner mit Checkpoints, mit Unterordnern wie step1000 oder checkpoint-500, die eine config.json haben; gefunden wurde keiner. Einen solchen Ordner öffnen.</translation>
    </message>
    <message>
        <source>it has no token embedding</source>
        <translation>es gibt kein Token-Embedding</translation>
    </message>
    <message>
        <source>%1 does not read text, so it has no token embedding.</source>
        <translation>%1 liest keinen Text und hat daher kein Token-Embedding.</translation>
    </message>
    <message>
        <source>Type a word, or a sum of words such as “boy - man + woman”.</source>
        <translation>Ein Wort eingeben oder eine Summe von Wörtern wie „boy - man + woman“.</translation>
    </message>
    <message>
        <source>“%1” is the zero vector: its words have the same embedding in %2. Choose other words.</source>
        <translation>„%1“ ist der Nullvektor: Seine Wörter haben in %2 dasselbe Embedding. Andere Wörter wählen.</translation>
    </message>
    <message>
        <source>it has no position embeddings</source>
        <translation>es gibt keine Positions-Embeddings</translation>
    </message>
    <message>
        <source>%1 has no embeddings of positions: it uses rotary positions or a distance bias, or no positions at all.</source>
        <translation>%1 hat keine Positions-Embeddings: Es verwendet Rotary-Positionen, einen Abstands-Bias oder gar keine Positionen.</translation>
    </message>
    <message>
        <source>no router can be asked</source>
        <translation>kein Router kann befragt werden</translation>
    </message>
    <message>
        <source>%1 has no experts. Open a mixture of experts, such as Mixtral or Qwen3-MoE.</source>
        <translation>%1 hat keine Experten. Ein Mixture-of-Experts-Modell wie Mixtral oder Qwen3-MoE öffnen.</translation>
    </message>
    <message>
        <source>its heads cannot be tested on random tokens</source>
        <translation>ihre Heads lassen sich nicht mit zufälligen Token testen</translation>
    </message>
    <message>
        <source>%1 does not read text, so its heads cannot be tested on random tokens. Open a model that reads text.</source>
        <translation>%1 liest keinen Text, daher lassen sich seine Heads nicht mit zufälligen Token testen. Ein Modell öffnen, das Text liest.</translation>
    </message>
    <message>
        <source>%1 reads at most %2 tokens, too few for this test.</source>
        <translation>%1 liest höchstens %2 Token, zu wenige für diesen Test.</translation>
    </message>
    <message>
        <source>The vocabulary has no tokens to sample from.</source>
        <translation>Das Vokabular hat keine Token zum Ziehen.</translation>
    </message>
    <message>
        <source>its projections are not known</source>
        <translation>ihre Projektionen sind nicht bekannt</translation>
    </message>
    <message>
        <source>%1 gave no output &quot;%2&quot; to compute a loss of.</source>
        <translation>%1 gab keine Ausgabe „%2“, deren Loss sich berechnen ließe.</translation>
    </message>
    <message>
        <source>No token is masked: mask tokens, or choose to mask each in turn.</source>
        <translation>Kein Token ist maskiert: Token maskieren oder wählen, jedes der Reihe nach zu maskieren.</translation>
    </message>
    <message>
        <source>%1 has no mask token, so that no token can be masked.</source>
        <translation>%1 hat kein Masken-Token, daher lässt sich kein Token maskieren.</translation>
    </message>
    <message>
        <source>The passage does not contain the answer &quot;%1&quot;: expected words as they stand in it.</source>
        <translation>Der Abschnitt enthält die Antwort „%1“ nicht: Erwartet werden Wörter, wie sie darin stehen.</translation>
    </message>
    <message>
        <source>Expected one of the classes %1, found &quot;%2&quot;.</source>
        <translation>Erwartet wird eine der Klassen %1, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>%1 gives a score instead of classes, which has no cross-entropy.</source>
        <translation>%1 gibt einen Wert statt Klassen, der keine Kreuzentropie hat.</translation>
    </message>
    <message>
        <source>no text can be given a probability</source>
        <translation>keinem Text lässt sich eine Wahrscheinlichkeit geben</translation>
    </message>
    <message>
        <source>%1 gives no probabilities of a text. Open a decoder, an encoder-decoder, a masked language model, a question answering model or a classifier.</source>
        <translation>%1 gibt keine Wahrscheinlichkeiten eines Textes. Einen Decoder, einen Encoder-Decoder, ein maskiertes Sprachmodell, ein Frage-Antwort-Modell oder einen Klassifikator öffnen.</translation>
    </message>
    <message>
        <source>its layers have no predictions</source>
        <translation>ihre Schichten haben keine Vorhersagen</translation>
    </message>
    <message>
        <source>%1 does not predict tokens: the logit lens needs a decoder or a masked language model.</source>
        <translation>%1 sagt keine Token vorher: Die Logit Lens braucht einen Decoder oder ein maskiertes Sprachmodell.</translation>
    </message>
    <message>
        <source>--query: expected a token of the target, %1 to %2, found token %3, which belongs to the source.</source>
        <translation>--query: Erwartet wird ein Token des Zieltextes, %1 bis %2, gefunden wurde Token %3, das zum Quelltext gehört.</translation>
    </message>
    <message>
        <source>it has no hidden states to compare</source>
        <translation>es gibt keine verborgenen Zustände zum Vergleichen</translation>
    </message>
    <message>
        <source>%1 has no hidden states of these tokens.</source>
        <translation>%1 hat keine verborgenen Zustände dieser Token.</translation>
    </message>
    <message>
        <source>%1 reads no text: words in two contexts need a model that reads text.</source>
        <translation>%1 liest keinen Text: Wörter in zwei Kontexten brauchen ein Modell, das Text liest.</translation>
    </message>
    <message>
        <source>no token can be followed through it</source>
        <translation>kein Token lässt sich darin verfolgen</translation>
    </message>
    <message>
        <source>%1 is imported attention without a model: %2. Open its model.</source>
        <translation>%1 ist importierte Attention ohne Modell: %2. Ihr Modell öffnen.</translation>
    </message>
    <message>
        <source>The captured tokens are not those that %1 makes of the text. Open the model and type the text.</source>
        <translation>Die aufgezeichneten Token sind nicht die, die %1 aus dem Text bildet. Das Modell öffnen und den Text eingeben.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Shorten the text or close other programs.</source>
        <translation>Der Speicher reicht dafür nicht. Text kürzen oder andere Programme schließen.</translation>
    </message>
    <message>
        <source>Internal error: %1.</source>
        <translation>Interner Fehler: %1.</translation>
    </message>
    <message>
        <source>The precompiled character map is damaged: %1.</source>
        <translation>Die vorbereitete Zeichentabelle ist beschädigt: %1.</translation>
    </message>
    <message>
        <source>it is shorter than its header</source>
        <translation>sie ist kürzer als ihr Kopf</translation>
    </message>
    <message>
        <source>its trie of %1 bytes does not fit into %2</source>
        <translation>ihr Trie von %1 Bytes passt nicht in %2</translation>
    </message>
    <message>
        <source>its replacements do not end with NUL</source>
        <translation>ihre Ersetzungen enden nicht mit NUL</translation>
    </message>
    <message>
        <source>its replacements are not UTF-8</source>
        <translation>ihre Ersetzungen sind kein UTF-8</translation>
    </message>
    <message>
        <source>its trie has a cycle</source>
        <translation>ihr Trie hat einen Zyklus</translation>
    </message>
    <message>
        <source>too many of its entries begin with each other</source>
        <translation>zu viele ihrer Einträge sind Anfänge voneinander</translation>
    </message>
    <message>
        <source>a node of its trie points past the end</source>
        <translation>ein Knoten ihres Tries zeigt über das Ende hinaus</translation>
    </message>
    <message>
        <source>a value points past the end of its replacements</source>
        <translation>ein Wert zeigt über das Ende ihrer Ersetzungen hinaus</translation>
    </message>
    <message>
        <source>a value points into a character</source>
        <translation>ein Wert zeigt in ein Zeichen hinein</translation>
    </message>
    <message>
        <source>The file contains no tokenizer: it lists no tokens.</source>
        <translation>Die Datei enthält keinen Tokenizer: Sie führt keine Token auf.</translation>
    </message>
    <message>
        <source>The vocabulary is empty.</source>
        <translation>Das Vokabular ist leer.</translation>
    </message>
    <message>
        <source>The vocabulary is larger than any model&apos;s.</source>
        <translation>Das Vokabular ist größer als das jedes Modells.</translation>
    </message>
    <message>
        <source>A piece of the vocabulary is not UTF-8.</source>
        <translation>Ein Stück des Vokabulars ist kein UTF-8.</translation>
    </message>
    <message>
        <source>A token has the unknown type %1.</source>
        <translation>Ein Token hat den unbekannten Typ %1.</translation>
    </message>
    <message>
        <source>Expected one value for each of the %1 tokens, found %2.</source>
        <translation>Erwartet wird ein Wert für jedes der %1 Token, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>The id %1 is outside the vocabulary of %2 tokens.</source>
        <translation>Die ID %1 liegt außerhalb des Vokabulars mit %2 Token.</translation>
    </message>
    <message>
        <source>The tokenizer lacks its merges.</source>
        <translation>Dem Tokenizer fehlen die Merges.</translation>
    </message>
    <message>
        <source>A merge is two pieces with a space between them.</source>
        <translation>Ein Merge besteht aus zwei Stücken mit einem Leerzeichen dazwischen.</translation>
    </message>
    <message>
        <source>The pre-tokenizer &quot;%1&quot; is not supported.</source>
        <translation>Der Pre-Tokenizer „%1“ wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>The tokenizer lacks the scores of its tokens.</source>
        <translation>Dem Tokenizer fehlen die Scores seiner Token.</translation>
    </message>
    <message>
        <source>Expected the bytes of a map of characters.</source>
        <translation>Erwartet werden die Bytes einer Zeichentabelle.</translation>
    </message>
    <message>
        <source>Expected an unknown token in the vocabulary, found none.</source>
        <translation>Erwartet wird ein unbekanntes Token im Vokabular, gefunden wurde keines.</translation>
    </message>
    <message>
        <source>The vocabulary lacks the %1, which the tokenizer puts around every text.</source>
        <translation>Im Vokabular fehlt %1, das der Tokenizer um jeden Text setzt.</translation>
    </message>
    <message>
        <source>The file contains no tokenizer.</source>
        <translation>Die Datei enthält keinen Tokenizer.</translation>
    </message>
    <message>
        <source>The tokenizer &quot;%1&quot; is not supported; supported tokenizers: gpt2, llama, t5, bert.</source>
        <translation>Der Tokenizer „%1“ wird nicht unterstützt; unterstützte Tokenizer: gpt2, llama, t5, bert.</translation>
    </message>
    <message>
        <source>The folder has no tokenizer: it needs tokenizer.json, vocab.txt, vocab.json with merges.txt, a SentencePiece model, or Marian&apos;s vocab.json with source.spm and target.spm.</source>
        <translation>Der Ordner hat keinen Tokenizer: Nötig ist tokenizer.json, vocab.txt, vocab.json mit merges.txt, ein SentencePiece-Modell oder Marians vocab.json mit source.spm und target.spm.</translation>
    </message>
    <message>
        <source>The vocabulary lacks &quot;%1&quot;.</source>
        <translation>Im Vokabular fehlt „%1“.</translation>
    </message>
    <message>
        <source>There is no token %1; the vocabulary has %2.</source>
        <translation>Token %1 gibt es nicht; das Vokabular hat %2.</translation>
    </message>
    <message>
        <source>Id %1 belongs to &quot;%2&quot; already.</source>
        <translation>Die ID %1 gehört schon zu „%2“.</translation>
    </message>
    <message>
        <source>The vocabulary has &quot;%1&quot; with id %2.</source>
        <translation>Das Vokabular führt „%1“ mit der ID %2.</translation>
    </message>
    <message>
        <source>The id %1 of &quot;%2&quot; leaves ids without a piece.</source>
        <translation>Die ID %1 von „%2“ lässt IDs ohne Stück.</translation>
    </message>
    <message>
        <source>The replacement of a space must be one character.</source>
        <translation>Der Ersatz für ein Leerzeichen muss ein Zeichen sein.</translation>
    </message>
    <message>
        <source>What to strip must be one character.</source>
        <translation>Was abgeschnitten wird, muss ein Zeichen sein.</translation>
    </message>
    <message>
        <source>The decoder &quot;%1&quot; is not supported; supported decoders: WordPiece, ByteLevel, Metaspace, ByteFallback, Fuse, Strip, Replace, BPEDecoder, Sequence.</source>
        <translation>Der Decoder „%1“ wird nicht unterstützt; unterstützte Decoder: WordPiece, ByteLevel, Metaspace, ByteFallback, Fuse, Strip, Replace, BPEDecoder, Sequence.</translation>
    </message>
    <message>
        <source>The normalizer &quot;%1&quot; is not supported; supported normalizers: BertNormalizer, NFC, NFD, NFKC, NFKD, Lowercase, StripAccents, Strip, Prepend, Replace, Precompiled, Sequence.</source>
        <translation>Der Normalizer „%1“ wird nicht unterstützt; unterstützte Normalizer: BertNormalizer, NFC, NFD, NFKC, NFKD, Lowercase, StripAccents, Strip, Prepend, Replace, Precompiled, Sequence.</translation>
    </message>
    <message>
        <source>The regular expression is invalid: %1.</source>
        <translation>Der reguläre Ausdruck ist ungültig: %1.</translation>
    </message>
    <message>
        <source>Not enough memory for a regular expression.</source>
        <translation>Der Speicher reicht nicht für einen regulären Ausdruck.</translation>
    </message>
    <message>
        <source>Not enough memory to match a regular expression.</source>
        <translation>Der Speicher reicht nicht, um einen regulären Ausdruck anzuwenden.</translation>
    </message>
    <message>
        <source>The regular expression is longer than 64 KiB.</source>
        <translation>Der reguläre Ausdruck ist länger als 64 KiB.</translation>
    </message>
    <message>
        <source>The regular expression uses syntax that Headlight can&apos;t translate.</source>
        <translation>Der reguläre Ausdruck verwendet eine Syntax, die Headlight nicht übersetzen kann.</translation>
    </message>
    <message>
        <source>The tokenizer needs a text that is not empty here.</source>
        <translation>Der Tokenizer braucht hier einen Text, der nicht leer ist.</translation>
    </message>
    <message>
        <source>TemplateProcessing: expected one or two sequences from the post-processor before it, found %1; leave one TemplateProcessing in the sequence.</source>
        <translation>TemplateProcessing: Erwartet werden eine oder zwei Folgen vom Post-Processor davor, gefunden wurden %1; nur ein TemplateProcessing in der Folge lassen.</translation>
    </message>
    <message>
        <source>A special token of the template has as many ids as tokens.</source>
        <translation>Ein Spezialtoken der Vorlage hat so viele IDs wie Token.</translation>
    </message>
    <message>
        <source>The template names &quot;%1&quot; with id %2, which the vocabulary does not have.</source>
        <translation>Die Vorlage nennt „%1“ mit der ID %2, die das Vokabular nicht hat.</translation>
    </message>
    <message>
        <source>The template names a sequence that is neither A nor, for pairs, B.</source>
        <translation>Die Vorlage nennt eine Folge, die weder A noch, bei Paaren, B ist.</translation>
    </message>
    <message>
        <source>The template names &quot;%1&quot;, which its special_tokens lack.</source>
        <translation>Die Vorlage nennt „%1“, das in ihren special_tokens fehlt.</translation>
    </message>
    <message>
        <source>The tokenizer needs a token and its id here.</source>
        <translation>Der Tokenizer braucht hier ein Token und seine ID.</translation>
    </message>
    <message>
        <source>The vocabulary does not have &quot;%1&quot; with id %2.</source>
        <translation>Das Vokabular führt „%1“ nicht mit der ID %2.</translation>
    </message>
    <message>
        <source>The post-processor &quot;%1&quot; is not supported; supported post-processors: TemplateProcessing, BertProcessing, RobertaProcessing, ByteLevel, Sequence.</source>
        <translation>Der Post-Processor „%1“ wird nicht unterstützt; unterstützte Post-Processors: TemplateProcessing, BertProcessing, RobertaProcessing, ByteLevel, Sequence.</translation>
    </message>
    <message>
        <source>one of Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous</source>
        <translation>eines von Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous</translation>
    </message>
    <message>
        <source>one of always, first, never</source>
        <translation>eines von always, first, never</translation>
    </message>
    <message>
        <source>The pre-tokenizer &quot;%1&quot; is not supported; supported pre-tokenizers: BertPreTokenizer, ByteLevel, Whitespace, WhitespaceSplit, Punctuation, Digits, Split, Metaspace, Sequence.</source>
        <translation>Der Pre-Tokenizer „%1“ wird nicht unterstützt; unterstützte Pre-Tokenizer: BertPreTokenizer, ByteLevel, Whitespace, WhitespaceSplit, Punctuation, Digits, Split, Metaspace, Sequence.</translation>
    </message>
    <message>
        <source>The precompiled character map is not Base64.</source>
        <translation>Die vorbereitete Zeichentabelle ist kein Base64.</translation>
    </message>
    <message>
        <source>Left or Right</source>
        <translation>Left oder Right</translation>
    </message>
    <message>
        <source>The stride of %1 is not smaller than the max_length of %2.</source>
        <translation>Der stride %1 ist nicht kleiner als die max_length %2.</translation>
    </message>
    <message>
        <source>one of LongestFirst, OnlyFirst, OnlySecond</source>
        <translation>eines von LongestFirst, OnlyFirst, OnlySecond</translation>
    </message>
    <message>
        <source>BatchLongest or {&quot;Fixed&quot;: length}</source>
        <translation>BatchLongest oder {&quot;Fixed&quot;: Länge}</translation>
    </message>
    <message>
        <source>An offset ends at character %1, and the text has %2.</source>
        <translation>Ein Offset endet bei Zeichen %1, der Text hat aber %2.</translation>
    </message>
    <message>
        <source>There is no token %1 in the imported attention.</source>
        <translation>Token %1 gibt es in der importierten Attention nicht.</translation>
    </message>
    <message>
        <source>The vocabulary lacks the unknown token &quot;%1&quot;.</source>
        <translation>Im Vokabular fehlt das unbekannte Token „%1“.</translation>
    </message>
    <message>
        <source>Dropout of merges is not supported; set dropout to null.</source>
        <translation>Dropout von Merges wird nicht unterstützt; dropout auf null setzen.</translation>
    </message>
    <message>
        <source>A merge is two pieces.</source>
        <translation>Ein Merge besteht aus zwei Stücken.</translation>
    </message>
    <message>
        <source>No piece has id %1, though there are larger ids.</source>
        <translation>Kein Stück hat die ID %1, obwohl es größere IDs gibt.</translation>
    </message>
    <message>
        <source>The piece &quot;%1&quot; is in the vocabulary twice.</source>
        <translation>Das Stück „%1“ steht doppelt im Vokabular.</translation>
    </message>
    <message>
        <source>The tokenizer model &quot;%1&quot; is not supported; supported models: WordPiece, BPE, Unigram, WordLevel.</source>
        <translation>Das Tokenizer-Modell „%1“ wird nicht unterstützt; unterstützte Modelle: WordPiece, BPE, Unigram, WordLevel.</translation>
    </message>
    <message>
        <source>Expected at most 16 MiB of added tokens, of pieces longer than 256 bytes and of recorded tokens; found more.</source>
        <translation>Erwartet werden höchstens 16 MiB an hinzugefügten Token, an Stücken von mehr als 256 Bytes und an aufgezeichneten Token; gefunden wurden mehr.</translation>
    </message>
    <message>
        <source>SentencePiece refuses the model: %1.</source>
        <translation>SentencePiece weist das Modell zurück: %1.</translation>
    </message>
    <message>
        <source>The file is larger than any SentencePiece model (256 MiB).</source>
        <translation>Die Datei ist größer als jedes SentencePiece-Modell (256 MiB).</translation>
    </message>
    <message>
        <source>A field of the protobuf message has an impossible number.</source>
        <translation>Ein Feld der Protobuf-Nachricht hat eine unmögliche Nummer.</translation>
    </message>
    <message>
        <source>A field of %1 bytes does not fit into the %2 that are left.</source>
        <translation>Ein Feld von %1 Bytes passt nicht in die übrigen %2.</translation>
    </message>
    <message>
        <source>A field of the protobuf message has the unknown wire type %1.</source>
        <translation>Ein Feld der Protobuf-Nachricht hat den unbekannten Wire-Typ %1.</translation>
    </message>
    <message>
        <source>Field %1 has the wrong wire type.</source>
        <translation>Feld %1 hat den falschen Wire-Typ.</translation>
    </message>
    <message>
        <source>The protobuf message ends within a number.</source>
        <translation>Die Protobuf-Nachricht endet mitten in einer Zahl.</translation>
    </message>
    <message>
        <source>A number of the protobuf message is longer than 64 bits.</source>
        <translation>Eine Zahl der Protobuf-Nachricht ist länger als 64 Bits.</translation>
    </message>
    <message>
        <source>A piece has the unknown type %1.</source>
        <translation>Ein Stück hat den unbekannten Typ %1.</translation>
    </message>
    <message>
        <source>A piece is empty.</source>
        <translation>Ein Stück ist leer.</translation>
    </message>
    <message>
        <source>A piece is %1 bytes long; at most 8192 are possible.</source>
        <translation>Ein Stück ist %1 Bytes lang; möglich sind höchstens 8192.</translation>
    </message>
    <message>
        <source>A piece has a NUL byte.</source>
        <translation>Ein Stück enthält ein NUL-Byte.</translation>
    </message>
    <message>
        <source>A piece is not UTF-8.</source>
        <translation>Ein Stück ist kein UTF-8.</translation>
    </message>
    <message>
        <source>The score of &quot;%1&quot; is not a finite number.</source>
        <translation>Der Score von „%1“ ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>The model has the unknown type %1.</source>
        <translation>Das Modell hat den unbekannten Typ %1.</translation>
    </message>
    <message>
        <source>Expected byte pieces from &lt;0x00&gt; to &lt;0xFF&gt;, found &quot;%1&quot;.</source>
        <translation>Byte-Stücke von &lt;0x00&gt; bis &lt;0xFF&gt; wurden erwartet, „%1“ gefunden.</translation>
    </message>
    <message>
        <source>The piece &quot;%1&quot; is a byte, but byte_fallback is off.</source>
        <translation>Das Stück „%1“ ist ein Byte, byte_fallback ist aber aus.</translation>
    </message>
    <message>
        <source>The vocabulary has %1 unknown pieces instead of one.</source>
        <translation>Das Vokabular hat %1 unbekannte Stücke statt eines.</translation>
    </message>
    <message>
        <source>Byte %1 has no piece, though byte_fallback is on.</source>
        <translation>Byte %1 hat kein Stück, obwohl byte_fallback an ist.</translation>
    </message>
    <message>
        <source>More than 64 user-defined pieces begin with each other.</source>
        <translation>Mehr als 64 benutzerdefinierte Stücke sind Anfänge voneinander.</translation>
    </message>
    <message>
        <source>The vocabulary has more than four million pieces.</source>
        <translation>Das Vokabular hat mehr als vier Millionen Stücke.</translation>
    </message>
    <message>
        <source>The model lacks its trainer_spec.</source>
        <translation>Dem Modell fehlt seine trainer_spec.</translation>
    </message>
    <message>
        <source>A %1 needs tokenizer.json; its SentencePiece model alone does not state the ids of its tokens.</source>
        <translation>%1 braucht tokenizer.json; das SentencePiece-Modell allein nennt die IDs seiner Token nicht.</translation>
    </message>
    <message>
        <source>An entry of the vocabulary is a piece and its score.</source>
        <translation>Ein Eintrag des Vokabulars ist ein Stück und sein Score.</translation>
    </message>
    <message>
        <source>A piece of the vocabulary is empty.</source>
        <translation>Ein Stück des Vokabulars ist leer.</translation>
    </message>
    <message>
        <source>The score of a piece is a finite number.</source>
        <translation>Der Score eines Stücks ist eine endliche Zahl.</translation>
    </message>
    <message>
        <source>The file is larger than any vocabulary (256 MiB).</source>
        <translation>Die Datei ist größer als jedes Vokabular (256 MiB).</translation>
    </message>
    <message>
        <source>The file is not UTF-8.</source>
        <translation>Die Datei ist kein UTF-8.</translation>
    </message>
    <message>
        <source>The vocabulary lacks &quot;%1&quot;, which the tokenizer puts around every text.</source>
        <translation>Im Vokabular fehlt „%1“, das der Tokenizer um jeden Text setzt.</translation>
    </message>
    <message>
        <source>A %1 needs tokenizer.json; vocab.json and merges.txt alone do not state how it splits words.</source>
        <translation>%1 braucht tokenizer.json; vocab.json und merges.txt allein sagen nicht, wie er Wörter zerlegt.</translation>
    </message>
    <message>
        <source>The %1 takes too long: expected at most %2 steps for a text of %3 bytes, found more; shorten the text or correct this component in the tokenizer&apos;s file.</source>
        <translation>Zu langsam (%1): Erwartet werden höchstens %2 Schritte für einen Text von %3 Bytes, gefunden wurden mehr; Text kürzen oder diese Komponente in der Datei des Tokenizers berichtigen.</translation>
    </message>
    <message>
        <source>The %1 produces too much output: expected at most %2 bytes of %3, found %4; shorten the text or correct this component in the tokenizer&apos;s file.</source>
        <translation>Zu viel Ausgabe (%1): Erwartet werden höchstens %2 Bytes aus %3, gefunden wurden %4; Text kürzen oder diese Komponente in der Datei des Tokenizers berichtigen.</translation>
    </message>
    <message>
        <source>The %1 produces too much output: expected at most %2 pieces of %3 bytes, found %4; shorten the text or correct this component in the tokenizer&apos;s file.</source>
        <translation>Zu viel Ausgabe (%1): Erwartet werden höchstens %2 Stücke aus %3 Bytes, gefunden wurden %4; Text kürzen oder diese Komponente in der Datei des Tokenizers berichtigen.</translation>
    </message>
    <message>
        <source>The limit on tokens is negative.</source>
        <translation>Die Obergrenze für Token ist negativ.</translation>
    </message>
    <message>
        <source>Expected a tensor of shape %1, found %2. Remove this checkpoint to continue from the one before.</source>
        <translation>Erwartet wird ein Tensor der Form %1, gefunden wurde %2. Diesen Checkpoint entfernen, um beim vorigen fortzufahren.</translation>
    </message>
    <message>
        <source>Another training runs in this folder. Stop it first, or wait until it ends.</source>
        <translation>Ein anderes Training läuft in diesem Ordner. Es zuerst anhalten oder warten, bis es endet.</translation>
    </message>
    <message>
        <source>The loss of step %1 is not a finite number: the training diverged. Train again with another seed or smaller sizes.</source>
        <translation>Der Loss von Schritt %1 ist keine endliche Zahl: Das Training ist divergiert. Mit einem anderen Seed oder kleineren Größen neu trainieren.</translation>
    </message>
    <message>
        <source>The text is too long: expected at most %1 bytes, found %2. Give a part of it.</source>
        <translation>Der Text ist zu lang: Erwartet werden höchstens %1 Bytes, gefunden wurden %2. Einen Teil davon angeben.</translation>
    </message>
    <message>
        <source>--steps: expected a whole number from %1 to %2, found %3.</source>
        <translation>--steps: Erwartet wird eine ganze Zahl von %1 bis %2, gefunden wurde %3.</translation>
    </message>
    <message>
        <source>The folder cannot be made (%1).</source>
        <translation>Der Ordner lässt sich nicht anlegen (%1).</translation>
    </message>
    <message>
        <source>The folder cannot get this name (%1).</source>
        <translation>Der Ordner lässt sich nicht so benennen (%1).</translation>
    </message>
    <message>
        <source>Expected the name of a new folder for the training, found an empty one.</source>
        <translation>Erwartet wird der Name eines neuen Ordners für das Training, gefunden wurde ein leerer.</translation>
    </message>
    <message>
        <source>Expected a new or empty folder for the training, found one that holds something. Choose another one, or continue the training that it holds.</source>
        <translation>Erwartet wird ein neuer oder leerer Ordner für das Training, gefunden wurde einer mit Inhalt. Einen anderen wählen oder das darin enthaltene Training fortsetzen.</translation>
    </message>
    <message>
        <source>Expected a folder of a training, which has a training.json and a text.txt, found none.</source>
        <translation>Erwartet wird der Ordner eines Trainings, mit training.json und text.txt, gefunden wurde keiner.</translation>
    </message>
    <message>
        <source>--%1: expected a whole number from %2 to %3, found %4.</source>
        <translation>--%1: Erwartet wird eine ganze Zahl von %2 bis %3, gefunden wurde %4.</translation>
    </message>
    <message>
        <source>--width: expected a multiple of 2 x heads, here of %1, found %2.</source>
        <translation>--width: Erwartet wird ein Vielfaches von 2 x heads, hier von %1, gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Give a longer text or a smaller context.</source>
        <translation>Einen längeren Text oder einen kleineren Kontext angeben.</translation>
    </message>
    <message>
        <source>Give a longer text.</source>
        <translation>Einen längeren Text angeben.</translation>
    </message>
    <message>
        <source>The text is too short: expected at least %1 %2 for a context of %3, found %4. %5</source>
        <translation>Der Text ist zu kurz: Erwartet werden mindestens %1 %2 für einen Kontext von %3, gefunden wurden %4. %5</translation>
    </message>
    <message>
        <source>Expected a file name that ends in .pdf, .svg, .png or .tex.</source>
        <translation>Erwartet wird ein Dateiname, der auf .pdf, .svg, .png oder .tex endet.</translation>
    </message>
    <message>
        <source>All heads of this text have %1 million weights; a file of numbers holds at most 40 million. Write them with &quot;headlight attention&quot;, or choose one head.</source>
        <translation>Alle Heads dieses Textes haben %1 Millionen Gewichte; eine Datei mit Zahlen fasst höchstens 40 Millionen. Sie mit „headlight attention“ schreiben oder einen Head wählen.</translation>
    </message>
    <message>
        <source>Writing the numbers was stopped.</source>
        <translation>Das Schreiben der Zahlen wurde angehalten.</translation>
    </message>
    <message>
        <source>Expected a text of at most %1 letters, found %2.</source>
        <translation>Erwartet wird ein Text von höchstens %1 Zeichen, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected a text, found an empty one.</source>
        <translation>Erwartet wird ein Text, gefunden wurde ein leerer.</translation>
    </message>
    <message>
        <source>%1 has no such field here; fields: %2.</source>
        <translation>%1 hat hier kein solches Feld; Felder: %2.</translation>
    </message>
    <message>
        <source>These are %1 million numbers, too many for a text file; choose .npz or .safetensors.</source>
        <translation>Das sind %1 Millionen Zahlen, zu viele für eine Textdatei; .npz oder .safetensors wählen.</translation>
    </message>
    <message>
        <source>Numbers cannot be written to a file that ends in .%1; choose one of .%2.</source>
        <translation>In eine Datei mit der Endung .%1 lassen sich keine Zahlen schreiben; eine von .%2 wählen.</translation>
    </message>
    <message>
        <source>Expected a list of layers, found none.</source>
        <translation>Erwartet wird eine Liste von Schichten, gefunden wurde keine.</translation>
    </message>
    <message>
        <source>Expected a mean between minimum and maximum: the file is damaged.</source>
        <translation>Erwartet wird ein Mittelwert zwischen Minimum und Maximum: Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Expected %1, which follows from %2, found %3: the file is damaged.</source>
        <translation>Erwartet wird %1, wie aus %2 folgt, gefunden wurde %3: Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Expected as many layers as counts, found %1.</source>
        <translation>Erwartet werden so viele Schichten wie counts, gefunden wurden %1.</translation>
    </message>
    <message>
        <source>Expected as many heads as counts, found %1.</source>
        <translation>Erwartet werden so viele Heads wie counts, gefunden wurden %1.</translation>
    </message>
    <message>
        <source>This count is missing: the file was not written by headlight metrics.</source>
        <translation>Diese Anzahl fehlt: Die Datei wurde nicht von headlight metrics geschrieben.</translation>
    </message>
    <message>
        <source>Expected numbers of shards in ascending order.</source>
        <translation>Erwartet werden Nummern von Shards in aufsteigender Reihenfolge.</translation>
    </message>
    <message>
        <source>Expected the numbers of shards, found none.</source>
        <translation>Erwartet werden die Nummern der Shards, gefunden wurden keine.</translation>
    </message>
    <message>
        <source>Expected at most %1 texts, as many as are covered, found %2: the file is damaged.</source>
        <translation>Erwartet werden höchstens %1 Texte, so viele wie abgedeckt, gefunden wurden %2: Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Expected as many texts as lines_done, %1, found %2: the file is damaged.</source>
        <translation>Erwartet werden so viele Texte wie lines_done, also %1, gefunden wurden %2: Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Expected at least %1, the count of &quot;%2&quot;, found %3: the file is damaged.</source>
        <translation>Erwartet wird mindestens %1, die Anzahl von „%2“, gefunden wurde %3: Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Expected metrics of at least one text, found none.</source>
        <translation>Erwartet werden Metriken von mindestens einem Text, gefunden wurden keine.</translation>
    </message>
    <message>
        <source>Expected the texts that the file covers, found none: an older version wrote it. Measure them again.</source>
        <translation>Erwartet werden die Texte, die die Datei abdeckt, gefunden wurden keine: Eine ältere Version hat sie geschrieben. Neu messen.</translation>
    </message>
    <message>
        <source>Expected %1 texts, all of %2, found %3: run headlight metrics with --resume to finish it.</source>
        <translation>Erwartet werden %1 Texte, alle von %2, gefunden wurden %3: headlight metrics mit --resume ausführen, um sie fertigzustellen.</translation>
    </message>
    <message>
        <source>Expected the corpus of %1 as in %2, found %3.</source>
        <translation>Erwartet wird das Korpus mit %1 wie in %2, gefunden wurde %3.</translation>
    </message>
    <message>
        <source>Expected shards of --shard I/%1 as in %2, found I/%3.</source>
        <translation>Erwartet werden Shards von --shard I/%1 wie in %2, gefunden wurde I/%3.</translation>
    </message>
    <message>
        <source>Expected the model %1 as in %2, found %3.</source>
        <translation>Erwartet wird das Modell %1 wie in %2, gefunden wurde %3.</translation>
    </message>
    <message>
        <source>Expected version %1 of Headlight as in %2, found %3.</source>
        <translation>Erwartet wird Version %1 von Headlight wie in %2, gefunden wurde %3.</translation>
    </message>
    <message>
        <source>Expected --precision %1 as in %2, found %3.</source>
        <translation>Erwartet wird --precision %1 wie in %2, gefunden wurde %3.</translation>
    </message>
    <message>
        <source>Expected each shard once, found %1, which %2 covers too.</source>
        <translation>Erwartet wird jeder Shard einmal, gefunden wurde %1, den auch %2 abdeckt.</translation>
    </message>
    <message>
        <source>This file belongs to the model and is not overwritten; choose another one.</source>
        <translation>Diese Datei gehört zum Modell und wird nicht überschrieben; eine andere wählen.</translation>
    </message>
    <message>
        <source>The font &quot;%1&quot; is not installed here; install it, or choose another: sans, serif and mono are always there, and &quot;fc-list : family&quot; lists the others.</source>
        <translation>Die Schrift „%1“ ist hier nicht installiert; sie installieren oder eine andere wählen: sans, serif und mono gibt es immer, und „fc-list : family“ zeigt die übrigen.</translation>
    </message>
    <message>
        <source>The figure could not be written as PDF: its page could not be started.</source>
        <translation>Die Abbildung ließ sich nicht als PDF schreiben: Ihre Seite konnte nicht begonnen werden.</translation>
    </message>
    <message>
        <source>Expected a resolution above 0 dots per inch.</source>
        <translation>Erwartet wird eine Auflösung über 0 dpi.</translation>
    </message>
    <message>
        <source>There is not enough memory for the image; choose fewer dots per inch or a smaller size.</source>
        <translation>Der Speicher reicht nicht für das Bild; weniger dpi oder eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>The image could not be written as PNG: %1</source>
        <translation>Das Bild ließ sich nicht als PNG schreiben: %1</translation>
    </message>
    <message>
        <source>The figure is larger than TeX can count; choose a page size, or write .pdf or .svg.</source>
        <translation>Die Abbildung ist größer, als TeX zählen kann; eine Seitengröße wählen oder .pdf oder .svg schreiben.</translation>
    </message>
    <message>
        <source>The image has %1 x %2 pixels; at most 100 million can be read. Make it smaller first.</source>
        <translation>Das Bild hat %1 x %2 Pixel; gelesen werden höchstens 100 Millionen. Es zuerst verkleinern.</translation>
    </message>
    <message>
        <source>The image takes too long to decode. Save it again, as PNG or smaller.</source>
        <translation>Das Dekodieren des Bildes dauert zu lange. Es neu speichern, als PNG oder kleiner.</translation>
    </message>
    <message>
        <source>The image is damaged: a chunk claims to have %1 bytes, but only %2 are left. Copy or download it again.</source>
        <translation>Das Bild ist beschädigt: Ein Abschnitt gibt %1 Bytes an, übrig sind aber nur %2. Neu kopieren oder herunterladen.</translation>
    </message>
    <message>
        <source>The image is damaged: its pixels begin at byte %1, but it has %2 bytes. Copy or download it again.</source>
        <translation>Das Bild ist beschädigt: Seine Pixel beginnen bei Byte %1, es hat aber %2 Bytes. Neu kopieren oder herunterladen.</translation>
    </message>
    <message>
        <source>The image was not downloaded: this is a Git LFS pointer to it. Fetch it first.</source>
        <translation>Das Bild wurde nicht heruntergeladen: Das ist ein Git-LFS-Zeiger darauf. Es zuerst holen.</translation>
    </message>
    <message>
        <source>This is not an image of a supported format; supported formats: %1.</source>
        <translation>Das ist kein Bild in einem unterstützten Format; unterstützte Formate: %1.</translation>
    </message>
    <message>
        <source>The image is damaged: %1. Copy or download it again.</source>
        <translation>Das Bild ist beschädigt: %1. Neu kopieren oder herunterladen.</translation>
    </message>
    <message>
        <source>This attention does not belong to an image, so it cannot be drawn over one. Choose another --view.</source>
        <translation>Diese Attention gehört zu keinem Bild und lässt sich daher nicht über eines zeichnen. Eine andere --view wählen.</translation>
    </message>
    <message>
        <source>Expected one of %1; found &quot;%2&quot;.</source>
        <translation>Erwartet wird eines von %1; gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; has no such number; numbers: %2.</source>
        <translation>Die Abbildung „%1“ hat keine solche Zahl; Zahlen: %2.</translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2, found %3.</source>
        <translation>Erwartet wird eine ganze Zahl von %1 bis %2, gefunden wurde %3.</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; has no pattern &quot;%2&quot;; patterns: %3.</source>
        <translation>Die Abbildung „%1“ hat kein Muster „%2“; Muster: %3.</translation>
    </message>
    <message>
        <source>Open a model to see its layer.</source>
        <translation>Ein Modell öffnen, um seine Schicht zu sehen.</translation>
    </message>
    <message>
        <source>This model has no position embeddings; open one that has them, such as position-learned.</source>
        <translation>Dieses Modell hat keine Positions-Embeddings; eines öffnen, das sie hat, etwa position-learned.</translation>
    </message>
    <message>
        <source>This model has no rotary positions; open one that has them, such as position-rotary.</source>
        <translation>Dieses Modell hat keine Rotary-Positionen; eines öffnen, das sie hat, etwa position-rotary.</translation>
    </message>
    <message>
        <source>This model has no distance bias; open one that has it, such as position-alibi.</source>
        <translation>Dieses Modell hat keinen Abstands-Bias; eines öffnen, das ihn hat, etwa position-alibi.</translation>
    </message>
    <message>
        <source>Expected a model whose tensors are known; imported attention has none.</source>
        <translation>Erwartet wird ein Modell, dessen Tensoren bekannt sind; importierte Attention hat keine.</translation>
    </message>
    <message>
        <source>Expected a model with one stack of layers, an encoder-decoder or stages; this model has several towers.</source>
        <translation>Erwartet wird ein Modell mit einem Stapel von Schichten, ein Encoder-Decoder oder Stufen; dieses Modell hat mehrere Türme.</translation>
    </message>
    <message>
        <source>%1: expected an index from 0 to %2, found %3.</source>
        <translation>%1: Erwartet wird ein Index von 0 bis %2, gefunden wurde %3.</translation>
    </message>
    <message>
        <source>--layer: expected none, since the hidden states here are of the embeddings only; found %1.</source>
        <translation>--layer: Erwartet wird keine, weil die verborgenen Zustände hier nur von den Embeddings stammen; gefunden wurde %1.</translation>
    </message>
    <message>
        <source>There are no hidden states after layer %1; the last layer is %2.</source>
        <translation>Nach Schicht %1 gibt es keine verborgenen Zustände; die letzte Schicht ist %2.</translation>
    </message>
    <message>
        <source>There are no %1 %2 to %3: the figure has %4, counted from 0.</source>
        <translation>Den Bereich %2 bis %3 (%1) gibt es nicht: Die Abbildung hat %4, gezählt ab 0.</translation>
    </message>
    <message>
        <source>--query: expected a row from 0 to %1, found %2.</source>
        <translation>--query: Erwartet wird eine Zeile von 0 bis %1, gefunden wurde %2.</translation>
    </message>
    <message>
        <source>%1 does not generate images. Choose an ImageGPT.</source>
        <translation>%1 generiert keine Bilder. Ein ImageGPT wählen.</translation>
    </message>
    <message>
        <source>Expected at most %1 pixels to generate, because the image has %2 and the first one is given; found %3.</source>
        <translation>Erwartet werden höchstens %1 zu generierende Pixel, weil das Bild %2 hat und der erste gegeben ist; gefunden wurden %3.</translation>
    </message>
    <message>
        <source>%1 reads audio, not text: use --audio with an audio file.</source>
        <translation>%1 liest Audio, keinen Text: --audio mit einer Audiodatei verwenden.</translation>
    </message>
    <message>
        <source>%1 does not read audio: use --text instead of --audio.</source>
        <translation>%1 liest kein Audio: --text statt --audio verwenden.</translation>
    </message>
    <message>
        <source>%1 does not read where words stand on a page: use --text instead of --boxes.</source>
        <translation>%1 liest nicht, wo Wörter auf einer Seite stehen: --text statt --boxes verwenden.</translation>
    </message>
    <message>
        <source>--boxes: expected no --text beside it, because the words are the text.</source>
        <translation>--boxes: Daneben wird kein --text erwartet, weil die Wörter der Text sind.</translation>
    </message>
    <message>
        <source>%1 does not read images: use --text instead of --image.</source>
        <translation>%1 liest keine Bilder: --text statt --image verwenden.</translation>
    </message>
    <message>
        <source>%1 reads images, not text: leave --text out.</source>
        <translation>%1 liest Bilder, keinen Text: --text weglassen.</translation>
    </message>
    <message>
        <source>%1 reads images, not text: use --image.</source>
        <translation>%1 liest Bilder, keinen Text: --image verwenden.</translation>
    </message>
    <message>
        <source>There is no weight of query %1 and key %2 to paint: the head has %3 queries and %4 keys, counted from 0.</source>
        <translation>Ein Gewicht von Query %1 und Key %2 zum Malen gibt es nicht: Der Head hat %3 Queries und %4 Keys, gezählt ab 0.</translation>
    </message>
    <message>
        <source>Expected left, top, right and bottom of a word in thousandths of its page, in this order.</source>
        <translation>Erwartet werden links, oben, rechts und unten eines Wortes in Tausendsteln seiner Seite, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>Expected a box for each of %1 words, found %2.</source>
        <translation>Erwartet wird ein Rahmen für jedes von %1 Wörtern, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected a word, found an empty text.</source>
        <translation>Erwartet wird ein Wort, gefunden wurde ein leerer Text.</translation>
    </message>
    <message>
        <source>Expected hOCR, which is XHTML: %1</source>
        <translation>Erwartet wird hOCR, also XHTML: %1</translation>
    </message>
    <message>
        <source>Expected an element of the class ocr_page, found none.</source>
        <translation>Erwartet wird ein Element der Klasse ocr_page, gefunden wurde keines.</translation>
    </message>
    <message>
        <source>Expected &quot;bbox left top right bottom&quot; in the element&apos;s title, in pixels of the page.</source>
        <translation>Erwartet wird „bbox links oben rechts unten“ im title des Elements, in Pixeln der Seite.</translation>
    </message>
    <message>
        <source>Expected an element of the class ocr_page around the words.</source>
        <translation>Erwartet wird ein Element der Klasse ocr_page um die Wörter.</translation>
    </message>
    <message>
        <source>Expected at least one word on the page, found none.</source>
        <translation>Erwartet wird mindestens ein Wort auf der Seite, gefunden wurde keines.</translation>
    </message>
    <message>
        <source>--query: expected the index of a token, counted from 0, found &quot;%1&quot;.</source>
        <translation>--query: Erwartet wird der Index eines Tokens, gezählt ab 0, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>--with: expected the model of run A, %1, found %2: hidden states of two models cannot be compared.</source>
        <translation>--with: Erwartet wird das Modell von Lauf A, %1, gefunden wurde %2: Verborgene Zustände zweier Modelle lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>--text: expected a text for --measured %1; head tests such as test-induction need none.</source>
        <translation>--text: Für --measured %1 wird ein Text erwartet; Head-Tests wie test-induction brauchen keinen.</translation>
    </message>
    <message>
        <source>Expected .pdf, .svg, .png or .tex: this figure cannot be saved as a web page.</source>
        <translation>Erwartet wird .pdf, .svg, .png oder .tex: Diese Abbildung lässt sich nicht als Webseite speichern.</translation>
    </message>
    <message>
        <source>%1, as a text or a number</source>
        <translation>%1, als Text oder als Zahl</translation>
    </message>
    <message>
        <source>Expected %1, found the last before the first.</source>
        <translation>Erwartet wird %1, das Ende steht vor dem Anfang.</translation>
    </message>
    <message>
        <source>Expected a query, a key or both.</source>
        <translation>Erwartet wird eine Query, ein Key oder beides.</translation>
    </message>
    <message>
        <source>Expected %1, found %2: %3</source>
        <translation>Erwartet: %1, gefunden: %2: %3</translation>
    </message>
    <message>
        <source>--query: expected a token or patch, from %1 to %2, or its index, found &quot;%3&quot;.</source>
        <translation>--query: Erwartet wird ein Token oder Patch, von %1 bis %2, oder dessen Index, gefunden wurde „%3“.</translation>
    </message>
    <message>
        <source>--query: expected a query for a profile, found &quot;mean&quot;.</source>
        <translation>--query: Für ein Profil wird eine Query erwartet, gefunden wurde „mean“.</translation>
    </message>
    <message>
        <source>--query: expected a query that the figure shows, found token %1, which it leaves out.</source>
        <translation>--query: Erwartet wird eine Query, die die Abbildung zeigt, gefunden wurde Token %1, das sie weglässt.</translation>
    </message>
    <message>
        <source>A file of numbers has at most 40 million weights; choose fewer with --queries and --keys.</source>
        <translation>Eine Datei mit Zahlen fasst höchstens 40 Millionen Gewichte; mit --queries und --keys weniger wählen.</translation>
    </message>
    <message>
        <source>Expected a place in the figure, which has %1 queries and %2 keys, counted from 0.</source>
        <translation>Erwartet wird eine Stelle in der Abbildung, die %1 Queries und %2 Keys hat, gezählt ab 0.</translation>
    </message>
    <message>
        <source>&quot;-&quot; is only valid on the command line, not in a description.</source>
        <translation>„-“ gilt nur auf der Befehlszeile, nicht in einer Beschreibung.</translation>
    </message>
    <message>
        <source>A newer Headlight wrote this description: expected a version up to %1, found %2. Draw it with that one.</source>
        <translation>Ein neueres Headlight hat diese Beschreibung geschrieben: Erwartet wird eine Version bis %1, gefunden wurde %2. Damit zeichnen.</translation>
    </message>
    <message>
        <source>Expected a list of one to 64 objects.</source>
        <translation>Erwartet wird eine Liste aus einem bis 64 Objekten.</translation>
    </message>
    <message>
        <source>This field belongs to the page: write it beside &quot;panels&quot;.</source>
        <translation>Dieses Feld gehört zur Seite: Es neben „panels“ schreiben.</translation>
    </message>
    <message>
        <source>%1: expected the index of a token, from 0 to %2, or the name of a patch, found &quot;%3&quot;.</source>
        <translation>%1: Erwartet wird der Index eines Tokens, von 0 bis %2, oder der Name eines Patches, gefunden wurde „%3“.</translation>
    </message>
    <message>
        <source>These metrics belong to another model, &quot;%1&quot;.</source>
        <translation>Diese Metriken gehören zu einem anderen Modell, „%1“.</translation>
    </message>
    <message>
        <source>The file has no metric &quot;%1&quot;; metrics: %2.</source>
        <translation>Die Datei hat keine Metrik „%1“; Metriken: %2.</translation>
    </message>
    <message>
        <source>This figure is not open in the window: open its panel first.</source>
        <translation>Diese Abbildung ist im Fenster nicht geöffnet: zuerst ihr Panel öffnen.</translation>
    </message>
    <message>
        <source>Expected a name of letters, digits and underscores.</source>
        <translation>Erwartet wird ein Name aus Buchstaben, Ziffern und Unterstrichen.</translation>
    </message>
    <message>
        <source>%1 with least at most as large as most</source>
        <translation>%1 mit least höchstens so groß wie most</translation>
    </message>
    <message>
        <source>Expected at most 8 numbers.</source>
        <translation>Erwartet werden höchstens 8 Zahlen.</translation>
    </message>
    <message>
        <source>Expected one kind of answer.</source>
        <translation>Erwartet wird eine Art von Antwort.</translation>
    </message>
    <message>
        <source>Expected an object with one of these members: %1.</source>
        <translation>Erwartet wird ein Objekt mit einem dieser Elemente: %1.</translation>
    </message>
    <message>
        <source>Expected a head such as L2H2.</source>
        <translation>Erwartet wird ein Head wie L2H2.</translation>
    </message>
    <message>
        <source>Expected at least two choices.</source>
        <translation>Erwartet werden mindestens zwei Antworten zur Auswahl.</translation>
    </message>
    <message>
        <source>Expected choices together with the number of the right one, counted from 0, as the answer&apos;s &quot;choice&quot;.</source>
        <translation>Erwartet werden Antworten zur Auswahl mit der Nummer der richtigen, gezählt ab 0, als „choice“ der Antwort.</translation>
    </message>
    <message>
        <source>A formula of this exercise has no value. %1</source>
        <translation>Eine Formel dieser Aufgabe hat keinen Wert. %1</translation>
    </message>
    <message>
        <source>Expected an image beside the lesson or the name of a sample of its model, found &quot;%1&quot;.</source>
        <translation>Erwartet wird ein Bild neben der Lektion oder der Name eines Beispiels ihres Modells, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>Expected a figure that the window shows in its middle: %1.</source>
        <translation>Erwartet wird eine Abbildung, die das Fenster in seiner Mitte zeigt: %1.</translation>
    </message>
    <message>
        <source>Expected the name of a figure.</source>
        <translation>Erwartet wird der Name einer Abbildung.</translation>
    </message>
    <message>
        <source>the text of a token, or its number counted from 0</source>
        <translation>der Text eines Tokens oder seine Nummer, gezählt ab 0</translation>
    </message>
    <message>
        <source>Expected other runs once: here, or as &quot;with&quot;, &quot;with_text&quot; and so on.</source>
        <translation>Andere Läufe werden nur einmal erwartet: hier oder als „with“, „with_text“ und so weiter.</translation>
    </message>
    <message>
        <source>Expected the letter of one of the other runs: B, C or D.</source>
        <translation>Erwartet wird der Buchstabe eines der anderen Läufe: B, C oder D.</translation>
    </message>
    <message>
        <source>Expected both &quot;layer&quot; and &quot;head&quot;, or neither.</source>
        <translation>Erwartet werden „layer“ und „head“ zusammen oder keines von beiden.</translation>
    </message>
    <message>
        <source>A lesson needs at least one step.</source>
        <translation>Eine Lektion braucht mindestens einen Schritt.</translation>
    </message>
    <message>
        <source>The worksheet could not be written as PDF: its page could not be begun.</source>
        <translation>Das Arbeitsblatt ließ sich nicht als PDF schreiben: Seine Seite konnte nicht begonnen werden.</translation>
    </message>
    <message>
        <source>Expected %1, one for each run, found %2.</source>
        <translation>Erwartet werden %1, eines je Lauf, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected a path, found an empty text.</source>
        <translation>Erwartet wird ein Pfad, gefunden wurde ein leerer Text.</translation>
    </message>
    <message>
        <source>Expected &quot;headlight session&quot;: this file is not a session of Headlight.</source>
        <translation>Erwartet wird „headlight session“: Diese Datei ist keine Sitzung von Headlight.</translation>
    </message>
    <message>
        <source>Expected the version of the session format, a whole number from 1.</source>
        <translation>Erwartet wird die Version des Sitzungsformats, eine ganze Zahl ab 1.</translation>
    </message>
    <message>
        <source>A newer Headlight wrote this session (version %1 of the format; this one reads versions up to %2). Open it with that version of Headlight; the file was not changed.</source>
        <translation>Ein neueres Headlight hat diese Sitzung geschrieben (Version %1 des Formats; dieses liest Versionen bis %2). Mit jener Version von Headlight öffnen; die Datei wurde nicht geändert.</translation>
    </message>
    <message>
        <source>No token is masked: mask a token to see what the model predicts for it.</source>
        <translation>Kein Token ist maskiert: ein Token maskieren, um zu sehen, was das Modell dafür vorhersagt.</translation>
    </message>
    <message>
        <source>The next word was not computed in this run.</source>
        <translation>Das nächste Wort wurde in diesem Lauf nicht berechnet.</translation>
    </message>
    <message>
        <source>The letters were not computed in this run.</source>
        <translation>Die Buchstaben wurden in diesem Lauf nicht berechnet.</translation>
    </message>
    <message>
        <source>The model has no classes.</source>
        <translation>Das Modell hat keine Klassen.</translation>
    </message>
    <message>
        <source>This model gives a score instead of classes: %1.</source>
        <translation>Dieses Modell gibt einen Wert statt Klassen: %1.</translation>
    </message>
    <message>
        <source>Open an image and type a text to see how similar they are.</source>
        <translation>Ein Bild öffnen und einen Text eingeben, um zu sehen, wie ähnlich sie sind.</translation>
    </message>
    <message>
        <source>Image and text: cosine %1, score %2.</source>
        <translation>Bild und Text: Kosinus %1, Score %2.</translation>
    </message>
    <message>
        <source>The text has no word to label.</source>
        <translation>Der Text hat kein Wort, das ein Label bekommt.</translation>
    </message>
    <message>
        <source>The text has no word to judge.</source>
        <translation>Der Text hat kein Wort, das beurteilt werden kann.</translation>
    </message>
    <message>
        <source>Type a question, and as second text the passage that answers it.</source>
        <translation>Eine Frage eingeben und als zweiten Text den Abschnitt, der sie beantwortet.</translation>
    </message>
    <message>
        <source>Type a second sentence to see how likely it follows the first.</source>
        <translation>Einen zweiten Satz eingeben, um zu sehen, wie wahrscheinlich er auf den ersten folgt.</translation>
    </message>
    <message>
        <source>This model has no head for a task: its outputs are embeddings.</source>
        <translation>Dieses Modell hat keinen Ausgabekopf für eine Aufgabe: Seine Ausgaben sind Embeddings.</translation>
    </message>
    <message>
        <source>This model finds objects, each with a class and a box, which is written (headlight attention --logits) and not shown.</source>
        <translation>Dieses Modell findet Objekte, jedes mit Klasse und Rahmen; das wird geschrieben (headlight attention --logits) und nicht angezeigt.</translation>
    </message>
    <message>
        <source>This model gives a class to each part of the image, which is written (headlight attention --logits) and not shown.</source>
        <translation>Dieses Modell gibt jedem Teil des Bildes eine Klasse; das wird geschrieben (headlight attention --logits) und nicht angezeigt.</translation>
    </message>
    <message>
        <source>The model&apos;s outputs are NaN or infinite. Its weights may be damaged.</source>
        <translation>Die Ausgaben des Modells sind NaN oder unendlich. Seine Gewichte sind vielleicht beschädigt.</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs or use a shorter text.</source>
        <translation>Der Speicher reicht nicht. Andere Programme schließen oder einen kürzeren Text verwenden.</translation>
    </message>
    <message>
        <source>Expected the sequence of the structure as the text: chain %1 differs in %2 of %3 residues, first in residue %4, which is %5 in the text and %6 in the structure.</source>
        <translation>Erwartet wird die Sequenz der Struktur als Text: Kette %1 unterscheidet sich in %2 von %3 Resten, zuerst in Rest %4, der im Text %5 und in der Struktur %6 ist.</translation>
    </message>
    <message>
        <source>--chain: expected one of the chains %1, found &quot;%2&quot;.</source>
        <translation>--chain: Erwartet wird eine der Ketten %1, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>Expected the sequence of the structure as the text: the text has %1 residues, and none of the chains %2 fits into it; chain %3 has %4 residues with the numbers %5 to %6.</source>
        <translation>Erwartet wird die Sequenz der Struktur als Text: Der Text hat %1 Reste, und keine der Ketten %2 passt hinein; Kette %3 hat %4 Reste mit den Nummern %5 bis %6.</translation>
    </message>
    <message>
        <source>Contacts need a model of proteins, with a token for each residue: token %1 is &quot;%2&quot;, which is not one letter.</source>
        <translation>Kontakte brauchen ein Modell für Proteine mit einem Token für jeden Rest: Token %1 ist „%2“, und das ist kein einzelner Buchstabe.</translation>
    </message>
    <message>
        <source>Contacts are computed of at most %1 residues, found %2.</source>
        <translation>Kontakte werden für höchstens %1 Reste berechnet, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Contacts need residues of the structure that are at least %1 apart in the text, found none.</source>
        <translation>Kontakte brauchen Reste der Struktur, die im Text mindestens %1 auseinanderliegen, gefunden wurden keine.</translation>
    </message>
    <message>
        <source>Contacts need attention in which every token of the text may attend to every other.</source>
        <translation>Kontakte brauchen Attention, in der jedes Token des Textes auf jedes andere achten darf.</translation>
    </message>
    <message>
        <source>This layer has no attention but a %1 in its place: there are no scores.</source>
        <translation>Diese Schicht hat keine Attention, sondern an ihrer Stelle %1: Es gibt keine Scores.</translation>
    </message>
    <message>
        <source>The weights of this attention are not computed from scores of queries and keys.</source>
        <translation>Die Gewichte dieser Attention werden nicht aus Scores von Queries und Keys berechnet.</translation>
    </message>
    <message>
        <source>This model&apos;s weights are products over landmarks, not a softmax of scores of queries and keys: there is no single score behind a weight.</source>
        <translation>Die Gewichte dieses Modells sind Produkte über Landmarken, keine Softmax von Scores von Queries und Keys: Hinter einem Gewicht steht kein einzelner Score.</translation>
    </message>
    <message>
        <source>Imported attention has weights but no queries and keys, so its weights cannot be explained. Open the model to explain them.</source>
        <translation>Importierte Attention hat Gewichte, aber keine Queries und Keys, daher lassen sich ihre Gewichte nicht erklären. Dafür das Modell öffnen.</translation>
    </message>
    <message>
        <source>Expected a record that begins with &quot;&gt;&quot; and a name, found an empty file.</source>
        <translation>Erwartet wird ein Eintrag, der mit „&gt;“ und einem Namen beginnt, gefunden wurde eine leere Datei.</translation>
    </message>
    <message>
        <source>Expected the name of a record or its number from 1 to %1, found &quot;%2&quot;; records: %3.</source>
        <translation>Erwartet wird der Name eines Eintrags oder seine Nummer von 1 bis %1, gefunden wurde „%2“; Einträge: %3.</translation>
    </message>
    <message>
        <source>Expected a line that begins with &quot;&gt;&quot; and a name, found residues.</source>
        <translation>Erwartet wird eine Zeile, die mit „&gt;“ und einem Namen beginnt, gefunden wurden Reste.</translation>
    </message>
    <message>
        <source>Expected residues after the name &quot;%1&quot;, found none.</source>
        <translation>Erwartet werden Reste nach dem Namen „%1“, gefunden wurden keine.</translation>
    </message>
    <message>
        <source>Expected at most %1 residues in a record, found %2 in &quot;%3&quot;.</source>
        <translation>Erwartet werden höchstens %1 Reste in einem Eintrag, gefunden wurden %2 in „%3“.</translation>
    </message>
    <message>
        <source>Expected letters of residues, * or -, found the byte %1 in the record &quot;%2&quot;.</source>
        <translation>Erwartet werden Buchstaben von Resten, * oder -, gefunden wurde das Byte %1 im Eintrag „%2“.</translation>
    </message>
    <message>
        <source>Expected letters of residues, * or -, found &quot;%1&quot; in the record &quot;%2&quot;.</source>
        <translation>Erwartet werden Buchstaben von Resten, * oder -, gefunden wurde „%1“ im Eintrag „%2“.</translation>
    </message>
    <message>
        <source>Expected the number of a residue in label_seq_id or auth_seq_id, found none.</source>
        <translation>Erwartet wird die Nummer eines Rests in label_seq_id oder auth_seq_id, gefunden wurde keine.</translation>
    </message>
    <message>
        <source>Expected the table _atom_site with label_atom_id, label_comp_id, auth_seq_id and Cartn_x, _y and _z, found none.</source>
        <translation>Erwartet wird die Tabelle _atom_site mit label_atom_id, label_comp_id, auth_seq_id und Cartn_x, _y und _z, gefunden wurde keine.</translation>
    </message>
    <message>
        <source>Expected an mmCIF file: %1</source>
        <translation>Erwartet wird eine mmCIF-Datei: %1</translation>
    </message>
    <message>
        <source>Expected the number of a residue in columns 23 to 26, found something else.</source>
        <translation>Erwartet wird die Nummer eines Rests in den Spalten 23 bis 26, gefunden wurde etwas anderes.</translation>
    </message>
    <message>
        <source>Expected the coordinates of an atom, x, y and z in ångström, found something else.</source>
        <translation>Erwartet werden die Koordinaten eines Atoms, x, y und z in Ångström, gefunden wurde etwas anderes.</translation>
    </message>
    <message>
        <source>Expected at most %1 residues, found more.</source>
        <translation>Erwartet werden höchstens %1 Reste, gefunden wurden mehr.</translation>
    </message>
    <message>
        <source>There is no memory to unpack the file.</source>
        <translation>Der Speicher reicht nicht, um die Datei zu entpacken.</translation>
    </message>
    <message>
        <source>Expected at most %1 bytes unpacked, found more.</source>
        <translation>Erwartet werden entpackt höchstens %1 Bytes, gefunden wurden mehr.</translation>
    </message>
    <message>
        <source>Expected a whole gzip file, found one that is damaged or cut off.</source>
        <translation>Erwartet wird eine vollständige gzip-Datei, gefunden wurde eine beschädigte oder abgeschnittene.</translation>
    </message>
    <message>
        <source>Expected a protein, found no residue with a C-alpha atom (CA).</source>
        <translation>Erwartet wird ein Protein, gefunden wurde kein Rest mit einem C-alpha-Atom (CA).</translation>
    </message>
    <message>
        <source>%1 heads of queries and %2 of keys and values</source>
        <translation>%1 Heads der Queries und %2 der Keys und Values</translation>
    </message>
    <message>
        <source>%1 tokens and its continuation %2</source>
        <translation>%1 Token und ihre Fortsetzung %2</translation>
    </message>
    <message>
        <source>more than a million characters</source>
        <translation>mehr als eine Million Zeichen</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>There are %1 patches and names before them, and the weights have %2.</source>
        <translation>Es gibt %1 Patches und Namen vor ihnen, und die Gewichte haben %2.</translation>
    </message>
    <message>
        <source>There are %1 names of queries, and the weights have %2.</source>
        <translation>Es gibt %1 Namen von Queries, und die Gewichte haben %2.</translation>
    </message>
    <message>
        <source>There are %1 names of keys, and the weights have %2.</source>
        <translation>Es gibt %1 Namen von Keys, und die Gewichte haben %2.</translation>
    </message>
    <message>
        <source>The keys are patches of which the file has no attention of their own.</source>
        <translation>Die Keys sind Patches, für die die Datei keine eigene Attention hat.</translation>
    </message>
    <message>
        <source>There are %1 queries and only %2 keys, which is not possible in self-attention.</source>
        <translation>Es gibt %1 Queries und nur %2 Keys, was bei Self-Attention nicht möglich ist.</translation>
    </message>
    <message>
        <source>The kinds of attention belong to different texts: one has %1 tokens where another has %2.</source>
        <translation>Die Arten der Attention gehören zu verschiedenen Texten: Eine hat %1 Token, wo eine andere %2 hat.</translation>
    </message>
    <message>
        <source>%1 does not compare images with texts. Open a model that does, such as CLIP or SigLIP.</source>
        <translation>%1 vergleicht keine Bilder mit Texten. Ein Modell öffnen, das dies tut, etwa CLIP oder SigLIP.</translation>
    </message>
    <message>
        <source>images and captions cannot be compared</source>
        <translation>Bilder und Bildunterschriften lassen sich nicht vergleichen</translation>
    </message>
    <message>
        <source>Expected an image and its caption, found a pair that lacks one of them.</source>
        <translation>Erwartet werden ein Bild und seine Bildunterschrift, gefunden wurde ein Paar, dem eines von beiden fehlt.</translation>
    </message>
    <message>
        <source>The vocabulary lacks &quot;%1&quot;, which a merge names.</source>
        <translation>Dem Vokabular fehlt „%1“, das ein Merge nennt.</translation>
    </message>
    <message>
        <source>A merge&apos;s second piece is no longer than the prefix of continuations.</source>
        <translation>Das zweite Stück eines Merges ist nicht länger als das Präfix von Fortsetzungen.</translation>
    </message>
    <message>
        <source>An image of %1 x %2 pixels is too large (at most %3 million pixels, %4 in a row); choose fewer dots per inch or a smaller size, or export SVG or PDF.</source>
        <translation>Ein Bild mit %1 x %2 Pixeln ist zu groß (höchstens %3 Millionen Pixel, %4 in einer Zeile); weniger Punkte pro Zoll oder eine kleinere Größe wählen oder als SVG oder PDF exportieren.</translation>
    </message>
    <message>
        <source>Expected images with captions, as samples.json in the model&apos;s folder lists them, found none. Write {&quot;samples&quot;: [{&quot;image&quot;: FILE, &quot;text&quot;: CAPTION}]}, or give an image and a text.</source>
        <translation>Erwartet werden Bilder mit Bildunterschriften, wie samples.json im Ordner des Modells sie auflistet, gefunden wurden keine. {&quot;samples&quot;: [{&quot;image&quot;: FILE, &quot;text&quot;: CAPTION}]} schreiben, oder ein Bild und einen Text angeben.</translation>
    </message>
    <message>
        <source>Expected a text in UTF-8, found other bytes; sequences end in .fasta or .fa.</source>
        <translation>Erwartet wird ein Text in UTF-8, gefunden wurden andere Bytes; Dateien mit Sequenzen enden auf .fasta oder .fa.</translation>
    </message>
    <message>
        <source>--record: expected a FASTA file (.fasta, .fa, .faa, .fna) as --text-file.</source>
        <translation>--record: Erwartet wird eine FASTA-Datei (.fasta, .fa, .faa, .fna) als --text-file.</translation>
    </message>
    <message>
        <source>--text-file: expected no --text beside it, because the file holds the text.</source>
        <translation>--text-file: Daneben wird kein --text erwartet, denn die Datei enthält den Text.</translation>
    </message>
    <message>
        <source>Expected it beside &quot;page&quot;: &quot;layer&quot;, which shows it.</source>
        <translation>Erwartet wird es neben &quot;page&quot;: &quot;layer&quot;, das es anzeigt.</translation>
    </message>
    <message>
        <source>Expected a folder with a config.json, relative to the lesson&apos;s folder, found &quot;%1&quot;.</source>
        <translation>Erwartet wird ein Ordner mit einer config.json, relativ zum Ordner der Lektion, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>No head of this model has a precision: its weights are not finite.</source>
        <translation>Kein Head dieses Modells hat eine Präzision: Seine Gewichte sind nicht endlich.</translation>
    </message>
    <message>
        <source>This model predicts the color of each next pixel. Generate (F8) completes the image with them.</source>
        <translation>Dieses Modell sagt die Farbe jedes nächsten Pixels vorher. „Generieren“ (F8) vervollständigt das Bild damit.</translation>
    </message>
    <message>
        <source>Rotary embeddings of the type &quot;%1&quot; are not supported; supported types: default, dynamic, linear, ntk, llama3, yarn, longrope.</source>
        <translation>Rotary-Embeddings vom Typ „%1“ werden nicht unterstützt; unterstützte Typen: default, dynamic, linear, ntk, llama3, yarn, longrope.</translation>
    </message>
    <message>
        <source>Expected &quot;%1&quot;, the only value that is supported; found &quot;%2&quot;.</source>
        <translation>Erwartet wurde „%1“, der einzige unterstützte Wert; gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>GTE can be run with queries, keys and values in one tensor only.</source>
        <translation>GTE läuft nur mit Queries, Keys und Values in einem Tensor.</translation>
    </message>
    <message>
        <source>GTE can be run without scaling attention by the length of the text only.</source>
        <translation>GTE läuft nur ohne Skalierung der Attention mit der Länge des Textes.</translation>
    </message>
    <message>
        <source>NeoBERT can be run with rotary positions only.</source>
        <translation>NeoBERT läuft nur mit Rotary-Positionen.</translation>
    </message>
    <message>
        <source>NeoBERT can be run with root-mean-square norms only.</source>
        <translation>NeoBERT läuft nur mit RMS-Normen.</translation>
    </message>
    <message>
        <source>NeoBERT can be run without normalized weights (nGPT) only.</source>
        <translation>NeoBERT läuft nur ohne normierte Gewichte (nGPT).</translation>
    </message>
    <message>
        <source>The feed-forward network &quot;%1&quot; cannot be run; supported: %2.</source>
        <translation>Das Feed-Forward-Netz „%1“ kann nicht laufen; unterstützt: %2.</translation>
    </message>
    <message>
        <source>Expected num_attention_heads, which is %1; found %2.</source>
        <translation>Erwartet wurde num_attention_heads, also %1; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Expected hidden_size / num_attention_heads, which is %1; found %2.</source>
        <translation>Erwartet wurde hidden_size / num_attention_heads, also %1; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>without the bias of positions that the model adds to scores</source>
        <translation>ohne den Positions-Bias, den das Modell zu den Scores addiert</translation>
    </message>
    <message>
        <source>without the soft cap of the scores</source>
        <translation>ohne die weiche Begrenzung der Scores</translation>
    </message>
    <message>
        <source>projected keys mix all tokens, so that there is no causal mask</source>
        <translation>projizierte Keys mischen alle Token, daher gibt es keine kausale Maske</translation>
    </message>
    <message>
        <source>%1: difference</source>
        <translation>%1: Differenz</translation>
    </message>
    <message>
        <source>Difference: %1 − %2</source>
        <translation>Differenz: %1 − %2</translation>
    </message>
    <message>
        <source>crossed cells have no counterpart in the other run</source>
        <translation>durchkreuzte Zellen haben im anderen Lauf kein Gegenstück</translation>
    </message>
    <message>
        <source>pieces joined where the tokenizers split a word differently</source>
        <translation>Stücke verbunden, wo die Tokenizer ein Wort verschieden zerlegen</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Decoder</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Cross-Attention</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>Pooling</translation>
    </message>
    <message>
        <source>%1, stage %2</source>
        <translation>%1, Stufe %2</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Flow through layers 0 to %1</source>
        <translation>Fluss durch die Schichten 0 bis %1</translation>
    </message>
    <message>
        <source>Flow through all layers</source>
        <translation>Fluss durch alle Schichten</translation>
    </message>
    <message>
        <source>Rollout of layers 0 to %1</source>
        <translation>Rollout der Schichten 0 bis %1</translation>
    </message>
    <message>
        <source>Rollout of all layers</source>
        <translation>Rollout aller Schichten</translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation>Schicht %1, Head %2</translation>
    </message>
    <message>
        <source>Maximum of all heads of layer %1</source>
        <translation>Maximum aller Heads der Schicht %1</translation>
    </message>
    <message>
        <source>Mean of all heads of layer %1</source>
        <translation>Mittelwert aller Heads der Schicht %1</translation>
    </message>
    <message>
        <source>Maximum of head %1 over all layers</source>
        <translation>Maximum von Head %1 über alle Schichten</translation>
    </message>
    <message>
        <source>Mean of head %1 over all layers</source>
        <translation>Mittelwert von Head %1 über alle Schichten</translation>
    </message>
    <message>
        <source>Maximum of all heads of all layers</source>
        <translation>Maximum aller Heads aller Schichten</translation>
    </message>
    <message>
        <source>Mean of all heads of all layers</source>
        <translation>Mittelwert aller Heads aller Schichten</translation>
    </message>
    <message>
        <source>%1, flow through layers 0 to %2</source>
        <translation>%1, Fluss durch die Schichten 0 bis %2</translation>
    </message>
    <message>
        <source>%1, flow through all layers</source>
        <translation>%1, Fluss durch alle Schichten</translation>
    </message>
    <message>
        <source>%1, rollout of layers 0 to %2</source>
        <translation>%1, Rollout der Schichten 0 bis %2</translation>
    </message>
    <message>
        <source>%1, rollout of all layers</source>
        <translation>%1, Rollout aller Schichten</translation>
    </message>
    <message>
        <source>%1, layer %2, head %3</source>
        <translation>%1, Schicht %2, Head %3</translation>
    </message>
    <message>
        <source>%1, maximum of all heads of layer %2</source>
        <translation>%1, Maximum aller Heads der Schicht %2</translation>
    </message>
    <message>
        <source>%1, mean of all heads of layer %2</source>
        <translation>%1, Mittelwert aller Heads der Schicht %2</translation>
    </message>
    <message>
        <source>%1, maximum of head %2 over all layers</source>
        <translation>%1, Maximum von Head %2 über alle Schichten</translation>
    </message>
    <message>
        <source>%1, mean of head %2 over all layers</source>
        <translation>%1, Mittelwert von Head %2 über alle Schichten</translation>
    </message>
    <message>
        <source>%1, maximum of all heads of all layers</source>
        <translation>%1, Maximum aller Heads aller Schichten</translation>
    </message>
    <message>
        <source>%1, mean of all heads of all layers</source>
        <translation>%1, Mittelwert aller Heads aller Schichten</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>nächstes Token</translation>
    </message>
    <message>
        <source>target, with teacher forcing</source>
        <translation>Ziel, mit Teacher Forcing</translation>
    </message>
    <message>
        <source>masked tokens</source>
        <translation>maskierte Token</translation>
    </message>
    <message>
        <source>each token masked in turn</source>
        <translation>jedes Token einzeln maskiert</translation>
    </message>
    <message>
        <source>tokens chosen as in pre-training</source>
        <translation>Token ausgewählt wie im Pre-Training</translation>
    </message>
    <message>
        <source>answer span</source>
        <translation>Antwortspanne</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Q and K are shown after their norm</source>
        <translation>Q und K nach ihrer Norm</translation>
    </message>
    <message>
        <source>Q and K are shown after the rotary turn by position</source>
        <translation>Q und K nach der Rotary-Drehung um die Position</translation>
    </message>
    <message>
        <source>scores include the position bias of the pair</source>
        <translation>Scores enthalten den Positions-Bias des Paars</translation>
    </message>
    <message>
        <source>scores are shown after the soft cap</source>
        <translation>Scores nach der weichen Begrenzung</translation>
    </message>
    <message>
        <source>a sink takes part in each row&apos;s softmax</source>
        <translation>ein Sink nimmt an der Softmax jeder Zeile teil</translation>
    </message>
    <message>
        <source>%1 heads share one K and one V</source>
        <translation>%1 Heads teilen sich ein K und ein V</translation>
    </message>
    <message>
        <source>an intervention has set the weights</source>
        <translation>ein Eingriff hat die Gewichte gesetzt</translation>
    </message>
    <message>
        <source>Typed numbers</source>
        <translation>Eingegebene Zahlen</translation>
    </message>
    <message>
        <source>%1, query %2</source>
        <translation>%1, Query %2</translation>
    </message>
    <message>
        <source>words: sum over the pieces attended to, mean over the pieces attending</source>
        <translation>Wörter: Summe über die beachteten Stücke, Mittel über die achtenden Stücke</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>without attention to the first token, %1</source>
        <translation>ohne Attention auf das erste Token, %1</translation>
    </message>
    <message>
        <source>rows renormalized to sum to 1</source>
        <translation>Zeilen auf Summe 1 normiert</translation>
    </message>
    <message>
        <source>target generated with interventions</source>
        <translation>Ziel mit Eingriffen generiert</translation>
    </message>
    <message>
        <source>each weight times the norm of W_O v of its key, as a share of the row</source>
        <translation>jedes Gewicht mal die Norm von W_O v seines Keys, als Anteil an der Zeile</translation>
    </message>
    <message>
        <source>half of each layer is the residual connection</source>
        <translation>die Hälfte jeder Schicht ist die Residualverbindung</translation>
    </message>
    <message>
        <source>%1 is asked for before it has a digit, which no row of the training has</source>
        <translation>nach %1 wird gefragt, bevor es eine Ziffer hat; so eine Zeile gab es im Training nicht</translation>
    </message>
    <message>
        <source>%1 has two digits, which no row of the training has</source>
        <translation>%1 hat zwei Ziffern; so eine Zeile gab es im Training nicht</translation>
    </message>
    <message>
        <source>Token embedding</source>
        <translation>Token-Embedding</translation>
    </message>
    <message>
        <source>x = E[id]: row of the token embedding</source>
        <translation>x = E[id]: Zeile des Token-Embeddings</translation>
    </message>
    <message>
        <source>With the segment</source>
        <translation>Mit dem Segment</translation>
    </message>
    <message>
        <source>x + the embedding of the segment</source>
        <translation>x + Embedding des Segments</translation>
    </message>
    <message>
        <source>With the position</source>
        <translation>Mit der Position</translation>
    </message>
    <message>
        <source>x + the embedding of the position</source>
        <translation>x + Embedding der Position</translation>
    </message>
    <message>
        <source>Norm of the embeddings</source>
        <translation>Norm der Embeddings</translation>
    </message>
    <message>
        <source>what the first layer reads</source>
        <translation>was die erste Schicht liest</translation>
    </message>
    <message>
        <source>Norm before attention</source>
        <translation>Norm vor der Attention</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Queries</translation>
    </message>
    <message>
        <source>q = h W_Q, a vector for each head</source>
        <translation>q = h W_Q, ein Vektor je Head</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>k = h W_K, a vector for each key head</source>
        <translation>k = h W_K, ein Vektor je Key-Head</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>v = h W_V, a vector for each key head</source>
        <translation>v = h W_V, ein Vektor je Key-Head</translation>
    </message>
    <message>
        <source>Output of the heads</source>
        <translation>Ausgabe der Heads</translation>
    </message>
    <message>
        <source>A V: values of all tokens, mixed by the weights</source>
        <translation>A V: Values aller Token, mit den Gewichten gemischt</translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation>Ausgabeprojektion</translation>
    </message>
    <message>
        <source>o = (A V of all heads) W_O</source>
        <translation>o = (A V aller Heads) W_O</translation>
    </message>
    <message>
        <source>Residual sum and norm</source>
        <translation>Residualsumme und Norm</translation>
    </message>
    <message>
        <source>Residual sum</source>
        <translation>Residualsumme</translation>
    </message>
    <message>
        <source>Norm before feed-forward</source>
        <translation>Norm vor dem Feed-Forward</translation>
    </message>
    <message>
        <source>Feed-forward, inside</source>
        <translation>Feed-Forward, innen</translation>
    </message>
    <message>
        <source>Feed-forward, output</source>
        <translation>Feed-Forward, Ausgabe</translation>
    </message>
    <message>
        <source>f = inside W_2</source>
        <translation>f = innen W_2</translation>
    </message>
    <message>
        <source>norm(x + f): what the next layer reads</source>
        <translation>norm(x + f): was die nächste Schicht liest</translation>
    </message>
    <message>
        <source>x + f: what the next layer reads</source>
        <translation>x + f: was die nächste Schicht liest</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>Letzte Norm</translation>
    </message>
    <message>
        <source>norm(x), behind the last layer</source>
        <translation>norm(x), hinter der letzten Schicht</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>unembedding: a number for each token of the vocabulary</source>
        <translation>Unembedding: eine Zahl für jedes Token des Vokabulars</translation>
    </message>
    <message>
        <source>%1 of h W_1</source>
        <translation>%1 von h W_1</translation>
    </message>
    <message>
        <source>%1 with a gate, of h W_1</source>
        <translation>%1 mit Gate, von h W_1</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>its number in the vocabulary</source>
        <translation>seine Nummer im Vokabular</translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation>Attention-Gewichte</translation>
    </message>
    <message>
        <source>a = softmax(q · k / √d) over the tokens that it may see</source>
        <translation>a = softmax(q · k / √d) über die Token, die es sehen darf</translation>
    </message>
    <message>
        <source>Most probable tokens</source>
        <translation>Wahrscheinlichste Token</translation>
    </message>
    <message>
        <source>softmax of the logits</source>
        <translation>Softmax der Logits</translation>
    </message>
    <message>
        <source>drop 1 piece</source>
        <translation>1 Stück streichen</translation>
    </message>
    <message>
        <source>drop %1 pieces</source>
        <translation>%1 Stücke streichen</translation>
    </message>
    <message>
        <source>end with the wanted size</source>
        <translation>mit der gewünschten Größe enden</translation>
    </message>
    <message>
        <source>estimate probabilities</source>
        <translation>Wahrscheinlichkeiten schätzen</translation>
    </message>
    <message>
        <source>estimate probabilities, 1 piece too rare</source>
        <translation>Wahrscheinlichkeiten schätzen, 1 Stück zu selten</translation>
    </message>
    <message>
        <source>estimate probabilities, %1 pieces too rare</source>
        <translation>Wahrscheinlichkeiten schätzen, %1 Stücke zu selten</translation>
    </message>
    <message>
        <source>%1 zeroed</source>
        <translation>%1 auf null gesetzt</translation>
    </message>
    <message>
        <source>%1 set to its mean over this text</source>
        <translation>%1 auf den Mittelwert über diesen Text gesetzt</translation>
    </message>
    <message>
        <source>%1 at temperature %2</source>
        <translation>%1 bei Temperatur %2</translation>
    </message>
    <message>
        <source>%1 attends uniformly to all channels</source>
        <translation>%1 achtet gleichmäßig auf alle Kanäle</translation>
    </message>
    <message>
        <source>%1 attends uniformly to all tokens</source>
        <translation>%1 achtet gleichmäßig auf alle Token</translation>
    </message>
    <message>
        <source>%1 attends to the previous channel</source>
        <translation>%1 achtet auf den vorigen Kanal</translation>
    </message>
    <message>
        <source>%1 attends to the previous token</source>
        <translation>%1 achtet auf das vorige Token</translation>
    </message>
    <message>
        <source>%1 attends to the channel itself</source>
        <translation>%1 achtet auf den Kanal selbst</translation>
    </message>
    <message>
        <source>%1 attends to the token itself</source>
        <translation>%1 achtet auf das Token selbst</translation>
    </message>
    <message>
        <source>%1 has 1 painted weight</source>
        <translation>%1 hat 1 gemaltes Gewicht</translation>
    </message>
    <message>
        <source>%1 has %2 painted weights</source>
        <translation>%1 hat %2 gemalte Gewichte</translation>
    </message>
    <message>
        <source>%1 without positions</source>
        <translation>%1 ohne Positionen</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>alle Schichten</translation>
    </message>
    <message>
        <source>all %1 layers</source>
        <translation>alle %1-Schichten</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>%1 layer %2</source>
        <translation>%1 Schicht %2</translation>
    </message>
    <message>
        <source>intervention: %1</source>
        <translation>Eingriff: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>interventions: %1</source>
        <translation>Eingriffe: %1</translation>
    </message>
    <message>
        <source>interventions: %1 and %2 more</source>
        <translation>Eingriffe: %1 und %2 weitere</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>der Text</translation>
    </message>
    <message>
        <source>No losses: %1</source>
        <translation>Keine Losses: %1</translation>
    </message>
    <message>
        <source>The weights of %1 are those of %2.</source>
        <translation>Die Gewichte von %1 sind die von %2.</translation>
    </message>
    <message>
        <source>“%1” has no token.</source>
        <translation>„%1“ hat kein Token.</translation>
    </message>
    <message>
        <source>“%1” is %2 tokens; the mean of their embeddings is used.</source>
        <translation>„%1“ sind %2 Token; verwendet wird der Mittelwert ihrer Embeddings.</translation>
    </message>
    <message>
        <source>“%1” is unknown to this model.</source>
        <translation>„%1“ ist diesem Modell unbekannt.</translation>
    </message>
    <message>
        <source>%1 tokens, mean of %2 random sequences</source>
        <translation>%1 Token, Mittel über %2 zufällige Folgen</translation>
    </message>
    <message>
        <source>%1 random tokens repeated twice, mean of %2 random sequences</source>
        <translation>%1 zufällige Token, zweimal hintereinander, Mittel über %2 zufällige Folgen</translation>
    </message>
    <message>
        <source>%1, read by the decoder</source>
        <translation>%1, vom Decoder gelesen</translation>
    </message>
    <message>
        <source>%1, read by the encoder</source>
        <translation>%1, vom Encoder gelesen</translation>
    </message>
    <message>
        <source>no loss of the first token, before which the model reads nothing</source>
        <translation>kein Loss des ersten Tokens, vor dem das Modell nichts liest</translation>
    </message>
    <message>
        <source>token %1 cannot be masked</source>
        <translation>Token %1 lässt sich nicht maskieren</translation>
    </message>
    <message>
        <source>of which masked %1, replaced at random %2, kept %3</source>
        <translation>davon maskiert %1, zufällig ersetzt %2, behalten %3</translation>
    </message>
    <message>
        <source>seed %1: 1 token chosen, %2</source>
        <translation>Seed %1: 1 Token ausgewählt, %2</translation>
    </message>
    <message>
        <source>seed %1: %2 tokens chosen, %3</source>
        <translation>Seed %1: %2 Token ausgewählt, %3</translation>
    </message>
    <message>
        <source>the model&apos;s answer: &quot;%1&quot;</source>
        <translation>Antwort des Modells: „%1“</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>After layer %1</source>
        <translation>Nach Schicht %1</translation>
    </message>
    <message>
        <source>the first %1 tokens</source>
        <translation>die ersten %1 Token</translation>
    </message>
    <message>
        <source>contrastive loss %1, by chance %2</source>
        <translation>kontrastiver Loss %1, bei Zufall %2</translation>
    </message>
    <message>
        <source>no pair depends on another</source>
        <translation>kein Paar hängt von einem anderen ab</translation>
    </message>
    <message>
        <source>loss of the images %1</source>
        <translation>Loss der Bilder %1</translation>
    </message>
    <message>
        <source>loss of the captions %1</source>
        <translation>Loss der Bildunterschriften %1</translation>
    </message>
    <message>
        <source>Contacts of chain %1 and attention of %2</source>
        <translation>Kontakte der Kette %1 und Attention von %2</translation>
    </message>
    <message>
        <source>Experts of layer %1</source>
        <translation>Experten der Schicht %1</translation>
    </message>
    <message>
        <source>%1 over %2 checkpoints of %3</source>
        <translation>%1 über %2 Checkpoints von %3</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Attention of typed vectors</source>
        <translation>Attention eingegebener Vektoren</translation>
    </message>
    <message>
        <source>%1 in matrices</source>
        <translation>%1 in Matrizen</translation>
    </message>
    <message>
        <source>Recurrence, convolution and attention</source>
        <translation>Rekurrenz, Faltung und Attention</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>%1: step %2 of %3, %4</source>
        <translation>%1: Schritt %2 von %3, %4</translation>
    </message>
    <message>
        <source>%1: step %2 of %3, layer %4, %5</source>
        <translation>%1: Schritt %2 von %3, Schicht %4, %5</translation>
    </message>
    <message>
        <source>Byte-pair encoding, step %1 of %2</source>
        <translation>Byte-Pair-Encoding, Schritt %1 von %2</translation>
    </message>
    <message>
        <source>WordPiece, step %1 of %2</source>
        <translation>WordPiece, Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Unigram, step %1 of %2</source>
        <translation>Unigram, Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Difference, %1 − A</source>
        <translation>Differenz, %1 − A</translation>
    </message>
    <message>
        <source>queries %1 to %2 only</source>
        <translation>nur Queries %1 bis %2</translation>
    </message>
    <message>
        <source>keys %1 to %2 only</source>
        <translation>nur Keys %1 bis %2</translation>
    </message>
    <message>
        <source>“%1” and all keys</source>
        <translation>„%1“ und alle Keys</translation>
    </message>
    <message>
        <source>“%1” attends to “%2”</source>
        <translation>„%1“ achtet auf „%2“</translation>
    </message>
    <message>
        <source>Typed scores</source>
        <translation>Eingegebene Scores</translation>
    </message>
    <message>
        <source>Learned queries</source>
        <translation>Gelernte Queries</translation>
    </message>
    <message>
        <source>Learned queries to image</source>
        <translation>Gelernte Queries zum Bild</translation>
    </message>
    <message>
        <source>expected encoder, decoder, cross, vision, text, channels, pooling, resampler, resampler-cross, self or a stage such as stage1 before the slash</source>
        <translation>vor dem Schrägstrich wird encoder, decoder, cross, vision, text, channels, pooling, resampler, resampler-cross, self oder eine Stufe wie stage1 erwartet</translation>
    </message>
    <message>
        <source>Learned queries have no order, so there is no previous query: choose another pattern.</source>
        <translation>Gelernte Queries haben keine Reihenfolge, also gibt es keine vorherige Query: Wählen Sie ein anderes Muster.</translation>
    </message>
    <message>
        <source>This model has no attention of the kind that an intervention names: encoder-decoders have encoder, decoder and cross, models of images and texts have vision and text, those with attending channels have channels, those with learned queries for a text have resampler and resampler-cross, and all others have self.</source>
        <translation>Dieses Modell hat keine Attention der Art, die ein Eingriff nennt: Encoder-Decoder haben encoder, decoder und cross, Modelle von Bildern und Texten vision und text, solche mit achtenden Kanälen channels, solche mit gelernten Queries für einen Text resampler und resampler-cross, alle anderen self.</translation>
    </message>
    <message>
        <source>An image of %1 x %2 pixels is too small for the model&apos;s stages: its preprocessor_config.json should say a larger size.</source>
        <translation>Ein Bild von %1 x %2 Pixeln ist für die Stufen des Modells zu klein: preprocessor_config.json sollte eine größere Größe angeben.</translation>
    </message>
    <message>
        <source>A Q-Former that reads the text too is not supported; found true.</source>
        <translation>Ein Q-Former, der auch den Text liest, wird nicht unterstützt; gefunden wurde true.</translation>
    </message>
    <message>
        <source>BLIP-2 is supported as Blip2ForConditionalGeneration only, which writes texts about images; found %1.</source>
        <translation>BLIP-2 wird nur als Blip2ForConditionalGeneration unterstützt, das Texte über Bilder schreibt; gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected at least the rows and columns of the last stage&apos;s patches, which are %1 and %2 of images of %3 x %4 pixels (preprocessor_config.json); found %5.</source>
        <translation>Erwartet werden mindestens die Zeilen und Spalten der Patches der letzten Stufe, das sind %1 und %2 bei Bildern von %3 x %4 Pixeln (preprocessor_config.json); gefunden wurde %5.</translation>
    </message>
    <message>
        <source>Expected the task %1 at the beginning of the text, found it behind &quot;%2&quot;.</source>
        <translation>Die Aufgabe %1 wird am Anfang des Textes erwartet, gefunden wurde sie hinter „%2“.</translation>
    </message>
    <message>
        <source>Expected no text after the task %1, found &quot;%2&quot;.</source>
        <translation>Nach der Aufgabe %1 wird kein Text erwartet, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>Expected keys [heads, latent, size] and values [heads, size, latent] of the same heads and latents, found the shapes %1 and %2.</source>
        <translation>Erwartet werden Schlüssel [Köpfe, latent, Größe] und Werte [Köpfe, Größe, latent] derselben Köpfe und latenten Vektoren, gefunden wurden die Formen %1 und %2.</translation>
    </message>
    <message>
        <source>The tensor %1 is missing beside %2.</source>
        <translation>Neben „%2“ fehlt der Tensor „%1“.</translation>
    </message>
    <message>
        <source>Expected the sizes of a head&apos;s keys and values, and how many of the former turn.</source>
        <translation>Erwartet werden die Größen der Schlüssel und Werte eines Kopfes und wie viele Komponenten der Schlüssel gedreht werden.</translation>
    </message>
    <message>
        <source>Expected more than the %1 layers that predict tokens further ahead, found %2.</source>
        <translation>Erwartet werden mehr als die %1 Schichten, die weiter entfernte Tokens vorhersagen, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Only the mixtures of experts of DeepSeek, GLM, gpt-oss, Granite, Mixtral, OLMo and Qwen are supported.</source>
        <translation>Unterstützt werden nur die Mixture-of-Experts-Modelle DeepSeek, GLM, gpt-oss, Granite, Mixtral, OLMo und Qwen.</translation>
    </message>
    <message>
        <source>Expected as many key heads in each layer that attends, found %1 and %2.</source>
        <translation>Erwartet werden gleich viele Schlüsselköpfe in jeder Schicht mit Attention, gefunden wurden %1 und %2.</translation>
    </message>
    <message>
        <source>Expected a layer that attends, found none.</source>
        <translation>Erwartet wird eine Schicht mit Attention, gefunden wurde keine.</translation>
    </message>
    <message>
        <source>Expected the least rate and the largest, found another list.</source>
        <translation>Erwartet wurden die kleinste und die größte Rate, gefunden wurde eine andere Liste.</translation>
    </message>
    <message>
        <source>Expected heads of %1 values that make mamba_expand * hidden_size, which is %2; found %3.</source>
        <translation>Erwartet wurden Köpfe mit je %1 Werten, die zusammen mamba_expand * hidden_size ergeben, also %2; gefunden wurden %3.</translation>
    </message>
    <message>
        <source>Hidden state %1</source>
        <translation>Verborgener Zustand %1</translation>
    </message>
    <message>
        <source>no ratio where the divisor is 0</source>
        <translation>kein Verhältnis, wo der Divisor 0 ist</translation>
    </message>
    <message>
        <source>--neutral-prompt: expected %1 x %2 patches as with the text, found %3 x %4.</source>
        <translation>--neutral-prompt: Erwartet werden %1 x %2 Patches wie mit dem Text, gefunden wurden %3 x %4.</translation>
    </message>
    <message>
        <source>each patch&apos;s share of a token&apos;s attention to the image, divided by the mean of its shares over the text tokens that attend to the image (%1)</source>
        <translation>Anteil jedes Patches an der Attention eines Tokens auf das Bild, geteilt durch den Mittelwert seiner Anteile über die Text-Tokens, die auf das Bild achten (%1)</translation>
    </message>
    <message>
        <source>each weight divided by the one with the prompt &quot;%1&quot;: of the same token where both texts end with it, else of the prompt&apos;s last token</source>
        <translation>jedes Gewicht geteilt durch das mit dem Prompt „%1“: das desselben Tokens, wo beide Texte damit enden, sonst das des letzten Tokens des Prompts</translation>
    </message>
    <message>
        <source>--image-weights: expected attention of text tokens to the patches of an image, which these heads do not have. Choose &quot;plain&quot;, or another --attention.</source>
        <translation>--image-weights: Erwartet wird Attention von Text-Tokens auf die Patches eines Bildes, die diese Heads nicht haben. Wählen Sie „plain“ oder eine andere --attention.</translation>
    </message>
    <message>
        <source>--image-weights neutral: expected a model that reads another text, found imported attention, which is of one text. Open its model.</source>
        <translation>--image-weights neutral: Erwartet wird ein Modell, das einen anderen Text liest, gefunden wurde importierte Attention, die zu einem Text gehört. Öffnen Sie ihr Modell.</translation>
    </message>
    <message>
        <source>mean over all queries</source>
        <translation>Mittel über alle Queries</translation>
    </message>
    <message>
        <source>Masks of patches need attention over the patches or the tokens of an image; this run has none.</source>
        <translation>Masken von Patches brauchen Attention über die Patches oder Token eines Bildes; dieser Lauf hat keine.</translation>
    </message>
    <message>
        <source>cut from %1 to %2 tokens</source>
        <translation>von %1 auf %2 Token gekürzt</translation>
    </message>
    <message>
        <source>it has no embeddings of tokens to compare</source>
        <translation>es gibt keine Embeddings von Token zum Vergleichen</translation>
    </message>
    <message>
        <source>%1 cannot compare the tokens of two texts: open an encoder or a decoder of text, such as ColBERT, BERT or Llama.</source>
        <translation>%1 kann die Token zweier Texte nicht vergleichen: einen Encoder oder Decoder für Text öffnen, etwa ColBERT, BERT oder Llama.</translation>
    </message>
    <message>
        <source>--document: expected the text that the query is compared with.</source>
        <translation>--document: Erwartet wird der Text, mit dem die Anfrage verglichen wird.</translation>
    </message>
    <message>
        <source>text of the query: %1</source>
        <translation>Text der Anfrage: %1</translation>
    </message>
    <message>
        <source>document: %1</source>
        <translation>Dokument: %1</translation>
    </message>
    <message>
        <source>Patch mask of %1</source>
        <translation>Patch-Maske von %1</translation>
    </message>
    <message>
        <source>Patch masks of layer %1</source>
        <translation>Patch-Masken von Schicht %1</translation>
    </message>
    <message>
        <source>score %1: sum of the largest cosine of each of %2 query tokens (outlined)</source>
        <translation>Score %1: Summe der größten Kosinus (umrandet) von %2 Token der Anfrage</translation>
    </message>
    <message>
        <source>token embeddings of %1 numbers</source>
        <translation>Token-Embeddings aus %1 Zahlen</translation>
    </message>
    <message>
        <source>last hidden states of %1 numbers: the model has no layer for late interaction</source>
        <translation>letzte verborgene Zustände aus %1 Zahlen: Das Modell hat keine Schicht für späte Interaktion</translation>
    </message>
    <message>
        <source>1 token fills the query, compared like the others</source>
        <translation>1 Token füllt die Anfrage auf und wird wie die anderen verglichen</translation>
    </message>
    <message>
        <source>%1 tokens fill the query, compared like the others</source>
        <translation>%1 Token füllen die Anfrage auf und werden wie die anderen verglichen</translation>
    </message>
    <message>
        <source>document tokens in gray are not compared</source>
        <translation>graue Token des Dokuments werden nicht verglichen</translation>
    </message>
    <message>
        <source>Input of the layers</source>
        <translation>Eingabe der Schichten</translation>
    </message>
    <message>
        <source>Norm after attention</source>
        <translation>Norm nach der Attention</translation>
    </message>
    <message>
        <source>Norm after feed-forward</source>
        <translation>Norm nach dem Feed-Forward</translation>
    </message>
    <message>
        <source>Expected one image, because this model reads one at a time; found %1.</source>
        <translation>Erwartet wird ein Bild, weil dieses Modell nur eines auf einmal liest; gefunden wurden %1.</translation>
    </message>
    <message>
        <source>Expected at most %1 images in a text, found %2.</source>
        <translation>Erwartet werden höchstens %1 Bilder in einem Text, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>as many as the %1 images have</source>
        <translation>so viele, wie die %1 Bilder haben</translation>
    </message>
    <message>
        <source>The text with its %1 images has %2 tokens, but %3 reads at most %4 tokens. Give fewer images, or shorten the text.</source>
        <translation>Der Text mit seinen %1 Bildern hat %2 Token, aber %3 liest höchstens %4 Token. Geben Sie weniger Bilder an, oder kürzen Sie den Text.</translation>
    </message>
    <message>
        <source>Expected %1 in the text once for each image (%2), or not at all, so that the images stand in front; found %3.</source>
        <translation>Erwartet wird %1 im Text einmal für jedes Bild (%2) oder gar nicht, sodass die Bilder davor stehen; gefunden wurden %3.</translation>
    </message>
    <message>
        <source>%1 was recorded with %2 images, found %3: give --image once for each.</source>
        <translation>%1 wurde mit %2 Bildern aufgezeichnet, gefunden wurden %3: Geben Sie --image für jedes einmal an.</translation>
    </message>
    <message>
        <source>%1 reads one image at a time, found %2: give --image once.</source>
        <translation>%1 liest nur ein Bild auf einmal, gefunden wurden %2: Geben Sie --image einmal an.</translation>
    </message>
    <message>
        <source>The file holds the image encoder of a model. Open the GGUF file of its text model; this one is read with it where it lies beside it, or where --mmproj names it.</source>
        <translation>Die Datei enthält den Bild-Encoder eines Modells. Öffnen Sie die GGUF-Datei seines Textmodells; diese wird mit ihr gelesen, wenn sie daneben liegt oder --mmproj sie nennt.</translation>
    </message>
    <message>
        <source>Expected a GGUF file with a text model beside the file of an image encoder (mmproj), found a folder.</source>
        <translation>Erwartet wird eine GGUF-Datei mit einem Textmodell neben der Datei eines Bild-Encoders (mmproj), gefunden wurde ein Ordner.</translation>
    </message>
    <message>
        <source>Expected a file with an image encoder (clip), found a model of the type &quot;%1&quot;.</source>
        <translation>Erwartet wird eine Datei mit einem Bild-Encoder (clip), gefunden wurde ein Modell des Typs „%1“.</translation>
    </message>
    <message>
        <source>The file holds no image encoder; those of sound are not supported.</source>
        <translation>Die Datei enthält keinen Bild-Encoder; solche für Ton werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>The image encoder makes tokens of %1 values, and the text model %2 reads tokens of %3. Take the mmproj file that was published with this text model.</source>
        <translation>Der Bild-Encoder erzeugt Tokens aus %1 Werten, und das Textmodell %2 liest Tokens aus %3. Nehmen Sie die mmproj-Datei, die mit diesem Textmodell veröffentlicht wurde.</translation>
    </message>
    <message>
        <source>Expected a layer with key heads, found none.</source>
        <translation>Erwartet wird eine Schicht mit Key-Heads, gefunden wurde keine.</translation>
    </message>
    <message>
        <source>The metadata of the image encoder lacks this key.</source>
        <translation>In den Metadaten des Bild-Encoders fehlt dieser Schlüssel.</translation>
    </message>
    <message>
        <source>Expected the token &quot;%1&quot;, by which an image stands in a text.</source>
        <translation>Erwartet wird das Token „%1“, durch das ein Bild in einem Text steht.</translation>
    </message>
    <message>
        <source>The tensor is not one of an image encoder of the kind &quot;%1&quot;.</source>
        <translation>Der Tensor gehört nicht zu einem Bild-Encoder der Art „%1“.</translation>
    </message>
    <message>
        <source>Expected the shape [outputs, channels, side, side] and the same in &quot;%1&quot;, found the shapes %2 and %3.</source>
        <translation>Erwartet werden die Form [Ausgaben, Kanäle, Seite, Seite] und dieselbe in „%1“, gefunden wurden die Formen %2 und %3.</translation>
    </message>
    <message>
        <source>Expected values below 0.</source>
        <translation>Erwartet werden Werte unter 0.</translation>
    </message>
    <message>
        <source>Image encoders of the kind &quot;%1&quot; are not supported; supported kinds: %2.</source>
        <translation>Bild-Encoder der Art „%1“ werden nicht unterstützt; unterstützt werden: %2.</translation>
    </message>
    <message>
        <source>An image encoder of the kind &quot;%1&quot; belongs to a text model of the type %2, found one of the type &quot;%3&quot;.</source>
        <translation>Ein Bild-Encoder der Art „%1“ gehört zu einem Textmodell des Typs %2, gefunden wurde eines des Typs „%3“.</translation>
    </message>
    <message>
        <source>Expected a divisor of the %1 rows of patches, found %2.</source>
        <translation>Erwartet wird ein Teiler der %1 Zeilen von Patches, gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Expected one activation, found both clip.use_gelu and clip.use_silu.</source>
        <translation>Erwartet wird eine Aktivierung, gefunden wurden sowohl clip.use_gelu als auch clip.use_silu.</translation>
    </message>
    <message>
        <source>Expected a matrix of %1 columns, the width of the image encoder, found %2.</source>
        <translation>Erwartet wird eine Matrix mit %1 Spalten, der Breite des Bild-Encoders, gefunden wurde %2.</translation>
    </message>
    <message>
        <source>The metadata lacks the pairs that turn by time, row and column.</source>
        <translation>In den Metadaten fehlen die Paare, die sich nach Zeit, Zeile und Spalte drehen.</translation>
    </message>
    <message>
        <source>Expected the number of a single layer, found %1.</source>
        <translation>Erwartet wird die Nummer einer einzigen Schicht, gefunden wurden %1.</translation>
    </message>
    <message>
        <source>Expected queries, keys and values of %1 groups and, in &quot;attn_gate&quot;, as many gates as values, of the same type; found the shapes %2 and %3.</source>
        <translation>Erwartet werden Queries, Keys und Values von %1 Gruppen und in „attn_gate“ so viele Gates wie Values, vom selben Typ; gefunden wurden die Formen %2 und %3.</translation>
    </message>
    <message>
        <source>%1 does not read images: use --text instead of --image. If there is an image encoder for it, name its GGUF file with --mmproj.</source>
        <translation>%1 liest keine Bilder: Verwenden Sie --text statt --image. Wenn es einen Bild-Encoder dazu gibt, nennen Sie dessen GGUF-Datei mit --mmproj.</translation>
    </message>
    <message>
        <source>The sound cannot be played: the system has no sound output.</source>
        <translation>Der Ton kann nicht abgespielt werden: Das System hat keine Tonausgabe.</translation>
    </message>
    <message>
        <source>The sound cannot be played: the sound output %1 reported an error.</source>
        <translation>Der Ton kann nicht abgespielt werden: Die Tonausgabe %1 meldet einen Fehler.</translation>
    </message>
    <message>
        <source>The sound cannot be played: this program was built without Qt Multimedia.</source>
        <translation>Der Ton kann nicht abgespielt werden: Dieses Programm wurde ohne Qt Multimedia gebaut.</translation>
    </message>
    <message>
        <source>queries and keys in fp16</source>
        <translation>Queries und Keys in fp16</translation>
    </message>
    <message>
        <source>The attention of a long text cannot be kept in a file (%1). Use a shorter text, or make room on the disk.</source>
        <translation>Die Attention eines langen Textes kann nicht in einer Datei behalten werden (%1). Nehmen Sie einen kürzeren Text, oder schaffen Sie Platz auf dem Datenträger.</translation>
    </message>
    <message>
        <source>The file that keeps the attention of this long text can no longer be read. Run the text again.</source>
        <translation>Die Datei mit der Attention dieses langen Textes ist nicht mehr lesbar. Lassen Sie das Modell den Text noch einmal lesen.</translation>
    </message>
    <message>
        <source>matrix products in %1</source>
        <translation>Matrixprodukte in %1</translation>
    </message>
    <message>
        <source>There is no precision &quot;%1&quot;; there are: %2.</source>
        <translation>Die Genauigkeit „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>each cell joins %1 queries (mean) and %2 keys (sum); fewer queries and keys are shown one by one</source>
        <translation>jede Zelle fasst %1 Queries (Mittel) und %2 Keys (Summe) zusammen; weniger Queries und Keys werden einzeln gezeigt</translation>
    </message>
</context>
<context>
    <name>Exercise</name>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Noch nicht.</translation>
    </message>
    <message>
        <source>Expected a head such as L2H2, found &quot;%1&quot;.</source>
        <translation>Erwartet wird ein Head wie L2H2, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>Write an answer first.</source>
        <translation>Zuerst eine Antwort eingeben.</translation>
    </message>
    <message>
        <source>Compare your answer with the solution.</source>
        <translation>Die eigene Antwort mit der Lösung vergleichen.</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>caption</source>
        <translation>Bildunterschrift</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>cosine of image and caption</source>
        <translation>Kosinus von Bild und Bildunterschrift</translation>
    </message>
    <message>
        <source>Sigmoid of each pair</source>
        <translation>Sigmoid jedes Paars</translation>
    </message>
    <message>
        <source>probability of a match</source>
        <translation>Wahrscheinlichkeit, dass sie zusammengehören</translation>
    </message>
    <message>
        <source>Softmax by row</source>
        <translation>Softmax je Zeile</translation>
    </message>
    <message>
        <source>probability of the caption</source>
        <translation>Wahrscheinlichkeit der Bildunterschrift</translation>
    </message>
    <message>
        <source>Softmax by column</source>
        <translation>Softmax je Spalte</translation>
    </message>
    <message>
        <source>probability of the image</source>
        <translation>Wahrscheinlichkeit des Bildes</translation>
    </message>
    <message>
        <source>residue</source>
        <translation>Aminosäurerest</translation>
    </message>
    <message>
        <source>APC-corrected attention</source>
        <translation>APC-korrigierte Attention</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>precision at L</source>
        <translation>Genauigkeit bei L</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>share of the tokens</source>
        <translation>Anteil der Token</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>weight of the expert</source>
        <translation>Gewicht des Experten</translation>
    </message>
    <message>
        <source>keys to each side</source>
        <translation>Keys je Seite</translation>
    </message>
    <message>
        <source>step between keys</source>
        <translation>Schritt zwischen Keys</translation>
    </message>
    <message>
        <source>chosen tokens</source>
        <translation>ausgewählte Token</translation>
    </message>
    <message>
        <source>random blocks for each block</source>
        <translation>zufällige Blöcke je Block</translation>
    </message>
    <message>
        <source>projected keys</source>
        <translation>projizierte Keys</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>random features</source>
        <translation>zufällige Features</translation>
    </message>
    <message>
        <source>cosine of the hidden states of two tokens</source>
        <translation>Kosinus der verborgenen Zustände zweier Token</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>cosine of the embeddings of two positions</source>
        <translation>Kosinus der Embeddings zweier Positionen</translation>
    </message>
    <message>
        <source>Pairs of neighbors</source>
        <translation>Paare von Nachbarn</translation>
    </message>
    <message>
        <source>the most frequent is merged next</source>
        <translation>das häufigste wird als Nächstes verschmolzen</translation>
    </message>
    <message>
        <source>Pieces and their loss</source>
        <translation>Stücke und ihr Loss</translation>
    </message>
    <message>
        <source>what the text needs least is dropped</source>
        <translation>gestrichen wird, was der Text am wenigsten braucht</translation>
    </message>
    <message>
        <source>tokens of the text</source>
        <translation>Token des Textes</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>pieces in use</source>
        <translation>genutzte Stücke</translation>
    </message>
    <message>
        <source>position: rotary turn</source>
        <translation>Position: Rotary-Drehung</translation>
    </message>
    <message>
        <source>position: slope × distance</source>
        <translation>Position: Steigung × Abstand</translation>
    </message>
    <message>
        <source>position: distance bias</source>
        <translation>Position: Abstands-Bias</translation>
    </message>
    <message>
        <source>query with place of key</source>
        <translation>Query mit Ort des Keys</translation>
    </message>
    <message>
        <source>key with place of query</source>
        <translation>Key mit Ort der Query</translation>
    </message>
    <message>
        <source>recorded bias</source>
        <translation>aufgezeichneter Bias</translation>
    </message>
    <message>
        <source>mean of A[q, q − (L − 1)], what followed the token the first time</source>
        <translation>Mittel von A[q, q − (L − 1)]: was beim ersten Mal auf das Token folgte</translation>
    </message>
    <message>
        <source>mean of A[q, q − 1]</source>
        <translation>Mittel von A[q, q − 1]</translation>
    </message>
    <message>
        <source>mean of A[q, q − L], the token itself the first time</source>
        <translation>Mittel von A[q, q − L]: das Token selbst beim ersten Mal</translation>
    </message>
    <message>
        <source>mean over all T queries of A[q, 0]</source>
        <translation>Mittel über alle T Queries von A[q, 0]</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>Nats</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ Σⱼ A[i, j] |pᵢ − pⱼ| / Σⱼ A[i, j], patches only</source>
        <translation>(1/n) Σᵢ Σⱼ A[i, j] |pᵢ − pⱼ| / Σⱼ A[i, j], nur Patches</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ Σⱼ A[i, j], j a [SEP]</source>
        <translation>(1/n) Σᵢ Σⱼ A[i, j], j ein [SEP]</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ A[i, j], j the [CLS]</source>
        <translation>(1/n) Σᵢ A[i, j], j das [CLS]</translation>
    </message>
    <message>
        <source>(1/m) Σᵢ Σⱼ A[i, j], j of the image, i the m tokens that are not</source>
        <translation>(1/m) Σᵢ Σⱼ A[i, j], j aus dem Bild, i die m Token, die es nicht sind</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ Σⱼ A[i, j], j a punctuation mark</source>
        <translation>(1/n) Σᵢ Σⱼ A[i, j], j ein Satzzeichen</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>Faltung</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>LSTM with additive attention</source>
        <translation>LSTM mit additiver Attention</translation>
    </message>
    <message>
        <source>Fixed pattern: previous token</source>
        <translation>Festes Muster: voriges Token</translation>
    </message>
    <message>
        <source>Fixed pattern: uniform</source>
        <translation>Festes Muster: gleichmäßig</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>%1: precision %2 at L = %3, %4 at L/2, %5 at L/5; by chance %6.</source>
        <translation>%1: Genauigkeit %2 bei L = %3, %4 bei L/2, %5 bei L/5; bei Zufall %6.</translation>
    </message>
    <message>
        <source>Highest at L: %1.</source>
        <translation>Höchste bei L: %1.</translation>
    </message>
    <message>
        <source>Above the diagonal: scores (below 0 drawn as 0). Below it: contacts of chain %1, Cα closer than %2 Å. Pairs fewer than %3 apart, or not in the structure, do not count.</source>
        <translation>Über der Diagonale: Scores (unter 0 als 0 gezeichnet). Darunter: Kontakte der Kette %1, Cα näher als %2 Å. Paare mit weniger als %3 Abstand oder nicht in der Struktur zählen nicht.</translation>
    </message>
    <message>
        <source>%1 and contacts</source>
        <translation>%1 und Kontakte</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Heads</translation>
    </message>
    <message>
        <source>%1st</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1nd</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1rd</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1th</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>too small for labels</source>
        <translation>zu klein für Beschriftungen</translation>
    </message>
    <message>
        <source>every %1 token labeled</source>
        <translation>jedes %1 Token beschriftet</translation>
    </message>
    <message>
        <source>every %1 row and every %2 column labeled</source>
        <translation>jede %1 Zeile und jede %2 Spalte beschriftet</translation>
    </message>
    <message>
        <source>every %1 row labeled</source>
        <translation>jede %1 Zeile beschriftet</translation>
    </message>
    <message>
        <source>every %1 column labeled</source>
        <translation>jede %1 Spalte beschriftet</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>niedrigster</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>höchster</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>attention weight, logarithmic scale</source>
        <translation>Attention-Gewicht, logarithmische Skala</translation>
    </message>
    <message>
        <source>rank of the attention weight within its row</source>
        <translation>Rang des Attention-Gewichts in seiner Zeile</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>Attention-Gewicht</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>keine Daten</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Chosen together</source>
        <translation>Gemeinsam gewählt</translation>
    </message>
    <message>
        <source>(start)</source>
        <translation>(Anfang)</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>Score %1</translation>
    </message>
    <message>
        <source>Loss of training</source>
        <translation>Loss des Trainings</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf: %1</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Steps on a logarithmic axis</source>
        <translation>Schritte auf logarithmischer Achse</translation>
    </message>
    <message>
        <source>Named: the %1 of %2 heads with the largest values</source>
        <translation>Benannt: die %1 von %2 Heads mit den größten Werten</translation>
    </message>
    <message>
        <source>two dimensions show %1 % of the distances between heads</source>
        <translation>zwei Dimensionen zeigen %1 % der Abstände zwischen den Heads</translation>
    </message>
    <message>
        <source>compared over %1 of %2 rows</source>
        <translation>verglichen über %1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>layer 0</source>
        <translation>Schicht 0</translation>
    </message>
    <message>
        <source>mean of %1 texts</source>
        <translation>Mittel über %1 Texte</translation>
    </message>
    <message>
        <source>share of the head&apos;s largest weight</source>
        <translation>Anteil am größten Gewicht des Heads</translation>
    </message>
    <message>
        <source>layer · one mark per head, with its deviation over the texts; line: mean</source>
        <translation>Schicht · ein Zeichen je Head, mit seiner Abweichung über die Texte; Linie: Mittel</translation>
    </message>
    <message>
        <source>layer · one mark per head, line: mean</source>
        <translation>Schicht · ein Zeichen je Head, Linie: Mittel</translation>
    </message>
    <message>
        <source>mean of the layer</source>
        <translation>Mittel der Schicht</translation>
    </message>
    <message>
        <source>head with its deviation</source>
        <translation>Head mit seiner Abweichung</translation>
    </message>
    <message>
        <source>With a cache of keys and values</source>
        <translation>Mit Cache für Keys und Values</translation>
    </message>
    <message>
        <source>Without a cache</source>
        <translation>Ohne Cache</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1-mal</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>with a cache</source>
        <translation>mit Cache</translation>
    </message>
    <message>
        <source>tokens through the layers</source>
        <translation>Token durch die Schichten</translation>
    </message>
    <message>
        <source>pairs of query and key, per head</source>
        <translation>Paare aus Query und Key, je Head</translation>
    </message>
    <message>
        <source>Filled: passes through the layers; pale: its keys and values are kept from a step before</source>
        <translation>Gefüllt: läuft durch die Schichten; blass: Keys und Values sind von einem früheren Schritt aufbewahrt</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>every token attends to every token</source>
        <translation>jedes Token achtet auf jedes Token</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Kausal</translation>
    </message>
    <message>
        <source>each token attends to itself and to earlier tokens</source>
        <translation>jedes Token achtet auf sich selbst und auf frühere Token</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Lokal</translation>
    </message>
    <message>
        <source>1 neighbor on each side</source>
        <translation>1 Nachbar je Seite</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbors on each side</source>
        <translation>
            <numerusform>%n Nachbar je Seite</numerusform>
            <numerusform>%n Nachbarn je Seite</numerusform>
        </translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation>Dilatiert</translation>
    </message>
    <message>
        <source>1 token on each side, %1 apart</source>
        <translation>1 Token je Seite, im Abstand von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on each side, %1 apart</source>
        <translation>
            <numerusform>%n Token je Seite, im Abstand von %1</numerusform>
            <numerusform>%n Token je Seite, im Abstand von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Global and local</source>
        <translation>Global und lokal</translation>
    </message>
    <message>
        <source>local, and %1 global</source>
        <translation>lokal, und %1 global</translation>
    </message>
    <message>
        <source>Block-sparse</source>
        <translation>Blockweise dünn besetzt</translation>
    </message>
    <message>
        <source>blocks of %1: near, first, last</source>
        <translation>Blöcke von %1: nahe, erster, letzter</translation>
    </message>
    <message>
        <source>%1 of %2 pairs, %3 %</source>
        <translation>%1 von %2 Paaren, %3 %</translation>
    </message>
    <message>
        <source>%1 tokens; a row is a query, a column a key; colored: the query may attend to the key</source>
        <translation>%1 Token; eine Zeile ist eine Query, eine Spalte ein Key; farbig: die Query darf auf den Key achten</translation>
    </message>
    <message>
        <source>one layer: windows</source>
        <translation>eine Schicht: Fenster</translation>
    </message>
    <message>
        <source>the next: shifted by %1</source>
        <translation>die nächste: um %1 verschoben</translation>
    </message>
    <message>
        <source>pairs in windows of %1 × %1: at most %2; of all patches: %3</source>
        <translation>Paare in Fenstern von %1 × %1: höchstens %2; aller Patches: %3</translation>
    </message>
    <message>
        <source>%1 × %1 patches of an image; dark: patches that the marked one attends to (Liu et al. 2021)</source>
        <translation>%1 × %1 Patches eines Bildes; dunkel: Patches, auf die der markierte achtet (Liu et al. 2021)</translation>
    </message>
    <message>
        <source>Recurrent network</source>
        <translation>Rekurrentes Netz</translation>
    </message>
    <message>
        <source>x1 reaches h%1 in %1 steps, one by one</source>
        <translation>x1 erreicht h%1 in %1 Einzelschritten</translation>
    </message>
    <message>
        <source>x1 reaches z%1 in one step</source>
        <translation>x1 erreicht z%1 in einem Schritt</translation>
    </message>
    <message>
        <source>operations per layer</source>
        <translation>Operationen je Schicht</translation>
    </message>
    <message>
        <source>sequential steps</source>
        <translation>sequenzielle Schritte</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>längster Weg</translation>
    </message>
    <message>
        <source>recurrent</source>
        <translation>rekurrent</translation>
    </message>
    <message>
        <source>attention: weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>attention: projections</source>
        <translation>Projektionen</translation>
    </message>
    <message>
        <source>n tokens, d numbers per token; table after Vaswani et al. 2017, table 1</source>
        <translation>n Token, d Zahlen je Token; Tabelle nach Vaswani et al. 2017, Tabelle 1</translation>
    </message>
    <message>
        <source>learned numbers: %1</source>
        <translation>gelernte Zahlen: %1</translation>
    </message>
    <message>
        <source>not always 0: %1 of %2</source>
        <translation>nicht immer 0: %1 von %2</translation>
    </message>
    <message>
        <source>Dense layer</source>
        <translation>Dense-Schicht</translation>
    </message>
    <message>
        <source>every number from every number</source>
        <translation>jede Zahl aus jeder Zahl</translation>
    </message>
    <message>
        <source>(N D)², for one N only</source>
        <translation>(N D)², nur für ein N</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>one W_V for every token</source>
        <translation>ein W_V für jedes Token</translation>
    </message>
    <message>
        <source>D², for any N</source>
        <translation>D², für jedes N</translation>
    </message>
    <message>
        <source>one weight for a pair of tokens</source>
        <translation>ein Gewicht je Paar von Token</translation>
    </message>
    <message>
        <source>N² weights, from the input</source>
        <translation>N² Gewichte, aus der Eingabe</translation>
    </message>
    <message>
        <source>N = %1 tokens of D = %2 numbers; same shade: same number; frames: tokens</source>
        <translation>N = %1 Token mit D = %2 Zahlen; gleicher Ton: gleiche Zahl; Rahmen: Token</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>Dimension %1</translation>
    </message>
    <message>
        <source>position →</source>
        <translation>Position →</translation>
    </message>
    <message>
        <source>read from the open model, %1</source>
        <translation>aus dem offenen Modell gelesen, %1</translation>
    </message>
    <message>
        <source>dimension of the vector: sines, then cosines</source>
        <translation>Dimension des Vektors: Sinus, dann Kosinus</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>sin and cos of position / 10,000^(2i / %1) (Vaswani et al. 2017); the paper alternates sines and cosines</source>
        <translation>sin und cos von Position / 10.000^(2i / %1) (Vaswani et al. 2017); in der Arbeit wechseln sich Sinus und Kosinus ab</translation>
    </message>
    <message>
        <source>dimension of the vector</source>
        <translation>Dimension des Vektors</translation>
    </message>
    <message>
        <source>cosine of the vectors of two positions</source>
        <translation>Kosinus der Vektoren zweier Positionen</translation>
    </message>
    <message>
        <source>tokens back</source>
        <translation>Token zurück</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>voraus</translation>
    </message>
    <message>
        <source>bias that is added to the score</source>
        <translation>Bias, der zum Score addiert wird</translation>
    </message>
    <message>
        <source>weights if all keys fit equally well</source>
        <translation>Gewichte bei gleich guten Keys</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Head %1</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>Paar %1</translation>
    </message>
    <message>
        <source>%1° per token</source>
        <translation>%1° je Token</translation>
    </message>
    <message>
        <source>%1 of the %2 pairs of a head&apos;s query and key, as the open model turns them (Su et al. 2021)</source>
        <translation>%1 der %2 Paare von Query und Key eines Heads, wie das offene Modell sie dreht (Su et al. 2021)</translation>
    </message>
    <message>
        <source>read from the first layer of the open model</source>
        <translation>aus der ersten Schicht des offenen Modells gelesen</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Cross-Attention</translation>
    </message>
    <message>
        <source>to what the encoder read</source>
        <translation>auf das, was der Encoder las</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>Feed-Forward</translation>
    </message>
    <message>
        <source>each token on its own</source>
        <translation>jedes Token für sich</translation>
    </message>
    <message>
        <source>to the next layer</source>
        <translation>zur nächsten Schicht</translation>
    </message>
    <message>
        <source>a vector for each patch</source>
        <translation>ein Vektor je Patch</translation>
    </message>
    <message>
        <source>a vector of %1 numbers for each token</source>
        <translation>ein Vektor aus %1 Zahlen je Token</translation>
    </message>
    <message>
        <source>within windows</source>
        <translation>in Fenstern</translation>
    </message>
    <message>
        <source>%1 heads of %2 numbers</source>
        <translation>%1 Heads mit %2 Zahlen</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 Parameter</translation>
    </message>
    <message>
        <source>queries, keys, values</source>
        <translation>Queries, Keys, Values</translation>
    </message>
    <message>
        <source>for global tokens</source>
        <translation>für globale Token</translation>
    </message>
    <message>
        <source>output projection</source>
        <translation>Ausgabeprojektion</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>Cross-Attention</translation>
    </message>
    <message>
        <source>feed-forward</source>
        <translation>Feed-Forward</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>Normen</translation>
    </message>
    <message>
        <source>other</source>
        <translation>Sonstige</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>alle Schichten</translation>
    </message>
    <message>
        <source>1 layer</source>
        <translation>1 Schicht</translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n Schicht</numerusform>
            <numerusform>%n Schichten</numerusform>
        </translation>
    </message>
    <message>
        <source>token embedding</source>
        <translation>Token-Embedding</translation>
    </message>
    <message>
        <source>position embedding</source>
        <translation>Positions-Embedding</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>%1 query heads, %2 key and value heads</source>
        <translation>%1 Query-Heads, %2 Key- und Value-Heads</translation>
    </message>
    <message>
        <source>%1 numbers a head; computed %2 times</source>
        <translation>%1 Zahlen je Head; %2-mal berechnet</translation>
    </message>
    <message>
        <source>the first %1 of %2 query heads</source>
        <translation>die ersten %1 von %2 Query-Heads</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>Operations of a run, key/value cache</source>
        <translation>Operationen eines Laufs, Key/Value-Cache</translation>
    </message>
    <message>
        <source>%1; parameters counted from its tensors</source>
        <translation>%1; Parameter aus den Tensoren gezählt</translation>
    </message>
    <message>
        <source>Operations: additions and multiplications of matrix products, with logits of one token. Weights: products with weights; attention: Q Kᵀ and A V, masked pairs included. Cache: fp32.</source>
        <translation>Operationen: Additionen und Multiplikationen der Matrixprodukte, mit den Logits eines Tokens. Gewichte: Produkte mit Gewichten; Attention: Q Kᵀ und A V, samt maskierten Paaren. Cache: fp32.</translation>
    </message>
    <message>
        <source>Measured: median of three runs on this machine, without capturing.</source>
        <translation>Gemessen: Median von drei Läufen auf diesem Rechner, ohne Aufzeichnung.</translation>
    </message>
    <message>
        <source>One layer</source>
        <translation>Eine Schicht</translation>
    </message>
    <message>
        <source>The whole model</source>
        <translation>Das ganze Modell</translation>
    </message>
    <message>
        <source>in place of “%1”, if the layers above a row were left out</source>
        <translation>anstelle von „%1“, wenn die Schichten über einer Zeile wegfielen</translation>
    </message>
    <message>
        <source>after “%1”, if the layers above a row were left out</source>
        <translation>nach „%1“, wenn die Schichten über einer Zeile wegfielen</translation>
    </message>
    <message>
        <source>Exact weights A</source>
        <translation>Exakte Gewichte A</translation>
    </message>
    <message>
        <source>Approximated A&apos;</source>
        <translation>Approximierte A&apos;</translation>
    </message>
    <message>
        <source>Difference A&apos; − A</source>
        <translation>Differenz A&apos; − A</translation>
    </message>
    <message>
        <source>from %1 to %2; rows are queries</source>
        <translation>von %1 bis %2; Zeilen sind Queries</translation>
    </message>
    <message>
        <source>Relative error of the weights (Frobenius norm): %1</source>
        <translation>Relativer Fehler der Gewichte (Frobenius-Norm): %1</translation>
    </message>
    <message>
        <source>Relative error of the output A V: %1</source>
        <translation>Relativer Fehler der Ausgabe A V: %1</translation>
    </message>
    <message>
        <source>Mean over the rows of the sum of |a&apos; − a|: %1</source>
        <translation>Mittel über die Zeilen der Summe von |a&apos; − a|: %1</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>No size: features are the vectors&apos; own numbers</source>
        <translation>Keine Größe: Features sind die Zahlen der Vektoren selbst</translation>
    </message>
    <message>
        <source>Relative error against %1</source>
        <translation>Relativer Fehler gegen: %1</translation>
    </message>
    <message>
        <source>Receptive field: tokens that reach a query</source>
        <translation>Rezeptives Feld: Token, die eine Query erreichen</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 Schichten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>approximated</source>
        <translation>approximiert</translation>
    </message>
    <message>
        <source>Multiplications against tokens (logarithms)</source>
        <translation>Multiplikationen gegen Token (Logarithmen)</translation>
    </message>
    <message>
        <source>queries %1 to %2 of %3 are drawn</source>
        <translation>Queries %1 bis %2 von %3 gezeichnet</translation>
    </message>
    <message>
        <source>keys %1 to %2 of %3 are drawn</source>
        <translation>Keys %1 bis %2 von %3 gezeichnet</translation>
    </message>
    <message>
        <source>blue below 0, orange above, by each matrix&apos;s largest; outlined: the query in orange, the key in blue</source>
        <translation>blau unter 0, orange darüber, nach dem größten Wert jeder Matrix; umrandet: die Query in Orange, der Key in Blau</translation>
    </message>
    <message>
        <source>typed vectors</source>
        <translation>eingegebene Vektoren</translation>
    </message>
    <message>
        <source>what the head reads</source>
        <translation>was der Head liest</translation>
    </message>
    <message>
        <source>the other text</source>
        <translation>der andere Text</translation>
    </message>
    <message>
        <source>typed weights</source>
        <translation>eingegebene Gewichte</translation>
    </message>
    <message>
        <source>softmax of each row</source>
        <translation>Softmax jeder Zeile</translation>
    </message>
    <message>
        <source>weights × values</source>
        <translation>Gewichte × Values</translation>
    </message>
    <message>
        <source>A V of all heads</source>
        <translation>A V aller Heads</translation>
    </message>
    <message>
        <source>%1 heads side by side</source>
        <translation>%1 Heads nebeneinander</translation>
    </message>
    <message>
        <source>outlined: rows of this head</source>
        <translation>umrandet: Zeilen dieses Heads</translation>
    </message>
    <message>
        <source>what attention adds</source>
        <translation>was die Attention addiert</translation>
    </message>
    <message>
        <source>what attention adds, with + b</source>
        <translation>was die Attention addiert, mit + b</translation>
    </message>
    <message>
        <source>Input X</source>
        <translation>Eingabe X</translation>
    </message>
    <message>
        <source>Queries, keys and values</source>
        <translation>Queries, Keys und Values</translation>
    </message>
    <message>
        <source>Scores S</source>
        <translation>Scores S</translation>
    </message>
    <message>
        <source>Weights A</source>
        <translation>Gewichte A</translation>
    </message>
    <message>
        <source>Weighted values A V</source>
        <translation>Gewichtete Values A V</translation>
    </message>
    <message>
        <source>Heads side by side</source>
        <translation>Heads nebeneinander</translation>
    </message>
    <message>
        <source>Output projection W_O</source>
        <translation>Ausgabeprojektion W_O</translation>
    </message>
    <message>
        <source>A row for each of %1 tokens, %2 numbers a row.</source>
        <translation>Eine Zeile für jedes der %1 Token, %2 Zahlen je Zeile.</translation>
    </message>
    <message>
        <source>Query in focus: %1. Key in focus: %2.</source>
        <translation>Query im Fokus: %1. Key im Fokus: %2.</translation>
    </message>
    <message>
        <source>No projections: Q, K and V are the inputs themselves.</source>
        <translation>Keine Projektionen: Q, K und V sind die Eingaben selbst.</translation>
    </message>
    <message>
        <source>Every token uses the same W_Q, W_K and W_V.</source>
        <translation>Jedes Token nutzt dieselben W_Q, W_K und W_V.</translation>
    </message>
    <message>
        <source>q of %1 and k of %2 have %3 numbers, v has %4.</source>
        <translation>q von %1 und k von %2 haben %3 Zahlen, v hat %4.</translation>
    </message>
    <message>
        <source>The weights are typed: there are no scores.</source>
        <translation>Die Gewichte sind eingegeben: Es gibt keine Scores.</translation>
    </message>
    <message>
        <source>S[%1, %2] is masked: −∞.</source>
        <translation>S[%1, %2] ist maskiert: −∞.</translation>
    </message>
    <message>
        <source>with the terms that this model adds: %1</source>
        <translation>mit den Termen, die dieses Modell addiert: %1</translation>
    </message>
    <message>
        <source>The row of %1 sums to %2, the column of %3 to %4.</source>
        <translation>Die Zeile von %1 hat die Summe %2, die Spalte von %3 die Summe %4.</translation>
    </message>
    <message>
        <source>Row of %1: Σ weight × v over all keys.</source>
        <translation>Zeile von %1: Σ Gewicht × v über alle Keys.</translation>
    </message>
    <message>
        <source>Of %1: %2 × v, where v = [%3 …].</source>
        <translation>Von %1: %2 × v, mit v = [%3 …].</translation>
    </message>
    <message>
        <source>%1 heads × %2 numbers = %3 numbers for each token.</source>
        <translation>%1 Heads × %2 Zahlen = %3 Zahlen je Token.</translation>
    </message>
    <message>
        <source>The columns of this head are outlined.</source>
        <translation>Die Spalten dieses Heads sind umrandet.</translation>
    </message>
    <message>
        <source>[A V of all heads] W_O = Σ over heads A V W_O(head)</source>
        <translation>[A V aller Heads] W_O = Σ über die Heads A V W_O(Head)</translation>
    </message>
    <message>
        <source>Largest difference of the two here: %1</source>
        <translation>Größte Differenz der beiden hier: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>Parameters of all %1 heads</source>
        <translation>Parameter aller %1 Heads</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>eingegeben</translation>
    </message>
    <message>
        <source>%1 other keys: %2</source>
        <translation>%1 andere Keys: %2</translation>
    </message>
    <message>
        <source>(%1 + bias)</source>
        <translation>(%1 + Bias)</translation>
    </message>
    <message>
        <source>row: weight that changes, column: score that grows</source>
        <translation>Zeile: Gewicht, das sich ändert; Spalte: Score, der wächst</translation>
    </message>
    <message>
        <source>colors end at ±0.25</source>
        <translation>Farben enden bei ±0.25</translation>
    </message>
    <message>
        <source>Entropy %1 nats = %2 bits, at most ln %3 = %4; as many as %5 equal keys.</source>
        <translation>Entropie %1 Nats = %2 Bits, höchstens ln %3 = %4; so viel wie bei %5 gleichen Keys.</translation>
    </message>
    <message>
        <source>Largest weight %1. Largest derivative %2, of at most 0.25.</source>
        <translation>Größtes Gewicht %1. Größte Ableitung %2, von höchstens 0.25.</translation>
    </message>
    <message>
        <source>mark: weight with the usual divisor %1 at temperature 1</source>
        <translation>Marke: Gewicht mit dem üblichen Divisor %1 bei Temperatur 1</translation>
    </message>
    <message>
        <source>Saturated: a change of the scores changes hardly any weight, and gradients vanish.</source>
        <translation>Gesättigt: Ändern sich die Scores, ändern sich die Gewichte kaum, und Gradienten verschwinden.</translation>
    </message>
    <message>
        <source>Nearly saturated: gradients are small.</source>
        <translation>Fast gesättigt: Gradienten sind klein.</translation>
    </message>
    <message>
        <source>Not saturated: weights follow the scores.</source>
        <translation>Nicht gesättigt: Gewichte folgen den Scores.</translation>
    </message>
    <message>
        <source>an intervention has set the weights; this is the softmax of the scores</source>
        <translation>ein Eingriff hat die Gewichte gesetzt; dies ist die Softmax der Scores</translation>
    </message>
    <message>
        <source>1 softmax</source>
        <translation>1 Softmax</translation>
    </message>
    <message numerus="yes">
        <source>%n softmaxes</source>
        <translation>
            <numerusform>%n Softmax</numerusform>
            <numerusform>%n Softmax</numerusform>
        </translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 Token</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n Token</numerusform>
            <numerusform>%n Token</numerusform>
        </translation>
    </message>
    <message>
        <source>follows</source>
        <translation>folgt</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>sum %1 nats over %2</source>
        <translation>Summe %1 Nats über %2</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>perplexity %1</source>
        <translation>Perplexität %1</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>%1 parameters; %2 of held-out questions answered</source>
        <translation>%1 Parameter; %2 der zurückgehaltenen Fragen beantwortet</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, nicht %2</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>exactly 0: not seen</source>
        <translation>genau 0: nicht gesehen</translation>
    </message>
    <message>
        <source>area: attention weight</source>
        <translation>Fläche: Attention-Gewicht</translation>
    </message>
    <message>
        <source>Right answers against the distance to the pair, in tokens (%1 held-out rows)</source>
        <translation>Richtige Antworten gegen den Abstand zum Paar, in Token (%1 zurückgehaltene Zeilen)</translation>
    </message>
    <message>
        <source>Rows are questions, columns the tokens that are replaced</source>
        <translation>Zeilen sind Fragen, Spalten die Token, die ersetzt werden</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>bytes, where a character has no piece</source>
        <translation>Bytes, wo ein Zeichen kein Stück hat</translation>
    </message>
    <message>
        <source>unknown: no piece spells this</source>
        <translation>unbekannt: kein Stück schreibt das</translation>
    </message>
    <message>
        <source>merge %1</source>
        <translation>Verschmelzung %1</translation>
    </message>
    <message>
        <source>longest match</source>
        <translation>längster Treffer</translation>
    </message>
    <message>
        <source>longest match, after %1 longer ones</source>
        <translation>längster Treffer, nach %1 längeren</translation>
    </message>
    <message>
        <source>best, sum %1</source>
        <translation>beste, Summe %1</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>one piece</source>
        <translation>ein Stück</translation>
    </message>
    <message>
        <source>added token, id %1</source>
        <translation>hinzugefügtes Token, ID %1</translation>
    </message>
    <message>
        <source>ids %1</source>
        <translation>IDs %1</translation>
    </message>
    <message>
        <source>pieces that fit, the best path first</source>
        <translation>passende Stücke, der beste Pfad zuerst</translation>
    </message>
    <message>
        <source>steps not available</source>
        <translation>Schritte nicht verfügbar</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Token %1, %2: step %3 of %4</source>
        <translation>Token %1, %2: Schritt %3 von %4</translation>
    </message>
    <message>
        <source>%1, layer %2, attention</source>
        <translation>%1, Schicht %2, Attention</translation>
    </message>
    <message>
        <source>%1, layer %2, feed-forward</source>
        <translation>%1, Schicht %2, Feed-Forward</translation>
    </message>
    <message>
        <source>id of %1</source>
        <translation>ID von %1</translation>
    </message>
    <message>
        <source>%1 heads × %2 numbers</source>
        <translation>%1 Heads × %2 Zahlen</translation>
    </message>
    <message>
        <source>%1 numbers, length %2</source>
        <translation>%1 Zahlen, Länge %2</translation>
    </message>
    <message>
        <source>colors end at ±%1</source>
        <translation>Farben enden bei ±%1</translation>
    </message>
    <message>
        <source>cells: the first %1 numbers</source>
        <translation>Zellen: die ersten %1 Zahlen</translation>
    </message>
    <message>
        <source>the first %1 heads</source>
        <translation>die ersten %1 Heads</translation>
    </message>
    <message>
        <source>each row sums to 1</source>
        <translation>jede Zeile hat die Summe 1</translation>
    </message>
    <message>
        <source>the last %1 of %2 tokens</source>
        <translation>die letzten %1 von %2 Token</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>Largest difference after the last layer: %1: the same vectors but for rounding.</source>
        <translation>Größte Differenz nach der letzten Schicht: %1: dieselben Vektoren bis auf Rundung.</translation>
    </message>
    <message>
        <source>Largest difference after the last layer: %1.</source>
        <translation>Größte Differenz nach der letzten Schicht: %1.</translation>
    </message>
    <message>
        <source>cell: cosine of the word&apos;s two vectors; Δ: largest difference of two of their numbers</source>
        <translation>Zelle: Kosinus der beiden Vektoren des Worts; Δ: größte Differenz zweier ihrer Zahlen</translation>
    </message>
    <message>
        <source>words matched in any order</source>
        <translation>Wörter in beliebiger Reihenfolge zugeordnet</translation>
    </message>
    <message>
        <source>words matched in the order of the texts</source>
        <translation>Wörter in der Reihenfolge der Texte zugeordnet</translation>
    </message>
    <message>
        <source>the first %1 of %2 tokens</source>
        <translation>die ersten %1 von %2 Token</translation>
    </message>
    <message>
        <source>%1 of %2 states</source>
        <translation>%1 von %2 Zuständen</translation>
    </message>
    <message>
        <source>tokens without a counterpart are left out: %1</source>
        <translation>Token ohne Gegenstück sind weggelassen: %1</translation>
    </message>
    <message>
        <source>“%1” is token %2 and %3: the same id, so the same row of E, number for number.</source>
        <translation>„%1“ ist Token %2 und %3: dieselbe ID, also dieselbe Zeile von E, Zahl für Zahl.</translation>
    </message>
    <message>
        <source>One-hot × E = X: each token picks the row of its id</source>
        <translation>One-Hot × E = X: Jedes Token wählt die Zeile seiner ID</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>one-hot, %1 wide</source>
        <translation>One-Hot, %1 breit</translation>
    </message>
    <message>
        <source>one-hot</source>
        <translation>One-Hot</translation>
    </message>
    <message>
        <source>first numbers</source>
        <translation>erste Zahlen</translation>
    </message>
    <message>
        <source>Dot product and cosine of u = %1 and v = %2</source>
        <translation>Skalarprodukt und Kosinus von u = %1 und v = %2</translation>
    </message>
    <message>
        <source>u · v = %1: the sum of the %2 products u v</source>
        <translation>u · v = %1: die Summe der %2 Produkte u v</translation>
    </message>
    <message>
        <source>lengths: |u| = %1, |v| = %2</source>
        <translation>Längen: |u| = %1, |v| = %2</translation>
    </message>
    <message>
        <source>cosine = u · v / (|u| |v|) = %1</source>
        <translation>Kosinus = u · v / (|u| |v|) = %1</translation>
    </message>
    <message>
        <source>Nearest rows of E: %1</source>
        <translation>Nächste Zeilen von E: %1</translation>
    </message>
    <message>
        <source>tokens %1 to %2 of %3</source>
        <translation>Token %1 bis %2 von %3</translation>
    </message>
    <message>
        <source>cells: the first %1 numbers of each vector</source>
        <translation>Zellen: die ersten %1 Zahlen jedes Vektors</translation>
    </message>
    <message>
        <source>Words of the text in pieces</source>
        <translation>Wörter des Textes in Stücken</translation>
    </message>
    <message>
        <source>%1 tokens, %2 different pieces</source>
        <translation>%1 Token, %2 verschiedene Stücke</translation>
    </message>
    <message>
        <source>and %1 more words</source>
        <translation>und %1 weitere Wörter</translation>
    </message>
    <message>
        <source>each word is one piece</source>
        <translation>jedes Wort ist ein Stück</translation>
    </message>
    <message>
        <source>and %1 more pieces</source>
        <translation>und %1 weitere Stücke</translation>
    </message>
    <message>
        <source>and %1 more pairs</source>
        <translation>und %1 weitere Paare</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>an seiner Stelle</translation>
    </message>
    <message>
        <source>Against the steps</source>
        <translation>Gegen die Schritte</translation>
    </message>
    <message>
        <source>before the first step</source>
        <translation>vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>step %1 of %2: %3; %4 pieces are known</source>
        <translation>Schritt %1 von %2: %3; %4 Stücke sind bekannt</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>difference of attention weights</source>
        <translation>Differenz der Attention-Gewichte</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>kein Gegenstück</translation>
    </message>
    <message>
        <source>NaN (not a number)</source>
        <translation>NaN (keine Zahl)</translation>
    </message>
    <message>
        <source>each pixel shows the largest weight under it</source>
        <translation>jeder Bildpunkt zeigt das größte Gewicht darunter</translation>
    </message>
    <message>
        <source>every token labeled</source>
        <translation>jedes Token beschriftet</translation>
    </message>
    <message>
        <source>predicted class: %1 (%2)</source>
        <translation>vorhergesagte Klasse: %1 (%2)</translation>
    </message>
    <message>
        <source>mean over all queries</source>
        <translation>Mittel über alle Queries</translation>
    </message>
    <message>
        <source>query: patch %1 (row, column)</source>
        <translation>Query: Patch %1 (Zeile, Spalte)</translation>
    </message>
    <message>
        <source>query: %1</source>
        <translation>Query: %1</translation>
    </message>
    <message>
        <source>left: the tiles side by side; right: the image as a whole</source>
        <translation>links: die Kacheln nebeneinander; rechts: das Bild als Ganzes</translation>
    </message>
    <message>
        <source>each query&apos;s strongest key</source>
        <translation>stärkster Key jeder Query</translation>
    </message>
    <message numerus="yes">
        <source>each query&apos;s %n strongest keys</source>
        <translation>
            <numerusform>%n stärkster Key jeder Query</numerusform>
            <numerusform>%n stärkste Keys jeder Query</numerusform>
        </translation>
    </message>
    <message>
        <source>weights of at least %1</source>
        <translation>Gewichte ab %1</translation>
    </message>
    <message>
        <source>the strongest %1 of %2 links</source>
        <translation>die stärksten %1 von %2 Linien</translation>
    </message>
    <message>
        <source>query “%1”</source>
        <translation>Query „%1“</translation>
    </message>
    <message>
        <source>key “%1”</source>
        <translation>Key „%1“</translation>
    </message>
    <message>
        <source>above: to earlier tokens, below: to later tokens</source>
        <translation>oben: zu früheren Token, unten: zu späteren Token</translation>
    </message>
    <message>
        <source>weight (logarithmic)</source>
        <translation>Gewicht (logarithmisch)</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>rank from query “%1”</source>
        <translation>Rang von Query „%1“</translation>
    </message>
    <message>
        <source>weight from query “%1”</source>
        <translation>Gewicht von Query „%1“</translation>
    </message>
    <message>
        <source>q of %1 times k of every key</source>
        <translation>q von %1 mal k jedes Keys</translation>
    </message>
    <message>
        <source>q · k = Σ q × k over %1 dimensions; the strongest keys first</source>
        <translation>q · k = Σ q × k über %1 Dimensionen; die stärksten Keys zuerst</translation>
    </message>
    <message>
        <source>blue below 0, orange above, by the largest product, %1</source>
        <translation>blau unter 0, orange darüber, nach dem größten Produkt, %1</translation>
    </message>
    <message>
        <source>q × k by dimension</source>
        <translation>q × k je Dimension</translation>
    </message>
    <message>
        <source>largest: dimension, product</source>
        <translation>größte: Dimension, Produkt</translation>
    </message>
    <message>
        <source>1  Compare query and key</source>
        <translation>1  Query und Key vergleichen</translation>
    </message>
    <message>
        <source>q of %1, k of %2, %3 numbers each</source>
        <translation>q von %1, k von %2, je %3 Zahlen</translation>
    </message>
    <message>
        <source>blue below 0, orange above, by each row&apos;s largest</source>
        <translation>blau unter 0, orange darüber, nach dem größten jeder Zeile</translation>
    </message>
    <message>
        <source>length %1</source>
        <translation>Länge %1</translation>
    </message>
    <message>
        <source>2  Compute the score</source>
        <translation>2  Score berechnen</translation>
    </message>
    <message>
        <source>content without turn</source>
        <translation>Inhalt ohne Drehung</translation>
    </message>
    <message>
        <source>content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>mask: not allowed</source>
        <translation>Maske: nicht erlaubt</translation>
    </message>
    <message>
        <source>score = cap(q · k × scale) + position</source>
        <translation>Score = cap(q · k × Skala) + Position</translation>
    </message>
    <message>
        <source>score = cap(q · k × scale)</source>
        <translation>Score = cap(q · k × Skala)</translation>
    </message>
    <message>
        <source>score = q · k / √d + position</source>
        <translation>Score = q · k / √d + Position</translation>
    </message>
    <message>
        <source>score = q · k / √d</source>
        <translation>Score = q · k / √d</translation>
    </message>
    <message>
        <source>score = q · k × scale + position</source>
        <translation>Score = q · k × Skala + Position</translation>
    </message>
    <message>
        <source>score = q · k × scale</source>
        <translation>Score = q · k × Skala</translation>
    </message>
    <message>
        <source>scale 1/√%1</source>
        <translation>Skala 1/√%1</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>soft cap at ±%1</source>
        <translation>weiche Begrenzung bei ±%1</translation>
    </message>
    <message>
        <source>3  Softmax over the keys</source>
        <translation>3  Softmax über die Keys</translation>
    </message>
    <message>
        <source>an intervention has set these weights</source>
        <translation>ein Eingriff hat diese Gewichte gesetzt</translation>
    </message>
    <message>
        <source>weight = exp(score − %1) / %2</source>
        <translation>Gewicht = exp(Score − %1) / %2</translation>
    </message>
    <message>
        <source>sink, to no key: %1</source>
        <translation>Sink, an keinen Key: %1</translation>
    </message>
    <message>
        <source>4  Pass on the value</source>
        <translation>4  Value weitergeben</translation>
    </message>
    <message>
        <source>output of %1 = Σ weight × v, over all keys</source>
        <translation>Ausgabe von %1 = Σ Gewicht × v, über alle Keys</translation>
    </message>
    <message>
        <source>weight × v</source>
        <translation>Gewicht × v</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>‖weight × W_O v‖ = %1, %2 of the row&apos;s sum</source>
        <translation>‖Gewicht × W_O v‖ = %1, %2 der Summe der Zeile</translation>
    </message>
    <message>
        <source>Similarity of tokens by layer</source>
        <translation>Ähnlichkeit der Token je Schicht</translation>
    </message>
    <message>
        <source>from %1 evenly spaced queries of %2</source>
        <translation>aus %1 gleichmäßig verteilten Queries von %2</translation>
    </message>
    <message>
        <source>Layer and cost of %1</source>
        <translation>Schicht und Kosten von %1</translation>
    </message>
    <message>
        <source>Image-to-text encoder-decoder</source>
        <translation>Encoder-Decoder für Bild zu Text</translation>
    </message>
    <message>
        <source>imported attention</source>
        <translation>importierte Attention</translation>
    </message>
    <message>
        <source>captured queries and keys</source>
        <translation>aufgezeichnete Queries und Keys</translation>
    </message>
    <message>
        <source>%1 image encoder with registers</source>
        <translation>%1-Bild-Encoder mit Registern</translation>
    </message>
    <message>
        <source>%1 mixture-of-experts decoder</source>
        <translation>%1-Decoder mit Expertenmischung</translation>
    </message>
    <message>
        <source>%1 image and text encoder</source>
        <translation>%1-Encoder für Bild und Text</translation>
    </message>
    <message>
        <source>%1 image and text decoder</source>
        <translation>%1-Decoder für Bild und Text</translation>
    </message>
    <message>
        <source>%1 pixel transformer</source>
        <translation>%1-Pixel-Transformer</translation>
    </message>
    <message>
        <source>%1 encoder-decoder</source>
        <translation>%1-Encoder-Decoder</translation>
    </message>
    <message>
        <source>%1 object detector</source>
        <translation>%1-Objektdetektor</translation>
    </message>
    <message>
        <source>%1 speech encoder</source>
        <translation>%1-Sprach-Encoder</translation>
    </message>
    <message>
        <source>%1 image encoder</source>
        <translation>%1-Bild-Encoder</translation>
    </message>
    <message>
        <source>%1 audio encoder</source>
        <translation>%1-Audio-Encoder</translation>
    </message>
    <message>
        <source>%1 captioner</source>
        <translation>%1-Bildbeschreiber</translation>
    </message>
    <message>
        <source>%1 encoder</source>
        <translation>%1-Encoder</translation>
    </message>
    <message>
        <source>%1 decoder</source>
        <translation>%1-Decoder</translation>
    </message>
    <message>
        <source>decoder layer 0</source>
        <translation>Decoder-Schicht 0</translation>
    </message>
    <message>
        <source>stage 0, layer 0</source>
        <translation>Stufe 0, Schicht 0</translation>
    </message>
    <message>
        <source>%1 image and text encoder-decoder</source>
        <translation>%1-Encoder-Decoder für Bild und Text</translation>
    </message>
    <message>
        <source>Lagoon (teal to pale yellow)</source>
        <translation>Lagune (Petrol bis Blassgelb)</translation>
    </message>
    <message>
        <source>Greys</source>
        <translation>Grautöne</translation>
    </message>
    <message>
        <source>Blues</source>
        <translation>Blautöne</translation>
    </message>
    <message>
        <source>Difference (blue to orange)</source>
        <translation>Differenz (Blau bis Orange)</translation>
    </message>
    <message>
        <source>times the mean share over the text tokens</source>
        <translation>mal der mittlere Anteil über die Text-Tokens</translation>
    </message>
    <message>
        <source>times the weight with the neutral prompt</source>
        <translation>mal das Gewicht mit dem neutralen Prompt</translation>
    </message>
    <message>
        <source>rank of the ratio within its row</source>
        <translation>Rang des Verhältnisses in seiner Zeile</translation>
    </message>
    <message>
        <source>query token</source>
        <translation>Anfrage-Token</translation>
    </message>
    <message>
        <source>document token</source>
        <translation>Dokument-Token</translation>
    </message>
    <message>
        <source>cosine of token embeddings</source>
        <translation>Kosinus der Token-Embeddings</translation>
    </message>
    <message>
        <source>patches that hold %1 of the attention to patches</source>
        <translation>Patches, die %1 der Attention auf Patches tragen</translation>
    </message>
    <message>
        <source>a patch of several heads has the color of the one with the largest share there</source>
        <translation>ein Patch mehrerer Heads hat die Farbe dessen mit dem größten Anteil dort</translation>
    </message>
    <message>
        <source>1 of %1 patches holds %2</source>
        <translation>1 von %1 Patches trägt %2</translation>
    </message>
    <message>
        <source>%1 of %2 patches hold %3</source>
        <translation>%1 von %2 Patches tragen %3</translation>
    </message>
    <message>
        <source>%1 of the attention is on patches</source>
        <translation>%1 der Attention liegt auf Patches</translation>
    </message>
    <message>
        <source>largest at the prompt&apos;s token “%1”</source>
        <translation>am größten beim Token „%1“ des Prompts</translation>
    </message>
    <message>
        <source>Best patches of all tokens</source>
        <translation>Beste Patches aller Token</translation>
    </message>
    <message>
        <source>%1 image and text retriever</source>
        <translation>%1-Retriever für Bild und Text</translation>
    </message>
    <message>
        <source>norm(z) = z / root of the mean square, then gain: root %1</source>
        <translation>norm(z) = z / Wurzel des mittleren Quadrats, dann Skalierung: Wurzel %1</translation>
    </message>
    <message>
        <source>norm(z) = (z − mean) / deviation, then gain and bias: mean %1, deviation %2</source>
        <translation>norm(z) = (z − Mittelwert) / Abweichung, dann Skalierung und Bias: Mittelwert %1, Abweichung %2</translation>
    </message>
    <message>
        <source>image %1</source>
        <translation>Bild %1</translation>
    </message>
    <message>
        <source>every %1 cell labeled</source>
        <translation>jede %1 Zelle beschriftet</translation>
    </message>
    <message>
        <source>every cell labeled</source>
        <translation>jede Zelle beschriftet</translation>
    </message>
    <message>
        <source>drawn here in cells of %1 × %2 tokens</source>
        <translation>hier in Zellen von %1 × %2 Tokens gezeichnet</translation>
    </message>
    <message>
        <source>drawn here token by token</source>
        <translation>hier Token für Token gezeichnet</translation>
    </message>
</context>
<context>
    <name>FigureChoices</name>
    <message>
        <source>As shown</source>
        <translation>Wie angezeigt</translation>
    </message>
    <message>
        <source>Heads by metric</source>
        <translation>Heads nach Metrik</translation>
    </message>
    <message>
        <source>This figure cannot be saved as a web page: it has no heads to choose from. Choose another format.</source>
        <translation>Diese Abbildung lässt sich nicht als Webseite speichern: Sie enthält keine Heads zur Auswahl. Anderes Format wählen.</translation>
    </message>
    <message>
        <source>This figure has no description. Save it as PDF, SVG, PNG or TikZ instead.</source>
        <translation>Diese Abbildung hat keine Beschreibung. Stattdessen als PDF, SVG, PNG oder TikZ speichern.</translation>
    </message>
    <message>
        <source>No metric is chosen. Choose one.</source>
        <translation>Keine Metrik gewählt. Bitte eine wählen.</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>Expected a number or a formula such as 12 * 13 / 2, found &quot;%1&quot;: %2.</source>
        <translation>Erwartet wird eine Zahl oder eine Formel wie 12 * 13 / 2, gefunden wurde „%1“: %2.</translation>
    </message>
    <message>
        <source>it is longer than %1 characters</source>
        <translation>sie ist länger als %1 Zeichen</translation>
    </message>
    <message>
        <source>its value is not finite</source>
        <translation>ihr Wert ist nicht endlich</translation>
    </message>
</context>
<context>
    <name>HeadLabel</name>
    <message>
        <source>Previous token</source>
        <translation>Voriges Token</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Nächstes Token</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Selbst</translation>
    </message>
    <message>
        <source>First token (sink)</source>
        <translation>Erstes Token (Sink)</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separator</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>Satzzeichen</translation>
    </message>
    <message>
        <source>Same token elsewhere</source>
        <translation>Gleiches Token anderswo</translation>
    </message>
    <message>
        <source>Duplicate token</source>
        <translation>Doppeltes Token</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>Induktion</translation>
    </message>
    <message>
        <source>Same sentence</source>
        <translation>Gleicher Satz</translation>
    </message>
    <message>
        <source>Positional</source>
        <translation>Positionell</translation>
    </message>
    <message>
        <source>Broad</source>
        <translation>Breit</translation>
    </message>
    <message>
        <source>Local in the image</source>
        <translation>Lokal im Bild</translation>
    </message>
    <message>
        <source>Global in the image</source>
        <translation>Global im Bild</translation>
    </message>
</context>
<context>
    <name>HeadTest</name>
    <message>
        <source>Induction</source>
        <translation>Induktion</translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation>Voriges Token</translation>
    </message>
    <message>
        <source>Duplicate token</source>
        <translation>Doppeltes Token</translation>
    </message>
    <message>
        <source>Sink</source>
        <translation>Sink</translation>
    </message>
</context>
<context>
    <name>Illustration</name>
    <message>
        <source>Sinusoidal positions</source>
        <translation>Sinusförmige Positionen</translation>
    </message>
    <message>
        <source>Position embeddings</source>
        <translation>Positions-Embeddings</translation>
    </message>
    <message>
        <source>Similarity of positions</source>
        <translation>Ähnlichkeit der Positionen</translation>
    </message>
    <message>
        <source>Rotary positions</source>
        <translation>Rotary-Positionen</translation>
    </message>
    <message>
        <source>Distance bias</source>
        <translation>Abstands-Bias</translation>
    </message>
    <message>
        <source>Which query may attend to which key</source>
        <translation>Welche Query auf welchen Key achten darf</translation>
    </message>
    <message>
        <source>Windows and shifted windows</source>
        <translation>Fenster und verschobene Fenster</translation>
    </message>
    <message>
        <source>Values and attention against a dense layer</source>
        <translation>Values und Attention gegenüber einer Dense-Schicht</translation>
    </message>
    <message>
        <source>One layer</source>
        <translation>Eine Schicht</translation>
    </message>
    <message>
        <source>Recurrent network and attention</source>
        <translation>Rekurrentes Netz und Attention</translation>
    </message>
    <message>
        <source>Cache of keys and values</source>
        <translation>Cache der Keys und Values</translation>
    </message>
</context>
<context>
    <name>Lesson a-head-is-born</name>
    <message>
        <source>A head is born</source>
        <translation>Ein Head entsteht</translation>
    </message>
    <message>
        <source>The checkpoints of a small decoder, while a previous-token head and an induction head form.</source>
        <translation>Die Checkpoints eines kleinen Decoders, in dem ein Voriges-Token-Head und ein Induktions-Head entstehen.</translation>
    </message>
    <message>
        <source>A folder of checkpoints</source>
        <translation>Ein Ordner mit Checkpoints</translation>
    </message>
    <message>
        <source>This small decoder learned rows of random words that repeat: `key fox owl … key fox owl …`. The only way to know a word is to find where the word before it stood earlier. Its weights were kept at eleven of its 1,000 steps: **checkpoints**.</source>
        <translation>Dieser kleine Decoder hat Zeilen aus zufälligen Wörtern gelernt, die sich wiederholen: `key fox owl … key fox owl …`. Ein Wort lässt sich nur vorhersagen, wenn man findet, wo das Wort davor schon einmal stand. Seine Gewichte wurden an elf seiner 1&#xa0;000 Schritte aufbewahrt: **Checkpoints**.</translation>
    </message>
    <message>
        <source>The slider above the figure opens each of them. The page *Training* shows a measure of every head over the steps, and below it the loss. This is step 0: before training, induction is 0.03 in every head.</source>
        <translation>Der Regler über der Abbildung öffnet jeden davon. Die Seite *Training* zeigt eine Messgröße jedes Heads über die Schritte, darunter den Loss. Dies ist Schritt 0: Vor dem Training liegt die Induktion in jedem Head bei 0.03.</translation>
    </message>
    <message>
        <source>Move the slider with the arrow keys, and watch the heat map.</source>
        <translation>Den Regler mit den Pfeiltasten bewegen und die Heatmap beobachten.</translation>
    </message>
    <message>
        <source>Nothing to see for 200 steps</source>
        <translation>200 Schritte lang ist nichts zu sehen</translation>
    </message>
    <message>
        <source>The loss falls from 3.56 to 3.18, but no head copies: induction is at most 0.03, as at the start. ln 32 is 3.47, the loss of a guess among the 32 words.</source>
        <translation>Der Loss fällt von 3.56 auf 3.18, aber kein Head kopiert: Die Induktion beträgt höchstens 0.03, wie am Anfang. ln 32 ist 3.47, der Loss beim Raten unter den 32 Wörtern.</translation>
    </message>
    <message>
        <source>The previous token instead</source>
        <translation>Stattdessen das vorige Token</translation>
    </message>
    <message>
        <source>Two heads at once</source>
        <translation>Zwei Heads auf einmal</translation>
    </message>
    <message>
        <source>Between step 225 and step 300 both kinds of heads appear together. In layer 0 a **previous-token head**: L0H0 goes from 0.04 to 0.42. In layer 1 an **induction head**: L1H1 goes from 0.00 to 0.61. The loss falls steeply in the same steps, to 1.88.</source>
        <translation>Zwischen Schritt 225 und Schritt 300 erscheinen beide Arten von Heads gemeinsam. In Schicht 0 ein **Voriges-Token-Head**: L0H0 steigt von 0.04 auf 0.42. In Schicht 1 ein **Induktions-Head**: L1H1 steigt von 0.00 auf 0.61. Der Loss fällt in denselben Schritten steil, auf 1.88.</translation>
    </message>
    <message>
        <source>Neither was prescribed: the only loss is that of the next word. That rows repeat makes copying pay.</source>
        <translation>Keiner von beiden war vorgegeben: Der einzige Loss ist der des nächsten Wortes. Weil sich die Zeilen wiederholen, lohnt sich das Kopieren.</translation>
    </message>
    <message>
        <source>The previous token</source>
        <translation>Das vorige Token</translation>
    </message>
    <message>
        <source>One needs the other</source>
        <translation>Einer braucht den anderen</translation>
    </message>
    <message>
        <source>An induction head finds the word that *followed* the same word before. Layer 0 has to tell each word which one stood before it. Without layer 0&apos;s heads, the last word of this text costs 2.66 instead of 0.07.</source>
        <translation>Ein Induktions-Head findet das Wort, das zuvor auf dasselbe Wort *folgte*. Dafür muss Schicht 0 jedem Wort mitteilen, welches vor ihm stand. Ohne die Heads der Schicht 0 kostet das letzte Wort dieses Textes 2.66 statt 0.07.</translation>
    </message>
    <message>
        <source>With its heads again</source>
        <translation>Wieder mit ihren Heads</translation>
    </message>
    <message>
        <source>Without warm-up</source>
        <translation>Ohne Warm-up</translation>
    </message>
    <message>
        <source>Training usually begins with a small learning rate that rises: **warm-up**. The same run without it is the model *induction-decoder-no-warm-up*. Here it made no difference that matters: the loss ends at 1.30 instead of 1.32, and an induction head appears as well. One seed of one tiny model tells no more than that.</source>
        <translation>Das Training beginnt meist mit einer kleinen Lernrate, die ansteigt: **Warm-up**. Derselbe Trainingslauf ohne Warm-up ist das Modell *induction-decoder-no-warm-up*. Hier machte es keinen nennenswerten Unterschied: Der Loss endet bei 1.30 statt 1.32, und auch hier entsteht ein Induktions-Head. Mehr sagt ein einziger Seed eines winzigen Modells nicht.</translation>
    </message>
    <message>
        <source>Model &gt; Train a small model… trains one on a text of your own, while you watch its heads.</source>
        <translation>Modell &gt; Kleines Modell trainieren… trainiert eines auf einem eigenen Text, während sich seine Heads beobachten lassen.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>What a measure over the steps can tell.</source>
        <translation>Was eine Messgröße über die Schritte aussagen kann.</translation>
    </message>
    <message>
        <source>A model guesses among {n} words that are equally frequent. What is its loss?</source>
        <translation>Ein Modell rät unter {n} gleich häufigen Wörtern. Wie groß ist sein Loss?</translation>
    </message>
    <message>
        <source>-ln(1/{n}) = ln {n} = {ln(n)}.</source>
        <translation>-ln(1/{n}) = ln {n} = {ln(n)}.</translation>
    </message>
    <message>
        <source>Which head must be there before induction can work in this model?</source>
        <translation>Welcher Head muss vorhanden sein, bevor in diesem Modell Induktion funktionieren kann?</translation>
    </message>
    <message>
        <source>A previous-token head in layer 0</source>
        <translation>Ein Voriges-Token-Head in Schicht 0</translation>
    </message>
    <message>
        <source>A head in layer 1 that attends to itself</source>
        <translation>Ein Head in Schicht 1, der auf sich selbst achtet</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>The induction head looks for words that follow the same word, which layer 0 writes into them.</source>
        <translation>Der Induktions-Head sucht nach Wörtern, die auf dasselbe Wort folgen; diese Information schreibt Schicht 0 in sie hinein.</translation>
    </message>
    <message>
        <source>Both runs use **Adam**, which divides each step by the size of the last gradients. In its first steps it has seen few of them and may step too far: that is what warm-up is for.</source>
        <translation>Beide Läufe verwenden **Adam**, das jeden Schritt durch die Größe der letzten Gradienten teilt. In seinen ersten Schritten hat es wenige davon gesehen und kann zu weit gehen: Dafür ist das Warm-up da.</translation>
    </message>
    <message>
        <source>The learning rate rises evenly from 0 to {r} ten-thousandths in {w} steps. How many ten-thousandths is it at step {s}?</source>
        <translation>Die Lernrate steigt in {w} Schritten gleichmäßig von 0 auf {r} Zehntausendstel. Wie viele Zehntausendstel sind es bei Schritt {s}?</translation>
    </message>
    <message>
        <source>{r} · {s} / {w} = {r*s/w}.</source>
        <translation>{r} · {s} / {w} = {r*s/w}.</translation>
    </message>
    <message>
        <source>Plain **SGD** subtracts the gradient times the learning rate, one rate for all weights; with **momentum** it subtracts a sum of the gradients so far, in which older ones count less. *Model &gt; Train a small model…* trains with each of them.</source>
        <translation>Einfaches **SGD** zieht den Gradienten mal der Lernrate ab, mit einer Rate für alle Gewichte; mit **Momentum** zieht es eine Summe der bisherigen Gradienten ab, in der ältere weniger zählen. *Modell &gt; Kleines Modell trainieren…* trainiert mit jedem davon.</translation>
    </message>
</context>
<context>
    <name>Lesson approximations</name>
    <message>
        <source>Less than all weights</source>
        <translation>Weniger als alle Gewichte</translation>
    </message>
    <message>
        <source>Sparse, low-rank and kernel attention computed of a real head, with their error and their cost.</source>
        <translation>Sparse-, Low-Rank- und Kernel-Attention, für einen echten Head berechnet, mit Fehler und Kosten.</translation>
    </message>
    <message>
        <source>What can be left out?</source>
        <translation>Was lässt sich weglassen?</translation>
    </message>
    <message>
        <source>n tokens have n² weights. The page *Approximations* shows those of the open head, something cheaper that is made of the same queries, keys and values, and the difference.</source>
        <translation>n Token haben n² Gewichte. Die Seite *Approximationen* zeigt die des offenen Heads, etwas Günstigeres aus denselben Queries, Keys und Values sowie die Differenz.</translation>
    </message>
    <message>
        <source>A window of 4 tokens to each side</source>
        <translation>Ein Fenster von 4 Token zu jeder Seite</translation>
    </message>
    <message>
        <source>A window of 8</source>
        <translation>Ein Fenster von 8</translation>
    </message>
    <message>
        <source>Receptive fields</source>
        <translation>Rezeptive Felder</translation>
    </message>
    <message>
        <source>In a decoder a token sees only what stands before it. With a **causal local** window of 2 the last token sees 3 tokens; a layer further each of these has seen 3, so it reaches 5 of them, then 7, then 9.</source>
        <translation>In einem Decoder sieht ein Token nur, was vor ihm steht. Mit einem **kausalen lokalen** Fenster von 2 sieht das letzte Token 3 Token; eine Schicht weiter hat jedes davon 3 gesehen, sodass es 5 erreicht, dann 7, dann 9.</translation>
    </message>
    <message>
        <source>**Causal dilated** attention leaves gaps, and reaches farther with as many weights. With steps of 3 the last token reaches 7 tokens after two layers, those 3, 6, 9, … places back, and never the ones between: layers with different steps have to take turns.</source>
        <translation>**Kausale dilatierte** Attention lässt Lücken und reicht mit ebenso vielen Gewichten weiter. Mit Schritten von 3 erreicht das letzte Token nach zwei Schichten 7 Token, die 3, 6, 9, … Stellen zurückliegen, aber nie die dazwischen: Schichten mit verschiedenen Schrittweiten müssen sich abwechseln.</translation>
    </message>
    <message>
        <source>Dilated: every third token</source>
        <translation>Dilatiert: jedes dritte Token</translation>
    </message>
    <message>
        <source>Chosen tokens and random blocks</source>
        <translation>Ausgewählte Token und zufällige Blöcke</translation>
    </message>
    <message>
        <source>A few **chosen** tokens see all and are seen by all; in an encoder two layers then connect every pair. **Random blocks** do the same by chance: each block of queries sees its own block, the first one and some at random.</source>
        <translation>Einige **ausgewählte** Token sehen alle und werden von allen gesehen; in einem Encoder verbinden dann zwei Schichten jedes Paar. **Zufällige Blöcke** leisten dasselbe durch Zufall: Jeder Block von Queries sieht seinen eigenen Block, den ersten und einige zufällige.</translation>
    </message>
    <message>
        <source>Random blocks</source>
        <translation>Zufällige Blöcke</translation>
    </message>
    <message>
        <source>Other blocks</source>
        <translation>Andere Blöcke</translation>
    </message>
    <message>
        <source>Low rank</source>
        <translation>Niedriger Rang</translation>
    </message>
    <message>
        <source>A matrix of rank k is a product of an n × k and a k × n matrix. The best one of each rank follows from the singular values: no other of that rank is closer.</source>
        <translation>Eine Matrix vom Rang k ist das Produkt einer n × k- und einer k × n-Matrix. Die beste zu jedem Rang folgt aus den Singulärwerten: Keine andere dieses Rangs liegt näher.</translation>
    </message>
    <message>
        <source>Rank 1</source>
        <translation>Rang 1</translation>
    </message>
    <message>
        <source>Linformer: keys and values projected at random</source>
        <translation>Linformer: Keys und Values, zufällig projiziert</translation>
    </message>
    <message>
        <source>Linformer learns its projection</source>
        <translation>Linformer lernt seine Projektion</translation>
    </message>
    <message>
        <source>A Linformer is trained with its projection. An approximation that a model was not trained with has to be measured, not hoped for.</source>
        <translation>Ein Linformer wird mit seiner Projektion trainiert. Eine Approximation, mit der ein Modell nicht trainiert wurde, muss man messen; darauf hoffen genügt nicht.</translation>
    </message>
    <message>
        <source>Another random projection</source>
        <translation>Eine andere zufällige Projektion</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>If the weight is a product of features, g(q) · g(k), then keys and values can be summed once for all queries: the cost grows with n.</source>
        <translation>Ist das Gewicht ein Produkt von Features, g(q) · g(k), so lassen sich Keys und Values einmal für alle Queries aufsummieren: Die Kosten wachsen mit n.</translation>
    </message>
    <message>
        <source>Linear attention</source>
        <translation>Lineare Attention</translation>
    </message>
    <message>
        <source>256 random features</source>
        <translation>256 zufällige Features</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Reach and cost.</source>
        <translation>Reichweite und Kosten.</translation>
    </message>
    <message>
        <source>A causal window reaches {w} tokens back. How many tokens, itself included, has a token seen after {l} layers?</source>
        <translation>Ein kausales Fenster reicht {w} Token zurück. Wie viele Token, sich selbst eingeschlossen, hat ein Token nach {l} Schichten gesehen?</translation>
    </message>
    <message>
        <source>Each layer reaches {w} tokens further back: {w} · {l} + 1 = {w*l+1}.</source>
        <translation>Jede Schicht reicht {w} Token weiter zurück: {w} · {l} + 1 = {w*l+1}.</translation>
    </message>
    <message>
        <source>Exact attention multiplies n² times 2d numbers, a kernel of d features n times 2d². With d = {d}, from how many tokens on is the kernel cheaper?</source>
        <translation>Exakte Attention multipliziert n² mal 2d Zahlen, ein Kernel mit d Features n mal 2d². Mit d = {d}: Ab wie vielen Token ist der Kernel günstiger?</translation>
    </message>
    <message>
        <source>n² · 2d = n · 2d² at n = d = {d}; beyond that the square is larger.</source>
        <translation>n² · 2d = n · 2d² bei n = d = {d}; darüber ist das Quadrat größer.</translation>
    </message>
    <message>
        <source>What is the rank of a matrix whose rows are all equal?</source>
        <translation>Welchen Rang hat eine Matrix, deren Zeilen alle gleich sind?</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>It is a column of ones times one row: rank 1.</source>
        <translation>Sie ist eine Spalte aus Einsen mal eine Zeile: Rang 1.</translation>
    </message>
    <message>
        <source>The error is measured: the length of the difference, all weights taken as one vector, divided by the length of the exact weights. 0 is exact; 1 is as far away as no weights at all. *it* finds *animal* 8 tokens back: windows of 2 and 4 leave errors of 1.35 and 0.98, a window of 8 leaves 0.41.</source>
        <translation>Der Fehler wird gemessen: die Länge der Differenz, alle Gewichte als ein Vektor betrachtet, geteilt durch die Länge der exakten Gewichte. 0 ist exakt; 1 ist so weit entfernt wie gar keine Gewichte. *it* findet *animal* 8 Token davor: Fenster von 2 und 4 lassen Fehler von 1.35 und 0.98, ein Fenster von 8 lässt 0.41.</translation>
    </message>
    <message>
        <source>This head puts nearly all its weight on the first token, which is chosen: the error is 0.005.</source>
        <translation>Dieser Head legt fast sein ganzes Gewicht auf das erste Token, und das ist ausgewählt: Der Fehler beträgt 0.005.</translation>
    </message>
    <message>
        <source>Rank 4 leaves an error of 0.199 here. The chart shows the error against the rank. Finding it needs all weights first, so it saves nothing; it says what is possible.</source>
        <translation>Rang 4 lässt hier einen Fehler von 0.199. Das Diagramm zeigt den Fehler in Abhängigkeit vom Rang. Um sie zu finden, braucht man zuerst alle Gewichte; das spart also nichts, sagt aber, was möglich ist.</translation>
    </message>
    <message>
        <source>Linformer projects keys and values from n to k rows before they are compared, which costs n·k instead of n². Here the projection is random, and this head was trained without one: its error is 2.13, worse than no weights at all.</source>
        <translation>Linformer projiziert Keys und Values vor dem Vergleich von n auf k Zeilen, was n·k statt n² kostet. Hier ist die Projektion zufällig, und dieser Head wurde ohne eine solche trainiert: Sein Fehler beträgt 2.13, schlechter als gar keine Gewichte.</translation>
    </message>
    <message>
        <source>**Performer** draws random features whose products have the mean exp(q · k). **Linear attention** takes elu(x) + 1, which is another weight altogether: smooth where a softmax is sharp. This head is sharp, and 64 random features leave an error of 0.82.</source>
        <translation>**Performer** zieht zufällige Features, deren Produkte den Erwartungswert exp(q · k) haben. **Lineare Attention** nimmt elu(x) + 1, was ein ganz anderes Gewicht ist: weich, wo eine Softmax scharf ist. Dieser Head ist scharf, und 64 zufällige Features lassen einen Fehler von 0.82.</translation>
    </message>
    <message>
        <source>Which keys take part can also follow from the queries and keys themselves: **Reformer** compares only those with the same hash, the **Routing Transformer** those of the same cluster.</source>
        <translation>Welche Keys teilnehmen, kann auch aus den Queries und Keys selbst folgen: **Reformer** vergleicht nur solche mit demselben Hash, der **Routing Transformer** solche desselben Clusters.</translation>
    </message>
    <message>
        <source>*Memory-compressed* attention shortens keys and values by a convolution over neighbors instead.</source>
        <translation>*Memory-compressed* Attention verkürzt Keys und Values stattdessen durch eine Faltung über Nachbarn.</translation>
    </message>
</context>
<context>
    <name>Lesson cost</name>
    <message>
        <source>Parameters and cost</source>
        <translation>Parameter und Kosten</translation>
    </message>
    <message>
        <source>Where the parameters of a model are, what a run over n tokens computes, and what a cache keeps.</source>
        <translation>Wo die Parameter eines Modells liegen, was ein Lauf über n Token berechnet und was ein Cache aufbewahrt.</translation>
    </message>
    <message>
        <source>The parameters of this model</source>
        <translation>Die Parameter dieses Modells</translation>
    </message>
    <message>
        <source>The page *Layer and cost* counts the parameters of the open model from its tensors: one layer, all layers, and the tables of tokens and positions.</source>
        <translation>Die Seite *Schicht und Kosten* zählt die Parameter des offenen Modells anhand seiner Tensoren: eine Schicht, alle Schichten und die Tabellen der Token und Positionen.</translation>
    </message>
    <message>
        <source>Attention with its four projections has a third of a layer, the feed-forward network two thirds. Neither depends on the number of tokens.</source>
        <translation>Auf die Attention mit ihren vier Projektionen entfällt ein Drittel einer Schicht, auf das Feed-Forward-Netz zwei Drittel. Beides hängt nicht von der Anzahl der Token ab.</translation>
    </message>
    <message>
        <source>An encoder-decoder: its decoder layer has cross-attention too</source>
        <translation>Ein Encoder-Decoder: Seine Decoder-Schicht hat zusätzlich Cross-Attention</translation>
    </message>
    <message>
        <source>A model with stages</source>
        <translation>Ein Modell mit Stufen</translation>
    </message>
    <message>
        <source>More heads, the same parameters</source>
        <translation>Mehr Heads, gleich viele Parameter</translation>
    </message>
    <message>
        <source>The heads share the size of the vectors: 128 numbers are 4 heads of 32. With 8 heads of 16 the projections would have the same 128 × 128 numbers each.</source>
        <translation>Die Heads teilen sich die Größe der Vektoren: 128 Zahlen sind 4 Heads zu 32. Mit 8 Heads zu 16 hätten die Projektionen ebenfalls je 128 × 128 Zahlen.</translation>
    </message>
    <message>
        <source>Sizes of queries and keys must be equal, because they are multiplied with each other. The size of the values is free; it is chosen so that all heads side by side have the size of the input.</source>
        <translation>Queries und Keys müssen gleich groß sein, weil sie miteinander multipliziert werden. Die Größe der Values ist frei; sie wird so gewählt, dass alle Heads nebeneinander die Größe der Eingabe haben.</translation>
    </message>
    <message>
        <source>Which number of heads gives 64 numbers a head?</source>
        <translation>Bei welcher Anzahl von Heads hat jeder Head 64 Zahlen?</translation>
    </message>
    <message>
        <source>Operations: n and n²</source>
        <translation>Rechenoperationen: n und n²</translation>
    </message>
    <message>
        <source>Each token passes every matrix once: about two operations for each weight of the layers, so that this column grows with n. Q K^T and A V take n² pairs of tokens: four times as many for twice the text.</source>
        <translation>Jedes Token durchläuft jede Matrix einmal: etwa zwei Operationen für jedes Gewicht der Schichten, sodass diese Spalte mit n wächst. Q K^T und A V brauchen n² Paare von Token: viermal so viele beim doppelten Text.</translation>
    </message>
    <message>
        <source>In a short text nearly all work is in the matrices of weights; in a long one the pairs catch up. The column *share* says how far.</source>
        <translation>In einem kurzen Text steckt fast die ganze Arbeit in den Gewichtsmatrizen; in einem langen holen die Paare auf. Die Spalte *share* sagt, wie weit.</translation>
    </message>
    <message>
        <source>At which n is the share of attention 50 % in a layer with d = 128 and a feed-forward network four times as wide? Weights: 24 n d². Pairs: 4 n² d.</source>
        <translation>Bei welchem n beträgt der Anteil der Attention 50 % in einer Schicht mit d = 128 und einem viermal so breiten Feed-Forward-Netz? Gewichte: 24 n d². Paare: 4 n² d.</translation>
    </message>
    <message>
        <source>The cache of keys and values</source>
        <translation>Der Cache der Keys und Values</translation>
    </message>
    <message>
        <source>Who writes token after token keeps the keys and values of all earlier tokens, so that nothing is computed twice. The cache grows by the same number of bytes with each token.</source>
        <translation>Wer Token für Token generiert, bewahrt die Keys und Values aller früheren Token auf, damit nichts zweimal berechnet wird. Der Cache wächst mit jedem Token um gleich viele Bytes.</translation>
    </message>
    <message>
        <source>With *grouped heads* several query heads read one key head. The drawing above the table shows which; the cache is smaller by the size of the groups.</source>
        <translation>Bei *gruppierten Heads* lesen mehrere Query-Heads einen Key-Head. Die Zeichnung über der Tabelle zeigt, welche; der Cache ist um den Faktor der Gruppengröße kleiner.</translation>
    </message>
    <message>
        <source>How many bytes does one more token cost here?</source>
        <translation>Wie viele Bytes kostet hier ein weiteres Token?</translation>
    </message>
    <message>
        <source>Models too large to open</source>
        <translation>Modelle, die zum Öffnen zu groß sind</translation>
    </message>
    <message>
        <source>A `config.json` says what the tensors would be. The button *Open config.json…* shows the layer of any such file, and `headlight model FOLDER` prints the numbers.</source>
        <translation>Eine `config.json` sagt, welche Tensoren es gäbe. Die Schaltfläche *config.json öffnen…* zeigt die Schicht jeder solchen Datei, und `headlight model FOLDER` gibt die Zahlen aus.</translation>
    </message>
    <message>
        <source>GPT-3 keeps how many bytes for one token? 96 layers, keys and values of 12,288 numbers, 4 bytes each.</source>
        <translation>Wie viele Bytes bewahrt GPT-3 für ein Token auf? 96 Schichten, Keys und Values aus 12&#xa0;288 Zahlen, je 4 Bytes.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Sizes, parameters and operations.</source>
        <translation>Größen, Parameter und Operationen.</translation>
    </message>
    <message>
        <source>Vectors have {h*s} components, and attention has {h} heads that share them. How many components has a query of one head?</source>
        <translation>Vektoren haben {h*s} Komponenten, und die Attention hat {h} Heads, die sie sich teilen. Wie viele Komponenten hat eine Query eines Heads?</translation>
    </message>
    <message>
        <source>The heads share the components: {h*s} / {h} = {s}.</source>
        <translation>Die Heads teilen sich die Komponenten: {h*s} / {h} = {s}.</translation>
    </message>
    <message>
        <source>A model has {l} layers of 12 d² weights each, with d = {d}. How many weights have its layers?</source>
        <translation>Ein Modell hat {l} Schichten mit je 12 d² Gewichten, mit d = {d}. Wie viele Gewichte haben seine Schichten?</translation>
    </message>
    <message>
        <source>12 · {l} · {d}² = {12*l*d*d}.</source>
        <translation>12 · {l} · {d}² = {12*l*d*d}.</translation>
    </message>
    <message>
        <source>A run over {n} tokens multiplies queries with keys in {h} heads of {s} components. How many multiplications are that?</source>
        <translation>Ein Lauf über {n} Token multipliziert Queries mit Keys in {h} Heads mit {s} Komponenten. Wie viele Multiplikationen sind das?</translation>
    </message>
    <message>
        <source>Each of {n}² pairs takes {s} multiplications in each head: {n*n*h*s}.</source>
        <translation>Jedes der {n}² Paare braucht {s} Multiplikationen in jedem Head: {n*n*h*s}.</translation>
    </message>
    <message>
        <source>A decoder has {l} layers with {k} key heads of 64 components. How many numbers does its cache keep for one token?</source>
        <translation>Ein Decoder hat {l} Schichten mit {k} Key-Heads zu 64 Komponenten. Wie viele Zahlen bewahrt sein Cache für ein Token auf?</translation>
    </message>
    <message>
        <source>A key and a value of each key head in each layer: {2*l*k*64}.</source>
        <translation>Einen Key und einen Value je Key-Head in jeder Schicht: {2*l*k*64}.</translation>
    </message>
    <message>
        <source>{g*r} query heads share {g} key heads. By which factor is the cache smaller than with a key head for each query head?</source>
        <translation>{g*r} Query-Heads teilen sich {g} Key-Heads. Um welchen Faktor ist der Cache kleiner als mit einem Key-Head für jeden Query-Head?</translation>
    </message>
    <message>
        <source>{g*r} / {g} = {r}.</source>
        <translation>{g*r} / {g} = {r}.</translation>
    </message>
    <message>
        <source>BERT-large is of 2018, GPT-3 of 2020: a factor of 519 in two years. **PaLM** of 2022 has 540 billion parameters.</source>
        <translation>BERT-large ist von 2018, GPT-3 von 2020: ein Faktor von 519 in zwei Jahren. **PaLM** von 2022 hat 540 Milliarden Parameter.</translation>
    </message>
    <message>
        <source>A model of one year has {a} million parameters, one of two years later {b} billion. By which factor did the size grow in each of the two years, if by the same?</source>
        <translation>Ein Modell eines Jahres hat {a} Millionen Parameter, eines zwei Jahre später {b} Milliarden. Um welchen Faktor wuchs die Größe in jedem der beiden Jahre, wenn um denselben?</translation>
    </message>
    <message>
        <source>{b} billion are {1000*b/a} times {a} million: √{1000*b/a} = {sqrt(1000*b/a)} a year.</source>
        <translation>{b} Milliarden sind {1000*b/a} mal {a} Millionen: √{1000*b/a} = {sqrt(1000*b/a)} im Jahr.</translation>
    </message>
    <message>
        <source>BERT-large has 336,226,108 parameters with its two heads; its authors write 340 million. GPT-3 has 174,604,259,328 with one table for input and output, and goes by 175 billion. ViT-B, L and H have 87, 304 and 632 million. The page shows BERT-large, of which only the configuration is here.</source>
        <translation>BERT-large hat mit seinen zwei Ausgabeköpfen 336,226,108 Parameter; seine Autoren schreiben 340 Millionen. GPT-3 hat mit einer gemeinsamen Tabelle für Ein- und Ausgabe 174,604,259,328 und gilt als Modell mit 175 Milliarden. ViT-B, L und H haben 87, 304 und 632 Millionen. Die Seite zeigt BERT-large, von dem hier nur die Konfiguration vorliegt.</translation>
    </message>
    <message>
        <source>GPT-3: 96 layers of 12,288 numbers</source>
        <translation>GPT-3: 96 Schichten mit 12,288 Zahlen</translation>
    </message>
    <message>
        <source>ViT-L: 24 layers of 1,024 numbers</source>
        <translation>ViT-L: 24 Schichten mit 1,024 Zahlen</translation>
    </message>
</context>
<context>
    <name>Lesson fine-tuning</name>
    <message>
        <source>Fine-tuning: opinions, names, answers</source>
        <translation>Fine-Tuning: Meinungen, Namen, Antworten</translation>
    </message>
    <message>
        <source>One encoder with three output heads.</source>
        <translation>Ein Encoder mit drei Ausgabeköpfen.</translation>
    </message>
    <message>
        <source>First learn the language, then a task</source>
        <translation>Zuerst die Sprache lernen, dann eine Aufgabe</translation>
    </message>
    <message>
        <source>BERT is trained twice: first on masked words in much text, then on a task with few examples. The second step is **fine-tuning**: a small output layer is new, and all weights change a little.</source>
        <translation>BERT wird zweimal trainiert: zuerst auf maskierten Wörtern in viel Text, dann auf einer Aufgabe mit wenigen Beispielen. Der zweite Schritt ist das **Fine-Tuning**: Eine kleine Ausgabeschicht ist neu, und alle Gewichte ändern sich ein wenig.</translation>
    </message>
    <message>
        <source>This model distinguishes good opinions from bad ones. It computes its answer from `[CLS]`, the token at the start.</source>
        <translation>Dieses Modell unterscheidet gute Meinungen von schlechten. Es berechnet seine Antwort aus `[CLS]`, dem Token am Anfang.</translation>
    </message>
    <message>
        <source>An opinion with a *but*</source>
        <translation>Eine Meinung mit einem *but*</translation>
    </message>
    <message>
        <source>Negation</source>
        <translation>Verneinung</translation>
    </message>
    <message>
        <source>*Not boring* is praise. The model has to join two words to see it.</source>
        <translation>*Not boring* ist ein Lob. Das Modell muss zwei Wörter verbinden, um das zu erkennen.</translation>
    </message>
    <message>
        <source>It learned this from examples. None of them had two negations in one sentence.</source>
        <translation>Das hat es aus Beispielen gelernt. Keines davon hatte zwei Verneinungen in einem Satz.</translation>
    </message>
    <message>
        <source>Without *not*</source>
        <translation>Ohne *not*</translation>
    </message>
    <message>
        <source>Two negations: it fails</source>
        <translation>Zwei Verneinungen: Es scheitert</translation>
    </message>
    <message>
        <source>Names: an answer for each token</source>
        <translation>Namen: eine Antwort für jedes Token</translation>
    </message>
    <message>
        <source>This model answers at *every* token: a person (PER), a place (LOC), a company (ORG), or none. `B-` begins a name, `I-` continues it.</source>
        <translation>Dieses Modell antwortet an *jedem* Token: eine Person (PER), ein Ort (LOC), eine Firma (ORG) oder nichts davon. `B-` beginnt einen Namen, `I-` setzt ihn fort.</translation>
    </message>
    <message>
        <source>So *Silver Bakery* is one name in two tokens. Outside its training data it answers just as confidently, and may be wrong.</source>
        <translation>So ist *Silver Bakery* ein Name aus zwei Token. Außerhalb seiner Trainingsdaten antwortet das Modell genauso sicher und liegt womöglich falsch.</translation>
    </message>
    <message>
        <source>Two people and a city</source>
        <translation>Zwei Personen und eine Stadt</translation>
    </message>
    <message>
        <source>Names that it has never seen: *Stuttgart* becomes a person</source>
        <translation>Namen, die es nie gesehen hat: *Stuttgart* wird zur Person</translation>
    </message>
    <message>
        <source>Answers: where they begin and end</source>
        <translation>Antworten: wo sie beginnen und enden</translation>
    </message>
    <message>
        <source>This model reads a question and a story. For each token it scores how well the answer could *begin* there, and how well it could *end* there. The best pair is the answer: words of the story itself.</source>
        <translation>Dieses Modell liest eine Frage und eine Geschichte. Für jedes Token bewertet es, wie gut die Antwort dort *beginnen* und wie gut sie dort *enden* könnte. Das beste Paar ist die Antwort: Wörter aus der Geschichte selbst.</translation>
    </message>
    <message>
        <source>It never writes a word.</source>
        <translation>Es schreibt nie ein Wort.</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>Eine andere Frage</translation>
    </message>
    <message>
        <source>The story does not say this, but the model still gives an answer</source>
        <translation>Die Geschichte sagt dies nicht, das Modell gibt trotzdem eine Antwort</translation>
    </message>
    <message>
        <source>Beside it, story-encoder: the same model before fine-tuning. Layer 3, head 2 changed most on this text</source>
        <translation>Daneben story-encoder: dasselbe Modell vor dem Fine-Tuning. Bei diesem Text hat sich Schicht 3, Head 2 am meisten geändert</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Output layers, and what they can answer.</source>
        <translation>Ausgabeschichten, und was sie beantworten können.</translation>
    </message>
    <message>
        <source>Fine-tuning adds an output layer from vectors of {d} numbers to {c} classes, with biases. How many parameters are new?</source>
        <translation>Das Fine-Tuning fügt eine Ausgabeschicht von Vektoren mit {d} Zahlen auf {c} Klassen hinzu, mit Biases. Wie viele Parameter sind neu?</translation>
    </message>
    <message>
        <source>{d} · {c} + {c} = {(d+1)*c}: very few beside those of the encoder.</source>
        <translation>{d} · {c} + {c} = {(d+1)*c}: sehr wenige neben denen des Encoders.</translation>
    </message>
    <message>
        <source>Which parameters change in fine-tuning as BERT does it?</source>
        <translation>Welche Parameter ändern sich beim Fine-Tuning, wie BERT es macht?</translation>
    </message>
    <message>
        <source>All of them a little, and those of the new layer most</source>
        <translation>Alle ein wenig, und die der neuen Schicht am meisten</translation>
    </message>
    <message>
        <source>Those of the new layer only</source>
        <translation>Nur die der neuen Schicht</translation>
    </message>
    <message>
        <source>Those of the token embedding only</source>
        <translation>Nur die des Token-Embeddings</translation>
    </message>
    <message>
        <source>The whole model is trained further. What it knew from masked words is the start.</source>
        <translation>Das ganze Modell wird weiter trainiert. Was es von maskierten Wörtern gelernt hat, ist der Anfang.</translation>
    </message>
    <message>
        <source>A model of names chooses for each of {n} tokens among {c} labels. How many probabilities does it compute?</source>
        <translation>Ein Modell für Namen wählt für jedes von {n} Token unter {c} Labels. Wie viele Wahrscheinlichkeiten berechnet es?</translation>
    </message>
    <message>
        <source>A softmax over {c} labels for each token: {n} · {c} = {n*c}.</source>
        <translation>Eine Softmax über {c} Labels für jedes Token: {n} · {c} = {n*c}.</translation>
    </message>
    <message>
        <source>A question cannot be answered from the passage. What does the model of answers do?</source>
        <translation>Eine Frage lässt sich aus dem Textabschnitt nicht beantworten. Was tut das Modell für Antworten?</translation>
    </message>
    <message>
        <source>It gives words of the passage anyway</source>
        <translation>Es gibt trotzdem Wörter des Abschnitts aus</translation>
    </message>
    <message>
        <source>It says that it does not know</source>
        <translation>Es sagt, dass es die Antwort nicht kennt</translation>
    </message>
    <message>
        <source>It writes an answer of its own</source>
        <translation>Es schreibt eine eigene Antwort</translation>
    </message>
    <message>
        <source>Its output is a start and an end in the passage, whatever the question is. Newer data sets have questions without an answer, and models learn to point at [CLS] for them.</source>
        <translation>Seine Ausgabe ist ein Anfang und ein Ende im Abschnitt, wie auch immer die Frage lautet. Neuere Datensätze haben Fragen ohne Antwort, und Modelle lernen, dafür auf [CLS] zu zeigen.</translation>
    </message>
</context>
<context>
    <name>Lesson images</name>
    <message>
        <source>Images: patches and windows</source>
        <translation>Bilder: Patches und Fenster</translation>
    </message>
    <message>
        <source>A transformer that reads images, and how windows save work.</source>
        <translation>Ein Transformer, der Bilder liest, und wie Fenster Arbeit sparen.</translation>
    </message>
    <message>
        <source>An image is divided into patches</source>
        <translation>Ein Bild wird in Patches zerlegt</translation>
    </message>
    <message>
        <source>The image of 28 × 28 pixels is divided into 49 **patches** of 4 × 4. Each is a token: its 16 numbers become a vector, and a learned position is added.</source>
        <translation>Das Bild aus 28 × 28 Pixeln wird in 49 **Patches** zu 4 × 4 zerlegt. Jeder ist ein Token: Seine 16 Zahlen werden zu einem Vektor, und eine gelernte Position wird addiert.</translation>
    </message>
    <message>
        <source>One more token, `[CLS]`, comes before them. The class of the image is computed from it.</source>
        <translation>Davor steht ein weiteres Token, `[CLS]`. Aus ihm wird die Klasse des Bildes berechnet.</translation>
    </message>
    <message>
        <source>Point at a patch: the colors show which patches it attends to.</source>
        <translation>Auf einen Patch zeigen: Die Farben zeigen, auf welche Patches er achtet.</translation>
    </message>
    <message>
        <source>Another image: a bag</source>
        <translation>Ein anderes Bild: eine Tasche</translation>
    </message>
    <message>
        <source>Near patches first, distant ones later</source>
        <translation>Zuerst nahe Patches, später entfernte</translation>
    </message>
    <message>
        <source>In the first layer, heads attend to near patches; in later layers, to more distant ones. The chart shows the mean distance by layer, in pixels.</source>
        <translation>In der ersten Schicht achten Heads auf nahe Patches, in späteren Schichten auf weiter entfernte. Das Diagramm zeigt den mittleren Abstand nach Schicht, in Pixeln.</translation>
    </message>
    <message>
        <source>Walk from layer 0 to layer 5 with Alt and the arrow keys.</source>
        <translation>Mit Alt und den Pfeiltasten von Schicht 0 bis Schicht 5 gehen.</translation>
    </message>
    <message>
        <source>Which patches take part</source>
        <translation>Welche Patches beteiligt sind</translation>
    </message>
    <message>
        <source>Here the query is `[CLS]`. Rollout multiplies the attention of all layers, down to the patches of the image.</source>
        <translation>Hier ist `[CLS]` die Query. Rollout multipliziert die Attention aller Schichten, bis hinunter zu den Patches des Bildes.</translation>
    </message>
    <message>
        <source>It shows which patches contributed, not which ones decided the class.</source>
        <translation>Es zeigt, welche Patches beigetragen haben, nicht, welche die Klasse entschieden haben.</translation>
    </message>
    <message>
        <source>A boot that it classifies as a sandal</source>
        <translation>Ein Stiefel, den es als Sandale klassifiziert</translation>
    </message>
    <message>
        <source>A dress</source>
        <translation>Ein Kleid</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>A large image has thousands of patches, and too many pairs of them. In **Swin** a patch attends within its own window only, the colored square; patches outside are masked.</source>
        <translation>Ein großes Bild hat Tausende von Patches und zu viele Paare davon. In **Swin** achtet ein Patch nur innerhalb seines eigenen Fensters, des farbigen Quadrats; Patches außerhalb sind maskiert.</translation>
    </message>
    <message>
        <source>Here 16 × 16 small patches form windows of 4 × 4. Of 256 · 256 = 65,536 pairs, 256 · 16 = 4,096 remain.</source>
        <translation>Hier bilden 16 × 16 kleine Patches Fenster zu 4 × 4. Von 256 · 256 = 65&#xa0;536 Paaren bleiben 256 · 16 = 4&#xa0;096.</translation>
    </message>
    <message>
        <source>The patch to its right belongs to the next window</source>
        <translation>Der Patch rechts davon gehört zum nächsten Fenster</translation>
    </message>
    <message>
        <source>Point at other patches. Where do the windows end?</source>
        <translation>Auf andere Patches zeigen. Wo enden die Fenster?</translation>
    </message>
    <message>
        <source>Shifted windows</source>
        <translation>Verschobene Fenster</translation>
    </message>
    <message>
        <source>With the same windows in every layer, two patches on either side of a border would never attend to each other. So in every second layer the windows are **shifted** by half their size.</source>
        <translation>Mit denselben Fenstern in jeder Schicht würden zwei Patches beiderseits einer Grenze nie aufeinander achten. Deshalb sind die Fenster in jeder zweiten Schicht um die halbe Größe **verschoben**.</translation>
    </message>
    <message>
        <source>This is the patch of the previous step, one layer later. It is now inside a window and attends to all sides.</source>
        <translation>Dies ist der Patch des vorigen Schritts, eine Schicht später. Er liegt jetzt im Inneren eines Fensters und achtet nach allen Seiten.</translation>
    </message>
    <message>
        <source>The previous layer again</source>
        <translation>Wieder die vorige Schicht</translation>
    </message>
    <message>
        <source>A drawing of both</source>
        <translation>Eine Zeichnung von beiden</translation>
    </message>
    <message>
        <source>Fewer and larger patches</source>
        <translation>Weniger und größere Patches</translation>
    </message>
    <message>
        <source>After every stage, four neighboring patches become one with a longer vector: 16 × 16, then 8 × 8, then 4 × 4. The window remains 4 × 4 patches, so it covers more and more of the image.</source>
        <translation>Nach jeder Stufe werden vier benachbarte Patches zu einem mit längerem Vektor: 16 × 16, dann 8 × 8, dann 4 × 4. Das Fenster bleibt bei 4 × 4 Patches und deckt so immer mehr vom Bild ab.</translation>
    </message>
    <message>
        <source>In the last stage one window covers the whole image. The class is computed from the mean of its patches; there is no `[CLS]`.</source>
        <translation>In der letzten Stufe deckt ein Fenster das ganze Bild ab. Die Klasse wird aus dem Mittelwert seiner Patches berechnet; ein `[CLS]` gibt es nicht.</translation>
    </message>
    <message>
        <source>The last stage</source>
        <translation>Die letzte Stufe</translation>
    </message>
    <message>
        <source>A boot that this model also classifies as a sandal</source>
        <translation>Ein Stiefel, den auch dieses Modell als Sandale klassifiziert</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Patches and their price.</source>
        <translation>Patches und ihr Preis.</translation>
    </message>
    <message>
        <source>An image of {p*k} × {p*k} pixels is cut into patches of {p} × {p}. How many tokens does the model read, with its class token?</source>
        <translation>Ein Bild aus {p*k} × {p*k} Pixeln wird in Patches zu {p} × {p} zerlegt. Wie viele Token liest das Modell, sein Klassen-Token eingeschlossen?</translation>
    </message>
    <message>
        <source>{k} patches along each side: {k}² + 1 = {k*k+1}.</source>
        <translation>{k} Patches entlang jeder Seite: {k}² + 1 = {k*k+1}.</translation>
    </message>
    <message>
        <source>Patches become half as wide and half as high. By which factor does the number of pairs of patches grow?</source>
        <translation>Die Patches werden halb so breit und halb so hoch. Um welchen Faktor wächst die Anzahl der Paare von Patches?</translation>
    </message>
    <message>
        <source>Four times the patches, and the square of that in pairs. Windows, or patches that are merged from stage to stage, avoid it.</source>
        <translation>Viermal so viele Patches, und davon das Quadrat an Paaren. Fenster oder Patches, die von Stufe zu Stufe zusammengefasst werden, vermeiden das.</translation>
    </message>
    <message>
        <source>Exercises: a cheaper ViT</source>
        <translation>Aufgaben: ein günstigerer ViT</translation>
    </message>
    <message>
        <source>A layer with d numbers per token multiplies 12 n d² times with its weights (queries, keys, values, output, and a feed-forward network of 4 d), and 2 n² d times for all pairs of n tokens. An image of s × s pixels in patches of p × p has n = (s / p)² tokens; the class token is left out here.</source>
        <translation>Eine Schicht mit d Zahlen je Token braucht 12 n d² Multiplikationen mit ihren Gewichten (Queries, Keys, Values, Ausgabe und ein Feed-Forward-Netz mit 4 d) und 2 n² d für alle Paare von n Token. Ein Bild aus s × s Pixeln in Patches zu p × p hat n = (s / p)² Token; das Klassen-Token bleibt hier unberücksichtigt.</translation>
    </message>
    <message>
        <source>Which change of the model saves what?</source>
        <translation>Welche Änderung am Modell spart was?</translation>
    </message>
    <message>
        <source>Vectors have d = {d} numbers. For how many tokens do the pairs cost as many multiplications as the weights?</source>
        <translation>Vektoren haben d = {d} Zahlen. Bei wie vielen Token kosten die Paare ebenso viele Multiplikationen wie die Gewichte?</translation>
    </message>
    <message>
        <source>12 n d² = 2 n² d gives n = 6 d = {6*d}. A ViT with fewer tokens saves little by windows, and more by smaller vectors.</source>
        <translation>12 n d² = 2 n² d ergibt n = 6 d = {6*d}. Ein ViT mit weniger Token spart durch Fenster wenig und durch kleinere Vektoren mehr.</translation>
    </message>
    <message>
        <source>An image of {16*k} × {16*k} pixels is read with d = {d}. Patches of 32 × 32 take the place of 16 × 16. How many times fewer multiplications has a layer?</source>
        <translation>Ein Bild aus {16*k} × {16*k} Pixeln wird mit d = {d} gelesen. Patches zu 32 × 32 treten an die Stelle von 16 × 16. Um welchen Faktor sinkt die Anzahl der Multiplikationen einer Schicht?</translation>
    </message>
    <message>
        <source>n falls from {k*k} to {k*k/4}. 2 n d (6 d + n) falls by 4 · (6 · {d} + {k*k}) / (6 · {d} + {k*k/4}): somewhat more than 4 times, because the pairs fall 16 times. What is lost: details within a patch meet only in its first product.</source>
        <translation>n fällt von {k*k} auf {k*k/4}. 2 n d (6 d + n) fällt um den Faktor 4 · (6 · {d} + {k*k}) / (6 · {d} + {k*k/4}): etwas mehr als das 4-Fache, weil die Paare auf ein Sechzehntel fallen. Was verloren geht: Details innerhalb eines Patches begegnen sich nur in dessen erstem Produkt.</translation>
    </message>
    <message>
        <source>The sides of the image are doubled at patches of 16 × 16, from {16*k} to {32*k} pixels, with d = {d}. How many times more multiplications has a layer?</source>
        <translation>Die Seiten des Bildes werden bei Patches zu 16 × 16 verdoppelt, von {16*k} auf {32*k} Pixel, mit d = {d}. Um welchen Faktor steigt die Anzahl der Multiplikationen einer Schicht?</translation>
    </message>
    <message>
        <source>n grows from {k*k} to {4*k*k}: 4 · (6 · {d} + {4*k*k}) / (6 · {d} + {k*k}). For short rows it is near 4, for very long ones near 16.</source>
        <translation>n wächst von {k*k} auf {4*k*k}: 4 · (6 · {d} + {4*k*k}) / (6 · {d} + {k*k}). Für kurze Zeilen liegt das nahe 4, für sehr lange nahe 16.</translation>
    </message>
    <message>
        <source>Patches attend within windows of {w} × {w} patches, as in Swin, instead of to all {w*m} × {w*m} patches. How many times fewer pairs are there?</source>
        <translation>Patches achten innerhalb von Fenstern aus {w} × {w} Patches, wie in Swin, statt auf alle {w*m} × {w*m} Patches. Um welchen Faktor sinkt die Anzahl der Paare?</translation>
    </message>
    <message>
        <source>n² pairs become n · w²: n / w² = {m*m}. The products with the weights stay as many.</source>
        <translation>Aus n² Paaren werden n · w²: n / w² = {m*m}. Die Produkte mit den Gewichten bleiben gleich viele.</translation>
    </message>
    <message>
        <source>Halfway through the layers, groups of 2 × 2 patches are merged into one token, with vectors as long as before. Which part of the multiplications with the weights remains?</source>
        <translation>Auf halbem Weg durch die Schichten werden Gruppen von 2 × 2 Patches zu einem Token zusammengefasst, mit ebenso langen Vektoren wie zuvor. Welcher Anteil der Multiplikationen mit den Gewichten bleibt?</translation>
    </message>
    <message>
        <source>The first half of the layers keeps n tokens, the second n / 4: (1 + 1/4) / 2 = 0.625.</source>
        <translation>Die erste Hälfte der Schichten behält n Token, die zweite n / 4: (1 + 1/4) / 2 = 0.625.</translation>
    </message>
    <message>
        <source>Name three ways to make a ViT cheaper, and what each of them gives up.</source>
        <translation>Drei Wege nennen, einen ViT günstiger zu machen, und angeben, was jeder davon aufgibt.</translation>
    </message>
    <message>
        <source>Larger patches: details. Windows: distant patches meet only after several layers. Merged patches: fine positions in later layers. Shorter vectors or fewer layers: capacity. Patches left out that get little attention: what they show. Low-rank or kernel attention: the exact weights.</source>
        <translation>Größere Patches: Details. Fenster: Entfernte Patches begegnen sich erst nach mehreren Schichten. Zusammengefasste Patches: genaue Positionen in späteren Schichten. Kürzere Vektoren oder weniger Schichten: Kapazität. Weggelassene Patches, die wenig Attention erhalten: was sie zeigen. Low-Rank- oder Kernel-Attention: die exakten Gewichte.</translation>
    </message>
    <message>
        <source>For images of 224 × 224 pixels in patches of 16 × 16 the products with the weights cost most, so that fewer tokens save more than cheaper pairs.</source>
        <translation>Bei Bildern aus 224 × 224 Pixeln in Patches zu 16 × 16 kosten die Produkte mit den Gewichten am meisten, sodass weniger Token mehr sparen als günstigere Paare.</translation>
    </message>
    <message>
        <source>A convolution is local by construction. This model was *initialized* like that: before training, its first layers already attended to near patches and later ones to more distant patches, and training kept this.</source>
        <translation>Eine Faltung ist von Natur aus lokal. Dieses Modell wurde so *initialisiert*: Schon vor dem Training achteten seine ersten Schichten auf nahe Patches und spätere auf weiter entfernte, und das Training behielt dies bei.</translation>
    </message>
    <message>
        <source>The same chart from an ordinary start</source>
        <translation>Dasselbe Diagramm nach gewöhnlichem Anfang</translation>
    </message>
    <message>
        <source>This model differs from the previous one in its start: **random weights**, as a ViT usually has. It learned from the same images and is nearly as good. Of 10,000 other images it classifies 86.7 % correctly, the previous model 88.4 %.</source>
        <translation>Dieses Modell unterscheidet sich vom vorigen durch seinen Anfang: **zufällige Gewichte**, wie ein ViT sie gewöhnlich hat. Es lernte aus denselben Bildern und ist fast so gut. Von 10.000 anderen Bildern klassifiziert es 86,7 % richtig, das vorige Modell 88,4 %.</translation>
    </message>
    <message>
        <source>Its heads attend to all distances in every layer, 13 to 16 pixels on average; uniform attention has 14.4. So the rise in the previous chart came from the start, not from the images.</source>
        <translation>Seine Heads achten in jeder Schicht auf alle Abstände, im Mittel 13 bis 16 Pixel; gleichmäßige Attention hat 14,4. Der Anstieg im vorigen Diagramm kam also vom Anfang, nicht von den Bildern.</translation>
    </message>
    <message>
        <source>Large ViTs behave likewise: trained on 1.3 million images from random weights, they have few near heads in their first layers; trained on 300 million, they learn them.</source>
        <translation>Große ViTs verhalten sich ebenso: Mit 1,3 Millionen Bildern aus zufälligen Gewichten trainiert, haben sie in den ersten Schichten wenige nahe Heads; mit 300 Millionen lernen sie diese.</translation>
    </message>
    <message>
        <source>This head in both models</source>
        <translation>Dieser Head in beiden Modellen</translation>
    </message>
    <message>
        <source>Channels attend to channels</source>
        <translation>Kanäle achten auf Kanäle</translation>
    </message>
    <message>
        <source>**DaViT** has two kinds of attention in each layer. First patches attend within windows, as in Swin. Then **channels** attend to channels: a channel is one number of every patch, so that it is a map of the whole image, and so are its query, key and value.</source>
        <translation>**DaViT** hat in jeder Schicht zwei Arten von Attention. Zuerst achten Patches innerhalb von Fenstern aufeinander, wie in Swin. Dann achten **Kanäle** auf Kanäle: Ein Kanal ist eine Zahl jedes Patches, also eine Karte des ganzen Bildes, und das sind auch seine Query, sein Key und sein Value.</translation>
    </message>
    <message>
        <source>On this boot, channels 0, 3, 7, 14 and 15 give more than three quarters of their attention to channel 15.</source>
        <translation>Bei diesem Stiefel geben die Kanäle 0, 3, 7, 14 und 15 mehr als drei Viertel ihrer Attention an Kanal 15.</translation>
    </message>
    <message>
        <source>A shirt: of these, only channel 3 still does</source>
        <translation>Ein Hemd: Von diesen tut es nur noch Kanal 3</translation>
    </message>
    <message>
        <source>The windows of the same layer</source>
        <translation>Die Fenster derselben Schicht</translation>
    </message>
    <message>
        <source>In this stage 32 channels form two groups of 16, one for each head, over 256 patches. A group has 16 · 16 weights, however large the image is, and each of them is computed from the whole image.</source>
        <translation>In dieser Stufe bilden 32 Kanäle über 256 Patches zwei Gruppen zu 16, eine für jeden Head. Eine Gruppe hat 16 · 16 Gewichte, wie groß das Bild auch ist, und jedes davon wird aus dem ganzen Bild berechnet.</translation>
    </message>
    <message>
        <source>Pixel by pixel</source>
        <translation>Pixel für Pixel</translation>
    </message>
    <message>
        <source>**ImageGPT** reads an image as a decoder reads a text: pixel after pixel, row by row, here 14 × 14 pixels of 16 grays. It predicts each pixel from those before it, so that it can complete an image.</source>
        <translation>**ImageGPT** liest ein Bild, wie ein Decoder einen Text liest: Pixel für Pixel, Zeile für Zeile, hier 14 × 14 Pixel in 16 Grautönen. Es sagt jedes Pixel aus den vorigen voraus und kann so ein Bild vervollständigen.</translation>
    </message>
    <message>
        <source>In 10,000 images that it did not learn from, a pixel of the lower half takes 1.05 bits; it takes 2.87 if nothing but its place is known.</source>
        <translation>In 10.000 Bildern, aus denen es nicht lernte, kostet ein Pixel der unteren Hälfte 1,05 Bit; 2,87 sind es, wenn nur sein Ort bekannt ist.</translation>
    </message>
    <message>
        <source>A head that attends to the pixel before</source>
        <translation>Ein Head, der auf das vorige Pixel achtet</translation>
    </message>
    <message>
        <source>A boot whose lower half the model generated</source>
        <translation>Ein Stiefel, dessen untere Hälfte das Modell erzeugte</translation>
    </message>
    <message>
        <source>This head attends to the pixel **above the next one**: here it gives it 66 % of its attention. What stands there often comes next.</source>
        <translation>Dieser Head achtet auf das Pixel **über dem nächsten**: Hier gibt er ihm 66 % seiner Attention. Was dort steht, kommt oft als Nächstes.</translation>
    </message>
    <message>
        <source>Images and captions</source>
        <translation>Bilder und Bildunterschriften</translation>
    </message>
    <message>
        <source>**CLIP** has two encoders: one reads the image, one the caption. Each makes a vector of it, and training brings the vectors of an image and its caption together, and those of all other pairs of a batch apart.</source>
        <translation>**CLIP** hat zwei Encoder: Einer liest das Bild, einer die Bildunterschrift. Jeder macht daraus einen Vektor, und das Training bringt die Vektoren eines Bildes und seiner Bildunterschrift zusammen und die aller anderen Paare eines Batches auseinander.</translation>
    </message>
    <message>
        <source>Of ten captions the model finds the right one for 95 % of the images that it did not learn from.</source>
        <translation>Unter zehn Bildunterschriften findet das Modell für 95 % der Bilder, aus denen es nicht lernte, die richtige.</translation>
    </message>
    <message>
        <source>Trained on few images, ViTs also stay behind convolutional networks; with 300 million they overtake them (figure 3 of Dosovitskiy et al. 2021). A layer of attention *can* compute any convolution if it has enough heads (Cordonnier et al.); the heads of this model do not.</source>
        <translation>Auf wenigen Bildern trainiert, bleiben ViTs auch hinter Faltungsnetzen zurück; mit 300 Millionen überholen sie diese (Abbildung 3 von Dosovitskiy et al. 2021). Eine Attention-Schicht *kann* jede Faltung berechnen, wenn sie genug Heads hat (Cordonnier et al.); die Heads dieses Modells tun es nicht.</translation>
    </message>
    <message>
        <source>*Squeeze-and-excitation* weighs channels too, each by one number computed from all of them, without comparing any two.</source>
        <translation>*Squeeze-and-Excitation* gewichtet ebenfalls Kanäle, jeden mit einer Zahl, die aus allen berechnet wird, ohne zwei zu vergleichen.</translation>
    </message>
    <message>
        <source>The published ImageGPT reads 64 × 64 pixels at most, of 512 colors. Before it, *PixelRNN* predicted pixels with a recurrent network.</source>
        <translation>Das veröffentlichte ImageGPT liest höchstens 64 × 64 Pixel mit 512 Farben. Vor ihm sagte *PixelRNN* Pixel mit einem rekurrenten Netz vorher.</translation>
    </message>
    <message>
        <source>Models for other tasks run when you open one: objects are found by DETR, outlined by SegFormer and SAM, and asked about with LLaVA; speech, proteins and pages are read as well.</source>
        <translation>Modelle für andere Aufgaben laufen, wenn man eines öffnet: DETR findet Objekte, SegFormer und SAM umreißen sie, LLaVA beantwortet Fragen zu ihnen; auch Sprache, Proteine und Seiten werden gelesen.</translation>
    </message>
    <message>
        <source>A convolution of 3 × 3 patches makes each output of its patch and the 8 around it. How many patches wide is what an output of layer {l} depends on?</source>
        <translation>Eine Faltung von 3 × 3 Patches macht jede Ausgabe aus ihrem Patch und den 8 um ihn herum. Wie viele Patches breit ist das, wovon eine Ausgabe von Schicht {l} abhängt?</translation>
    </message>
    <message>
        <source>Each layer adds one patch on each side: 2 · {l} + 1 = {2*l+1}. A layer of attention sees all patches at once.</source>
        <translation>Jede Schicht fügt auf jeder Seite einen Patch hinzu: 2 · {l} + 1 = {2*l+1}. Eine Attention-Schicht sieht alle Patches auf einmal.</translation>
    </message>
    <message>
        <source>A decoder reads images pixel by pixel. Images of {14*k} × {14*k} pixels take the place of 14 × 14. How many times more pairs of pixels are there?</source>
        <translation>Ein Decoder liest Bilder Pixel für Pixel. Statt 14 × 14 haben sie {14*k} × {14*k} Pixel. Wie viele Mal mehr Paare von Pixeln gibt es?</translation>
    </message>
    <message>
        <source>{k*k} times the pixels, and the square of that in pairs: {k^4}. The published model therefore reads small images of few colors.</source>
        <translation>{k*k}-mal so viele Pixel, und das Quadrat davon an Paaren: {k^4}. Das veröffentlichte Modell liest deshalb kleine Bilder mit wenigen Farben.</translation>
    </message>
    <message>
        <source>A grid that was learned</source>
        <translation>Ein gelerntes Raster</translation>
    </message>
    <message>
        <source>The positions of this model are a table with a row for each patch, numbered one by one, that began with random numbers. Training found the grid: the position of the middle patch has a cosine of 0.78 with the one below it, 0.48, 0.47 and 0.39 with its other neighbors, and 0.07 with the first patch.</source>
        <translation>Die Positionen dieses Modells sind eine Tabelle mit einer Zeile für jeden Patch, fortlaufend nummeriert, die mit Zufallszahlen begann. Das Training hat das Raster gefunden: Die Position des mittleren Patches hat einen Kosinus von 0.78 mit der darunter, 0.48, 0.47 und 0.39 mit den anderen Nachbarn und 0.07 mit dem ersten Patch.</translation>
    </message>
    <message>
        <source>In the figure, rows and columns are positions. The diagonals beside the main one, 7 positions apart, are neighbors above and below.</source>
        <translation>In der Abbildung sind Zeilen und Spalten Positionen. Die Diagonalen neben der Hauptdiagonale, 7 Positionen entfernt, sind die Nachbarn darüber und darunter.</translation>
    </message>
    <message>
        <source>The previous model, whose positions began as sinusoids of row and column</source>
        <translation>Das vorige Modell, dessen Positionen als Sinuskurven von Zeile und Spalte begannen</translation>
    </message>
    <message>
        <source>Weights between all pairs of {n} patches, each of {d} numbers, and their use take 2 n² d multiplications. Weights between all pairs of {d} channels take 2 n d². How many times fewer have the channels?</source>
        <translation>Gewichte zwischen allen Paaren von {n} Patches aus je {d} Zahlen und ihre Anwendung brauchen 2 n² d Multiplikationen. Gewichte zwischen allen Paaren von {d} Kanälen brauchen 2 n d². Wie viele Mal weniger haben die Kanäle?</translation>
    </message>
    <message>
        <source>2 · {n}² · {d} against 2 · {n} · {d}²: {n} / {d} = {n/d}. Larger images have more patches and as many channels.</source>
        <translation>2 · {n}² · {d} gegen 2 · {n} · {d}²: {n} / {d} = {n/d}. Größere Bilder haben mehr Patches und gleich viele Kanäle.</translation>
    </message>
    <message>
        <source>Similarity: the cosines of 8 images with their 8 captions. Times a learned factor they are logits, of which a softmax makes probabilities: **by row** of the captions of an image, **by column** of the images of a caption. The diagonal, where an image meets its own caption, is largest in every row and column.</source>
        <translation>Ähnlichkeit: die Kosinus von 8 Bildern mit ihren 8 Bildunterschriften. Mal einem gelernten Faktor sind sie Logits, aus denen ein Softmax Wahrscheinlichkeiten macht: **zeilenweise** die der Bildunterschriften eines Bildes, **spaltenweise** die der Bilder einer Bildunterschrift. Die Diagonale, auf der ein Bild seiner eigenen Bildunterschrift begegnet, ist in jeder Zeile und Spalte am größten.</translation>
    </message>
    <message>
        <source>The **contrastive loss** is the mean -ln of the diagonal&apos;s probabilities, by row and by column: 0.11 here, where equal logits would give 2.08 (ln 8). Nearly all of it comes from dress and trousers, whose captions share words: the dress has a cosine of 0.55 with its own and of 0.54 with that of the trousers, and the softmax of its row gives its own only 56 %.</source>
        <translation>Der **kontrastive Loss** ist der Mittelwert von -ln der Wahrscheinlichkeiten auf der Diagonale, zeilen- und spaltenweise: hier 0,11, wo gleiche Logits 2,08 (ln 8) ergäben. Fast alles davon kommt von Kleid und Hose, deren Bildunterschriften Wörter gemeinsam haben: Das Kleid hat einen Kosinus von 0,55 mit seiner eigenen und von 0,54 mit der der Hose, und der Softmax seiner Zeile gibt seiner eigenen nur 56 %.</translation>
    </message>
    <message>
        <source>Type another caption: which images does it fit?</source>
        <translation>Eine andere Bildunterschrift eintippen: Zu welchen Bildern passt sie?</translation>
    </message>
    <message>
        <source>A boot that it takes for a sandal</source>
        <translation>Ein Stiefel, den es für eine Sandale hält</translation>
    </message>
    <message>
        <source>*Generate* (F8) completes the open image; with *Sample*, each seed gives another one.</source>
        <translation>*Generieren* (F8) vervollständigt das geöffnete Bild; mit *Sampling* ergibt jeder Seed ein anderes.</translation>
    </message>
</context>
<context>
    <name>Lesson interactions</name>
    <message>
        <source>Full, local, sparse: patterns of attention</source>
        <translation>Voll, lokal, sparse: Muster der Attention</translation>
    </message>
    <message>
        <source>Which pairs of tokens are compared, and how many there are.</source>
        <translation>Welche Paare von Token verglichen werden und wie viele es sind.</translation>
    </message>
    <message>
        <source>Every pair costs work</source>
        <translation>Jedes Paar kostet Arbeit</translation>
    </message>
    <message>
        <source>Full attention compares each of n tokens with each: n² pairs. Twice the text, four times the work.</source>
        <translation>Volle Attention vergleicht jedes von n Token mit jedem: n² Paare. Doppelter Text, vierfache Arbeit.</translation>
    </message>
    <message>
        <source>A causal mask leaves a little more than half: n·(n + 1)/2.</source>
        <translation>Eine kausale Maske lässt etwas mehr als die Hälfte: n·(n + 1)/2.</translation>
    </message>
    <message>
        <source>48 tokens instead of 16</source>
        <translation>48 Token statt 16</translation>
    </message>
    <message>
        <source>Local: attend to near tokens</source>
        <translation>Lokal: auf nahe Token achten</translation>
    </message>
    <message>
        <source>Most of what matters is near. **Local** attention covers w tokens on each side: about n·(2w + 1) pairs, which grow with n and not with its square.</source>
        <translation>Das meiste, worauf es ankommt, liegt nahe. **Lokale** Attention deckt w Token auf jeder Seite ab: etwa n·(2w + 1) Paare, die mit n wachsen und nicht mit dem Quadrat.</translation>
    </message>
    <message>
        <source>**Dilated** attention leaves gaps: about the same number of pairs, but they reach farther.</source>
        <translation>**Dilatierte** Attention lässt Lücken: etwa gleich viele Paare, die aber weiter reichen.</translation>
    </message>
    <message>
        <source>A wider window</source>
        <translation>Ein breiteres Fenster</translation>
    </message>
    <message>
        <source>How many layers does it take to pass information from the first token to the last?</source>
        <translation>Wie viele Schichten braucht es, um Information vom ersten Token zum letzten zu bringen?</translation>
    </message>
    <message>
        <source>Global: a few tokens that attend to all</source>
        <translation>Global: einige Token, die auf alle achten</translation>
    </message>
    <message>
        <source>Some tokens, such as `[CLS]` or a question, need the whole text. A **global** token attends to all tokens, and all attend to it: a full row and a full column.</source>
        <translation>Manche Token, etwa `[CLS]` oder eine Frage, brauchen den ganzen Text. Ein **globales** Token achtet auf alle Token, und alle achten auf dieses: eine volle Zeile und eine volle Spalte.</translation>
    </message>
    <message>
        <source>Through it, information passes from any token to any other in two steps.</source>
        <translation>Über dieses Token gelangt Information in zwei Schritten von jedem Token zu jedem anderen.</translation>
    </message>
    <message>
        <source>Three global tokens</source>
        <translation>Drei globale Token</translation>
    </message>
    <message>
        <source>A model with windows</source>
        <translation>Ein Modell mit Fenstern</translation>
    </message>
    <message>
        <source>This model is *story-encoder* with windows: a token attends to two neighbors on each side in layers 0 and 1, and to four in layers 2 and 3. Hatched cells take no part; a real Longformer does not even compute them.</source>
        <translation>Dieses Modell ist *story-encoder* mit Fenstern: Ein Token achtet in den Schichten 0 und 1 auf zwei Nachbarn auf jeder Seite, in den Schichten 2 und 3 auf vier. Schraffierte Zellen nehmen nicht teil; ein echter Longformer berechnet sie gar nicht erst.</translation>
    </message>
    <message>
        <source>`[CLS]` is **global**: its row and its column are full, and its row is computed with matrices of its own.</source>
        <translation>`[CLS]` ist **global**: Seine Zeile und seine Spalte sind voll, und seine Zeile wird mit eigenen Matrizen berechnet.</translation>
    </message>
    <message>
        <source>The words that decide the masked token are near, and the model predicts it.</source>
        <translation>Die Wörter, die über das maskierte Token entscheiden, sind nahe, und das Modell sagt es richtig vorher.</translation>
    </message>
    <message>
        <source>Layer 3 has a wider window</source>
        <translation>Schicht 3 hat ein breiteres Fenster</translation>
    </message>
    <message>
        <source>The row of the global token</source>
        <translation>Die Zeile des globalen Tokens</translation>
    </message>
    <message>
        <source>Type a longer text: the band keeps its width.</source>
        <translation>Einen längeren Text eingeben: Das Band behält seine Breite.</translation>
    </message>
    <message>
        <source>Outside the window</source>
        <translation>Außerhalb des Fensters</translation>
    </message>
    <message>
        <source>A: windows. B: the same text with full attention, which predicts *dog*. The third heat map is the difference.</source>
        <translation>A: Fenster. B: derselbe Text mit voller Attention, die *dog* vorhersagt. Die dritte Heatmap ist die Differenz.</translation>
    </message>
    <message>
        <source>*dog* is five tokens away from the masked token, and no window reaches that far. The information could only come step by step, through the tokens between them or through `[CLS]`; this model has not learned that, and guesses another animal.</source>
        <translation>*dog* ist fünf Token vom maskierten Token entfernt, und so weit reicht kein Fenster. Die Information könnte nur schrittweise ankommen, über die Token dazwischen oder über `[CLS]`; das hat dieses Modell nicht gelernt, und es rät ein anderes Tier.</translation>
    </message>
    <message>
        <source>Wider windows and more layers help. Longformer has windows of 512 in 12 layers.</source>
        <translation>Breitere Fenster und mehr Schichten helfen. Longformer hat Fenster von 512 in 12 Schichten.</translation>
    </message>
    <message>
        <source>With *dog* inside the window, the model with windows predicts it too</source>
        <translation>Mit *dog* im Fenster sagt auch das Modell mit Fenstern es vorher</translation>
    </message>
    <message>
        <source>Block-sparse: fast on hardware</source>
        <translation>Block-sparse: schnell auf der Hardware</translation>
    </message>
    <message>
        <source>Processors are fast on whole blocks and slow on single cells. **Block-sparse** attention keeps or drops whole blocks: here each block attends to its neighbors, the first block and the last block.</source>
        <translation>Prozessoren sind schnell bei ganzen Blöcken und langsam bei einzelnen Zellen. **Block-sparse** Attention behält oder verwirft ganze Blöcke: Hier achtet jeder Block auf seine Nachbarn, den ersten und den letzten Block.</translation>
    </message>
    <message>
        <source>BigBird also has random blocks, which are left out here.</source>
        <translation>BigBird hat außerdem zufällige Blöcke, die hier weggelassen sind.</translation>
    </message>
    <message>
        <source>Smaller blocks</source>
        <translation>Kleinere Blöcke</translation>
    </message>
    <message>
        <source>A longer text with larger blocks</source>
        <translation>Ein längerer Text mit größeren Blöcken</translation>
    </message>
    <message>
        <source>All six patterns</source>
        <translation>Alle sechs Muster</translation>
    </message>
    <message>
        <source>Compare the shares of pairs. With 16 tokens the savings are small; they grow with the length of the text.</source>
        <translation>Die Anteile der Paare vergleichen. Mit 16 Token ist die Ersparnis klein; sie wächst mit der Länge des Textes.</translation>
    </message>
    <message>
        <source>Three of them run in the built-in models: full in *story-encoder*, causal in *story-decoder*, global and local in *story-longformer*. Open a BigBird model to see blocks in the heat map.</source>
        <translation>Drei davon laufen in den eingebauten Modellen: voll in *story-encoder*, kausal in *story-decoder*, global und lokal in *story-longformer*. Mit einem BigBird-Modell sind Blöcke in der Heatmap zu sehen.</translation>
    </message>
    <message>
        <source>All six patterns with 48 tokens</source>
        <translation>Alle sechs Muster mit 48 Token</translation>
    </message>
    <message>
        <source>Export the figure with File &gt; Export figure…</source>
        <translation>Die Abbildung speichern: Datei &gt; Abbildung exportieren…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Windows and layers.</source>
        <translation>Fenster und Schichten.</translation>
    </message>
    <message>
        <source>{n} tokens attend to {w} neighbors on each side and to themselves. How many pairs are there?</source>
        <translation>{n} Token achten auf {w} Nachbarn auf jeder Seite und auf sich selbst. Wie viele Paare gibt es?</translation>
    </message>
    <message>
        <source>Away from the borders a token sees {2*w+1}; the borders cut off {w*(w+1)} pairs in all.</source>
        <translation>Abseits der Ränder sieht ein Token {2*w+1}; die Ränder schneiden insgesamt {w*(w+1)} Paare ab.</translation>
    </message>
    <message>
        <source>With {w} neighbors on each side, after how many layers can the first token influence the token {w*k} places further on?</source>
        <translation>Mit {w} Nachbarn auf jeder Seite: Nach wie vielen Schichten kann das erste Token das Token {w*k} Stellen weiter beeinflussen?</translation>
    </message>
    <message>
        <source>Each layer reaches {w} places further: {w*k} / {w} = {k}.</source>
        <translation>Jede Schicht reicht {w} Stellen weiter: {w*k} / {w} = {k}.</translation>
    </message>
    <message>
        <source>Blocks that only attend within themselves would never exchange anything. GPT-3 therefore **alternates**: a layer with full attention, then one with a sparse band, and so on. Newer models alternate windows and full layers in the same way.</source>
        <translation>Blöcke, die nur in sich selbst achten, würden nie etwas austauschen. GPT-3 hat deshalb **abwechselnd** eine Schicht mit voller Attention und eine mit einem dünn besetzten Band. Neuere Modelle wechseln ebenso zwischen Fenstern und vollen Schichten.</translation>
    </message>
    <message>
        <source>Tokens attend within blocks of {b}, and to nothing outside. How many tokens, itself included, can reach a token in {l} layers?</source>
        <translation>Token achten nur innerhalb von Blöcken aus {b} und auf nichts außerhalb. Wie viele Token, es selbst eingeschlossen, können ein Token in {l} Schichten erreichen?</translation>
    </message>
    <message>
        <source>Blocks never exchange anything, so there are {b} after any number of layers. Every second layer has to be full, shifted or otherwise different.</source>
        <translation>Blöcke tauschen nie etwas aus, also sind es nach beliebig vielen Schichten {b}. Jede zweite Schicht muss voll, verschoben oder sonst anders sein.</translation>
    </message>
    <message>
        <source>Of {2*l} layers, every second one is full; the others have windows of {w} keys for each query. Which share of the pairs of full attention in all layers remains for {n} tokens? Leave the borders out.</source>
        <translation>Von {2*l} Schichten ist jede zweite voll; die anderen haben Fenster mit {w} Keys für jede Query. Welcher Anteil der Paare voller Attention in allen Schichten bleibt bei {n} Token? Die Ränder werden weggelassen.</translation>
    </message>
    <message>
        <source>A pair of layers has {n}² + {n} · {w} pairs in place of 2 · {n}²: {(n+w)/(2*n)}. The full layers decide: the share never falls below one half.</source>
        <translation>Zwei Schichten haben zusammen {n}² + {n} · {w} Paare statt 2 · {n}²: {(n+w)/(2*n)}. Die vollen Schichten entscheiden: Der Anteil fällt nie unter die Hälfte.</translation>
    </message>
</context>
<context>
    <name>Lesson learn-a-vocabulary</name>
    <message>
        <source>Learning a vocabulary</source>
        <translation>Lernen eines Vokabulars</translation>
    </message>
    <message>
        <source>How byte-pair encoding, WordPiece and Unigram learn their pieces from a text, step by step.</source>
        <translation>Wie Byte-Pair Encoding, WordPiece und Unigram ihre Stücke aus einem Text lernen, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>It begins with characters</source>
        <translation>Es beginnt mit Zeichen</translation>
    </message>
    <message>
        <source>The page *Vocabulary* learns from the text above, and from nothing else. At first the vocabulary is its 21 characters; `▁` is the space before a word. The text is 98 tokens long.</source>
        <translation>Die Seite *Vokabular* lernt aus dem Text oben und aus nichts anderem. Zuerst besteht das Vokabular aus dessen 21 Zeichen; `▁` ist das Leerzeichen vor einem Wort. Der Text ist 98 Token lang.</translation>
    </message>
    <message>
        <source>The list of pairs counts all neighbors. `a l` stands in *walk* and *talk*, 8 times: it is outlined, because it becomes a piece next.</source>
        <translation>Die Liste der Paare zählt alle Nachbarn. `a l` steht in *walk* und *talk*, 8-mal: Es ist umrandet, weil es als Nächstes zu einem Stück wird.</translation>
    </message>
    <message>
        <source>One merge</source>
        <translation>Ein Merge</translation>
    </message>
    <message>
        <source>Press the space bar for the next merge, and Backspace to go back.</source>
        <translation>Die Leertaste führt den nächsten Merge aus, die Rücktaste geht zurück.</translation>
    </message>
    <message>
        <source>Frequent parts become pieces</source>
        <translation>Häufige Teile werden zu Stücken</translation>
    </message>
    <message>
        <source>After two merges `alk` is a piece and the text has 82 tokens. After seven the stem `▁walk` is one, after nine `▁talk`; the endings `ed` and `ing` follow. Nobody told the rule what a stem is: it only counts.</source>
        <translation>Nach zwei Merges ist `alk` ein Stück, und der Text hat 82 Token. Nach sieben ist der Stamm `▁walk` eines, nach neun `▁talk`; die Endungen `ed` und `ing` folgen. Niemand hat der Regel gesagt, was ein Stamm ist: Sie zählt nur.</translation>
    </message>
    <message>
        <source>Each merge adds one piece to the vocabulary.</source>
        <translation>Jeder Merge fügt dem Vokabular ein Stück hinzu.</translation>
    </message>
    <message>
        <source>Five merges further</source>
        <translation>Fünf Merges weiter</translation>
    </message>
    <message>
        <source>Vocabulary against iterations</source>
        <translation>Vokabular über die Iterationen</translation>
    </message>
    <message>
        <source>The chart has three lines: the vocabulary grows by one a step, the tokens of the text become fewer, and the pieces in use first stay and then fall, because whole words need no parts.</source>
        <translation>Das Diagramm hat drei Linien: Das Vokabular wächst um eins je Schritt, die Token des Textes werden weniger, und die Anzahl der benutzten Stücke bleibt zuerst gleich und fällt dann, weil ganze Wörter keine Teile brauchen.</translation>
    </message>
    <message>
        <source>After 37 merges every word is one piece: 18 tokens, 58 pieces. This has nothing left to merge, and knows no word but these. Real vocabularies stop long before that.</source>
        <translation>Nach 37 Merges ist jedes Wort ein Stück: 18 Token, 58 Stücke. Nun bleibt nichts mehr zu verschmelzen, und andere Wörter als diese sind unbekannt. Echte Vokabulare hören lange vorher auf.</translation>
    </message>
    <message>
        <source>A vocabulary of 40 pieces</source>
        <translation>Ein Vokabular mit 40 Stücken</translation>
    </message>
    <message>
        <source>Type a nursery rhyme. Which piece is learned first?</source>
        <translation>Einen Kinderreim eingeben. Welches Stück wird zuerst gelernt?</translation>
    </message>
    <message>
        <source>WordPiece: pieces inside a word</source>
        <translation>WordPiece: Stücke innerhalb eines Wortes</translation>
    </message>
    <message>
        <source>WordPiece marks pieces that continue a word with `##`, and divides at punctuation. The trainers of BERT&apos;s vocabularies merge the most frequent pair, too: first `##a` and `##l`.</source>
        <translation>WordPiece kennzeichnet Stücke, die ein Wort fortsetzen, mit `##` und trennt an Satzzeichen. Auch die Trainer der BERT-Vokabulare verschmelzen das häufigste Paar: zuerst `##a` und `##l`.</translation>
    </message>
    <message>
        <source>The last column is the rule that WordPiece was published with: the count of the pair divided by the counts of its parts. It prefers parts that hardly ever stand apart.</source>
        <translation>Die letzte Spalte ist die Regel, mit der WordPiece veröffentlicht wurde: die Anzahl des Paars geteilt durch die Anzahlen seiner Teile. Sie bevorzugt Teile, die kaum je getrennt vorkommen.</translation>
    </message>
    <message>
        <source>Which pair of the list would the published rule merge first?</source>
        <translation>Welches Paar der Liste würde die veröffentlichte Regel zuerst verschmelzen?</translation>
    </message>
    <message>
        <source>Unigram: begin large, drop pieces</source>
        <translation>Unigram: groß beginnen, Stücke streichen</translation>
    </message>
    <message>
        <source>Unigram goes the other way. It begins with all characters and repeated parts, 50 pieces with the unknown one, and estimates how probable each is. Pieces that are expected less than half a time are dropped: 23 stay.</source>
        <translation>Unigram geht den umgekehrten Weg. Es beginnt mit allen Zeichen und wiederholten Teilen, 50 Stücken samt dem unbekannten, und schätzt, wie wahrscheinlich jedes ist. Stücke, die im Erwartungswert weniger als ein halbes Mal vorkommen, werden gestrichen: 23 bleiben.</translation>
    </message>
    <message>
        <source>Where there are still too many, it drops those that the text needs least. *loss* says by how much the logarithm of the text&apos;s probability would fall, for each word, and the last column what would stand in the place of a piece.</source>
        <translation>Sind es immer noch zu viele, streicht es die, die der Text am wenigsten braucht. *loss* sagt, um wie viel der Logarithmus der Wahrscheinlichkeit des Textes fiele, je Wort, und die letzte Spalte, was an die Stelle eines Stücks träte.</translation>
    </message>
    <message>
        <source>Before the first estimate</source>
        <translation>Vor der ersten Schätzung</translation>
    </message>
    <message>
        <source>The finished vocabulary</source>
        <translation>Das fertige Vokabular</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Pairs and pieces.</source>
        <translation>Paare und Stücke.</translation>
    </message>
    <message>
        <source>A text has {c} different characters. How many pieces does a byte-pair encoding have after {m} merges?</source>
        <translation>Ein Text hat {c} verschiedene Zeichen. Wie viele Stücke hat ein Byte-Pair Encoding nach {m} Merges?</translation>
    </message>
    <message>
        <source>Each merge adds one: {c} + {m} = {c+m}.</source>
        <translation>Jeder Merge fügt eines hinzu: {c} + {m} = {c+m}.</translation>
    </message>
    <message>
        <source>A text is {t} tokens long. The pair that is merged occurs {n} times, and never twice in a row. How long is the text after the merge?</source>
        <translation>Ein Text ist {t} Token lang. Das Paar, das verschmolzen wird, kommt {n}-mal vor, nie zweimal hintereinander. Wie lang ist der Text nach dem Merge?</translation>
    </message>
    <message>
        <source>Each of {n} pairs becomes one token: {t} − {n} = {t-n}.</source>
        <translation>Jedes der {n} Paare wird zu einem Token: {t} − {n} = {t-n}.</translation>
    </message>
    <message>
        <source>A pair occurs {n} times, its parts {a} and {b} times. What is its score by the published rule of WordPiece?</source>
        <translation>Ein Paar kommt {n}-mal vor, seine Teile {a}- und {b}-mal. Welchen Score hat es nach der veröffentlichten Regel von WordPiece?</translation>
    </message>
    <message>
        <source>{n} / ({a} · {b}) = {n/(a*b)}.</source>
        <translation>{n} / ({a} · {b}) = {n/(a*b)}.</translation>
    </message>
    <message>
        <source>Write byte-pair encoding in a language that you know, and compare its merges with those that `headlight figure --view vocabulary --text &quot;…&quot; --out merges.json` writes. On what do both have to agree?</source>
        <translation>Byte-Pair-Encoding in einer bekannten Programmiersprache schreiben und die Merges mit denen vergleichen, die `headlight figure --view vocabulary --text &quot;…&quot; --out merges.json` schreibt. Worin müssen beide übereinstimmen?</translation>
    </message>
    <message>
        <source>How a text is divided into words, where the mark of the space stands, which of two equally frequent pairs is merged first, and when to stop.</source>
        <translation>Wie ein Text in Wörter zerlegt wird, wo das Zeichen für das Leerzeichen steht, welches von zwei gleich häufigen Paaren zuerst verbunden wird, und wann Schluss ist.</translation>
    </message>
</context>
<context>
    <name>Lesson masked-word</name>
    <message>
        <source>BERT&apos;s masked word</source>
        <translation>Das maskierte Wort von BERT</translation>
    </message>
    <message>
        <source>Learning a language by predicting masked words.</source>
        <translation>Eine Sprache lernen, indem maskierte Wörter vorhergesagt werden.</translation>
    </message>
    <message>
        <source>A masked word</source>
        <translation>Ein maskiertes Wort</translation>
    </message>
    <message>
        <source>BERT learns by predicting masked words. A word is replaced by `[MASK]`, and the model predicts it from the text on both sides.</source>
        <translation>BERT lernt, indem es maskierte Wörter vorhersagt. Ein Wort wird durch `[MASK]` ersetzt, und das Modell sagt es aus dem Text auf beiden Seiten vorher.</translation>
    </message>
    <message>
        <source>Change *tree* to *street*. What changes on the right?</source>
        <translation>*tree* in *street* ändern. Was ändert sich rechts?</translation>
    </message>
    <message>
        <source>Change *climb* to *cross*.</source>
        <translation>*climb* in *cross* ändern.</translation>
    </message>
    <message>
        <source>Mask a word yourself</source>
        <translation>Selbst ein Wort maskieren</translation>
    </message>
    <message>
        <source>Shift+click a token under the text to mask it: the model no longer reads it. Shift+click again to unmask it.</source>
        <translation>Shift+Klick auf ein Token unter dem Text maskiert es: Das Modell liest es nicht mehr. Erneuter Shift+Klick demaskiert es.</translation>
    </message>
    <message>
        <source>Here *animal* is masked. The text does not say which animal it is, so the model gives several words a small probability.</source>
        <translation>Hier ist *animal* maskiert. Der Text sagt nicht, welches Tier es ist, daher gibt das Modell mehreren Wörtern eine kleine Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>Mask *it* instead</source>
        <translation>Stattdessen *it* maskieren</translation>
    </message>
    <message>
        <source>Mask *street*: Shift+click it.</source>
        <translation>*street* maskieren: mit Shift+Klick.</translation>
    </message>
    <message>
        <source>The answer is in the text</source>
        <translation>Die Antwort steht im Text</translation>
    </message>
    <message>
        <source>*Kite* occurs earlier in the text. Layer 3, head 0 attends from the masked token to that place, and the model copies the word.</source>
        <translation>*Kite* kommt weiter vorn im Text vor. Schicht 3, Head 0 achtet vom maskierten Token aus auf diese Stelle, und das Modell kopiert das Wort.</translation>
    </message>
    <message>
        <source>A loss trained this head to do so, as the model card says.</source>
        <translation>Ein Loss hat diesen Head darauf trainiert, wie die Model Card angibt.</translation>
    </message>
    <message>
        <source>Two nouns, one masked token</source>
        <translation>Zwei Nomen, ein maskiertes Token</translation>
    </message>
    <message>
        <source>Two texts: segments and the next sentence</source>
        <translation>Zwei Texte: Segmente und der nächste Satz</translation>
    </message>
    <message>
        <source>Two texts are one row: `[CLS]`, the first one, `[SEP]`, the second one, `[SEP]`. A learned vector is added to each token embedding, one for the first **segment** and another for the second. The page *Trace* shows it as a step of its own.</source>
        <translation>Zwei Texte bilden eine Zeile: `[CLS]`, der erste, `[SEP]`, der zweite, `[SEP]`. Zu jedem Token-Embedding wird ein gelernter Vektor addiert, einer für das erste **Segment**, ein anderer für das zweite. Die Seite *Weg* zeigt dies als eigenen Schritt.</translation>
    </message>
    <message>
        <source>Another second text</source>
        <translation>Ein anderer zweiter Text</translation>
    </message>
    <message>
        <source>The segment of the last token, as a step of the run</source>
        <translation>Das Segment des letzten Tokens, als Schritt des Laufs</translation>
    </message>
    <message>
        <source>Not every model shows that it guesses: the next lesson has one that is confident and wrong.</source>
        <translation>Nicht jedes Modell lässt erkennen, dass es rät: Die nächste Lektion hat eines, das sicher ist und falsch liegt.</translation>
    </message>
    <message>
        <source>A word that is not in its training data</source>
        <translation>Ein Wort, das nicht in seinen Trainingsdaten vorkommt</translation>
    </message>
    <message>
        <source>The right side lists its candidates with their probabilities. *Smooth*, *high* and *steep* describe the tree, *slow* the dog: *it* may mean either.</source>
        <translation>Rechts stehen die Kandidaten mit ihren Wahrscheinlichkeiten. *Smooth*, *high* und *steep* beschreiben den Baum, *slow* den Hund: *it* kann beides meinen.</translation>
    </message>
    <message>
        <source>Beside the masked words, BERT learns to tell from `[CLS]` whether the second text followed the first one (**next sentence prediction**); in half of the training rows it did. Here the model gives 0.97 to *it follows*, and 0.20 where a baker takes the place of Omar. Models after BERT often leave this task out.</source>
        <translation>Neben den maskierten Wörtern lernt BERT, aus `[CLS]` abzulesen, ob der zweite Text auf den ersten folgte (**Next Sentence Prediction**); in der Hälfte der Trainingszeilen war das so. Hier gibt das Modell *er folgt* 0.97, und 0.20, wenn ein Bäcker an die Stelle von Omar tritt. Modelle nach BERT lassen diese Aufgabe oft weg.</translation>
    </message>
    <message>
        <source>Where it guesses</source>
        <translation>Wo es rät</translation>
    </message>
    <message>
        <source>The model was trained on made-up texts only, with about 2,000 different words. Few of them say where a city is, and it has not learned it. Here its best guess has a probability of 0.04; on a text like its stories, 0.91.</source>
        <translation>Das Modell wurde nur auf erfundenen Texten trainiert, mit etwa 2&#x202f;000 verschiedenen Wörtern. Wenige davon sagen, wo eine Stadt liegt, und es hat das nicht gelernt. Hier hat sein bester Kandidat eine Wahrscheinlichkeit von 0.04; auf einem Text wie seinen Geschichten 0.91.</translation>
    </message>
    <message>
        <source>What stops at a station?</source>
        <translation>Was hält an einem Bahnhof?</translation>
    </message>
    <message>
        <source>After *the red*, nouns: *bank* 0.21, *house* 0.20, *hotel* 0.03</source>
        <translation>Nach *the red* Nomen: *bank* 0.21, *house* 0.20, *hotel* 0.03</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>How much BERT reads, and why it has two tasks.</source>
        <translation>Wie viel BERT liest, und warum es zwei Aufgaben hat.</translation>
    </message>
    <message>
        <source>One of BERT&apos;s two tasks is *generative*: a part of the text is predicted from the rest. The other is *contrastive*: right pairs are told from wrong ones. Which is which?</source>
        <translation>Eine der beiden Aufgaben von BERT ist *generativ*: Ein Teil des Textes wird aus dem Rest vorhergesagt. Die andere ist *kontrastiv*: Richtige Paare werden von falschen unterschieden. Welche ist welche?</translation>
    </message>
    <message>
        <source>Masked words: generative. Next sentence: contrastive</source>
        <translation>Maskierte Wörter: generativ. Nächster Satz: kontrastiv</translation>
    </message>
    <message>
        <source>Masked words: contrastive. Next sentence: generative</source>
        <translation>Maskierte Wörter: kontrastiv. Nächster Satz: generativ</translation>
    </message>
    <message>
        <source>Both are generative</source>
        <translation>Beide sind generativ</translation>
    </message>
    <message>
        <source>A masked word is produced from its context. For the next sentence, a true pair stands against one with a random second text; CLIP, in lesson 12, learns images and captions like that.</source>
        <translation>Ein maskiertes Wort wird neu geschrieben. Beim nächsten Satz steht ein wahres Paar einem mit zufälligem zweitem Text gegenüber; so lernt CLIP in Lektion 12 Bilder und Beschreibungen.</translation>
    </message>
    <message>
        <source>An encoder gets a loss at 15 % of {n} tokens, a decoder at each but the first. How many times more losses does the decoder get?</source>
        <translation>Ein Encoder bekommt bei 15 % von {n} Token einen Loss, ein Decoder bei jedem außer dem ersten. Wie viele Mal mehr Losses bekommt der Decoder?</translation>
    </message>
    <message>
        <source>{n-1} / {0.15*n} = {(n-1)/(0.15*n)}: a decoder learns from more places of the same text.</source>
        <translation>{n-1} / {0.15*n} = {(n-1)/(0.15*n)}: Ein Decoder lernt an mehr Stellen desselben Textes.</translation>
    </message>
    <message>
        <source>Why does BERT have two tasks? What does each of them teach that the other does not?</source>
        <translation>Warum hat BERT zwei Aufgaben? Was lehrt jede, das die andere nicht lehrt?</translation>
    </message>
    <message>
        <source>Masked words teach which word fits a place, from the words on both sides. Whether a text follows another depends on both texts as a whole, and its answer is read at [CLS], as later tasks with two texts do. RoBERTa left the second task out and lost nothing.</source>
        <translation>Maskierte Wörter lehren, welches Wort an eine Stelle passt, aus den Wörtern auf beiden Seiten. Ob ein Text auf einen anderen folgt, hängt von beiden Texten als Ganzem ab, und die Antwort wird bei [CLS] gelesen, wie bei späteren Aufgaben mit zwei Texten. RoBERTa ließ die zweite Aufgabe weg und verlor nichts.</translation>
    </message>
    <message>
        <source>A word has to fit its place and the other words: in `The [MASK] stopped at the station.` *train* gets 0.34 and *peanut* 0.0003.</source>
        <translation>Ein Wort muss zu seiner Stelle und zu den anderen Wörtern passen: In `The [MASK] stopped at the station.` bekommt *train* 0.34 und *peanut* 0.0003.</translation>
    </message>
    <message>
        <source>Training takes {s} steps. Each reads 256 rows of 512 tokens. All texts together have {w} million tokens. How many times is a token read on average?</source>
        <translation>Das Training dauert {s} Schritte. Jeder liest 256 Zeilen aus 512 Token. Alle Texte zusammen haben {w} Millionen Token. Wie oft wird ein Token im Mittel gelesen?</translation>
    </message>
    <message>
        <source>{s} · 256 · 512 / ({w} · 1,000,000) = {s*256*512/(w*1000000)}. BERT took a million such steps over 3.3 billion words: about 40 times.</source>
        <translation>{s} · 256 · 512 / ({w} · 1,000,000) = {s*256*512/(w*1000000)}. BERT brauchte eine Million solcher Schritte über 3.3 Milliarden Wörter: etwa 40-mal.</translation>
    </message>
</context>
<context>
    <name>Lesson masks</name>
    <message>
        <source>Masks: why a decoder attends to earlier tokens only</source>
        <translation>Masken: warum ein Decoder nur auf frühere Token achtet</translation>
    </message>
    <message>
        <source>Which query may attend to which key, and what would go wrong without a mask.</source>
        <translation>Welche Query auf welchen Key achten darf und was ohne Maske schiefginge.</translation>
    </message>
    <message>
        <source>An encoder attends to all tokens</source>
        <translation>Ein Encoder achtet auf alle Token</translation>
    </message>
    <message>
        <source>In this model every token may attend to every other, earlier or later. It reads a finished text.</source>
        <translation>In diesem Modell darf jedes Token auf jedes andere achten, auf frühere wie auf spätere. Es liest einen fertigen Text.</translation>
    </message>
    <message>
        <source>So cells on both sides of the diagonal are colored.</source>
        <translation>Deshalb sind Zellen auf beiden Seiten der Diagonale gefärbt.</translation>
    </message>
    <message>
        <source>Walk through the heads with Alt and the arrow keys.</source>
        <translation>Mit Alt und den Pfeiltasten durch die Heads gehen.</translation>
    </message>
    <message>
        <source>A decoder attends to earlier tokens</source>
        <translation>Ein Decoder achtet auf frühere Token</translation>
    </message>
    <message>
        <source>This model generates text. A token may attend to itself and to earlier tokens; the other cells are **masked** and drawn hatched.</source>
        <translation>Dieses Modell generiert Text. Ein Token darf auf sich selbst und auf frühere Token achten; die übrigen Zellen sind **maskiert** und schraffiert gezeichnet.</translation>
    </message>
    <message>
        <source>Masked is not the same as a weight of zero: before the softmax these scores are set to minus infinity, so they take no part in the row.</source>
        <translation>Maskiert ist nicht dasselbe wie ein Gewicht von null: Vor der Softmax werden diese Scores auf minus unendlich gesetzt, sodass sie an der Zeile nicht teilnehmen.</translation>
    </message>
    <message>
        <source>Type more words at the end. The existing rows do not change.</source>
        <translation>Am Ende weitere Wörter eingeben. Die vorhandenen Zeilen ändern sich nicht.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>It learns to predict the **next token** at every position of a text, at all positions at once. If a position could attend to the next token, it would copy the answer and learn nothing.</source>
        <translation>Es lernt, das **nächste Token** an jeder Position eines Textes vorherzusagen, an allen Positionen zugleich. Könnte eine Position auf das nächste Token achten, würde sie die Antwort abschreiben und nichts lernen.</translation>
    </message>
    <message>
        <source>And when it generates text, there is no next token yet.</source>
        <translation>Und beim Generieren von Text gibt es noch kein nächstes Token.</translation>
    </message>
    <message>
        <source>With 32 tokens, about half of the pairs are left</source>
        <translation>Mit 32 Token bleibt etwa die Hälfte der Paare</translation>
    </message>
    <message>
        <source>The first token gathers weight</source>
        <translation>Das erste Token sammelt Gewicht</translation>
    </message>
    <message>
        <source>The first token can only attend to itself. Later tokens often attend to the first one too when they need nothing else: it is an **attention sink**.</source>
        <translation>Das erste Token kann nur auf sich selbst achten. Spätere Token achten oft ebenfalls auf das erste, wenn sie sonst nichts brauchen: Es ist ein **Attention-Sink**.</translation>
    </message>
    <message>
        <source>Leave the first token out, and make rows sum to 1 again</source>
        <translation>Das erste Token weglassen und Zeilen wieder auf Summe 1 bringen</translation>
    </message>
    <message>
        <source>Show the first token again</source>
        <translation>Das erste Token wieder zeigen</translation>
    </message>
    <message>
        <source>Both in one model</source>
        <translation>Beide in einem Modell</translation>
    </message>
    <message>
        <source>A translation model has an encoder, which attends to the whole source, and a decoder, which attends to the target that it has generated so far.</source>
        <translation>Ein Übersetzungsmodell hat einen Encoder, der auf den ganzen Quelltext achtet, und einen Decoder, der auf das Ziel achtet, das er bisher generiert hat.</translation>
    </message>
    <message>
        <source>A third kind connects them, *cross-attention*: the decoder attends to the whole source.</source>
        <translation>Eine dritte Art verbindet beide, *Cross-Attention*: Der Decoder achtet auf den ganzen Quelltext.</translation>
    </message>
    <message>
        <source>The encoder&apos;s attention</source>
        <translation>Die Attention des Encoders</translation>
    </message>
    <message>
        <source>The attention from target to source</source>
        <translation>Die Attention vom Ziel auf den Quelltext</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Counting pairs.</source>
        <translation>Paare zählen.</translation>
    </message>
    <message>
        <source>A decoder reads {n} tokens. How many weights of a head can differ from 0?</source>
        <translation>Ein Decoder liest {n} Token. Wie viele Gewichte eines Heads können von 0 verschieden sein?</translation>
    </message>
    <message>
        <source>Token i attends to i tokens: 1 + 2 + … + {n} = {n*(n+1)/2}.</source>
        <translation>Token i achtet auf i Token: 1 + 2 + … + {n} = {n*(n+1)/2}.</translation>
    </message>
    <message>
        <source>How many predictions does training learn from in one pass over {n} tokens, if each but the last is followed by a known one?</source>
        <translation>Aus wie vielen Vorhersagen lernt das Training in einem Durchgang über {n} Token, wenn auf jedes außer dem letzten ein bekanntes folgt?</translation>
    </message>
    <message>
        <source>The mask hides the future from every row, so each of {n-1} positions predicts without seeing its answer.</source>
        <translation>Die Maske verbirgt vor jeder Zeile die Zukunft, sodass jede der {n-1} Positionen vorhersagt, ohne ihre Antwort zu sehen.</translation>
    </message>
    <message>
        <source>Layer 1, head 1 does hardly anything else in this text. In a text that repeats, it finds the earlier occurrence.</source>
        <translation>Schicht 1, Head 1 tut in diesem Text kaum etwas anderes. In einem Text, der sich wiederholt, findet er das frühere Vorkommen.</translation>
    </message>
    <message>
        <source>The scores of this head: −∞ where they are masked</source>
        <translation>Die Scores dieses Heads: −∞, wo sie maskiert sind</translation>
    </message>
    <message>
        <source>Its weights: 0 there, and every row sums to 1</source>
        <translation>Seine Gewichte: dort 0, und jede Zeile summiert sich zu 1</translation>
    </message>
</context>
<context>
    <name>Lesson matrices</name>
    <message>
        <source>Attention in matrices</source>
        <translation>Attention in Matrizen</translation>
    </message>
    <message>
        <source>One head from X to its output, matrix by matrix, with the numbers of the model and with numbers of your own.</source>
        <translation>Ein Head von X bis zu seiner Ausgabe, Matrix für Matrix, mit den Zahlen des Modells und mit eigenen Zahlen.</translation>
    </message>
    <message>
        <source>The input is a matrix</source>
        <translation>Die Eingabe ist eine Matrix</translation>
    </message>
    <message>
        <source>A head reads all tokens at once: a matrix *X* with a row for each token. This model has 128 numbers in each row.</source>
        <translation>Ein Head liest alle Token auf einmal: eine Matrix *X* mit einer Zeile für jedes Token. Dieses Modell hat 128 Zahlen in jeder Zeile.</translation>
    </message>
    <message>
        <source>The page *Matrices* shows every matrix of the head. Press **Next step**, or the space bar, to compute one after the other. The row of *it* and the key *animal* are outlined in all of them.</source>
        <translation>Die Seite *Matrizen* zeigt jede Matrix des Heads. **Weiter** oder die Leertaste berechnet eine nach der anderen. Die Zeile von *it* und der Key *animal* sind in allen umrandet.</translation>
    </message>
    <message>
        <source>Another row: *animal*</source>
        <translation>Eine andere Zeile: *animal*</translation>
    </message>
    <message>
        <source>Queries, keys and values</source>
        <translation>Queries, Keys und Values</translation>
    </message>
    <message>
        <source>Three matrices of the head make three vectors of each token: `Q = X W_Q + b`, `K = X W_K + b`, `V = X W_V + b`. W_Q, W_K and W_V are learned; they are the same for every token and every text.</source>
        <translation>Drei Matrizen des Heads machen aus jedem Token drei Vektoren: `Q = X W_Q + b`, `K = X W_K + b`, `V = X W_V + b`. W_Q, W_K und W_V sind gelernt; sie sind für jedes Token und jeden Text dieselben.</translation>
    </message>
    <message>
        <source>All four matrices of the four heads together hold 66,048 numbers, however long the text is.</source>
        <translation>Alle vier Matrizen der vier Heads enthalten zusammen 66&#xa0;048 Zahlen, egal wie lang der Text ist.</translation>
    </message>
    <message>
        <source>A text of two words has the same W_Q</source>
        <translation>Ein Text aus zwei Wörtern hat dasselbe W_Q</translation>
    </message>
    <message>
        <source>Scores and weights</source>
        <translation>Scores und Gewichte</translation>
    </message>
    <message>
        <source>`S = Q K^T / √32` has a score for each pair of tokens. The softmax of each row of S gives a row of A.</source>
        <translation>`S = Q K^T / √32` hat einen Score für jedes Paar von Token. Die Softmax jeder Zeile von S ergibt eine Zeile von A.</translation>
    </message>
    <message>
        <source>Rows of A sum to 1. Columns do not: many tokens may attend to the same key.</source>
        <translation>Zeilen von A haben die Summe 1. Spalten nicht: Viele Token können auf denselben Key achten.</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Zurück zu den Scores</translation>
    </message>
    <message>
        <source>Which column of A has the largest sum? Click its cells and read the text with the matrices.</source>
        <translation>Welche Spalte von A hat die größte Summe? Ihre Zellen anklicken und den Text bei den Matrizen lesen.</translation>
    </message>
    <message>
        <source>The heads are joined</source>
        <translation>Die Heads werden zusammengeführt</translation>
    </message>
    <message>
        <source>`A V` has 32 numbers for each token. The four heads stand side by side, 128 numbers, and *W_O* makes of them what attention adds to each token.</source>
        <translation>`A V` hat 32 Zahlen für jedes Token. Die vier Heads stehen nebeneinander, 128 Zahlen, und *W_O* macht daraus, was die Attention zu jedem Token addiert.</translation>
    </message>
    <message>
        <source>The same is a sum: each head has its own rows of W_O, and what the heads give through their rows is added up. Both ways are computed here; they differ by rounding only.</source>
        <translation>Dasselbe ist eine Summe: Jeder Head hat seine eigenen Zeilen von W_O, und was die Heads über ihre Zeilen beitragen, wird addiert. Beide Wege werden hier berechnet; sie unterscheiden sich nur durch Rundung.</translation>
    </message>
    <message>
        <source>The outlined columns move with the head: head 3</source>
        <translation>Die umrandeten Spalten wandern mit dem Head: Head 3</translation>
    </message>
    <message>
        <source>Three vectors of your own</source>
        <translation>Drei eigene Vektoren</translation>
    </message>
    <message>
        <source>Attention needs no projections: with Q = K = V = X, each vector is compared with each, and the result is a weighted mean of the vectors: similar ones count more.</source>
        <translation>Attention braucht keine Projektionen: Mit Q = K = V = X wird jeder Vektor mit jedem verglichen, und das Ergebnis ist ein gewichteter Mittelwert der Vektoren: Ähnliche zählen mehr.</translation>
    </message>
    <message>
        <source>Type other vectors into the line X. Write rows with semicolons between them.</source>
        <translation>Andere Vektoren in die Zeile X eingeben. Zeilen durch Semikolons trennen.</translation>
    </message>
    <message>
        <source>Weights that are given: 0.1, 0.3 and 0.6</source>
        <translation>Vorgegebene Gewichte: 0.1, 0.3 und 0.6</translation>
    </message>
    <message>
        <source>Which weights make every row of A V the same?</source>
        <translation>Welche Gewichte machen alle Zeilen von A V gleich?</translation>
    </message>
    <message>
        <source>Against a dense layer</source>
        <translation>Im Vergleich mit einer Dense-Schicht</translation>
    </message>
    <message>
        <source>A dense layer over 4 tokens of 4 numbers has 256 learned numbers, and works for 4 tokens only.</source>
        <translation>Eine Dense-Schicht über 4 Token aus 4 Zahlen hat 256 gelernte Zahlen und funktioniert nur für 4 Token.</translation>
    </message>
    <message>
        <source>The values use one small matrix for every token: 16 learned numbers. Attention then mixes tokens with one weight for each pair, and learns no number of its own: the weights are computed from the input.</source>
        <translation>Die Values verwenden eine kleine Matrix für jedes Token: 16 gelernte Zahlen. Die Attention mischt dann Token mit einem Gewicht je Paar und lernt selbst keine Zahl: Die Gewichte werden aus der Eingabe berechnet.</translation>
    </message>
    <message>
        <source>Twice as many tokens: the dense layer grows fourfold</source>
        <translation>Doppelt so viele Token: Die Dense-Schicht wächst auf das Vierfache</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>X has {n} rows of {h*s} numbers, and a head {s} dimensions. How many numbers has Q Kᵀ of that head?</source>
        <translation>X hat {n} Zeilen aus {h*s} Zahlen, und ein Head hat {s} Dimensionen. Wie viele Zahlen hat Q Kᵀ dieses Heads?</translation>
    </message>
    <message>
        <source>One for each pair of {n} tokens, whatever the sizes of vectors are: {n*n}.</source>
        <translation>Eine für jedes Paar der {n} Token, wie groß die Vektoren auch sind: {n*n}.</translation>
    </message>
    <message>
        <source>The rows of X change places: X becomes P X. What does self-attention without positions give?</source>
        <translation>Die Zeilen von X tauschen die Plätze: X wird zu P X. Was liefert Self-Attention ohne Positionen?</translation>
    </message>
    <message>
        <source>P times what it gave</source>
        <translation>P mal das vorige Ergebnis</translation>
    </message>
    <message>
        <source>what it gave</source>
        <translation>das vorige Ergebnis</translation>
    </message>
    <message>
        <source>P times what it gave, with other weights for each token</source>
        <translation>P mal das vorige Ergebnis, mit anderen Gewichten für jedes Token</translation>
    </message>
    <message>
        <source>The scores become P S Pᵀ. The softmax works by rows, so that the weights become P A Pᵀ, and P A Pᵀ P V = P (A V), because Pᵀ P = 1.</source>
        <translation>Die Scores werden zu P S Pᵀ. Die Softmax arbeitet zeilenweise, sodass die Gewichte zu P A Pᵀ werden, und P A Pᵀ P V = P (A V), weil Pᵀ P = 1.</translation>
    </message>
    <message>
        <source>How many weights that are learned has a dense layer from {n} tokens of {d} numbers to as many, without biases?</source>
        <translation>Wie viele gelernte Gewichte hat eine Dense-Schicht von {n} Token aus {d} Zahlen auf ebenso viele, ohne Biases?</translation>
    </message>
    <message>
        <source>({n} · {d})² = {(n*d)^2}. Values have {d}² = {d^2}.</source>
        <translation>({n} · {d})² = {(n*d)^2}. Die Values haben {d}² = {d^2}.</translation>
    </message>
    <message>
        <source>Weights are g(q)ᵀ g(k) instead of a softmax, with {m} numbers in g and {m} in a value. With {n} tokens, how many multiplications takes g(Q) (g(K)ᵀ V)?</source>
        <translation>Die Gewichte sind g(q)ᵀ g(k) statt einer Softmax, mit {m} Zahlen in g und {m} in einem Value. Wie viele Multiplikationen braucht g(Q) (g(K)ᵀ V) bei {n} Token?</translation>
    </message>
    <message>
        <source>g(K)ᵀ V takes {n} · {m}², and g(Q) times it as many: {2*n*m*m}. (g(Q) g(K)ᵀ) V takes 2 · {n}² · {m} = {2*n*n*m}.</source>
        <translation>g(K)ᵀ V braucht {n} · {m}², und g(Q) mal dieses Ergebnis ebenso viele: {2*n*m*m}. (g(Q) g(K)ᵀ) V braucht 2 · {n}² · {m} = {2*n*n*m}.</translation>
    </message>
    <message>
        <source>S is not symmetric: the row of *it* has 5.79 at *animal*, the row of *animal* −0.58 at *it*. Queries and keys have matrices of their own, so that a token need not offer what it looks for.</source>
        <translation>S ist nicht symmetrisch: Die Zeile von *it* hat 5.79 bei *animal*, die Zeile von *animal* −0.58 bei *it*. Queries und Keys haben eigene Matrizen, sodass ein Token nicht bieten muss, wonach es sucht.</translation>
    </message>
    <message>
        <source>Here each vector gives itself 0.47 and the two others 0.26 each: without projections, a vector is most similar to itself.</source>
        <translation>Hier gibt jeder Vektor sich selbst 0.47 und den beiden anderen je 0.26: Ohne Projektionen ist ein Vektor sich selbst am ähnlichsten.</translation>
    </message>
    <message>
        <source>The same vectors with projections: queries and keys of 2 numbers, values of 3</source>
        <translation>Dieselben Vektoren mit Projektionen: Queries und Keys aus 2 Zahlen, Values aus 3</translation>
    </message>
    <message>
        <source>A search, and a memory</source>
        <translation>Eine Suche und ein Gedächtnis</translation>
    </message>
    <message>
        <source>Attention is a search whose results are mixed. Each row of X is a dish with its price, calories and salt. A query that fits their keys with weights of 0.7, 0.2 and 0.1 gets their weighted mean: a price of 9.40, 590 calories and 1.90 of salt.</source>
        <translation>Attention ist eine Suche, deren Ergebnisse gemischt werden. Jede Zeile von X ist ein Gericht mit Preis, Kalorien und Salz. Eine Query, die zu ihren Keys mit Gewichten von 0.7, 0.2 und 0.1 passt, bekommt ihren gewichteten Mittelwert: einen Preis von 9.40, 590 Kalorien und 1.90 Salz.</translation>
    </message>
    <message>
        <source>It is a memory as well. In the second example the third vector is a damaged copy of the first one. Its row gives 0.81 to the first one, 0.19 to itself and 0.00 to the second, and the result is close to the first one again. Such a store of patterns is a **Hopfield network**.</source>
        <translation>Sie ist auch ein Gedächtnis. Im zweiten Beispiel ist der dritte Vektor eine beschädigte Kopie des ersten. Seine Zeile gibt dem ersten 0.81, sich selbst 0.19 und dem zweiten 0.00, und das Ergebnis ist wieder nahe am ersten. Ein solcher Speicher von Mustern ist ein **Hopfield-Netz**.</translation>
    </message>
    <message>
        <source>A damaged pattern is restored</source>
        <translation>Ein beschädigtes Muster wird wiederhergestellt</translation>
    </message>
    <message>
        <source>Type a price of your own into the second row.</source>
        <translation>Einen eigenen Preis in die zweite Zeile tippen.</translation>
    </message>
    <message>
        <source>Three dishes cost {a}, {b} and {c}. A query gives them the weights 0.7, 0.2 and 0.1. Which price does it get?</source>
        <translation>Drei Gerichte kosten {a}, {b} und {c}. Eine Query gibt ihnen die Gewichte 0.7, 0.2 und 0.1. Welchen Preis bekommt sie?</translation>
    </message>
    <message>
        <source>0.7 · {a} + 0.2 · {b} + 0.1 · {c} = {0.7*a+0.2*b+0.1*c}.</source>
        <translation>0.7 · {a} + 0.2 · {b} + 0.1 · {c} = {0.7*a+0.2*b+0.1*c}.</translation>
    </message>
    <message>
        <source>Not linear</source>
        <translation>Nicht linear</translation>
    </message>
    <message>
        <source>Twice the input does not give twice the output. With X doubled, the diagonal of A goes from 0.47 to 0.83, and the first number of A V from 0.736 to 1.834. Twice 0.736 would be 1.471.</source>
        <translation>Die doppelte Eingabe gibt nicht die doppelte Ausgabe. Wird X verdoppelt, geht die Diagonale von A von 0.47 auf 0.83, und die erste Zahl von A V von 0.736 auf 1.834. Das Doppelte von 0.736 wäre 1.471.</translation>
    </message>
    <message>
        <source>There is no activation function here. Attention is not linear because its weights are computed from the input. A network whose weights are computed by another network is a **hypernetwork**.</source>
        <translation>Hier gibt es keine Aktivierungsfunktion. Attention ist nicht linear, weil ihre Gewichte aus der Eingabe berechnet werden. Ein Netz, dessen Gewichte ein anderes Netz berechnet, ist ein **Hypernetz** (hypernetwork).</translation>
    </message>
    <message>
        <source>The vectors before they were doubled</source>
        <translation>Die Vektoren vor der Verdopplung</translation>
    </message>
    <message>
        <source>X is doubled. Which of these matrices is doubled exactly?</source>
        <translation>X wird verdoppelt. Welche dieser Matrizen wird genau verdoppelt?</translation>
    </message>
    <message>
        <source>V = X W_V</source>
        <translation>V = X W_V</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A V</source>
        <translation>A V</translation>
    </message>
    <message>
        <source>V is a product with a fixed matrix. The scores become four times as large, so that A changes its shape, and A V with it.</source>
        <translation>V ist ein Produkt mit einer festen Matrix. Die Scores werden viermal so groß, sodass A seine Form ändert und A V mit ihm.</translation>
    </message>
    <message>
        <source>Shapes, orders and derivatives.</source>
        <translation>Formen, Reihenfolgen und Ableitungen.</translation>
    </message>
    <message>
        <source>A passage of {n} tokens is read, each as a vector of {d} numbers. How many numbers has X?</source>
        <translation>Ein Abschnitt aus {n} Token wird gelesen, jedes als Vektor aus {d} Zahlen. Wie viele Zahlen hat X?</translation>
    </message>
    <message>
        <source>{n} · {d} = {n*d}. A dense layer from all of them to as many would have the square of that in weights.</source>
        <translation>{n} · {d} = {n*d}. Eine Dense-Schicht von allen auf ebenso viele hätte das Quadrat davon an Gewichten.</translation>
    </message>
    <message>
        <source>All values of a head grow by 1 in one component. By how much does that component grow in each row of A V?</source>
        <translation>Alle Values eines Heads wachsen in einer Komponente um 1. Um wie viel wächst diese Komponente in jeder Zeile von A V?</translation>
    </message>
    <message>
        <source>Each row of A sums to 1. The derivative of an output by the bias of its values is therefore 1, whatever the text is.</source>
        <translation>Jede Zeile von A summiert sich zu 1. Die Ableitung einer Ausgabe nach dem Bias ihrer Values ist deshalb 1, was auch immer der Text ist.</translation>
    </message>
    <message>
        <source>A row has the weight {p}/10 on a key. What is the derivative of a component of its output by the same component of that key&apos;s value?</source>
        <translation>Eine Zeile hat auf einem Key das Gewicht {p}/10. Was ist die Ableitung einer Komponente ihrer Ausgabe nach derselben Komponente des Values dieses Keys?</translation>
    </message>
    <message>
        <source>The output is the sum of a_j v_j: the derivative by v_j is the weight a_j = {p/10}.</source>
        <translation>Die Ausgabe ist die Summe der a_j v_j: Die Ableitung nach v_j ist das Gewicht a_j = {p/10}.</translation>
    </message>
    <message>
        <source>On which way does the loss reach W_Q and W_K, and when does it not?</source>
        <translation>Auf welchem Weg erreicht der Loss W_Q und W_K, und wann nicht?</translation>
    </message>
    <message>
        <source>Through the weights: the output changes by a_j (v_j − output) with the score of key j, and a score changes with W_Q and W_K by products of x and the other vector. Where the softmax is saturated, a_j is 0, or v_j is the output, and nothing arrives.</source>
        <translation>Durch die Gewichte: Die Ausgabe ändert sich mit dem Score von Key j um a_j (v_j − Ausgabe), und ein Score ändert sich mit W_Q und W_K um Produkte aus x und dem anderen Vektor. Wo die Softmax gesättigt ist, ist a_j gleich 0 oder v_j gleich der Ausgabe, und nichts kommt an.</translation>
    </message>
    <message>
        <source>The text of the first step has 16 tokens of 128 numbers. A dense layer over it would have (16 · 128)² = 4,194,304 weights, and fit no other length; W_V has 128² = 16,384 in all heads together.</source>
        <translation>Der Text des ersten Schritts hat 16 Token aus 128 Zahlen. Eine Dense-Schicht darüber hätte (16 · 128)² = 4,194,304 Gewichte und passte zu keiner anderen Länge; W_V hat 128² = 16,384 in allen Heads zusammen.</translation>
    </message>
</context>
<context>
    <name>Lesson next-word</name>
    <message>
        <source>The next word</source>
        <translation>Das nächste Wort</translation>
    </message>
    <message>
        <source>How a decoder generates text: candidates, temperature, top-k and nucleus, beam search, the cache, examples in the prompt.</source>
        <translation>Wie ein Decoder Text generiert: Kandidaten, Temperatur, Top-k und Nucleus, Beam Search, der Cache, Beispiele im Prompt.</translation>
    </message>
    <message>
        <source>One token after another</source>
        <translation>Ein Token nach dem anderen</translation>
    </message>
    <message>
        <source>A decoder does one thing: it gives every token of its vocabulary a probability of coming next. One token is chosen and appended, and the model runs again.</source>
        <translation>Ein Decoder tut nur eines: Er gibt jedem Token seines Vokabulars eine Wahrscheinlichkeit, als Nächstes zu kommen. Ein Token wird gewählt und angehängt, und das Modell läuft erneut.</translation>
    </message>
    <message>
        <source>The panel lists the candidates. Press **Step** and watch the text grow.</source>
        <translation>Der Bereich listet die Kandidaten auf. **Schritt** drücken und beobachten, wie der Text wächst.</translation>
    </message>
    <message>
        <source>Generate twelve tokens, always the most probable one</source>
        <translation>Zwölf Token generieren, immer das wahrscheinlichste</translation>
    </message>
    <message>
        <source>Click another candidate to start a branch.</source>
        <translation>Ein Klick auf einen anderen Kandidaten beginnt einen Zweig.</translation>
    </message>
    <message>
        <source>Confident and open predictions</source>
        <translation>Sichere und offene Vorhersagen</translation>
    </message>
    <message>
        <source>After *Once upon a time there was* nearly all of the probability is on *a* and *an*. The word after that is wide open.</source>
        <translation>Nach *Once upon a time there was* liegt fast die ganze Wahrscheinlichkeit auf *a* und *an*. Das Wort danach ist völlig offen.</translation>
    </message>
    <message>
        <source>*Greedy* decoding always takes the most probable token, so it gives the same text every time.</source>
        <translation>*Greedy*-Dekodierung nimmt immer das wahrscheinlichste Token und liefert daher jedes Mal denselben Text.</translation>
    </message>
    <message>
        <source>Generate ten tokens greedily</source>
        <translation>Zehn Token greedy generieren</translation>
    </message>
    <message>
        <source>Click a box of the tree: the list shows the candidates of that token.</source>
        <translation>Ein Kästchen des Baums anklicken: Die Liste zeigt die Kandidaten dieses Tokens.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>*Sampling* chooses the next token at random, by its probability. The **temperature** divides the logits before the softmax: below 1 the distribution becomes sharper, above 1 flatter.</source>
        <translation>*Sampling* wählt das nächste Token zufällig nach seiner Wahrscheinlichkeit. Die **Temperatur** teilt die Logits vor der Softmax: Unter 1 wird die Verteilung schärfer, über 1 flacher.</translation>
    </message>
    <message>
        <source>Texts at a low temperature are safe and dull, at a high temperature they fall apart. The seed fixes the sample: the same seed gives the same text.</source>
        <translation>Texte bei niedriger Temperatur sind sicher und langweilig, bei hoher Temperatur zerfallen sie. Der Seed legt die Ziehung fest: Derselbe Seed ergibt denselben Text.</translation>
    </message>
    <message>
        <source>Temperature 1</source>
        <translation>Temperatur 1</translation>
    </message>
    <message>
        <source>Too high: temperature 2.5</source>
        <translation>Zu hoch: Temperatur 2.5</translation>
    </message>
    <message>
        <source>Top-k and nucleus</source>
        <translation>Top-k und Nucleus</translation>
    </message>
    <message>
        <source>At temperature 1 each of thousands of improbable tokens is drawn now and then. **Top-k** keeps the k most probable ones. **Nucleus** sampling (top-p) keeps the fewest whose probabilities add up to p. What is kept is scaled to a sum of 1: the column *Sampling*; a line shows the cut.</source>
        <translation>Bei Temperatur 1 wird hin und wieder eines von Tausenden unwahrscheinlicher Token gezogen. **Top-k** behält die k wahrscheinlichsten. **Nucleus**-Sampling (top-p) behält die wenigsten, deren Wahrscheinlichkeiten zusammen p ergeben. Was bleibt, wird auf die Summe 1 skaliert: die Spalte *Sampling*; eine Linie zeigt den Schnitt.</translation>
    </message>
    <message>
        <source>The three most probable tokens</source>
        <translation>Die drei wahrscheinlichsten Token</translation>
    </message>
    <message>
        <source>Nucleus of 0.9</source>
        <translation>Nucleus mit 0.9</translation>
    </message>
    <message>
        <source>The same one token earlier</source>
        <translation>Dasselbe ein Token früher</translation>
    </message>
    <message>
        <source>Beam search</source>
        <translation>Beam Search</translation>
    </message>
    <message>
        <source>The most probable first word need not begin the most probable sentence. **Beam search** keeps several continuations at each length and scores them as a whole.</source>
        <translation>Das wahrscheinlichste erste Wort muss nicht den wahrscheinlichsten Satz beginnen. **Beam Search** behält je Länge mehrere Fortsetzungen und bewertet sie als Ganzes.</translation>
    </message>
    <message>
        <source>Only two beams</source>
        <translation>Nur zwei Beams</translation>
    </message>
    <message>
        <source>Nothing is computed twice</source>
        <translation>Nichts wird zweimal berechnet</translation>
    </message>
    <message>
        <source>Every step reads the whole text, and only its last token is new. In a decoder no token sees a later one, so the keys and values of the tokens before stay what they were. They are kept in a **cache**, and only the new token passes through the layers.</source>
        <translation>Jeder Schritt liest den ganzen Text, und nur das letzte Token ist neu. In einem Decoder sieht kein Token ein späteres, also bleiben die Keys und Values der Token davor, wie sie waren. Sie werden in einem **Cache** aufbewahrt, und nur das neue Token durchläuft die Schichten.</translation>
    </message>
    <message>
        <source>For six tokens after a text of six, 11 tokens pass through the layers with a cache, and 51 without.</source>
        <translation>Für sechs Token nach einem Text aus sechs durchlaufen mit Cache 11 Token die Schichten, ohne Cache 51.</translation>
    </message>
    <message>
        <source>Twelve tokens after a text of 24</source>
        <translation>Zwölf Token nach einem Text aus 24</translation>
    </message>
    <message>
        <source>In an encoder every token sees all others. Why would a cache not help there?</source>
        <translation>In einem Encoder sieht jedes Token alle anderen. Warum würde ein Cache dort nicht helfen?</translation>
    </message>
    <message>
        <source>Where the next word comes from</source>
        <translation>Woher das nächste Wort kommt</translation>
    </message>
    <message>
        <source>The spell is repeated. At the second *cake*, layer 1, head 1 attends to the token after the first *cake*: *watch*. A head that finds an earlier occurrence and attends to what followed it is an **induction head**.</source>
        <translation>Der Zauberspruch wird wiederholt. Beim zweiten *cake* achtet Schicht 1, Head 1 auf das Token nach dem ersten *cake*: *watch*. Ein Head, der ein früheres Vorkommen findet und auf das achtet, was darauf folgte, ist ein **Induktions-Head**.</translation>
    </message>
    <message>
        <source>See the next word on the right.</source>
        <translation>Das nächste Wort steht rechts.</translation>
    </message>
    <message>
        <source>It builds on layer 0, head 2, which attends to the previous token</source>
        <translation>Er baut auf Schicht 0, Head 2 auf, der auf das vorige Token achtet</translation>
    </message>
    <message>
        <source>Generate the rest of the spell</source>
        <translation>Den Rest des Zauberspruchs generieren</translation>
    </message>
    <message>
        <source>Examples in the prompt</source>
        <translation>Beispiele im Prompt</translation>
    </message>
    <message>
        <source>Without examples</source>
        <translation>Ohne Beispiele</translation>
    </message>
    <message>
        <source>Another list</source>
        <translation>Eine andere Liste</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Probabilities of a text, and what is drawn.</source>
        <translation>Wahrscheinlichkeiten eines Textes, und was gezogen wird.</translation>
    </message>
    <message>
        <source>A model gives the three tokens of a text the probabilities 1/{a}, 1/{b} and 1/{c}. What is the perplexity?</source>
        <translation>Ein Modell gibt den drei Token eines Textes die Wahrscheinlichkeiten 1/{a}, 1/{b} und 1/{c}. Wie groß ist die Perplexität?</translation>
    </message>
    <message>
        <source>The mean of ln {a}, ln {b} and ln {c}, and exp of it: the cube root of {a*b*c}.</source>
        <translation>Der Mittelwert von ln {a}, ln {b} und ln {c}, davon exp: die Kubikwurzel aus {a*b*c}.</translation>
    </message>
    <message>
        <source>The probabilities of five tokens are 0.4, 0.25, 0.2, 0.1 and 0.05. Nucleus sampling with p = {p/100} keeps how many of them?</source>
        <translation>Die Wahrscheinlichkeiten von fünf Token sind 0.4, 0.25, 0.2, 0.1 und 0.05. Wie viele davon behält Nucleus-Sampling mit p = {p/100}?</translation>
    </message>
    <message>
        <source>The sums are 0.4, 0.65, 0.85, 0.95 and 1. The first that reaches {p/100} is that of {p/20-1} tokens.</source>
        <translation>Die Summen sind 0.4, 0.65, 0.85, 0.95 und 1. Die erste, die {p/100} erreicht, ist die von {p/20-1} Token.</translation>
    </message>
    <message>
        <source>A text of {t} tokens is continued by {m}. How many tokens pass through the layers with a cache of keys and values?</source>
        <translation>Ein Text aus {t} Token wird um {m} fortgesetzt. Wie viele Token durchlaufen die Schichten mit einem Cache der Keys und Values?</translation>
    </message>
    <message>
        <source>All {t} of the text for the first new token, then one for each further one: {t} + {m} − 1 = {t+m-1}.</source>
        <translation>Alle {t} des Textes für das erste neue Token, dann je eines für jedes weitere: {t} + {m} − 1 = {t+m-1}.</translation>
    </message>
    <message>
        <source>Of two tokens, one is {r} times as probable as the other. How many times is it with temperature 0.5?</source>
        <translation>Von zwei Token ist eines {r}-mal so wahrscheinlich wie das andere. Das Wievielfache ist es bei Temperatur 0.5?</translation>
    </message>
    <message>
        <source>Halving the temperature doubles the difference of logits, which squares the ratio: {r*r}.</source>
        <translation>Die halbe Temperatur verdoppelt die Differenz der Logits, was das Verhältnis quadriert: {r*r}.</translation>
    </message>
    <message>
        <source>A fixed k does not fit every place. After *there was* two tokens already have 0.9, and top-k 5 keeps three more with 0.00002 together. After *there was a* it takes 28 tokens to reach 0.9; top-k 5 would drop 0.70 of the probability.</source>
        <translation>Ein festes k passt nicht überall. Nach *there was* haben zwei Token bereits 0.9, und top-k 5 behält drei weitere mit zusammen 0.00002. Nach *there was a* braucht es 28 Token, um 0.9 zu erreichen; top-k 5 würde 0.70 der Wahrscheinlichkeit verwerfen.</translation>
    </message>
    <message>
        <source>In the tree, ln p at the end of a continuation is the sum of the logarithms of its probabilities. The score divides it by the length: closer to 0 is better. With four beams the best score is −0.645, with two −0.705.</source>
        <translation>Im Baum ist ln p am Ende einer Fortsetzung die Summe der Logarithmen ihrer Wahrscheinlichkeiten. Der Score teilt sie durch die Länge: Näher an 0 ist besser. Mit vier Beams ist der beste Score −0.645, mit zwei −0.705.</translation>
    </message>
    <message>
        <source>After `Ben:` alone this model expects *the* or *a*. After a list in which *Ben* had a *drum* it gives *drum* 0.95. No weight has changed: the examples are text that attention can read. A **few-shot** prompt is made like this, with a task in place of the names.</source>
        <translation>Nach `Ben:` allein erwartet dieses Modell *the* oder *a*. Nach einer Liste, in der *Ben* eine *drum* hatte, gibt es *drum* 0.95. Kein Gewicht hat sich geändert: Die Beispiele sind Text, den die Attention lesen kann. Ein **Few-Shot**-Prompt ist so aufgebaut, mit einer Aufgabe anstelle der Namen.</translation>
    </message>
    <message>
        <source>Large models continue rules that way. This one finds what it has read, and not reliably: in a list that begins with *Mia* and her *ball* and ends by asking for her, it gives *ball* 0.02.</source>
        <translation>Große Modelle setzen so Regeln fort. Dieses findet, was es gelesen hat, und auch das nicht zuverlässig: In einer Liste, die mit *Mia* und ihrem *ball* beginnt und am Ende nach ihr fragt, gibt es *ball* 0.02.</translation>
    </message>
    <message>
        <source>The four beams of this run differ in a name alone: 10 of their 12 tokens are the same. **Diverse beam search** lowers the score of what other beams have chosen already.</source>
        <translation>Die vier Beams dieses Laufs unterscheiden sich nur in einem Namen: 10 ihrer 12 Token sind gleich. **Diverse Beam Search** senkt den Score dessen, was andere Beams schon gewählt haben.</translation>
    </message>
    <message>
        <source>Large models are asked to translate, to correct a sentence or to sum up an article in the same way: examples, a mark, and the text. Such abilities appear with size; no built-in model has them.</source>
        <translation>Große Modelle bittet man auf dieselbe Weise, zu übersetzen, einen Satz zu korrigieren oder einen Artikel zusammenzufassen: Beispiele, ein Zeichen und der Text. Solche Fähigkeiten kommen mit der Größe; kein mitgeliefertes Modell hat sie.</translation>
    </message>
</context>
<context>
    <name>Lesson one-token</name>
    <message>
        <source>One token through the whole model</source>
        <translation>Ein Token durch das ganze Modell</translation>
    </message>
    <message>
        <source>Every number of one forward pass, from the id of a token to the probabilities of the next one.</source>
        <translation>Jede Zahl eines Forward-Passes, von der ID eines Tokens bis zu den Wahrscheinlichkeiten des nächsten.</translation>
    </message>
    <message>
        <source>From an id to a vector</source>
        <translation>Von einer ID zu einem Vektor</translation>
    </message>
    <message>
        <source>The page *Trace* follows the selected token. The boxes on top say where it is; the list says what happens there. The space bar goes on, Backspace goes back.</source>
        <translation>Die Seite *Weg* folgt dem gewählten Token. Die Kästchen oben sagen, wo es gerade ist; die Liste sagt, was dort geschieht. Die Leertaste geht weiter, die Rücktaste zurück.</translation>
    </message>
    <message>
        <source>First the token is a number, its id. The id picks a row of the token embedding: 128 numbers.</source>
        <translation>Zuerst ist das Token eine Zahl, seine ID. Die ID wählt eine Zeile des Token-Embeddings aus: 128 Zahlen.</translation>
    </message>
    <message>
        <source>With the position</source>
        <translation>Mit der Position</translation>
    </message>
    <message>
        <source>Select another token: each has a way of its own.</source>
        <translation>Ein anderes Token auswählen: Jedes hat seinen eigenen Weg.</translation>
    </message>
    <message>
        <source>Attention: read from other tokens</source>
        <translation>Attention: aus anderen Token lesen</translation>
    </message>
    <message>
        <source>These are the weights that the heat map shows in the row of this token.</source>
        <translation>Dies sind die Gewichte, die die Heatmap in der Zeile dieses Tokens zeigt.</translation>
    </message>
    <message>
        <source>What the heads give: values mixed by the weights</source>
        <translation>Was die Heads liefern: Values, mit den Gewichten gemischt</translation>
    </message>
    <message>
        <source>The output projection joins the heads</source>
        <translation>Die Ausgabeprojektion führt die Heads zusammen</translation>
    </message>
    <message>
        <source>The residual stream</source>
        <translation>Der Residualstrom</translation>
    </message>
    <message>
        <source>What the attention gives is added to the vector that came in. So is what the feed-forward network gives. Nothing is replaced: a layer writes into a stream that flows past it.</source>
        <translation>Was die Attention liefert, wird zum ankommenden Vektor addiert. Ebenso, was das Feed-Forward-Netz liefert. Nichts wird ersetzt: Eine Schicht schreibt in einen Strom, der an ihr vorbeifließt.</translation>
    </message>
    <message>
        <source>After the whole layer</source>
        <translation>Nach der ganzen Schicht</translation>
    </message>
    <message>
        <source>The feed-forward network</source>
        <translation>Das Feed-Forward-Netz</translation>
    </message>
    <message>
        <source>It is applied to each token alone. The first product makes four times as many numbers, 512, and the activation bends them; the page names it. The second product makes 128 of them again.</source>
        <translation>Es wird auf jedes Token für sich angewendet. Das erste Produkt macht daraus viermal so viele Zahlen, 512, und die Aktivierungsfunktion krümmt sie; die Seite nennt sie. Das zweite Produkt macht daraus wieder 128.</translation>
    </message>
    <message>
        <source>In an encoder the norms stand behind the sums</source>
        <translation>In einem Encoder stehen die Normen hinter den Summen</translation>
    </message>
    <message>
        <source>From a vector to words</source>
        <translation>Von einem Vektor zu Wörtern</translation>
    </message>
    <message>
        <source>Change a word early in the text. At which step do the numbers of the last token change first?</source>
        <translation>Ein Wort weit vorn im Text ändern. In welchem Schritt ändern sich die Zahlen des letzten Tokens zuerst?</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Count what a token becomes.</source>
        <translation>Zählen, was aus einem Token wird.</translation>
    </message>
    <message>
        <source>A vector has {d} numbers and the layer {h} heads. How many numbers has the query of one head?</source>
        <translation>Ein Vektor hat {d} Zahlen und die Schicht {h} Heads. Wie viele Zahlen hat die Query eines Heads?</translation>
    </message>
    <message>
        <source>The heads share the vector: {d} / {h} = {d/h}.</source>
        <translation>Die Heads teilen sich den Vektor: {d} / {h} = {d/h}.</translation>
    </message>
    <message>
        <source>A token attends to {n} tokens with {h} heads. How many weights are there at this step?</source>
        <translation>Ein Token achtet mit {h} Heads auf {n} Token. Wie viele Gewichte gibt es in diesem Schritt?</translation>
    </message>
    <message>
        <source>A row of {n} weights for each of {h} heads: {n*h}.</source>
        <translation>Eine Zeile aus {n} Gewichten für jeden der {h} Heads: {n*h}.</translation>
    </message>
    <message>
        <source>Where can information from another token come in?</source>
        <translation>Wo kann Information aus einem anderen Token hereinkommen?</translation>
    </message>
    <message>
        <source>in the attention</source>
        <translation>in der Attention</translation>
    </message>
    <message>
        <source>in the feed-forward network</source>
        <translation>im Feed-Forward-Netz</translation>
    </message>
    <message>
        <source>in the norm</source>
        <translation>in der Norm</translation>
    </message>
    <message>
        <source>Norms and feed-forward networks see one token at a time; only attention mixes tokens.</source>
        <translation>Normen und Feed-Forward-Netze sehen immer nur ein Token; nur die Attention mischt Token.</translation>
    </message>
    <message>
        <source>Here the most probable next token is `g`, the beginning of a word, with 0.091: many words fit, and those that begin alike share a first token.</source>
        <translation>Hier ist das wahrscheinlichste nächste Token `g`, ein Wortanfang, mit 0.091: Viele Wörter passen, und solche mit gleichem Anfang teilen sich ein erstes Token.</translation>
    </message>
    <message>
        <source>A norm, then three products: queries, keys and values, a vector for each head. The norm subtracts the mean of the 128 numbers, 0.017, and divides by their deviation, 0.103. The query of this token is compared with the keys of all tokens that it may see; the softmax makes weights of it. Each row of the picture is a head.</source>
        <translation>Eine Norm, dann drei Produkte: Queries, Keys und Values, je ein Vektor für jeden Head. Die Norm zieht den Mittelwert der 128 Zahlen ab, 0.017, und teilt durch ihre Abweichung, 0.103. Die Query dieses Tokens wird mit den Keys aller Token verglichen, die es sehen darf; die Softmax macht daraus Gewichte. Jede Zeile der Abbildung ist ein Head.</translation>
    </message>
    <message>
        <source>The norm, with its mean and deviation</source>
        <translation>Die Norm mit Mittelwert und Abweichung</translation>
    </message>
    <message>
        <source>Layer after layer does the same with weights of its own. Behind the last one stands a norm, which divides by 7.30: each layer added to the stream. Then the unembedding makes a logit for each token of the vocabulary, and a softmax makes probabilities of them.</source>
        <translation>Schicht um Schicht tut dasselbe mit eigenen Gewichten. Hinter der letzten steht eine Norm, die durch 7.30 teilt: Jede Schicht hat zum Strom etwas hinzugefügt. Dann macht das Unembedding einen Logit für jedes Token des Vokabulars, und eine Softmax macht daraus Wahrscheinlichkeiten.</translation>
    </message>
</context>
<context>
    <name>Lesson positions</name>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Attention alone does not see the order of tokens. Six models that learned one task, with and without positions.</source>
        <translation>Attention allein sieht die Reihenfolge der Token nicht. Sechs Modelle, die dieselbe Aufgabe gelernt haben, mit und ohne Positionen.</translation>
    </message>
    <message>
        <source>Without positions</source>
        <translation>Ohne Positionen</translation>
    </message>
    <message>
        <source>Attention compares content. In the first layer, two tokens have the same score at all positions.</source>
        <translation>Attention vergleicht Inhalte. In der ersten Schicht haben zwei Token an allen Positionen denselben Score.</translation>
    </message>
    <message>
        <source>The task: *who took the ball last?* Anna did. This model has no positions, and its first guess is wrong: see *Next after “ball”* on the right.</source>
        <translation>Die Aufgabe: *who took the ball last?* Es war Anna. Dieses Modell hat keine Positionen, und sein bester Kandidat ist falsch: siehe *Nächstes nach „ball“* rechts.</translation>
    </message>
    <message>
        <source>It still has some information on the order: a token attends to earlier tokens only.</source>
        <translation>Etwas Information über die Reihenfolge hat es trotzdem: Ein Token achtet nur auf frühere Token.</translation>
    </message>
    <message>
        <source>The same with position embeddings: the answer is right</source>
        <translation>Dasselbe mit Positions-Embeddings: Die Antwort stimmt</translation>
    </message>
    <message>
        <source>Without positions again</source>
        <translation>Wieder ohne Positionen</translation>
    </message>
    <message>
        <source>Sinusoids: a clock with many hands</source>
        <translation>Sinuskurven: eine Uhr mit vielen Zeigern</translation>
    </message>
    <message>
        <source>The first transformer added a fixed vector to each token. Each pair of its numbers is a sine and a cosine; the first pairs turn fast, the last ones hardly move.</source>
        <translation>Der erste Transformer addierte zu jedem Token einen festen Vektor. Jedes Paar seiner Zahlen ist ein Sinus und ein Kosinus; die ersten Paare drehen sich schnell, die letzten bewegen sich kaum.</translation>
    </message>
    <message>
        <source>Together they identify a position, as the hands of a clock show a time.</source>
        <translation>Zusammen bestimmen sie eine Position, so wie die Zeiger einer Uhr eine Zeit anzeigen.</translation>
    </message>
    <message>
        <source>The position embeddings of the open model, which turn at other speeds</source>
        <translation>Die Positions-Embeddings des offenen Modells, die sich mit anderen Geschwindigkeiten drehen</translation>
    </message>
    <message>
        <source>The similarity of two positions depends on their distance only</source>
        <translation>Die Ähnlichkeit zweier Positionen hängt nur von ihrem Abstand ab</translation>
    </message>
    <message>
        <source>Without these vectors, the model only guesses</source>
        <translation>Ohne diese Vektoren rät das Modell nur</translation>
    </message>
    <message>
        <source>A learned table</source>
        <translation>Eine gelernte Tabelle</translation>
    </message>
    <message>
        <source>BERT and GPT-2 learn a vector for each position, as they do for each token. The waves below are the *initial values* of this small model: its table started as sinusoids, and training changed it a little.</source>
        <translation>BERT und GPT-2 lernen einen Vektor für jede Position, so wie für jedes Token. Die Wellen unten sind die *Anfangswerte* dieses kleinen Modells: Seine Tabelle begann mit Sinuskurven, und das Training hat sie ein wenig verändert.</translation>
    </message>
    <message>
        <source>A learned table has an end: this one has 64 rows, so the model reads at most 64 tokens.</source>
        <translation>Eine gelernte Tabelle hat ein Ende: Diese hat 64 Zeilen, also liest das Modell höchstens 64 Token.</translation>
    </message>
    <message>
        <source>Similarity of its positions</source>
        <translation>Ähnlichkeit seiner Positionen</translation>
    </message>
    <message>
        <source>Without its table, the model only guesses</source>
        <translation>Ohne seine Tabelle rät das Modell nur</translation>
    </message>
    <message>
        <source>Similarity of the positions of story-encoder, for the 96 rows that were trained</source>
        <translation>Ähnlichkeit der Positionen von story-encoder, für die 96 trainierten Zeilen</translation>
    </message>
    <message>
        <source>Rotary: rotate the query and the key</source>
        <translation>Rotary: Query und Key drehen</translation>
    </message>
    <message>
        <source>Most current decoders add nothing to the tokens. They **rotate** pairs of numbers of each query and key by an angle that grows with the position.</source>
        <translation>Die meisten heutigen Decoder addieren nichts zu den Token. Sie **drehen** Paare von Zahlen jeder Query und jedes Keys um einen Winkel, der mit der Position wächst.</translation>
    </message>
    <message>
        <source>The product of two rotated vectors depends on the *difference* of their angles, which is their distance.</source>
        <translation>Das Produkt zweier gedrehter Vektoren hängt von der *Differenz* ihrer Winkel ab, und die entspricht ihrem Abstand.</translation>
    </message>
    <message>
        <source>Compare position 2 with 4, and 5 with 7, in one row: the angle between the hands is the same.</source>
        <translation>In einer Zeile Position 2 mit 4 und 5 mit 7 vergleichen: Der Winkel zwischen den Zeigern ist derselbe.</translation>
    </message>
    <message>
        <source>More pairs of numbers</source>
        <translation>Mehr Zahlenpaare</translation>
    </message>
    <message>
        <source>Without rotation, the model only guesses</source>
        <translation>Ohne Drehung rät das Modell nur</translation>
    </message>
    <message>
        <source>ALiBi: a bias for distance</source>
        <translation>ALiBi: ein Bias für den Abstand</translation>
    </message>
    <message>
        <source>A third method leaves all vectors unchanged and adds a number to the *score*. In **ALiBi** it falls with the distance, at a different rate in each head.</source>
        <translation>Ein drittes Verfahren lässt alle Vektoren unverändert und addiert eine Zahl zum *Score*. In **ALiBi** sinkt sie mit dem Abstand, in jedem Head unterschiedlich schnell.</translation>
    </message>
    <message>
        <source>Some heads then attend mostly to near tokens, others to the whole text. None of these numbers is learned.</source>
        <translation>Manche Heads achten dann vor allem auf nahe Token, andere auf den ganzen Text. Keine dieser Zahlen ist gelernt.</translation>
    </message>
    <message>
        <source>Only the nearest eight tokens</source>
        <translation>Nur die nächsten acht Token</translation>
    </message>
    <message>
        <source>Without the bias, all distances are equal and the model only guesses</source>
        <translation>Ohne den Bias sind alle Abstände gleich, und das Modell rät nur</translation>
    </message>
    <message>
        <source>T5: a learned bias</source>
        <translation>T5: ein gelernter Bias</translation>
    </message>
    <message>
        <source>T5 adds a number to the score too, but **learns** it: one for each head and distance, backward and forward. Larger distances share a number by ranges.</source>
        <translation>Auch T5 addiert eine Zahl zum Score, aber **lernt** sie: eine für jeden Head und Abstand, rückwärts und vorwärts. Größere Abstände teilen sich bereichsweise eine Zahl.</translation>
    </message>
    <message>
        <source>This encoder attends in both directions, so the curve has two sides. Heads 0 and 1 have a peak at one token back: they attend to the previous word.</source>
        <translation>Dieser Encoder achtet in beide Richtungen, daher hat die Kurve zwei Seiten. Die Heads 0 und 1 haben eine Spitze ein Token zurück: Sie achten auf das vorige Wort.</translation>
    </message>
    <message>
        <source>Content and position, apart</source>
        <translation>Inhalt und Position getrennt</translation>
    </message>
    <message>
        <source>*Anna* attends to the previous word, *ball*. Below, the score of this pair is computed: a part from the content and a part from the distance, added before the softmax.</source>
        <translation>*Anna* achtet auf das vorige Wort, *ball*. Unten wird der Score dieses Paars berechnet: ein Teil aus dem Inhalt und ein Teil aus dem Abstand, vor der Softmax addiert.</translation>
    </message>
    <message>
        <source>Without the second part the model fails: with all these numbers set to 0, it answers 28 of 100 questions correctly, with them 99.</source>
        <translation>Ohne den zweiten Teil versagt das Modell: Sind alle diese Zahlen auf 0 gesetzt, beantwortet es 28 von 100 Fragen richtig, mit ihnen 99.</translation>
    </message>
    <message>
        <source>For its first word, the decoder attends to the name of the one who took the ball last</source>
        <translation>Für sein erstes Wort achtet der Decoder auf den Namen der Person, die den Ball zuletzt genommen hat</translation>
    </message>
    <message>
        <source>The part of a score that ALiBi adds</source>
        <translation>Der Teil eines Scores, den ALiBi addiert</translation>
    </message>
    <message>
        <source>Who took the key last? Without the second part the model answers Anna, who took the ball</source>
        <translation>Wer hat den Schlüssel zuletzt genommen? Ohne den zweiten Teil antwortet das Modell Anna, die den Ball genommen hat</translation>
    </message>
    <message>
        <source>All models on one question</source>
        <translation>Alle Modelle an einer Frage</translation>
    </message>
    <message>
        <source>The five models with positions answer *Anna*; the model without positions does not.</source>
        <translation>Die fünf Modelle mit Positionen antworten *Anna*; das Modell ohne Positionen nicht.</translation>
    </message>
    <message>
        <source>Below, one head of the rotary model (A), of the one with ALiBi (B) and of the one without positions (C).</source>
        <translation>Unten ein Head des Rotary-Modells (A), des Modells mit ALiBi (B) und des Modells ohne Positionen (C).</translation>
    </message>
    <message>
        <source>The rotary model with and without its rotation</source>
        <translation>Das Rotary-Modell mit und ohne Drehung</translation>
    </message>
    <message>
        <source>Choose another model for B in the menu above the figures.</source>
        <translation>Im Menü über den Abbildungen ein anderes Modell für B wählen.</translation>
    </message>
    <message>
        <source>Ask about something else: let somebody take the key last, and ask for it.</source>
        <translation>Nach etwas anderem fragen: jemanden zuletzt den Schlüssel (key) nehmen lassen und danach fragen.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>What attention knows of order.</source>
        <translation>Was Attention über die Reihenfolge weiß.</translation>
    </message>
    <message>
        <source>The tokens of a text change places. Without positions and masks, what happens to the outputs of self-attention?</source>
        <translation>Die Token eines Textes tauschen die Plätze. Was geschieht ohne Positionen und Masken mit den Ausgaben der Self-Attention?</translation>
    </message>
    <message>
        <source>They stay as they are</source>
        <translation>Sie bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>They change places in the same way</source>
        <translation>Sie tauschen die Plätze auf dieselbe Weise</translation>
    </message>
    <message>
        <source>They become a mean of all tokens</source>
        <translation>Sie werden zum Mittelwert aller Token</translation>
    </message>
    <message>
        <source>Each output depends on its own query and on all pairs of key and value, in no order. Self-attention is *equivariant*. The mean of all outputs is *invariant*: it stays as it is.</source>
        <translation>Jede Ausgabe hängt von ihrer eigenen Query und von allen Paaren aus Key und Value ab, ohne Reihenfolge. Self-Attention ist *äquivariant*. Der Mittelwert aller Ausgaben ist *invariant*: Er bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>A learned table has positions for {n} tokens of {d} components. How many parameters is that?</source>
        <translation>Eine gelernte Tabelle hat Positionen für {n} Token mit {d} Komponenten. Wie viele Parameter sind das?</translation>
    </message>
    <message>
        <source>A row of {d} numbers for each position: {n*d}. Sinusoids, rotations and ALiBi need none.</source>
        <translation>Eine Zeile aus {d} Zahlen für jede Position: {n*d}. Sinuskurven, Drehungen und ALiBi brauchen keine.</translation>
    </message>
    <message>
        <source>Content and position are *added*, and the same matrix reads both: (x + p) W = x W + p W. Training can still keep them apart, in different directions of the vector.</source>
        <translation>Inhalt und Position werden *addiert*, und dieselbe Matrix liest beide: (x + p) W = x W + p W. Das Training kann sie trotzdem getrennt halten, in verschiedenen Richtungen des Vektors.</translation>
    </message>
    <message>
        <source>It happens in every layer, and to queries and keys only: what a value passes on says nothing of its position.</source>
        <translation>Das geschieht in jeder Schicht, und nur mit Queries und Keys: Was ein Value weitergibt, sagt nichts über seine Position.</translation>
    </message>
    <message>
        <source>Queries and keys after the rotation, values without it</source>
        <translation>Queries und Keys nach der Drehung, Values ohne sie</translation>
    </message>
    <message>
        <source>**DeBERTa** goes further: it has vectors for distances, and its scores have the parts content with content, content with position and position with content, each with matrices of its own. No built-in model does so.</source>
        <translation>**DeBERTa** geht weiter: Es hat Vektoren für Abstände, und seine Scores haben die Teile Inhalt mit Inhalt, Inhalt mit Position und Position mit Inhalt, jeder mit eigenen Matrizen. Kein mitgeliefertes Modell tut dies.</translation>
    </message>
    <message>
        <source>Which kind of positions is best? This task does not tell: their model cards give all five at least 99 % of the answers. Wang et al. compare such kinds in BERT.</source>
        <translation>Welche Art von Positionen ist am besten? Diese Aufgabe sagt es nicht: Laut ihren Model Cards geben alle fünf mindestens 99 % der Antworten richtig. Wang et al. vergleichen solche Arten in BERT.</translation>
    </message>
    <message>
        <source>Instead of adding a position p to a vector x, a model joins both to one longer vector and multiplies it with a matrix whose upper half is U and whose lower half is W. When is that the same as (x + p) W?</source>
        <translation>Statt eine Position p zu einem Vektor x zu addieren, fügt ein Modell beide zu einem längeren Vektor zusammen und multipliziert ihn mit einer Matrix, deren obere Hälfte U und deren untere Hälfte W ist. Wann ist das dasselbe wie (x + p) W?</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>If U = W</source>
        <translation>Wenn U = W</translation>
    </message>
    <message>
        <source>Never: the vector is longer</source>
        <translation>Nie: Der Vektor ist länger</translation>
    </message>
    <message>
        <source>The product is x U + p W. With U = W it is (x + p) W: adding is joining with one matrix for both, at half the parameters.</source>
        <translation>Das Produkt ist x U + p W. Mit U = W ist es (x + p) W: Addieren ist Zusammenfügen mit einer Matrix für beide, mit der Hälfte der Parameter.</translation>
    </message>
    <message>
        <source>Which vectors does a model with rotary positions rotate?</source>
        <translation>Welche Vektoren dreht ein Modell mit Rotary-Positionen?</translation>
    </message>
    <message>
        <source>The token embeddings, once</source>
        <translation>Die Token-Embeddings, einmal</translation>
    </message>
    <message>
        <source>Queries and keys, in every layer</source>
        <translation>Queries und Keys, in jeder Schicht</translation>
    </message>
    <message>
        <source>Queries, keys and values, in every layer</source>
        <translation>Queries, Keys und Values, in jeder Schicht</translation>
    </message>
    <message>
        <source>Scores then depend on distances. Values are passed on as they are.</source>
        <translation>Scores hängen dann von Abständen ab. Values werden weitergegeben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>Lesson probability</name>
    <message>
        <source>The probability of a text</source>
        <translation>Die Wahrscheinlichkeit eines Textes</translation>
    </message>
    <message>
        <source>What a text costs: losses, perplexity, teacher forcing, masked words, answers and classes.</source>
        <translation>Was ein Text kostet: Losses, Perplexität, Teacher Forcing, maskierte Wörter, Antworten und Klassen.</translation>
    </message>
    <message>
        <source>A number for each token</source>
        <translation>Eine Zahl für jedes Token</translation>
    </message>
    <message>
        <source>The probability of a text is the product of the probabilities of its tokens, each given those before it. Products of small numbers are hard to read, so we take **-ln p** of each and add.</source>
        <translation>Die Wahrscheinlichkeit eines Textes ist das Produkt der Wahrscheinlichkeiten seiner Token, jede gegeben die Token davor. Produkte kleiner Zahlen sind schwer zu lesen; daher nimmt man von jeder **-ln p** und addiert.</translation>
    </message>
    <message>
        <source>Point at a bar: its token lights up under the text.</source>
        <translation>Auf einen Balken zeigen: Sein Token leuchtet unter dem Text auf.</translation>
    </message>
    <message>
        <source>Which token costs most? What would you have expected there?</source>
        <translation>Welches Token kostet am meisten? Was wäre dort zu erwarten gewesen?</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>Ein Wort ändern</translation>
    </message>
    <message>
        <source>No column before it changes: a decoder does not see what follows.</source>
        <translation>Keine Spalte davor ändert sich: Ein Decoder sieht nicht, was folgt.</translation>
    </message>
    <message>
        <source>Back to the drum</source>
        <translation>Zurück zur Trommel</translation>
    </message>
    <message>
        <source>A stone: two tokens, both costly</source>
        <translation>Ein Stein: zwei Token, beide teuer</translation>
    </message>
    <message>
        <source>Change another word and watch the sum.</source>
        <translation>Ein anderes Wort ändern und die Summe beobachten.</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexität</translation>
    </message>
    <message>
        <source>Long texts cost more than short ones. The **mean** loss compares them, and its exponential is the **perplexity**: as many equally probable tokens would leave the model as unsure.</source>
        <translation>Lange Texte kosten mehr als kurze. Der **mittlere** Loss macht sie vergleichbar, und die Exponentialfunktion davon ist die **Perplexität**: Ebenso viele gleich wahrscheinliche Token ließen das Modell genauso unsicher.</translation>
    </message>
    <message>
        <source>A sentence like its training data</source>
        <translation>Ein Satz wie in den Trainingsdaten</translation>
    </message>
    <message>
        <source>Perplexities of models with other tokenizers cannot be compared: they count other tokens. Why?</source>
        <translation>Perplexitäten von Modellen mit anderen Tokenizern lassen sich nicht vergleichen: Sie zählen andere Token. Warum?</translation>
    </message>
    <message>
        <source>A loss at every position</source>
        <translation>Ein Loss an jeder Position</translation>
    </message>
    <message>
        <source>The causal mask makes it possible: no position sees the token that it is asked for. The last position has no loss, because nothing follows.</source>
        <translation>Möglich macht das die kausale Maske: Keine Position sieht das Token, nach dem sie gefragt wird. Die letzte Position hat keinen Loss, weil nichts folgt.</translation>
    </message>
    <message>
        <source>The mean of these losses is what training makes small.</source>
        <translation>Den Mittelwert dieser Losses macht das Training klein.</translation>
    </message>
    <message>
        <source>Find the row of a token in the heat map: everything right of the diagonal is masked.</source>
        <translation>Die Zeile eines Tokens in der Heatmap suchen: Alles rechts der Diagonale ist maskiert.</translation>
    </message>
    <message>
        <source>Teacher forcing</source>
        <translation>Teacher Forcing</translation>
    </message>
    <message>
        <source>A translator is trained in the same way. Its decoder reads the *right* target, shifted by one, and is asked for the next token, whatever it would have written itself.</source>
        <translation>Ein Übersetzer wird auf dieselbe Weise trainiert. Sein Decoder liest das *richtige* Ziel, um eins verschoben, und wird nach dem nächsten Token gefragt, was immer er selbst geschrieben hätte.</translation>
    </message>
    <message>
        <source>We typed a target with an error: *verte* for *red* costs 9.66. The next token, *dans*, costs 0.04 again: the decoder goes on from what it was given.</source>
        <translation>Hier ist ein Ziel mit einem Fehler eingegeben: *verte* für *red* kostet 9.66. Das nächste Token, *dans*, kostet wieder 0.04: Der Decoder macht mit dem weiter, was man ihm gegeben hat.</translation>
    </message>
    <message>
        <source>Without a teacher it reads what it wrote, errors included: it never trained on those.</source>
        <translation>Ohne Lehrer liest er, was er selbst geschrieben hat, samt Fehlern: Darauf hat er nie trainiert.</translation>
    </message>
    <message>
        <source>The right target: a perplexity of 1.03</source>
        <translation>Das richtige Ziel: eine Perplexität von 1.03</translation>
    </message>
    <message>
        <source>un balle: the wrong gender</source>
        <translation>un balle: das falsche Genus</translation>
    </message>
    <message>
        <source>Where does the loss of the end of the target stand?</source>
        <translation>Wo steht der Loss für das Ende des Ziels?</translation>
    </message>
    <message>
        <source>Loss at masked words alone</source>
        <translation>Loss nur an maskierten Wörtern</translation>
    </message>
    <message>
        <source>The 12 other tokens of this sentence give no loss this time, where a decoder would get one at each. In exchange the encoder sees both sides of every hidden word.</source>
        <translation>Die 12 anderen Token dieses Satzes liefern diesmal keinen Loss, während ein Decoder an jedem einen bekäme. Dafür sieht der Encoder beide Seiten jedes verdeckten Wortes.</translation>
    </message>
    <message>
        <source>Each token, masked alone: the pseudo-log-likelihood</source>
        <translation>Jedes Token einzeln maskiert: die Pseudo-Log-Likelihood</translation>
    </message>
    <message>
        <source>Shift+click tokens under the text to mask them or to show them again.</source>
        <translation>Shift+Klick auf Token unter dem Text maskiert sie oder zeigt sie wieder.</translation>
    </message>
    <message>
        <source>80, 10, 10</source>
        <translation>80, 10, 10</translation>
    </message>
    <message>
        <source>Pre-training of BERT chooses 15 of 100 tokens at random. Of those the model reads 80 % as `[MASK]`, 10 % as a random token, and 10 % as they are. It is asked for the true token in all three cases.</source>
        <translation>Das Pre-Training von BERT wählt 15 von 100 Token zufällig aus. Von diesen liest das Modell 80 % als `[MASK]`, 10 % als zufälliges Token und 10 % so, wie sie sind. In allen drei Fällen wird es nach dem wahren Token gefragt.</translation>
    </message>
    <message>
        <source>So it can trust no token: one that reads well may be wrong. In use there are no `[MASK]`s at all.</source>
        <translation>So kann es keinem Token trauen: Auch eines, das gut passt, kann falsch sein. Im Einsatz gibt es gar keine `[MASK]`.</translation>
    </message>
    <message>
        <source>Another draw</source>
        <translation>Eine andere Ziehung</translation>
    </message>
    <message>
        <source>Turn the seed. Is the loss larger where the model reads `[MASK]`, a random token, or the token itself?</source>
        <translation>Am Seed drehen. Ist der Loss größer, wo das Modell `[MASK]`, ein zufälliges Token oder das Token selbst liest?</translation>
    </message>
    <message>
        <source>Two softmaxes find an answer</source>
        <translation>Zwei Softmaxe finden eine Antwort</translation>
    </message>
    <message>
        <source>For questions there are two scores for each token: of being the first of the answer, and the last. Each goes through a softmax *over the tokens*, not over the vocabulary.</source>
        <translation>Bei Fragen gibt es zwei Scores für jedes Token: das erste der Antwort zu sein und das letzte. Beide durchlaufen eine Softmax *über die Token*, nicht über das Vokabular.</translation>
    </message>
    <message>
        <source>The loss is -ln p of the right start and of the right end. Here *behind* starts and *door* ends the answer, both with a probability of 1.00.</source>
        <translation>Der Loss ist -ln p des richtigen Anfangs und des richtigen Endes. Hier beginnt *behind* die Antwort und *door* beendet sie, beide mit einer Wahrscheinlichkeit von 1.00.</translation>
    </message>
    <message>
        <source>The answer as the teacher would have it: the door</source>
        <translation>Die Antwort, wie der Lehrer sie wollte: the door</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>Eine andere Frage</translation>
    </message>
    <message>
        <source>[CLS] and cross-entropy</source>
        <translation>[CLS] und Kreuzentropie</translation>
    </message>
    <message>
        <source>A classifier reads the output at `[CLS]` alone. A softmax over the classes, and **cross-entropy**: -ln p of the right class. With two classes that is binary cross-entropy, and the softmax a sigmoid of the difference of the two scores.</source>
        <translation>Ein Klassifikator liest nur die Ausgabe an `[CLS]`. Eine Softmax über die Klassen und **Kreuzentropie**: -ln p der richtigen Klasse. Bei zwei Klassen ist das die binäre Kreuzentropie und die Softmax eine Sigmoidfunktion der Differenz der beiden Scores.</translation>
    </message>
    <message>
        <source>One negation</source>
        <translation>Eine Verneinung</translation>
    </message>
    <message>
        <source>Choose the other class as the right one.</source>
        <translation>Die andere Klasse als richtige wählen.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Losses, perplexity and spans.</source>
        <translation>Losses, Perplexität und Spans.</translation>
    </message>
    <message>
        <source>A model gives the three tokens of a text the probabilities 1/{a}, 1/{b} and 1/2. What is the sum of −ln p, in nats?</source>
        <translation>Ein Modell gibt den drei Token eines Textes die Wahrscheinlichkeiten 1/{a}, 1/{b} und 1/2. Wie groß ist die Summe der −ln p, in Nats?</translation>
    </message>
    <message>
        <source>ln {a} + ln {b} + ln 2 = ln {2*a*b} = {ln(2*a*b)}.</source>
        <translation>ln {a} + ln {b} + ln 2 = ln {2*a*b} = {ln(2*a*b)}.</translation>
    </message>
    <message>
        <source>A model knows nothing: each of its {v} tokens is as probable as any other. Which perplexity has a text?</source>
        <translation>Ein Modell weiß nichts: Jedes seiner {v} Token ist so wahrscheinlich wie jedes andere. Welche Perplexität hat ein Text?</translation>
    </message>
    <message>
        <source>Each loss is ln {v}, and so is the mean: exp(ln {v}) = {v}.</source>
        <translation>Jeder Loss ist ln {v}, und der Mittelwert auch: exp(ln {v}) = {v}.</translation>
    </message>
    <message>
        <source>A text of {n} tokens has a perplexity of {p}. How large is the sum of its losses, in nats?</source>
        <translation>Ein Text aus {n} Token hat eine Perplexität von {p}. Wie groß ist die Summe seiner Losses, in Nats?</translation>
    </message>
    <message>
        <source>The mean is ln {p}: {n} · ln {p} = {n*ln(p)}.</source>
        <translation>Der Mittelwert ist ln {p}: {n} · ln {p} = {n*ln(p)}.</translation>
    </message>
    <message>
        <source>Training chooses 15 % of {n} tokens and masks 80 % of the chosen ones. How many masks are that on average?</source>
        <translation>Das Training wählt 15 % von {n} Token und maskiert 80 % der gewählten. Wie viele Masken sind das im Mittel?</translation>
    </message>
    <message>
        <source>{n} · 0.15 · 0.8 = {n*0.12}.</source>
        <translation>{n} · 0.15 · 0.8 = {n*0.12}.</translation>
    </message>
    <message>
        <source>The start of an answer is one of {n} tokens, and its end does not stand before its start. How many spans are there?</source>
        <translation>Der Anfang einer Antwort ist eines von {n} Token, und ihr Ende steht nicht vor dem Anfang. Wie viele Spans gibt es?</translation>
    </message>
    <message>
        <source>1 + 2 + … + {n} = {n*(n+1)/2}.</source>
        <translation>1 + 2 + … + {n} = {n*(n+1)/2}.</translation>
    </message>
    <message>
        <source>Every column stands for a position: what the decoder reads there, the token that follows, and what that token costs. The first *drum* costs 4.60. The second costs 0.004: by then the story has said what Ben has.</source>
        <translation>Jede Spalte steht für eine Position: was der Decoder dort liest, welches Token folgt und was dieses Token kostet. Das erste *drum* kostet 4.60. Das zweite kostet 0.004: Bis dahin hat die Geschichte gesagt, was Ben hat.</translation>
    </message>
    <message>
        <source>All tokens together cost 52.66 nats.</source>
        <translation>Alle Token zusammen kosten 52.66 Nats.</translation>
    </message>
    <message>
        <source>Now Ben gives away a *kite*, which he never had. Its column grows from 0.004 to 10.88, and the sum from 52.66 to 63.47.</source>
        <translation>Nun verschenkt Ben einen *kite*, den er nie hatte. Dessen Spalte wächst von 0.004 auf 10.88 und die Summe von 52.66 auf 63.47.</translation>
    </message>
    <message>
        <source>The story of the drum had a perplexity of 7.03. This sentence is unlike its training data: 2389, more than there are tokens in the vocabulary. A model that is sure and wrong costs more than one that guesses blindly.</source>
        <translation>Die Geschichte von der Trommel hatte eine Perplexität von 7.03. Dieser Satz ähnelt den Trainingsdaten nicht: 2389, mehr, als es Token im Vokabular gibt. Ein Modell, das sicher ist und falsch liegt, kostet mehr als eines, das blind rät.</translation>
    </message>
    <message>
        <source>Training reads a text once and gets a loss at every position: the labels are the same tokens, shifted by one. Here one run gives 8 losses. *upon* costs next to nothing, *girl* 12.05.</source>
        <translation>Das Training liest einen Text einmal und erhält an jeder Position einen Loss: Die Labels sind dieselben Token, um eins verschoben. Hier liefert ein Lauf 8 Losses. *upon* kostet fast nichts, *girl* 12.05.</translation>
    </message>
    <message>
        <source>An encoder sees both sides, so that asking for the next token would be no question. Instead some tokens are hidden, and only these have a loss: here *animal* costs 2.84 and *street* 1.84.</source>
        <translation>Ein Encoder sieht beide Seiten, sodass die Frage nach dem nächsten Token keine wäre. Stattdessen werden einige Token verdeckt, und nur diese haben einen Loss: Hier kostet *animal* 2.84 und *street* 1.84.</translation>
    </message>
    <message>
        <source>Of the 29 tokens here 4 are chosen: two are masked, *eight* stands for *the*, and one *kite* stays. Turn the seed to draw again.</source>
        <translation>Von den 29 Token hier sind 4 ausgewählt: Zwei sind maskiert, *eight* steht anstelle von *the*, und ein *kite* bleibt. Am Seed drehen, um neu zu ziehen.</translation>
    </message>
    <message>
        <source>Two negations fool this model: it is sure of *negative*, and the right class costs 12.78. One such example weighs more in a mean of losses than a thousand right ones.</source>
        <translation>Zwei Verneinungen täuschen dieses Modell: Es ist sich bei *negative* sicher, und die richtige Klasse kostet 12.78. Ein solches Beispiel wiegt im mittleren Loss mehr als tausend richtige.</translation>
    </message>
    <message>
        <source>Several masked words in a row are harder than one. In `The girl kicked the red ball over the white house.` *ball* alone costs 4.23; with all of *the red ball* masked, it costs 8.72 and *red* 9.21. **SpanBERT** masks such spans, and adds a second loss: each word of a span is predicted from the tokens at both ends and its place.</source>
        <translation>Mehrere maskierte Wörter hintereinander sind schwerer als eines. In `The girl kicked the red ball over the white house.` kostet *ball* allein 4.23; ist *the red ball* ganz maskiert, kostet es 8.72 und *red* 9.21. **SpanBERT** maskiert solche Spannen und fügt einen zweiten Loss hinzu: Jedes Wort einer Spanne wird aus den Token an beiden Enden und seinem Platz vorhergesagt.</translation>
    </message>
    <message>
        <source>One word: *ball*</source>
        <translation>Ein Wort: *ball*</translation>
    </message>
    <message>
        <source>A span: *the red ball*</source>
        <translation>Eine Spanne: *the red ball*</translation>
    </message>
</context>
<context>
    <name>Lesson query-key-value</name>
    <message>
        <source>Query, key and value</source>
        <translation>Query, Key und Value</translation>
    </message>
    <message>
        <source>One head, one sentence, one row: where a weight comes from and what it does.</source>
        <translation>Ein Head, ein Satz, eine Zeile: woher ein Gewicht kommt und was es tut.</translation>
    </message>
    <message>
        <source>A row is a question</source>
        <translation>Eine Zeile ist eine Frage</translation>
    </message>
    <message>
        <source>What does *it* stand for? This head has learned to find out. The row of *it* puts nearly all of its attention on *animal*.</source>
        <translation>Wofür steht *it*? Dieser Head hat gelernt, das herauszufinden. Die Zeile von *it* legt fast ihre ganze Attention auf *animal*.</translation>
    </message>
    <message>
        <source>Read the heat map row by row: the token on the left is the **query**, the tokens above are the **keys**. The query *attends to* the keys. Each row sums to 1.</source>
        <translation>Die Heatmap wird Zeile für Zeile gelesen: Das Token links ist die **Query**, die Token oben sind die **Keys**. Die Query *achtet auf* die Keys. Jede Zeile hat die Summe 1.</translation>
    </message>
    <message>
        <source>Another row: *because*</source>
        <translation>Eine andere Zeile: *because*</translation>
    </message>
    <message>
        <source>Point at the cells of a row and read the numbers.</source>
        <translation>Auf die Zellen einer Zeile zeigen und die Zahlen lesen.</translation>
    </message>
    <message>
        <source>Query times key</source>
        <translation>Query mal Key</translation>
    </message>
    <message>
        <source>For each token the head computes two vectors: a *query*, what the token looks for, and a *key*, what it offers. In this head, each vector has 32 numbers.</source>
        <translation>Für jedes Token berechnet der Head zwei Vektoren: eine *Query*, also wonach das Token sucht, und einen *Key*, also was es anbietet. In diesem Head hat jeder Vektor 32 Zahlen.</translation>
    </message>
    <message>
        <source>Their score is the dot product, divided by the square root of the length:</source>
        <translation>Ihr Score ist das Skalarprodukt, geteilt durch die Wurzel aus der Länge:</translation>
    </message>
    <message>
        <source>`score = q · k / √32`</source>
        <translation>`score = q · k / √32`</translation>
    </message>
    <message>
        <source>The division keeps the scores of long vectors small. Below, all steps are computed for *it* and *animal*.</source>
        <translation>Die Division hält die Scores langer Vektoren klein. Unten werden alle Schritte für *it* und *animal* berechnet.</translation>
    </message>
    <message>
        <source>Which keys fit the query of *it* second best? See the list on the right.</source>
        <translation>Welcher Key passt am zweitbesten zur Query von *it*? Siehe die Liste rechts.</translation>
    </message>
    <message>
        <source>Softmax: scores become shares</source>
        <translation>Softmax: Aus Scores werden Anteile</translation>
    </message>
    <message>
        <source>Scores can be any number. The **softmax** turns them into shares: e to the power of each score, divided by the sum over the row.</source>
        <translation>Scores können beliebige Zahlen sein. Die **Softmax** macht daraus Anteile: e hoch jeden Score, geteilt durch die Summe über die Zeile.</translation>
    </message>
    <message>
        <source>A score that is larger by 1 gives 2.7 times the weight. So one key can take nearly all of the weight, but no weight is ever exactly zero.</source>
        <translation>Ein um 1 größerer Score ergibt das 2.7-fache Gewicht. So kann ein Key fast das ganze Gewicht erhalten, aber kein Gewicht ist je genau null.</translation>
    </message>
    <message>
        <source>See the small weights: the log scale</source>
        <translation>Die kleinen Gewichte sehen: die Log-Skala</translation>
    </message>
    <message>
        <source>Only their order in each row: the rank scale</source>
        <translation>Nur ihre Reihenfolge in jeder Zeile: die Rangskala</translation>
    </message>
    <message>
        <source>The weights themselves: the linear scale</source>
        <translation>Die Gewichte selbst: die lineare Skala</translation>
    </message>
    <message>
        <source>The value is what is read</source>
        <translation>Der Value ist das, was gelesen wird</translation>
    </message>
    <message>
        <source>For each token the head also computes a *value*, the content that is passed on. The output of a row is the sum of all values, each times its weight.</source>
        <translation>Für jedes Token berechnet der Head außerdem einen *Value*, den Inhalt, der weitergegeben wird. Die Ausgabe einer Zeile ist die Summe aller Values, jeder mal sein Gewicht.</translation>
    </message>
    <message>
        <source>So what this head adds to *it* comes mostly from *animal*. The thick line shows this.</source>
        <translation>Was dieser Head zu *it* addiert, stammt also größtenteils von *animal*. Die dicke Linie zeigt das.</translation>
    </message>
    <message>
        <source>See which tokens attend to *animal*</source>
        <translation>Sehen, welche Token auf *animal* achten</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>Ein Wort ändern</translation>
    </message>
    <message>
        <source>Queries and keys are computed from the text, so other words give other weights. A street can be *wide*, an animal *tired*.</source>
        <translation>Queries und Keys werden aus dem Text berechnet, also ergeben andere Wörter andere Gewichte. Eine Straße kann *wide* sein, ein Tier *tired*.</translation>
    </message>
    <message>
        <source>A: *tired*. B: *wide*. Watch the row of *it*. The third heat map is the difference.</source>
        <translation>A: *tired*. B: *wide*. Die Zeile von *it* beobachten. Die dritte Heatmap ist die Differenz.</translation>
    </message>
    <message>
        <source>Type another word for *tired* in the text above: *hungry*, *old*, *narrow*.</source>
        <translation>Im Text oben ein anderes Wort für *tired* eingeben: *hungry*, *old*, *narrow*.</translation>
    </message>
    <message>
        <source>What a weight does not say</source>
        <translation>Was ein Gewicht nicht sagt</translation>
    </message>
    <message>
        <source>A weight says where a head reads from. It does not say why the model predicts what it predicts: there are many heads and layers, and values can be long or short.</source>
        <translation>Ein Gewicht sagt, woher ein Head liest. Es sagt nicht, warum das Modell vorhersagt, was es vorhersagt: Es gibt viele Heads und Schichten, und Values können lang oder kurz sein.</translation>
    </message>
    <message>
        <source>Researchers disagree on how much attention explains. Read both papers.</source>
        <translation>In der Forschung ist umstritten, wie viel Attention erklärt. Beide Artikel lesen.</translation>
    </message>
    <message>
        <source>Layer 2, mean of all heads: it hides what head 2 does</source>
        <translation>Schicht 2, Mittelwert aller Heads: Er verdeckt, was Head 2 tut</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Scores, softmax and its derivative.</source>
        <translation>Scores, Softmax und ihre Ableitung.</translation>
    </message>
    <message>
        <source>A query is ({a}, {b}), a key ({c}, {d}). What is their scaled score?</source>
        <translation>Eine Query ist ({a}, {b}), ein Key ({c}, {d}). Wie groß ist ihr skalierter Score?</translation>
    </message>
    <message>
        <source>The dot product is {a*c + b*d}; vectors of 2 components divide it by √2.</source>
        <translation>Das Skalarprodukt ist {a*c + b*d}; bei Vektoren mit 2 Komponenten wird es durch √2 geteilt.</translation>
    </message>
    <message>
        <source>Two keys have the scores 0 and ln {r}. Which weight does the second one get?</source>
        <translation>Zwei Keys haben die Scores 0 und ln {r}. Welches Gewicht erhält der zweite?</translation>
    </message>
    <message>
        <source>exp(0) = 1 and exp(ln {r}) = {r}: {r} of {1+r} shares.</source>
        <translation>exp(0) = 1 und exp(ln {r}) = {r}: {r} von {1+r} Anteilen.</translation>
    </message>
    <message>
        <source>A key has the weight {p}/10. What is the derivative of this weight with respect to the key&apos;s own score?</source>
        <translation>Ein Key hat das Gewicht {p}/10. Wie groß ist die Ableitung dieses Gewichts nach dem eigenen Score des Keys?</translation>
    </message>
    <message>
        <source>For a softmax it is a · (1 − a). Near 0 and 1 it vanishes: a saturated softmax hardly learns.</source>
        <translation>Bei einer Softmax ist sie a · (1 − a). Nahe 0 und 1 verschwindet sie: Eine gesättigte Softmax lernt kaum.</translation>
    </message>
    <message>
        <source>Scores are −3, 1, 1,000, 5 and −1. Why would a row like this stop the training of its query and keys?</source>
        <translation>Die Scores sind −3, 1, 1,000, 5 und −1. Warum würde eine solche Zeile das Training ihrer Query und Keys anhalten?</translation>
    </message>
    <message>
        <source>The weight of the third key is 1 and all others are 0 in any arithmetic, so every derivative a · (1 − a) and −a · b is 0: no gradient reaches query and keys. Dividing scores by √d keeps them small.</source>
        <translation>Das Gewicht des dritten Keys ist in jeder Arithmetik 1 und alle anderen sind 0, also ist jede Ableitung a · (1 − a) und −a · b gleich 0: Kein Gradient erreicht Query und Keys. Das Teilen der Scores durch √d hält sie klein.</translation>
    </message>
    <message>
        <source>To which token does *it* attend most in layer 2, head 2?</source>
        <translation>Auf welches Token achtet *it* in Schicht 2, Head 2 am meisten?</translation>
    </message>
    <message>
        <source>Select *it*; the list on the right shows its keys.</source>
        <translation>*it* auswählen; die Liste rechts zeigt seine Keys.</translation>
    </message>
    <message>
        <source>Another pair: in *The restaurant would not sell the soup because it was too full*, *it* gives 0.48 to *restaurant* and 0.14 to *soup*. With *cold* in place of *full* it gives 0.05 and 0.88.</source>
        <translation>Ein anderes Paar: In *The restaurant would not sell the soup because it was too full* gibt *it* 0.48 an *restaurant* und 0.14 an *soup*. Mit *cold* statt *full* gibt es 0.05 und 0.88.</translation>
    </message>
    <message>
        <source>A: the restaurant is *full*. B: the soup is *cold*</source>
        <translation>A: Das Restaurant ist *full*. B: Die Suppe ist *cold*</translation>
    </message>
</context>
<context>
    <name>Lesson recurrence</name>
    <message>
        <source>Recurrent networks beside attention</source>
        <translation>Rekurrente Netze neben Attention</translation>
    </message>
    <message>
        <source>What each step can read, and at what cost.</source>
        <translation>Was jeder Schritt lesen kann, und zu welchen Kosten.</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Eines nach dem anderen</translation>
    </message>
    <message>
        <source>Before transformers, texts were read by **recurrent** networks: a state passes from token to token, and each token changes it.</source>
        <translation>Vor den Transformern wurden Texte von **rekurrenten** Netzen gelesen: Ein Zustand wandert von Token zu Token, und jedes Token ändert ihn.</translation>
    </message>
    <message>
        <source>Information from the first token must pass through every state to reach the last. And step 5 cannot begin before step 4 is done.</source>
        <translation>Information vom ersten Token muss durch jeden Zustand, um das letzte zu erreichen. Und Schritt 5 kann nicht beginnen, bevor Schritt 4 fertig ist.</translation>
    </message>
    <message>
        <source>Eight tokens: the path becomes longer for one of the two</source>
        <translation>Acht Token: Bei einem von beiden wird der Weg länger</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alle auf einmal</translation>
    </message>
    <message>
        <source>Attention connects every pair **directly**: the path is one step, at any distance. And all tokens are computed at the same time, which suits graphics processors.</source>
        <translation>Attention verbindet jedes Paar **direkt**: Der Weg ist ein Schritt, bei jedem Abstand. Und alle Token werden gleichzeitig berechnet, was Grafikprozessoren entgegenkommt.</translation>
    </message>
    <message>
        <source>In the figure, the second *cake* attends directly to a word 16 tokens back: the one that followed the first *cake*.</source>
        <translation>In der Abbildung achtet das zweite *cake* direkt auf ein Wort 16 Token zuvor: das, das auf das erste *cake* folgte.</translation>
    </message>
    <message>
        <source>The heat map</source>
        <translation>Die Heatmap</translation>
    </message>
    <message>
        <source>The cost</source>
        <translation>Die Kosten</translation>
    </message>
    <message>
        <source>A recurrent layer costs n · d² operations, the weights of attention n² · d: fewer for short texts (n below d), more for long ones. Queries, keys, values and output add 4 · n · d² at any length.</source>
        <translation>Eine rekurrente Schicht kostet n · d² Operationen, die Gewichte der Attention n² · d: weniger bei kurzen Texten (n unter d), mehr bei langen. Queries, Keys, Values und Ausgabe kommen bei jeder Länge mit 4 · n · d² hinzu.</translation>
    </message>
    <message>
        <source>This is why sparse patterns, windows and caches matter.</source>
        <translation>Deshalb sind Sparse-Muster, Fenster und Caches wichtig.</translation>
    </message>
    <message>
        <source>A text of 512 tokens: equal</source>
        <translation>Ein Text aus 512 Token: gleich</translation>
    </message>
    <message>
        <source>A text of 8,192 tokens</source>
        <translation>Ein Text aus 8&#xa0;192 Token</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Without the softmax, (Q Kᵀ) V is Q (Kᵀ V). For {n} tokens and vectors of {d} components, how many times fewer multiplications does the second order take?</source>
        <translation>Ohne die Softmax ist (Q Kᵀ) V gleich Q (Kᵀ V). Um welchen Faktor braucht die zweite Reihenfolge bei {n} Token und Vektoren mit {d} Komponenten weniger Multiplikationen?</translation>
    </message>
    <message>
        <source>2 n² d against 2 n d²: n / d. With the softmax the order cannot be changed; linear attention replaces it by a product of features.</source>
        <translation>2 n² d gegenüber 2 n d²: n / d. Mit der Softmax lässt sich die Reihenfolge nicht ändern; lineare Attention ersetzt sie durch ein Produkt von Features.</translation>
    </message>
    <message>
        <source>A second network that reads from the end lets each token know both sides (a *bidirectional* network). The next word cannot be predicted that way.</source>
        <translation>Ein zweites Netz, das vom Ende her liest, lässt jedes Token beide Seiten kennen (ein *bidirektionales* Netz). Das nächste Wort lässt sich so nicht vorhersagen.</translation>
    </message>
    <message>
        <source>Press *Measure runs*. How much longer does a text of 8 times the tokens take?</source>
        <translation>*Läufe messen* drücken. Wie viel länger braucht ein Text mit 8-mal so vielen Token?</translation>
    </message>
    <message>
        <source>Attention in another order, and what follows what.</source>
        <translation>Attention in anderer Reihenfolge, und was auf was folgt.</translation>
    </message>
    <message>
        <source>A text has {n} tokens. How many steps of a recurrent layer must be computed one after the other?</source>
        <translation>Ein Text hat {n} Token. Wie viele Schritte einer rekurrenten Schicht müssen nacheinander berechnet werden?</translation>
    </message>
    <message>
        <source>Each state needs the one before: {n}. A layer of attention computes all tokens in one step, on a processor with enough units.</source>
        <translation>Jeder Zustand braucht den vorigen: {n}. Eine Attention-Schicht berechnet alle Token in einem Schritt, auf einem Prozessor mit genügend Einheiten.</translation>
    </message>
    <message>
        <source>A bidirectional network reads {n} tokens. How many tokens has the backward network read when it reaches token {i}, counted from 1, with that token?</source>
        <translation>Ein bidirektionales Netz liest {n} Token. Wie viele Token hat das rückwärts lesende Netz gelesen, wenn es Token {i} (ab 1 gezählt) erreicht, dieses eingeschlossen?</translation>
    </message>
    <message>
        <source>It begins at token {n}: {n} − {i} + 1 = {n-i+1}. The forward network has read {i}.</source>
        <translation>Es beginnt bei Token {n}: {n} − {i} + 1 = {n-i+1}. Das vorwärts lesende Netz hat {i} gelesen.</translation>
    </message>
</context>
<context>
    <name>Lesson recurrence-and-convolution</name>
    <message>
        <source>Recurrence and convolution, measured</source>
        <translation>Rekurrenz und Faltung, gemessen</translation>
    </message>
    <message>
        <source>An LSTM, a convolution, attention and fixed patterns learn the same task: what each step sees, and what it still knows.</source>
        <translation>Ein LSTM, eine Faltung, Attention und feste Muster lernen dieselbe Aufgabe: was jeder Schritt sieht und was er noch weiß.</translation>
    </message>
    <message>
        <source>One task, six networks</source>
        <translation>Eine Aufgabe, sechs Netze</translation>
    </message>
    <message>
        <source>A row gives letters a digit and asks for them later: after `c4 h1 c?` the answer is 4. Six small networks have learned this, in 4,000 steps each. They differ in one thing: how a token learns of the tokens before it.</source>
        <translation>Eine Zeile ordnet Buchstaben Ziffern zu und fragt später danach: Nach `c4 h1 c?` ist die Antwort 4. Sechs kleine Netze haben das gelernt, in je 4&#xa0;000 Schritten. Sie unterscheiden sich in einem Punkt: wie ein Token von den Token davor erfährt.</translation>
    </message>
    <message>
        <source>The page *Recurrence* replaces each token of the text above and measures by how much the answer changes: a row for each question, a column for each token. Gray is exactly 0: that token cannot be seen. At the end of a row stands the answer, in bold where it is wrong.</source>
        <translation>Die Seite *Rekurrenz* ersetzt jedes Token des Textes oben und misst, wie stark sich die Antwort ändert: eine Zeile für jede Frage, eine Spalte für jedes Token. Grau ist genau 0: Dieses Token ist nicht sichtbar. Am Ende einer Zeile steht die Antwort, fett, wo sie falsch ist.</translation>
    </message>
    <message>
        <source>Type letters from a to p, digits from 0 to 7 and questions of your own.</source>
        <translation>Buchstaben von a bis p, Ziffern von 0 bis 7 und eigene Fragen eingeben.</translation>
    </message>
    <message>
        <source>Ask at once</source>
        <translation>Sofort fragen</translation>
    </message>
    <message>
        <source>LSTM: all passes through one state</source>
        <translation>LSTM: Alles läuft durch einen Zustand</translation>
    </message>
    <message>
        <source>An **LSTM** reads token after token. 32 numbers are all that it carries on; gates decide what is kept and what is replaced. It can see every token before, and must have decided to remember it before it knew the question.</source>
        <translation>Ein **LSTM** liest Token für Token. 32 Zahlen sind alles, was es weiterträgt; Gates entscheiden, was behalten und was ersetzt wird. Es kann jedes frühere Token sehen, muss aber beschlossen haben, es sich zu merken, bevor es die Frage kannte.</translation>
    </message>
    <message>
        <source>The chart counts right answers by distance. Of questions whose pair stands one token back it answers 0.96, of those 23 tokens back 0.73.</source>
        <translation>Das Diagramm zählt richtige Antworten nach Abstand. Von den Fragen, deren Paar ein Token zurückliegt, beantwortet es 0.96, von denen 23 Token zurück 0.73.</translation>
    </message>
    <message>
        <source>Sixteen pairs before the question: the LSTM answers 7, not 5</source>
        <translation>Sechzehn Paare vor der Frage: Das LSTM antwortet 7, nicht 5</translation>
    </message>
    <message>
        <source>Convolution: a window</source>
        <translation>Faltung: ein Fenster</translation>
    </message>
    <message>
        <source>A **convolution** of width 3 that looks back makes each output of its token and the two before. Two of them see five tokens: a band in the figure, and gray beyond it.</source>
        <translation>Eine rückwärts blickende **Faltung** der Breite 3 macht jede Ausgabe aus ihrem Token und den zwei davor. Zwei davon sehen fünf Token: ein Band in der Abbildung und Grau jenseits davon.</translation>
    </message>
    <message>
        <source>Up to 4 tokens back it answers more than 0.95 of the questions; from 5 on 0.13, about as many as a guess among eight digits. Each further layer would add two tokens. All positions are computed at once, as in attention, and the filters are the same everywhere.</source>
        <translation>Bis 4 Token zurück beantwortet sie mehr als 0.95 der Fragen; ab 5 nur 0.13, etwa so viele wie beim Raten unter acht Ziffern. Jede weitere Schicht brächte zwei Token hinzu. Alle Positionen werden wie bei der Attention auf einmal berechnet, und die Filter sind überall dieselben.</translation>
    </message>
    <message>
        <source>Five tokens back: out of sight</source>
        <translation>Fünf Token zurück: außer Sicht</translation>
    </message>
    <message>
        <source>Four tokens back</source>
        <translation>Vier Token zurück</translation>
    </message>
    <message>
        <source>Attention: any distance</source>
        <translation>Attention: jeder Abstand</translation>
    </message>
    <message>
        <source>**Attention** compares the question with every token and takes the value of the one that fits. The disk in a cell is its weight. Here most of the weight is on the pair, and nothing else but the question has influence to speak of.</source>
        <translation>**Attention** vergleicht die Frage mit jedem Token und nimmt den Value dessen, das passt. Die Scheibe in einer Zelle ist ihr Gewicht. Hier liegt das meiste Gewicht auf dem Paar, und außer der Frage hat nichts anderes nennenswerten Einfluss.</translation>
    </message>
    <message>
        <source>It answers every held-out question at every distance. What the task does not need, it does not have: without positions it could not tell which of two digits of a letter came later.</source>
        <translation>Sie beantwortet jede zurückgehaltene Frage bei jedem Abstand. Was die Aufgabe nicht braucht, hat sie nicht: Ohne Positionen könnte sie nicht sagen, welche von zwei Ziffern eines Buchstabens später kam.</translation>
    </message>
    <message>
        <source>Two digits for one letter, which no row of the training has</source>
        <translation>Zwei Ziffern für einen Buchstaben, was in keiner Trainingszeile vorkommt</translation>
    </message>
    <message>
        <source>Fixed patterns: filters</source>
        <translation>Feste Muster: Filter</translation>
    </message>
    <message>
        <source>The last two networks have value and output matrices as attention has, but weights that do not depend on the tokens: all on the **previous** token, or **uniform** over those up to the own one. That is what a convolution with a fixed filter does.</source>
        <translation>Die letzten beiden Netze haben wie Attention Value- und Ausgabematrizen, aber Gewichte, die nicht von den Token abhängen: alles auf dem **vorigen** Token oder **uniform** über alle bis zum eigenen. Das ist es, was eine Faltung mit festem Filter tut.</translation>
    </message>
    <message>
        <source>*Previous* answers one token back, and guesses elsewhere. *Uniform* sums up everything before: it answers 0.90 one token back and 0.57 after 23, because the share of each token shrinks with the row. Compare with attention, whose weights are computed for each question.</source>
        <translation>*Voriges Token* antwortet richtig bei einem Token Abstand und rät sonst. *Uniform* summiert alles davor: Es beantwortet 0.90 bei einem Token Abstand und 0.57 nach 23, weil der Anteil jedes Tokens mit der Länge der Zeile schrumpft. Im Vergleich dazu werden die Gewichte der Attention für jede Frage berechnet.</translation>
    </message>
    <message>
        <source>The previous token has the answer</source>
        <translation>Das vorige Token hat die Antwort</translation>
    </message>
    <message>
        <source>Additive attention</source>
        <translation>Additive Attention</translation>
    </message>
    <message>
        <source>Attention began as an addition to recurrent networks: a translator could look back at all states of its encoder, not only at the last. The score of a state is v · tanh(W q + U k), a small network instead of a product (**additive attention**).</source>
        <translation>Attention begann als Zusatz zu rekurrenten Netzen: Ein Übersetzer konnte auf alle Zustände seines Encoders zurückblicken, nicht nur auf den letzten. Der Score eines Zustands ist v · tanh(W q + U k), ein kleines Netz anstelle eines Produkts (**additive Attention**).</translation>
    </message>
    <message>
        <source>Here an LSTM attends to its own states. With the same state of 32 numbers it answers every held-out question, 23 tokens back as well, where the LSTM alone answers 0.73.</source>
        <translation>Hier achtet ein LSTM auf seine eigenen Zustände. Mit demselben Zustand aus 32 Zahlen beantwortet es jede zurückgehaltene Frage, auch 23 Token zurück, wo das LSTM allein 0.73 beantwortet.</translation>
    </message>
    <message>
        <source>Find a row that the LSTM answers wrongly, and see whether additive attention does.</source>
        <translation>Eine Zeile finden, die das LSTM falsch beantwortet, und prüfen, ob additive Attention es auch tut.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>What reaches an output.</source>
        <translation>Was eine Ausgabe erreicht.</translation>
    </message>
    <message>
        <source>{l} convolutions of width {k} that look back follow each other. How many tokens does an output depend on, with its own?</source>
        <translation>{l} rückwärts blickende Faltungen der Breite {k} folgen aufeinander. Von wie vielen Token hängt eine Ausgabe ab, ihr eigenes eingeschlossen?</translation>
    </message>
    <message>
        <source>Each layer adds {k} − 1: {l} · {k-1} + 1 = {l*(k-1)+1}.</source>
        <translation>Jede Schicht fügt {k} − 1 hinzu: {l} · {k-1} + 1 = {l*(k-1)+1}.</translation>
    </message>
    <message>
        <source>A pair stands {n} tokens before its question. How many convolutions of width 3 that look back are needed until the output depends on it?</source>
        <translation>Ein Paar steht {n} Token vor seiner Frage. Wie viele rückwärts blickende Faltungen der Breite 3 braucht es, bis die Ausgabe davon abhängt?</translation>
    </message>
    <message>
        <source>L layers reach 2 L tokens back: L is at least {n} / 2 = {n/2}.</source>
        <translation>L Schichten reichen 2 L Token zurück: L ist mindestens {n} / 2 = {n/2}.</translation>
    </message>
    <message>
        <source>Convolutions of width 3 look back with a dilation that doubles from layer to layer: 1, 2, 4, … How many tokens does an output of layer {l} depend on, with its own?</source>
        <translation>Faltungen der Breite 3 blicken mit einer Dilatation zurück, die sich von Schicht zu Schicht verdoppelt: 1, 2, 4, … Von wie vielen Token hängt eine Ausgabe der Schicht {l} ab, ihr eigenes eingeschlossen?</translation>
    </message>
    <message>
        <source>The layers add 2 · 1, 2 · 2, 2 · 4, …: 2 · (2^{l} − 1) + 1 = {2*(2^l-1)+1}.</source>
        <translation>Die Schichten fügen 2 · 1, 2 · 2, 2 · 4, … hinzu: 2 · (2^{l} − 1) + 1 = {2*(2^l-1)+1}.</translation>
    </message>
    <message>
        <source>An LSTM of width d has four gates, each with a matrix for the input, one for the state, and two vectors. How many parameters has it for d = {d}?</source>
        <translation>Ein LSTM der Breite d hat vier Gates, jedes mit einer Matrix für die Eingabe, einer für den Zustand und zwei Vektoren. Wie viele Parameter hat es für d = {d}?</translation>
    </message>
    <message>
        <source>4 · (2 · {d}² + 2 · {d}) = {4*(2*d*d+2*d)}.</source>
        <translation>4 · (2 · {d}² + 2 · {d}) = {4*(2*d*d+2*d)}.</translation>
    </message>
    <message>
        <source>Which of the networks can be computed for all tokens of a row at once?</source>
        <translation>Welche der Netze lassen sich für alle Token einer Zeile auf einmal berechnen?</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All but those with an LSTM</source>
        <translation>Alle außer denen mit einem LSTM</translation>
    </message>
    <message>
        <source>Attention alone</source>
        <translation>Nur Attention</translation>
    </message>
    <message>
        <source>The states of an LSTM follow from each other. Convolutions, attention and fixed patterns need only the embeddings.</source>
        <translation>Die Zustände eines LSTM folgen auseinander. Faltungen, Attention und feste Muster brauchen nur die Embeddings.</translation>
    </message>
    <message>
        <source>A **GRU** has no state apart from its output, and three pairs of matrices where an LSTM has four.</source>
        <translation>Eine **GRU** hat keinen Zustand neben ihrer Ausgabe, und drei Paare von Matrizen, wo ein LSTM vier hat.</translation>
    </message>
    <message>
        <source>So a row may move: put two tokens before it, and the influences on its last question are the same numbers, two columns further on (**translation equivariance**).</source>
        <translation>Eine Zeile darf also wandern: Mit zwei Token davor sind die Einflüsse auf ihre letzte Frage dieselben Zahlen, zwei Spalten weiter (**Translationsäquivarianz**).</translation>
    </message>
    <message>
        <source>A row</source>
        <translation>Eine Zeile</translation>
    </message>
    <message>
        <source>The same row with two tokens before it</source>
        <translation>Dieselbe Zeile mit zwei Token davor</translation>
    </message>
    <message>
        <source>A **depthwise separable** convolution divides its work in the same way: a filter for each channel mixes tokens, then a product mixes the channels of each token. **FNet** mixes tokens by a Fourier transform, **MLP-Mixer** by a dense layer.</source>
        <translation>Eine **Depthwise-Separable**-Faltung teilt ihre Arbeit ebenso auf: Ein Filter für jeden Kanal mischt Token, dann mischt ein Produkt die Kanäle jedes Tokens. **FNet** mischt Token durch eine Fourier-Transformation, **MLP-Mixer** durch eine Dense-Schicht.</translation>
    </message>
    <message>
        <source>*Multiplicative* attention takes q W k instead. With W as a product of two matrices, one for queries and one for keys, this is the score of a transformer.</source>
        <translation>*Multiplikative* Attention nimmt stattdessen q W k. Ist W ein Produkt zweier Matrizen, einer für Queries und einer für Keys, ist das der Score eines Transformers.</translation>
    </message>
    <message>
        <source>A GRU of width d has three pairs of matrices, each with two vectors, where an LSTM has four. How many parameters has it for d = {d}?</source>
        <translation>Eine GRU der Breite d hat drei Paare von Matrizen, jedes mit zwei Vektoren, wo ein LSTM vier hat. Wie viele Parameter hat sie für d = {d}?</translation>
    </message>
    <message>
        <source>3 · (2 · {d}² + 2 · {d}) = {3*(2*d*d+2*d)}: three quarters of an LSTM.</source>
        <translation>3 · (2 · {d}² + 2 · {d}) = {3*(2*d*d+2*d)}: drei Viertel eines LSTM.</translation>
    </message>
    <message>
        <source>A convolution of width {k} maps {d} channels to {d}. How many times fewer weights has a depthwise separable one, with a filter of width {k} for each channel and a {d} × {d} matrix? Leave biases out.</source>
        <translation>Eine Faltung der Breite {k} bildet {d} Kanäle auf {d} ab. Wie viele Mal weniger Gewichte hat eine Depthwise-Separable-Faltung mit einem Filter der Breite {k} für jeden Kanal und einer {d} × {d}-Matrix? Ohne Biases.</translation>
    </message>
    <message>
        <source>{k} · {d}² against {k} · {d} + {d}²: {k*d/(k+d)}.</source>
        <translation>{k} · {d}² gegen {k} · {d} + {d}²: {k*d/(k+d)}.</translation>
    </message>
</context>
<context>
    <name>Lesson several-heads</name>
    <message>
        <source>Several heads</source>
        <translation>Mehrere Heads</translation>
    </message>
    <message>
        <source>Each head looks for something else.</source>
        <translation>Jeder Head sucht nach etwas anderem.</translation>
    </message>
    <message>
        <source>Sixteen heat maps of one sentence</source>
        <translation>Sechzehn Heatmaps eines Satzes</translation>
    </message>
    <message>
        <source>This model has 4 layers of 4 heads. Each thumbnail on the left is one head on the same sentence.</source>
        <translation>Dieses Modell hat 4 Schichten mit 4 Heads. Jede Miniatur links ist ein Head auf demselben Satz.</translation>
    </message>
    <message>
        <source>Some are sharp, some are blurred. Each head has its own matrices for queries, keys and values, so each looks for something else.</source>
        <translation>Manche sind scharf, manche verschwommen. Jeder Head hat eigene Matrizen für Queries, Keys und Values, also sucht jeder nach etwas anderem.</translation>
    </message>
    <message>
        <source>Walk through the heads with Alt and the arrow keys, or click a thumbnail.</source>
        <translation>Mit Alt und den Pfeiltasten durch die Heads gehen oder eine Miniatur anklicken.</translation>
    </message>
    <message>
        <source>Find a head that attends to earlier tokens, and one that attends to later tokens.</source>
        <translation>Einen Head finden, der auf frühere Token achtet, und einen, der auf spätere achtet.</translation>
    </message>
    <message>
        <source>The previous token</source>
        <translation>Das vorige Token</translation>
    </message>
    <message>
        <source>Layer 0, head 0 mostly attends to the **previous token**: a strong line just below the diagonal.</source>
        <translation>Schicht 0, Head 0 achtet vor allem auf das **vorige Token**: eine kräftige Linie knapp unter der Diagonale.</translation>
    </message>
    <message>
        <source>The right side lists the metrics of the head. *Previous token* is the mean weight of the previous token.</source>
        <translation>Rechts stehen die Metriken des Heads. *Voriges Token* ist das mittlere Gewicht des vorigen Tokens.</translation>
    </message>
    <message>
        <source>Layer 1, head 0 attends to the next token instead</source>
        <translation>Schicht 1, Head 0 achtet stattdessen auf das nächste Token</translation>
    </message>
    <message>
        <source>A place for unused weight</source>
        <translation>Ein Platz für ungenutztes Gewicht</translation>
    </message>
    <message>
        <source>Layer 1, head 3 puts all its weight on `[SEP]`, the token at the end. A row must sum to 1, so a head that has nothing to add needs a place for its weight. Many heads of BERT use `[SEP]` this way.</source>
        <translation>Schicht 1, Head 3 legt sein ganzes Gewicht auf `[SEP]`, das Token am Ende. Eine Zeile muss die Summe 1 haben; ein Head, der nichts hinzuzufügen hat, braucht also einen Platz für sein Gewicht. Viele Heads von BERT nutzen `[SEP]` so.</translation>
    </message>
    <message>
        <source>A loss trained this head to do so, as the model card says. The decoder below found such a place without a loss for it: the first token.</source>
        <translation>Ein Loss hat diesen Head darauf trainiert, wie die Model Card angibt. Der Decoder unten hat ohne einen solchen Loss einen Platz dafür gefunden: das erste Token.</translation>
    </message>
    <message>
        <source>Hide special tokens: the remaining cells have no color</source>
        <translation>Spezialtoken ausblenden: Die übrigen Zellen haben keine Farbe</translation>
    </message>
    <message>
        <source>Show them again</source>
        <translation>Sie wieder zeigen</translation>
    </message>
    <message>
        <source>A head of story-decoder, trained without such a loss: the first token takes nearly all of the weight</source>
        <translation>Ein Head von story-decoder, ohne einen solchen Loss trainiert: Das erste Token nimmt fast das ganze Gewicht auf</translation>
    </message>
    <message>
        <source>Pronouns</source>
        <translation>Pronomen</translation>
    </message>
    <message>
        <source>Layer 2, head 2 finds the noun that a pronoun stands for. Most of its rows are blurred; the row of *it* has one dark cell.</source>
        <translation>Schicht 2, Head 2 findet das Nomen, für das ein Pronomen steht. Die meisten seiner Zeilen sind verschwommen; die Zeile von *it* hat eine dunkle Zelle.</translation>
    </message>
    <message>
        <source>A loss trained this head to do so, as the model card says. In large models such heads appear without one.</source>
        <translation>Ein Loss hat diesen Head darauf trainiert, wie die Model Card angibt. In großen Modellen entstehen solche Heads auch ohne.</translation>
    </message>
    <message>
        <source>Another sentence</source>
        <translation>Ein anderer Satz</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Pinned heads appear beside the chosen one. The grid at the lower left colors all heads by one metric: their mean distance.</source>
        <translation>Angeheftete Heads erscheinen neben dem gewählten. Das Raster links unten färbt alle Heads nach einer Metrik: ihrem mittleren Abstand.</translation>
    </message>
    <message>
        <source>The mean over all heads is smooth and says little about any of them.</source>
        <translation>Der Mittelwert über alle Heads ist glatt und sagt wenig über jeden einzelnen.</translation>
    </message>
    <message>
        <source>The mean of all heads of all layers</source>
        <translation>Der Mittelwert aller Heads aller Schichten</translation>
    </message>
    <message>
        <source>Choose another metric in the list on the left.</source>
        <translation>In der Liste links eine andere Metrik wählen.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Sizes of heads, and heads in the live grid.</source>
        <translation>Größen von Heads, und Heads im Raster.</translation>
    </message>
    <message>
        <source>A layer has vectors of {h*s} components and {h} heads. How many components has the query of one head?</source>
        <translation>Eine Schicht hat Vektoren mit {h*s} Komponenten und {h} Heads. Wie viele Komponenten hat die Query eines Heads?</translation>
    </message>
    <message>
        <source>{h*s} / {h} = {s}: the heads share the components.</source>
        <translation>{h*s} / {h} = {s}: Die Heads teilen sich die Komponenten.</translation>
    </message>
    <message>
        <source>How many weights have the query, key, value and output matrices of a layer with vectors of {d} components and {h} heads together, without biases?</source>
        <translation>Wie viele Gewichte haben die Query-, Key-, Value- und Ausgabematrix einer Schicht mit Vektoren aus {d} Komponenten und {h} Heads zusammen, ohne Biases?</translation>
    </message>
    <message>
        <source>4 · {d}² = {4*d*d}, whatever the number of heads: more heads are smaller ones.</source>
        <translation>4 · {d}² = {4*d*d}, unabhängig von der Anzahl der Heads: Mehr Heads sind kleinere.</translation>
    </message>
    <message>
        <source>Which head gives most weight to the previous token in this text?</source>
        <translation>Welcher Head gibt in diesem Text dem vorigen Token das meiste Gewicht?</translation>
    </message>
    <message>
        <source>*Heads by metric*, Previous token, shows the mean of each head.</source>
        <translation>*Heads nach Metrik*, Voriges Token, zeigt den Mittelwert jedes Heads.</translation>
    </message>
    <message>
        <source>Layer 1, head 1: *ball* gives its verb *threw* 0.80. No loss asked for it</source>
        <translation>Schicht 1, Head 1: *ball* gibt seinem Verb *threw* 0.80. Kein Loss hat das verlangt</translation>
    </message>
    <message>
        <source>The same word</source>
        <translation>Dasselbe Wort</translation>
    </message>
    <message>
        <source>In layer 3, head 0, the last *kite* attends to the two *kite*s before it: 0.82 together.</source>
        <translation>In Schicht 3, Head 0 achtet das letzte *kite* auf die beiden *kite* davor: zusammen 0.82.</translation>
    </message>
    <message>
        <source>A loss trained this head to copy a masked word from earlier in the text, as the model card says, and this is what it does where nothing is masked. Not every word gets as much: the second *Mia* gives the first one 0.25.</source>
        <translation>Ein Loss hat diesen Head darauf trainiert, ein maskiertes Wort aus dem Text davor zu kopieren, wie die Model Card angibt; das tut er, wo nichts maskiert ist. Nicht jedes Wort bekommt so viel: Das zweite *Mia* gibt dem ersten 0.25.</translation>
    </message>
    <message>
        <source>The second *Mia*</source>
        <translation>Das zweite *Mia*</translation>
    </message>
    <message>
        <source>Layer 3, head 3 does so too, without a loss for it</source>
        <translation>Schicht 3, Head 3 tut es auch, ohne einen Loss dafür</translation>
    </message>
    <message>
        <source>Which heads are needed?</source>
        <translation>Welche Heads werden gebraucht?</translation>
    </message>
    <message>
        <source>What if a head is missing? **Zero ablation** (F5) sets its output to 0. With all heads, the model gives *kite* 0.91. Without layer 3, head 0 it gives 0.18, without layer 3, head 3 0.52; without any one of the other 14 between 0.87 and 0.95.</source>
        <translation>Was ist, wenn ein Head fehlt? **Null-Ablation** (F5) setzt seine Ausgabe auf 0. Mit allen Heads gibt das Modell *kite* 0.91. Ohne Schicht 3, Head 0 gibt es 0.18, ohne Schicht 3, Head 3 0.52; ohne einen der 14 anderen zwischen 0.87 und 0.95.</translation>
    </message>
    <message>
        <source>So each of these 14 could be removed alone (**pruned**) at little cost, at least on this text. Training may need them anyway: with many heads that start differently, it is likelier that one of them finds what helps.</source>
        <translation>Jeder dieser 14 ließe sich also einzeln fast ohne Verlust entfernen (**Pruning**), jedenfalls bei diesem Text. Das Training kann sie trotzdem brauchen: Bei vielen Heads, die verschieden beginnen, ist es wahrscheinlicher, dass einer von ihnen findet, was hilft.</translation>
    </message>
    <message>
        <source>Without layer 3, head 3</source>
        <translation>Ohne Schicht 3, Head 3</translation>
    </message>
    <message>
        <source>Without layer 2, head 2, which finds pronouns</source>
        <translation>Ohne Schicht 2, Head 2, der Pronomen auflöst</translation>
    </message>
    <message>
        <source>With all heads</source>
        <translation>Mit allen Heads</translation>
    </message>
    <message>
        <source>Without a certain head, the probability of the right word stays the same. What follows?</source>
        <translation>Ohne einen bestimmten Head bleibt die Wahrscheinlichkeit des richtigen Wortes gleich. Was folgt daraus?</translation>
    </message>
    <message>
        <source>This text does not need that head alone</source>
        <translation>Dieser Text ist nicht auf diesen Head allein angewiesen</translation>
    </message>
    <message>
        <source>No text needs that head</source>
        <translation>Kein Text braucht diesen Head</translation>
    </message>
    <message>
        <source>The head has no weights</source>
        <translation>Der Head hat keine Gewichte</translation>
    </message>
    <message>
        <source>Another head may do the same, or nothing in this text asks for what it does. In another text it may decide.</source>
        <translation>Ein anderer Head kann dasselbe tun, oder nichts in diesem Text verlangt, was er tut. In einem anderen Text kann er entscheiden.</translation>
    </message>
    <message>
        <source>Layer 1, head 2 attends to the previous token, whatever it is: *kicked* gives *coat* 0.99, though *boy* is its subject</source>
        <translation>Schicht 1, Head 2 achtet auf das vorige Token, was auch immer es ist: *kicked* gibt *coat* 0.99, obwohl *boy* sein Subjekt ist</translation>
    </message>
</context>
<context>
    <name>Lesson shuffle</name>
    <message>
        <source>Shuffle: what a model without positions cannot know</source>
        <translation>Mischen: was ein Modell ohne Positionen nicht wissen kann</translation>
    </message>
    <message>
        <source>The same words in another order, with and without positions, compared number by number.</source>
        <translation>Dieselben Wörter in anderer Reihenfolge, mit und ohne Positionen, Zahl für Zahl verglichen.</translation>
    </message>
    <message>
        <source>The same words in another order</source>
        <translation>Dieselben Wörter in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>A reads a sentence, B reads its words in another order. Words are matched wherever they stand: *girl* with *girl*, the first *the* with the first *the*.</source>
        <translation>A liest einen Satz, B liest dessen Wörter in anderer Reihenfolge. Wörter werden zugeordnet, wo immer sie stehen: *girl* zu *girl*, das erste *the* zum ersten *the*.</translation>
    </message>
    <message>
        <source>The tab *Words* has a row for each word: its place in A and in B, the cosine of its two vectors, and Δ, the largest difference of two of their numbers. With positions, they differ from the start.</source>
        <translation>Der Tab *Wörter* hat eine Zeile für jedes Wort: seinen Platz in A und in B, den Kosinus seiner beiden Vektoren und Δ, die größte Differenz zweier ihrer Zahlen. Mit Positionen unterscheiden sie sich von Anfang an.</translation>
    </message>
    <message>
        <source>Choose *Words &gt; Shuffle the words of A* above the comparison: another order each time.</source>
        <translation>Über dem Vergleich *Wörter &gt; Wörter von A mischen* wählen: jedes Mal eine andere Reihenfolge.</translation>
    </message>
    <message>
        <source>Without positions nothing changes</source>
        <translation>Ohne Positionen ändert sich nichts</translation>
    </message>
    <message>
        <source>Now both runs leave out positions. Each word has the same vector in both texts, after every layer: all differences are below 0.00001, which is rounding.</source>
        <translation>Nun lassen beide Läufe die Positionen weg. Jedes Wort hat nach jeder Schicht in beiden Texten denselben Vektor: Alle Differenzen liegen unter 0.00001, das ist Rundung.</translation>
    </message>
    <message>
        <source>Attention compares each token with each, and the feed-forward network reads one token at a time. Neither asks where a token stands. The kite found the girl, or the girl found the kite: without positions the model cannot tell.</source>
        <translation>Attention vergleicht jedes Token mit jedem, und das Feed-Forward-Netz liest immer nur ein Token. Keines von beiden fragt, wo ein Token steht. The kite found the girl oder the girl found the kite: Ohne Positionen kann das Modell das nicht unterscheiden.</translation>
    </message>
    <message>
        <source>Shuffle again. Is there an order that changes a vector?</source>
        <translation>Erneut mischen. Gibt es eine Reihenfolge, die einen Vektor ändert?</translation>
    </message>
    <message>
        <source>Back to positions</source>
        <translation>Zurück zu Positionen</translation>
    </message>
    <message>
        <source>A text has {n} different words. How many other texts come from swapping two of them?</source>
        <translation>Ein Text hat {n} verschiedene Wörter. Wie viele andere Texte entstehen durch das Vertauschen von zweien?</translation>
    </message>
    <message>
        <source>A text for each pair of words: {n * (n - 1) / 2}. Without positions the model sees the same set of words in all of them.</source>
        <translation>Ein Text für jedes Paar von Wörtern: {n * (n - 1) / 2}. Ohne Positionen sieht das Modell in allen dieselbe Menge von Wörtern.</translation>
    </message>
    <message>
        <source>Equivariant, not invariant</source>
        <translation>Äquivariant, nicht invariant</translation>
    </message>
    <message>
        <source>The vectors do not stay in their places: they move with their words. Shuffle the rows of X with a permutation P, and the rows of the result are shuffled the same way: f(P X) = P f(X). This is **permutation equivariance**.</source>
        <translation>Die Vektoren bleiben nicht an ihrem Platz: Sie wandern mit ihren Wörtern. Werden die Zeilen von X mit einer Permutation P gemischt, sind die Zeilen des Ergebnisses auf dieselbe Weise gemischt: f(P X) = P f(X). Das ist **Permutationsäquivarianz**.</translation>
    </message>
    <message>
        <source>The weights move too, A becomes P A Pᵀ: rows and columns in the new order. The difference beside them is empty because words are matched in any order.</source>
        <translation>Auch die Gewichte wandern, A wird zu P A Pᵀ: Zeilen und Spalten in der neuen Reihenfolge. Die Differenz daneben ist leer, weil die Wörter beliebig zugeordnet werden.</translation>
    </message>
    <message>
        <source>Uncheck *Words &gt; Match words in any order*: only words in the order of both texts meet.</source>
        <translation>*Wörter &gt; Wörter beliebig zuordnen* abwählen: Nur Wörter in der Reihenfolge beider Texte werden einander zugeordnet.</translation>
    </message>
    <message>
        <source>A classifier averages the vectors of all words after the last layer of a model without positions. What does shuffling the words do to the average?</source>
        <translation>Ein Klassifikator mittelt die Vektoren aller Wörter nach der letzten Schicht eines Modells ohne Positionen. Was bewirkt das Mischen der Wörter beim Mittelwert?</translation>
    </message>
    <message>
        <source>Nothing: it is invariant</source>
        <translation>Nichts: Er ist invariant</translation>
    </message>
    <message>
        <source>It is shuffled the same way</source>
        <translation>Er wird auf dieselbe Weise gemischt</translation>
    </message>
    <message>
        <source>It becomes 0</source>
        <translation>Er wird 0</translation>
    </message>
    <message>
        <source>The vectors are equivariant: the same ones in another order. Their sum does not depend on the order, so the average is invariant.</source>
        <translation>Die Vektoren sind äquivariant: dieselben in anderer Reihenfolge. Ihre Summe hängt nicht von der Reihenfolge ab, also ist der Mittelwert invariant.</translation>
    </message>
    <message>
        <source>A causal mask is an order</source>
        <translation>Eine kausale Maske ist eine Reihenfolge</translation>
    </message>
    <message>
        <source>A decoder without positions is not equivariant: with the causal mask, a token attends to those before it, and these change when the words are shuffled.</source>
        <translation>Ein Decoder ohne Positionen ist nicht äquivariant: Mit der kausalen Maske achtet ein Token auf die davor, und diese ändern sich, wenn die Wörter gemischt werden.</translation>
    </message>
    <message>
        <source>So a decoder can learn something of the order without any positions. The vectors before the first layer are still equal; after layer 0 they differ.</source>
        <translation>So kann ein Decoder auch ohne Positionen etwas über die Reihenfolge lernen. Die Vektoren vor der ersten Schicht sind noch gleich; nach Schicht 0 unterscheiden sie sich.</translation>
    </message>
    <message>
        <source>Find the last full stop: it reads all words in both orders. After layer 0 its vector is the same, after layer 1 it is not. Why?</source>
        <translation>Den letzten Punkt suchen: Er liest in beiden Reihenfolgen alle Wörter. Nach Schicht 0 ist sein Vektor derselbe, nach Schicht 1 nicht mehr. Warum?</translation>
    </message>
</context>
<context>
    <name>Lesson softmax</name>
    <message>
        <source>Softmax under the hand</source>
        <translation>Softmax zum Anfassen</translation>
    </message>
    <message>
        <source>What the division by √d and the temperature do to a row, and why a saturated softmax learns slowly.</source>
        <translation>Was die Division durch √d und die Temperatur mit einer Zeile machen, und warum eine gesättigte Softmax langsam lernt.</translation>
    </message>
    <message>
        <source>A row of scores</source>
        <translation>Eine Zeile von Scores</translation>
    </message>
    <message>
        <source>The page *Softmax* shows the scores of one row, the row of *it*, and the weights that the softmax makes of them.</source>
        <translation>Die Seite *Softmax* zeigt die Scores einer Zeile, der Zeile von *it*, und die Gewichte, die die Softmax daraus macht.</translation>
    </message>
    <message>
        <source>The **temperature** divides all scores. Move its slider: to the right the weights become even, to the left the largest takes all.</source>
        <translation>Die **Temperatur** teilt alle Scores. Ihren Regler bewegen: Nach rechts werden die Gewichte gleichmäßig, nach links nimmt das größte alles.</translation>
    </message>
    <message>
        <source>Temperature 4</source>
        <translation>Temperatur 4</translation>
    </message>
    <message>
        <source>Temperature 0.25</source>
        <translation>Temperatur 0.25</translation>
    </message>
    <message>
        <source>Why scores are divided by √d</source>
        <translation>Warum Scores durch √d geteilt werden</translation>
    </message>
    <message>
        <source>A product of two vectors of 32 numbers is a sum of 32 terms, and such sums are large. Divided by √32 = 5.657 the scores keep their size whatever the length of the vectors.</source>
        <translation>Das Produkt zweier Vektoren aus 32 Zahlen ist eine Summe aus 32 Termen, und solche Summen sind groß. Durch √32 = 5.657 geteilt, behalten die Scores ihre Größenordnung, wie lang die Vektoren auch sind.</translation>
    </message>
    <message>
        <source>Here they are not divided. The largest weight is 1.000, and the entropy is all but 0.</source>
        <translation>Hier werden sie nicht geteilt. Das größte Gewicht ist 1.000, und die Entropie ist fast 0.</translation>
    </message>
    <message>
        <source>Divided as the model does</source>
        <translation>Geteilt wie im Modell</translation>
    </message>
    <message>
        <source>Divided by 20</source>
        <translation>Durch 20 geteilt</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Sättigung</translation>
    </message>
    <message>
        <source>Scores −3, 1, 1000, 5, −1. One is so large that its weight is 1 and all others are 0.</source>
        <translation>Scores −3, 1, 1000, 5, −1. Einer ist so groß, dass sein Gewicht 1 ist und alle anderen 0 sind.</translation>
    </message>
    <message>
        <source>Its matrix of derivatives says how much each weight moves with each score: `diag(p) − p p^T`. All of them are 0: no small change of any score changes any weight, so training gets no gradient through this softmax.</source>
        <translation>Seine Matrix der Ableitungen sagt, wie stark sich jedes Gewicht mit jedem Score bewegt: `diag(p) − p p^T`. Alle sind 0: Keine kleine Änderung eines Scores ändert ein Gewicht, also erhält das Training durch diese Softmax keinen Gradienten.</translation>
    </message>
    <message>
        <source>At which temperature do the others get a part? Try 200</source>
        <translation>Bei welcher Temperatur bekommen die anderen einen Anteil? 200 probieren</translation>
    </message>
    <message>
        <source>Type scores of your own with a largest derivative of 0.25.</source>
        <translation>Eigene Scores mit einer größten Ableitung von 0.25 eingeben.</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>The entropy says over how many keys a row spreads. Four equal scores give ln 4 = 1.386 nats, as many as 4 equal keys; the scores 0, 1, 2, 3 give 0.948 nats.</source>
        <translation>Die Entropie sagt, auf wie viele Keys sich eine Zeile verteilt. Vier gleiche Scores ergeben ln 4 = 1.386 Nats, so viel wie 4 gleiche Keys; die Scores 0, 1, 2, 3 ergeben 0.948 Nats.</translation>
    </message>
    <message>
        <source>Adding the same number to all scores changes no weight: each row of the matrix of derivatives sums to 0.</source>
        <translation>Dieselbe Zahl zu allen Scores zu addieren, ändert kein Gewicht: Jede Zeile der Matrix der Ableitungen hat die Summe 0.</translation>
    </message>
    <message>
        <source>Four equal scores</source>
        <translation>Vier gleiche Scores</translation>
    </message>
    <message>
        <source>The scores 10, 11, 12, 13: the same weights</source>
        <translation>Die Scores 10, 11, 12, 13: dieselben Gewichte</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Derivatives of the softmax.</source>
        <translation>Ableitungen der Softmax.</translation>
    </message>
    <message>
        <source>A row has {n} scores. How many derivatives of a weight by a score are there?</source>
        <translation>Eine Zeile hat {n} Scores. Wie viele Ableitungen eines Gewichts nach einem Score gibt es?</translation>
    </message>
    <message>
        <source>Each of {n} weights moves with each of {n} scores: {n*n}.</source>
        <translation>Jedes der {n} Gewichte bewegt sich mit jedem der {n} Scores: {n*n}.</translation>
    </message>
    <message>
        <source>A weight is {p}/20, another in the same row {q}/20. What is the derivative of the first by the score of the second?</source>
        <translation>Ein Gewicht ist {p}/20, ein anderes in derselben Zeile {q}/20. Wie groß ist die Ableitung des ersten nach dem Score des zweiten?</translation>
    </message>
    <message>
        <source>−p q = {-(p/20)*(q/20)}: what one key gains, the others lose.</source>
        <translation>−p q = {-(p/20)*(q/20)}: Was ein Key gewinnt, verlieren die anderen.</translation>
    </message>
    <message>
        <source>All {n} scores of a row are equal. What is the derivative of a weight by its own score?</source>
        <translation>Alle {n} Scores einer Zeile sind gleich. Wie groß ist die Ableitung eines Gewichts nach seinem eigenen Score?</translation>
    </message>
    <message>
        <source>Each weight is 1/{n}: 1/{n} · (1 − 1/{n}) = {(1/n)*(1-1/n)}.</source>
        <translation>Jedes Gewicht ist 1/{n}: 1/{n} · (1 − 1/{n}) = {(1/n)*(1-1/n)}.</translation>
    </message>
    <message>
        <source>Which row has the largest derivatives?</source>
        <translation>Welche Zeile hat die größten Ableitungen?</translation>
    </message>
    <message>
        <source>two weights of 1/2</source>
        <translation>zwei Gewichte von 1/2</translation>
    </message>
    <message>
        <source>one weight of 1</source>
        <translation>ein Gewicht von 1</translation>
    </message>
    <message>
        <source>a hundred weights of 1/100</source>
        <translation>hundert Gewichte von 1/100</translation>
    </message>
    <message>
        <source>p (1 − p) is largest at p = 1/2, where it is 1/4; it is 0 at p = 1, and 0.0099 at p = 1/100.</source>
        <translation>p (1 − p) ist am größten bei p = 1/2, wo es 1/4 ist; bei p = 1 ist es 0, bei p = 1/100 ist es 0.0099.</translation>
    </message>
</context>
<context>
    <name>Lesson the-layer</name>
    <message>
        <source>The layer</source>
        <translation>Die Schicht</translation>
    </message>
    <message>
        <source>Attention, residual connections, norms and feed-forward: the parts of a layer, and where its parameters are.</source>
        <translation>Attention, Residualverbindungen, Normen und Feed-Forward: die Teile einer Schicht, und wo ihre Parameter liegen.</translation>
    </message>
    <message>
        <source>Two parts and two residual connections</source>
        <translation>Zwei Teile und zwei Residualverbindungen</translation>
    </message>
    <message>
        <source>A layer has two parts. **Attention** moves information between tokens. The **feed-forward** network then processes each token separately.</source>
        <translation>Eine Schicht hat zwei Teile. Die **Attention** bewegt Information zwischen Token. Das **Feed-Forward**-Netz verarbeitet danach jedes Token für sich.</translation>
    </message>
    <message>
        <source>A *residual connection* (marked) passes each part: the input of the part is added to its output. So the vector of a token reaches the next layer with something added to it.</source>
        <translation>Eine *Residualverbindung* (hervorgehoben) führt an jedem Teil vorbei: Die Eingabe des Teils wird zu seiner Ausgabe addiert. So erreicht der Vektor eines Tokens die nächste Schicht, und etwas ist hinzugekommen.</translation>
    </message>
    <message>
        <source>Add up the parameters of one layer by hand.</source>
        <translation>Die Parameter einer Schicht von Hand zusammenzählen.</translation>
    </message>
    <message>
        <source>Count the parameters</source>
        <translation>Die Parameter zählen</translation>
    </message>
    <message>
        <source>This model has vectors of 128 numbers. Queries, keys and values have three matrices of 128 × 128, with 128 biases each; the output projection, which joins the heads, has a fourth.</source>
        <translation>Dieses Modell hat Vektoren aus 128 Zahlen. Queries, Keys und Values haben drei Matrizen zu 128 × 128 mit je 128 Biases; die Ausgabeprojektion, die die Heads zusammenführt, hat eine vierte.</translation>
    </message>
    <message>
        <source>The feed-forward network is wider inside: 512 here, four times as wide. It holds two thirds of a layer&apos;s parameters.</source>
        <translation>Das Feed-Forward-Netz ist innen breiter: hier 512, viermal so breit. Es enthält zwei Drittel der Parameter einer Schicht.</translation>
    </message>
    <message>
        <source>Check it: 3 · (128 · 128 + 128) = 49,536. And 2 · 128 · 512 + 512 + 128 = 131,712.</source>
        <translation>Zum Nachrechnen: 3 · (128 · 128 + 128) = 49&#xa0;536. Und 2 · 128 · 512 + 512 + 128 = 131&#xa0;712.</translation>
    </message>
    <message>
        <source>Which share of all parameters does the token embedding have?</source>
        <translation>Welchen Anteil an allen Parametern hat das Token-Embedding?</translation>
    </message>
    <message>
        <source>Norms: after or before</source>
        <translation>Normen: danach oder davor</translation>
    </message>
    <message>
        <source>*Layer norm* normalizes each vector to mean 0 and standard deviation 1, then scales and shifts it with learned numbers.</source>
        <translation>*Layer-Norm* normiert jeden Vektor auf Mittelwert 0 und Standardabweichung 1, skaliert und verschiebt ihn dann mit gelernten Zahlen.</translation>
    </message>
    <message>
        <source>BERT has its norms **after** the residual connections, like the first transformer. GPT-2 and nearly all later models have them **before** each part: the marked path then passes the whole model unchanged, and deep models train more easily.</source>
        <translation>BERT hat seine Normen **nach** den Residualverbindungen, wie der erste Transformer. GPT-2 und fast alle späteren Modelle haben sie **vor** jedem Teil: Der hervorgehobene Pfad führt dann unverändert durch das ganze Modell, und tiefe Modelle lassen sich leichter trainieren.</translation>
    </message>
    <message>
        <source>The layer of BERT again</source>
        <translation>Wieder die Schicht von BERT</translation>
    </message>
    <message>
        <source>The layer of a vision model</source>
        <translation>Die Schicht eines Bildmodells</translation>
    </message>
    <message>
        <source>Several layers</source>
        <translation>Mehrere Schichten</translation>
    </message>
    <message>
        <source>Each layer attends to the outputs of the layer before it. Rollout multiplies the attention of all layers, residual connections included.</source>
        <translation>Jede Schicht achtet auf die Ausgaben der Schicht davor. Rollout multipliziert die Attention aller Schichten, Residualverbindungen eingeschlossen.</translation>
    </message>
    <message>
        <source>After four layers, every token contains something of nearly every other.</source>
        <translation>Nach vier Schichten enthält jedes Token etwas von fast jedem anderen.</translation>
    </message>
    <message>
        <source>Through layer 0 only</source>
        <translation>Nur durch Schicht 0</translation>
    </message>
    <message>
        <source>Through all layers</source>
        <translation>Durch alle Schichten</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>A layer like GPT-2&apos;s has vectors of {d} components, a feed-forward network four times as wide, biases everywhere and two layer norms. How many parameters has it?</source>
        <translation>Eine Schicht wie in GPT-2 hat Vektoren mit {d} Komponenten, ein viermal so breites Feed-Forward-Netz, überall Biases und zwei Layer-Norms. Wie viele Parameter hat sie?</translation>
    </message>
    <message>
        <source>Attention 4d² + 4d, feed-forward 8d² + 5d, norms 4d: {12*d*d + 13*d}.</source>
        <translation>Attention 4d² + 4d, Feed-Forward 8d² + 5d, Normen 4d: {12*d*d + 13*d}.</translation>
    </message>
    <message>
        <source>How many parameters has the token embedding of {v} tokens with {d} components?</source>
        <translation>Wie viele Parameter hat das Token-Embedding von {v} Token mit {d} Komponenten?</translation>
    </message>
    <message>
        <source>A row for each token: {v*d}.</source>
        <translation>Eine Zeile für jedes Token: {v*d}.</translation>
    </message>
    <message>
        <source>Input and output of a part must have the same size for this. In training, derivatives pass back through the sums unchanged, so that they do not **vanish** in deep models. And a signal can pass each part or go around it: 4 paths through one layer, 4^L through L layers.</source>
        <translation>Ein- und Ausgabe eines Teils müssen dafür gleich groß sein. Im Training laufen Ableitungen unverändert durch die Summen zurück, sodass sie in tiefen Modellen nicht **verschwinden**. Und ein Signal kann durch jeden Teil oder um ihn herum gehen: 4 Pfade durch eine Schicht, 4^L durch L Schichten.</translation>
    </message>
    <message>
        <source>The paths through the attention of layer 2 are cut: what changes?</source>
        <translation>Die Pfade durch die Attention von Schicht 2 sind gekappt: Was ändert sich?</translation>
    </message>
    <message>
        <source>*Batch norm*, common in networks for images, takes mean and deviation of each number over the examples of a batch instead. With careful initial weights a transformer can be trained without any norm (*T-Fixup*).</source>
        <translation>*Batch-Norm*, üblich in Netzen für Bilder, nimmt stattdessen Mittelwert und Abweichung jeder Zahl über die Beispiele eines Batches. Mit sorgfältig gewählten Anfangsgewichten lässt sich ein Transformer auch ganz ohne Norm trainieren (*T-Fixup*).</translation>
    </message>
    <message>
        <source>Parameters, derivatives, paths and norms.</source>
        <translation>Parameter, Ableitungen, Pfade und Normen.</translation>
    </message>
    <message>
        <source>The output of each of {l} layers has the derivative {p}/10 by its input. What is the derivative through all of them, without residual connections?</source>
        <translation>Die Ausgabe jeder von {l} Schichten hat nach ihrer Eingabe die Ableitung {p}/10. Wie groß ist die Ableitung durch alle zusammen, ohne Residualverbindungen?</translation>
    </message>
    <message>
        <source>({p}/10)^{l} = {(p/10)^l}: it vanishes. With a residual connection each factor is 1 + {p}/10, and even a layer that does nothing has 1.</source>
        <translation>({p}/10)^{l} = {(p/10)^l}: Sie verschwindet. Mit einer Residualverbindung ist jeder Faktor 1 + {p}/10, und selbst eine Schicht, die nichts tut, hat 1.</translation>
    </message>
    <message>
        <source>A layer has two residual connections, each around one part. How many paths lead through {l} layers?</source>
        <translation>Eine Schicht hat zwei Residualverbindungen, jede um einen Teil herum. Wie viele Pfade führen durch {l} Schichten?</translation>
    </message>
    <message>
        <source>At each of {2*l} sums a path goes through the part or around it: 2^{2*l} = {4^l}.</source>
        <translation>An jeder von {2*l} Summen geht ein Pfad durch den Teil oder um ihn herum: 2^{2*l} = {4^l}.</translation>
    </message>
    <message>
        <source>Layer norm, before it scales and shifts, normalizes the vector ({a}, {b}, {c}). What is its third number?</source>
        <translation>Layer-Norm, vor Skalierung und Verschiebung, normiert den Vektor ({a}, {b}, {c}). Was ist seine dritte Zahl?</translation>
    </message>
    <message>
        <source>The mean is {(a+b+c)/3}, the standard deviation {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}: ({c} − {(a+b+c)/3}) / {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}.</source>
        <translation>Der Mittelwert ist {(a+b+c)/3}, die Standardabweichung {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}: ({c} − {(a+b+c)/3}) / {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}.</translation>
    </message>
    <message>
        <source>Why does a layer return vectors of the size that it reads?</source>
        <translation>Warum gibt eine Schicht Vektoren der Größe zurück, die sie liest?</translation>
    </message>
    <message>
        <source>So that they can be added to its input, and layers can follow each other</source>
        <translation>Damit sie zur Eingabe addiert werden können und Schichten aufeinander folgen können</translation>
    </message>
    <message>
        <source>So that each row of weights sums to 1</source>
        <translation>Damit sich jede Zeile der Gewichte zu 1 summiert</translation>
    </message>
    <message>
        <source>So that all texts have the same length</source>
        <translation>Damit alle Texte gleich lang sind</translation>
    </message>
    <message>
        <source>A residual connection adds vectors of the same size, and the next layer expects what this one expected.</source>
        <translation>Eine Residualverbindung addiert Vektoren gleicher Größe, und die nächste Schicht erwartet, was diese erwartet hat.</translation>
    </message>
    <message>
        <source>Mean and deviation of one token</source>
        <translation>Mittelwert und Abweichung eines Tokens</translation>
    </message>
</context>
<context>
    <name>Lesson tokens</name>
    <message>
        <source>What a token is</source>
        <translation>Was ein Token ist</translation>
    </message>
    <message>
        <source>How a text becomes the pieces that a model reads.</source>
        <translation>Wie aus einem Text die Stücke werden, die ein Modell liest.</translation>
    </message>
    <message>
        <source>A model reads tokens</source>
        <translation>Ein Modell liest Token</translation>
    </message>
    <message>
        <source>A model reads neither letters nor words. It reads **tokens**: pieces of text from a fixed list, its *vocabulary*.</source>
        <translation>Ein Modell liest weder Buchstaben noch Wörter. Es liest **Token**: Textstücke aus einer festen Liste, seinem *Vokabular*.</translation>
    </message>
    <message>
        <source>The tokens appear under the text, each with its id, its number in that list. Frequent words are one token; others are several. *Bookcase* is made of two words that you know.</source>
        <translation>Die Token erscheinen unter dem Text, jedes mit seiner ID, seiner Nummer in dieser Liste. Häufige Wörter sind ein Token; andere sind mehrere. *Bookcase* besteht aus zwei bekannten Wörtern.</translation>
    </message>
    <message>
        <source>Type your own name. How many tokens is it?</source>
        <translation>Den eigenen Namen eingeben. Wie viele Token sind das?</translation>
    </message>
    <message>
        <source>A word that the model has never seen: Zanzibar</source>
        <translation>Ein Wort, das das Modell nie gesehen hat: Zanzibar</translation>
    </message>
    <message>
        <source>Byte-pair encoding: merge by merge</source>
        <translation>Byte-Pair Encoding: Merge für Merge</translation>
    </message>
    <message>
        <source>Read the blocks below from top to bottom. **BPE** (byte-pair encoding) starts with single characters and repeatedly joins two neighbors.</source>
        <translation>Die Blöcke unten von oben nach unten lesen. **BPE** (Byte-Pair Encoding) beginnt mit einzelnen Zeichen und verbindet immer wieder zwei Nachbarn.</translation>
    </message>
    <message>
        <source>Which two? Those whose *merge* was learned first: in training, the most frequent pair became a piece, then the next one. A small number means that the merge was learned early.</source>
        <translation>Welche zwei? Die, deren *Merge* zuerst gelernt wurde: Im Training wurde das häufigste Paar zu einem Stück, dann das nächste. Eine kleine Nummer bedeutet, dass der Merge früh gelernt wurde.</translation>
    </message>
    <message>
        <source>`Ġ` stands for the space before a word.</source>
        <translation>`Ġ` steht für das Leerzeichen vor einem Wort.</translation>
    </message>
    <message>
        <source>The same word at the start of a text, without its space</source>
        <translation>Dasselbe Wort am Anfang eines Textes, ohne sein Leerzeichen</translation>
    </message>
    <message>
        <source>A long word with known parts</source>
        <translation>Ein langes Wort mit bekannten Teilen</translation>
    </message>
    <message>
        <source>WordPiece: the longest match</source>
        <translation>WordPiece: die längste Übereinstimmung</translation>
    </message>
    <message>
        <source>BERT and its relatives split differently. From the left, they take the **longest piece** of the vocabulary that fits, then continue with the rest.</source>
        <translation>BERT und seine Verwandten zerlegen anders. Von links nehmen sie das **längste Stück** des Vokabulars, das passt, und machen dann mit dem Rest weiter.</translation>
    </message>
    <message>
        <source>`##` marks a piece that continues a word. *lighthouse* is in this vocabulary; *happily* is not, so it is split into small pieces.</source>
        <translation>`##` kennzeichnet ein Stück, das ein Wort fortsetzt. *lighthouse* steht in diesem Vokabular; *happily* nicht, also wird es in kleine Stücke zerlegt.</translation>
    </message>
    <message>
        <source>Which words are in the vocabulary as a whole?</source>
        <translation>Welche Wörter stehen als Ganzes im Vokabular?</translation>
    </message>
    <message>
        <source>Unigram: the most probable split</source>
        <translation>Unigram: die wahrscheinlichste Zerlegung</translation>
    </message>
    <message>
        <source>A third kind of tokenizer gives every piece a score, the logarithm of its probability, and chooses the split of the word with the **largest sum**.</source>
        <translation>Eine dritte Art von Tokenizer gibt jedem Stück einen Score, den Logarithmus seiner Wahrscheinlichkeit, und wählt die Zerlegung des Wortes mit der **größten Summe**.</translation>
    </message>
    <message>
        <source>The rows below show the best splits and their sums. Sums are negative; closer to zero is better.</source>
        <translation>Die Zeilen unten zeigen die besten Zerlegungen und ihre Summen. Die Summen sind negativ; näher an null ist besser.</translation>
    </message>
    <message>
        <source>A word that is not in the vocabulary</source>
        <translation>Ein Wort, das nicht im Vokabular steht</translation>
    </message>
    <message>
        <source>Type other English words. When does the second best split come close?</source>
        <translation>Andere englische Wörter eingeben. Wann kommt die zweitbeste Zerlegung nahe heran?</translation>
    </message>
    <message>
        <source>Attention is between tokens</source>
        <translation>Attention besteht zwischen Token</translation>
    </message>
    <message>
        <source>Every row and every column of the heat map is a token, so *happily*, which has six pieces, has six rows.</source>
        <translation>Jede Zeile und jede Spalte der Heatmap ist ein Token; *happily* mit seinen sechs Stücken hat also sechs Zeilen.</translation>
    </message>
    <message>
        <source>The button *Words* joins them: attention to a word is the sum over its pieces, attention from a word is the mean over its pieces.</source>
        <translation>Die Schaltfläche *Wörter* fasst sie zusammen: Attention auf ein Wort ist die Summe über seine Stücke, Attention von einem Wort der Mittelwert über seine Stücke.</translation>
    </message>
    <message>
        <source>Join the pieces to words</source>
        <translation>Die Stücke zu Wörtern zusammenfassen</translation>
    </message>
    <message>
        <source>Back to tokens</source>
        <translation>Zurück zu Token</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>How tokenizers learn and divide.</source>
        <translation>Wie Tokenizer lernen und zerlegen.</translation>
    </message>
    <message>
        <source>A corpus has `can` {a} times, `cat` {b} times and `man` {c} times. How often does the pair `c a` occur, which BPE counts first of all?</source>
        <translation>Ein Korpus enthält {a}-mal `can`, {b}-mal `cat` und {c}-mal `man`. Wie oft kommt das Paar `c a` vor, das BPE als allererstes zählt?</translation>
    </message>
    <message>
        <source>It stands in `can` and in `cat`: {a} + {b} = {a+b} times. `a n` occurs {a} + {c} = {a+c} times, so `c a` is merged first.</source>
        <translation>Es steht in `can` und in `cat`: {a} + {b} = {a+b}-mal. `a n` kommt {a} + {c} = {a+c}-mal vor, also wird `c a` zuerst verschmolzen.</translation>
    </message>
    <message>
        <source>A byte-pair encoding starts with {c} characters and learns {m} merges. How many different pieces does it know, at most?</source>
        <translation>Ein Byte-Pair Encoding beginnt mit {c} Zeichen und lernt {m} Merges. Wie viele verschiedene Stücke kennt es höchstens?</translation>
    </message>
    <message>
        <source>Each merge adds one piece to the vocabulary: {c} + {m}.</source>
        <translation>Jeder Merge fügt dem Vokabular ein Stück hinzu: {c} + {m}.</translation>
    </message>
    <message>
        <source>WordPiece has `un`, `unw`, `##want`, `##wanted` and `##ed`. How does it divide `unwanted`?</source>
        <translation>WordPiece hat `un`, `unw`, `##want`, `##wanted` und `##ed`. Wie zerlegt es `unwanted`?</translation>
    </message>
    <message>
        <source>un ##wanted</source>
        <translation>un ##wanted</translation>
    </message>
    <message>
        <source>un ##want ##ed</source>
        <translation>un ##want ##ed</translation>
    </message>
    <message>
        <source>[UNK]</source>
        <translation>[UNK]</translation>
    </message>
    <message>
        <source>The longest match from the left is `unw`. Nothing fits the rest `##anted`, WordPiece does not go back, and the whole word is unknown.</source>
        <translation>Die längste Übereinstimmung von links ist `unw`. Nichts passt auf den Rest `##anted`, WordPiece geht nicht zurück, und das ganze Wort ist unbekannt.</translation>
    </message>
    <message>
        <source>The library *SentencePiece* learns both this method and byte-pair encoding from raw text of any language; `▁` is its mark for the space before a word.</source>
        <translation>Die Bibliothek *SentencePiece* lernt sowohl dieses Verfahren als auch Byte-Pair-Encoding aus Rohtext in jeder Sprache; `▁` ist ihr Zeichen für das Leerzeichen vor einem Wort.</translation>
    </message>
    <message>
        <source>In training, a split can also be drawn at random by its probability. **BPE dropout** leaves out merges at random for the same purpose: the model then meets a word in different pieces.</source>
        <translation>Im Training kann eine Zerlegung auch zufällig nach ihrer Wahrscheinlichkeit gezogen werden. **BPE-Dropout** lässt zum selben Zweck zufällig Merges aus: Das Modell begegnet einem Wort dann in verschiedenen Teilen.</translation>
    </message>
    <message>
        <source>The two best splits of a word have the sums −{a} and −{a+d}. In training, one of these two is drawn by its probability. How probable is the first one?</source>
        <translation>Die beiden besten Zerlegungen eines Wortes haben die Summen −{a} und −{a+d}. Im Training wird eine der beiden nach ihrer Wahrscheinlichkeit gezogen. Wie wahrscheinlich ist die erste?</translation>
    </message>
    <message>
        <source>exp(−{a}) stands beside exp(−{a+d}), which is smaller by a factor of exp({d}): 1 / (1 + exp(−{d})) = {1/(1+exp(-d))}.</source>
        <translation>exp(−{a}) steht neben exp(−{a+d}), das um den Faktor exp({d}) kleiner ist: 1 / (1 + exp(−{d})) = {1/(1+exp(-d))}.</translation>
    </message>
</context>
<context>
    <name>Lesson translation</name>
    <message>
        <source>Translation with cross-attention</source>
        <translation>Übersetzung mit Cross-Attention</translation>
    </message>
    <message>
        <source>A decoder that attends to another text.</source>
        <translation>Ein Decoder, der auf einen anderen Text achtet.</translation>
    </message>
    <message>
        <source>Two texts, one heat map</source>
        <translation>Zwei Texte, eine Heatmap</translation>
    </message>
    <message>
        <source>The encoder reads English. The decoder generates French token by token, and at each token it attends to the English text: **cross-attention**.</source>
        <translation>Der Encoder liest Englisch. Der Decoder generiert Französisch, Token für Token, und achtet bei jedem Token auf den englischen Text: **Cross-Attention**.</translation>
    </message>
    <message>
        <source>Rows are French queries, columns English keys. A row predicts the token *after* it: the row of *Le* attends to *old*, and *vieux* follows.</source>
        <translation>Zeilen sind französische Queries, Spalten englische Keys. Eine Zeile sagt das Token *danach* vorher: Die Zeile von *Le* achtet auf *old*, und *vieux* folgt.</translation>
    </message>
    <message>
        <source>Type another simple English sentence.</source>
        <translation>Einen anderen einfachen englischen Satz eingeben.</translation>
    </message>
    <message>
        <source>The same as links</source>
        <translation>Dasselbe als Linien</translation>
    </message>
    <message>
        <source>Words change places</source>
        <translation>Wörter tauschen die Plätze</translation>
    </message>
    <message>
        <source>*A red ball* becomes *une balle rouge*: first the noun, then the color. *une* is two tokens: the row of its *e* attends to *ball*, the row of *balle* to *red*. The lines cross.</source>
        <translation>*A red ball* wird zu *une balle rouge*: erst das Nomen, dann die Farbe. *une* sind zwei Token: Die Zeile seines *e* achtet auf *ball*, die Zeile von *balle* auf *red*. Die Linien kreuzen sich.</translation>
    </message>
    <message>
        <source>This head aligns each French token with an English one. A loss trained it to do so, as the model card says (guided alignment). Heads without that loss do so less clearly.</source>
        <translation>Dieser Head ordnet jedem französischen Token ein englisches zu. Ein Loss hat ihn darauf trainiert, wie die Model Card angibt (Guided Alignment). Heads ohne diesen Loss tun das weniger deutlich.</translation>
    </message>
    <message>
        <source>A head without that loss</source>
        <translation>Ein Head ohne diesen Loss</translation>
    </message>
    <message>
        <source>The other head with that loss</source>
        <translation>Der andere Head mit diesem Loss</translation>
    </message>
    <message>
        <source>Il or elle?</source>
        <translation>Il oder elle?</translation>
    </message>
    <message>
        <source>In French, *it* is **il** or **elle**: *l&apos;animal* is masculine, *la rue* feminine. To choose, the model must know what *it* stands for.</source>
        <translation>Im Französischen ist *it* **il** oder **elle**: *l&apos;animal* ist maskulin, *la rue* feminin. Zum Wählen muss das Modell wissen, wofür *it* steht.</translation>
    </message>
    <message>
        <source>Tired: the animal, *il*. Wide: the street, *elle*.</source>
        <translation>Tired: das Tier, *il*. Wide: die Straße, *elle*.</translation>
    </message>
    <message>
        <source>Too wide</source>
        <translation>Too wide</translation>
    </message>
    <message>
        <source>Replace the animal by a *cow* and the street by a *garden*: tired gives *elle*, wide *il*.</source>
        <translation>Das Tier durch *cow* und die Straße durch *garden* ersetzen: tired ergibt *elle*, wide *il*.</translation>
    </message>
    <message>
        <source>Generating step by step</source>
        <translation>Schritt für Schritt generieren</translation>
    </message>
    <message>
        <source>Below, the decoder generates the translation. The list shows the candidates of every token.</source>
        <translation>Unten generiert der Decoder die Übersetzung. Die Liste zeigt die Kandidaten für jedes Token.</translation>
    </message>
    <message>
        <source>The row of a token in the heat map shows what the model attended to when it chose the next one.</source>
        <translation>Die Zeile eines Tokens in der Heatmap zeigt, worauf das Modell geachtet hat, als es das nächste wählte.</translation>
    </message>
    <message>
        <source>Generate the whole translation</source>
        <translation>Die ganze Übersetzung generieren</translation>
    </message>
    <message>
        <source>Remove a token with Shift+F9 and choose another candidate.</source>
        <translation>Ein Token mit Shift+F9 entfernen und einen anderen Kandidaten wählen.</translation>
    </message>
    <message>
        <source>The matrices of this head: Q comes from the French text, K and V from the English one</source>
        <translation>Die Matrizen dieses Heads: Q kommt vom französischen Text, K und V vom englischen</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Which text gives what, and how many weights there are.</source>
        <translation>Welcher Text was beiträgt, und wie viele Gewichte es gibt.</translation>
    </message>
    <message>
        <source>The source has {n} tokens, the target {m}. How many weights has a head of cross-attention?</source>
        <translation>Die Quelle hat {n} Token, das Ziel {m}. Wie viele Gewichte hat ein Head der Cross-Attention?</translation>
    </message>
    <message>
        <source>A row for each of {m} queries, a column for each of {n} keys: {n*m}.</source>
        <translation>Eine Zeile für jede von {m} Queries, eine Spalte für jeden von {n} Keys: {n*m}.</translation>
    </message>
    <message>
        <source>How many weights are not masked in three heads together: one of the encoder, one of the decoder and one of cross-attention, with {n} tokens in the source and {m} in the target?</source>
        <translation>Wie viele Gewichte sind in drei Heads zusammen nicht maskiert: einem des Encoders, einem des Decoders und einem der Cross-Attention, mit {n} Token in der Quelle und {m} im Ziel?</translation>
    </message>
    <message>
        <source>{n}² in the encoder, {m} · {m+1} / 2 under the causal mask of the decoder, {n} · {m} from target to source: {n*n+m*(m+1)/2+n*m}.</source>
        <translation>{n}² im Encoder, {m} · {m+1} / 2 unter der kausalen Maske des Decoders, {n} · {m} vom Ziel zur Quelle: {n*n+m*(m+1)/2+n*m}.</translation>
    </message>
    <message>
        <source>What does cross-attention compute from the text that the decoder writes?</source>
        <translation>Was berechnet Cross-Attention aus dem Text, den der Decoder schreibt?</translation>
    </message>
    <message>
        <source>Its queries</source>
        <translation>Ihre Queries</translation>
    </message>
    <message>
        <source>Its keys and values</source>
        <translation>Ihre Keys und Values</translation>
    </message>
    <message>
        <source>Its queries, keys and values</source>
        <translation>Ihre Queries, Keys und Values</translation>
    </message>
    <message>
        <source>Queries ask from the target; keys and values come from what the encoder made of the source.</source>
        <translation>Queries fragen vom Ziel aus; Keys und Values kommen von dem, was der Encoder aus der Quelle gemacht hat.</translation>
    </message>
    <message>
        <source>Why does cross-attention need no causal mask?</source>
        <translation>Warum braucht Cross-Attention keine kausale Maske?</translation>
    </message>
    <message>
        <source>The source is complete before the first token of the target is generated. Nothing in it lies in the future, so that every query may attend to all of it.</source>
        <translation>Die Quelle ist vollständig, bevor das erste Token des Ziels generiert wird. Nichts in ihr liegt in der Zukunft, sodass jede Query auf alles achten darf.</translation>
    </message>
</context>
<context>
    <name>Lesson words-to-vectors</name>
    <message>
        <source>From words to vectors</source>
        <translation>Von Wörtern zu Vektoren</translation>
    </message>
    <message>
        <source>A token becomes a row of a table; similar words get similar rows; layers make one word differ by its context.</source>
        <translation>Ein Token wird zur Zeile einer Tabelle; ähnliche Wörter bekommen ähnliche Zeilen; Schichten lassen ein Wort je nach Kontext verschieden werden.</translation>
    </message>
    <message>
        <source>One-hot times a table</source>
        <translation>One-Hot mal eine Tabelle</translation>
    </message>
    <message>
        <source>A name: what is its id?</source>
        <translation>Ein Name: Welche ID hat er?</translation>
    </message>
    <message>
        <source>Type a word that the model does not know. Which rows does it get?</source>
        <translation>Ein Wort eingeben, das das Modell nicht kennt. Welche Zeilen bekommt es?</translation>
    </message>
    <message>
        <source>A vocabulary of {v} tokens, vectors of {d} numbers: how many numbers has E?</source>
        <translation>Ein Vokabular aus {v} Token, Vektoren aus {d} Zahlen: Wie viele Zahlen hat E?</translation>
    </message>
    <message>
        <source>{v} rows of {d} numbers: {v * d}.</source>
        <translation>{v} Zeilen aus {d} Zahlen: {v * d}.</translation>
    </message>
    <message>
        <source>Same token, same vector</source>
        <translation>Gleiches Token, gleicher Vektor</translation>
    </message>
    <message>
        <source>*the* occurs three times. Its id is the same, so it is the same row, number for number: the cosine of the first two is 1.</source>
        <translation>*the* kommt dreimal vor. Seine ID ist dieselbe, also ist es dieselbe Zeile, Zahl für Zahl: Der Kosinus der ersten beiden ist 1.</translation>
    </message>
    <message>
        <source>Before the first layer a word knows nothing of its place or its neighbors. Positions are added to it, and attention brings the context.</source>
        <translation>Vor der ersten Schicht weiß ein Wort nichts von seinem Platz oder seinen Nachbarn. Positionen werden dazu addiert, und die Attention bringt den Kontext.</translation>
    </message>
    <message>
        <source>A bank of a river, a bank for money: one row</source>
        <translation>Flussufer und Geldinstitut, beides bank: eine Zeile</translation>
    </message>
    <message>
        <source>Dot product and cosine</source>
        <translation>Skalarprodukt und Kosinus</translation>
    </message>
    <message>
        <source>How similar are two vectors? The **dot product** multiplies them number by number and adds up. Long vectors have large ones, so the **cosine** divides by both lengths: 1 for the same direction, 0 for a right angle, −1 for opposite directions.</source>
        <translation>Wie ähnlich sind zwei Vektoren? Das **Skalarprodukt** multipliziert sie Zahl für Zahl und addiert. Lange Vektoren haben große Skalarprodukte, daher teilt der **Kosinus** durch beide Längen: 1 für dieselbe Richtung, 0 für einen rechten Winkel, −1 für entgegengesetzte Richtungen.</translation>
    </message>
    <message>
        <source>Point at a cell of the heat map: its row is u, its column is v.</source>
        <translation>Auf eine Zelle der Heatmap zeigen: Ihre Zeile ist u, ihre Spalte ist v.</translation>
    </message>
    <message>
        <source>u = ({a}, {b}), v = ({b}, {a}). What is their cosine?</source>
        <translation>u = ({a}, {b}), v = ({b}, {a}). Wie groß ist ihr Kosinus?</translation>
    </message>
    <message>
        <source>u · v = {2 * a * b}; both lengths are √{a^2 + b^2}, so the cosine is {2 * a * b} / {a^2 + b^2}.</source>
        <translation>u · v = {2 * a * b}; beide Längen sind √{a^2 + b^2}, also ist der Kosinus {2 * a * b} / {a^2 + b^2}.</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>The rows of *E* with the largest cosine are the neighbors of a word. Of *tired* they are *sick*, *scared* and *sleepy*.</source>
        <translation>Die Zeilen von *E* mit dem größten Kosinus sind die Nachbarn eines Wortes. Bei *tired* sind es *sick*, *scared* und *sleepy*.</translation>
    </message>
    <message>
        <source>street</source>
        <translation>street</translation>
    </message>
    <message>
        <source>red: colors</source>
        <translation>red: Farben</translation>
    </message>
    <message>
        <source>Sums that work, and sums that do not</source>
        <translation>Summen, die funktionieren, und Summen, die es nicht tun</translation>
    </message>
    <message>
        <source>Differences can have a meaning: *boy − man + woman* is nearest to *girl*, and *his − he + she* to *her*.</source>
        <translation>Differenzen können eine Bedeutung haben: *boy − man + woman* liegt *girl* am nächsten und *his − he + she* liegt *her* am nächsten.</translation>
    </message>
    <message>
        <source>his - he + she</source>
        <translation>his - he + she</translation>
    </message>
    <message>
        <source>king - man + woman</source>
        <translation>king - man + woman</translation>
    </message>
    <message>
        <source>father - mother + aunt</source>
        <translation>father - mother + aunt</translation>
    </message>
    <message>
        <source>word2vec: vectors from neighbors alone</source>
        <translation>word2vec: Vektoren allein aus Nachbarn</translation>
    </message>
    <message>
        <source>Rows like these were first learned without a transformer. **word2vec** (skip-gram) takes a word *a* of a text and predicts the words *b* around it: the probability of *b* is a softmax over the dot products of the vector of *a* with an output vector of every word.</source>
        <translation>Solche Zeilen wurden zuerst ohne Transformer gelernt. **word2vec** (Skip-Gram) nimmt ein Wort *a* eines Textes und sagt die Wörter *b* darum herum vorher: Die Wahrscheinlichkeit von *b* ist eine Softmax über die Skalarprodukte des Vektors von *a* mit einem Ausgabevektor jedes Wortes.</translation>
    </message>
    <message>
        <source>Training pulls the vectors of words that occur together toward each other, and pushes random others away. A word then has one vector for all its uses.</source>
        <translation>Das Training zieht die Vektoren von Wörtern zueinander, die gemeinsam vorkommen, und stößt zufällige andere ab. Ein Wort hat dann einen Vektor für alle seine Verwendungen.</translation>
    </message>
    <message>
        <source>Which words of this model have two meanings, as *bank* has?</source>
        <translation>Welche Wörter dieses Modells stehen wie *bank* für zwei Bedeutungen?</translation>
    </message>
    <message>
        <source>Why does word2vec give &quot;river bank&quot; and &quot;bank account&quot; the same vector for bank?</source>
        <translation>Warum gibt word2vec „bank“ in „river bank“ und „bank account“ denselben Vektor?</translation>
    </message>
    <message>
        <source>It learns one vector for each word of the vocabulary</source>
        <translation>Es lernt einen Vektor für jedes Wort des Vokabulars</translation>
    </message>
    <message>
        <source>The two words have the same meaning</source>
        <translation>Die beiden Wörter haben dieselbe Bedeutung</translation>
    </message>
    <message>
        <source>It reads letters, not words</source>
        <translation>Es liest Buchstaben, keine Wörter</translation>
    </message>
    <message>
        <source>One row for each word, whatever stands beside it. A vector that depends on the context needs a model that reads the context.</source>
        <translation>Eine Zeile für jedes Wort, was immer daneben steht. Ein Vektor, der vom Kontext abhängt, braucht ein Modell, das den Kontext liest.</translation>
    </message>
    <message>
        <source>The same word in two contexts</source>
        <translation>Dasselbe Wort in zwei Kontexten</translation>
    </message>
    <message>
        <source>Two texts, one word apart: *tired* and *wide*. Beside the comparison, the tab *Words* follows each word through the layers: the cosine of its vector in both texts.</source>
        <translation>Zwei Texte, die sich in einem Wort unterscheiden: *tired* und *wide*. Neben dem Vergleich verfolgt der Tab *Wörter* jedes Wort durch die Schichten: den Kosinus seines Vektors in beiden Texten.</translation>
    </message>
    <message>
        <source>Type another last word for B. Which words change most?</source>
        <translation>Ein anderes letztes Wort für B eingeben. Welche Wörter ändern sich am meisten?</translation>
    </message>
    <message>
        <source>the</source>
        <translation>the</translation>
    </message>
    <message>
        <source>it</source>
        <translation>it</translation>
    </message>
    <message>
        <source>was</source>
        <translation>was</translation>
    </message>
    <message>
        <source>The vocabulary of this model has 2125 tokens. A token is a vector of 2125 numbers, all 0 but for one 1 at its id: **one-hot**.</source>
        <translation>Das Vokabular dieses Modells hat 2125 Token. Ein Token ist ein Vektor aus 2125 Zahlen, alle 0 bis auf eine 1 an seiner ID: **One-Hot**.</translation>
    </message>
    <message>
        <source>The token embedding *E* has a row of 128 numbers for each token. One-hot times *E* picks one row of it. Nobody multiplies 2124 zeros: the row is looked up.</source>
        <translation>Das Token-Embedding *E* hat eine Zeile aus 128 Zahlen für jedes Token. One-Hot mal *E* wählt eine Zeile davon aus. Niemand multipliziert 2124 Nullen: Die Zeile wird nachgeschlagen.</translation>
    </message>
    <message>
        <source>*boy* and *girl* have a cosine of 0.865: the model has learned that they occur in similar places.</source>
        <translation>*boy* und *girl* haben einen Kosinus von 0.865: Das Modell hat gelernt, dass sie an ähnlichen Stellen vorkommen.</translation>
    </message>
    <message>
        <source>Nobody wrote these groups down. Words with the same neighbors in the texts get similar rows, because the model has to predict the same things from them. The neighbors of *street* are places as well: *square*, *valley* and *hotel*.</source>
        <translation>Niemand hat diese Gruppen aufgeschrieben. Wörter, die in den Texten dieselben Nachbarn haben, bekommen ähnliche Zeilen, weil das Modell aus ihnen dasselbe vorhersagen muss. Die Nachbarn von *street* sind ebenfalls Orte: *square*, *valley* und *hotel*.</translation>
    </message>
    <message>
        <source>The famous sum does not work here: *king − man + woman* gives *animals*, though the model read of kings and queens. Of a small model&apos;s sums, some work and most do not; and the words of the sum itself are always left out of the list.</source>
        <translation>Die berühmte Summe funktioniert hier nicht: *king − man + woman* ergibt *animals*, obwohl das Modell von Königen und Königinnen gelesen hat. Von den Summen eines kleinen Modells funktionieren manche und die meisten nicht; und die Wörter der Summe selbst bleiben in der Liste immer weg.</translation>
    </message>
    <message>
        <source>Before the first layer *it* has the same vector: 1.000. After layer 0 the cosine is 0.581, after layer 1 it is −0.154: by then *it* stands for the animal in one text, for the street in the other. *the* hardly moves.</source>
        <translation>Vor der ersten Schicht hat *it* denselben Vektor: 1.000. Nach Schicht 0 ist der Kosinus 0.581, nach Schicht 1 −0.154: Dann steht *it* in einem Text für das Tier, im anderen für die Straße. *the* bewegt sich kaum.</translation>
    </message>
    <message>
        <source>&quot;it&quot;: its cosine is −0.154, while all other words that both texts have stay above 0.7.</source>
        <translation>„it“: Sein Kosinus ist −0.154, während alle anderen Wörter, die beide Texte haben, über 0.7 bleiben.</translation>
    </message>
    <message>
        <source>Other words move less: *warm* before *smile* and before *bread* has a cosine of 0.845 after layer 2, *bank* at a river and in a town 0.881.</source>
        <translation>Andere Wörter bewegen sich weniger: *warm* vor *smile* und vor *bread* hat nach Schicht 2 einen Kosinus von 0.845, *bank* am Fluss und in der Stadt 0.881.</translation>
    </message>
    <message>
        <source>A warm smile, warm bread</source>
        <translation>Ein warmes Lächeln, warmes Brot</translation>
    </message>
    <message>
        <source>A bank to sit on, a bank with clerks</source>
        <translation>Ein Ufer zum Sitzen, eine Bank mit Angestellten</translation>
    </message>
    <message>
        <source>Which word&apos;s vector differs most between the texts with *tired* and *wide*, after layer 1?</source>
        <translation>Der Vektor welches Wortes unterscheidet sich zwischen den Texten mit *tired* und *wide* nach Schicht 1 am meisten?</translation>
    </message>
    <message>
        <source>In this table *girl* has the products 1.182, 0.514 and 0.436 with *boy*, *ball* and *river*. A softmax over these three gives *boy* 0.50</source>
        <translation>In dieser Tabelle hat *girl* mit *boy*, *ball* und *river* die Produkte 1.182, 0.514 und 0.436. Eine Softmax über diese drei gibt *boy* 0.50</translation>
    </message>
</context>
<context>
    <name>MatrixLookup</name>
    <message>
        <source>query %1</source>
        <translation>Query %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Key %1</translation>
    </message>
    <message>
        <source>masked: this query may not attend to this key</source>
        <translation>maskiert: Diese Query darf nicht auf diesen Key achten</translation>
    </message>
</context>
<context>
    <name>Metric</name>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>Mean distance</source>
        <translation>Mittlerer Abstand</translation>
    </message>
    <message>
        <source>Distance in the image</source>
        <translation>Abstand im Bild</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation>Voriges Token</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Nächstes Token</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Selbst</translation>
    </message>
    <message>
        <source>First token (sink)</source>
        <translation>Erstes Token (Sink)</translation>
    </message>
    <message>
        <source>To separators</source>
        <translation>Auf Separatoren</translation>
    </message>
    <message>
        <source>To [CLS]</source>
        <translation>Auf [CLS]</translation>
    </message>
    <message>
        <source>To the image</source>
        <translation>Auf das Bild</translation>
    </message>
    <message>
        <source>To punctuation</source>
        <translation>Auf Satzzeichen</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>A small Marian encoder-decoder that translates simple sentences from English into French.</source>
        <translation>Ein kleiner Marian-Encoder-Decoder, der einfache Sätze aus dem Englischen ins Französische übersetzt.</translation>
    </message>
    <message>
        <source>text generation</source>
        <translation>Textgenerierung</translation>
    </message>
    <message>
        <source>a tense and words that are not in its training data</source>
        <translation>eine Zeitform und Wörter, die nicht in seinen Trainingsdaten vorkommen</translation>
    </message>
    <message>
        <source>A small Swin that classifies ten kinds of clothes with windows of 4 x 4 patches, which are shifted by two patches in every second layer; three stages over 16 x 16, 8 x 8 and 4 x 4 patches.</source>
        <translation>Ein kleiner Swin, der zehn Arten von Kleidung klassifiziert, mit Fenstern aus 4 x 4 Patches, die in jeder zweiten Schicht um zwei Patches verschoben sind; drei Stufen über 16 x 16, 8 x 8 und 4 x 4 Patches.</translation>
    </message>
    <message>
        <source>images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>it takes an ankle boot for a sandal</source>
        <translation>es hält eine Stiefelette für eine Sandale</translation>
    </message>
    <message>
        <source>A small vision transformer that classifies ten kinds of clothes on 28 x 28 pixels.</source>
        <translation>Ein kleiner Vision-Transformer, der zehn Arten von Kleidung auf 28 x 28 Pixeln klassifiziert.</translation>
    </message>
    <message>
        <source>it takes trousers for a dress</source>
        <translation>es hält eine Hose für ein Kleid</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers at 11 steps of its training with warm-up, while heads form that copy what came before.</source>
        <translation>Ein winziger Decoder mit zwei Schichten zu 11 Zeitpunkten seines Trainings mit Warm-up, in dem Heads entstehen, die Früheres kopieren.</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers at 5 steps of its training without warm-up, while heads form that copy what came before.</source>
        <translation>Ein winziger Decoder mit zwei Schichten zu 5 Zeitpunkten seines Trainings ohne Warm-up, in dem Heads entstehen, die Früheres kopieren.</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; scores fall with the distance, and nothing is added to the token embedding (BLOOM, ALiBi).</source>
        <translation>Ein winziger Decoder mit zwei Schichten, der vorhersagt, wer einen Gegenstand zuletzt genommen hat; die Scores sinken mit dem Abstand, und zum Token-Embedding wird nichts addiert (BLOOM, ALiBi).</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; it has no positions (GPT-2 layout with a table of zeros) and cannot tell who came last.</source>
        <translation>Ein winziger Decoder mit zwei Schichten, der vorhersagt, wer einen Gegenstand zuletzt genommen hat; er hat keine Positionen (GPT-2-Aufbau mit einer Tabelle aus Nullen) und kann nicht erkennen, wer zuletzt kam.</translation>
    </message>
    <message>
        <source>without positions it often gives an earlier name</source>
        <translation>ohne Positionen nennt es oft einen früheren Namen</translation>
    </message>
    <message>
        <source>A tiny T5 of two and two layers that predicts who took a thing last; each head has one learned number for each distance, which is added to its scores, and nothing is added to the token embedding.</source>
        <translation>Ein winziger T5 mit zwei plus zwei Schichten, der vorhersagt, wer einen Gegenstand zuletzt genommen hat; jeder Head hat für jeden Abstand eine gelernte Zahl, die zu seinen Scores addiert wird, und zum Token-Embedding wird nichts addiert.</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; queries and keys are rotated by their position (GPT-NeoX, rotary embedding).</source>
        <translation>Ein winziger Decoder mit zwei Schichten, der vorhersagt, wer einen Gegenstand zuletzt genommen hat; Queries und Keys werden um ihre Position gedreht (GPT-NeoX, Rotary-Embedding).</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; positions are a fixed table of sinusoids that is added to the token embedding (GPT-2 layout).</source>
        <translation>Ein winziger Decoder mit zwei Schichten, der vorhersagt, wer einen Gegenstand zuletzt genommen hat; die Positionen sind eine feste Tabelle aus Sinuskurven, die zum Token-Embedding addiert wird (GPT-2-Aufbau).</translation>
    </message>
    <message>
        <source>story-encoder fine-tuned to find the words of a story that answer a question.</source>
        <translation>story-encoder mit Fine-Tuning auf das Finden der Wörter einer Geschichte, die eine Frage beantworten.</translation>
    </message>
    <message>
        <source>fine-tuned tasks</source>
        <translation>Aufgaben mit Fine-Tuning</translation>
    </message>
    <message>
        <source>the text does not say this, but it still gives an answer</source>
        <translation>der Text sagt dies nicht, das Modell gibt trotzdem eine Antwort</translation>
    </message>
    <message>
        <source>if two people do the same, it confuses them</source>
        <translation>wenn zwei Personen das Gleiche tun, verwechselt es sie</translation>
    </message>
    <message>
        <source>A small GPT-2 that writes simple stories; L0H2 attends to the previous token, and the heads of layer 1 find the earlier occurrence in a repeated text (induction).</source>
        <translation>Ein kleines GPT-2, das einfache Geschichten schreibt; L0H2 achtet auf das vorige Token, und die Heads der Schicht 1 finden in einem wiederholten Text das frühere Vorkommen (Induktion).</translation>
    </message>
    <message>
        <source>words outside its training data are split into pieces</source>
        <translation>Wörter außerhalb der Trainingsdaten werden in Stücke zerlegt</translation>
    </message>
    <message>
        <source>A small BERT that predicts masked words of simple stories and whether a sentence follows; L2H2 attends from a pronoun to its noun, L1H3 to [SEP].</source>
        <translation>Ein kleines BERT, das maskierte Wörter einfacher Geschichten vorhersagt und ob ein Satz folgt; L2H2 achtet von einem Pronomen auf dessen Nomen, L1H3 auf [SEP].</translation>
    </message>
    <message>
        <source>masked words</source>
        <translation>maskierte Wörter</translation>
    </message>
    <message>
        <source>trophy is not in its training data</source>
        <translation>trophy kommt in seinen Trainingsdaten nicht vor</translation>
    </message>
    <message>
        <source>story-encoder fine-tuned to mark people (PER), places (LOC) and companies (ORG).</source>
        <translation>story-encoder mit Fine-Tuning auf das Markieren von Personen (PER), Orten (LOC) und Firmen (ORG).</translation>
    </message>
    <message>
        <source>neither name is in its training data</source>
        <translation>keiner der beiden Namen kommt in seinen Trainingsdaten vor</translation>
    </message>
    <message>
        <source>story-encoder with windows: each token attends to 2 neighbors on either side in layers 0 and 1 and to 4 in layers 2 and 3; [CLS] attends to all tokens, and all attend to it (Longformer).</source>
        <translation>story-encoder mit Fenstern: Jedes Token achtet in den Schichten 0 und 1 auf 2 Nachbarn auf jeder Seite, in den Schichten 2 und 3 auf 4; [CLS] achtet auf alle Token, und alle achten auf [CLS] (Longformer).</translation>
    </message>
    <message>
        <source>the kite is outside the windows</source>
        <translation>kite liegt außerhalb der Fenster</translation>
    </message>
    <message>
        <source>the dog is outside the windows</source>
        <translation>dog liegt außerhalb der Fenster</translation>
    </message>
    <message>
        <source>story-encoder fine-tuned to distinguish good opinions from bad ones.</source>
        <translation>story-encoder mit Fine-Tuning auf das Unterscheiden guter und schlechter Meinungen.</translation>
    </message>
    <message>
        <source>its training data has no sentence with two negations</source>
        <translation>seine Trainingsdaten enthalten keinen Satz mit zwei Verneinungen</translation>
    </message>
    <message>
        <source>its training data has no such lists; it does not find the first entry</source>
        <translation>seine Trainingsdaten enthalten keine solchen Listen; es findet den ersten Eintrag nicht</translation>
    </message>
    <message>
        <source>Restaurants and food</source>
        <translation>Restaurants und Essen</translation>
    </message>
    <message>
        <source>Banks and rivers</source>
        <translation>Banken und Flüsse</translation>
    </message>
    <message>
        <source>Balls and houses</source>
        <translation>Bälle und Häuser</translation>
    </message>
    <message>
        <source>Animals and streets</source>
        <translation>Tiere und Straßen</translation>
    </message>
    <message>
        <source>Trains and stations</source>
        <translation>Züge und Bahnhöfe</translation>
    </message>
    <message>
        <source>Names and cities</source>
        <translation>Namen und Städte</translation>
    </message>
    <message>
        <source>People and clothes</source>
        <translation>Menschen und Kleidung</translation>
    </message>
    <message>
        <source>it has not learned which city is where</source>
        <translation>es hat nicht gelernt, welche Stadt wo liegt</translation>
    </message>
    <message>
        <source>fashion-vit from an ordinary start, random weights: its heads attend to all distances in every layer.</source>
        <translation>fashion-vit nach gewöhnlichem Anfang, zufälligen Gewichten: Seine Heads achten in jeder Schicht auf alle Abstände.</translation>
    </message>
    <message>
        <source>A small DaViT, trained on ten kinds of clothes: in each layer patches attend within windows of 4 x 4, then channels attend to channels.</source>
        <translation>Ein kleines DaViT, an zehn Arten von Kleidung trainiert: In jeder Schicht achten Patches innerhalb von Fenstern von 4 x 4 aufeinander, dann Kanäle auf Kanäle.</translation>
    </message>
    <message>
        <source>A small ImageGPT that completes images of clothes of 14 x 14 pixels, pixel by pixel; L3H2 attends to the pixel above the next one.</source>
        <translation>Ein kleines ImageGPT, das Bilder von Kleidung von 14 x 14 Pixeln Pixel für Pixel vervollständigt; L3H2 achtet auf das Pixel über dem nächsten.</translation>
    </message>
    <message>
        <source>A small CLIP that compares images of clothes with short captions.</source>
        <translation>Ein kleines CLIP, das Bilder von Kleidung mit kurzen Bildunterschriften vergleicht.</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; positions are a learned table, which started as sinusoids and is added to the token embedding (GPT-2).</source>
        <translation>Ein winziger Decoder mit zwei Schichten, der vorhersagt, wer einen Gegenstand zuletzt genommen hat; die Positionen sind eine gelernte Tabelle, die als Sinuskurven begann und zum Token-Embedding addiert wird (GPT-2).</translation>
    </message>
    <message>
        <source>A small LLaVA that answers questions about scenes of shapes and clothes; L1H0 attends to the object in the question, L2H0 to the one in the answer.</source>
        <translation>Ein kleines LLaVA, das Fragen zu Szenen mit Formen und Kleidern beantwortet; L1H0 richtet die Aufmerksamkeit auf den Gegenstand der Frage, L2H0 auf den der Antwort.</translation>
    </message>
    <message>
        <source>images and text</source>
        <translation>Bilder und Text</translation>
    </message>
    <message>
        <source>it takes a shirt for a dress</source>
        <translation>es hält ein Hemd für ein Kleid</translation>
    </message>
</context>
<context>
    <name>OpenComparison</name>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Difference only</source>
        <translation>Nur Differenz</translation>
    </message>
</context>
<context>
    <name>PagePreset</name>
    <message>
        <source>Column, 88 mm</source>
        <translation>Spalte, 88 mm</translation>
    </message>
    <message>
        <source>Page, 180 mm</source>
        <translation>Seite, 180 mm</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>Folie, 16:9</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Wie im Fenster</translation>
    </message>
    <message>
        <source>ACL, one column</source>
        <translation>ACL, eine Spalte</translation>
    </message>
    <message>
        <source>ACL, two columns</source>
        <translation>ACL, zwei Spalten</translation>
    </message>
    <message>
        <source>CVPR, one column</source>
        <translation>CVPR, eine Spalte</translation>
    </message>
    <message>
        <source>CVPR, two columns</source>
        <translation>CVPR, zwei Spalten</translation>
    </message>
    <message>
        <source>ICML, one column</source>
        <translation>ICML, eine Spalte</translation>
    </message>
    <message>
        <source>ICML, two columns</source>
        <translation>ICML, zwei Spalten</translation>
    </message>
    <message>
        <source>IEEE, one column</source>
        <translation>IEEE, eine Spalte</translation>
    </message>
    <message>
        <source>IEEE, two columns</source>
        <translation>IEEE, zwei Spalten</translation>
    </message>
    <message>
        <source>NeurIPS, full width</source>
        <translation>NeurIPS, volle Breite</translation>
    </message>
</context>
<context>
    <name>PictureMaker</name>
    <message>
        <source>There is not enough memory to show this head. Hide special tokens or use a shorter text.</source>
        <translation>Der Speicher reicht nicht, um diesen Head anzuzeigen. Spezialtoken ausblenden oder kürzeren Text verwenden.</translation>
    </message>
</context>
<context>
    <name>PointingOut</name>
    <message>
        <source>Nothing was highlighted: these are the tokens of the previous text. Try again when the new tokens appear.</source>
        <translation>Nichts wurde markiert: Dies sind die Token des vorigen Textes. Erneut versuchen, sobald die neuen Token erscheinen.</translation>
    </message>
    <message>
        <source>the row of %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>the column of %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>highlight</source>
        <translation>markieren</translation>
    </message>
    <message>
        <source>note of a highlight</source>
        <translation>Notiz zu einer Markierung</translation>
    </message>
    <message>
        <source>remove the highlight</source>
        <translation>Markierung entfernen</translation>
    </message>
    <message>
        <source>remove all highlights</source>
        <translation>alle Markierungen entfernen</translation>
    </message>
    <message>
        <source>show a part of the text</source>
        <translation>Teil des Textes anzeigen</translation>
    </message>
    <message>
        <source>show the whole text</source>
        <translation>ganzen Text anzeigen</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>Clear %1</source>
        <translation>%1 leeren</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>the run without interventions</source>
        <translation>der Lauf ohne Eingriffe</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>dasselbe Modell</translation>
    </message>
</context>
<context>
    <name>QWidget</name>
    <message>
        <source>%L1 rows, %L2 columns</source>
        <translation>%L1 Zeilen, %L2 Spalten</translation>
    </message>
</context>
<context>
    <name>SaveFigure</name>
    <message>
        <source>Save the figure</source>
        <translation>Abbildung speichern</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png)</source>
        <translation>Abbildungen (*.pdf *.svg *.png)</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Heat map and links</source>
        <translation>Heatmap und Linien</translation>
    </message>
    <message>
        <source>Profile of a query</source>
        <translation>Profil einer Query</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Heads</translation>
    </message>
    <message>
        <source>Metric by layer</source>
        <translation>Metrik nach Schicht</translation>
    </message>
    <message>
        <source>Over the image</source>
        <translation>Über dem Bild</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Logit-Lens</translation>
    </message>
    <message>
        <source>Similarity of tokens</source>
        <translation>Ähnlichkeit der Token</translation>
    </message>
    <message>
        <source>Similarity of positions</source>
        <translation>Ähnlichkeit der Positionen</translation>
    </message>
    <message>
        <source>Head tests</source>
        <translation>Head-Tests</translation>
    </message>
    <message>
        <source>Probability of the text</source>
        <translation>Wahrscheinlichkeit des Textes</translation>
    </message>
    <message>
        <source>Attention in matrices</source>
        <translation>Attention in Matrizen</translation>
    </message>
    <message>
        <source>Softmax of a row</source>
        <translation>Softmax einer Zeile</translation>
    </message>
    <message>
        <source>Layer and cost</source>
        <translation>Schicht und Kosten</translation>
    </message>
    <message>
        <source>From words to vectors</source>
        <translation>Von Wörtern zu Vektoren</translation>
    </message>
    <message>
        <source>Words in two contexts</source>
        <translation>Wörter in zwei Kontexten</translation>
    </message>
    <message>
        <source>Learning a vocabulary</source>
        <translation>Lernen eines Vokabulars</translation>
    </message>
    <message>
        <source>One token through the model</source>
        <translation>Ein Token durch das Modell</translation>
    </message>
    <message>
        <source>Approximations of a head</source>
        <translation>Approximationen eines Heads</translation>
    </message>
    <message>
        <source>Recurrence, convolution and attention</source>
        <translation>Rekurrenz, Faltung und Attention</translation>
    </message>
    <message>
        <source>Heads during training</source>
        <translation>Heads im Training</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Images and captions</source>
        <translation>Bilder und Bildunterschriften</translation>
    </message>
    <message>
        <source>Contacts of a protein</source>
        <translation>Kontakte eines Proteins</translation>
    </message>
    <message>
        <source>Late interaction</source>
        <translation>Späte Interaktion</translation>
    </message>
    <message>
        <source>Patch masks</source>
        <translation>Patch-Masken</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>%1 · sheet %2 with solutions · page %3 of %4 · Headlight %5</source>
        <translation>%1 · Blatt %2 mit Lösungen · Seite %3 von %4 · Headlight %5</translation>
    </message>
    <message>
        <source>%1 · sheet %2 · page %3 of %4 · Headlight %5</source>
        <translation>%1 · Blatt %2 · Seite %3 von %4 · Headlight %5</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Name: %1</translation>
    </message>
</context>
<context>
    <name>headlight::Actions</name>
    <message>
        <source>Gree&amp;dy decoding</source>
        <translation>&amp;Greedy-Dekodierung</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Take the most probable token at each step</source>
        <translation>In jedem Schritt das wahrscheinlichste Token nehmen</translation>
    </message>
    <message>
        <source>Sa&amp;mpling</source>
        <translation>Sa&amp;mpling</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Sampling</translation>
    </message>
    <message>
        <source>Sample tokens at random by their probability</source>
        <translation>Token zufällig nach ihrer Wahrscheinlichkeit ziehen</translation>
    </message>
    <message>
        <source>B&amp;eam search</source>
        <translation>&amp;Beam Search</translation>
    </message>
    <message>
        <source>Beams</source>
        <translation>Beams</translation>
    </message>
    <message>
        <source>Search for the most probable continuation, keeping several at each length</source>
        <translation>Wahrscheinlichste Fortsetzung suchen und dabei je Länge mehrere behalten</translation>
    </message>
    <message>
        <source>Generate &amp;one token</source>
        <translation>&amp;Ein Token generieren</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Generate one token</source>
        <translation>Ein Token generieren</translation>
    </message>
    <message>
        <source>&amp;Generate n tokens</source>
        <translation>&amp;n Token generieren</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generieren</translation>
    </message>
    <message>
        <source>Generate the number of tokens that is set in the panel</source>
        <translation>So viele Token generieren, wie im Bereich eingestellt sind</translation>
    </message>
    <message>
        <source>Remove &amp;last token</source>
        <translation>&amp;Letztes Token entfernen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Remove the last token</source>
        <translation>Letztes Token entfernen</translation>
    </message>
    <message>
        <source>S&amp;top generating</source>
        <translation>Generieren s&amp;toppen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop generating</source>
        <translation>Generieren stoppen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Edit &amp;text</source>
        <translation>Text &amp;bearbeiten</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>&amp;Second text</source>
        <translation>&amp;Zweiter Text</translation>
    </message>
    <message>
        <source>Second text</source>
        <translation>Zweiter Text</translation>
    </message>
    <message>
        <source>&amp;Find token</source>
        <translation>Token &amp;suchen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Copy to&amp;ken</source>
        <translation>&amp;Token kopieren</translation>
    </message>
    <message>
        <source>Copy token</source>
        <translation>Token kopieren</translation>
    </message>
    <message>
        <source>Cop&amp;y weight</source>
        <translation>&amp;Gewicht kopieren</translation>
    </message>
    <message>
        <source>Copy weight</source>
        <translation>Gewicht kopieren</translation>
    </message>
    <message>
        <source>Copy token ro&amp;w as TSV</source>
        <translation>Token-Zeile als TS&amp;V kopieren</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;numbers as TSV</source>
        <translation>Zah&amp;len als TSV kopieren</translation>
    </message>
    <message>
        <source>Copy numbers</source>
        <translation>Zahlen kopieren</translation>
    </message>
    <message>
        <source>Copy the numbers of the figure in focus, or of the shown head</source>
        <translation>Zahlen der fokussierten Abbildung oder des angezeigten Heads kopieren</translation>
    </message>
    <message>
        <source>&amp;Clear selection</source>
        <translation>&amp;Auswahl aufheben</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Select no token and no weight</source>
        <translation>Kein Token und kein Gewicht auswählen</translation>
    </message>
    <message>
        <source>Open context m&amp;enu</source>
        <translation>&amp;Kontextmenü öffnen</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>Kontextmenü</translation>
    </message>
    <message>
        <source>Show what can be done with the head, weight, token or figure in focus</source>
        <translation>Anzeigen, was sich mit dem fokussierten Head, Gewicht, Token oder der Abbildung tun lässt</translation>
    </message>
    <message>
        <source>&amp;Mask selected token</source>
        <translation>Gewähltes Token &amp;maskieren</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maskieren</translation>
    </message>
    <message>
        <source>Unmask &amp;all tokens</source>
        <translation>Alle Token &amp;demaskieren</translation>
    </message>
    <message>
        <source>Unmask</source>
        <translation>Demaskieren</translation>
    </message>
    <message>
        <source>unmask all tokens</source>
        <translation>alle Token demaskieren</translation>
    </message>
    <message>
        <source>&amp;Highlight weight</source>
        <translation>&amp;Gewicht markieren</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Add or remove a highlight on the weight or the token under the pointer</source>
        <translation>Markierung des Gewichts oder Tokens unter dem Zeiger setzen oder entfernen</translation>
    </message>
    <message>
        <source>Highlight &amp;row</source>
        <translation>&amp;Zeile markieren</translation>
    </message>
    <message>
        <source>Highlight row</source>
        <translation>Zeile markieren</translation>
    </message>
    <message>
        <source>Add or remove a highlight on the row of the query token</source>
        <translation>Markierung der Zeile des Query-Tokens setzen oder entfernen</translation>
    </message>
    <message>
        <source>Highlight &amp;column</source>
        <translation>&amp;Spalte markieren</translation>
    </message>
    <message>
        <source>Highlight column</source>
        <translation>Spalte markieren</translation>
    </message>
    <message>
        <source>Add or remove a highlight on the column of the key token</source>
        <translation>Markierung der Spalte des Key-Tokens setzen oder entfernen</translation>
    </message>
    <message>
        <source>Highlight with a &amp;note…</source>
        <translation>Mit &amp;Notiz markieren…</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Highlight the weight or the token, and write a note beside it</source>
        <translation>Gewicht oder Token markieren und eine Notiz daneben schreiben</translation>
    </message>
    <message>
        <source>Remove all highl&amp;ights</source>
        <translation>Alle Mark&amp;ierungen entfernen</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open a model, session, lesson, image or recording</source>
        <translation>Modell, Sitzung, Lektion, Bild oder Aufnahme öffnen</translation>
    </message>
    <message>
        <source>Open model &amp;folder…</source>
        <translation>Modell&amp;ordner öffnen…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <source>Open a model from its folder</source>
        <translation>Modell aus seinem Ordner öffnen</translation>
    </message>
    <message>
        <source>Open &amp;image…</source>
        <translation>&amp;Bild öffnen…</translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation>Bild öffnen…</translation>
    </message>
    <message>
        <source>Open an image for the model to read</source>
        <translation>Bild öffnen, das das Modell lesen soll</translation>
    </message>
    <message>
        <source>&amp;Paste image</source>
        <translation>Bild &amp;einfügen</translation>
    </message>
    <message>
        <source>Paste image</source>
        <translation>Bild einfügen</translation>
    </message>
    <message>
        <source>Open a&amp;udio…</source>
        <translation>&amp;Audio öffnen…</translation>
    </message>
    <message>
        <source>Open audio…</source>
        <translation>Audio öffnen…</translation>
    </message>
    <message>
        <source>Open se&amp;ssion…</source>
        <translation>&amp;Sitzung öffnen…</translation>
    </message>
    <message>
        <source>Open session…</source>
        <translation>Sitzung öffnen…</translation>
    </message>
    <message>
        <source>Open corpus &amp;metrics…</source>
        <translation>&amp;Korpusmetriken öffnen…</translation>
    </message>
    <message>
        <source>Open metrics…</source>
        <translation>Metriken öffnen…</translation>
    </message>
    <message>
        <source>Open metrics and labels over many texts, written by headlight metrics</source>
        <translation>Metriken und Labels über viele Texte öffnen, geschrieben von headlight metrics</translation>
    </message>
    <message>
        <source>Sa&amp;ve session</source>
        <translation>Sitzung s&amp;peichern</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Sitzung speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save session as…</source>
        <translation>Sitzung speichern unter…</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>Abbildung e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Abb. exportieren…</translation>
    </message>
    <message>
        <source>A&amp;dd to figure panels</source>
        <translation>Als Teilbild &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Add to figure</source>
        <translation>Als Teilbild</translation>
    </message>
    <message>
        <source>&amp;Copy figure</source>
        <translation>Abb&amp;ildung kopieren</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>Abb. kopieren</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Bee&amp;nden</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>&amp;Next head</source>
        <translation>&amp;Nächster Head</translation>
    </message>
    <message>
        <source>Pre&amp;vious head</source>
        <translation>&amp;Voriger Head</translation>
    </message>
    <message>
        <source>Next &amp;layer</source>
        <translation>Nächste S&amp;chicht</translation>
    </message>
    <message>
        <source>Previous la&amp;yer</source>
        <translation>Vorige Sc&amp;hicht</translation>
    </message>
    <message>
        <source>&amp;Pin this head</source>
        <translation>Diesen Head &amp;anheften</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Keep this head beside the others</source>
        <translation>Diesen Head neben den anderen behalten</translation>
    </message>
    <message>
        <source>&amp;Unpin all heads</source>
        <translation>Alle Heads &amp;lösen</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation>Alle lösen</translation>
    </message>
    <message>
        <source>unpin all heads</source>
        <translation>alle Heads lösen</translation>
    </message>
    <message>
        <source>A&amp;blate head</source>
        <translation>Head a&amp;usschalten</translation>
    </message>
    <message>
        <source>Ablate</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Replace the output of this head by zeros, or undo that</source>
        <translation>Ausgabe dieses Heads durch Nullen ersetzen (Ablation) oder das rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Single head</source>
        <translation>&amp;Einzelner Head</translation>
    </message>
    <message>
        <source>&amp;Mean of the layer</source>
        <translation>&amp;Mittelwert der Schicht</translation>
    </message>
    <message>
        <source>Ma&amp;ximum of the layer</source>
        <translation>Ma&amp;ximum der Schicht</translation>
    </message>
    <message>
        <source>Mean of the head over &amp;layers</source>
        <translation>Mittelwert des Heads über &amp;Schichten</translation>
    </message>
    <message>
        <source>Maximum of the head over la&amp;yers</source>
        <translation>Maximum des Heads über S&amp;chichten</translation>
    </message>
    <message>
        <source>Mean of all h&amp;eads</source>
        <translation>Mittelwert &amp;aller Heads</translation>
    </message>
    <message>
        <source>Max&amp;imum of all heads</source>
        <translation>Max&amp;imum aller Heads</translation>
    </message>
    <message>
        <source>&amp;Rollout up to this layer</source>
        <translation>&amp;Rollout bis zu dieser Schicht</translation>
    </message>
    <message>
        <source>Roll&amp;out of all layers</source>
        <translation>Roll&amp;out aller Schichten</translation>
    </message>
    <message>
        <source>&amp;Flow up to this layer</source>
        <translation>&amp;Fluss bis zu dieser Schicht</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Sto&amp;pp</translation>
    </message>
    <message>
        <source>T&amp;rain a small model…</source>
        <translation>Kleines Modell t&amp;rainieren…</translation>
    </message>
    <message>
        <source>Train…</source>
        <translation>Trainieren…</translation>
    </message>
    <message>
        <source>Train a small decoder on a text, and see its heads form</source>
        <translation>Kleinen Decoder auf einem Text trainieren und sehen, wie seine Heads entstehen</translation>
    </message>
    <message>
        <source>&amp;Layer and cost</source>
        <translation>&amp;Schicht und Kosten</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Show the parts of a layer, parameters, and the cost of runs</source>
        <translation>Teile einer Schicht, Parameter und Kosten von Läufen anzeigen</translation>
    </message>
    <message>
        <source>Headlight &amp;Help</source>
        <translation>Headlight-&amp;Hilfe</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Open the page about the panel in use</source>
        <translation>Seite über den gerade benutzten Bereich öffnen</translation>
    </message>
    <message>
        <source>How to &amp;read the figure</source>
        <translation>Abbildung &amp;lesen</translation>
    </message>
    <message>
        <source>How to read</source>
        <translation>Lesehilfe</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>Le&amp;ktionen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Show short lessons about transformers, on the built-in models</source>
        <translation>Kurze Lektionen über Transformer zeigen, mit den eingebauten Modellen</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>Lektion &amp;öffnen…</translation>
    </message>
    <message>
        <source>Open lesson…</source>
        <translation>Lektion öffnen…</translation>
    </message>
    <message>
        <source>Open a lesson file and list the lessons in its folder</source>
        <translation>Lektionsdatei öffnen und die Lektionen in ihrem Ordner auflisten</translation>
    </message>
    <message>
        <source>&amp;Previous lesson step</source>
        <translation>&amp;Voriger Lektionsschritt</translation>
    </message>
    <message>
        <source>&amp;Next lesson step</source>
        <translation>&amp;Nächster Lektionsschritt</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Rese&amp;t lesson step</source>
        <translation>Schritt &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Neu zeigen</translation>
    </message>
    <message>
        <source>Restore what the step showed first</source>
        <translation>Wiederherstellen, was der Schritt zuerst gezeigt hat</translation>
    </message>
    <message>
        <source>&amp;Find command…</source>
        <translation>&amp;Befehl suchen…</translation>
    </message>
    <message>
        <source>Find command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Find a command, head, model, text or lesson by name</source>
        <translation>Befehl, Head, Modell, Text oder Lektion nach Namen suchen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Headlight</source>
        <translation>&amp;Über Headlight</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>He&amp;ad</source>
        <translation>&amp;Head</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Hil&amp;fe</translation>
    </message>
    <message>
        <source>Open &amp;model</source>
        <translation>&amp;Modell öffnen</translation>
    </message>
    <message>
        <source>&amp;Recent sessions</source>
        <translation>&amp;Letzte Sitzungen</translation>
    </message>
    <message>
        <source>&amp;Highlights</source>
        <translation>Markieru&amp;ngen</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>A&amp;bbildung</translation>
    </message>
    <message>
        <source>&amp;Rows and columns</source>
        <translation>&amp;Zeilen und Spalten</translation>
    </message>
    <message>
        <source>C&amp;olors</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Color map</source>
        <translation>Farb&amp;palette</translation>
    </message>
    <message>
        <source>Heat map &amp;zoom</source>
        <translation>Heatmap-Z&amp;oom</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Generieren</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>&amp;Combine heads</source>
        <translation>Heads &amp;kombinieren</translation>
    </message>
    <message>
        <source>Sample &amp;texts</source>
        <translation>Beispiel&amp;texte</translation>
    </message>
    <message>
        <source>&amp;Device and threads</source>
        <translation>&amp;Gerät und Threads</translation>
    </message>
    <message>
        <source>&amp;Compare runs</source>
        <translation>Läufe &amp;vergleichen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare with another model, text or head, and show the difference</source>
        <translation>Mit einem anderen Modell, Text oder Head vergleichen und die Differenz anzeigen</translation>
    </message>
    <message>
        <source>E&amp;xplain this weight</source>
        <translation>Dieses Gewicht &amp;erklären</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Show how the weight is computed, and what else explains the prediction</source>
        <translation>Zeigen, wie das Gewicht berechnet wird und was die Vorhersage sonst noch erklärt</translation>
    </message>
    <message>
        <source>&amp;Tokenization</source>
        <translation>&amp;Tokenisierung</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Ge&amp;nerate text</source>
        <translation>Te&amp;xt generieren</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Probability of the text</source>
        <translation>&amp;Wahrscheinlichkeit des Textes</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Bewerten</translation>
    </message>
    <message>
        <source>Show how probable the model finds each token, the answer or the class</source>
        <translation>Zeigen, wie wahrscheinlich das Modell jedes Token, die Antwort oder die Klasse findet</translation>
    </message>
    <message>
        <source>&amp;Interventions</source>
        <translation>Eingr&amp;iffe</translation>
    </message>
    <message>
        <source>Intervene</source>
        <translation>Eingreifen</translation>
    </message>
    <message>
        <source>Ablate heads, sharpen or replace their attention, and see how the prediction changes</source>
        <translation>Heads ausschalten, ihre Attention schärfen oder ersetzen und die Änderung der Vorhersage sehen</translation>
    </message>
    <message>
        <source>Fin&amp;d heads</source>
        <translation>Heads &amp;suchen</translation>
    </message>
    <message>
        <source>Find heads</source>
        <translation>Heads suchen</translation>
    </message>
    <message>
        <source>Rank all heads by a weight, a metric, a label or their similarity to the shown head</source>
        <translation>Alle Heads nach einem Gewicht, einer Metrik, einem Label oder ihrer Ähnlichkeit mit dem angezeigten Head ordnen</translation>
    </message>
    <message>
        <source>List of hi&amp;ghlights</source>
        <translation>&amp;Liste der Markierungen</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>List the highlights with their notes, and choose the part of the text that figures show</source>
        <translation>Markierungen mit ihren Notizen auflisten und den Teil des Textes wählen, den Abbildungen zeigen</translation>
    </message>
    <message>
        <source>Note&amp;s</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Write notes on this text; they are saved with the session</source>
        <translation>Notizen zu diesem Text schreiben; sie werden mit der Sitzung gespeichert</translation>
    </message>
    <message>
        <source>&amp;Explore heads</source>
        <translation>Heads er&amp;kunden</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Close all panels and show the grids beside the figure</source>
        <translation>Alle Bereiche schließen und die Raster neben der Abbildung zeigen</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Heatmap</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>show the heat map</source>
        <translation>Heatmap anzeigen</translation>
    </message>
    <message>
        <source>&amp;Links</source>
        <translation>&amp;Linien</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>show the links</source>
        <translation>Linien anzeigen</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>Be&amp;ide</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>show heat map and links</source>
        <translation>Heatmap und Linien anzeigen</translation>
    </message>
    <message>
        <source>O&amp;ver the image</source>
        <translation>Über &amp;dem Bild</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Show the attention of a patch over the image</source>
        <translation>Attention eines Patches über dem Bild anzeigen</translation>
    </message>
    <message>
        <source>show attention over the image</source>
        <translation>Attention über dem Bild anzeigen</translation>
    </message>
    <message>
        <source>S&amp;mooth heat over the image</source>
        <translation>Farben über dem Bild &amp;glätten</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Blend the colors of neighboring patches</source>
        <translation>Farben benachbarter Patches ineinander übergehen lassen</translation>
    </message>
    <message>
        <source>smooth heat over the image</source>
        <translation>geglättete Farben über dem Bild</translation>
    </message>
    <message>
        <source>patches over the image</source>
        <translation>Patches über dem Bild</translation>
    </message>
    <message>
        <source>Metric b&amp;y layer</source>
        <translation>Metrik nach &amp;Schicht</translation>
    </message>
    <message>
        <source>By layer</source>
        <translation>Nach Schicht</translation>
    </message>
    <message>
        <source>Show the metric as a chart: layers from left to right, one mark per head</source>
        <translation>Metrik als Diagramm anzeigen: Schichten von links nach rechts, ein Punkt je Head</translation>
    </message>
    <message>
        <source>metric by layer</source>
        <translation>Metrik nach Schicht</translation>
    </message>
    <message>
        <source>metric as a grid</source>
        <translation>Metrik als Raster</translation>
    </message>
    <message>
        <source>Metric over the cor&amp;pus</source>
        <translation>Metrik über das &amp;Korpus</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Color heads by the mean over the corpus of the open metrics instead of by this text</source>
        <translation>Heads nach dem Mittelwert der geöffneten Metriken über das Korpus färben statt nach diesem Text</translation>
    </message>
    <message>
        <source>By &amp;tokens</source>
        <translation>Nach &amp;Token</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Show a row and a column for each token</source>
        <translation>Zeile und Spalte für jedes Token anzeigen</translation>
    </message>
    <message>
        <source>show tokens</source>
        <translation>Token anzeigen</translation>
    </message>
    <message>
        <source>By &amp;words</source>
        <translation>Nach &amp;Wörtern</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Join tokens to words: sum over the pieces attended to, mean over the pieces attending (arXiv 1906.04341)</source>
        <translation>Token zu Wörtern zusammenfassen: Summe über die beachteten Stücke, Mittelwert über die achtenden Stücke (arXiv 1906.04341)</translation>
    </message>
    <message>
        <source>show words</source>
        <translation>Wörter anzeigen</translation>
    </message>
    <message>
        <source>Hide &amp;special tokens</source>
        <translation>&amp;Spezialtoken ausblenden</translation>
    </message>
    <message>
        <source>Hide special tokens</source>
        <translation>Spezialtoken ausblenden</translation>
    </message>
    <message>
        <source>Leave special tokens such as [CLS] and [SEP] out of rows and columns</source>
        <translation>Spezialtoken wie [CLS] und [SEP] aus Zeilen und Spalten weglassen</translation>
    </message>
    <message>
        <source>hide special tokens</source>
        <translation>Spezialtoken ausblenden</translation>
    </message>
    <message>
        <source>Leave out the &amp;first token</source>
        <translation>&amp;Erstes Token weglassen</translation>
    </message>
    <message>
        <source>Leave out the first token</source>
        <translation>Erstes Token weglassen</translation>
    </message>
    <message>
        <source>Leave out the column of the first token, which takes the attention that many heads do not use (the attention sink)</source>
        <translation>Spalte des ersten Tokens weglassen, das die Attention aufnimmt, die viele Heads nicht brauchen (Attention-Sink)</translation>
    </message>
    <message>
        <source>leave out the first token</source>
        <translation>erstes Token weglassen</translation>
    </message>
    <message>
        <source>Weight by &amp;value norm</source>
        <translation>Nach &amp;Value-Norm gewichten</translation>
    </message>
    <message>
        <source>Weight by value norm</source>
        <translation>Nach Value-Norm gewichten</translation>
    </message>
    <message>
        <source>Multiply each weight by the norm of its OV output (‖W_O v‖), as a share of its row</source>
        <translation>Jedes Gewicht mit der Norm seiner OV-Ausgabe (‖W_O v‖) multiplizieren, als Anteil an seiner Zeile</translation>
    </message>
    <message>
        <source>weight by value norm</source>
        <translation>nach Value-Norm gewichten</translation>
    </message>
    <message>
        <source>&amp;Renormalize rows</source>
        <translation>Zeilen &amp;renormieren</translation>
    </message>
    <message>
        <source>Renormalize rows</source>
        <translation>Zeilen renormieren</translation>
    </message>
    <message>
        <source>Make rows sum to 1 again after leaving columns out</source>
        <translation>Zeilen nach dem Weglassen von Spalten wieder auf Summe 1 bringen</translation>
    </message>
    <message>
        <source>renormalize rows</source>
        <translation>Zeilen renormieren</translation>
    </message>
    <message>
        <source>L&amp;inear color scale</source>
        <translation>L&amp;ineare Farbskala</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Color by the weight</source>
        <translation>Nach dem Gewicht färben</translation>
    </message>
    <message>
        <source>linear scale</source>
        <translation>lineare Skala</translation>
    </message>
    <message>
        <source>L&amp;ogarithmic color scale</source>
        <translation>L&amp;ogarithmische Farbskala</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Color by the logarithm of the weight, from 0.0001 to 1</source>
        <translation>Nach dem Logarithmus des Gewichts färben, von 0.0001 bis 1</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>Log-Skala</translation>
    </message>
    <message>
        <source>&amp;Rank color scale</source>
        <translation>Ra&amp;ng-Farbskala</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Color by the rank of the weight within its row</source>
        <translation>Nach dem Rang des Gewichts in seiner Zeile färben</translation>
    </message>
    <message>
        <source>rank scale</source>
        <translation>Rangskala</translation>
    </message>
    <message>
        <source>&amp;Next color map</source>
        <translation>Nä&amp;chste Farbpalette</translation>
    </message>
    <message>
        <source>Next color map</source>
        <translation>Nächste Farbpalette</translation>
    </message>
    <message>
        <source>Links between &amp;columns</source>
        <translation>Linien zwischen S&amp;palten</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>links between columns</source>
        <translation>Linien zwischen Spalten</translation>
    </message>
    <message>
        <source>Links as &amp;arcs</source>
        <translation>Linien als &amp;Bögen</translation>
    </message>
    <message>
        <source>Arcs</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>links as arcs</source>
        <translation>Linien als Bögen</translation>
    </message>
    <message>
        <source>Pinned heads in the &amp;same links</source>
        <translation>Angeheftete Heads &amp;überlagern</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Überlagern</translation>
    </message>
    <message>
        <source>pinned heads in the same links</source>
        <translation>angeheftete Heads überlagern</translation>
    </message>
    <message>
        <source>&amp;Enlarge heat map</source>
        <translation>Heatmap &amp;vergrößern</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>S&amp;hrink heat map</source>
        <translation>Heatmap ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Shrink</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Show &amp;whole heat map</source>
        <translation>&amp;Ganze Heatmap zeigen</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>Show onl&amp;y the visible part</source>
        <translation>Nur den sicht&amp;baren Teil zeigen</translation>
    </message>
    <message>
        <source>Only the visible part</source>
        <translation>Nur sichtbarer Teil</translation>
    </message>
    <message>
        <source>Keep the rows and columns that the enlarged heat map shows, in all figures and files</source>
        <translation>Zeilen und Spalten, die die vergrößerte Heatmap zeigt, in allen Abbildungen und Dateien beibehalten</translation>
    </message>
    <message>
        <source>Show whole te&amp;xt</source>
        <translation>Ganzen Te&amp;xt zeigen</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation>Ganzer Text</translation>
    </message>
    <message>
        <source>Zoom interface &amp;in</source>
        <translation>&amp;Oberfläche vergrößern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Follow s&amp;ystem theme</source>
        <translation>Wie das S&amp;ystem</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>&amp;Helles Design</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>&amp;Dunkles Design</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast theme</source>
        <translation>Design mit hohem &amp;Kontrast</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Zoom interface &amp;out</source>
        <translation>Oberfläche verk&amp;leinern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>&amp;Reset zoom</source>
        <translation>&amp;Zoom zurücksetzen</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Zoom zurücksetzen</translation>
    </message>
    <message>
        <source>Figure &amp;transitions</source>
        <translation>Abbildun&amp;gsübergänge</translation>
    </message>
    <message>
        <source>Transitions</source>
        <translation>Übergänge</translation>
    </message>
    <message>
        <source>Fade from one figure to the next, unless the desktop asks for reduced motion</source>
        <translation>Von einer Abbildung zur nächsten überblenden, sofern die Systemeinstellungen nicht weniger Bewegung verlangen</translation>
    </message>
    <message>
        <source>Pointer ring when &amp;presenting</source>
        <translation>Zeiger&amp;ring beim Präsentieren</translation>
    </message>
    <message>
        <source>Pointer ring</source>
        <translation>Zeigerring</translation>
    </message>
    <message>
        <source>Follow the pointer over figures with a ring, so that an audience sees it</source>
        <translation>Dem Zeiger über Abbildungen mit einem Ring folgen, damit das Publikum ihn sieht</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Vo&amp;llbild</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>&amp;Hide side panels</source>
        <translation>&amp;Seitenbereiche ausblenden</translation>
    </message>
    <message>
        <source>Hide side panels</source>
        <translation>Bereiche ausblenden</translation>
    </message>
    <message>
        <source>Give the figure or the comparison the whole width</source>
        <translation>Der Abbildung oder dem Vergleich die ganze Breite geben</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Präsentieren</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Präsentieren</translation>
    </message>
    <message>
        <source>Show the figure alone on the full screen, with text for the back row</source>
        <translation>Nur die Abbildung im Vollbild zeigen, mit Text, der bis in die letzte Reihe lesbar ist</translation>
    </message>
    <message>
        <source>Compare with an edited te&amp;xt</source>
        <translation>Mit geändertem Te&amp;xt vergleichen</translation>
    </message>
    <message>
        <source>Compare wording</source>
        <translation>Wortlaut vergleichen</translation>
    </message>
    <message>
        <source>Run the same model on an edited copy of this text</source>
        <translation>Dasselbe Modell auf einer geänderten Kopie dieses Textes ausführen</translation>
    </message>
    <message>
        <source>&amp;Add a run</source>
        <translation>Lauf &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Add a run</source>
        <translation>Lauf hinzufügen</translation>
    </message>
    <message>
        <source>Compare with another run, up to four side by side</source>
        <translation>Mit einem weiteren Lauf vergleichen, bis zu vier nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Remove this run</source>
        <translation>Diesen Lauf &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove this run</source>
        <translation>Diesen Lauf entfernen</translation>
    </message>
    <message>
        <source>Remove the shown run from the comparison</source>
        <translation>Angezeigten Lauf aus dem Vergleich entfernen</translation>
    </message>
    <message>
        <source>Show &amp;next run</source>
        <translation>&amp;Nächsten Lauf zeigen</translation>
    </message>
    <message>
        <source>Next run</source>
        <translation>Nächster Lauf</translation>
    </message>
    <message>
        <source>Show the difference, the heads and the settings of the next run</source>
        <translation>Differenz, Heads und Einstellungen des nächsten Laufs zeigen</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Open an audio file for a model that reads recordings</source>
        <translation>Audiodatei für ein Modell öffnen, das Aufnahmen liest</translation>
    </message>
    <message>
        <source>weights over the image as they are</source>
        <translation>Gewichte über dem Bild, wie sie sind</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>Relativ</translation>
    </message>
    <message>
        <source>Divide weights over the image by those that the neutral prompt gives (arXiv 2502.17422)</source>
        <translation>Gewichte über dem Bild durch die teilen, die der neutrale Prompt ergibt (arXiv 2502.17422)</translation>
    </message>
    <message>
        <source>weights relative to a neutral prompt</source>
        <translation>Gewichte relativ zu einem neutralen Prompt</translation>
    </message>
    <message>
        <source>N&amp;eutral prompt…</source>
        <translation>&amp;Neutraler Prompt…</translation>
    </message>
    <message>
        <source>Neutral prompt</source>
        <translation>Neutraler Prompt</translation>
    </message>
    <message>
        <source>Edit the prompt that weights over the image are divided by</source>
        <translation>Den Prompt bearbeiten, durch dessen Gewichte die über dem Bild geteilt werden</translation>
    </message>
    <message>
        <source>&amp;Without image sinks</source>
        <translation>&amp;Ohne Bild-Sinks</translation>
    </message>
    <message>
        <source>Without sinks</source>
        <translation>Ohne Sinks</translation>
    </message>
    <message>
        <source>Divide each patch&apos;s share of the attention by its mean share over the text</source>
        <translation>Den Anteil jedes Patches an der Attention durch seinen mittleren Anteil über den Text teilen</translation>
    </message>
    <message>
        <source>weights without image sinks</source>
        <translation>Gewichte ohne Bild-Sinks</translation>
    </message>
    <message>
        <source>&amp;Relative to a neutral prompt</source>
        <translation>&amp;Relativ zu einem neutralen Prompt</translation>
    </message>
    <message>
        <source>W&amp;aveform along the axes</source>
        <translation>Wellen&amp;form entlang der Achsen</translation>
    </message>
    <message>
        <source>Waveform</source>
        <translation>Wellenform</translation>
    </message>
    <message>
        <source>Draw the waveform of the recording along rows and columns that are parts of it</source>
        <translation>Die Wellenform der Aufnahme entlang der Zeilen und Spalten zeichnen, die Teile von ihr sind</translation>
    </message>
    <message>
        <source>waveform along the axes</source>
        <translation>Wellenform entlang der Achsen</translation>
    </message>
    <message>
        <source>S&amp;pectrogram along the axes</source>
        <translation>S&amp;pektrogramm entlang der Achsen</translation>
    </message>
    <message>
        <source>Spectrogram</source>
        <translation>Spektrogramm</translation>
    </message>
    <message>
        <source>Draw the spectrogram of the recording along rows and columns that are parts of it</source>
        <translation>Das Spektrogramm der Aufnahme entlang der Zeilen und Spalten zeichnen, die Teile von ihr sind</translation>
    </message>
    <message>
        <source>spectrogram along the axes</source>
        <translation>Spektrogramm entlang der Achsen</translation>
    </message>
    <message>
        <source>&amp;No sound along the axes</source>
        <translation>&amp;Kein Ton entlang der Achsen</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Kein Ton</translation>
    </message>
    <message>
        <source>no sound along the axes</source>
        <translation>kein Ton entlang der Achsen</translation>
    </message>
    <message>
        <source>&amp;Replace image…</source>
        <translation>Bild &amp;ersetzen…</translation>
    </message>
    <message>
        <source>Replace image…</source>
        <translation>Bild ersetzen…</translation>
    </message>
    <message>
        <source>Open another image in place of the selected one</source>
        <translation>Anstelle des ausgewählten Bildes ein anderes öffnen</translation>
    </message>
    <message>
        <source>Move image &amp;before</source>
        <translation>Bild nach &amp;vorn verschieben</translation>
    </message>
    <message>
        <source>Move before</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>Move the selected image before the one that precedes it in the text</source>
        <translation>Das ausgewählte Bild vor dasjenige verschieben, das ihm im Text vorangeht</translation>
    </message>
    <message>
        <source>Move image be&amp;hind</source>
        <translation>Bild nach &amp;hinten verschieben</translation>
    </message>
    <message>
        <source>Move behind</source>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <source>Move the selected image behind the one that follows it in the text</source>
        <translation>Das ausgewählte Bild hinter dasjenige verschieben, das ihm im Text folgt</translation>
    </message>
    <message>
        <source>Re&amp;move image</source>
        <translation>Bild ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>Remove the selected image from the text</source>
        <translation>Das ausgewählte Bild aus dem Text entfernen</translation>
    </message>
    <message>
        <source>Add ima&amp;ges…</source>
        <translation>Bil&amp;der hinzufügen…</translation>
    </message>
    <message>
        <source>Add images…</source>
        <translation>Bilder hinzufügen…</translation>
    </message>
    <message>
        <source>Add images behind those that are open, for a model that reads several</source>
        <translation>Bilder hinter den geöffneten hinzufügen, für ein Modell, das mehrere liest</translation>
    </message>
    <message>
        <source>&amp;Image</source>
        <translation>B&amp;ild</translation>
    </message>
    <message>
        <source>P&amp;lay selected sound</source>
        <translation>Gewählten Ton a&amp;bspielen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play the part of the recording that the selected token stands for</source>
        <translation>Den Teil der Aufnahme abspielen, für den das gewählte Token steht</translation>
    </message>
</context>
<context>
    <name>headlight::ApproximationPage</name>
    <message>
        <source>Approximations of the head</source>
        <translation>Approximationen des Heads</translation>
    </message>
    <message>
        <source>Approximation</source>
        <translation>Approximation</translation>
    </message>
    <message>
        <source>Choose what stands in the place of all weights</source>
        <translation>Wählen, was an die Stelle aller Gewichte tritt</translation>
    </message>
    <message>
        <source>size </source>
        <translation>Größe </translation>
    </message>
    <message>
        <source>Choose the reach, the rank or the number of features</source>
        <translation>Reichweite, Rang oder Anzahl der Features wählen</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>Seed </translation>
    </message>
    <message>
        <source>Choose the seed of what is random</source>
        <translation>Seed für den Zufall wählen</translation>
    </message>
    <message>
        <source>choose an approximation</source>
        <translation>Approximation wählen</translation>
    </message>
    <message>
        <source>choose the size of the approximation</source>
        <translation>Größe der Approximation wählen</translation>
    </message>
    <message>
        <source>choose a seed</source>
        <translation>Seed wählen</translation>
    </message>
    <message>
        <source>Type a text: approximations of the shown head appear here.</source>
        <translation>Text eingeben: Approximationen des angezeigten Heads erscheinen hier.</translation>
    </message>
</context>
<context>
    <name>headlight::CandidateList</name>
    <message>
        <source>Candidates; Enter chooses one</source>
        <translation>Kandidaten; die Eingabetaste wählt einen</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Sampling</translation>
    </message>
    <message>
        <source>Show the probability that the model gives the token</source>
        <translation>Wahrscheinlichkeit anzeigen, die das Modell dem Token gibt</translation>
    </message>
    <message>
        <source>Show the probability with which the token is sampled, after temperature, top-k and top-p</source>
        <translation>Wahrscheinlichkeit anzeigen, mit der das Token gezogen wird, nach Temperatur, top-k und top-p</translation>
    </message>
    <message>
        <source>Token id %1</source>
        <translation>Token-ID %1</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, gewählt</translation>
    </message>
</context>
<context>
    <name>headlight::CaptionsPage</name>
    <message>
        <source>Images and captions</source>
        <translation>Bilder und Bildunterschriften</translation>
    </message>
    <message>
        <source>Open a model that compares images with texts, such as fashion-clip.</source>
        <translation>Ein Modell öffnen, das Bilder mit Texten vergleicht, etwa fashion-clip.</translation>
    </message>
</context>
<context>
    <name>headlight::CheckpointBar</name>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Open another checkpoint of the model</source>
        <translation>Anderen Checkpoint des Modells öffnen</translation>
    </message>
    <message>
        <source>Open the checkpoint before</source>
        <translation>Vorigen Checkpoint öffnen</translation>
    </message>
    <message>
        <source>Open the checkpoint after</source>
        <translation>Nächsten Checkpoint öffnen</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 von %3</translation>
    </message>
</context>
<context>
    <name>headlight::CheckpointsPage</name>
    <message>
        <source>Test on random tokens: %1</source>
        <translation>Test auf zufälligen Token: %1</translation>
    </message>
    <message>
        <source>On the text: %1</source>
        <translation>Auf dem Text: %1</translation>
    </message>
    <message>
        <source>Heads during training</source>
        <translation>Heads im Training</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Choose the measure that is shown over the checkpoints</source>
        <translation>Messgröße wählen, die über die Checkpoints gezeigt wird</translation>
    </message>
    <message>
        <source>choose a measure</source>
        <translation>Messgröße wählen</translation>
    </message>
    <message>
        <source>This model has no checkpoints. Open a folder of checkpoints (subfolders such as step1000 or checkpoint-500), or the built-in model induction-decoder.</source>
        <translation>Dieses Modell hat keine Checkpoints. Einen Ordner mit Checkpoints öffnen (Unterordner wie step1000 oder checkpoint-500) oder das eingebaute Modell induction-decoder.</translation>
    </message>
    <message>
        <source>Type a text: this metric is measured on it.</source>
        <translation>Text eingeben: Diese Metrik wird darauf gemessen.</translation>
    </message>
</context>
<context>
    <name>headlight::ColumnBar</name>
    <message>
        <source>Show %1</source>
        <translation>%1 anzeigen</translation>
    </message>
    <message>
        <source>Show %1, which was closed to make room for the figure</source>
        <translation>%1 anzeigen; wurde geschlossen, um Platz für die Abbildung zu schaffen</translation>
    </message>
</context>
<context>
    <name>headlight::CommandPalette</name>
    <message>
        <source>Find command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Find a command, head, model, text or lesson</source>
        <translation>Befehl, Head, Modell, Text oder Lektion suchen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Ergebnisse</translation>
    </message>
    <message>
        <source>1 result · Enter run · Esc close</source>
        <translation>1 Ergebnis · Enter ausführen · Esc schließen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results · ↑ ↓ choose · Enter run · Esc close</source>
        <translation>
            <numerusform>%Ln Ergebnis · ↑ ↓ wählen · Enter ausführen · Esc schließen</numerusform>
            <numerusform>%Ln Ergebnisse · ↑ ↓ wählen · Enter ausführen · Esc schließen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::CompareHeader</name>
    <message>
        <source>&amp;The same model</source>
        <translation>&amp;Dasselbe Modell</translation>
    </message>
    <message>
        <source>Compare A with</source>
        <translation>A vergleichen mit</translation>
    </message>
    <message>
        <source>Run that A is compared with</source>
        <translation>Lauf, mit dem A verglichen wird</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Abb. speichern…</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Vergleich beenden</translation>
    </message>
    <message>
        <source>Same text as A; type another text here</source>
        <translation>Gleicher Text wie A; hier einen anderen eingeben</translation>
    </message>
    <message>
        <source>Words ▾</source>
        <translation>Wörter ▾</translation>
    </message>
    <message>
        <source>Words and interventions of the comparison</source>
        <translation>Wörter und Eingriffe des Vergleichs</translation>
    </message>
    <message>
        <source>&amp;Shuffle the words of A</source>
        <translation>Wörter von A &amp;mischen</translation>
    </message>
    <message>
        <source>Match words in &amp;any order</source>
        <translation>Wörter &amp;beliebig zuordnen</translation>
    </message>
    <message>
        <source>Apply the &amp;interventions of A</source>
        <translation>&amp;Eingriffe von A übernehmen</translation>
    </message>
    <message>
        <source>match words in any order</source>
        <translation>Wörter beliebig zuordnen</translation>
    </message>
    <message>
        <source>Model of %1</source>
        <translation>Modell von %1</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>Text von %1</translation>
    </message>
    <message>
        <source>Head of %1</source>
        <translation>Head von %1</translation>
    </message>
    <message>
        <source>the original run</source>
        <translation>der Originallauf</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>dasselbe Modell</translation>
    </message>
    <message>
        <source>same head</source>
        <translation>gleicher Head</translation>
    </message>
</context>
<context>
    <name>headlight::ComparePanel</name>
    <message>
        <source>Heads with similar attention will appear near each other here.</source>
        <translation>Heads mit ähnlicher Attention erscheinen hier nahe beieinander.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differenzen</translation>
    </message>
    <message>
        <source>Similar heads</source>
        <translation>Ähnliche Heads</translation>
    </message>
    <message>
        <source>Head map</source>
        <translation>Head-Karte</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Heads by the difference of %1 from A</source>
        <translation>Heads nach der Differenz von %1 zu A</translation>
    </message>
    <message>
        <source>Rank heads by the mean Jensen-Shannon divergence of the rows of A and %1, in nats (0: equal rows, 0.69: nothing in common), with the token whose row differs most (arXiv 1906.04341)</source>
        <translation>Heads nach der mittleren Jensen-Shannon-Divergenz der Zeilen von A und %1 ordnen, in Nats (0: gleiche Zeilen, 0.69: nichts gemeinsam), mit dem Token, dessen Zeile sich am meisten unterscheidet (arXiv 1906.04341)</translation>
    </message>
    <message>
        <source>Heads of %1 similar to the head of A</source>
        <translation>Heads von %1, die dem Head von A ähneln</translation>
    </message>
    <message>
        <source>Rank the heads of %1 by their mean Jensen-Shannon divergence from the chosen head of A</source>
        <translation>Heads von %1 nach ihrer mittleren Jensen-Shannon-Divergenz vom gewählten Head von A ordnen</translation>
    </message>
    <message>
        <source>Head map of %1</source>
        <translation>Head-Karte von %1</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Divergenz</translation>
    </message>
    <message>
        <source>Largest at</source>
        <translation>Größte bei</translation>
    </message>
    <message>
        <source>%1 · no prediction for this text</source>
        <translation>%1 · keine Vorhersage für diesen Text</translation>
    </message>
</context>
<context>
    <name>headlight::CompareView</name>
    <message>
        <source>Color bars of weights and difference</source>
        <translation>Farbbalken der Gewichte und der Differenz</translation>
    </message>
    <message>
        <source>Figure of A</source>
        <translation>Abbildung von A</translation>
    </message>
    <message>
        <source>Figure of %1</source>
        <translation>Abbildung von %1</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>This run will appear here.</source>
        <translation>Dieser Lauf erscheint hier.</translation>
    </message>
    <message>
        <source>The runs will appear here side by side.</source>
        <translation>Die Läufe erscheinen hier nebeneinander.</translation>
    </message>
    <message>
        <source>
Click to show its difference from A</source>
        <translation>
Klicken, um die Differenz zu A zu zeigen</translation>
    </message>
    <message>
        <source>Difference: %1 − A</source>
        <translation>Differenz: %1 − A</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>kein Gegenstück</translation>
    </message>
</context>
<context>
    <name>headlight::CompletedImage</name>
    <message>
        <source>Rows at the bottom that are generated</source>
        <translation>Zeilen unten, die generiert werden</translation>
    </message>
    <message>
        <source>rows </source>
        <translation>Zeilen </translation>
    </message>
    <message>
        <source>Generated pixels that are shown</source>
        <translation>Generierte Pixel, die gezeigt werden</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>Save the image as a PNG file</source>
        <translation>Das Bild als PNG-Datei speichern</translation>
    </message>
    <message>
        <source>Use as image</source>
        <translation>Als Bild verwenden</translation>
    </message>
    <message>
        <source>Open the completed image, to see the attention in it</source>
        <translation>Das vervollständigte Bild öffnen, um die Attention darin zu sehen</translation>
    </message>
    <message>
        <source>%1 of %2 pixels generated</source>
        <translation>%1 von %2 Pixeln generiert</translation>
    </message>
</context>
<context>
    <name>headlight::ContactsPage</name>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>Open structure…</source>
        <translation>Struktur öffnen…</translation>
    </message>
    <message>
        <source>Compare attention with the contacts of a protein structure (PDB or mmCIF)</source>
        <translation>Attention mit den Kontakten einer Proteinstruktur vergleichen (PDB oder mmCIF)</translation>
    </message>
    <message>
        <source>Open a structure</source>
        <translation>Eine Struktur öffnen</translation>
    </message>
    <message>
        <source>Structures (%1);;All files (*)</source>
        <translation>Strukturen (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a model of proteins such as ESM-2, type a sequence, and open its structure: the heads whose attention follows its contacts appear here.</source>
        <translation>Ein Modell für Proteine wie ESM-2 öffnen, eine Sequenz eingeben und ihre Struktur öffnen: Hier erscheinen die Heads, deren Attention ihren Kontakten folgt.</translation>
    </message>
    <message>
        <source>Type the sequence of the structure.</source>
        <translation>Die Sequenz der Struktur eingeben.</translation>
    </message>
</context>
<context>
    <name>headlight::ContextsView</name>
    <message>
        <source>Words in two contexts</source>
        <translation>Wörter in zwei Kontexten</translation>
    </message>
    <message>
        <source>Hidden states are compared between runs of one model. Choose “the same model”.</source>
        <translation>Verborgene Zustände werden zwischen Läufen desselben Modells verglichen. „dasselbe Modell“ wählen.</translation>
    </message>
    <message>
        <source>Type another text for %1, or shuffle the words of A: the same words are compared here, layer by layer.</source>
        <translation>Anderen Text für %1 eingeben oder die Wörter von A mischen: Dieselben Wörter werden hier Schicht für Schicht verglichen.</translation>
    </message>
</context>
<context>
    <name>headlight::Continuation</name>
    <message>
        <source>Open a model that generates text.</source>
        <translation>Ein Modell öffnen, das Text generiert.</translation>
    </message>
    <message>
        <source>Imported attention has no model, so it cannot generate text.</source>
        <translation>Importierte Attention hat kein Modell und kann daher keinen Text generieren.</translation>
    </message>
    <message>
        <source>%1 does not generate text. Open a decoder, such as story-decoder, or an encoder-decoder, such as english-french.</source>
        <translation>%1 generiert keinen Text. Einen Decoder wie story-decoder oder einen Encoder-Decoder wie english-french öffnen.</translation>
    </message>
    <message>
        <source>Open a recording first.</source>
        <translation>Zuerst eine Aufnahme öffnen.</translation>
    </message>
    <message>
        <source>Type the beginning of a text.</source>
        <translation>Den Anfang eines Textes eingeben.</translation>
    </message>
    <message>
        <source>Mean ablation is not available while text is generated. Use zero ablation instead.</source>
        <translation>Mittelwert-Ablation ist beim Generieren von Text nicht verfügbar. Stattdessen Null-Ablation verwenden.</translation>
    </message>
    <message>
        <source>Open an image first.</source>
        <translation>Zuerst ein Bild öffnen.</translation>
    </message>
</context>
<context>
    <name>headlight::ContinuePanel</name>
    <message>
        <source>GENERATE TEXT</source>
        <translation>TEXT GENERIEREN</translation>
    </message>
    <message>
        <source>Close text generation</source>
        <translation>Textgenerierung schließen</translation>
    </message>
    <message>
        <source>Save tree…</source>
        <translation>Baum speichern…</translation>
    </message>
    <message>
        <source>Save the tree as a figure (PDF, SVG, PNG), or as JSON with the candidates of every step</source>
        <translation>Baum als Abbildung (PDF, SVG, PNG) oder als JSON mit den Kandidaten jedes Schritts speichern</translation>
    </message>
    <message>
        <source>Decoding</source>
        <translation>Dekodierung</translation>
    </message>
    <message>
        <source>Maximum tokens to generate</source>
        <translation>Maximale Anzahl zu generierender Token</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> Token</translation>
    </message>
    <message>
        <source>Temperature: flatter above 1, sharper below</source>
        <translation>Temperatur: flacher über 1, schärfer darunter</translation>
    </message>
    <message>
        <source>temp. </source>
        <translation>Temp. </translation>
    </message>
    <message>
        <source>Sample from the k most probable tokens</source>
        <translation>Aus den k wahrscheinlichsten Token ziehen</translation>
    </message>
    <message>
        <source>top-k </source>
        <translation>top-k </translation>
    </message>
    <message>
        <source>top-k all</source>
        <translation>top-k alle</translation>
    </message>
    <message>
        <source>Sample from the fewest tokens whose probabilities add up to this share</source>
        <translation>Aus den wenigsten Token ziehen, deren Wahrscheinlichkeiten zusammen diesen Anteil ergeben</translation>
    </message>
    <message>
        <source>top-p </source>
        <translation>top-p </translation>
    </message>
    <message>
        <source>Seed of sampling: the same seed gives the same tokens</source>
        <translation>Seed des Samplings: Derselbe Seed ergibt dieselben Token</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>Seed </translation>
    </message>
    <message>
        <source>Continuations kept at each length</source>
        <translation>Fortsetzungen, die je Länge behalten werden</translation>
    </message>
    <message>
        <source> beams</source>
        <translation> Beams</translation>
    </message>
    <message>
        <source>The text changed: the tree starts again.</source>
        <translation>Der Text hat sich geändert: Der Baum beginnt neu.</translation>
    </message>
    <message>
        <source>Step generates one token, Generate several; click another candidate to start a branch.</source>
        <translation>Schritt generiert ein Token, Generieren mehrere; ein Klick auf einen anderen Kandidaten beginnt einen Zweig.</translation>
    </message>
    <message>
        <source>The model ended the text here.</source>
        <translation>Das Modell hat den Text hier beendet.</translation>
    </message>
    <message>
        <source>Candidates for the next token</source>
        <translation>Kandidaten für das nächste Token</translation>
    </message>
    <message>
        <source>Candidates at step %1</source>
        <translation>Kandidaten in Schritt %1</translation>
    </message>
    <message>
        <source>Save the tree</source>
        <translation>Baum speichern</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png);;Candidates of every step (*.json)</source>
        <translation>Abbildungen (*.pdf *.svg *.png);;Kandidaten jedes Schritts (*.json)</translation>
    </message>
    <message>
        <source>Step generates one pixel, Generate all below the line.</source>
        <translation>Schritt generiert ein Pixel, Generieren alle unter der Linie.</translation>
    </message>
    <message>
        <source>COMPLETE IMAGE</source>
        <translation>BILD VERVOLLSTÄNDIGEN</translation>
    </message>
    <message>
        <source>completed image</source>
        <translation>vervollständigtes Bild</translation>
    </message>
    <message>
        <source>Save the image</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source> token</source>
        <translation> Token</translation>
    </message>
    <message>
        <source> beam</source>
        <translation> Beam</translation>
    </message>
</context>
<context>
    <name>headlight::CorpusMetrics</name>
    <message>
        <source>metric over the corpus</source>
        <translation>Metrik über das Korpus</translation>
    </message>
    <message>
        <source>metric of this text</source>
        <translation>Metrik dieses Textes</translation>
    </message>
    <message>
        <source>Open metrics over a corpus, written by headlight metrics</source>
        <translation>Metriken über ein Korpus öffnen, geschrieben von headlight metrics</translation>
    </message>
    <message>
        <source>Metrics (*.json);;All files (*)</source>
        <translation>Metriken (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open the model of %1 first: these metrics belong to it.</source>
        <translation>Zuerst das Modell von %1 öffnen: Diese Metriken gehören dazu.</translation>
    </message>
    <message>
        <source>%1 belongs to a model with other layers or heads than %2. Open that model first.</source>
        <translation>%1 gehört zu einem Modell mit anderen Schichten oder Heads als %2. Zuerst jenes Modell öffnen.</translation>
    </message>
    <message>
        <source>%1 belongs to another model, %2 (weights %3). Open that model first.</source>
        <translation>%1 gehört zu einem anderen Modell, %2 (Gewichte %3). Zuerst jenes Modell öffnen.</translation>
    </message>
</context>
<context>
    <name>headlight::DeviceMenu</name>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>Matrixprodukte</translation>
    </message>
    <message>
        <source>Threads of the CPU</source>
        <translation>Threads der CPU</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automatisch</translation>
    </message>
    <message>
        <source>Use a graphics processor if one is available, otherwise the CPU</source>
        <translation>Grafikprozessor verwenden, wenn einer verfügbar ist, sonst die CPU</translation>
    </message>
    <message>
        <source>&amp;CPU</source>
        <translation>&amp;CPU</translation>
    </message>
    <message>
        <source>Looking for graphics devices…</source>
        <translation>Grafikgeräte werden gesucht…</translation>
    </message>
    <message>
        <source>No graphics device</source>
        <translation>Kein Grafikgerät</translation>
    </message>
    <message>
        <source>Not available: %1</source>
        <translation>Nicht verfügbar: %1</translation>
    </message>
    <message>
        <source>Run Vulkan on the CPU, which is slower than “CPU”</source>
        <translation>Vulkan auf der CPU ausführen, was langsamer ist als „CPU“</translation>
    </message>
    <message>
        <source>fp&amp;32</source>
        <translation>fp&amp;32</translation>
    </message>
    <message>
        <source>Compute in single precision, as exact as the CPU</source>
        <translation>Mit einfacher Genauigkeit rechnen, so genau wie die CPU</translation>
    </message>
    <message>
        <source>fp1&amp;6</source>
        <translation>fp1&amp;6</translation>
    </message>
    <message>
        <source>Compute in half precision: less exact, faster on graphics processors that support it</source>
        <translation>Mit halber Genauigkeit rechnen: weniger genau, schneller auf Grafikprozessoren, die es unterstützen</translation>
    </message>
    <message>
        <source>A&amp;ll cores (%1)</source>
        <translation>A&amp;lle Kerne (%1)</translation>
    </message>
    <message>
        <source>&amp;1 thread</source>
        <translation>&amp;1 Thread</translation>
    </message>
    <message numerus="yes">
        <source>&amp;%n threads</source>
        <translation>
            <numerusform>&amp;%n Thread</numerusform>
            <numerusform>&amp;%n Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>Queries und Keys</translation>
    </message>
    <message>
        <source>Keep queries and keys as they were computed</source>
        <translation>Queries und Keys so behalten, wie sie berechnet wurden</translation>
    </message>
    <message>
        <source>Round queries and keys before they are compared: long texts take half the memory</source>
        <translation>Queries und Keys runden, bevor sie verglichen werden: Lange Texte brauchen halb so viel Speicher</translation>
    </message>
    <message>
        <source>&amp;Keep in fp32</source>
        <translation>In fp32 &amp;behalten</translation>
    </message>
    <message>
        <source>K&amp;eep in fp16</source>
        <translation>In fp16 be&amp;halten</translation>
    </message>
    <message>
        <source>Round the factors of products to bf16: less exact, faster on CPUs with AVX-512 BF16</source>
        <translation>Die Faktoren der Produkte auf bf16 runden: weniger genau, schneller auf CPUs mit AVX-512 BF16</translation>
    </message>
    <message>
        <source>b&amp;f16</source>
        <translation>b&amp;f16</translation>
    </message>
</context>
<context>
    <name>headlight::EmbeddingPage</name>
    <message>
        <source>Layer whose hidden states are compared</source>
        <translation>Schicht, deren verborgene Zustände verglichen werden</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Show the cosine similarity of the position embeddings</source>
        <translation>Kosinusähnlichkeit der Positions-Embeddings anzeigen</translation>
    </message>
    <message>
        <source>Cosine similarity of the tokens</source>
        <translation>Kosinusähnlichkeit der Token</translation>
    </message>
    <message>
        <source>The cosine similarity of all pairs of tokens will appear here, layer by layer.</source>
        <translation>Die Kosinusähnlichkeit aller Token-Paare erscheint hier, Schicht für Schicht.</translation>
    </message>
    <message>
        <source>Similarity of positions</source>
        <translation>Ähnlichkeit der Positionen</translation>
    </message>
    <message>
        <source>Similarity of tokens</source>
        <translation>Ähnlichkeit der Token</translation>
    </message>
</context>
<context>
    <name>headlight::EntryList</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nicht verfügbar</translation>
    </message>
</context>
<context>
    <name>headlight::ExerciseView</name>
    <message>
        <source>A number, or a sum such as 12 * 13 / 2</source>
        <translation>Eine Zahl oder eine Rechnung wie 12 * 13 / 2</translation>
    </message>
    <message>
        <source>A token</source>
        <translation>Ein Token</translation>
    </message>
    <message>
        <source>A head, such as L2H2</source>
        <translation>Ein Head wie L2H2</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Eigene Antwort</translation>
    </message>
    <message>
        <source>Exercise %1</source>
        <translation>Aufgabe %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Use selected token</source>
        <translation>Gewähltes Token nehmen</translation>
    </message>
    <message>
        <source>Use shown head</source>
        <translation>Gezeigten Head nehmen</translation>
    </message>
    <message>
        <source>Takes the token that is selected in the window as the answer</source>
        <translation>Das im Fenster gewählte Token als Antwort übernehmen</translation>
    </message>
    <message>
        <source>Takes the head that the window shows as the answer</source>
        <translation>Den im Fenster angezeigten Head als Antwort übernehmen</translation>
    </message>
    <message>
        <source>Check answer</source>
        <translation>Antwort prüfen</translation>
    </message>
    <message>
        <source>Compares your answer with the solution</source>
        <translation>Die eigene Antwort mit der Lösung vergleichen</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Shows the answer and why it is right</source>
        <translation>Die Antwort zeigen und warum sie richtig ist</translation>
    </message>
</context>
<context>
    <name>headlight::ExpertsPage</name>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Type a text: the experts that a mixture chooses for its tokens appear here.</source>
        <translation>Text eingeben: Hier erscheinen die Experten, die ein Mixture-of-Experts-Modell für seine Token wählt.</translation>
    </message>
</context>
<context>
    <name>headlight::ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>Abbildung exportieren</translation>
    </message>
    <message>
        <source>Add as panel</source>
        <translation>Teilbild hinzufügen</translation>
    </message>
    <message>
        <source>Collect figures on one page, labeled with letters; they are kept when this dialog closes, so that you can show something else and add it.</source>
        <translation>Abbildungen auf einer Seite sammeln, mit Buchstaben bezeichnet; sie bleiben erhalten, wenn dieser Dialog geschlossen wird, sodass sich etwas anderes anzeigen und hinzufügen lässt.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Teilbilder</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the figure to the clipboard</source>
        <translation>Abbildung in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Preview in browser</source>
        <translation>Vorschau im Browser</translation>
    </message>
    <message>
        <source>Open the web page in the browser before you save it</source>
        <translation>Webseite vor dem Speichern im Browser öffnen</translation>
    </message>
    <message>
        <source>Save description…</source>
        <translation>Beschreibung speichern…</translation>
    </message>
    <message>
        <source>Save what the figure shows as a file that “headlight figure --spec” draws again</source>
        <translation>Inhalt der Abbildung als Datei speichern, aus der „headlight figure --spec“ sie erneut zeichnet</translation>
    </message>
    <message>
        <source>An interactive web page with all heads. “Preview in browser” shows it as it will be saved.</source>
        <translation>Eine interaktive Webseite mit allen Heads. „Vorschau im Browser“ zeigt sie so, wie sie gespeichert wird.</translation>
    </message>
    <message>
        <source>A file with the numbers behind the figure, for other programs.</source>
        <translation>Eine Datei mit den Zahlen der Abbildung, für andere Programme.</translation>
    </message>
    <message>
        <source>A column has room for the heat map alone. Choose “%1” to have both, or a wider size.</source>
        <translation>In einer Spalte ist nur Platz für die Heatmap. „%1“ wählen, um beide zu haben, oder eine breitere Größe.</translation>
    </message>
    <message>
        <source>Panels cannot be saved as a web page. Choose another format, or clear “On one page” and save each figure separately.</source>
        <translation>Teilbilder lassen sich nicht als Webseite speichern. Anderes Format wählen oder „Auf einer Seite“ abwählen und jede Abbildung einzeln speichern.</translation>
    </message>
    <message>
        <source>This figure has no numbers. Choose another format.</source>
        <translation>Diese Abbildung hat keine Zahlen. Anderes Format wählen.</translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation>Abbildung speichern</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Save the description</source>
        <translation>Beschreibung speichern</translation>
    </message>
    <message>
        <source>Description (*.json)</source>
        <translation>Beschreibung (*.json)</translation>
    </message>
    <message>
        <source>Wrote %1. It draws the figure again with: headlight figure --spec FILE --out figure.pdf</source>
        <translation>%1 geschrieben. Erneut zeichnen lässt sich die Abbildung mit: headlight figure --spec FILE --out figure.pdf</translation>
    </message>
    <message>
        <source>Put the image beside it.</source>
        <translation>Das Bild daneben ablegen.</translation>
    </message>
    <message>
        <source>Drawing the figure…</source>
        <translation>Abbildung wird gezeichnet…</translation>
    </message>
    <message>
        <source>The figure is in the clipboard.</source>
        <translation>Die Abbildung ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>headlight::FigurePanels</name>
    <message numerus="yes">
        <source>A page holds at most %n panels; remove some first.</source>
        <translation>
            <numerusform>Eine Seite fasst höchstens %n Teilbild; zuerst einige entfernen.</numerusform>
            <numerusform>Eine Seite fasst höchstens %n Teilbilder; zuerst einige entfernen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Panel %1 has no description. Remove it, or save the page as PDF, SVG, PNG or TikZ.</source>
        <translation>Teilbild %1 hat keine Beschreibung. Es entfernen oder die Seite als PDF, SVG, PNG oder TikZ speichern.</translation>
    </message>
    <message>
        <source>Panel %1 has no numbers. Remove it, or save the page as PDF, SVG, PNG or TikZ.</source>
        <translation>Teilbild %1 hat keine Zahlen. Es entfernen oder die Seite als PDF, SVG, PNG oder TikZ speichern.</translation>
    </message>
    <message>
        <source>Put the image of %1 beside it.</source>
        <translation>Das Bild von %1 daneben ablegen.</translation>
    </message>
    <message>
        <source>A description does not contain recordings: add the path of that of %1 as &quot;audio&quot;.</source>
        <translation>Eine Beschreibung enthält keine Aufnahmen: den Pfad der Aufnahme von %1 als „audio“ hinzufügen.</translation>
    </message>
    <message>
        <source>The zoom and the selected token of %1 are not saved.</source>
        <translation>Zoom und gewähltes Token von %1 werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Put the page&apos;s words of %1 beside it.</source>
        <translation>Die Wörter der Seite von %1 daneben ablegen.</translation>
    </message>
</context>
<context>
    <name>headlight::FigureRoom</name>
    <message>
        <source>All heads</source>
        <translation>Alle Heads</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>headlight::FindHeadsPanel</name>
    <message>
        <source>the metric “%1”</source>
        <translation>Metrik „%1“</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>FIND HEADS</source>
        <translation>HEADS SUCHEN</translation>
    </message>
    <message>
        <source>Close the list of heads</source>
        <translation>Liste der Heads schließen</translation>
    </message>
    <message>
        <source>Ranked heads; Enter opens one</source>
        <translation>Geordnete Heads; die Eingabetaste öffnet einen</translation>
    </message>
    <message>
        <source>Ranking heads…</source>
        <translation>Heads werden geordnet…</translation>
    </message>
    <message>
        <source>Rank heads by</source>
        <translation>Heads ordnen nach</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Reihenfolge der Liste</translation>
    </message>
    <message>
        <source>Highest first</source>
        <translation>Höchste zuerst</translation>
    </message>
    <message>
        <source>Lowest first</source>
        <translation>Niedrigste zuerst</translation>
    </message>
    <message>
        <source>Number of heads to list</source>
        <translation>Anzahl der aufgelisteten Heads</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>%n Head</numerusform>
            <numerusform>%n Heads</numerusform>
        </translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Heads</translation>
    </message>
    <message>
        <source>List this number of heads; the grid dims the others</source>
        <translation>So viele Heads auflisten; das Raster blendet die anderen ab</translation>
    </message>
    <message>
        <source>Smallest value of a listed head</source>
        <translation>Kleinster Wert eines aufgelisteten Heads</translation>
    </message>
    <message>
        <source>List heads with at least this value; the grid dims the others</source>
        <translation>Heads mit mindestens diesem Wert auflisten; das Raster blendet die anderen ab</translation>
    </message>
    <message>
        <source>≥ </source>
        <translation>≥ </translation>
    </message>
    <message>
        <source>any value</source>
        <translation>jeder Wert</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>Ordnen nach</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Selected weight</source>
        <translation>Gewähltes Gewicht</translation>
    </message>
    <message>
        <source>Weight of the selected query and key in every head</source>
        <translation>Gewicht von gewählter Query und gewähltem Key in jedem Head</translation>
    </message>
    <message>
        <source>Selected row</source>
        <translation>Gewählte Zeile</translation>
    </message>
    <message>
        <source>Largest weight of the selected query in every head</source>
        <translation>Größtes Gewicht der gewählten Query in jedem Head</translation>
    </message>
    <message>
        <source>Selected column</source>
        <translation>Gewählte Spalte</translation>
    </message>
    <message>
        <source>Mean weight of the selected key over the queries that may attend to it</source>
        <translation>Mittleres Gewicht des gewählten Keys über die Queries, die auf ihn achten dürfen</translation>
    </message>
    <message>
        <source>Similarity to this head</source>
        <translation>Ähnlichkeit mit diesem Head</translation>
    </message>
    <message>
        <source>1 − Jensen-Shannon divergence / ln 2 between the rows of the shown head and those of the other</source>
        <translation>1 − Jensen-Shannon-Divergenz / ln 2 zwischen den Zeilen des angezeigten Heads und denen des anderen</translation>
    </message>
    <message>
        <source>Metric: %1</source>
        <translation>Metrik: %1</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>Label: %1</translation>
    </message>
    <message>
        <source>The heads of the model will be ranked here.</source>
        <translation>Die Heads des Modells werden hier geordnet.</translation>
    </message>
    <message>
        <source>Select one head in the grid to rank heads by their similarity to it.</source>
        <translation>Einen Head im Raster wählen, um Heads nach ihrer Ähnlichkeit mit ihm zu ordnen.</translation>
    </message>
    <message>
        <source>Select a token or a weight to rank heads by its row.</source>
        <translation>Ein Token oder ein Gewicht wählen, um Heads nach dessen Zeile zu ordnen.</translation>
    </message>
    <message>
        <source>Select a token or a weight to rank heads by its column.</source>
        <translation>Ein Token oder ein Gewicht wählen, um Heads nach dessen Spalte zu ordnen.</translation>
    </message>
    <message>
        <source>Select a weight in the heat map to rank heads by it.</source>
        <translation>Ein Gewicht in der Heatmap wählen, um Heads danach zu ordnen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n heads, by %2</source>
        <translation>
            <numerusform>%1 von %n Head nach: %2</numerusform>
            <numerusform>%1 von %n Heads nach: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, at key “%1”</source>
        <translation>, bei Key „%1“</translation>
    </message>
    <message>
        <source>Click to open, Ctrl+click to pin</source>
        <translation>Klicken zum Öffnen, Ctrl+Klick zum Anheften</translation>
    </message>
    <message>
        <source>the weight of %1</source>
        <translation>Gewicht von %1</translation>
    </message>
    <message>
        <source>the largest weight in %1</source>
        <translation>größtes Gewicht in %1</translation>
    </message>
    <message>
        <source>the mean weight in %1</source>
        <translation>mittleres Gewicht in %1</translation>
    </message>
    <message>
        <source>similarity to %1</source>
        <translation>Ähnlichkeit mit %1</translation>
    </message>
    <message>
        <source>the score of the label “%1”</source>
        <translation>Score des Labels „%1“</translation>
    </message>
    <message>
        <source>No head reaches %1. Lower the minimum to list more heads.</source>
        <translation>Kein Head erreicht %1. Das Minimum senken, um mehr Heads aufzulisten.</translation>
    </message>
    <message>
        <source>This pair is masked, hidden, or not part of the shown attention: select another weight.</source>
        <translation>Dieses Paar ist maskiert, ausgeblendet oder nicht Teil der angezeigten Attention: ein anderes Gewicht wählen.</translation>
    </message>
    <message>
        <source>The selected token is hidden or not a query of the shown attention: select another one.</source>
        <translation>Das gewählte Token ist ausgeblendet oder keine Query der angezeigten Attention: ein anderes wählen.</translation>
    </message>
    <message>
        <source>The selected token is hidden or not a key of the shown attention: select another one.</source>
        <translation>Das gewählte Token ist ausgeblendet oder kein Key der angezeigten Attention: ein anderes wählen.</translation>
    </message>
    <message>
        <source>No head has a value of this metric for this input.</source>
        <translation>Kein Head hat für diese Eingabe einen Wert dieser Metrik.</translation>
    </message>
    <message>
        <source>This label does not apply to this input.</source>
        <translation>Dieses Label gilt für diese Eingabe nicht.</translation>
    </message>
    <message>
        <source>No head has weights that can be compared.</source>
        <translation>Kein Head hat Gewichte, die sich vergleichen lassen.</translation>
    </message>
</context>
<context>
    <name>headlight::GenerationTreeView</name>
    <message>
        <source>Tree of continuations; arrow keys move through it</source>
        <translation>Baum der Fortsetzungen; die Pfeiltasten bewegen darin</translation>
    </message>
    <message>
        <source>The text itself</source>
        <translation>Der Text selbst</translation>
    </message>
    <message>
        <source>Token %1: %2, probability %3</source>
        <translation>Token %1: %2, Wahrscheinlichkeit %3</translation>
    </message>
</context>
<context>
    <name>headlight::GridsPanel</name>
    <message>
        <source>Self-attention</source>
        <translation>Self-Attention</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Decoder</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Cross-Attention</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>Pooling</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Heads</translation>
    </message>
    <message>
        <source>click a head · ← → ↑ ↓</source>
        <translation>Head anklicken · ← → ↑ ↓</translation>
    </message>
    <message>
        <source>Kind of attention</source>
        <translation>Art der Attention</translation>
    </message>
    <message>
        <source>Heads by metric</source>
        <translation>Heads nach Metrik</translation>
    </message>
    <message>
        <source>Metric that colors the grid</source>
        <translation>Metrik, nach der das Raster gefärbt ist</translation>
    </message>
    <message>
        <source>Grid of all layers and heads</source>
        <translation>Raster aller Schichten und Heads</translation>
    </message>
    <message>
        <source>All heads appear here as thumbnails: open a model, then type a text or open an image or recording.</source>
        <translation>Alle Heads erscheinen hier als Miniaturen: Modell öffnen, dann Text eingeben oder Bild oder Aufnahme öffnen.</translation>
    </message>
    <message>
        <source>Grid of all layers and heads colored by a metric</source>
        <translation>Raster aller Schichten und Heads, nach einer Metrik gefärbt</translation>
    </message>
    <message>
        <source>The metric of all heads appears here once all layers are computed.</source>
        <translation>Die Metrik aller Heads erscheint hier, sobald alle Schichten berechnet sind.</translation>
    </message>
    <message>
        <source>color heads by %1</source>
        <translation>Heads färben nach: %1</translation>
    </message>
    <message>
        <source>Click to open, Ctrl+click to pin</source>
        <translation>Klicken zum Öffnen, Ctrl+Klick zum Anheften</translation>
    </message>
    <message>
        <source>%1
%2 %3</source>
        <translation>%1
%2 %3</translation>
    </message>
    <message>
        <source>Learned queries</source>
        <translation>Gelernte Queries</translation>
    </message>
    <message>
        <source>Learned queries to image</source>
        <translation>Gelernte Queries zum Bild</translation>
    </message>
</context>
<context>
    <name>headlight::Guide</name>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Hide this note; Help &gt; How to read the figure shows it again</source>
        <translation>Diesen Hinweis ausblenden; Hilfe &gt; Abbildung lesen zeigt ihn wieder</translation>
    </message>
    <message>
        <source>How to read it: the outlined patch of the image, or the outlined chip above it, is the query; color shows how its attention is distributed over all patches, its keys. Point at another patch to see its attention, click to select it. Layers, heads, rows and columns are counted from 0.</source>
        <translation>So wird gelesen: Der umrandete Patch des Bildes oder das umrandete Feld darüber ist die Query; die Farbe zeigt, wie sich ihre Attention auf alle Patches, ihre Keys, verteilt. Auf einen anderen Patch zeigen, um dessen Attention zu sehen, klicken, um ihn auszuwählen. Schichten, Heads, Zeilen und Spalten werden ab 0 gezählt.</translation>
    </message>
    <message>
        <source>How to read it: a row is a query. It shows how the token on its left distributes its attention over the keys, the columns; each row sums to 1. Layers and heads are counted from 0.</source>
        <translation>So wird gelesen: Eine Zeile ist eine Query. Sie zeigt, wie das Token links davon seine Attention auf die Keys, die Spalten, verteilt; jede Zeile hat die Summe 1. Schichten und Heads werden ab 0 gezählt.</translation>
    </message>
    <message>
        <source>A weight says where a head reads from, not why the model predicts what it predicts: attention alone is not an explanation (Jain &amp; Wallace 2019, arXiv 1902.10186; but see Wiegreffe &amp; Pinter 2019, arXiv 1908.04626).</source>
        <translation>Ein Gewicht sagt, woher ein Head liest, nicht, warum das Modell vorhersagt, was es vorhersagt: Attention allein ist keine Erklärung (Jain &amp; Wallace 2019, arXiv 1902.10186; siehe aber Wiegreffe &amp; Pinter 2019, arXiv 1908.04626).</translation>
    </message>
</context>
<context>
    <name>headlight::HeadPane</name>
    <message>
        <source>The model is being loaded.</source>
        <translation>Das Modell wird geladen.</translation>
    </message>
    <message>
        <source>This head is not computed yet: %1 of the layers are done, %2.</source>
        <translation>Dieser Head ist noch nicht berechnet: %1 der Schichten sind fertig, %2.</translation>
    </message>
    <message>
        <source>The model is running.</source>
        <translation>Das Modell läuft.</translation>
    </message>
    <message>
        <source>Open a recording: the attention of the chosen head will appear here.</source>
        <translation>Eine Aufnahme öffnen: Die Attention des gewählten Heads erscheint hier.</translation>
    </message>
    <message>
        <source>Open an image, drop it here, or paste it: the attention of the chosen head will be drawn over it.</source>
        <translation>Ein Bild öffnen, hier ablegen oder einfügen: Die Attention des gewählten Heads wird darüber gezeichnet.</translation>
    </message>
    <message>
        <source>The figure is being drawn.</source>
        <translation>Die Abbildung wird gezeichnet.</translation>
    </message>
    <message>
        <source>Open a model: the attention of its heads will appear here.</source>
        <translation>Ein Modell öffnen: Die Attention seiner Heads erscheint hier.</translation>
    </message>
    <message>
        <source>No attention was computed for this text. Edit it to run the model.</source>
        <translation>Für diesen Text wurde keine Attention berechnet. Den Text bearbeiten, um das Modell auszuführen.</translation>
    </message>
    <message>
        <source>Type a text above: the attention of the chosen head will appear here.</source>
        <translation>Oben einen Text eingeben: Die Attention des gewählten Heads erscheint hier.</translation>
    </message>
    <message>
        <source>Unpin this head</source>
        <translation>Diesen Head lösen</translation>
    </message>
    <message>
        <source>Heat map of the head</source>
        <translation>Heatmap des Heads</translation>
    </message>
    <message>
        <source>Links of the head</source>
        <translation>Linien des Heads</translation>
    </message>
    <message>
        <source>Attention of the head over the image</source>
        <translation>Attention des Heads über dem Bild</translation>
    </message>
    <message>
        <source>This layer has no attention: choose another one.</source>
        <translation>Diese Schicht hat keine Attention: eine andere wählen.</translation>
    </message>
</context>
<context>
    <name>headlight::HeadPanel</name>
    <message>
        <source>, in %1</source>
        <translation>, in %1</translation>
    </message>
    <message>
        <source>1 text</source>
        <translation>1 Text</translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts</source>
        <translation>
            <numerusform>%Ln Text</numerusform>
            <numerusform>%Ln Texte</numerusform>
        </translation>
    </message>
    <message>
        <source>Over the corpus: %1, in %2</source>
        <translation>Über das Korpus: %1 über %2</translation>
    </message>
    <message>
        <source>%1: applies from %2 on this text
%3
%4</source>
        <translation>%1: gilt ab %2 auf diesem Text
%3
%4</translation>
    </message>
    <message>
        <source>; the threshold is reached in %1 of them</source>
        <translation>; die Schwelle ist in %1 davon erreicht</translation>
    </message>
    <message>
        <source>
Measure it over many texts with headlight metrics</source>
        <translation>
Mit headlight metrics lässt es sich über viele Texte messen</translation>
    </message>
    <message>
        <source>Metrics of the head</source>
        <translation>Metriken des Heads</translation>
    </message>
    <message>
        <source>Head labels</source>
        <translation>Head-Labels</translation>
    </message>
    <message>
        <source>No label applies to this head here.</source>
        <translation>Für diesen Head gilt hier kein Label.</translation>
    </message>
    <message>
        <source>Labels of the head</source>
        <translation>Labels des Heads</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>The metrics of the chosen head will appear here.</source>
        <translation>Die Metriken des gewählten Heads erscheinen hier.</translation>
    </message>
    <message>
        <source>Several heads</source>
        <translation>Mehrere Heads</translation>
    </message>
    <message>
        <source>%1. Metrics belong to single heads: click one in the grid.</source>
        <translation>%1. Metriken gehören zu einzelnen Heads: einen im Raster anklicken.</translation>
    </message>
    <message>
        <source>Right: mean ± deviation, %1</source>
        <translation>Rechts: Mittelwert ± Abweichung, %1</translation>
    </message>
    <message>
        <source>Head labels, on this text or the corpus</source>
        <translation>Head-Labels, auf diesem Text oder dem Korpus</translation>
    </message>
    <message>
        <source>The metrics of this head are being worked out.</source>
        <translation>Die Maße dieses Kopfs werden gerade berechnet.</translation>
    </message>
</context>
<context>
    <name>headlight::HeadTestPage</name>
    <message>
        <source>Score of every head in the test</source>
        <translation>Score jedes Heads im Test</translation>
    </message>
    <message>
        <source>Run a test to measure every head on random tokens; your text is not used.</source>
        <translation>Einen Test ausführen, um jeden Head auf zufälligen Token zu messen; der eigene Text wird nicht verwendet.</translation>
    </message>
    <message>
        <source>Test for induction</source>
        <translation>Test auf Induktion</translation>
    </message>
    <message>
        <source>Measure which heads attend to the token that followed the first occurrence, on random tokens repeated twice</source>
        <translation>Auf zweimal wiederholten zufälligen Token messen, welche Heads auf das Token achten, das dem ersten Vorkommen folgte</translation>
    </message>
    <message>
        <source>Test for sinks</source>
        <translation>Test auf Sinks</translation>
    </message>
    <message>
        <source>Measure which heads attend to the first token, on 64 random tokens</source>
        <translation>Auf 64 zufälligen Token messen, welche Heads auf das erste Token achten</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Heads with the highest scores</source>
        <translation>Heads mit den höchsten Scores</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n heads reach %2. %3; %4 (%5).</source>
        <translation>
            <numerusform>%1 von %n Head erreichen %2. %3; %4 (%5).</numerusform>
            <numerusform>%1 von %n Heads erreichen %2. %3; %4 (%5).</numerusform>
        </translation>
    </message>
    <message>
        <source>Show this head</source>
        <translation>Diesen Head zeigen</translation>
    </message>
    <message>
        <source>Test of heads</source>
        <translation>Test der Heads</translation>
    </message>
</context>
<context>
    <name>headlight::HelpText</name>
    <message>
        <source>Help page</source>
        <translation>Hilfeseite</translation>
    </message>
</context>
<context>
    <name>headlight::HelpWindow</name>
    <message>
        <source>Headlight Help</source>
        <translation>Headlight-Hilfe</translation>
    </message>
    <message>
        <source>Search help (%1)</source>
        <translation>Hilfe durchsuchen (%1)</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Go back to the previous page</source>
        <translation>Zur vorigen Seite zurück</translation>
    </message>
    <message>
        <source>Forward ›</source>
        <translation>Vor ›</translation>
    </message>
    <message>
        <source>Go forward to the next page</source>
        <translation>Weiter zur nächsten Seite</translation>
    </message>
</context>
<context>
    <name>headlight::HighlightsPanel</name>
    <message>
        <source>HIGHLIGHTS</source>
        <translation>MARKIERUNGEN</translation>
    </message>
    <message>
        <source>Close the highlights</source>
        <translation>Markierungen schließen</translation>
    </message>
    <message>
        <source>Point at a weight or select one and press H to highlight it, Shift+H to add a note.</source>
        <translation>Auf ein Gewicht zeigen oder eines auswählen und mit H markieren, mit Shift+H eine Notiz hinzufügen.</translation>
    </message>
    <message>
        <source>Enter the first and the last token, counted from 0, such as 2–9; leave empty for all</source>
        <translation>Erstes und letztes Token eingeben, ab 0 gezählt, etwa 2–9; leer lassen für alle</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Tokens whose rows are shown</source>
        <translation>Token, deren Zeilen gezeigt werden</translation>
    </message>
    <message>
        <source>Tokens whose columns are shown</source>
        <translation>Token, deren Spalten gezeigt werden</translation>
    </message>
    <message>
        <source>Show the rows of tokens</source>
        <translation>Zeilen zeigen für Token</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>All highlights; F2 edits the note of one, Delete removes it</source>
        <translation>Alle Markierungen; F2 bearbeitet die Notiz, Entf entfernt die Markierung</translation>
    </message>
    <message>
        <source>Click to write a note, which is drawn beside the highlight with an arrow</source>
        <translation>Klicken, um eine Notiz zu schreiben, die mit einem Pfeil neben die Markierung gezeichnet wird</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>headlight::IllustrationView</name>
    <message>
        <source>Save figure…</source>
        <translation>Abb. speichern…</translation>
    </message>
    <message>
        <source>Illustration</source>
        <translation>Illustration</translation>
    </message>
</context>
<context>
    <name>headlight::ImagePanel</name>
    <message>
        <source>No image yet</source>
        <translation>Noch kein Bild</translation>
    </message>
    <message>
        <source>Open an image, drop it on this window, or paste it.</source>
        <translation>Bild öffnen, in diesem Fenster ablegen oder einfügen.</translation>
    </message>
    <message>
        <source>Sample image: %1</source>
        <translation>Beispielbild: %1</translation>
    </message>
    <message>
        <source>%1, a known failure: %2</source>
        <translation>%1, ein bekannter Fehler: %2</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>%1 · not read by this model</source>
        <translation>%1 · von diesem Modell nicht gelesen</translation>
    </message>
    <message>
        <source>%1 · drop or paste more</source>
        <translation>%1 · weitere hierher ziehen oder einfügen</translation>
    </message>
    <message>
        <source>%1 · drop or paste another</source>
        <translation>%1 · ein anderes hierher ziehen oder einfügen</translation>
    </message>
</context>
<context>
    <name>headlight::ImageStrip</name>
    <message>
        <source>Images of the text</source>
        <translation>Bilder des Textes</translation>
    </message>
    <message>
        <source>Image %1 of %2: %3</source>
        <translation>Bild %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>headlight::InterventionsPanel</name>
    <message>
        <source>INTERVENTIONS</source>
        <translation>EINGRIFFE</translation>
    </message>
    <message>
        <source>Close the interventions</source>
        <translation>Eingriffe schließen</translation>
    </message>
    <message>
        <source>Regenerate the target</source>
        <translation>Ziel neu generieren</translation>
    </message>
    <message>
        <source>Generate the target with the interventions; otherwise both runs read the target of the original run</source>
        <translation>Ziel mit den Eingriffen generieren; sonst lesen beide Läufe das Ziel des Originallaufs</translation>
    </message>
    <message>
        <source>Without positions</source>
        <translation>Ohne Positionen</translation>
    </message>
    <message>
        <source>Leave out everything that encodes positions: position embeddings, rotary turns of queries and keys, and biases of the scores</source>
        <translation>Alles weglassen, was Positionen codiert: Positions-Embeddings, Rotary-Drehungen von Queries und Keys und Biases der Scores</translation>
    </message>
    <message>
        <source>Compare with the original run</source>
        <translation>Mit Originallauf vergleichen</translation>
    </message>
    <message>
        <source>Compare this head with the original run, with the signed difference</source>
        <translation>Diesen Head mit dem Originallauf vergleichen, mit vorzeichenbehafteter Differenz</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <source>Change the shown head</source>
        <translation>Den angezeigten Head ändern</translation>
    </message>
    <message>
        <source>Change all heads of the layer</source>
        <translation>Alle Heads der Schicht ändern</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>Replace the output by zeros (zero ablation)</source>
        <translation>Ausgabe durch Nullen ersetzen (Null-Ablation)</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Replace the output by its mean over the tokens of this text (mean ablation)</source>
        <translation>Ausgabe durch ihren Mittelwert über die Token dieses Textes ersetzen (Mittelwert-Ablation)</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>uniform</translation>
    </message>
    <message>
        <source>Give the same weight to every key that the query may attend to</source>
        <translation>Jedem Key, auf den die Query achten darf, das gleiche Gewicht geben</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>voriges</translation>
    </message>
    <message>
        <source>Put all weight on the previous token; the first token attends to itself</source>
        <translation>Alles Gewicht auf das vorige Token legen; das erste Token achtet auf sich selbst</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>selbst</translation>
    </message>
    <message>
        <source>Put all weight of every token on the token itself</source>
        <translation>Alles Gewicht jedes Tokens auf das Token selbst legen</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Temperature: sharper to the left, flatter to the right, unchanged in the middle</source>
        <translation>Temperatur: schärfer nach links, flacher nach rechts, unverändert in der Mitte</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Set weights of the shown head with a click or a drag in the heat map, or with the arrow keys and Space; Ctrl+click or Delete removes them, and the other keys of the row share the rest</source>
        <translation>Gewichte des angezeigten Heads durch Klicken oder Ziehen in der Heatmap setzen oder mit Pfeiltasten und Leertaste; Ctrl+Klick oder Entf nimmt sie zurück, und die übrigen Keys der Zeile teilen sich den Rest</translation>
    </message>
    <message>
        <source>Weight that is painted, from 0 to 1</source>
        <translation>Gewicht, das gemalt wird, von 0 bis 1</translation>
    </message>
    <message>
        <source>All interventions; Space turns one on or off, Delete removes it</source>
        <translation>Alle Eingriffe; die Leertaste schaltet einen ein oder aus, Entf entfernt ihn</translation>
    </message>
    <message>
        <source>Model prediction, in the original run and now</source>
        <translation>Vorhersage des Modells, im Originallauf und jetzt</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Change the shown head or its layer; later layers and predictions update at once.</source>
        <translation>Den angezeigten Head oder seine Schicht ändern; spätere Schichten und Vorhersagen folgen sofort.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Model prediction</source>
        <translation>Vorhersage des Modells</translation>
    </message>
    <message>
        <source>Shift+click a token under the text to mask it: the model predicts the masked token.</source>
        <translation>Shift+Klick auf ein Token unter dem Text maskiert es: Das Modell sagt das maskierte Token vorher.</translation>
    </message>
    <message>
        <source>This model has no prediction for this input.</source>
        <translation>Dieses Modell hat keine Vorhersage für diese Eingabe.</translation>
    </message>
    <message>
        <source>Candidates for token %1</source>
        <translation>Kandidaten für Token %1</translation>
    </message>
    <message>
        <source>Next after “%1”</source>
        <translation>Nächstes nach „%1“</translation>
    </message>
</context>
<context>
    <name>headlight::LanguageMenu</name>
    <message>
        <source>Follow s&amp;ystem language</source>
        <translation>Wie die S&amp;ystemsprache</translation>
    </message>
    <message>
        <source>The window will be in this language when it is opened again: %1.</source>
        <translation>Beim nächsten Öffnen erscheint das Fenster in dieser Sprache: %1.</translation>
    </message>
    <message>
        <source>Reopen the window</source>
        <translation>Fenster neu öffnen</translation>
    </message>
</context>
<context>
    <name>headlight::LateInteractionPage</name>
    <message>
        <source>Late interaction</source>
        <translation>Späte Interaktion</translation>
    </message>
    <message>
        <source>Document that the query is compared with</source>
        <translation>Dokument, mit dem die Anfrage verglichen wird</translation>
    </message>
    <message>
        <source>document; without one, the second text</source>
        <translation>Dokument; ohne eines der zweite Text</translation>
    </message>
    <message>
        <source>Compare each token of the text, a query, with each token of this document</source>
        <translation>Jedes Token des Textes, einer Anfrage, mit jedem Token dieses Dokuments vergleichen</translation>
    </message>
    <message>
        <source>type a document</source>
        <translation>Dokument eingeben</translation>
    </message>
    <message>
        <source>Type a query as the text: its tokens appear here beside those of a document.</source>
        <translation>Eine Anfrage als Text eingeben: Ihre Token erscheinen hier neben denen eines Dokuments.</translation>
    </message>
    <message>
        <source>Type a document: each token of the text, a query, is compared with each of its tokens.</source>
        <translation>Ein Dokument eingeben: Jedes Token des Textes, einer Anfrage, wird mit jedem seiner Token verglichen.</translation>
    </message>
</context>
<context>
    <name>headlight::LayerPage</name>
    <message>
        <source>Layer and cost</source>
        <translation>Schicht und Kosten</translation>
    </message>
    <message>
        <source>Open config.json…</source>
        <translation>config.json öffnen…</translation>
    </message>
    <message>
        <source>Show a model of which there is only a configuration, such as one too large for this machine</source>
        <translation>Modell zeigen, von dem nur eine Konfiguration vorliegt, etwa eines, das für diesen Rechner zu groß ist</translation>
    </message>
    <message>
        <source>Show open model</source>
        <translation>Offenes Modell zeigen</translation>
    </message>
    <message>
        <source>Show the layer of the model that the window runs</source>
        <translation>Schicht des Modells zeigen, das im Fenster läuft</translation>
    </message>
    <message>
        <source>Measure runs</source>
        <translation>Läufe messen</translation>
    </message>
    <message>
        <source>Time runs of up to 1,024 tokens of the open model on this machine</source>
        <translation>Laufzeiten des offenen Modells mit bis zu 1&#xa0;024 Token auf diesem Rechner messen</translation>
    </message>
    <message>
        <source>Open the configuration of a model</source>
        <translation>Konfiguration eines Modells öffnen</translation>
    </message>
    <message>
        <source>Configurations (config.json);;All files (*)</source>
        <translation>Konfigurationen (config.json);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>headlight::LensPage</name>
    <message>
        <source>Prediction of each layer</source>
        <translation>Vorhersage jeder Schicht</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Logit-Lens</translation>
    </message>
</context>
<context>
    <name>headlight::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>✕</source>
        <translation>✕</translation>
    </message>
    <message>
        <source>Close the lessons</source>
        <translation>Lektionen schließen</translation>
    </message>
    <message>
        <source>‹ All lessons</source>
        <translation>‹ Alle Lektionen</translation>
    </message>
    <message>
        <source>End lesson ✕</source>
        <translation>Beenden ✕</translation>
    </message>
    <message>
        <source>Restores your work from before the lesson</source>
        <translation>Stellt die Arbeit von vor der Lektion wieder her</translation>
    </message>
    <message>
        <source>The lesson&apos;s text</source>
        <translation>Text der Lektion</translation>
    </message>
    <message>
        <source>▶</source>
        <translation>▶</translation>
    </message>
    <message>
        <source>•</source>
        <translation>•</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>Probieren: %1</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Other numbers</source>
        <translation>Andere Zahlen</translation>
    </message>
    <message>
        <source>Poses the exercises again with other numbers</source>
        <translation>Stellt die Aufgaben erneut, mit anderen Zahlen</translation>
    </message>
    <message>
        <source>Try this</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Step %1 of %2 of the lesson %3</source>
        <translation>Schritt %1 von %2 der Lektion %3</translation>
    </message>
</context>
<context>
    <name>headlight::LessonPlayer</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>--lesson: expected a file, a folder or a built-in lesson (%2), found &quot;%1&quot;.</source>
        <translation>--lesson: erwartet wird eine Datei, ein Ordner oder eine eingebaute Lektion (%2), gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Lektionen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Nächste Lektion</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>&amp;Nächster Schritt der Lektion</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>headlight::LessonStage</name>
    <message>
        <source>This step of the lesson shows heads that %1 does not have: %2. The model&apos;s first head is shown instead; check the fields &quot;layer&quot; and &quot;head&quot; of the lesson.</source>
        <translation>Dieser Schritt der Lektion zeigt Heads, die %1 nicht hat: %2. Stattdessen wird der erste Head des Modells gezeigt; die Felder „layer“ und „head“ der Lektion prüfen.</translation>
    </message>
    <message>
        <source>try a suggestion of the lesson</source>
        <translation>Vorschlag der Lektion ausprobieren</translation>
    </message>
</context>
<context>
    <name>headlight::LiveRun</name>
    <message>
        <source>pasted image</source>
        <translation>eingefügtes Bild</translation>
    </message>
    <message>
        <source>Stopped. The figures show the previous text; edit the text to run the model.</source>
        <translation>Gestoppt. Die Abbildungen zeigen den vorigen Text; den Text bearbeiten, um das Modell auszuführen.</translation>
    </message>
    <message>
        <source>The text was cut after %L1 of %L2 characters, the most that the window accepts.</source>
        <translation>Der Text wurde nach %L1 von %L2 Zeichen abgeschnitten; mehr nimmt das Fenster nicht an.</translation>
    </message>
    <message>
        <source>%1 reads texts. Open a model that reads images, such as fashion-vit, to see this image.</source>
        <translation>%1 liest Texte. Ein Modell öffnen, das Bilder liest, etwa fashion-vit, um dieses Bild zu sehen.</translation>
    </message>
    <message>
        <source>%1, %L2 s</source>
        <translation>%1, %L2 s</translation>
    </message>
    <message>
        <source>%1 reads texts. Open a model that reads recordings, such as Whisper, to see this one.</source>
        <translation>%1 liest Texte. Ein Modell öffnen, das Aufnahmen liest, etwa Whisper, um diese zu sehen.</translation>
    </message>
    <message>
        <source>%1 reads recordings: open an audio file (File &gt; Open audio…).</source>
        <translation>%1 liest Aufnahmen: eine Audiodatei öffnen (Datei &gt; Audio öffnen…).</translation>
    </message>
    <message>
        <source>%1 does not read where words stand on a page. Open a model that does, such as LayoutLMv3.</source>
        <translation>%1 liest nicht, wo Wörter auf einer Seite stehen. Ein Modell öffnen, das es liest, etwa LayoutLMv3.</translation>
    </message>
    <message>
        <source>A text holds at most %1 images, found %2: the last ones were left out.</source>
        <translation>Ein Text enthält höchstens %1 Bilder, gefunden: %2. Die letzten wurden weggelassen.</translation>
    </message>
    <message>
        <source>%1 reads one image at a time, found %2: it reads the first. Remove the others, or open a model that reads several.</source>
        <translation>%1 liest jeweils ein Bild, gefunden: %2. Gelesen wird das erste. Die anderen entfernen, oder ein Modell öffnen, das mehrere liest.</translation>
    </message>
    <message>
        <source>%1 reads at most %2 images in a text, found %3: it reads the first ones. Remove the others.</source>
        <translation>%1 liest höchstens %2 Bilder in einem Text, gefunden: %3. Gelesen werden die ersten. Die anderen entfernen.</translation>
    </message>
</context>
<context>
    <name>headlight::LowerPanel</name>
    <message>
        <source>✕</source>
        <translation>✕</translation>
    </message>
    <message>
        <source>Move the panel below the figure</source>
        <translation>Den Bereich unter die Abbildung verschieben</translation>
    </message>
    <message>
        <source>Move the panel beside the figure</source>
        <translation>Den Bereich neben die Abbildung verschieben</translation>
    </message>
</context>
<context>
    <name>headlight::MainWindow</name>
    <message>
        <source>Differences</source>
        <translation>Differenzen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Open model, session or other file</source>
        <translation>Modell, Sitzung oder andere Datei öffnen</translation>
    </message>
    <message>
        <source>Open model folder</source>
        <translation>Modellordner öffnen</translation>
    </message>
    <message>
        <source>Open an image</source>
        <translation>Bild öffnen</translation>
    </message>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>Bilder (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>There is no image to paste. Copy one first.</source>
        <translation>Es gibt kein Bild zum Einfügen. Zuerst eines kopieren.</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Aufnahme öffnen</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Panel %1 added; end the lesson to see the page</source>
        <translation>Teilbild %1 hinzugefügt; nach dem Ende der Lektion ist die Seite zu sehen</translation>
    </message>
    <message>
        <source>There is no figure to add yet</source>
        <translation>Es gibt noch keine Abbildung zum Hinzufügen</translation>
    </message>
    <message>
        <source>Panel %1 added; %2 shows the page</source>
        <translation>Teilbild %1 hinzugefügt; %2 zeigt die Seite</translation>
    </message>
    <message>
        <source>Panels %1 to %2 added; %3 shows the page</source>
        <translation>Teilbilder %1 bis %2 hinzugefügt; %3 zeigt die Seite</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>About Headlight</source>
        <translation>Über Headlight</translation>
    </message>
    <message>
        <source>Headlight %1

Shows what the attention heads of transformers attend to, on this machine and without a network.</source>
        <translation>Headlight %1

Zeigt, worauf die Attention-Heads von Transformern achten, auf diesem Rechner und ohne Netzverbindung.</translation>
    </message>
    <message>
        <source>All files that can be opened (config.json *.safetensors *.gguf *.npz *.json *.hocr *.headlight %1);;Models and imported attention (config.json *.safetensors *.safetensors.index.json *.gguf *.npz);;All files (*)</source>
        <translation>Alle Dateien, die sich öffnen lassen (config.json *.safetensors *.gguf *.npz *.json *.hocr *.headlight %1);;Modelle und importierte Attention (config.json *.safetensors *.safetensors.index.json *.gguf *.npz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Recordings (%1);;All files (*)</source>
        <translation>Aufnahmen (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Neutral Prompt</source>
        <translation>Neutraler Prompt</translation>
    </message>
    <message>
        <source>Weights over the image are divided by those that this prompt gives:</source>
        <translation>Gewichte über dem Bild werden durch die geteilt, die dieser Prompt ergibt:</translation>
    </message>
    <message>
        <source>neutral prompt</source>
        <translation>neutraler Prompt</translation>
    </message>
    <message>
        <source>Add images</source>
        <translation>Bilder hinzufügen</translation>
    </message>
    <message>
        <source>Replace the image</source>
        <translation>Bild ersetzen</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
</context>
<context>
    <name>headlight::MapMenu</name>
    <message>
        <source>color map %1</source>
        <translation>Farbpalette %1</translation>
    </message>
</context>
<context>
    <name>headlight::MatricesPage</name>
    <message>
        <source>Three vectors, no projections</source>
        <translation>Drei Vektoren, ohne Projektionen</translation>
    </message>
    <message>
        <source>Three vectors with projections</source>
        <translation>Drei Vektoren mit Projektionen</translation>
    </message>
    <message>
        <source>Values mixed by given weights</source>
        <translation>Values, mit gegebenen Gewichten gemischt</translation>
    </message>
    <message>
        <source>Attention in matrices</source>
        <translation>Attention in Matrizen</translation>
    </message>
    <message>
        <source>What the matrices are of</source>
        <translation>Woraus die Matrizen stammen</translation>
    </message>
    <message>
        <source>Shown head</source>
        <translation>Angezeigter Head</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Empty the matrices of this step (Backspace)</source>
        <translation>Matrizen dieses Schritts leeren (Rücktaste)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Compute the next matrices (Space); after the last, begin again</source>
        <translation>Nächste Matrizen berechnen (Leertaste); nach den letzten von vorn beginnen</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Input vectors, such as 1 0; 0 1; 1 1: rows apart by semicolons</source>
        <translation>Eingabevektoren, etwa 1 0; 0 1; 1 1: Zeilen durch Semikolons getrennt</translation>
    </message>
    <message>
        <source>W_Q</source>
        <translation>W_Q</translation>
    </message>
    <message>
        <source>Matrix that makes queries; empty: inputs are the queries</source>
        <translation>Matrix, die Queries erzeugt; leer: die Eingaben sind die Queries</translation>
    </message>
    <message>
        <source>W_K</source>
        <translation>W_K</translation>
    </message>
    <message>
        <source>Matrix that makes keys; empty: inputs are the keys</source>
        <translation>Matrix, die Keys erzeugt; leer: die Eingaben sind die Keys</translation>
    </message>
    <message>
        <source>W_V</source>
        <translation>W_V</translation>
    </message>
    <message>
        <source>Matrix that makes values; empty: inputs are the values</source>
        <translation>Matrix, die Values erzeugt; leer: die Eingaben sind die Values</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Weights; empty: softmax of Q K^T / √d</source>
        <translation>Gewichte; leer: Softmax von Q K^T / √d</translation>
    </message>
    <message>
        <source>go through the matrices</source>
        <translation>durch die Matrizen gehen</translation>
    </message>
    <message>
        <source>choose what the matrices are of</source>
        <translation>wählen, woraus die Matrizen stammen</translation>
    </message>
    <message>
        <source>type a matrix</source>
        <translation>Matrix eingeben</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>headlight::ModelMenu</name>
    <message>
        <source>Recent</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <source>Built in: %1</source>
        <translation>Eingebaut: %1</translation>
    </message>
    <message>
        <source>In the &amp;Hugging Face cache</source>
        <translation>Im &amp;Hugging-Face-Cache</translation>
    </message>
</context>
<context>
    <name>headlight::NotesPanel</name>
    <message>
        <source>NOTES</source>
        <translation>NOTIZEN</translation>
    </message>
    <message>
        <source>Close the notes</source>
        <translation>Notizen schließen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Write notes on this text and its figures. They are saved with the session.</source>
        <translation>Notizen zu diesem Text und seinen Abbildungen schreiben. Sie werden mit der Sitzung gespeichert.</translation>
    </message>
</context>
<context>
    <name>headlight::NoticesBar</name>
    <message>
        <source>Notices</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Dismiss the notice</source>
        <translation>Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>headlight::OtherSide</name>
    <message>
        <source>original run</source>
        <translation>Originallauf</translation>
    </message>
</context>
<context>
    <name>headlight::OverflowButton</name>
    <message>
        <source>More controls</source>
        <translation>Weitere Elemente</translation>
    </message>
    <message>
        <source>Show the controls that do not fit here</source>
        <translation>Bedienelemente zeigen, die hier keinen Platz haben</translation>
    </message>
</context>
<context>
    <name>headlight::PageFields</name>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Set the widths of the columns relative to each other, such as 2, 1</source>
        <translation>Breiten der Spalten im Verhältnis zueinander festlegen, etwa 2, 1</translation>
    </message>
    <message>
        <source>Model, backend, version and options under the figure</source>
        <translation>Modell, Backend, Version und Optionen unter der Abbildung</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>LaTeX (TikZ)</source>
        <translation>LaTeX (TikZ)</translation>
    </message>
    <message>
        <source>Web page with all heads</source>
        <translation>Webseite mit allen Heads</translation>
    </message>
    <message>
        <source>Numbers: CSV</source>
        <translation>Zahlen: CSV</translation>
    </message>
    <message>
        <source>Numbers: TSV</source>
        <translation>Zahlen: TSV</translation>
    </message>
    <message>
        <source>Numbers: JSON</source>
        <translation>Zahlen: JSON</translation>
    </message>
    <message>
        <source>Numbers: NumPy</source>
        <translation>Zahlen: NumPy</translation>
    </message>
    <message>
        <source>Numbers: safetensors</source>
        <translation>Zahlen: safetensors</translation>
    </message>
    <message>
        <source>Normal vision</source>
        <translation>Normales Sehen</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Schwarz-Weiß</translation>
    </message>
    <message>
        <source>Protanopia (no red cones)</source>
        <translation>Protanopie (keine Rotzapfen)</translation>
    </message>
    <message>
        <source>Deuteranopia (no green cones)</source>
        <translation>Deuteranopie (keine Grünzapfen)</translation>
    </message>
    <message>
        <source>Tritanopia (no blue cones)</source>
        <translation>Tritanopie (keine Blauzapfen)</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>Für Papier</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Wie im Fenster</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Set the font of all labels; LaTeX keeps the font of its document</source>
        <translation>Schriftart aller Beschriftungen festlegen; LaTeX behält die Schrift seines Dokuments</translation>
    </message>
    <message>
        <source>Sans serif</source>
        <translation>Serifenlos</translation>
    </message>
    <message>
        <source>Serif</source>
        <translation>Serifen</translation>
    </message>
    <message>
        <source>Monospace</source>
        <translation>Dicktengleich</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Set the size of labels; by default 7 pt in columns, 8 on pages and 14 on slides</source>
        <translation>Größe der Beschriftungen festlegen; Standard sind 7 pt in Spalten, 8 auf Seiten und 14 auf Folien</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schriftart</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Widths</source>
        <translation>Breiten</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Bildunterschrift</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>headlight::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>There is not enough memory to preview this page.</source>
        <translation>Der Speicher reicht für eine Vorschau dieser Seite nicht aus.</translation>
    </message>
</context>
<context>
    <name>headlight::PanelList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>Auf einer Seite</translation>
    </message>
    <message>
        <source>Panels on one page</source>
        <translation>Teilbilder auf einer Seite</translation>
    </message>
    <message>
        <source>Show all panels on one page; when this is off, the page shows the figure chosen above and the panels are kept</source>
        <translation>Alle Teilbilder auf einer Seite zeigen; ist dies aus, zeigt die Seite die oben gewählte Abbildung, und die Teilbilder bleiben erhalten</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Columns of panels</source>
        <translation>Spalten der Teilbilder</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Teilbilder</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>automatic (%1)</source>
        <translation>automatisch (%1)</translation>
    </message>
    <message>
        <source>Title of %1</source>
        <translation>Titel von %1</translation>
    </message>
</context>
<context>
    <name>headlight::PatchMasksPage</name>
    <message>
        <source>Patch masks</source>
        <translation>Patch-Masken</translation>
    </message>
    <message>
        <source>mass </source>
        <translation>Masse </translation>
    </message>
    <message>
        <source>Share of the attention that the patches of a mask hold</source>
        <translation>Anteil der Attention, den die Patches einer Maske tragen</translation>
    </message>
    <message>
        <source>Choose the share of the attention that the patches of a mask hold</source>
        <translation>Anteil der Attention wählen, den die Patches einer Maske tragen</translation>
    </message>
    <message>
        <source>choose the mass of masks</source>
        <translation>Masse der Masken wählen</translation>
    </message>
    <message>
        <source>Open an image with a model that reads patches, such as fashion-vit: the patches that each head of a layer attends to most appear here.</source>
        <translation>Ein Bild mit einem Modell öffnen, das Patches liest, etwa fashion-vit: Hier erscheinen die Patches, auf die jeder Head einer Schicht am meisten achtet.</translation>
    </message>
</context>
<context>
    <name>headlight::PixelCompletion</name>
    <message>
        <source>Open an image first.</source>
        <translation>Zuerst ein Bild öffnen.</translation>
    </message>
    <message>
        <source>Beams are of texts. Choose Greedy or Sample for an image.</source>
        <translation>Beams gibt es nur für Texte. Für ein Bild Greedy oder Sampling wählen.</translation>
    </message>
    <message>
        <source>Mean ablation is not available while pixels are generated. Use zero ablation instead.</source>
        <translation>Mittelwert-Ablation ist beim Generieren von Pixeln nicht verfügbar. Stattdessen Null-Ablation verwenden.</translation>
    </message>
</context>
<context>
    <name>headlight::PredictionPanel</name>
    <message>
        <source>Candidates for token %1</source>
        <translation>Kandidaten für Token %1</translation>
    </message>
    <message>
        <source>Letter at “%1”</source>
        <translation>Buchstabe bei „%1“</translation>
    </message>
    <message>
        <source>Next after “%1”</source>
        <translation>Nächstes nach „%1“</translation>
    </message>
    <message>
        <source>Token id %1, probability %2</source>
        <translation>Token-ID %1, Wahrscheinlichkeit %2</translation>
    </message>
    <message>
        <source>Masked words</source>
        <translation>Maskierte Wörter</translation>
    </message>
    <message>
        <source>Shift+click a token under the text to mask it: the model predicts the masked token.</source>
        <translation>Shift+Klick auf ein Token unter dem Text maskiert es: Das Modell sagt das maskierte Token vorher.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <source>The model hears no letters in this recording.</source>
        <translation>Das Modell hört in dieser Aufnahme keine Buchstaben.</translation>
    </message>
    <message>
        <source>Class of the recording</source>
        <translation>Klasse der Aufnahme</translation>
    </message>
    <message>
        <source>Class of the image</source>
        <translation>Klasse des Bildes</translation>
    </message>
    <message>
        <source>Class of the text</source>
        <translation>Klasse des Textes</translation>
    </message>
    <message>
        <source>Labels of the tokens</source>
        <translation>Labels der Token</translation>
    </message>
    <message>
        <source>The model finds no entity in this text.</source>
        <translation>Das Modell findet in diesem Text keine Entität.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>This model answers questions: type the question as text, and add the passage to search as second text.</source>
        <translation>Dieses Modell beantwortet Fragen: die Frage als Text eingeben und die zu durchsuchende Passage als zweiten Text hinzufügen.</translation>
    </message>
    <message>
        <source>Does the second text follow?</source>
        <translation>Folgt der zweite Text?</translation>
    </message>
    <message>
        <source>it follows</source>
        <translation>er folgt</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>The model&apos;s predictions will appear here.</source>
        <translation>Die Vorhersagen des Modells erscheinen hier.</translation>
    </message>
</context>
<context>
    <name>headlight::ProbabilityPanel</name>
    <message>
        <source>PROBABILITY</source>
        <translation>WAHRSCHEINLICHKEIT</translation>
    </message>
    <message>
        <source>Close the probability of the text</source>
        <translation>Wahrscheinlichkeit des Textes schließen</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Abb. speichern…</translation>
    </message>
    <message>
        <source>Losses of the text</source>
        <translation>Losses des Textes</translation>
    </message>
    <message>
        <source>−ln p in nats. Point at a bar to see its token.</source>
        <translation>−ln p in Nats. Auf einen Balken zeigen, um sein Token zu sehen.</translation>
    </message>
    <message>
        <source>Tokens that the model is asked for</source>
        <translation>Token, nach denen das Modell gefragt wird</translation>
    </message>
    <message>
        <source>Masked tokens, else each in turn</source>
        <translation>Maskierte Token, sonst jedes einzeln</translation>
    </message>
    <message>
        <source>Masked tokens</source>
        <translation>Maskierte Token</translation>
    </message>
    <message>
        <source>Each token in turn</source>
        <translation>Jedes Token einzeln</translation>
    </message>
    <message>
        <source>As in pre-training of BERT</source>
        <translation>Wie im Pre-Training von BERT</translation>
    </message>
    <message>
        <source>Seed of the choice</source>
        <translation>Seed der Auswahl</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>Seed </translation>
    </message>
    <message>
        <source>Right class</source>
        <translation>Richtige Klasse</translation>
    </message>
    <message>
        <source>Right answer, as it stands in the passage</source>
        <translation>Richtige Antwort, wie sie in der Passage steht</translation>
    </message>
    <message>
        <source>the right answer, as in the passage</source>
        <translation>richtige Antwort, wie in der Passage</translation>
    </message>
    <message>
        <source>Run the model once for each token</source>
        <translation>Das Modell für jedes Token einmal ausführen</translation>
    </message>
    <message>
        <source>choose the tokens that are asked for</source>
        <translation>abgefragte Token wählen</translation>
    </message>
    <message>
        <source>choose the seed</source>
        <translation>Seed wählen</translation>
    </message>
    <message>
        <source>choose the right class</source>
        <translation>richtige Klasse wählen</translation>
    </message>
    <message>
        <source>type the right answer</source>
        <translation>richtige Antwort eingeben</translation>
    </message>
    <message>
        <source>no right class</source>
        <translation>keine richtige Klasse</translation>
    </message>
    <message numerus="yes">
        <source>Run %n times</source>
        <translation>
            <numerusform>%n-mal ausführen</numerusform>
            <numerusform>%n-mal ausführen</numerusform>
        </translation>
    </message>
    <message>
        <source>The model must run once for each token, about %1 s in all.</source>
        <translation>Das Modell muss für jedes Token einmal laufen, insgesamt etwa %1 s.</translation>
    </message>
    <message>
        <source>Probability of the text</source>
        <translation>Wahrscheinlichkeit des Textes</translation>
    </message>
</context>
<context>
    <name>headlight::Rail</name>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Intervene</source>
        <translation>Eingreifen</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generieren</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navigation</translation>
    </message>
    <message>
        <source>More places</source>
        <translation>Weitere Orte</translation>
    </message>
</context>
<context>
    <name>headlight::RecallPage</name>
    <message>
        <source>Type a row such as &quot;c4 h1 a7 c?&quot;: small networks answer its questions here.</source>
        <translation>Eine Zeile wie „c4 h1 a7 c?“ eingeben: Kleine Netze beantworten hier ihre Fragen.</translation>
    </message>
</context>
<context>
    <name>headlight::RecoveryFiles</name>
    <message>
        <source>Your changes are not backed up and would be lost in a crash. %1</source>
        <translation>Die Änderungen sind nicht gesichert und gingen bei einem Absturz verloren. %1</translation>
    </message>
    <message>
        <source>The pasted image is not backed up and would be lost in a crash. %1</source>
        <translation>Das eingefügte Bild ist nicht gesichert und ginge bei einem Absturz verloren. %1</translation>
    </message>
    <message>
        <source>It has more than %L1 pixels; save the session to keep it.</source>
        <translation>Es hat mehr als %L1 Pixel; die Sitzung speichern, um es zu behalten.</translation>
    </message>
</context>
<context>
    <name>headlight::RunProgress</name>
    <message>
        <source>about %1 min left</source>
        <translation>noch etwa %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>noch etwa %1 s</translation>
    </message>
</context>
<context>
    <name>headlight::SamplesMenu</name>
    <message>
        <source>Only the built-in models have sample texts</source>
        <translation>Nur die eingebauten Modelle haben Beispieltexte</translation>
    </message>
    <message>
        <source>Works well</source>
        <translation>Gelingt gut</translation>
    </message>
    <message>
        <source>Known failures</source>
        <translation>Bekannte Fehler</translation>
    </message>
    <message>
        <source>Known failure: %1</source>
        <translation>Bekannter Fehler: %1</translation>
    </message>
    <message>
        <source>Texts by topic</source>
        <translation>Texte nach Thema</translation>
    </message>
</context>
<context>
    <name>headlight::SequenceFiles</name>
    <message>
        <source>Choose Sequence</source>
        <translation>Sequenz wählen</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n records. Show the sequence of:</source>
        <translation>
            <numerusform>%1 hat %n Eintrag. Zeige die Sequenz von:</numerusform>
            <numerusform>%1 hat %n Einträge. Zeige die Sequenz von:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n records, of which the first %2 are listed. Show the sequence of:</source>
        <translation>
            <numerusform>%1 hat %n Eintrag, die ersten %2 sind aufgeführt. Zeige die Sequenz von:</numerusform>
            <numerusform>%1 hat %n Einträge, von denen die ersten %2 aufgeführt sind. Zeige die Sequenz von:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::SessionKeeper</name>
    <message>
        <source>Remove them from the session</source>
        <translation>Aus der Sitzung entfernen</translation>
    </message>
    <message>
        <source>No recent sessions</source>
        <translation>Keine letzten Sitzungen</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Sessions (*.headlight);;All files (*)</source>
        <translation>Sitzungen (*.headlight);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>The model at %1 is not the one that the session was saved with, so only the text and the notes were opened.</source>
        <translation>Das Modell unter %1 ist nicht das, mit dem die Sitzung gespeichert wurde; daher wurden nur der Text und die Notizen geöffnet.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <source>The session&apos;s model, %1 (%2, weights %3), is not on this machine. Its text and its notes are open; open the model to see the rest.</source>
        <translation>Das Modell der Sitzung, %1 (%2, Gewichte %3), ist nicht auf diesem Rechner. Text und Notizen sind geöffnet; das Modell öffnen, um den Rest zu sehen.</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Modell öffnen…</translation>
    </message>
    <message>
        <source>The model that the session compares with, %1, is not on this machine, or was changed.</source>
        <translation>Das Modell, mit dem die Sitzung vergleicht, %1, ist nicht auf diesem Rechner oder wurde geändert.</translation>
    </message>
    <message>
        <source>%1 is not the file that the session was saved with, so it was not opened.</source>
        <translation>%1 ist nicht die Datei, mit der die Sitzung gespeichert wurde, und wurde daher nicht geöffnet.</translation>
    </message>
    <message>
        <source>The session&apos;s file %1 is not on this machine.</source>
        <translation>Die Datei %1 der Sitzung ist nicht auf diesem Rechner.</translation>
    </message>
    <message>
        <source>The session was saved with other weights, another configuration or another tokenizer of %1 than %2 has here: numbers may differ.</source>
        <translation>Die Sitzung wurde mit anderen Gewichten, einer anderen Konfiguration oder einem anderen Tokenizer von %1 gespeichert, als %2 hier hat: Zahlen können abweichen.</translation>
    </message>
    <message>
        <source>The session does not contain %1 of the page of panels: drawings, and figures of images without a file, cannot be drawn again.</source>
        <translation>Die Sitzung enthält %1 der Seite mit Teilbildern nicht: Zeichnungen und Abbildungen von Bildern ohne Datei lassen sich nicht erneut zeichnen.</translation>
    </message>
    <message>
        <source>The zoom and the selected token of %1 are not part of the session.</source>
        <translation>Zoom und gewähltes Token von %1 sind nicht Teil der Sitzung.</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere since it was opened here, perhaps in another window. Nothing was saved yet.</source>
        <translation>%1 wurde anderswo geändert, seit die Datei hier geöffnet wurde, vielleicht in einem anderen Fenster. Noch wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>The page of panels is not saved in a session file yet.</source>
        <translation>Die Seite mit Teilbildern ist noch in keiner Sitzungsdatei gespeichert.</translation>
    </message>
    <message>
        <source>The session %1 has changes that are not saved.</source>
        <translation>Die Sitzung %1 hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Headlight</source>
        <translation>Headlight</translation>
    </message>
    <message>
        <source>Headlight closed unexpectedly. Restore your session?</source>
        <translation>Headlight wurde unerwartet beendet. Sitzung wiederherstellen?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>headlight::SessionPanels</name>
    <message>
        <source>&quot;%1&quot; cannot be drawn: %2</source>
        <translation>„%1“ lässt sich nicht zeichnen: %2</translation>
    </message>
    <message>
        <source>Some panels of the session are not on the page: %1</source>
        <translation>Einige Teilbilder der Sitzung fehlen auf der Seite: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs %2, which is not on this machine or was changed.</source>
        <translation>„%1“ braucht %2, das nicht auf diesem Rechner ist oder geändert wurde.</translation>
    </message>
    <message>
        <source>The panel &quot;%1&quot; was saved with other weights of %2; it is drawn with those on this machine.</source>
        <translation>Das Teilbild „%1“ wurde mit anderen Gewichten von %2 gespeichert; es wird mit denen auf diesem Rechner gezeichnet.</translation>
    </message>
</context>
<context>
    <name>headlight::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Find a command or keys</source>
        <translation>Befehl oder Tasten suchen</translation>
    </message>
    <message>
        <source>No command has this name or these keys.</source>
        <translation>Kein Befehl hat diesen Namen oder diese Tasten.</translation>
    </message>
</context>
<context>
    <name>headlight::ShownView</name>
    <message>
        <source>Open a model and type a text to change its heads.</source>
        <translation>Ein Modell öffnen und einen Text eingeben, um seine Heads zu ändern.</translation>
    </message>
    <message>
        <source>Imported attention has no model, so its heads cannot be changed.</source>
        <translation>Importierte Attention hat kein Modell, daher lassen sich ihre Heads nicht ändern.</translation>
    </message>
    <message>
        <source>Choose a head or a layer to change.</source>
        <translation>Einen Head oder eine Schicht zum Ändern wählen.</translation>
    </message>
    <message>
        <source>remove: %1</source>
        <translation>entfernen: %1</translation>
    </message>
    <message>
        <source>Choose a single head to paint its weights.</source>
        <translation>Einen einzelnen Head wählen, um seine Gewichte zu malen.</translation>
    </message>
    <message>
        <source>Weights can only be painted between tokens: show tokens instead of words (Ctrl+T).</source>
        <translation>Gewichte lassen sich nur zwischen Token malen: Token statt Wörter anzeigen (Ctrl+T).</translation>
    </message>
    <message>
        <source>This weight is masked: the query may not attend to this key, so the weight stays 0.</source>
        <translation>Dieses Gewicht ist maskiert: Die Query darf nicht auf diesen Key achten, daher bleibt das Gewicht 0.</translation>
    </message>
    <message>
        <source>paint weights</source>
        <translation>Gewichte malen</translation>
    </message>
    <message>
        <source>remove all interventions</source>
        <translation>alle Eingriffe entfernen</translation>
    </message>
    <message>
        <source>generate the target with the interventions</source>
        <translation>Ziel mit den Eingriffen generieren</translation>
    </message>
    <message>
        <source>generate the target without interventions</source>
        <translation>Ziel ohne Eingriffe generieren</translation>
    </message>
    <message>
        <source>show %1</source>
        <translation>%1 anzeigen</translation>
    </message>
    <message>
        <source>unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>pin %1</source>
        <translation>%1 anheften</translation>
    </message>
    <message>
        <source>Nothing was masked: these are the tokens of the previous text. Try again when the new tokens appear.</source>
        <translation>Nichts wurde maskiert: Dies sind die Token des vorigen Textes. Erneut versuchen, sobald die neuen Token erscheinen.</translation>
    </message>
    <message>
        <source>unmask a token</source>
        <translation>Token demaskieren</translation>
    </message>
    <message>
        <source>mask a token</source>
        <translation>Token maskieren</translation>
    </message>
    <message>
        <source>An intervention was removed: %1 does not have its heads, or they cannot be changed.</source>
        <translation>Ein Eingriff wurde entfernt: %1 hat die betroffenen Heads nicht, oder sie lassen sich nicht ändern.</translation>
    </message>
    <message numerus="yes">
        <source>%n interventions were removed: %1 does not have their heads, or they cannot be changed.</source>
        <translation>
            <numerusform>%n Eingriff wurde entfernt: %1 hat die betroffenen Heads nicht, oder sie lassen sich nicht ändern.</numerusform>
            <numerusform>%n Eingriffe wurden entfernt: %1 hat die betroffenen Heads nicht, oder sie lassen sich nicht ändern.</numerusform>
        </translation>
    </message>
    <message>
        <source>add the second text</source>
        <translation>zweiten Text hinzufügen</translation>
    </message>
    <message>
        <source>remove the second text</source>
        <translation>zweiten Text entfernen</translation>
    </message>
    <message>
        <source>type text</source>
        <translation>Text eingeben</translation>
    </message>
    <message>
        <source>delete text</source>
        <translation>Text löschen</translation>
    </message>
    <message>
        <source>replace text</source>
        <translation>Text ersetzen</translation>
    </message>
    <message>
        <source>open images</source>
        <translation>Bilder öffnen</translation>
    </message>
    <message>
        <source>add images</source>
        <translation>Bilder hinzufügen</translation>
    </message>
    <message>
        <source>remove images</source>
        <translation>Bilder entfernen</translation>
    </message>
    <message>
        <source>move the image</source>
        <translation>Bild verschieben</translation>
    </message>
    <message>
        <source>replace the image</source>
        <translation>Bild ersetzen</translation>
    </message>
</context>
<context>
    <name>headlight::SoftmaxPage</name>
    <message>
        <source>One huge score: −3, 1, 1000, 5, −1</source>
        <translation>Ein riesiger Score: −3, 1, 1000, 5, −1</translation>
    </message>
    <message>
        <source>Steps of 1: 0, 1, 2, 3</source>
        <translation>Schritte von 1: 0, 1, 2, 3</translation>
    </message>
    <message>
        <source>Equal scores: 2, 2, 2, 2</source>
        <translation>Gleiche Scores: 2, 2, 2, 2</translation>
    </message>
    <message>
        <source>Two rivals: 8, 8.5, 0, 0</source>
        <translation>Zwei Rivalen: 8, 8.5, 0, 0</translation>
    </message>
    <message>
        <source>Products of long vectors: −24, 8, 16, 40</source>
        <translation>Produkte langer Vektoren: −24, 8, 16, 40</translation>
    </message>
    <message>
        <source>Softmax of a row</source>
        <translation>Softmax einer Zeile</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Row of the head</source>
        <translation>Zeile des Heads</translation>
    </message>
    <message>
        <source>Typed scores, with commas between</source>
        <translation>Eingegebene Scores, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Type scores with commas between them, such as -3, 1, 1000, 5, -1</source>
        <translation>Scores durch Kommas getrennt eingeben, etwa -3, 1, 1000, 5, -1</translation>
    </message>
    <message>
        <source>Divisor of the products</source>
        <translation>Divisor der Produkte</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the model&apos;s divisor, and temperature 1</source>
        <translation>Divisor des Modells und Temperatur 1 wiederherstellen</translation>
    </message>
    <message>
        <source>reset the softmax</source>
        <translation>Softmax zurücksetzen</translation>
    </message>
    <message>
        <source>change the temperature</source>
        <translation>Temperatur ändern</translation>
    </message>
    <message>
        <source>change the divisor</source>
        <translation>Divisor ändern</translation>
    </message>
    <message>
        <source>choose scores</source>
        <translation>Scores wählen</translation>
    </message>
    <message>
        <source>type scores</source>
        <translation>Scores eingeben</translation>
    </message>
    <message>
        <source>scores of your own: -3, 1, 1000, 5, -1</source>
        <translation>eigene Scores: -3, 1, 1000, 5, -1</translation>
    </message>
    <message>
        <source>Type a text: the softmax of each row is computed here.</source>
        <translation>Text eingeben: Hier wird die Softmax jeder Zeile berechnet.</translation>
    </message>
    <message>
        <source>Temperature %1</source>
        <translation>Temperatur %1</translation>
    </message>
    <message>
        <source>Divide by %1</source>
        <translation>Teilen durch %1</translation>
    </message>
</context>
<context>
    <name>headlight::Stage</name>
    <message>
        <source>Color bar of all heads</source>
        <translation>Farbbalken aller Heads</translation>
    </message>
    <message>
        <source>Show the head label that fits best on this text</source>
        <translation>Das Head-Label zeigen, das auf diesem Text am besten passt</translation>
    </message>
    <message>
        <source>Heads ▾</source>
        <translation>Heads ▾</translation>
    </message>
    <message>
        <source>Weights too small to see: use log scale</source>
        <translation>Gewichte zu klein: Log-Skala verwenden</translation>
    </message>
    <message>
        <source>Use the log scale: hardly any weight of this head is large enough to be seen on the linear scale</source>
        <translation>Log-Skala verwenden: Kaum ein Gewicht dieses Heads ist groß genug, um auf der linearen Skala sichtbar zu sein</translation>
    </message>
    <message>
        <source>Kind of figure</source>
        <translation>Art der Abbildung</translation>
    </message>
    <message>
        <source>≥ </source>
        <translation>≥ </translation>
    </message>
    <message>
        <source>Smallest weight that is drawn as a link</source>
        <translation>Kleinstes Gewicht, das als Linie gezeichnet wird</translation>
    </message>
    <message>
        <source>top </source>
        <translation>top </translation>
    </message>
    <message>
        <source>all links</source>
        <translation>alle Linien</translation>
    </message>
    <message>
        <source>Maximum links per query</source>
        <translation>Maximale Linien je Query</translation>
    </message>
    <message>
        <source>smallest link %1</source>
        <translation>kleinste Linie %1</translation>
    </message>
    <message>
        <source>links for each query</source>
        <translation>Linien je Query</translation>
    </message>
    <message>
        <source>Enlarge the heat map first (Alt++, or Ctrl and the wheel); the part in view is then kept.</source>
        <translation>Zuerst die Heatmap vergrößern (Alt++ oder Ctrl und Mausrad); dann wird der sichtbare Teil beibehalten.</translation>
    </message>
</context>
<context>
    <name>headlight::StatusLine</name>
    <message>
        <source>%1 · checking %2</source>
        <translation>%1 · %2 wird geprüft</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patches</source>
        <translation>
            <numerusform>%Ln Patch</numerusform>
            <numerusform>%Ln Patches</numerusform>
        </translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 Token</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln Token</numerusform>
            <numerusform>%Ln Token</numerusform>
        </translation>
    </message>
    <message>
        <source> · %L1 with special tokens</source>
        <translation> · %L1 mit Spezialtoken</translation>
    </message>
    <message>
        <source>Hash of the model: %1</source>
        <translation>Hash des Modells: %1</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>wird berechnet…</translation>
    </message>
    <message>
        <source>Weight under the pointer</source>
        <translation>Gewicht unter dem Zeiger</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>running: %1 · %2</source>
        <translation>läuft: %1 · %2</translation>
    </message>
    <message>
        <source>running: first layer</source>
        <translation>läuft: erste Schicht</translation>
    </message>
    <message>
        <source>prepare %1 · forward %2</source>
        <translation>vorbereiten %1 · forward %2</translation>
    </message>
    <message>
        <source>tokenize %1 · forward %2</source>
        <translation>tokenisieren %1 · forward %2</translation>
    </message>
    <message>
        <source> · figure %1</source>
        <translation> · Abbildung %1</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>Modell wird geladen</translation>
    </message>
    <message>
        <source>Running the model</source>
        <translation>Modell läuft</translation>
    </message>
</context>
<context>
    <name>headlight::StepControls</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go one step back (Backspace)</source>
        <translation>Einen Schritt zurück (Rücktaste)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go to the next step (Space); after the last, begin again</source>
        <translation>Zum nächsten Schritt (Leertaste); nach dem letzten von vorn beginnen</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>headlight::StepsPanel</name>
    <message>
        <source>TOKENIZATION</source>
        <translation>TOKENISIERUNG</translation>
    </message>
    <message>
        <source>Close the tokenization steps</source>
        <translation>Tokenisierungsschritte schließen</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Abb. speichern…</translation>
    </message>
    <message>
        <source>The tokenizer&apos;s steps</source>
        <translation>Schritte des Tokenizers</translation>
    </message>
    <message>
        <source>Type a text to see how each word is split into tokens.</source>
        <translation>Text eingeben, um zu sehen, wie jedes Wort in Token zerlegt wird.</translation>
    </message>
    <message>
        <source>There is no step-by-step view for this tokenizer.</source>
        <translation>Für diesen Tokenizer gibt es keine schrittweise Ansicht.</translation>
    </message>
    <message>
        <source>The first %1 characters.</source>
        <translation>Die ersten %1 Zeichen.</translation>
    </message>
</context>
<context>
    <name>headlight::TextEditor</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
</context>
<context>
    <name>headlight::TextPanel</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Type or paste a text: every head shows at once what it attends to.</source>
        <translation>Text eingeben oder einfügen: Jeder Head zeigt sofort, worauf er achtet.</translation>
    </message>
    <message>
        <source>Second text</source>
        <translation>Zweiter Text</translation>
    </message>
    <message>
        <source>The pasted text has %L1 characters; it was cut so that the whole text has %L2, the most that the window accepts.</source>
        <translation>Der eingefügte Text hat %L1 Zeichen; er wurde gekürzt, sodass der ganze Text %L2 hat; mehr nimmt das Fenster nicht an.</translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>Token suchen</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Type a target; while this is empty, the model generates its own.</source>
        <translation>Ziel eingeben; solange dies leer ist, generiert das Modell sein eigenes.</translation>
    </message>
    <message>
        <source>The second text of a pair: an answer, a next sentence, …</source>
        <translation>Der zweite Text eines Paars: eine Antwort, ein nächster Satz, …</translation>
    </message>
    <message>
        <source>The text of the imported attention cannot be edited: there is no model that could read another one.</source>
        <translation>Der Text der importierten Attention lässt sich nicht bearbeiten: Es gibt kein Modell, das einen anderen lesen könnte.</translation>
    </message>
    <message>
        <source>No recording yet: File &gt; Open audio…</source>
        <translation>Noch keine Aufnahme: Datei &gt; Audio öffnen…</translation>
    </message>
    <message>
        <source>✕</source>
        <translation>✕</translation>
    </message>
    <message>
        <source>+ target</source>
        <translation>+ Ziel</translation>
    </message>
    <message>
        <source>+ second text</source>
        <translation>+ zweiter Text</translation>
    </message>
    <message>
        <source>Remove the second text</source>
        <translation>Zweiten Text entfernen</translation>
    </message>
    <message>
        <source>Add a target</source>
        <translation>Ziel hinzufügen</translation>
    </message>
    <message>
        <source>Add a second text</source>
        <translation>Zweiten Text hinzufügen</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>kein Treffer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Its first %L1 characters are shown here; all of its tokens are below.</source>
        <translation>Hier stehen seine ersten %L1 Zeichen; alle seine Token stehen darunter.</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>Was das Modell liest</translation>
    </message>
    <message>
        <source>The model generates a text about the image.</source>
        <translation>Das Modell erzeugt einen Text über das Bild.</translation>
    </message>
</context>
<context>
    <name>headlight::TokenChips</name>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>1 token: %1</source>
        <translation>1 Token: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens: %1</source>
        <translation>
            <numerusform>%n Token: %1</numerusform>
            <numerusform>%n Token: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Token %1: %2</source>
        <translation>Token %1: %2</translation>
    </message>
    <message>
        <source>Piece %1, id %2</source>
        <translation>Stück %1, ID %2</translation>
    </message>
    <message>
        <source>Not a part of the text</source>
        <translation>Kein Teil des Textes</translation>
    </message>
    <message>
        <source>Characters %1 to %2</source>
        <translation>Zeichen %1 bis %2</translation>
    </message>
    <message>
        <source>Bytes %1 to %2: %3</source>
        <translation>Bytes %1 bis %2: %3</translation>
    </message>
    <message>
        <source>Special token, added by the tokenizer</source>
        <translation>Spezialtoken, vom Tokenizer hinzugefügt</translation>
    </message>
    <message>
        <source>Continues the word of the previous token</source>
        <translation>Setzt das Wort des vorigen Tokens fort</translation>
    </message>
    <message>
        <source>Generated by the model, or chosen among its candidates</source>
        <translation>Vom Modell generiert oder unter seinen Kandidaten gewählt</translation>
    </message>
    <message>
        <source>The tokenizer has no piece for this text</source>
        <translation>Der Tokenizer hat für diesen Text kein Stück</translation>
    </message>
    <message>
        <source>Masked; Shift+click to unmask it</source>
        <translation>Maskiert; Shift+Klick zum Demaskieren</translation>
    </message>
    <message>
        <source>Shift+click to mask it</source>
        <translation>Shift+Klick zum Maskieren</translation>
    </message>
    <message>
        <source>The tokens that the model reads will appear here.</source>
        <translation>Die Token, die das Modell liest, erscheinen hier.</translation>
    </message>
    <message>
        <source>Open a model to see the tokens that it reads.</source>
        <translation>Ein Modell öffnen, um die Token zu sehen, die es liest.</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
</context>
<context>
    <name>headlight::TokenPanel</name>
    <message>
        <source>Point at a token to see what it attends to and what attends to it; click to keep it.</source>
        <translation>Auf ein Token zeigen, um zu sehen, worauf es achtet und was auf es achtet; klicken, um es zu behalten.</translation>
    </message>
    <message>
        <source>What the token attends to</source>
        <translation>Worauf das Token achtet</translation>
    </message>
    <message>
        <source>What attends to the token</source>
        <translation>Was auf das Token achtet</translation>
    </message>
    <message>
        <source>“%1” attends to</source>
        <translation>„%1“ achtet auf</translation>
    </message>
    <message>
        <source>“%1” is attended to by</source>
        <translation>„%1“ wird beachtet von</translation>
    </message>
    <message>
        <source>A token&apos;s attention</source>
        <translation>Attention eines Tokens</translation>
    </message>
</context>
<context>
    <name>headlight::TopBar</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Device and threads</source>
        <translation>Gerät und Threads</translation>
    </message>
    <message>
        <source>Tokens or words</source>
        <translation>Token oder Wörter</translation>
    </message>
    <message>
        <source>Color scale</source>
        <translation>Farbskala</translation>
    </message>
    <message>
        <source>1 layer</source>
        <translation>1 Schicht</translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n Schicht</numerusform>
            <numerusform>%n Schichten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 Head</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>%n Head</numerusform>
            <numerusform>%n Heads</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 · %3 × %4</source>
        <translation>%1 · %2 · %3 × %4</translation>
    </message>
    <message>
        <source>Auto: </source>
        <translation>Auto: </translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>Modell öffnen</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
</context>
<context>
    <name>headlight::TracePage</name>
    <message>
        <source>One token through the model</source>
        <translation>Ein Token durch das Modell</translation>
    </message>
    <message>
        <source>go through the model</source>
        <translation>durch das Modell gehen</translation>
    </message>
    <message>
        <source>Type a text and select a token: its way through the model appears here.</source>
        <translation>Text eingeben und ein Token auswählen: Sein Weg durch das Modell erscheint hier.</translation>
    </message>
</context>
<context>
    <name>headlight::TrainingBar</name>
    <message>
        <source>Progress of the training</source>
        <translation>Fortschritt des Trainings</translation>
    </message>
    <message>
        <source>%1 is being trained. Stop that training first.</source>
        <translation>%1 wird trainiert. Zuerst dieses Training stoppen.</translation>
    </message>
    <message>
        <source>Stop training</source>
        <translation>Training stoppen</translation>
    </message>
    <message>
        <source>Continue training</source>
        <translation>Training fortsetzen</translation>
    </message>
    <message>
        <source>End the training with a checkpoint</source>
        <translation>Training mit einem Checkpoint beenden</translation>
    </message>
    <message numerus="yes">
        <source>Train %n more steps from the last checkpoint on</source>
        <translation>
            <numerusform>%n weiteren Schritt ab dem letzten Checkpoint trainieren</numerusform>
            <numerusform>%n weitere Schritte ab dem letzten Checkpoint trainieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Trained here: %1</source>
        <translation>Hier trainiert: %1</translation>
    </message>
    <message>
        <source>Training %1: step %2 of %3</source>
        <translation>%1 wird trainiert: Schritt %2 von %3</translation>
    </message>
    <message>
        <source>%1, loss %2</source>
        <translation>%1, Loss %2</translation>
    </message>
</context>
<context>
    <name>headlight::TrainingDialog</name>
    <message>
        <source>Train a small model</source>
        <translation>Kleines Modell trainieren</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Set a new folder for the checkpoints of the model</source>
        <translation>Neuen Ordner für die Checkpoints des Modells festlegen</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Choose where the new folder is made</source>
        <translation>Wählen, wo der neue Ordner angelegt wird</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Text to train on</source>
        <translation>Trainingstext</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Textdatei</translation>
    </message>
    <message>
        <source>in place of the text, at most 1 MB of UTF-8</source>
        <translation>anstelle des Textes, höchstens 1 MB UTF-8</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Choose the text file</source>
        <translation>Textdatei wählen</translation>
    </message>
    <message>
        <source>Open a text to train on</source>
        <translation>Trainingstext öffnen</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md);;All files (*)</source>
        <translation>Texte (*.txt *.md);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Heads per layer</source>
        <translation>Heads je Schicht</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>Text wird gelesen…</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>SGD</source>
        <translation>SGD</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>SGD mit Momentum</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>Choose how the gradient changes the weights: SGD subtracts it times the learning rate, AdamW divides its mean by its size</source>
        <translation>Wählt, wie der Gradient die Gewichte ändert: SGD zieht ihn mal der Lernrate ab, AdamW teilt seinen Mittelwert durch seine Größe</translation>
    </message>
</context>
<context>
    <name>headlight::UnknownWordsLine</name>
    <message>
        <source>%1 and %L2 more</source>
        <translation>%1 und %L2 weitere</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 is not in this small model&apos;s training data; attention to it is not meaningful.</source>
        <translation>%1 kommt in den Trainingsdaten dieses kleinen Modells nicht vor; Attention darauf ist nicht aussagekräftig.</translation>
    </message>
    <message>
        <source>%1 are not in this small model&apos;s training data; attention to them is not meaningful.</source>
        <translation>%1 kommen in den Trainingsdaten dieses kleinen Modells nicht vor; Attention darauf ist nicht aussagekräftig.</translation>
    </message>
</context>
<context>
    <name>headlight::VocabularyPage</name>
    <message>
        <source>Learning a vocabulary</source>
        <translation>Lernen eines Vokabulars</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Choose how the vocabulary is learned</source>
        <translation>Wählen, wie das Vokabular gelernt wird</translation>
    </message>
    <message>
        <source>BPE</source>
        <translation>BPE</translation>
    </message>
    <message>
        <source>WordPiece</source>
        <translation>WordPiece</translation>
    </message>
    <message>
        <source>Unigram</source>
        <translation>Unigram</translation>
    </message>
    <message>
        <source>Pieces of the vocabulary</source>
        <translation>Stücke des Vokabulars</translation>
    </message>
    <message>
        <source>Choose how many pieces the vocabulary has at the end, characters included</source>
        <translation>Wählen, wie viele Stücke das Vokabular am Ende hat, Zeichen eingeschlossen</translation>
    </message>
    <message>
        <source> pieces</source>
        <translation> Stücke</translation>
    </message>
    <message>
        <source>choose a rule</source>
        <translation>Regel wählen</translation>
    </message>
    <message>
        <source>choose the size of the vocabulary</source>
        <translation>Größe des Vokabulars wählen</translation>
    </message>
    <message>
        <source>go through the vocabulary</source>
        <translation>durch das Vokabular gehen</translation>
    </message>
    <message>
        <source>Type a text: a vocabulary is learned from it here.</source>
        <translation>Text eingeben: Hier wird daraus ein Vokabular gelernt.</translation>
    </message>
</context>
<context>
    <name>headlight::WeightPage</name>
    <message>
        <source>Query: the token that attends</source>
        <translation>Query: das Token, das achtet</translation>
    </message>
    <message>
        <source>Key: the token that is attended to</source>
        <translation>Key: das Token, das beachtet wird</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Keys</translation>
    </message>
    <message>
        <source>Compare the query with every key, dimension by dimension</source>
        <translation>Query mit jedem Key vergleichen, Dimension für Dimension</translation>
    </message>
    <message>
        <source>Steps that compute the weight</source>
        <translation>Schritte, die das Gewicht berechnen</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Type a text to follow each weight from query and key to the softmax.</source>
        <translation>Text eingeben, um jedes Gewicht von Query und Key bis zur Softmax zu verfolgen.</translation>
    </message>
    <message>
        <source>This weight</source>
        <translation>Dieses Gewicht</translation>
    </message>
</context>
<context>
    <name>headlight::WelcomeBar</name>
    <message>
        <source>Headlight shows which tokens each attention head of a transformer attends to.</source>
        <translation>Headlight zeigt, auf welche Token jeder Attention-Head eines Transformers achtet.</translation>
    </message>
    <message>
        <source>Dismiss the welcome</source>
        <translation>Begrüßung schließen</translation>
    </message>
    <message>
        <source>Start lesson 1</source>
        <translation>Lektion 1 starten</translation>
    </message>
    <message>
        <source>Type a text</source>
        <translation>Text eingeben</translation>
    </message>
    <message>
        <source>Choose a model  ▾</source>
        <translation>Modell wählen  ▾</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
</context>
<context>
    <name>headlight::WhyPanel</name>
    <message>
        <source>This weight</source>
        <translation>Dieses Gewicht</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>Matrizen</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Logit-Lens</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>Test heads</source>
        <translation>Heads testen</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Approximations</source>
        <translation>Approximationen</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Recurrence</source>
        <translation>Rekurrenz</translation>
    </message>
    <message>
        <source>Layer and cost</source>
        <translation>Schicht und Kosten</translation>
    </message>
    <message>
        <source>EXPLAIN THIS WEIGHT</source>
        <translation>DIESES GEWICHT ERKLÄREN</translation>
    </message>
    <message>
        <source>Close the explanations</source>
        <translation>Erklärungen schließen</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Abb. speichern…</translation>
    </message>
    <message>
        <source>Explanations</source>
        <translation>Erklärungen</translation>
    </message>
    <message>
        <source>Point at a cell of the heat map, or click it, to follow its weight. A weight says where a head reads from, not why the model predicts what it predicts.</source>
        <translation>Auf eine Zelle der Heatmap zeigen oder sie anklicken, um ihr Gewicht zu verfolgen. Ein Gewicht sagt, woher ein Head liest, nicht, warum das Modell vorhersagt, was es vorhersagt.</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Bildunterschriften</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>Late interaction</source>
        <translation>Späte Interaktion</translation>
    </message>
    <message>
        <source>Patch masks</source>
        <translation>Patch-Masken</translation>
    </message>
</context>
<context>
    <name>headlight::WordsPage</name>
    <message>
        <source>From words to vectors</source>
        <translation>Von Wörtern zu Vektoren</translation>
    </message>
    <message>
        <source>Nearest tokens of a word, or of a sum of words</source>
        <translation>Nächste Token zu einem Wort oder zu einer Summe von Wörtern</translation>
    </message>
    <message>
        <source>neighbors of the selected token; or type a word, or: boy - man + woman</source>
        <translation>Nachbarn des gewählten Tokens; oder ein Wort eingeben, oder: boy - man + woman</translation>
    </message>
    <message>
        <source>Put spaces around + and -: boy - man + woman</source>
        <translation>Leerzeichen um + und - setzen: boy - man + woman</translation>
    </message>
    <message>
        <source>type a word</source>
        <translation>Wort eingeben</translation>
    </message>
    <message>
        <source>Type a text: its tokens appear here as rows of the token embedding.</source>
        <translation>Text eingeben: Seine Token erscheinen hier als Zeilen des Token-Embeddings.</translation>
    </message>
</context>
<context>
    <name>headlight::WrittenText</name>
    <message>
        <source>Generated text</source>
        <translation>Generierter Text</translation>
    </message>
    <message>
        <source>The generated text will appear here.</source>
        <translation>Der generierte Text erscheint hier.</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Copy the generated text to the clipboard</source>
        <translation>Generierten Text in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Use as target</source>
        <translation>Als Ziel verwenden</translation>
    </message>
    <message>
        <source>Use as text</source>
        <translation>Als Text verwenden</translation>
    </message>
    <message>
        <source>Put the generated text into the field for the target</source>
        <translation>Generierten Text in das Feld für das Ziel setzen</translation>
    </message>
    <message>
        <source>Append the generated text to the text field</source>
        <translation>Generierten Text an das Textfeld anhängen</translation>
    </message>
</context>
</TS>
