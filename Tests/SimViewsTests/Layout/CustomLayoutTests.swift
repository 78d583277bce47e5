@_spi(Runtime) import SimComponents
import Expectations
import SimViews
import SwiftUI
import Testing

@MainActor
@Suite("Layouts of the user's own")
struct CustomLayoutTests {
  @Test func `a custom layout measures its subviews and places them`() {
    expect(
      layout(100, 200) {
        Flow(spacing: 5) {
          Color.red.frame(width: 40, height: 20)
          Color.green.frame(width: 40, height: 30)
          Color.blue.frame(width: 40, height: 10)
        }
      },
      is: """
        group Flow (0, 77.5) 100x45
          group (0, 0) 40x20
            color red (0, 0) 40x20
          group (45, 0) 40x30
            color green (0, 0) 40x30
          group (0, 35) 40x10
            color blue (0, 0) 40x10
        """)
  }

  @Test func `a layout reads the values that modifiers give its subviews`() {
    expect(
      layout(100, 100) {
        Radial {
          Box().layoutValue(key: Corner.self, value: 1)
          Box().padding(2)
        }
      },
      is: """
        group Radial (0, 0) 100x100
          group (80, 80) 20x20
            group (0, 0) 20x20
              color red (0, 0) 20x20
          group (0, 0) 24x24
            group (2, 2) 20x20
              color red (0, 0) 20x20
        """)
  }

  @Test func `a subview that is not placed lies in the middle`() {
    expect(
      layout(100, 100) { Lazy { Box() } },
      is: """
        group Lazy (0, 0) 100x100
          group (40, 40) 20x20
            color red (0, 0) 20x20
        """)
  }

  @Test func `the cache is made once and updated when something inside changes`() {
    let log = CacheLog()
    let model = Width()
    let probe = LayoutProbe { Cached(model: model, log: log) }
    expect(log.lines, is: ["make 1"])
    probe.refresh()
    expect(log.lines, is: ["make 1"])
    model.width = 60
    probe.refresh()
    expect(log.lines, is: ["make 1", "update 1"])
  }

  @Test func `built-in stacks as layouts answer as the stacks do`() {
    let stack = layout {
      HStack(alignment: .top, spacing: 3) {
        Box()
        Spacer()
        Color.blue.frame(width: 30, height: 40)
      }
    }
    let asLayout = layout {
      HStackLayout(alignment: .top, spacing: 3).callAsFunction {
        Box()
        Spacer()
        Color.blue.frame(width: 30, height: 40)
      }
    }
    expect(stack.replacing("stack horizontal", with: "group HStackLayout"), is: asLayout)
  }

  @Test func `switching between layouts keeps the state of the views`() {
    let model = Width()
    let probe = LayoutProbe { Switching(model: model) }
    #expect(probe.text.contains("text \"kept 0\" 17 pt primary (0, 0) 60x20.33"))
    model.bump?()
    model.width = 60
    probe.refresh()
    #expect(probe.text.contains("text \"kept 1\" 17 pt primary (0, 0) 60x20.33"))
    #expect(probe.text.contains("group (10, 30.98) 40x20"))
  }

  @Test func `a guide inside a layout is found from outside`() {
    #expect(
      layout {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          VStackLayout(spacing: 0).callAsFunction {
            Color.red.frame(width: 10, height: 30)
            Text("a")
          }
          Text("b")
        }
      }.contains("text \"b\" 17 pt primary (10, 30) 10x20.33"))
  }

  @Test func `a layout that measures without end is stopped and named`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = layout { Endless { Color.red } }
      }
    }
  }

  @Test func `a layout that its subviews invalidate again is reported`() {
    let keeper = Keeper()
    let probe = LayoutProbe {
      Circular(keeper: keeper) { Circular(keeper: keeper) { Box() } }
    }
    expect(
      probe.warnings.first,
      is: "The layout Circular proposed a size to itself while it was laying out.")
  }
}

/// Views in lines, as many in a line as fit.
private struct Flow: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? .infinity
    let places = arrange(subviews, in: width)
    return CGSize(
      width: width,
      height: zip(places, subviews).map { $0.y + $1.sizeThatFits(.unspecified).height }
        .max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (place, subview) in zip(arrange(subviews, in: bounds.width), subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat) -> [CGPoint] {
    var point = CGPoint.zero
    var line: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if point.x > 0, point.x + size.width > width {
        point = CGPoint(x: 0, y: point.y + line + spacing)
        line = 0
      }
      defer {
        point.x += size.width + spacing
        line = max(line, size.height)
      }
      return point
    }
  }
}

private struct Corner: LayoutValueKey { static let defaultValue = 0 }

private struct Radial: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let isLast = subview[Corner.self] == 1
      subview.place(
        at: isLast ? CGPoint(x: bounds.maxX, y: bounds.maxY) : bounds.origin,
        anchor: isLast ? .bottomTrailing : .topLeading, proposal: .unspecified)
    }
  }
}

private struct Lazy: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

private struct Endless: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var width: CGFloat = 0
    while true {
      width += subviews[0].sizeThatFits(ProposedViewSize(width: width, height: 0)).height
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

private final class Keeper: @unchecked Sendable {
  var outer: LayoutSubviews?
}

/// Keeps the subviews of the outermost one and asks them from inside.
private struct Circular: Layout {
  let keeper: Keeper

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    if let outer = keeper.outer { return outer[0].sizeThatFits(.infinity) }
    keeper.outer = subviews
    defer { keeper.outer = nil }
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

@Observable
private final class Width {
  var width: CGFloat = 40
  @ObservationIgnored var bump: (() -> Void)?
}

private final class CacheLog: @unchecked Sendable {
  var lines: [String] = []
}

private struct Caching: Layout {
  let log: CacheLog

  func makeCache(subviews: Subviews) -> Int {
    log.lines.append("make \(subviews.count)")
    return subviews.count
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    log.lines.append("update \(subviews.count)")
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

private struct Cached: View {
  let model: Width
  let log: CacheLog
  var body: some View {
    Caching(log: log) { Color.red.frame(width: model.width, height: 20) }
  }
}

private struct Switching: View {
  let model: Width
  var body: some View {
    let layout =
      model.width > 50 ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(alignment: .center))
    layout {
      Counted(model: model)
      Color.red.frame(width: 40, height: 20)
    }
  }
}

/// Holds a number of its own.
private struct Counted: View {
  let model: Width
  @State private var number = 0
  var body: some View {
    Text("kept \(number)").onAppear { model.bump = { number += 1 } }
  }
}
