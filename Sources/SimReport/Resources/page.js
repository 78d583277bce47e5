// What all scripts of the page share, and what needs no data of its own: units, the note under the pointer, tables that sort by a
// column, figures that tell what is under the pointer or, by arrow keys, one mark after the other.
'use strict';
const simui = (() => {
  // Times and sizes as the rest of the report writes them.
  const duration = time => {
    const size = Math.abs(time);
    if (size === 0) return '0 ms';
    if (size < 1e3) return `${time} ns`;
    if (size < 999950) return `${(time / 1e3).toFixed(1)} µs`;
    if (size < 99995e3) return `${(time / 1e6).toFixed(2)} ms`;
    if (size < 999950e3) return `${(time / 1e6).toFixed(1)} ms`;
    return `${(time / 1e9).toFixed(2)} s`;
  };
  const bytes = amount =>
    amount < 1e3 ? `${amount} B` : amount < 999950 ? `${(amount / 1e3).toFixed(1)} KB`
      : amount < 99995e4 ? `${(amount / 1e6).toFixed(1)} MB` : `${(amount / 1e9).toFixed(2)} GB`;
  const count = (number, one, several) => `${number.toLocaleString('en')} ${number === 1 ? one : several}`;
  const summed = steps => { let sum = 0; return steps.map(step => sum += step); };

  // Data of the page are JSON, compressed by zlib and in base64.
  async function unpacked(element) {
    const packed = Uint8Array.from(atob(element.textContent), letter => letter.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
    return new Response(stream).json();
  }

  // The note beside the pointer, or beside what the keys are at. It is read aloud when it changes.
  const note = document.createElement('div');
  note.id = 'note';
  note.setAttribute('role', 'status');
  note.hidden = true;
  document.body.append(note);
  function tell(text, x, y) {
    note.hidden = !text;
    if (!text) return;
    if (note.textContent !== text) note.textContent = text;
    const { width, height } = note.getBoundingClientRect();
    const room = document.documentElement.clientWidth - width - 8;
    note.style.left = `${Math.max(4, Math.min(x + 12, room))}px`;
    note.style.top = `${y + 18 + height > innerHeight ? Math.max(4, y - height - 12) : y + 18}px`;
  }
  const hush = () => tell('');
  // A key may move the page to what it chooses; the note of that stays.
  let keyed = -Infinity;
  document.addEventListener('keydown', event => {
    keyed = performance.now();
    if (event.key === 'Escape') hush();
  }, { capture: true });
  document.addEventListener('scroll', () => { if (performance.now() - keyed > 400) hush(); }, { passive: true });

  // Tables: a click on a head sorts by its column, the least first; another one turns the order round.
  function sortable(table) {
    const heads = [...table.tHead.rows[0].cells];
    const body = table.tBodies[0];
    heads.forEach((head, column) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener('click', () => {
        const isAscending = head.getAttribute('aria-sort') !== 'ascending';
        for (const other of heads) other.removeAttribute('aria-sort');
        head.setAttribute('aria-sort', isAscending ? 'ascending' : 'descending');
        const key = row => {
          const value = row.cells[column].dataset.value;
          return value === undefined ? row.cells[column].textContent.trim() : value === '' ? NaN : Number(value);
        };
        const rows = [...body.rows].map(row => [key(row), row]);
        rows.sort(([one], [other]) => {
          if (typeof one === 'string') return isAscending ? one.localeCompare(other) : other.localeCompare(one);
          // What has no value comes last in either order.
          if (Number.isNaN(one) || Number.isNaN(other)) return Number.isNaN(one) - Number.isNaN(other);
          return isAscending ? one - other : other - one;
        });
        body.append(...rows.map(([, row]) => row));
      });
    });
    // The same cells have notes for the pointer; a touch or a key has no pointer, so the row's head leads to them.
    table.addEventListener('pointermove', event => {
      const cell = event.target.closest('td[data-note]');
      cell ? tell(cell.dataset.note, event.clientX, event.clientY) : hush();
    });
    table.addEventListener('pointerleave', hush);
  }

  // Figures: an area with a title is a mark; the title is what is told of it.
  function answering(figure) {
    const marks = [...figure.querySelectorAll('.note')];
    if (!marks.length) return;
    const texts = marks.map(mark => {
      const title = mark.querySelector('title');
      const text = title.textContent;
      title.remove();  // Otherwise the browser shows it as well.
      return text;
    });
    let at = -1;
    const choose = (place, x, y) => {
      marks[at]?.classList.remove('chosen');
      at = place;
      if (at < 0) return hush();
      marks[at].classList.add('chosen');
      const box = marks[at].getBoundingClientRect();
      tell(texts[at], x ?? box.right, y ?? box.top);
    };
    figure.tabIndex = 0;
    figure.setAttribute('role', 'application');
    figure.setAttribute('aria-roledescription', 'figure; arrow keys go from mark to mark');
    figure.addEventListener('pointermove', event => {
      const mark = event.target.closest('.note');
      choose(mark ? marks.indexOf(mark) : -1, event.clientX, event.clientY);
    });
    figure.addEventListener('pointerleave', () => choose(-1));
    figure.addEventListener('blur', () => choose(-1));
    figure.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const places = {
        ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: marks.length - 1,
      };
      if (!(event.key in places)) return;
      event.preventDefault();
      const place = Math.min(Math.max(places[event.key], 0), marks.length - 1);
      marks[place].scrollIntoView({ block: 'nearest', inline: 'nearest' });
      choose(place);
    });
  }

  for (const table of document.querySelectorAll('table.sortable')) sortable(table);
  for (const figure of document.querySelectorAll('svg.figure')) answering(figure);
  return { duration, bytes, count, summed, unpacked, tell, hush, explorers: [] };
})();
