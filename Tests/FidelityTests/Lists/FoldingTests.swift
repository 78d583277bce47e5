// Sections that are folded, and rows that lie inside of others.

@_spi(Runtime) import SimComponents
import Expectations
import SimDevice
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

extension Lists {
  @MainActor @Suite(.serialized) struct FoldingTests {
    struct Counter: View {
      let name: String
      @State private var taps = 0
      var body: some View { Button("\(name) \(taps)") { taps += 1 } }
    }

    struct Sidebar<Style: ListStyle>: View {
      let style: Style
      @State private var isOpen = true
      var body: some View {
        let _ = print("body")
        List {
          Section("first", isExpanded: $isOpen) {
            Counter(name: "a")
            ForEach(0..<2, id: \.self) { Text("inner \($0)") }
          }
          Section(isExpanded: .constant(false)) {
            Text("hidden")
          } header: {
            Text("second")
          }
          Text("last")
        }
        .listStyle(style)
      }
    }

    @Test func `a sidebar header folds its section and writes the app's binding`()
      throws
    {
      let device = showing { Sidebar(style: .sidebar) }
      expect(device.screenText, is: ["first", "a 0", "inner 0", "inner 1", "second", "last"])
      try expect(device.lines(afterTapping: "first"), is: [])
      expect(device.screenText, is: ["first", "second", "last"])
      try expect(device.lines(afterTapping: "first"), is: [])
      expect(device.screenText, is: ["first", "a 0", "inner 0", "inner 1", "second", "last"])
      // A constant cannot be changed.
      _ = try device.lines(afterTapping: "second")
      #expect(!device.screenText.contains("hidden"))
    }

    @Test func `in every other list a section is always open, and its header is no control`() throws
    {
      let device = showing { Sidebar(style: .plain) }
      #expect(device.screenText.contains("hidden"))
      #expect(throws: DeviceError.self) { try device.tap("first") }
      let grouped = showing { Sidebar(style: .insetGrouped) }
      #expect(grouped.screenText.contains("hidden"))
    }

    @Test func `a section outside of lists is always open`() {
      let device = showing {
        VStack { Section("head", isExpanded: .constant(false)) { Text("shown") } }
      }
      expect(device.screenText, is: ["head", "shown"])
    }

    @Test func `sections of a ForEach are folded one by one`() throws {
      struct Group: Identifiable {
        let id: String
        var isOpen = true
      }
      struct Screen: View {
        @State private var groups = ["a", "b", "c"].map { Group(id: $0) }
        var body: some View {
          List($groups) { $group in
            Section(group.id, isExpanded: $group.isOpen) {
              ForEach(0..<2, id: \.self) { Text("\(group.id)\($0)") }
            }
          }
          .listStyle(.sidebar)
        }
      }
      let device = showing { Screen() }
      try device.tap("b")
      device.settle()
      expect(device.screenText, is: ["a", "a0", "a1", "b", "c", "c0", "c1"])
      try device.tap("a")
      try device.tap("b")
      device.settle()
      expect(device.screenText, is: ["a", "b", "b0", "b1", "c", "c0", "c1"])
    }

    @Test func `sections of a known number of rows are folded in a ForEach, too`() throws {
      struct Screen: View {
        @State private var open: Set<Int> = [0, 1, 2]
        var body: some View {
          List(0..<3, id: \.self) { number in
            Section(
              "head \(number)",
              isExpanded: Binding {
                open.contains(number)
              } set: {
                if $0 { open.insert(number) } else { open.remove(number) }
              }
            ) {
              Text("one \(number)")
              Text("two \(number)")
            }
          }
          .listStyle(.sidebar)
        }
      }
      let device = showing { Screen() }
      try device.tap("head 1")
      device.settle()
      expect(
        device.screenText, is: ["head 0", "one 0", "two 0", "head 1", "head 2", "one 2", "two 2"])
    }

    private func leading(of text: String, on device: SimulatedDevice) throws -> CGFloat {
      try #require(
        device.engine.runtime.screenItems(in: .everywhere).first { $0.text == text }
      ).frame.minX
    }

    @Test func `what a row discloses lies inside of it, level by level`() throws {
      let device = showing {
        List {
          DisclosureGroup("root", isExpanded: .constant(true)) {
            DisclosureGroup("branch", isExpanded: .constant(true)) { Text("leaf") }
            Text("twig")
          }
          Text("grass")
        }
      }
      let root = try leading(of: "root", on: device)
      let places = try ["branch", "leaf", "twig", "grass"].map {
        try leading(of: $0, on: device) - root
      }
      let step = SystemPolicy.iOS17.geometry.lists.indentation
      expect(places, is: [step, 2 * step, step, 0])
    }

    @Test func `the content of a group in a stack is not indented`() throws {
      let device = showing {
        VStack(alignment: .leading) {
          DisclosureGroup("group", isExpanded: .constant(true)) { Text("inside") }
        }
      }
      try expect(leading(of: "inside", on: device), is: leading(of: "group", on: device))
    }
  }
}
