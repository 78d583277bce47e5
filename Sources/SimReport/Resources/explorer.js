// Frames of runs on one axis of time: zoomed and moved, asked by pointer or key, and what ran in the frame that is chosen.
//
// All lanes are drawn on one canvas, so a run of a hundred thousand frames is as quick as a short one. Without this script the page
// shows the same frames as a still figure.
'use strict';
(async () => {
  const source = document.getElementById('runs');
  if (!source || !window.DecompressionStream) return;
  const { duration, bytes, count, summed, unpacked, tell, hush } = simui;
  const data = await unpacked(source);
  for (const run of data.runs) {
    const [begins, shown] = [summed(run.begin), summed(run.shown)];
    run.frames = begins.map((begin, i) => ({
      begin, work: run.work[i], shown: shown[i], late: run.late[i], bodies: run.bodies[i] || [],
    }));
    // Not by spreading: a long run has more frames than a call takes arguments.
    const greatest = numbers => numbers.reduce((most, number) => Math.max(most, number), 0);
    run.longest = greatest(run.work);
    if (run.spans) {
      const [kinds, starts, lengths] = run.spans;
      run.spans = { kinds, starts: summed(starts), lengths };
    }
    if (run.memory) {
      const [times, live] = run.memory;
      run.memory = { times: summed(times), live, most: Math.max(1, greatest(live)) };
    }
  }

  // The last place whose value is at most a limit; -1 if there is none.
  function lastAt(count, value, limit) {
    let low = -1, high = count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (value(middle) <= limit) low = middle; else high = middle - 1;
    }
    return low;
  }

  const axis = 22;
  const heights = { frames: 56, work: 34, memory: 56 };

  class Explorer {
    constructor(place) {
      const runs = place.dataset.runs.split(' ').map(index => data.runs[index]);
      const isOne = runs.length === 1;
      this.lanes = isOne
        ? [runs[0].spans && { run: runs[0], kind: 'work' }, { run: runs[0], kind: 'frames' },
          runs[0].memory && { run: runs[0], kind: 'memory' }].filter(lane => lane)
        : runs.map(run => ({ run, kind: 'frames' }));
      let top = 0;
      for (const lane of this.lanes) {
        lane.top = top;
        lane.height = heights[lane.kind];
        top += lane.height + 8;
      }
      this.height = top + axis;
      this.end = Math.max(1, ...runs.map(run => run.duration));
      this.least = Math.min(this.end, 4 * Math.max(1, Math.min(...runs.map(run => run.interval))));
      this.view = [0, this.end];
      // One scale for all lanes, so that their heights can be compared.
      const limit = Math.max(...runs.map(run => run.interval));
      const longest = Math.max(...runs.map(run => run.longest));
      this.isEnlarged = longest < limit / 3;
      this.most = this.isEnlarged ? Math.max(longest * 1.3, 1) : Math.max(limit * 1.25, Math.min(longest * 1.05, limit * 4));
      this.chosen = null;
      this.build(place, runs);
      this.reset();
    }

    build(place, runs) {
      const make = (tag, attributes, ...content) => {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        element.append(...content);
        return element;
      };
      const button = (text, label, act) => {
        const element = make('button', { type: 'button', 'aria-label': label }, text);
        element.addEventListener('click', act);
        return element;
      };
      const name = runs.length === 1 ? `${runs[0].name} in ${runs[0].workload}` : `all strategies in ${runs[0].workload}`;
      this.range = make('span', { class: 'range' });
      const bar = make('div', { class: 'controls' },
        button('−', 'Zoom out', () => this.zoom(2)), button('+', 'Zoom in', () => this.zoom(0.5)),
        button('◀', 'Earlier', () => this.pan(-0.5)), button('▶', 'Later', () => this.pan(0.5)),
        button('Whole run', 'Show the whole run', () => this.reset()),
        button('Next late frame', 'Choose the next late frame', () => this.chooseLate(1)), this.range);
      const hint = make('p', { class: 'quiet' },
        'Drag to move; pinch, Ctrl and the wheel, or + and − to zoom; 0 for the whole run. Arrow keys go from frame to frame and from '
        + 'strategy to strategy, L to the next late frame. A click or Enter lists the bodies of a frame and why they ran.');
      hint.id = `hint-${simui.explorers.length}`;
      this.canvas = make('canvas', {
        tabindex: '0', role: 'application', 'aria-label': `Frames of ${name}`, 'aria-describedby': hint.id,
      });
      this.canvas.style.height = `${this.height}px`;
      this.panel = make('div', { class: 'bodies', role: 'region', 'aria-live': 'polite', 'aria-label': 'The chosen frame' });
      place.append(bar, this.canvas, hint, this.panel);
      place.classList.add('live');
      place.closest('.explored')?.classList.add('live');
      new ResizeObserver(() => this.draw()).observe(this.canvas);
      matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.draw());
      this.listen();
    }

    // View.

    x(time) { return (time - this.view[0]) / (this.view[1] - this.view[0]) * this.canvas.clientWidth; }
    time(x) { return this.view[0] + x / Math.max(this.canvas.clientWidth, 1) * (this.view[1] - this.view[0]); }

    show(from, to) {
      const span = Math.min(Math.max(to - from, this.least), this.end);
      const start = Math.min(Math.max(from + (to - from - span) / 2, 0), this.end - span);
      this.view = [start, start + span];
      this.range.textContent = `${duration(Math.round(start))} to ${duration(Math.round(start + span))}`;
      this.draw();
    }

    reset() { this.show(0, this.end); }

    zoom(factor, about) {
      const frame = this.chosen && this.frame();
      const isSeen = frame && frame.begin >= this.view[0] && frame.begin <= this.view[1];
      const middle = about ?? (isSeen ? frame.begin : (this.view[0] + this.view[1]) / 2);
      this.show(middle - (middle - this.view[0]) * factor, middle + (this.view[1] - middle) * factor);
    }

    pan(share) {
      const step = (this.view[1] - this.view[0]) * share;
      this.show(this.view[0] + step, this.view[1] + step);
    }

    // Choice.

    frame() { return this.lanes[this.chosen.lane].run.frames[this.chosen.frame]; }

    choose(lane, frame, isTold = true) {
      const run = this.lanes[lane].run;
      if (!run.frames.length) return;
      this.chosen = { lane, frame: Math.min(Math.max(frame, 0), run.frames.length - 1) };
      const { begin, work } = this.frame();
      const [from, to] = this.view;
      if (begin < from || begin + work > to) this.show(begin - (to - from) / 2, begin + (to - from) / 2);
      else this.draw();
      if (!isTold) return;
      const box = this.canvas.getBoundingClientRect();
      tell(this.text(this.lanes[lane], this.chosen.frame), box.left + this.x(begin), box.top + this.lanes[lane].top + 20);
    }

    laneOfFrames(from, step) {
      let place = from + step;
      while (this.lanes[place] && !(this.lanes[place].kind === 'frames' && this.lanes[place].run.frames.length)) place += step;
      return this.lanes[place] ? place : from;
    }

    step(direction) {
      if (this.chosen) return this.choose(this.chosen.lane, this.chosen.frame + direction);
      this.choose(this.laneOfFrames(-1, 1), 0);
    }

    changeLane(direction) {
      if (!this.chosen) return this.step(0);
      const lane = this.laneOfFrames(this.chosen.lane, direction);
      const { frames } = this.lanes[lane].run;
      this.choose(lane, Math.max(lastAt(frames.length, i => frames[i].begin, this.frame().begin), 0));
    }

    chooseLate(direction) {
      // The lane of the chosen frame first, then those below it, then those above.
      const first = this.chosen?.lane ?? this.laneOfFrames(-1, 1);
      for (let turn = 0; turn <= this.lanes.length; turn++) {
        const place = (first + turn) % this.lanes.length;
        const lane = this.lanes[place];
        if (lane.kind !== 'frames') continue;
        const from = turn === 0 && this.chosen ? this.chosen.frame : direction > 0 ? -1 : lane.run.frames.length;
        for (let i = from + direction; i >= 0 && i < lane.run.frames.length; i += direction) {
          if (lane.run.frames[i].late > 0) { this.choose(place, i); return this.list(); }
        }
      }
    }

    // Words.

    text(lane, index) {
      const frame = lane.run.frames[index];
      return `${lane.run.name}, frame ${index + 1} of ${lane.run.frames.length}, at ${duration(frame.begin)}: `
        + `${duration(frame.work)} to its commit, ` + (frame.late > 0 ? `${duration(frame.late)} late` : 'on time');
    }

    // What is under the pointer, in words; and which frame it is, if it is one.
    under(x, y) {
      const lane = this.lanes.find(lane => y >= lane.top && y < lane.top + lane.height + 4);
      if (!lane) return {};
      const time = this.time(x), near = this.time(x + 3) - time, { run } = lane;
      if (lane.kind === 'memory') {
        const { times, live } = run.memory;
        const place = lastAt(times.length, i => times[i], time);
        return place < 0 ? {} : { text: `${bytes(live[place])} live at ${duration(times[place])}` };
      }
      if (lane.kind === 'work') {
        const { kinds, starts, lengths } = run.spans;
        const place = lastAt(starts.length, i => starts[i], time + near);
        if (place < 0 || starts[place] + lengths[place] + near < time) return {};
        return { text: `${data.kinds[kinds[place]]}: ${duration(lengths[place])} at ${duration(starts[place])}` };
      }
      const place = lastAt(run.frames.length, i => run.frames[i].begin, time + near);
      const frame = run.frames[place];
      if (!frame || frame.begin + Math.max(frame.work, run.interval, frame.shown - frame.begin) + near < time) return {};
      return { text: this.text(lane, place), lane: this.lanes.indexOf(lane), frame: place };
    }

    // The bodies of the chosen frame, in the panel.
    list() {
      if (!this.chosen) return;
      const { run } = this.lanes[this.chosen.lane];
      const frame = this.frame(), number = this.chosen.frame + 1;
      const cell = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
      const title = cell('h3', `Frame ${number} of ${run.frames.length}: ${run.name}`);
      const said = cell('p', `Begun at ${duration(frame.begin)}, ${duration(frame.work)} to its commit, `
        + `shown at ${duration(frame.shown)}, ` + (frame.late > 0 ? `${duration(frame.late)} late.` : 'on time.'));
      this.panel.replaceChildren(title, said);
      if (!frame.bodies.length) return this.panel.append(cell('p', 'No body ran for it.'));
      const table = document.createElement('table');
      table.className = 'causes';
      const head = table.createTHead().insertRow();
      head.append(cell('th', 'Bodies'), cell('th', 'Why they ran'));
      const body = table.createTBody();
      for (let i = 0; i < frame.bodies.length; i += 2) {
        const row = body.insertRow();
        row.append(cell('td', frame.bodies[i + 1].toLocaleString('en')), cell('td', data.causes[frame.bodies[i]]));
      }
      this.panel.append(table);
    }

    // Pointer and keys.

    listen() {
      const { canvas } = this;
      const at = event => {
        const box = canvas.getBoundingClientRect();
        return [event.clientX - box.left, event.clientY - box.top];
      };
      let drag = null;
      canvas.addEventListener('pointerdown', event => {
        const [x] = at(event);
        drag = { x, view: this.view, moved: false };
        canvas.setPointerCapture(event.pointerId);
      });
      canvas.addEventListener('pointermove', event => {
        const [x, y] = at(event);
        if (drag) {
          if (Math.abs(x - drag.x) > 4) drag.moved = true;
          if (drag.moved) {
            const step = (drag.x - x) / canvas.clientWidth * (drag.view[1] - drag.view[0]);
            this.show(drag.view[0] + step, drag.view[1] + step);
          }
        }
        tell(this.under(x, y).text ?? '', event.clientX, event.clientY);
      });
      canvas.addEventListener('pointerup', event => {
        const { lane, frame } = this.under(...at(event));
        if (drag && !drag.moved && lane !== undefined) {
          this.choose(lane, frame, false);
          this.list();
        }
        drag = null;
      });
      canvas.addEventListener('pointerleave', hush);
      canvas.addEventListener('blur', hush);
      canvas.addEventListener('dblclick', event => this.zoom(0.25, this.time(at(event)[0])));
      canvas.addEventListener('wheel', event => {
        if (event.ctrlKey || event.metaKey) this.zoom(Math.exp(event.deltaY / 200), this.time(at(event)[0]));
        else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) this.pan(event.deltaX / canvas.clientWidth);
        else return;
        event.preventDefault();
      }, { passive: false });
      canvas.addEventListener('keydown', event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const keys = {
          ArrowRight: () => this.step(1), ArrowLeft: () => this.step(-1),
          ArrowDown: () => this.changeLane(1), ArrowUp: () => this.changeLane(-1),
          Home: () => this.choose(this.chosen?.lane ?? this.laneOfFrames(-1, 1), 0),
          End: () => this.choose(this.chosen?.lane ?? this.laneOfFrames(-1, 1), Infinity),
          PageDown: () => this.pan(0.5), PageUp: () => this.pan(-0.5),
          '+': () => this.zoom(0.5), '=': () => this.zoom(0.5), '-': () => this.zoom(2), 0: () => this.reset(),
          l: () => this.chooseLate(1), L: () => this.chooseLate(-1),
          Enter: () => this.list(), ' ': () => this.list(),
        };
        if (!keys[event.key]) return;
        event.preventDefault();
        keys[event.key]();
      });
    }

    // Drawing.

    draw() {
      const { canvas } = this;
      const width = canvas.clientWidth, ratio = window.devicePixelRatio || 1;
      if (!width) return;
      canvas.width = width * ratio;
      canvas.height = this.height * ratio;
      const context = canvas.getContext('2d');
      context.scale(ratio, ratio);
      const style = getComputedStyle(canvas);
      const colour = name => style.getPropertyValue(`--${name}`);
      context.font = '12px system-ui, sans-serif';
      this.drawAxis(context, width, colour);
      this.lanes.forEach((lane, place) => {
        context.fillStyle = colour('lane');
        context.fillRect(0, lane.top, width, lane.height);
        context.save();
        context.beginPath();
        context.rect(0, lane.top - 1, width, lane.height + 6);
        context.clip();
        if (lane.kind === 'frames') this.drawFrames(context, lane, place, width, colour);
        if (lane.kind === 'work') this.drawWork(context, lane, colour);
        if (lane.kind === 'memory') this.drawMemory(context, lane, width, colour);
        context.restore();
        const names = { frames: this.lanes.length > 3 ? lane.run.name : 'Frames', work: 'Main thread', memory: 'Live bytes' };
        this.label(context, names[lane.kind], 4, lane.top + 12, colour);
      });
    }

    label(context, text, x, y, colour) {
      const { width } = context.measureText(text);
      context.fillStyle = colour('paper');
      context.globalAlpha = 0.8;
      context.fillRect(x - 3, y - 11, width + 6, 15);
      context.globalAlpha = 1;
      context.fillStyle = colour('ink');
      context.fillText(text, x, y);
    }

    drawAxis(context, width, colour) {
      const least = (this.view[1] - this.view[0]) / Math.max(width / 110, 1);
      let step = 10 ** Math.floor(Math.log10(least));
      step = [1, 2, 5, 10].map(factor => factor * step).find(step => step >= least);
      context.fillStyle = colour('quiet');
      context.strokeStyle = colour('grid');
      context.textAlign = 'center';
      for (let time = Math.ceil(this.view[0] / step) * step; time <= this.view[1]; time += step) {
        const x = this.x(time);
        context.beginPath();
        context.moveTo(x, 0);
        context.lineTo(x, this.height - axis + 4);
        context.stroke();
        const text = duration(Math.round(time)).replace(/(\.\d*?)0+(?= )/, '$1').replace('. ', ' ');
        const half = context.measureText(text).width / 2;
        context.fillText(text, Math.min(Math.max(x, half), width - half), this.height - 6);
      }
      context.textAlign = 'start';
    }

    // How far a lane's frame stands up; one that is taller than the axis is cut.
    y(lane, work) { return lane.top + lane.height - Math.min(work, this.most) / this.most * (lane.height - 4); }

    drawFrames(context, lane, place, width, colour) {
      const { run } = lane, { frames } = run;
      const foot = lane.top + lane.height;
      const wide = Math.max(1, this.x(run.interval) - this.x(0) - 1);
      const first = Math.max(0, lastAt(frames.length, i => frames[i].begin, this.view[0]) - 1);
      // With several frames a point the tallest is seen.
      let column = null;
      const late = [];
      const fill = () => {
        if (!column) return;
        context.fillStyle = colour('blue');
        context.fillRect(column.x, this.y(lane, column.work), wide, foot - this.y(lane, column.work));
        if (column.late && column.work > run.interval) {
          const top = this.y(lane, column.work);
          context.fillStyle = colour('hitch');
          context.fillRect(column.x, top, wide, this.y(lane, run.interval) - top);
        }
      };
      for (let i = first; i < frames.length && frames[i].begin <= this.view[1]; i++) {
        const frame = frames[i], x = this.x(frame.begin);
        if (frame.late > 0) late.push(frame);
        if (column && x - column.x < 0.5) {
          column.work = Math.max(column.work, frame.work);
          column.late ||= frame.late > 0;
        } else {
          fill();
          column = { x, work: frame.work, late: frame.late > 0 };
        }
      }
      fill();
      context.fillStyle = colour('hitch');
      for (const frame of late) {
        const x = this.x(frame.shown - frame.late);
        context.fillRect(x, foot, Math.max(2, this.x(frame.shown) - x), 4);
      }
      if (this.isEnlarged) {
        const text = `deadline ${duration(run.interval)}, beyond the scale; top ${duration(Math.round(this.most))}`;
        context.fillStyle = colour('quiet');
        context.fillText(text, Math.max(width - context.measureText(text).width - 6, 160), lane.top + 12);
      } else {
        context.strokeStyle = colour('ink');
        context.setLineDash([5, 3]);
        context.beginPath();
        context.moveTo(0, this.y(lane, run.interval));
        context.lineTo(width, this.y(lane, run.interval));
        context.stroke();
        context.setLineDash([]);
      }
      if (this.chosen?.lane === place) {
        const frame = this.frame(), x = this.x(frame.begin);
        context.strokeStyle = colour('cursor');
        context.lineWidth = 2;
        context.strokeRect(x - 2, lane.top + 1, wide + 4, lane.height - 2);
        context.lineWidth = 1;
      }
    }

    drawWork(context, lane, colour) {
      const { kinds, starts, lengths } = lane.run.spans;
      for (let i = Math.max(0, lastAt(starts.length, i => starts[i], this.view[0])); i < starts.length; i++) {
        if (starts[i] > this.view[1]) break;
        const x = this.x(starts[i]);
        context.fillStyle = colour(data.kinds[kinds[i]]);
        context.fillRect(x, lane.top, Math.max(0.5, this.x(starts[i] + lengths[i]) - x), lane.height);
      }
    }

    drawMemory(context, lane, width, colour) {
      const { times, live, most } = lane.run.memory;
      const foot = lane.top + lane.height;
      context.fillStyle = colour('sky');
      for (let i = Math.max(0, lastAt(times.length, i => times[i], this.view[0])); i < times.length; i++) {
        if (times[i] > this.view[1]) break;
        const x = this.x(times[i]), end = i + 1 < times.length ? this.x(times[i + 1]) : width;
        const height = live[i] / most * (lane.height - 4);
        context.fillRect(x, foot - height, Math.max(end - x, 0.5), height);
      }
    }
  }

  for (const place of document.querySelectorAll('.explorer')) simui.explorers.push(new Explorer(place));
  document.documentElement.classList.add('explored');
})();
