// Buttons in rows of lists and forms: one without a style of its own leaves its touches to the row, which acts for all of them,
// wherever in it the finger is.
//
// openillumi.com ("list multiple button conflict") and Stack Overflow 56561064 print both lines of two such buttons, and name
// a style other than the automatic one as the remedy; DanXi-swift #86 (a grid of buttons in one row), SwipeCellSUI #6 and
// swiftui-flow-layout #3 tell the same, and kickstarter/ios-oss #2279 that a tap beside the one button without a style reached
// it while the others of the row kept theirs. That a row in edit mode acts for none is a remark in the sources of Zotero's app; that a
// tap beside the buttons of a row that can be selected selects it is an estimate.

import Expectations
import Foundation
@_spi(Runtime) import SimComponents
import SimDevice
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

extension Lists {
  @MainActor @Suite(.serialized) struct RowButtonTests {
    private struct Line: View {
      let name: String
      var body: some View { Button(name) { print(name) } }
    }

    private struct Pressed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
      }
    }

    @Test func `a tap on one of two buttons in a row reaches both, on all systems`() throws {
      for system in SimulatedSystem.all {
        let device = showing(on: system) {
          List {
            HStack {
              Line(name: "A")
              Line(name: "B")
            }
            Line(name: "C")
          }
        }
        try expect(device.lines(afterTapping: "A"), is: ["A", "B"])
        try expect(device.lines(afterTapping: "B"), is: ["A", "B"])
        try expect(device.lines(afterTapping: "C"), is: ["C"])
      }
    }

    @Test func `a tap beside a button in a row reaches it`() throws {
      let device = showing {
        Form {
          VStack(alignment: .leading) {
            Text("title")
            Line(name: "A")
          }
        }
      }
      try expect(device.lines(afterTapping: "title"), is: ["A"])
      // The cell is touched at its end, where it shows nothing, and beside the group nothing is touched.
      let items = device.engine.runtime.screenItems(in: .everywhere)
      let title = try #require(items.first { $0.text == "title" })
      let y = title.frame.midY + device.engine.screen.safeArea.minY
      try expect(device.lines { try device.tap(at: CGPoint(x: 360, y: y)) }, is: ["A"])
      try expect(device.lines { try device.tap(at: CGPoint(x: 387, y: y)) }, is: [])
    }

    @Test func `a button with a style of its own acts alone`() throws {
      let device = showing {
        List {
          HStack {
            Line(name: "borderless").buttonStyle(.borderless)
            Line(name: "plain").buttonStyle(.plain)
            Line(name: "bordered").buttonStyle(.bordered)
          }
          HStack {
            Line(name: "own").buttonStyle(Pressed())
            Line(name: "A").buttonStyle(.automatic)
            Line(name: "B")
            Text("text")
          }
        }
      }
      for name in ["borderless", "plain", "bordered", "own"] {
        try expect(device.lines(afterTapping: name), is: [name])
      }
      try expect(device.lines(afterTapping: "text"), is: ["A", "B"])
    }

    @Test func `a style around a row or the list is one of its buttons`() throws {
      let device = showing {
        List {
          HStack {
            Text("text")
            Line(name: "A")
            Line(name: "B")
          }
        }
        .buttonStyle(.borderless)
      }
      try expect(device.lines(afterTapping: "A"), is: ["A"])
      try expect(device.lines(afterTapping: "B"), is: ["B"])
      #expect(throws: DeviceError.self) { try device.tap("text") }
    }

    private struct Mixed: View {
      @State private var isOn = false
      @State private var isLocked = true
      var body: some View {
        List {
          HStack {
            Toggle("toggle", isOn: $isOn).onChange(of: isOn) { print("toggle") }
            Text("text").onTapGesture { print("text") }
            Line(name: "A").disabled(isLocked)
            Line(name: "B")
          }
          Button("unlock") { isLocked = false }.buttonStyle(.borderless)
        }
      }
    }

    @Test
    func `other controls and gestures keep their touches, and a disabled button does not act`()
      throws
    {
      let device = showing { Mixed() }
      try expect(device.lines(afterTapping: "toggle"), is: ["toggle"])
      try expect(device.lines(afterTapping: "text"), is: ["text"])
      try expect(device.lines(afterTapping: "A"), is: ["B"])
      try expect(device.lines(afterTapping: "unlock"), is: [])
      try expect(device.lines(afterTapping: "B"), is: ["A", "B"])
    }

    @Test func `a gesture around a button comes after it, as elsewhere`() throws {
      let device = showing {
        List {
          HStack {
            Text("text")
            Line(name: "A")
            Line(name: "B")
          }
          .onTapGesture { print("row") }
        }
      }
      try expect(device.lines(afterTapping: "A"), is: ["A", "B"])
      try expect(device.lines(afterTapping: "text"), is: ["row"])
    }

    @Test func `headers, lazy stacks and actions of a row act one by one`() throws {
      let device = showing {
        List {
          Section {
            Text("row").swipeActions {
              Line(name: "left")
              Line(name: "right")
            }
          } header: {
            HStack {
              Line(name: "A")
              Line(name: "B")
            }
          }
        }
      }
      try expect(device.lines(afterTapping: "A"), is: ["A"])
      try device.openRow("row")
      device.settle()
      try expect(device.lines(afterTapping: "right"), is: ["right"])

      let stack = showing {
        ScrollView {
          LazyVStack {
            HStack {
              Line(name: "A")
              Line(name: "B")
            }
          }
        }
      }
      try expect(stack.lines(afterTapping: "B"), is: ["B"])
    }

    @Test func `in a row with a link all keep their touches`() throws {
      let device = showing {
        NavigationStack {
          List {
            HStack {
              NavigationLink("link") { Text("screen") }
              Line(name: "A")
              Line(name: "B")
            }
          }
        }
      }
      try expect(device.lines(afterTapping: "B"), is: ["B"])
      _ = try device.lines(afterTapping: "link")
      #expect(device.screenText.contains("screen"))
    }

    private struct Selectable: View {
      let mode: EditMode
      @State private var chosen: Set<Int> = []
      var body: some View {
        let _ = print("chosen \(chosen.sorted())")
        List(selection: $chosen) {
          HStack {
            Text("text")
            Line(name: "A")
            Line(name: "own").buttonStyle(.borderless)
          }
          .tag(1)
        }
        .environment(\.editMode, .constant(mode))
      }
    }

    @Test func `in edit mode a row acts for no button`() throws {
      let device = showing { Selectable(mode: .active) }
      try expect(device.lines(afterTapping: "own"), is: ["own"])
      try expect(device.lines(afterTapping: "A"), is: ["chosen [1]"])
      try expect(device.lines(afterTapping: "text"), is: ["chosen []"])
      let inactive = showing { Selectable(mode: .inactive) }
      try expect(inactive.lines(afterTapping: "text"), is: ["A"])
    }

    private struct Choice: View {
      @State private var chosen: Int?
      var body: some View {
        let _ = print("chosen \(chosen ?? 0)")
        List(selection: $chosen) {
          HStack {
            Text("text")
            Line(name: "A")
            Line(name: "B")
          }
          .tag(1)
        }
      }
    }

    @Test func `a tap beside the buttons of a row that can be selected selects it`() throws {
      let device = showing { Choice() }
      try expect(device.lines(afterTapping: "B"), is: ["A", "B"])
      try expect(device.lines(afterTapping: "text"), is: ["chosen 1"])
    }

    private struct Tally: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func `each of the buttons is the cause of what it writes`() throws {
      let device = showing {
        List {
          HStack {
            Text("text")
            Tally(name: "A")
            Tally(name: "B")
          }
        }
      }
      device.forgetCauses()
      _ = try device.lines(afterTapping: "B 0")
      expect(
        device.causes(),
        is: [
          "tap \"B 0\" → Tally._count (action of Button \"A 0\") → _count → Tally",
          "tap \"B 0\" → Tally._count (action of Button \"B 0\") → _count → Tally",
        ])
      device.forgetCauses()
      _ = try device.lines(afterTapping: "text")
      expect(
        device.causes(),
        is: [
          "tap \"text\" → Tally._count (action of Button \"A 1\") → _count → Tally",
          "tap \"text\" → Tally._count (action of Button \"B 1\") → _count → Tally",
        ])
    }
  }
}
