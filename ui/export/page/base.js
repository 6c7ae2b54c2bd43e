"use strict";
// What our pages have in common: their data, elements, colors, and heat maps with labels.
const page = (() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const MASKED = 65535, NOT_A_NUMBER = 65534, STEPS = 65533;
  const queries = data.queries, keys = data.keys, rows = queries.length, columns = keys.length;
  const element = (id) => document.getElementById(id);
  const make = (name, parent, text, kind) => {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    if (kind) made.className = kind;
    if (parent) parent.append(made);
    return made;
  };

  // Weights of a head: [rows * columns] numbers of 16 bits, little end first.
  const decoded = (text) => {
    const bytes = atob(text), values = new Uint16Array(bytes.length / 2);
    for (let i = 0; i < values.length; ++i) values[i] = bytes.charCodeAt(2 * i) | (bytes.charCodeAt(2 * i + 1) << 8);
    return values;
  };
  // null where masked.
  const weight_in = (values, row, column) => {
    const value = values[row * columns + column];
    if (value === MASKED) return null;
    return value === NOT_A_NUMBER ? NaN : data.low + ((data.high - data.low) * value) / STEPS;
  };
  const percent = (value) => (value === null ? "masked" : Number.isNaN(value) ? "not a number" : value < 0.0005 && value > 0 ? "< 0.001" : value.toFixed(3));

  const dark = matchMedia("(prefers-color-scheme: dark)");
  const theme = () => (dark.matches ? data.themes.dark : data.themes.light);
  const parse = (hex) => [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16));
  // 256 colors of a map's samples.
  const ramp_of = (hexes) => {
    const samples = hexes.map(parse), ramp = [];
    for (let step = 0; step < 256; ++step) {
      const place = (step / 255) * (samples.length - 1), below = Math.floor(place), above = Math.min(below + 1, samples.length - 1);
      ramp.push(samples[below].map((from, i) => Math.round(from + (place - below) * (samples[above][i] - from))));
    }
    return ramp;
  };

  // Sorted by weight, the strongest first; the tokens' order decides between equals.
  const strongest = (count, value) => {
    const list = [];
    for (let index = 0; index < count; ++index) {
      const found = value(index);
      if (found !== null && !Number.isNaN(found)) list.push([found, index]);
    }
    return list.sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  };
  const quoted = (entry) => `“\u2068${entry.label}\u2069”`;
  const shorten = (context, text, most) => {
    if (context.measureText(text).width <= most) return text;
    const letters = Intl.Segmenter ? [...new Intl.Segmenter().segment(text)].map((part) => part.segment) : [...text];
    while (letters.length > 1 && context.measureText(letters.join("") + "…").width > most) letters.pop();
    return letters.join("") + "…";
  };
  const hatch = (context, { left, rise, side }, masked) => {
    context.save();
    context.beginPath();
    for (let row = 0; row < rows; ++row)
      for (let column = 0; column < columns; ++column)
        if (masked(row, column)) context.rect(left + column * side, rise + row * side, side, side);
    context.clip();
    context.strokeStyle = theme().hatch;
    context.lineWidth = 1;
    context.beginPath();
    for (let from = -rows * side; from < columns * side; from += 8) {
      context.moveTo(left + from, rise + rows * side);
      context.lineTo(left + from + rows * side, rise);
    }
    context.stroke();
    context.restore();
  };
  const outline = (context, { left, rise, side }, query, key) => {
    context.strokeStyle = theme().accent;
    context.lineWidth = 2;
    if (query !== null && key !== null) context.strokeRect(left + key * side, rise + query * side, side, side);
    else if (query !== null) context.strokeRect(left, rise + query * side, side * columns, side);
    else if (key !== null) context.strokeRect(left + key * side, rise, side, side * rows);
  };
  const BADGE = 14;
  // The number of a highlight in the list below.
  const badge = (context, index, x, y) => {
    const text = String(index + 1);
    context.save();
    context.font = "bold 11px " + getComputedStyle(document.body).fontFamily;
    const width = context.measureText(text).width + 6;
    context.fillStyle = theme().accent;
    context.fillRect(x, y, width, BADGE);
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.textAlign = "left";
    context.textBaseline = "middle";
    context.fillText(text, x + 3, y + 7.5);
    context.restore();
  };
  // Highlights are dashed, what is chosen is not.
  const draw_highlights = (context, shape) => {
    context.setLineDash([5, 3]);
    for (const { query, key } of data.highlights) outline(context, shape, query, key);
    context.setLineDash([]);
    // Numbers appear beside what is outlined: right of a row, under a column, at the upper right corner of a cell.
    const { left, rise, side } = shape;
    data.highlights.forEach(({ query, key }, index) => {
      if (key === null) badge(context, index, left + columns * side + 2, rise + (query + 0.5) * side - BADGE / 2);
      else if (query === null) badge(context, index, left + (key + 0.5) * side - BADGE / 2, rise + rows * side + 2);
      else badge(context, index, left + (key + 1) * side, rise + query * side - BADGE);
    });
  };
  // What is highlighted, with its note; `keep` chooses it.
  const build_highlights = (keep) => {
    const list = element("highlights");
    list.hidden = data.highlights.length === 0;
    for (const { query, key, note } of data.highlights) {
      const line = make("li", list);
      const place = query === null ? `column ${quoted(keys[key])}` : key === null ? `row ${quoted(queries[query])}` : `${quoted(queries[query])} → ${quoted(keys[key])}`;
      const button = make("button", line, place);
      button.type = "button";
      button.addEventListener("click", () => keep(query, key));
      if (note) make("span", line, note).dir = "auto";
    }
  };
  // Draws a heat map with its labels: { queries, keys, pixels (a cell each), masked, query, key, room }. Answers where
  // its cells are.
  const draw_matrix = (canvas, { queries, keys, pixels, masked, query, key, room: most_room }) => {
    const context = canvas.getContext("2d"), paint = getComputedStyle(document.body);
    const ink = paint.color, font = "12px " + paint.fontFamily, MOST = 130;
    context.font = font;
    const widest = (entries) => Math.min(MOST, Math.max(8, ...entries.map((entry) => context.measureText(entry.label).width)));
    const left = Math.ceil(widest(queries)) + 8, rise = Math.ceil(widest(keys) * 0.75) + 16;
    const room = Math.max(280, most_room - left - rise - 4);
    const edge = rise + 2 + (data.highlights.length > 0 ? BADGE : 0);
    const side = Math.max(1, Math.min(40, room / columns, Math.max(300, innerHeight * 0.86 - edge) / rows));  // seen whole: .scroll
    const width = left + side * columns + rise, height = edge + side * rows, ratio = devicePixelRatio || 1;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    canvas.style.width = width + "px";
    canvas.style.height = height + "px";
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.imageSmoothingEnabled = false;
    context.drawImage(pixels, left, rise, side * columns, side * rows);
    const shape = { left, rise, side };
    if (side >= 7) hatch(context, shape, masked);
    context.strokeStyle = theme().line;
    context.lineWidth = 1;
    context.strokeRect(left - 0.5, rise - 0.5, side * columns + 1, side * rows + 1);
    context.font = font;
    context.textBaseline = "middle";
    // The chosen one is always named; its neighbors make room.
    const named = (index, chosen, apart) => {
      const every = Math.max(1, Math.ceil(apart / side));
      return index === chosen || (index % every === 0 && (chosen === null || Math.abs(index - chosen) >= every));
    };
    queries.forEach((entry, row) => {
      if (!named(row, query, 13)) return;
      context.fillStyle = row === query ? theme().accent : entry.special ? theme().faint : ink;
      context.textAlign = "right";
      context.fillText(shorten(context, entry.label, MOST), left - 5, rise + (row + 0.5) * side);
    });
    keys.forEach((entry, column) => {
      if (!named(column, key, 19)) return;
      context.save();
      context.translate(left + (column + 0.5) * side, rise - 5);
      context.rotate(-Math.PI / 4);
      context.fillStyle = column === key ? theme().accent : entry.special ? theme().faint : ink;
      context.textAlign = "left";
      context.fillText(shorten(context, entry.label, MOST), 0, 0);
      context.restore();
    });
    draw_highlights(context, shape);
    outline(context, shape, query, key);
    return shape;
  };
  // The row and the column under the pointer; null beside them.
  const cell_at = (event, canvas, { left, rise, side }) => {
    const box = canvas.getBoundingClientRect();
    const column = Math.floor((event.clientX - box.left - left) / side), row = Math.floor((event.clientY - box.top - rise) / side);
    const in_row = row >= 0 && row < rows, in_column = column >= 0 && column < columns;
    if (!in_row && !in_column) return [null, null];
    return [in_row && column < columns ? row : null, in_column && row < rows ? column : null];
  };
  const find_head = (heads, layer, head) => heads.findIndex((one) => one.layer === layer && one.head === head);
  // What is chosen: `state` has a head, a query and a key (null for nothing), and whether these two are kept when the
  // pointer leaves. `show` is called where one of the two changed. The address says it too: #layer.head.query.key, with
  // - for nothing chosen.
  const choosing = (heads, state, show) => {
    const remember = () => {
      const { layer, head } = heads[state.head];
      try {
        history.replaceState(null, "", `#${[layer, head, state.query ?? "-", state.key ?? "-"].join(".")}`);
      } catch {
        // Some viewers of local files forbid it; the page works without.
      }
    };
    const recall = () => {
      const [layer, head, query, key] = location.hash.slice(1).split(".");
      const index = find_head(heads, Number(layer), Number(head));
      if (index < 0) return;
      const counted = (text, count) => (/^\d+$/.test(text ?? "") && Number(text) < count ? Number(text) : null);
      Object.assign(state, { head: index, query: counted(query, rows), key: counted(key, columns) });
      state.kept = state.query !== null || state.key !== null;
    };
    const hover = (query, key) => {
      if (state.kept || (state.query === query && state.key === key)) return;
      Object.assign(state, { query, key });
      show();
    };
    const choose = (query, key, kept) => {
      Object.assign(state, { query, key, kept });
      show();
      remember();
    };
    const keep = (query, key) => {
      const again = state.kept && state.query === query && state.key === key;
      choose(again ? null : query, again ? null : key, !again);
    };
    addEventListener("keydown", (event) => {
      if (event.key === "Escape") choose(null, null, false);
    });
    return { remember, recall, hover, keep };
  };
  // Of the buttons of heads, the chosen one is pressed and alone in the order of the Tab key.
  const press_only = (buttons, chosen) =>
    buttons.forEach((button, index) => {
      button.setAttribute("aria-pressed", String(index === chosen));
      button.tabIndex = index === chosen ? 0 : -1;
    });
  // Draws everything again where the theme changes, the head where the address does, and the pictures where their room does; and
  // the notes, which stay.
  const follow = ({ recall, show_head, show_all, draw }) => {
    dark.addEventListener("change", show_all);
    addEventListener("hashchange", () => {
      recall();
      show_head();
    });
    let waiting = 0;
    addEventListener("resize", () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(draw);
    });
    for (const note of data.notes) make("li", element("notes"), note).dir = "auto";
  };
  // A table of buttons, one a head, [layer][number]; `press` is called with the index of one.
  const build_picker = (heads, press) => {
    const layers = [...new Set(heads.map((head) => head.layer))], buttons = [];
    const move_head = (event, index) => {
      const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
      if (!step) return;
      event.preventDefault();
      const layer = layers[layers.indexOf(heads[index].layer) + step[0]], next = find_head(heads, layer, heads[index].head + step[1]);
      if (next < 0) return;
      press(next);
      buttons[next].focus();
    };
    const table = element("heads"), most = Math.max(...layers.map((layer) => heads.filter((head) => head.layer === layer).length));
    table.style.setProperty("--side", most > 12 || layers.length > 16 ? "24px" : most > 8 ? "32px" : "44px");
    const top = make("tr", make("thead", table));
    make("th", top, "");
    const numbers = [...new Set(heads.map((head) => head.head))].sort((a, b) => a - b);
    for (const number of numbers) make("th", top, number).scope = "col";
    const body = make("tbody", table);
    for (const layer of layers) {
      const line = make("tr", body);
      make("th", line, layer).scope = "row";
      for (const number of numbers) {
        const cell = make("td", line), index = find_head(heads, layer, number);
        if (index < 0) continue;
        const button = make("button", cell);
        button.type = "button";
        button.title = heads[index].name;
        button.setAttribute("aria-label", heads[index].title);
        button.append(document.createElement("canvas"));
        button.addEventListener("click", () => press(index));
        button.addEventListener("keydown", (event) => move_head(event, index));
        buttons[index] = button;
      }
    }
    return buttons;
  };

  return { data, queries, keys, rows, columns, MASKED, element, make, decoded, weight_in, percent, dark, theme, parse, ramp_of, strongest, quoted, draw_matrix, cell_at, find_head, choosing, press_only, follow, build_picker, build_highlights, badge };
})();
