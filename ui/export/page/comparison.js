"use strict";
(() => {
  const { data, queries, keys, rows, columns, element, make, decoded, weight_in, percent, theme, parse, ramp_of, quoted, draw_matrix, cell_at, find_head, choosing, press_only, follow, build_picker, build_highlights } = page;
  const MOST_CHANGES = 14, SMALL = 40;
  const heads = data.heads.map((head) => ({ layer: head.layer, head: head.head, name: head.name, title: head.title, sides: head.sides.map(decoded) }));
  const state = { head: Math.max(0, find_head(heads, data.layer, data.head)), shown: data.shown, query: null, key: null, kept: false };
  const letter = (side) => String.fromCharCode(65 + side);

  const weight = (head, side, row, column) => weight_in(head.sides[side], row, column);
  // Of the shown side from A: null where both are masked, NaN where one has nothing.
  const difference = (head, row, column) => {
    const from = weight(head, 0, row, column), to = weight(head, state.shown, row, column);
    return from === null && to === null ? null : (to ?? 0) - (from ?? 0);
  };
  const is_number = (value) => value !== null && !Number.isNaN(value);
  const largest = (head) => {
    let most = 0;
    for (let row = 0; row < rows; ++row)
      for (let column = 0; column < columns; ++column) {
        const value = difference(head, row, column);
        if (is_number(value)) most = Math.max(most, Math.abs(value));
      }
    return most;
  };

  let ramps = {};
  const mix = () => (ramps = { weights: ramp_of(theme().map), difference: ramp_of(theme().difference) });
  const within = (value) => Math.min(1, Math.max(0, value));
  const color_of_weight = (value) => ramps.weights[Math.round(255 * within(value / data.high))];
  const color_of_difference = (value, most) => ramps.difference[Math.round(255 * within(0.5 + (0.5 * value) / (most || 1)))];

  const pixels = (width, height, value_at, color) => {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d"), image = context.createImageData(width, height);
    const masked = parse(theme().masked), nothing = parse(theme().no_data);
    for (let row = 0; row < height; ++row)
      for (let column = 0; column < width; ++column) {
        const value = value_at(row, column);
        const [red, green, blue] = value === null ? masked : Number.isNaN(value) ? nothing : color(value);
        image.data.set([red, green, blue, 255], 4 * (row * width + column));
      }
    context.putImageData(image, 0, 0);
    return canvas;
  };

  // A small picture of a head: the largest difference of each tile.
  const thumbnail = (head, canvas) => {
    const height = Math.min(SMALL, rows), width = Math.min(SMALL, columns);
    const extreme = (y, x) => {
      let found = null;
      for (let row = Math.floor((y * rows) / height); row < Math.floor(((y + 1) * rows) / height); ++row)
        for (let column = Math.floor((x * columns) / width); column < Math.floor(((x + 1) * columns) / width); ++column) {
          const value = difference(head, row, column);
          if (is_number(value) && (found === null || Math.abs(value) > Math.abs(found))) found = value;
        }
      return found;
    };
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d").drawImage(pixels(width, height, extreme, (value) => color_of_difference(value, data.high)), 0, 0);
  };

  // One picture a side, and the difference last.
  const maps = [];
  const build_maps = () => {
    for (let side = 0; side <= data.sides.length; ++side) {
      const holder = make("div", element("maps"), undefined, "map"), last = side === data.sides.length;
      const title = make("h3", holder, last ? "" : data.sides[side]);
      const scroll = make("div", holder, undefined, "scroll"), canvas = make("canvas", scroll);
      canvas.id = `map-${side}`;
      canvas.setAttribute("id", canvas.id);
      canvas.tabIndex = 0;
      canvas.setAttribute("role", "img");
      canvas.setAttribute("aria-label", `${last ? "Difference" : data.sides[side]}; arrow keys choose a cell`);
      const bar = make("canvas", holder, undefined, "ramp"), ticks = make("div", holder, undefined, "ticks");
      bar.width = 256;
      bar.height = 1;
      const map = { holder, title, canvas, bar, ticks, side, last, shape: { left: 0, rise: 0, side: 1 } };
      maps.push(map);
      canvas.addEventListener("pointermove", (event) => hover(...cell_at(event, canvas, map.shape)));
      canvas.addEventListener("pointerleave", () => hover(null, null));
      canvas.addEventListener("click", (event) => keep(...cell_at(event, canvas, map.shape)));
      canvas.addEventListener("keydown", walk);
    }
  };
  const walk = (event) => {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0], Home: [0, -columns], End: [0, columns] }[event.key];
    if (!step) return;
    event.preventDefault();
    const moved = (from, by, count) => (from === null ? 0 : Math.min(count - 1, Math.max(0, from + by)));
    const next = [moved(state.query, step[0], rows), moved(state.key, step[1], columns)];
    if (state.kept && state.query === next[0] && state.key === next[1]) return;  // at the border
    state.kept = false;
    keep(...next);
  };
  const own = (entries, side) => entries.map((entry) => ({ label: entry.own[side], special: entry.special }));
  const draw_maps = () => {
    const head = heads[state.head], most = largest(head);
    for (const map of maps) {
      const value_at = map.last ? (row, column) => difference(head, row, column) : (row, column) => weight(head, map.side, row, column);
      const color = map.last ? (value) => color_of_difference(value, most) : color_of_weight;
      map.shape = draw_matrix(map.canvas, {
        queries: map.last ? queries : own(queries, map.side),
        keys: map.last ? keys : own(keys, map.side),
        pixels: pixels(columns, rows, value_at, color),
        masked: (row, column) => value_at(row, column) === null,
        query: state.query,
        key: state.key,
        room: map.holder.clientWidth,
      });
    }
    const last = maps[maps.length - 1];
    last.title.textContent = `Difference, ${letter(state.shown)} − A`;
    for (const map of maps) {
      const context = map.bar.getContext("2d"), ramp = map.last ? ramps.difference : ramps.weights;
      for (let step = 0; step < 256; ++step) {
        context.fillStyle = `rgb(${ramp[step].join(" ")})`;
        context.fillRect(step, 0, 1, 1);
      }
      const end = (map.last ? most || 1 : data.high).toPrecision(2);
      map.ticks.replaceChildren();
      for (const tick of map.last ? [`−${end}`, "0", end] : ["0", String(+end)]) make("span", map.ticks, tick);
    }
  };

  const signed = (value) => (value === null ? "masked" : Number.isNaN(value) ? "no counterpart" : (value < 0 ? "−" : "+") + Math.abs(value).toFixed(3));
  const told = (value) => (Number.isNaN(value) ? "–" : percent(value));
  const changes_of = (row) => {
    const list = [];
    for (let column = 0; column < columns; ++column) {
      const value = difference(heads[state.head], row, column);
      if (is_number(value)) list.push([value, column]);
    }
    return list.sort((a, b) => Math.abs(b[0]) - Math.abs(a[0]) || a[1] - b[1]);
  };
  const show_changes = () => {
    const table = element("changes"), head = heads[state.head], row = state.query;
    table.replaceChildren();
    element("changes-title").textContent = row === null ? "Point at a row to see how its weights change" : `${quoted(queries[row])} attends to`;
    if (row === null) return;
    const top = make("tr", table);
    for (const name of ["", "A", letter(state.shown), `${letter(state.shown)} − A`]) make("th", top, name, name === "" ? "name" : "number").scope = "col";
    for (const [value, column] of changes_of(row).slice(0, MOST_CHANGES)) {
      const line = make("tr", table);
      make("td", line, keys[column].label, column === state.key ? "name chosen" : "name").dir = "auto";
      make("td", line, told(weight(head, 0, row, column)), "number");
      make("td", line, told(weight(head, state.shown, row, column)), "number");
      make("td", line, signed(value), "number");
    }
  };
  const say = () => {
    const { query, key } = state, head = heads[state.head];
    let text = "";
    if (query !== null && key !== null) {
      const sides = data.sides.map((name, side) => `${letter(side)} ${told(weight(head, side, query, key))}`).join(", ");
      text = `${quoted(queries[query])} → ${quoted(keys[key])}: ${sides}; ${letter(state.shown)} − A ${signed(difference(head, query, key))}`;
    } else if (query !== null && changes_of(query).length > 0) {
      const [value, column] = changes_of(query)[0];
      text = `${quoted(queries[query])} changes most at ${quoted(keys[column])}: ${signed(value)}`;
    }
    element("status").textContent = text;
  };

  const show_choice = () => {
    draw_maps();
    show_changes();
    say();
  };
  const { remember, recall, hover, keep } = choosing(heads, state, show_choice);
  const show_head = () => {
    press_only(buttons, state.head);
    element("head-title").textContent = data.heads[state.head].title;
    show_choice();
  };
  const show_all = () => {
    mix();
    heads.forEach((head, index) => thumbnail(head, buttons[index].firstChild));
    show_head();
  };
  const buttons = build_picker(heads, (index) => {
    state.head = index;
    show_head();
    remember();
  });
  element("shown-line").hidden = data.sides.length < 3;
  for (let side = 1; side < data.sides.length; ++side) make("option", element("shown"), data.sides[side]).value = String(side);
  element("shown").value = String(state.shown);
  element("shown").addEventListener("change", (event) => {
    state.shown = Number(event.target.value);
    show_all();
  });
  build_highlights(keep);
  follow({ recall, show_head, show_all, draw: draw_maps });

  build_maps();
  recall();
  show_all();
})();
