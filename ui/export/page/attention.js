"use strict";
(() => {
  const { data, queries, keys, rows, columns, MASKED, element, make, decoded, weight_in, percent, theme, parse, ramp_of, strongest, quoted, draw_matrix, cell_at, find_head, choosing, press_only, follow, build_picker, build_highlights, badge } = page;
  const LOG_FLOOR = 1e-4, MOST_BARS = 12;
  const heads = data.heads.map((head) => ({ layer: head.layer, head: head.head, name: head.name, title: head.title, values: decoded(head.weights) }));
  const state = { head: Math.max(0, find_head(heads, data.layer, data.head)), query: null, key: null, kept: false, scale: data.scale };

  const weight = (head, row, column) => weight_in(head.values, row, column);

  const ranks = (head, row) => {
    const order = [];
    const result = new Array(columns).fill(0);
    for (let column = 0; column < columns; ++column) {
      const value = weight(head, row, column);
      if (value !== null && !Number.isNaN(value)) order.push([value, column]);
    }
    order.sort((a, b) => a[0] - b[0]);
    const highest = Math.max(1, order.length - 1);
    for (let first = 0, end; first < order.length; first = end) {
      for (end = first + 1; end < order.length && order[end][0] === order[first][0]; ++end);
      for (let place = first; place < end; ++place) result[order[place][1]] = order.length === 1 ? 1 : (first + end - 1) / 2 / highest;
    }
    return result;
  };
  const scaled = (value) =>
    state.scale === "log" ? Math.min(1, Math.max(0, 1 + Math.log10(Math.max(value, LOG_FLOOR)) / 4)) : Math.min(1, Math.max(0, value / data.high));

  let ramp = [];
  const mix = () => (ramp = ramp_of(theme().map));
  const color = (value) => ramp[Math.round(value * 255)];

  // One pixel a cell.
  const pixels = (head, canvas) => {
    canvas.width = columns;
    canvas.height = rows;
    const context = canvas.getContext("2d"), image = context.createImageData(columns, rows);
    const masked = parse(theme().masked), nothing = parse(theme().no_data);
    for (let row = 0; row < rows; ++row) {
      const ranked = state.scale === "rank" ? ranks(head, row) : null;
      for (let column = 0; column < columns; ++column) {
        const value = weight(head, row, column);
        const [red, green, blue] = value === null ? masked : Number.isNaN(value) ? nothing : color(ranked ? ranked[column] : scaled(value));
        image.data.set([red, green, blue, 255], 4 * (row * columns + column));
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  };

  // A small picture: the largest weight of each tile.
  const SMALL = 40;
  const thumbnail = (head, canvas) => {
    const height = Math.min(SMALL, rows), width = Math.min(SMALL, columns);
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d"), image = context.createImageData(width, height), masked = parse(theme().masked);
    for (let y = 0; y < height; ++y) {
      for (let x = 0; x < width; ++x) {
        let most = null;
        for (let row = Math.floor((y * rows) / height); row < Math.floor(((y + 1) * rows) / height); ++row)
          for (let column = Math.floor((x * columns) / width); column < Math.floor(((x + 1) * columns) / width); ++column) {
            const value = weight(head, row, column);
            if (value !== null && !Number.isNaN(value) && (most === null || value > most)) most = value;
          }
        const [red, green, blue] = most === null ? masked : color(scaled(most));
        image.data.set([red, green, blue, 255], 4 * (y * width + x));
      }
    }
    context.putImageData(image, 0, 0);
  };

  const chips = [];
  const build_tokens = () => {
    const parent = element("tokens");
    const chip = (entry, row, column) => {
      const button = make("button", parent, entry.label, entry.special ? "token special" : "token");
      button.type = "button";
      button.dir = "auto";
      button.addEventListener("pointerenter", () => hover(row, column));
      button.addEventListener("focus", () => hover(row, column));
      button.addEventListener("pointerleave", () => hover(null, null));
      button.addEventListener("click", () => keep(row, column));
      chips.push({ button, row, column });
    };
    // Patches are chosen in the image.
    const told = (patches, index) => !data.image || patches[index] === null;
    queries.forEach((entry, row) => told(data.image?.queries, row) && chip(entry, row, null));
    if (data.same) return;
    make("span", parent, "attend to", "hint");
    keys.forEach((entry, column) => told(data.image?.keys, column) && chip(entry, null, column));
  };

  let shape = {};
  const draw_map = () => {
    const head = heads[state.head];
    const pixels_of_head = pixels(head, document.createElement("canvas"));
    shape = draw_matrix(element("map"), { queries, keys, pixels: pixels_of_head, masked: (row, column) => head.values[row * columns + column] === MASKED, query: state.query, key: state.key, room: element("picture").clientWidth });
  };

  // Attention of the chosen token over the image, or the mean over all queries where none is chosen: a number per patch.
  const over_image = () => {
    const head = heads[state.head], row = state.query ?? (data.same ? state.key : null);
    const values = new Array(data.image.rows * data.image.columns).fill(null), counts = values.map(() => 0);
    const add = (patch, value) => {
      if (patch === null || value === null || Number.isNaN(value)) return;
      values[patch] = (values[patch] ?? 0) + value;
      ++counts[patch];
    };
    const by_key = row === null && state.key !== null;  // queries that attend to it
    const ranked = state.scale === "rank" && row !== null ? ranks(head, row) : null;
    if (by_key) for (let query = 0; query < rows; ++query) add(data.image.queries[query], weight(head, query, state.key));
    else
      for (let query = row ?? 0; query <= (row ?? rows - 1); ++query)
        for (let key = 0; key < columns; ++key) add(data.image.keys[key], ranked ? ranked[key] : weight(head, query, key));
    return { values: values.map((value, patch) => (value === null ? null : value / counts[patch])), row, by_key, ranked };
  };
  const VEIL = 0.48, HEAVIEST = 0.9, STEEPNESS = 0.65;
  let grey = null;
  const veiled = () => {
    const picture = data.image, canvas = document.createElement("canvas");
    if (!grey) grey = atob(picture.grey);
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext("2d"), image = context.createImageData(picture.width, picture.height);
    const paper = parse(theme().map[0]);
    for (let pixel = 0; pixel < picture.width * picture.height; ++pixel) {
      const value = grey.charCodeAt(pixel);
      image.data.set([...paper.map((part) => Math.round(value + (part - value) * VEIL)), 255], 4 * pixel);
    }
    context.putImageData(image, 0, 0);
    return canvas;
  };
  let tile = { width: 1, height: 1 };
  const draw_image = () => {
    if (!data.image) return;
    const canvas = element("image"), context = canvas.getContext("2d"), picture = data.image, ratio = devicePixelRatio || 1;
    const width = Math.max(160, Math.min(520, element("picture").clientWidth, innerHeight * 0.7 * picture.aspect)), height = width / picture.aspect;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    canvas.style.width = width + "px";
    canvas.style.height = height + "px";
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.imageSmoothingEnabled = picture.width > 128;
    context.drawImage(veiled(), 0, 0, width, height);
    tile = { width: width / picture.columns, height: height / picture.rows };
    const { values, row, by_key, ranked } = over_image();
    const most = Math.max(...values.filter((value) => value !== null), 0) || 1;
    const place = (value) => (ranked ? value : state.scale === "log" ? scaled(value) : Math.min(1, Math.max(0, value / most)));
    const corner = (patch) => [(patch % picture.columns) * tile.width, Math.floor(patch / picture.columns) * tile.height];
    values.forEach((value, patch) => {
      if (value === null) return;
      context.globalAlpha = HEAVIEST * place(value) ** STEEPNESS;
      context.fillStyle = `rgb(${color(place(value)).join(" ")})`;
      context.fillRect(...corner(patch), tile.width + 0.3, tile.height + 0.3);
    });
    context.globalAlpha = 1;
    context.strokeStyle = theme().accent;
    context.lineWidth = 2;
    for (const patch of [row === null ? null : picture.queries[row], state.key === null ? null : picture.keys[state.key]])
      if (patch !== null) context.strokeRect(...corner(patch), tile.width, tile.height);
    context.setLineDash([5, 3]);
    data.highlights.forEach(({ query, key }, index) => {
      const patch = key !== null ? picture.keys[key] : picture.queries[query];
      if (patch === null || (query !== null && query !== row)) return;
      context.strokeRect(...corner(patch), tile.width, tile.height);
      badge(context, index, ...corner(patch));
    });
    context.setLineDash([]);
    const who = by_key ? `Attends to ${quoted(keys[state.key])}` : row === null ? "Mean attention of all queries" : `${quoted(queries[row])} attends to`;
    const end = state.scale === "linear" ? `; the colors end at ${percent(most)}` : "";
    element("over-note").textContent = `${who}${end}. Point at a patch, named by its row and column.`;
  };
  // The patch as a query, or as a key where the queries are not patches.
  const choice_of = (patch) => {
    const row = data.image.queries.indexOf(patch);
    return row >= 0 ? [row, null] : [null, Math.max(0, data.image.keys.indexOf(patch))];
  };
  const build_image = () => {
    if (!data.image) return;
    const canvas = element("image"), picture = data.image;
    element("over").hidden = false;
    const patch_at = (event) => {
      const box = canvas.getBoundingClientRect();
      const column = Math.floor((event.clientX - box.left) / tile.width), row = Math.floor((event.clientY - box.top) / tile.height);
      return row >= 0 && row < picture.rows && column >= 0 && column < picture.columns ? row * picture.columns + column : null;
    };
    const chosen_at = (event) => (patch_at(event) === null ? [null, null] : choice_of(patch_at(event)));
    canvas.addEventListener("pointermove", (event) => hover(...chosen_at(event)));
    canvas.addEventListener("pointerleave", () => hover(null, null));
    canvas.addEventListener("click", (event) => keep(...chosen_at(event)));
    canvas.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
      if (!step) return;
      event.preventDefault();
      const now = state.query !== null ? picture.queries[state.query] : state.key !== null ? picture.keys[state.key] : null;
      const within = (from, by, count) => Math.min(count - 1, Math.max(0, from + by));
      const row = now === null ? 0 : within(Math.floor(now / picture.columns), step[0], picture.rows);
      const column = now === null ? 0 : within(now % picture.columns, step[1], picture.columns);
      const next = choice_of(row * picture.columns + column);
      if (state.query === next[0] && state.key === next[1]) return;  // at the border
      state.kept = false;
      keep(...next);
    });
  };

  const draw_bar = () => {
    const bar = element("bar"), context = bar.getContext("2d");
    for (let step = 0; step < 256; ++step) {
      context.fillStyle = `rgb(${color(step / 255).join(" ")})`;
      context.fillRect(step, 0, 1, 1);
    }
    const ticks = { log: ["≤ 0.0001", "0.001", "0.01", "0.1", "1"], rank: ["lowest in the row", "highest"] };
    element("ticks").replaceChildren();
    for (const tick of ticks[state.scale] || [0, 0.25, 0.5, 0.75, 1].map((share) => String(+(share * data.high).toPrecision(3)))) make("span", element("ticks"), tick);
  };

  const bars = (id, list, entries, chosen) => {
    const table = element(id);
    table.replaceChildren();
    for (const [value, index] of list.slice(0, MOST_BARS)) {
      const line = make("tr", table);
      make("td", line, entries[index].label, index === chosen ? "name chosen" : "name").dir = "auto";
      make("div", make("td", line), undefined, "bar").style.width = `${Math.min(100, Math.max(0, (100 * value) / data.high))}%`;
      make("td", line, percent(value), "number");
    }
  };
  const show_sides = () => {
    const head = heads[state.head];
    const row = state.query ?? (data.same ? state.key : null), column = state.key !== null && state.query !== null ? state.key : data.same ? state.query : state.key;
    element("out-title").textContent = row === null ? "Point at a token to see what it attends to" : `${quoted(queries[row])} attends to`;
    bars("out", row === null ? [] : strongest(columns, (key) => weight(head, row, key)), keys, state.key);
    element("in-title").textContent = column === null ? "" : `${quoted(keys[column])} is attended to by`;
    bars("in", column === null ? [] : strongest(rows, (query) => weight(head, query, column)), queries, state.query);
  };

  const draw_links = () => {
    const head = heads[state.head], parent = element("links"), STEP = 22, width = 640, from = 210, to = 430;
    const name = "http://www.w3.org/2000/svg", svg = document.createElementNS(name, "svg");
    svg.setAttribute("viewBox", `0 0 ${width} ${STEP * Math.max(rows, columns) + 8}`);
    svg.setAttribute("aria-hidden", "true");
    const y = (index) => STEP * (index + 0.7);
    const MOST_TOKENS = 400;
    const link = (row, column, value, strong) => {
      const path = document.createElementNS(name, "path"), a = y(row) - 4, b = y(column) - 4, middle = (from + to) / 2;
      path.setAttribute("d", `M${from + 6} ${a}C${middle} ${a} ${middle} ${b} ${to - 6} ${b}`);
      path.setAttribute("stroke-width", String(0.5 + 3.5 * Math.min(1, value / data.high)));
      path.setAttribute("stroke-opacity", String(strong ? Math.max(0.25, value / data.high) : 0.1 + 0.5 * Math.min(1, value / data.high)));
      svg.append(path);
    };
    for (let row = 0; row < Math.min(rows, MOST_TOKENS); ++row) {
      const all = state.query === row || state.key !== null;
      if (state.query !== null && state.query !== row) continue;
      for (const [value, column] of strongest(columns, (key) => weight(head, row, key)).slice(0, all ? columns : 3)) {
        if (column >= MOST_TOKENS || (state.key !== null && state.key !== column)) continue;
        const both = state.query !== null && state.key !== null;
        if (both || value >= (all ? 0.01 : 0.05) * data.high) link(row, column, value, all);
      }
    }
    const label = (entry, index, x, anchor, chosen, row, column) => {
      const text = document.createElementNS(name, "text");
      text.textContent = entry.label.length > 26 ? [...entry.label].slice(0, 25).join("") + "…" : entry.label;
      text.setAttribute("x", String(x));
      text.setAttribute("y", String(y(index)));
      text.setAttribute("text-anchor", anchor);
      if (chosen) text.setAttribute("class", "chosen");
      text.addEventListener("click", () => keep(row, column));
      svg.append(text);
    };
    queries.slice(0, MOST_TOKENS).forEach((entry, row) => label(entry, row, from, "end", row === state.query, row, null));
    keys.slice(0, MOST_TOKENS).forEach((entry, column) => label(entry, column, to, "start", column === state.key, null, column));
    parent.replaceChildren(svg);
  };

  const show_tokens = () => {
    const head = heads[state.head];
    for (const { button, row, column } of chips) {
      const place = column ?? row;
      const both = state.query !== null && (data.same || column !== null) ? weight(head, state.query, place) : null;
      const only = state.query === null && state.key !== null && row !== null ? weight(head, row, state.key) : null;
      const value = both ?? only;
      const shade = value === null || Number.isNaN(value) ? null : color(scaled(value));
      button.style.background = shade ? `rgb(${shade.join(" ")})` : "";
      const light = shade && 0.299 * shade[0] + 0.587 * shade[1] + 0.114 * shade[2] > 140;
      button.style.color = shade ? (light ? "#10151d" : "#ffffff") : "";
      button.classList.toggle("chosen", (row !== null && row === state.query) || (state.key !== null && (column === state.key || (data.same && row === state.key))));
    }
  };

  const say = () => {
    const { query, key } = state, head = heads[state.head];
    let text = "";
    if (query !== null && key !== null) text = `${quoted(queries[query])} → ${quoted(keys[key])}: ${percent(weight(head, query, key))}`;
    else if (query !== null) {
      const [first] = strongest(columns, (index) => weight(head, query, index));
      text = first ? `${quoted(queries[query])} attends most to ${quoted(keys[first[1]])}: ${percent(first[0])}` : `${quoted(queries[query])} attends to no key`;
    } else if (key !== null) {
      const [first] = strongest(rows, (index) => weight(head, index, key));
      text = first ? `${quoted(keys[key])} is attended to most by ${quoted(queries[first[1]])}: ${percent(first[0])}` : "";
    }
    element("status").textContent = text;
  };

  const show_choice = () => {
    draw_image();
    draw_map();
    show_sides();
    draw_links();
    show_tokens();
    say();
  };
  const { remember, recall, hover, keep } = choosing(heads, state, show_choice);
  const choose_head = (index) => {
    state.head = index;
    show_head();
    remember();
  };
  const show_head = () => {
    press_only(buttons, state.head);
    element("head-title").textContent = heads[state.head].title;
    show_choice();
  };
  const show_all = () => {
    mix();
    heads.forEach((head, index) => thumbnail(head, buttons[index].firstChild));
    draw_bar();
    show_head();
  };

  const buttons = build_picker(heads, (index) => choose_head(index));
  const map = element("map");
  map.addEventListener("pointermove", (event) => hover(...cell_at(event, map, shape)));
  map.addEventListener("pointerleave", () => hover(null, null));
  map.addEventListener("click", (event) => keep(...cell_at(event, map, shape)));
  map.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0], Home: [0, -columns], End: [0, columns] }[event.key];
    if (!step) return;
    event.preventDefault();
    const moved = (from, by, count) => (from === null ? 0 : Math.min(count - 1, Math.max(0, from + by)));
    state.kept = false;
    keep(moved(state.query, step[0], rows), moved(state.key, step[1], columns));
  });
  element("scale").addEventListener("change", (event) => {
    state.scale = event.target.value;
    show_all();
  });
  const draw_pictures = () => {
    draw_image();
    draw_map();
  };
  follow({ recall, show_head, show_all, draw: draw_pictures });

  element("scale").value = state.scale;
  build_tokens();
  build_image();
  build_highlights(keep);
  recall();
  show_all();
})();
