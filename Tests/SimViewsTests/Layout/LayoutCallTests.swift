// What the framework asks of a layout of the user's, in which order and how often: whole logs of every call.

@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews
import Expectations
import SwiftUI
import Testing

@MainActor
@Suite("Calls of a layout")
struct LayoutCallTests {
  @Test func `a layout in a column is called for its range, its size and its guide, and is placed`()
  {
    let (log, model) = (CallLog(), Called())
    let probe = LayoutProbe { Column(log: log, model: model) }
    expect(
      log.take(),
      is: [
        "make", "size 300x0", "size 300xinf", "size 300x87.83", "place 0,0 50x50",
        "place 125,75 50x50",
      ])
    model.number = 1
    probe.refresh()
    expect(
      log.take(),
      is: [
        "update", "size 300x0", "size 300xinf", "size 300x87.83", "place 0,0 50x50",
        "place 125,75 50x50",
      ])
  }

  @Test func `a text beside a layout is none of its business`() {
    let (log, model) = (CallLog(), Called())
    let probe = LayoutProbe { Column(log: log, model: model) }
    _ = log.take()
    model.title = "new"
    probe.refresh()
    expect(log.take(), is: [])
  }

  @Test func `a layout that is only moved places its subviews where it is now, and nothing else`() {
    let (log, model) = (CallLog(), Called())
    let probe = LayoutProbe(200, 100) { Moving(log: log, model: model) }
    expect(log.take(), is: ["make", "size 200x100", "place 0,0 50x50", "place 0,0 50x50"])
    model.number = 1
    probe.refresh()
    expect(log.take(), is: ["place 150,50 50x50"])
    #expect(probe.text.contains("text \"x\" 17 pt primary (0, 0) 10x20.33"), "\(probe.text)")
  }

  @Test func `onGeometryChange deep inside a moved view is called, the outer one first`() {
    let (log, model) = (CallLog(), Called())
    let probe = LayoutProbe(200, 100) { MovingDeep(log: log, model: model) }
    _ = log.take()
    model.number = 1
    probe.refresh()
    expect(log.take(), is: ["place 150,50 50x50", "place 153,53 50x50"])
  }

  @Test func `a layout is called for guides that no modifier sets`() {
    let log = CallLog()
    _ = layout(100, 100) {
      VStack(alignment: .trailing, spacing: 0) { Guided(log: log) {} }
    }
    expect(log.take(), is: ["trailing in 10x10"])
  }

  @Test func `the places for one guide serve for the others of the same size`() {
    let log = CallLog()
    _ = layout(100, 100) {
      Color.red.overlay(alignment: .bottomTrailing) { Noting(log: log) { Text("x") } }
    }
    expect(log.take(), is: ["make", "size 100x100", "place 0,0 50x50", "place 50,50 50x50"])
  }

  @Test func `a layout receives its place on the screen, with bars`() {
    let log = CallLog()
    _ = LayoutProbe(200, 100, insets: EdgeInsets(top: 47, leading: 10, bottom: 34, trailing: 0)) {
      Noting(log: log) { Text("x") }
    }
    expect(log.take().last, is: "place 85,72 50x50")
  }

  @Test func `the size is kept for the last three proposals, and a hit refreshes none`() {
    let log = CallLog()
    let probe = LayoutProbe(200, 100) { Noting(log: log) { Text("x") } }
    _ = log.take()
    let element = probe.runtime.window?.element.children.first
    for width in [CGFloat(1), 2, 200, 3, 200, 2, 1] {
      _ = element?.sizeThatFits(ProposedSize(width: width, height: 100), probe.runtime)
    }
    expect(
      log.take(), is: ["size 1x100", "size 2x100", "size 3x100", "size 200x100", "size 1x100"])
  }
}

private final class CallLog: @unchecked Sendable {
  private var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@Observable
private final class Called {
  var number = 0
  var title = "top"
}

/// Fifty points wide and high; notes each call.
private struct Noting: Layout {
  let log: CallLog

  func makeCache(subviews: Subviews) -> Int {
    log.add("make")
    return 0
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) { log.add("update") }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) -> CGSize {
    func word(_ length: CGFloat?) -> String { length.map { short($0) } ?? "nil" }
    log.add("size \(word(proposal.width))x\(word(proposal.height))")
    return CGSize(width: 50, height: 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    log.add(
      "place \(short(bounds.minX)),\(short(bounds.minY)) \(short(bounds.width))x\(short(bounds.height))"
    )
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Says where its guide is.
private struct Guided: Layout {
  let log: CallLog

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 10, height: 10) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    let name = guide == .trailing ? "trailing" : "other"
    log.add("\(name) in \(short(bounds.width))x\(short(bounds.height))")
    return 4
  }
}

private struct Column: View {
  let log: CallLog
  let model: Called
  var body: some View {
    VStack {
      Text(model.title)
      Noting(log: log) { Digit(model: model) }
      Text("end")
    }
  }
}

private struct Digit: View {
  let model: Called
  var body: some View { Text("\(model.number % 10)") }
}

private struct Moving: View {
  let log: CallLog
  let model: Called
  var body: some View {
    Color.red.overlay(alignment: model.number == 0 ? .topLeading : .bottomTrailing) {
      Noting(log: log) { Text("x") }
    }
  }
}

private struct MovingDeep: View {
  let log: CallLog
  let model: Called
  var body: some View {
    Color.red.overlay(alignment: model.number == 0 ? .topLeading : .bottomTrailing) {
      Noting(log: log) { Noting(log: log) { Text("x") }.padding(3) }
    }
  }
}
