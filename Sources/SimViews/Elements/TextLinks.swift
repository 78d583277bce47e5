// The links of a text: each is touched where its characters lie, in whichever lines, like a control within the text.

import Foundation

/// What a finger finds of the links of a text.
@MainActor
struct TextLinks {
  /// The controls of the runs that are links, by the numbers of the runs.
  private var controls: [Int: TouchElement] = [:]
  private unowned let runtime: LayoutRuntime

  /// The links among the runs of a text; nil if there are none.
  init?(_ runs: [TextRun], _ runtime: LayoutRuntime) {
    self.runtime = runtime
    for (number, run) in runs.enumerated() {
      guard let address = run.link else { continue }
      let control = TouchElement(id: runtime.makeElementID())
      control.name = "link"
      control.action = { [unowned control, unowned runtime] in
        guard let values = control.environment?.read() else { return }
        runtime.open(address, in: values)
      }
      controls[number] = control
    }
    if controls.isEmpty { return nil }
  }

  /// Adds the links to what is read, above the text itself.
  func read(of text: TextElement, into reader: inout ScreenReader, _ frame: CGRect) {
    let runs = text.runs(in: frame.size, runtime)
    var last: Int?
    for piece in runtime.place(runs, text.style, text.environment?.read(), in: frame) {
      guard let control = controls[piece.run] else { continue }
      control.environment = text.environment
      reader.add(
        control, of: text, last == piece.run ? "" : runs[piece.run].string, piece.frame)
      last = piece.run
    }
  }
}

extension ScreenReader {
  /// Adds a part of a text that takes touches by itself.
  ///
  /// - Parameter string: what it says; empty for a part in a further line.
  fileprivate mutating func add(
    _ link: TouchElement, of text: TextElement, _ string: String, _ frame: CGRect
  ) {
    responders.append(
      TouchResponder(kind: .control(link), frame: frame, element: text, level: around.count))
    whole = text.string
    add(string, isText: false, frame, link)
    whole = nil
    responders.removeLast()
  }
}
