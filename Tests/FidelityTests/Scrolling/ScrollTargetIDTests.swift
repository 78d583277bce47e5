// `scrollPosition(id:)` over a stack all of whose views exist (documentation of `scrollPosition(id:anchor:)`: the views are
// those of the layout that `scrollTargetLayout` names).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension ScrollingSuite {
  @Test func `the id of the topmost view is written while an eager stack scrolls`() throws {
    let device = showing { Eager() }
    expect(device.console, is: ["at nothing"])
    let lines = device.lines { device.scroll(by: 250) }
    expect(lines, is: ["at 0", "at 1", "at 2"])
  }

  @Test func `what the app writes moves an eager stack as far as it must`() throws {
    let device = showing { Eager() }
    try expect(device.lines(afterTapping: "ten"), is: ["at 10"])
    #expect(device.screenText.contains("row 10"))
  }

  @Test func `without a target layout an eager stack names no view`() throws {
    let device = showing { Eager(isMarked: false) }
    expect(device.lines { device.scroll(by: 250) }, is: [])
  }

  @Test func `scroll target ids of views are reported along either axis`() throws {
    struct Named: View {
      @State private var position: String?
      var body: some View {
        let _ = print("at \(position ?? "nothing")")
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { number in
              Color.red.frame(width: 100, height: 50).id("card \(number)")
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $position)
      }
    }
    let device = showing { Named() }
    let lines = device.lines { device.scroll(by: 250, along: .horizontal) }
    expect(lines, is: ["at card 0", "at card 1", "at card 2"])
  }

  @Test func `a scroll position value follows an eager stack, too`() throws {
    struct Valued: View {
      @State private var position = ScrollPosition(idType: Int.self)
      var body: some View {
        let _ = print("at \(position.viewID(type: Int.self).map(String.init) ?? "nothing")")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 100) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position)
      }
    }
    let device = showing(on: .iOS18) { Valued() }
    let lines = device.lines { device.scroll(by: 250) }
    expect(lines.last, is: "at 2")
  }

  /// Documentation of `updateTarget`: when a gesture ends, and when the size of the scrollable view changes.
  @Test func `a scroll target behavior is called again when the size changes`() throws {
    struct Resized: View {
      @State private var height: CGFloat = 510
      var body: some View {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(height: 2_000) }.frame(height: height)
            .scrollTargetBehavior(Telling())
          Button("grow") { height += 20 }
          Button("same") { height += 0 }
        }
      }
    }
    let device = showing { Resized() }
    expect(device.console, is: [])
    try expect(device.lines(afterTapping: "same"), is: [])
    device.scroll(by: 2_000)
    device.settle()
    expect(device.scrollPosition?.offset, is: 1_490.0)
    // The content ends at 1,470 now, which is no multiple of 100: as near to 1,500 as it can lie.
    try expect(device.lines(afterTapping: "grow"), is: ["asked at 1470 of 530"])
    expect(device.scrollPosition?.offset, is: 1_470.0)
  }
}

private struct Eager: View {
  @State private var position: Int?
  var isMarked = true
  var body: some View {
    let _ = print("at \(position.map(String.init) ?? "nothing")")
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { number in
          Text("row \(number)").frame(height: 100).padding(.horizontal)
        }
      }
      .scrollTargetLayout(isEnabled: isMarked)
    }
    .scrollPosition(id: $position)
    Button("ten") { position = 10 }
  }
}

private struct Telling: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    print("asked at \(Int(target.rect.minY)) of \(Int(context.containerSize.height))")
    target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
  }
}
