// The page of a report: its style sheet and its template.
//
// Double braces escape what they insert. Colours, including those of the figures, follow the reader's light or dark setting.

/// The texts that `HTMLReport` fills.
enum HTMLTemplate {
  static let style = """
    :root { color-scheme: light dark; }
    body { font: 15px/1.5 system-ui, sans-serif; max-width: 1232px; margin: 1rem auto;
      padding: 0 1rem; }
    h1 { font-size: 1rem; font-weight: 600; opacity: .7; margin: 0; }
    h1 + .quiet { margin: 0; font-size: .85rem; }
    :focus-visible { outline: 3px solid var(--cursor); outline-offset: 2px; }
    .answer { font-size: 1.35rem; font-weight: 600; line-height: 1.35; margin: .4rem 0; }
    .quiet { opacity: .7; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { padding: .25rem .8rem; text-align: right; white-space: nowrap; }
    th:nth-child(-n+2), td:nth-child(-n+2), td.remark { text-align: left; }
    table.causes td:last-child, td.remark { white-space: normal; overflow-wrap: anywhere; }
    td.remark { min-width: 14rem; }
    /* What a row is about stays where a table is moved sideways. */
    table.views :is(th, td):first-child, table.map th:first-child, table.all :is(th, td):nth-child(2) {
      position: sticky; left: 0; background: Canvas; }
    table.causes td:first-child, table.causes th:first-child { text-align: right; }
    table.views td:nth-child(2), table.views th:nth-child(2) { text-align: right; }
    tr.first td { border-top: 1px solid #9aa0a6; }
    td.best { font-weight: 700; }
    .figure { display: block; width: 100%; height: auto; min-width: 75rem; margin: 1rem 0;
      border-radius: .4rem; }
    .pan { display: none; margin: 1rem 0 0; overflow-wrap: anywhere; }
    .pan + .wide > .figure { margin-top: .4rem; }
    @media (max-width: 77rem) { .pan { display: block; } }
    summary { cursor: pointer; padding: .3rem 0; }
    .card { border: 1px solid #9aa0a666; border-left: .4rem solid var(--blue); border-radius: .6rem;
      padding: .7rem 1.1rem; margin: .7rem 0; }
    .card dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem;
      margin: .6rem 0 0; }
    .card dt { opacity: .7; }
    .card dd { margin: 0; overflow-wrap: anywhere; }
    .who { font-size: 1.35rem; font-weight: 600; line-height: 1.3; margin: 0; }
    .who b { font-size: 1.7rem; white-space: nowrap; }
    table.map { margin-top: .3rem; }
    table.map caption { text-align: left; font-size: .85rem; padding-bottom: .2rem; }
    table.map td, table.map th { border: 2px solid Canvas; padding: .3rem .7rem; }
    table.map td { min-width: 5.5rem; line-height: 1.25; }
    table.map small { display: block; color: inherit; opacity: .85; }
    table.map td:nth-child(2), table.map th:nth-child(2) { text-align: right; }
    table.map thead th { white-space: normal; vertical-align: bottom; }
    .l0 { font-weight: 700; }
    .top { display: grid; gap: 0 2rem; grid-template-columns: minmax(0, 1fr); }
    .top > * { min-width: 0; }
    .play h2 { margin: 0 0 .4rem; font-size: 1.15rem; }
    @media (min-width: 62rem) {
      .top.plays:not(.all), .top:not(.plays):not(.all) {
        grid-template-columns: fit-content(62%) minmax(24rem, 1fr); }
      .top > .lanes { grid-column: 1 / -1; }
      .top.all > .play { margin-top: 1rem; }
    }
    .phones { display: flex; gap: 1.2rem; flex-wrap: wrap; justify-content: center; }
    .phone { width: min(12.5rem, 46%); }
    .all .phones { gap: .8rem; }
    .all .phone { width: min(12.5rem, 44%); }
    .top:not(.all) .further { display: none; }
    .phone h3 { font-size: 1rem; margin: 0 0 .3rem; overflow-wrap: anywhere; }
    .phone canvas, .still { width: 100%; border-radius: 1.6rem; border: .3rem solid #2a2c30;
      box-sizing: border-box; background: #fff; margin: 0; }
    .still { aspect-ratio: 390 / 844; background-size: 100% 100%; }
    .phone.late canvas { border-color: var(--hitch); }
    .phone canvas, .plays .still, .controls { display: none; }
    .plays .phone canvas { display: block; }
    .plays .controls { display: flex; gap: .5rem; flex-wrap: wrap; align-items: center;
      margin: 0 0 .6rem; }
    .controls button { font: inherit; font-size: .9rem; padding: .2rem .6rem; min-width: 2.4rem; }
    #play { min-width: 4.2rem; }
    .controls button[aria-pressed=true] { font-weight: 700; }
    #scrub { flex: 1 1 8rem; min-width: 6rem; }
    #clock { font-variant-numeric: tabular-nums; font-size: .85rem; }
    .phone p { margin: .3rem 0 0; font-size: .8rem; line-height: 1.35; overflow-wrap: anywhere; }
    .phone .cause { opacity: .75; }
    .plays .phone .cause { min-height: 4em; }
    .fewer { text-align: center; font-size: .85rem; margin: .4rem 0 0; }
    .plays .fewer { display: none; }
    .lane { position: relative; margin: .4rem 0; touch-action: none; cursor: crosshair; }
    .lane span { position: absolute; left: 0; top: 0; padding: 0 .4rem; font-size: .75rem;
      background: Canvas; border-radius: 0 0 .3rem 0; pointer-events: none; }
    .lane canvas { width: 100%; height: 4.6rem; display: block; background: #8c909622; }
    .lane .cursor { position: absolute; top: 0; bottom: 0; width: 2px; background: var(--cursor); }
    .lanes { display: none; }
    .plays .lanes { display: block; }
    @media (max-width: 600px) { body { font-size: 14px; padding: 0 .7rem; }
      .who { font-size: 1.1rem; } .who b { font-size: 1.3rem; } .answer { font-size: 1.05rem; }
      h1 + .quiet { font-size: .75rem; line-height: 1.3; }
      .card { padding: .5rem .7rem; } .card dl { gap: .1rem .6rem; font-size: .85rem; line-height: 1.35; }
      .phones { gap: .6rem; } .phone { width: 46%; } .phone canvas, .still { border-radius: 1rem; }
      .top.plays > .play { order: -1; } .top.plays > .play + * { margin-top: .8rem; }
      table.map { width: 100%; }
      table.map td, table.map th { padding: .12rem .3rem; font-size: .8rem; min-width: 0; }
      table.map th { white-space: normal; overflow-wrap: anywhere; }
      #clock { min-width: 0; } }
    """

  static let text = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>simui report</title>
    <style>
    {{{style}}}
    </style>
    </head>
    <body>
    <h1>simui report</h1>
    <p class="quiet">{{setting}}</p>
    {{#card}}
    <section class="card" aria-label="Answer">
    <p class="who">{{choice}}</p>
    {{#rest}}<p>{{.}}</p>{{/rest}}
    <dl>
    {{#cause}}<dt>Cause</dt><dd>{{.}}</dd>{{/cause}}
    {{#cure}}<dt>Cure</dt><dd>\
    {{#pieces}}{{#isCode}}<code>{{text}}</code>{{/isCode}}{{^isCode}}{{text}}{{/isCode}}{{/pieces}}</dd>{{/cure}}
    </dl>
    </section>
    {{/card}}
    {{^card}}
    <p class="answer">{{sentence}}</p>
    {{/card}}
    <div class="top" id="player">
    {{#hasMap}}
    <div class="map"><div class="wide" tabindex="0" role="region" aria-label="Strategies against workloads"><table class="map">
    <caption class="quiet">Time of the main thread, and what came late; ★ the best, the stronger the ground the worse</caption>
    <thead><tr><th scope="col">Strategy</th>{{#workloads}}<th scope="col">{{.}}</th>{{/workloads}}</tr></thead>
    <tbody>
    {{#map}}
    <tr><th scope="row">{{strategy}}</th>{{#cells}}<td class="l{{level}}" title="{{title}}">{{text}}\
    {{#isBest}} ★{{/isBest}}{{#late}}<small>{{.}}</small>{{/late}}</td>{{/cells}}</tr>
    {{/map}}
    </tbody>
    </table></div>
    {{#sameWorkloads}}<p class="quiet">{{.}}</p>{{/sameWorkloads}}</div>
    {{/hasMap}}
    {{#script}}
    <section class="play" tabindex="0" aria-label="{{playerTitle}}">
    <h2>{{playerTitle}}</h2>
    <div class="controls"><button id="play" aria-pressed="false">Play</button>\
    <button id="back" aria-label="Frame before">◀</button><button id="on" aria-label="Next frame">▶</button>\
    <button id="slow" aria-pressed="false">½ speed</button>\
    <input id="scrub" type="range" min="0" max="1000" step="any" value="0" aria-label="Time"><span id="clock"></span>\
    {{#hidden}}<button id="all" aria-pressed="false">{{.}} more</button>{{/hidden}}</div>
    <div class="phones">
    {{#phones}}
    <div class="phone{{#isFurther}} further{{/isFurther}}"><h3>{{name}}</h3>\
    <canvas role="img" aria-label="The screen of {{name}}"></canvas>\
    <div class="still still{{still}}" role="img" aria-label="The last frame of {{name}}"></div>\
    <p class="frame">{{finding}}</p><p class="cause"></p></div>
    {{/phones}}
    </div>
    {{#fewer}}<p class="quiet fewer">{{.}}</p>{{/fewer}}
    </section>
    <div class="lanes">
    {{#phones}}
    <div class="lane{{#isFurther}} further{{/isFurther}}"><span>{{name}}</span>\
    <canvas role="img" aria-label="Frames of {{name}} against their deadline"></canvas>\
    <div class="cursor"></div></div>
    {{/phones}}
    <p class="quiet">Blue: time to the commit of each frame; dashed: its deadline; red: late. Space plays, arrow keys step
    by frame, H halves the speed.</p>
    </div>
    {{/script}}
    </div>
    {{#first}}
    <h2>Frame by frame</h2>
    {{{.}}}
    {{/first}}
    {{#further}}
    <details><summary>{{name}}, frame by frame</summary>
    {{#figures}}
    {{{.}}}
    {{/figures}}
    </details>
    {{/further}}
    <details><summary>All numbers</summary>
    <p>{{sentence}}</p>
    <div class="wide" tabindex="0" role="region" aria-label="All numbers"><table class="all">
    <thead><tr>{{#header}}<th>{{.}}</th>{{/header}}</tr></thead>
    <tbody>
    {{#rows}}
    <tr{{#isFirst}} class="first"{{/isFirst}}><td>{{workload}}</td><td>{{strategy}}</td>\
    {{#cells}}<td{{#isBest}} class="best"{{/isBest}}>{{text}}{{#isBest}} ★{{/isBest}}</td>{{/cells}}\
    <td class="remark">{{remark}}</td></tr>
    {{/rows}}
    </tbody>
    </table></div>
    <p class="quiet">{{same}}</p>
    {{#others}}
    <p>{{.}}</p>
    {{/others}}
    {{#figures}}
    {{{.}}}
    {{/figures}}
    </details>
    <h2>How to read this</h2>
    <ul>
    {{#limits}}
    <li>{{#pieces}}{{#isCode}}<code>{{text}}</code>{{/isCode}}{{^isCode}}{{text}}{{/isCode}}{{/pieces}}</li>
    {{/limits}}
    </ul>
    <h2>Runs</h2>
    <p>{{pictures}}</p>
    {{#sections}}
    <details class="run"><summary><strong>{{heading}}</strong>: {{finding}}</summary>
    <p>{{finding}}{{^isFailure}} <span class="quiet">Fingerprint {{fingerprint}}.</span>{{/isFailure}}</p>
    {{#remarks}}
    <p>{{#pieces}}{{#isCode}}<code>{{text}}</code>{{/isCode}}{{^isCode}}{{text}}{{/isCode}}{{/pieces}}</p>
    {{/remarks}}
    {{#hasWatchdogs}}
    <p>Watchdogs:</p>
    <ul>
    {{#watchdogs}}
    <li>{{.}}</li>
    {{/watchdogs}}
    </ul>
    {{/hasWatchdogs}}
    {{#figures}}
    {{{.}}}
    {{/figures}}
    {{^isFailure}}
    <details><summary>Counts by view</summary>
    <div class="wide" tabindex="0" role="region" aria-label="Counts by view"><table class="views">
    <thead><tr>{{#viewHeads}}<th>{{.}}</th>{{/viewHeads}}</tr></thead>
    <tbody>
    {{#views}}
    <tr><td>{{name}}</td>{{#counts}}<td>{{.}}</td>{{/counts}}</tr>
    {{/views}}
    </tbody>
    </table></div>
    </details>
    <details><summary>Why bodies ran</summary>
    <div class="wide" tabindex="0" role="region" aria-label="Why bodies ran"><table class="causes">
    <thead><tr><th>Bodies</th><th>Why they ran</th></tr></thead>
    <tbody>
    {{#causes}}
    <tr><td>{{bodies}}</td><td>{{line}}</td></tr>
    {{/causes}}
    </tbody>
    </table></div>
    </details>
    {{/isFailure}}
    </details>
    {{/sections}}
    {{#script}}
    <script type="application/zlib" id="films">{{{films}}}</script>
    <script>
    {{{.}}}
    </script>
    {{/script}}
    </body>
    </html>

    """
}
