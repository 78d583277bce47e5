// Geometry actions, anchors, scroll views and search.
//
// Expectations were derived from the rules before the first run.

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @MainActor @Suite(.serialized) struct GeometryActionTests {
    // MARK: Geometry actions

    /// A view that grows by its own geometry, up to a width.
    struct Settling: View {
      @State private var width: CGFloat = 10
      @State private var most: CGFloat = 10
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: 10)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) {
              print("told \(Int($0))")
              if $0 < most { width = $0 + 10 }
            }
          Button("grow") {
            most = width + 40
            width += 10
          }
        }
      }
    }

    @Test func `an action that comes to new values may follow them within one frame, since iOS 18`()
      throws
    {
      let new = showing(on: .iOS18) { Settling() }
      expect(new.console, is: ["told 10"])
      try expect(new.lines(afterTapping: "grow"), is: ["told 20", "told 30", "told 40", "told 50"])
      expect(new.diagnostics, is: [])
      let old = showing(on: .iOS17) { Settling() }
      try expect(old.lines(afterTapping: "grow"), is: ["told 20", "told 30"])
      expect(old.diagnostics, is: ["Geometry action tried to update multiple times per frame."])
    }

    /// A view whose geometry action undoes what it did.
    struct Swinging: View {
      @State private var width: CGFloat = 10
      @State private var swings = false
      var body: some View {
        let _ = print("body \(Int(width))")
        VStack {
          Color.red.frame(width: width, height: 10)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { old, new in
              print("\(Int(old)) to \(Int(new))")
              if swings { width = new == 20 ? 30 : 20 }
            }
          Button("swing") {
            swings = true
            width = 20
          }
        }
      }
    }

    @Test
    func `an endless action that returns to a value is stopped and reported once, since iOS 18`()
      throws
    {
      let device = showing(on: .iOS18) { Swinging() }
      expect(device.console, is: ["body 10", "10 to 10"])
      let message = "Geometry action is cycling between duplicate values."
      try expect(
        device.lines(afterTapping: "swing"),
        is: [
          "body 20", "10 to 20", "body 30", "20 to 30", "body 20",
        ])
      expect(device.diagnostics, is: [message])
      expect(device.log { device.settle() }, is: [])
    }

    @Observable final class Unit { var length: CGFloat = 10 }

    struct Counted: View {
      let unit: Unit
      var body: some View {
        let _ = print("body")
        VStack {
          Color.red.frame(width: 40, height: 10)
            .onGeometryChange(for: Int.self) { proxy in
              print("value")
              return Int(proxy.size.width / unit.length)
            } action: {
              print("told \($0)")
            }
          Button("halve") { unit.length /= 2 }
          Button("same") { unit.length += 0.001 }
        }
      }
    }

    /// mechanism.md#6.6.
    @Test func `an observable property that makes the value is the value's, not the body's`() throws
    {
      let device = showing { Counted(unit: Unit()) }
      expect(device.console, is: ["body", "value", "told 4"])
      try expect(device.lines(afterTapping: "halve"), is: ["value", "told 8"])
      try expect(device.lines(afterTapping: "same"), is: ["value", "told 7"])
    }

    // MARK: Anchors

    struct BoundsKey: PreferenceKey {
      static var defaultValue: [String: Anchor<CGRect>] { [:] }
      static func reduce(
        value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
      ) { value.merge(nextValue()) { $1 } }
    }

    struct Marked: View {
      @State private var gap: CGFloat = 10
      @State private var unrelated = 0
      var body: some View {
        let _ = print("body")
        VStack(spacing: 0) {
          Button("push") { gap += 10 }
          Button("again \(unrelated)") { unrelated += 1 }
          Color.blue.frame(width: 50, height: gap)
          Color.red.frame(width: 30, height: 20)
            .anchorPreference(key: BoundsKey.self, value: .bounds) {
              print("anchor")
              return ["red": $0]
            }
        }
        .overlayPreferenceValue(BoundsKey.self) { found in
          let _ = print("overlay \(found.count)")
          GeometryReader { proxy in
            let frame = found["red"].map { proxy[$0] } ?? .zero
            let _ = print("red at \(Int(frame.minY)), \(Int(frame.width)) wide")
            Color.clear
          }
        }
      }
    }

    @Test func `a view that is moved hands up another anchor, and what was made of it follows`()
      throws
    {
      let device = showing { Marked() }
      let first = device.console
      expect(first.prefix(3), is: ["body", "anchor", "overlay 1"])
      expect(first.count, is: 4)
      let push = try device.lines(afterTapping: "push")
      expect(push.first, is: "body")
      #expect(push.filter { $0 == "anchor" }.count >= 1)
      expect(push.last?.hasPrefix("red at "), is: true)
      #expect(push.last != first.last)
    }

    struct Sorted: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) {
        value += nextValue()
      }
    }

    @Test func `anchors are gathered in the order of the views, and a transformation comes last`() {
      let device = showing {
        VStack {
          ForEach(["a", "b"], id: \.self) { name in
            Color.red.anchorPreference(key: Sorted.self, value: .center) { _ in [name] }
          }
          Color.blue.anchorPreference(key: Sorted.self, value: .top) { _ in ["c"] }
        }
        .transformAnchorPreference(key: Sorted.self, value: .bounds) { names, _ in
          names = names.map { $0.uppercased() }
        }
        .onPreferenceChange(Sorted.self) { print($0.joined()) }
      }
      expect(device.console, is: ["ABC"])
    }

    // MARK: Scroll views

    struct Phases: View {
      var body: some View {
        ScrollView {
          Color.red.frame(height: 5_000)
        }
        .onScrollPhaseChange { old, new in print("\(old) to \(new)") }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: { old, new in
          print("past 100: \(old), \(new)")
        }
      }
    }

    @Test func `a scroll view reports its phases, and a geometry value only when it changes`() {
      let device = showing { Phases() }
      expect(device.console, is: ["past 100: false, false"])
      let lines = device.log {
        device.scroll(by: 300)
        device.settle()
        device.fling(velocity: 2_000)
        device.settle()
      }
      expect(
        lines,
        is: [
          "idle to interacting", "past 100: false, true", "interacting to idle",
          "idle to decelerating", "decelerating to idle",
        ])
      expect(device.log { device.settle() }, is: [])
    }

    struct Watched: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { row in
              Color.red.frame(height: 100)
                .onScrollVisibilityChange(threshold: 0.8) {
                  if row == 0 || row == 9 { print("\(row) \($0)") }
                }
            }
          }
        }
      }
    }

    @Test
    func `onScrollVisibilityChange is called when enough of the view enters or leaves the screen`()
    {
      let device = showing { Watched() }
      expect(device.console, is: ["0 true"])
      let down = device.log {
        device.scroll(by: 500)
        device.settle()
      }
      expect(down, is: ["0 false", "9 true"])
      let back = device.log {
        device.scroll(by: -500)
        device.settle()
      }
      expect(back, is: ["9 false", "0 true"])
    }

    struct Followed: View {
      @State private var top: Int?
      var body: some View {
        let _ = print("body")
        VStack(spacing: 0) {
          Text("at \(top.map(String.init) ?? "-")")
          Button("to 60") { top = 60 }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 50) }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $top)
        }
        .onChange(of: top) { print("\($0.map(String.init) ?? "-") to \($1 ?? -1)") }
      }
    }

    @Test func `the bound id follows the topmost row while the content scrolls`() throws {
      let device = showing { Followed() }
      expect(device.console, is: ["body"])
      let lines = device.log {
        device.scroll(by: 160)
        device.settle()
      }
      expect(lines, is: ["body", "- to 0", "body", "0 to 1", "body", "1 to 2", "body", "2 to 3"])
      // The app moves the content no further than it must, and what it wrote stays.
      try expect(device.lines(afterTapping: "to 60").last, is: "3 to 60")
      expect(device.screenText.suffix(2), is: ["row 60", "row 61"])
      expect(device.screenText.first, is: "at 60")
    }

    @Test func `the end of the content is kept where the default anchor is the bottom`() {
      struct Growing: View {
        @State private var count = 3
        var body: some View {
          VStack {
            Button("more") { count += 40 }
            ScrollView {
              VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Text("line \($0)").frame(height: 40) }
              }
            }
            .defaultScrollAnchor(.bottom)
          }
        }
      }
      let device = showing { Growing() }
      #expect(throws: Never.self) { try device.tap("more") }
      device.settle()
      expect(device.screenText.last, is: "line 42")
    }

    // MARK: Search

    struct Library: View {
      @State private var text = ""
      @State private var isOn = false
      var body: some View {
        let _ = print("body")
        NavigationStack {
          VStack {
            Text(isOn ? "on" : "off")
            Button("begin") { isOn = true }
            Button("end") { isOn = false }
          }
          .searchable(text: $text, isPresented: $isOn)
          .onChange(of: isOn) { print("\($0) to \($1)") }
        }
      }
    }

    @Test func `a search is begun and ended by its binding, which it writes`() throws {
      let device = showing { Library() }
      expect(device.console.last, is: "body")
      try expect(device.lines(afterTapping: "begin"), is: ["body", "false to true"])
      #expect(device.screenText.contains("Cancel"))
      try device.type("pe")
      device.settle()
      #expect(device.screenText.contains("pe"))
      let cancel = try device.lines(afterTapping: "Cancel")
      #expect(cancel.contains("true to false"))
      #expect(device.screenText.contains("off"))
      #expect(!device.screenText.contains("pe"))
      // The user begins it, the app ends it.
      try device.tap("Search")
      device.settle()
      #expect(device.screenText.contains("on"))
      #expect(try device.lines(afterTapping: "end").contains("true to false"))
      #expect(!device.screenText.contains("Cancel"))
    }

    @Test func `a search that is to be on from the beginning is`() {
      struct Sheet: View {
        @State private var text = ""
        @State private var isOn = true
        var body: some View {
          Text("content").searchable(text: $text, isPresented: $isOn)
        }
      }
      let device = showing { NavigationStack { Sheet() } }
      #expect(device.screenText.contains("Cancel"))
    }
  }
}
