// The page of a report: its style sheet and its template.
//
// Double braces escape what they fill in. Colours follow the reader's light or dark setting; the
// figures keep their white paper.

/// The texts that `HTMLReport` fills.
enum HTMLTemplate {
  /// The style sheet.
  static let style = """
    :root { color-scheme: light dark; }
    body { font: 15px/1.5 system-ui, sans-serif; max-width: 1232px; margin: 2rem auto;
      padding: 0 1rem; }
    h1 { font-size: 1rem; font-weight: 600; opacity: .7; margin: 0; }
    .answer { font-size: 1.35rem; font-weight: 600; line-height: 1.35; margin: .4rem 0; }
    .quiet { opacity: .7; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { padding: .25rem .8rem; text-align: right; white-space: nowrap; }
    th:nth-child(-n+2), td:nth-child(-n+2), td.remark { text-align: left; }
    table.causes td:first-child, table.causes th:first-child { text-align: right; }
    table.views td:nth-child(2), table.views th:nth-child(2) { text-align: right; }
    tr.first td { border-top: 1px solid #9aa0a6; }
    td.best { font-weight: 700; }
    img { width: 100%; max-width: 1200px; height: auto; background: #fff; display: block;
      margin: 1rem 0; }
    summary { cursor: pointer; }
    """

  /// The page.
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
    <p class="answer">{{sentence}}</p>
    <p class="quiet">{{setting}}</p>
    <div class="wide"><table>
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
    <img src="{{comparison}}" alt="Comparison of strategies">
    {{#others}}
    <p>{{.}}</p>
    {{/others}}
    <h2>How to read this</h2>
    <ul>
    {{#limits}}
    <li>{{.}}</li>
    {{/limits}}
    </ul>
    <h2>Runs</h2>
    {{#sections}}
    <section>
    <h3>{{heading}}</h3>
    <p>{{finding}}{{^isFailure}} <span class="quiet">Fingerprint {{fingerprint}}.</span>{{/isFailure}}</p>
    {{#remarks}}
    <p>{{.}}</p>
    {{/remarks}}
    {{#hasWatchdogs}}
    <p>Watchdogs:</p>
    <ul>
    {{#watchdogs}}
    <li>{{.}}</li>
    {{/watchdogs}}
    </ul>
    {{/hasWatchdogs}}
    {{^isFailure}}
    <img src="{{timeline}}" alt="Timeline of {{heading}}">
    <img src="{{allocations}}" alt="Allocations of {{heading}}">
    <details><summary>Counts by view</summary>
    <div class="wide"><table class="views">
    <thead><tr><th>View</th><th>Bodies</th><th>Inits</th><th>Compared equal</th><th>Appeared</th>\
    <th>Disappeared</th></tr></thead>
    <tbody>
    {{#views}}
    <tr><td>{{name}}</td>{{#counts}}<td>{{.}}</td>{{/counts}}</tr>
    {{/views}}
    </tbody>
    </table></div>
    </details>
    <details><summary>Why bodies ran</summary>
    <div class="wide"><table class="causes">
    <thead><tr><th>Bodies</th><th>Why they ran</th></tr></thead>
    <tbody>
    {{#causes}}
    <tr><td>{{bodies}}</td><td>{{line}}</td></tr>
    {{/causes}}
    </tbody>
    </table></div>
    </details>
    {{/isFailure}}
    </section>
    {{/sections}}
    </body>
    </html>

    """
}
