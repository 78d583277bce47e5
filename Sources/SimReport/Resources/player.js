// The player: it draws the recorded frames on canvases when the display showed them.
//
// It asks for nothing from elsewhere, and stores nothing. Without it the page shows still pictures.
'use strict';
(async () => {
  const source = document.getElementById('films');
  const stage = document.getElementById('player');
  if (!source || !stage) return;
  if (!window.DecompressionStream) return;
  const { summed, unpacked } = simui;
  const data = await unpacked(source);
  const texts = data.texts;
  const runs = data.runs.map(run => {
    const lists = [];
    let last = [];
    for (const steps of run.film) {
      const list = [];
      for (let at = 0; at < steps.length; at += 3) {
        if (steps[at] === 0) list.push([steps[at + 1], steps[at + 2]]);
        else for (let i = 0; i < steps[at]; i++) {
          const old = last[steps[at + 1] + i];
          list.push([old[0], old[1] + steps[at + 2]]);
        }
      }
      lists.push(list);
      last = list;
    }
    const [begins, shown] = [summed(run.begin), summed(run.shown)];
    const frames = begins.map((begin, i) => [begin, run.work[i], shown[i], run.late[i], run.cause[i], run.most[i]]);
    return { ...run, lists, frames, times: summed(run.times) };
  });
  const end = Math.max(...runs.map(run => run.duration));
  const longest = Math.max(1, ...runs.flatMap(run => run.frames.map(frame => frame[1])));

  // Which frame the display shows at a time: the last that was shown by then.
  function frameAt(run, time) {
    let low = 0, high = run.times.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (run.times[middle] <= time) low = middle; else high = middle - 1;
    }
    return low;
  }

  // Drawing.
  const families = {
    standard: 'Inter, -apple-system, "SF Pro Text", "Helvetica Neue", Arial, sans-serif',
    rounded: 'ui-rounded, Inter, -apple-system, sans-serif',
    serif: 'ui-serif, Georgia, "DejaVu Serif", serif',
    monospaced: 'ui-monospace, Menlo, "DejaVu Sans Mono", monospace'
  };
  function shape(shape, dy) {
    const path = new Path2D();
    const [kind, x, y, w, h, r] = shape;
    if (kind === 0) path.rect(x, y + dy, w, h);
    else if (kind === 1) path.roundRect(x, y + dy, w, h, Math.min(r, w / 2, h / 2));
    else if (kind === 2) path.ellipse(x + w / 2, y + dy + h / 2, w / 2, h / 2, 0, 0, 7);
    else {
      const moved = new Path2D();
      moved.addPath(new Path2D(shape[1]), new DOMMatrix([1, 0, 0, 1, 0, dy]));
      return moved;
    }
    return path;
  }
  function paint(context, paint, dy) {
    if (typeof paint === 'string') return paint;
    const [kind, stops, x, y, a, b] = paint;
    let gradient;
    if (kind === 0) gradient = context.createLinearGradient(x, y + dy, a, b + dy);
    else if (kind === 1) gradient = context.createRadialGradient(x, y + dy, a, x, y + dy, Math.max(a, b));
    else gradient = context.createConicGradient(a, x, y + dy);
    for (let i = 0; i < stops.length; i += 2) {
      gradient.addColorStop(Math.min(1, Math.max(0, stops[i])), stops[i + 1]);
    }
    return gradient;
  }
  function layer(like) {
    const canvas = document.createElement('canvas');
    canvas.width = like.canvas.width;
    canvas.height = like.canvas.height;
    const context = canvas.getContext('2d');
    context.setTransform(like.getTransform());
    return context;
  }
  function onto(below, above) {
    below.save();
    below.setTransform(1, 0, 0, 1, 0, 0);
    below.drawImage(above.canvas, 0, 0);
    below.restore();
  }
  function draw(context, run, list) {
    const stack = [];
    for (const [number, top] of list) {
      const item = texts[number], dy = top / 100;
      switch (item[0]) {
      case 'f':
        context.fillStyle = paint(context, item[2], dy);
        context.fill(shape(item[1], dy));
        break;
      case 's': {
        context.strokeStyle = paint(context, item[2], dy);
        context.lineWidth = item[3];
        context.lineCap = context.lineJoin = ['butt', 'round', 'square'][item[4]];
        if (item[4] !== 1) context.lineJoin = 'miter';
        context.setLineDash(item[5]);
        const path = shape(item[1], dy);
        if (item[6] !== 0 || item[7] !== 1) {
          // A part of an outline: only circles are trimmed in practice; their length is known.
          const [, , , w, h] = item[1];
          const length = Math.PI * (w + h) / 2;
          context.setLineDash([(item[7] - item[6]) * length, 2 * length]);
          context.lineDashOffset = -item[6] * length;
        }
        context.stroke(path);
        context.lineDashOffset = 0;
        break;
      }
      case 't': {
        const [, text, x, y, width, base, size, weight, italic, design, colour, lines, tracking] = item;
        context.font = `${italic ? 'italic ' : ''}${weight} ${size}px ${families[design]}`;
        context.fillStyle = colour;
        context.letterSpacing = `${tracking}px`;
        const natural = context.measureText(text).width || 1;
        context.save();
        context.translate(x, y + dy + base);
        context.scale(width / natural, 1);
        context.fillText(text, 0, 0);
        context.restore();
        if (lines & 1) context.fillRect(x, y + dy + base + size * 0.1, width, Math.max(1, size / 15));
        if (lines & 2) context.fillRect(x, y + dy + base - size * 0.27, width, Math.max(1, size / 15));
        break;
      }
      case 'i': {
        const [x, y, w, h] = item.slice(2);
        context.fillStyle = '#d4dae3';
        context.fillRect(x, y + dy, w, h);
        context.fillStyle = '#a9b7c6';
        context.beginPath();
        for (const [u, v] of [[0, 1], [.32, .48], [.55, .8], [.7, .62], [1, 1]]) {
          context.lineTo(x + u * w, y + dy + v * h);
        }
        context.fill();
        break;
      }
      case 'e': {
        const open = stack.pop();
        if (!open) break;
        if (open.mask) {
          const content = context;
          content.save();
          content.setTransform(1, 0, 0, 1, 0, 0);
          content.globalCompositeOperation = 'destination-in';
          content.drawImage(open.mask.canvas, 0, 0);
          content.restore();
          context = open.context;
          onto(context, content);
        } else if (open.layer) {
          const content = context;
          context = open.context;
          context.save();
          open.set(context);
          context.setTransform(1, 0, 0, 1, 0, 0);
          context.drawImage(content.canvas, 0, 0);
          context.restore();
        } else {
          context.restore();
        }
        break;
      }
      case 'c':
        stack.push({});
        context.save();
        context.clip(shape(item[1], dy));
        break;
      case 'x':
        stack.push({});
        context.save();
        context.transform(...item.slice(1));
        break;
      case 'm':
        stack.push({ context });
        context = layer(context);
        break;
      case 'w': {
        const open = stack[stack.length - 1];
        open.mask = context;
        context = layer(open.context);
        break;
      }
      case 'o': case 'h': case 'b': {
        const scale = context.getTransform().a;
        const set = target => {
          if (item[0] === 'o') target.globalAlpha = item[1];
          else if (item[0] === 'b') target.filter = `blur(${item[1] / 2 * scale}px)`;
          else {
            target.shadowColor = item[1];
            target.shadowBlur = item[2] * scale;
            target.shadowOffsetX = item[3] * scale;
            target.shadowOffsetY = item[4] * scale;
          }
        };
        stack.push({ context, layer: true, set });
        context = layer(context);
        break;
      }
      }
    }
  }

  // The page.
  const milliseconds = time => (time / 1e6).toFixed(1) + ' ms';
  const phones = [...stage.querySelectorAll('.phone')];
  const lanes = [...stage.querySelectorAll('.lane')];
  const button = document.getElementById('play');
  const slow = document.getElementById('slow');
  const scrub = document.getElementById('scrub');
  const clock = document.getElementById('clock');
  let time = 0, playing = false, speed = 1, before = 0;
  const shown = runs.map(() => -1);

  // What took most of a frame's time, with how much if that is known.
  const reason = (run, frame) => !frame ? ''
    : (frame[5] === undefined ? '' : `${milliseconds(frame[5])} of it: `) + run.causes[frame[4]];
  const isSeen = index => stage.classList.contains('all') || !phones[index].classList.contains('further');
  function show() {
    runs.forEach((run, index) => {
      if (!isSeen(index)) return;
      const number = frameAt(run, time);
      if (number !== shown[index]) {
        shown[index] = number;
        const canvas = phones[index].querySelector('canvas');
        const context = canvas.getContext('2d');
        const scale = canvas.width / run.width;
        context.setTransform(scale, 0, 0, scale, 0, 0);
        draw(context, run, run.lists[number]);
        const frame = run.frames[number - 1];
        phones[index].classList.toggle('late', !!frame && frame[3] > 0);
        phones[index].querySelector('.frame').textContent =
          frame ? `Frame ${number} of ${run.frames.length}: ${milliseconds(frame[1])} of work`
            + (frame[3] > 0 ? `, ${milliseconds(frame[3])} late` : '') : 'Before the first frame';
        phones[index].querySelector('.cause').textContent = reason(run, frame);
      }
      cursor(index);
    });
    clock.textContent = `${(time / 1e9).toFixed(3)} s of ${(end / 1e9).toFixed(3)} s`;
    scrub.value = time / end * 1000;
    scrub.setAttribute('aria-valuetext', clock.textContent);
  }

  function cursor(index) {
    lanes[index].querySelector('.cursor').style.left = time / end * 100 + '%';
  }

  // The bars of the frames: how long each took, against its deadline; late ones are red.
  function drawLane(index) {
    if (!isSeen(index)) return;
    const run = runs[index], canvas = lanes[index].querySelector('canvas');
    const ratio = window.devicePixelRatio || 1;
    const width = canvas.clientWidth, height = canvas.clientHeight;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    const context = canvas.getContext('2d');
    context.scale(ratio, ratio);
    const style = getComputedStyle(stage), ink = style.color;
    const [blue, red] = ['--blue', '--hitch'].map(name => style.getPropertyValue(name));
    const limit = run.interval;
    // One scale for all runs; otherwise their heights could not be compared.
    const top = Math.max(limit * 1.15, Math.min(longest, limit * 4));
    const y = value => height - Math.min(value, top) / top * (height - 4);
    for (const [begin, work, presented, hitch] of run.frames) {
      const x = begin / end * width, wide = Math.max(1, run.interval / end * width - 0.5);
      context.fillStyle = blue;
      context.fillRect(x, y(work), wide, height - y(work));
      if (hitch > 0) {
        context.fillStyle = red;
        if (work > limit) context.fillRect(x, y(work), wide, y(limit) - y(work));
        context.fillRect((presented - hitch) / end * width, height - 3, Math.max(1, hitch / end * width), 3);
      }
    }
    context.strokeStyle = ink;
    context.setLineDash([5, 3]);
    context.beginPath();
    context.moveTo(0, y(limit));
    context.lineTo(width, y(limit));
    context.stroke();
  }

  function tick(now) {
    if (!playing) return;
    time += (now - before) * 1e6 * speed;
    before = now;
    if (time >= end) { time = end; setPlaying(false); }
    show();
    if (playing) requestAnimationFrame(tick);
  }
  function setPlaying(on) {
    if (on && time >= end) time = 0;
    playing = on;
    button.textContent = on ? 'Pause' : 'Play';
    button.setAttribute('aria-pressed', on);
    if (on) { before = performance.now(); requestAnimationFrame(tick); }
  }
  // Goes to the time at which a phone shows its next frame, or showed the one before.
  function step(direction) {
    setPlaying(false);
    const times = runs.flatMap((run, index) => isSeen(index) ? run.times : []).filter(other => other >= 0)
      .filter(other => direction > 0 ? other > time : other < time);
    if (times.length) time = direction > 0 ? Math.min(...times) : Math.max(...times);
    else time = direction > 0 ? end : 0;
    show();
  }
  function setSpeed() {
    speed = speed === 1 ? 0.5 : 1;
    slow.setAttribute('aria-pressed', speed === 0.5);
  }
  const all = document.getElementById('all');
  if (all) {
    const more = all.textContent;
    all.addEventListener('click', () => {
      const on = stage.classList.toggle('all');
      all.setAttribute('aria-pressed', on);
      all.textContent = on ? 'Two only' : more;
      shown.fill(-1);
      fit();
      show();
    });
  }
  button.addEventListener('click', () => setPlaying(!playing));
  slow.addEventListener('click', setSpeed);
  document.getElementById('back').addEventListener('click', () => step(-1));
  document.getElementById('on').addEventListener('click', () => step(1));
  scrub.addEventListener('input', () => { setPlaying(false); time = scrub.value / 1000 * end; show(); });
  lanes.forEach(lane => lane.addEventListener('pointerdown', event => {
    const box = lane.getBoundingClientRect();
    const move = event => {
      time = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * end;
      show();
    };
    setPlaying(false);
    move(event);
    lane.setPointerCapture(event.pointerId);
    lane.onpointermove = move;
    lane.onpointerup = () => { lane.onpointermove = null; };
  }));
  stage.addEventListener('keydown', event => {
    // The map beside the phones scrolls by the same keys.
    if (!event.target.closest('.play, .lanes')) return;
    const keys = {
      ' ': () => setPlaying(!playing), ArrowRight: () => step(1), ArrowLeft: () => step(-1),
      Home: () => { time = 0; show(); }, End: () => { time = end; show(); }, h: setSpeed, H: setSpeed
    };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target === scrub && event.key.startsWith('Arrow')) return;
    if (event.target.tagName === 'BUTTON' && event.key === ' ') return;
    if (keys[event.key]) { keys[event.key](); event.preventDefault(); }
  });

  stage.classList.add('plays');
  phones.forEach((phone, index) => {
    const canvas = phone.querySelector('canvas'), film = runs[index];
    canvas.width = film.width * 2;
    canvas.height = film.height * 2;
    canvas.style.aspectRatio = `${film.width} / ${film.height}`;
  });
  const fit = () => runs.forEach((run, index) => drawLane(index));
  window.addEventListener('resize', fit);
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', fit);
  fit();
  // The worst hitch of all is what is shown first.
  let worst = null;
  runs.forEach(run => run.frames.forEach(frame => {
    if (frame[3] > 0 && (!worst || frame[3] > worst[3])) worst = frame;
  }));
  time = worst ? worst[2] : 0;
  show();
  window.simuiPlayer = {
    frameAt: (index, at) => frameAt(runs[index], at),
    time: () => time,
    seek: at => { setPlaying(false); time = at; show(); },
    frames: runs.map(run => run.times.length), end
  };
})();
