// Sentences of the public documentation about layout from right to left: "SwiftUI horizontally flips the x position of each
// view within its parent". Places are those in a box of 200 × 100 points whose space begins at the left, as the screen's does.

import Expectations
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite struct DocumentedDirectionTests {
  /// Where views that are seen lie in a box whose content goes from right to left.
  private func places<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> [String] {
    let device = SimulatedDevice()
    device.launch {
      ZStack(alignment: .topLeading) {
        Color.clear
        content()
      }
      .frame(width: 200, height: 100).coordinateSpace(name: "box")
      .environment(\.layoutDirection, .rightToLeft)
    }
    device.settle()
    expect(device.diagnostics, is: [])
    return device.console.sorted()
  }

  /// What is on the screen, with its places.
  private func screen<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> String {
    let device = SimulatedDevice()
    device.launch(content)
    device.settle()
    return device.screenDescription
  }

  @Test func `a row goes from right to left, and a column aligns its leading edges at the right`() {
    expect(
      places {
        HStack(spacing: 5) {
          block(20, 10).seen("a")
          block(30, 10).seen("b")
        }
      }, is: ["a 180 0 20 10", "b 145 0 30 10"])
    expect(
      places {
        VStack(alignment: .leading, spacing: 0) {
          block(20, 10).seen("a")
          block(30, 10).seen("b")
        }
      }, is: ["a 180 0 20 10", "b 170 10 30 10"])
  }

  @Test func `leading and trailing of paddings, frames and layers change sides`() {
    expect(
      places { block(20, 10).seen("c").padding(.leading, 5).seen("p") },
      is: [
        "c 175 0 20 10", "p 175 0 25 10",
      ])
    expect(
      places { block(20, 10).seen("c").frame(width: 100, alignment: .trailing).seen("f") },
      is: [
        "c 100 0 20 10", "f 100 0 100 10",
      ])
    expect(
      places {
        block(100, 50).seen("c").overlay(alignment: .bottomLeading) { block(10, 10).seen("o") }
      }, is: ["c 100 0 100 50", "o 190 40 10 10"])
  }

  @Test func `offsets, positions and guides are counted from the right`() {
    expect(places { block(20, 10).seen("c").offset(x: 30, y: 2) }, is: ["c 150 2 20 10"])
    expect(places { block(20, 10).seen("c").position(x: 30, y: 5) }, is: ["c 160 0 20 10"])
    expect(
      places {
        VStack(alignment: .leading, spacing: 0) {
          block(20, 10).seen("a").alignmentGuide(.leading) { $0[.leading] - 7 }
          block(30, 10).seen("b")
        }
      }, is: ["a 173 0 20 10", "b 170 10 30 10"])
  }

  @Test func `a custom layout works left to right, and can read the direction`() {
    let places = places {
      Staircase {
        block(20, 10).seen("a")
        block(20, 10).seen("b")
      }
    }
    expect(Set(places), is: ["a 180 0 20 10", "b 165 10 20 10", "sized rightToLeft"])
  }

  @Test func `a view below can be laid out in its own direction, and stands where it would`() {
    expect(
      places {
        HStack(spacing: 5) {
          HStack(spacing: 0) {
            block(20, 10).seen("a")
            block(30, 10).seen("b")
          }
          .environment(\.layoutDirection, .leftToRight)
          block(10, 10).seen("c")
        }
      }, is: ["a 150 0 20 10", "b 170 0 30 10", "c 135 0 10 10"])
  }

  @Test
  func `a geometry reader places its content at the leading corner and reads the screen's x`() {
    expect(
      places {
        GeometryReader { proxy in
          block(20, 10).seen("c")
          let _ = print("reader", Int(proxy.frame(in: .named("box")).minX))
        }
        .frame(width: 50, height: 20)
      }.filter { $0 != "reader 0" }, is: ["c 180 0 20 10", "reader 150"])
  }

  @Test func `a change of the direction moves what is there, and no body runs for it`() throws {
    let device = SimulatedDevice()
    device.launch { Turning() }
    device.settle()
    let before = device.screenDescription
    try device.tap("turn")
    device.settle()
    #expect(device.screenDescription != before)
    expect(device.count(.bodyEvaluations, of: "Turned"), is: 1)
    try device.tap("turn")
    device.settle()
    expect(device.screenDescription, is: before)
  }

  @Test func `the locale of the environment alone turns nothing round`() {
    let device = SimulatedDevice()
    device.launch {
      HStack(spacing: 0) {
        block(20, 10).seen("a")
        block(30, 10).seen("b")
      }
      .frame(width: 50, height: 10).coordinateSpace(name: "box")
      .environment(\.locale, Locale(identifier: "ar"))
    }
    device.settle()
    expect(device.console.sorted(), is: ["a 0 0 20 10", "b 20 0 30 10"])
  }

  @Test func `the rows of a list begin at the right, below their insets`() {
    let left = screen { List { Text("row") } }
    let right = screen { List { Text("row") }.environment(\.layoutDirection, .rightToLeft) }
    #expect(left != right)
    let device = SimulatedDevice()
    device.launch {
      List {
        block(20, 10).onGeometryChange(for: Int.self) {
          Int($0.frame(in: .global).minX)
        } action: {
          print($0)
        }
      }
      .listStyle(.plain).environment(\.layoutDirection, .rightToLeft)
    }
    device.settle()
    // 16 points from the right of 390.
    expect(device.console.last, is: "354")
  }

  @Test func `what scrolls sideways begins at the right, and goes on to the left`() throws {
    let device = SimulatedDevice()
    device.launch {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { index in
            block(100, 10).onGeometryChange(for: Int.self) {
              Int($0.frame(in: .named("box")).minX)
            } action: { place in
              if index == 1 || index == 20 { print(index, place) }
            }
          }
        }
      }
      .frame(width: 200, height: 50).coordinateSpace(name: "box")
      .environment(\.layoutDirection, .rightToLeft)
    }
    device.settle()
    expect(device.console, is: ["1 0"])
    try device.scroll(toRow: 20)
    device.settle()
    expect(device.console.last, is: "20 100")
  }

  @Test func `the tabs of a bar stand from right to left, and so do the items of a toolbar`() throws
  {
    let device = SimulatedDevice()
    device.launch {
      TabView {
        NavigationStack {
          Text("home").toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("lead") { print("lead") } }
            ToolbarItem(placement: .topBarTrailing) { Button("trail") { print("trail") } }
          }
        }
        .tabItem { Text("first") }
        Text("second page").tabItem { Text("second") }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    device.settle()
    try device.tap(at: CGPoint(x: 365, y: 47 + 10))
    device.settle()
    try device.tap(at: CGPoint(x: 25, y: 47 + 10))
    device.settle()
    expect(device.console.filter { !$0.hasPrefix("UI") }, is: ["lead", "trail"])
    // The second of two tabs has the left half of the bar.
    try device.tap(at: CGPoint(x: 60, y: 844 - 34 - 20))
    device.settle()
    #expect(device.screenText.contains("second page"))
  }

  @Test func `drags report the finger's translation on the screen`() throws {
    let device = SimulatedDevice()
    device.launch {
      Text("thing").gesture(
        DragGesture(minimumDistance: 0).onEnded { print(Int($0.translation.width)) }
      )
      .environment(\.layoutDirection, .rightToLeft)
    }
    device.settle()
    try device.drag("thing", by: CGSize(width: 40, height: 0))
    device.settle()
    expect(device.console, is: ["40"])
  }
}

private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.blue.frame(width: width, height: height)
}

/// Puts each subview below the one before and fifteen points further in.
private struct Staircase: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool
  ) -> CGSize {
    if !cache { print("sized", subviews.layoutDirection) }
    cache = true
    return CGSize(width: 60, height: 20)
  }

  func makeCache(subviews: Subviews) -> Bool { false }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool
  ) {
    for (index, subview) in subviews.enumerated() {
      let step = CGFloat(index)
      subview.place(
        at: CGPoint(x: bounds.minX + step * 15, y: bounds.minY + step * 10),
        proposal: .unspecified)
    }
  }
}

private struct Turning: View {
  @State private var isTurned = false
  var body: some View {
    VStack {
      Button("turn") { isTurned.toggle() }
      Turned().environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
    }
  }
}

private struct Turned: View {
  var body: some View {
    HStack(spacing: 5) {
      Text("a")
      Text("b").frame(width: 80)
    }
  }
}

extension View {
  /// Prints where the view lies in the box when it comes.
  fileprivate func seen(_ name: String) -> some View {
    background {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .named("box"))
        Color.clear.onAppear {
          print(
            name, Int(frame.minX), Int(frame.minY), Int(frame.width), Int(frame.height))
        }
      }
    }
  }
}
