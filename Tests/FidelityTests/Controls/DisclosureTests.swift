// A disclosure group: its content exists while it is shown, below its label or as rows.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Controls {
  /// State that says where it began.
  private struct Child: View {
    let name: String
    @State private var taps = 0
    var body: some View {
      let _ = print("\(name) \(taps)")
      Button("\(name): \(taps)") { taps += 1 }
    }
  }

  @Test
  func `a disclosure group makes its content when it is opened, and drops it when it is closed`()
    throws
  {
    struct Screen: View {
      var body: some View {
        let _ = print("screen")
        VStack {
          DisclosureGroup("More") {
            let _ = print("content")
            Child(name: "child")
          }
        }
      }
    }
    let device = showing { Screen() }
    expect(device.console, is: ["screen"])
    expect(device.screenText, is: ["More"])
    try expect(device.lines(afterTapping: "More"), is: ["content", "child 0"])
    expect(device.screenText, is: ["More", "child: 0"])
    try expect(device.lines(afterTapping: "child: 0"), is: ["child 1"])
    try expect(device.lines(afterTapping: "More"), is: [])
    expect(device.screenText, is: ["More"])
    // The content comes back as another identity.
    try expect(device.lines(afterTapping: "More"), is: ["content", "child 0"])
  }

  @Test func `a disclosure group follows a binding and writes it`() throws {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        VStack {
          Button("toggle") { isOpen.toggle() }
          DisclosureGroup(isExpanded: $isOpen) {
            Text("inside")
          } label: {
            Text("Group")
          }
          .onChange(of: isOpen) { print("open \($1)") }
        }
      }
    }
    let device = showing { Screen() }
    expect(device.screenText, is: ["toggle", "Group", "inside"])
    try expect(device.lines(afterTapping: "Group"), is: ["open false"])
    expect(device.screenText, is: ["toggle", "Group"])
    try expect(device.lines(afterTapping: "toggle"), is: ["open true"])
    expect(device.screenText, is: ["toggle", "Group", "inside"])
  }

  @Test func `what the content reads makes the group's body run, and no other`() throws {
    let model = DisclosedModel()
    let device = showing {
      VStack {
        Button("rename") { model.name = "new" }
        DisclosureGroup("Group") {
          let _ = print("content \(model.name)")
          Text(model.name)
        }
      }
    }
    try expect(device.lines(afterTapping: "rename"), is: [])
    try expect(device.lines(afterTapping: "Group"), is: ["content new"])
    model.name = "newer"
    expect(device.log { device.settle() }, is: ["content newer"])
    expect(device.screenText, is: ["rename", "Group", "newer"])
  }

  @Test func `in a list the label and each view of the content are rows`() throws {
    let device = showing {
      List {
        ForEach(0..<3) { group in
          DisclosureGroup("group \(group)") {
            ForEach(0..<2) { Child(name: "row \(group).\($0)") }
          }
        }
        Text("end")
      }
    }
    expect(device.console, is: [])
    expect(device.screenText, is: ["group 0", "group 1", "group 2", "end"])
    expect(Set(try device.lines(afterTapping: "group 1")), is: ["row 1.0 0", "row 1.1 0"])
    expect(
      device.screenText, is: ["group 0", "group 1", "row 1.0: 0", "row 1.1: 0", "group 2", "end"])
    try expect(device.lines(afterTapping: "group 1"), is: [])
    expect(device.screenText, is: ["group 0", "group 1", "group 2", "end"])
  }

  @Test func `a group that was scrolled away is still open when it comes back`() throws {
    let device = showing {
      List {
        DisclosureGroup("group") { Text("inside") }
        ForEach(0..<100) { Text("row \($0)") }
      }
    }
    _ = try device.lines(afterTapping: "group")
    try device.lines(afterScrollingTo: 90)
    #expect(!device.screenText.contains("group"))
    try device.lines(afterScrollingTo: 0)
    expect(device.screenText.prefix(3), is: ["group", "inside", "row 0"])
  }

  @Test func `in a lazy stack a group is one view, with its content below the label`() throws {
    let device = showing {
      ScrollView {
        LazyVStack(spacing: 0) {
          DisclosureGroup("group") { Color.red.frame(height: 50) }
          Text("below").onGeometryChange(for: Int.self) {
            Int($0.frame(in: .global).minY)
          } action: { old, new in
            print("moved by \(new - old)")
          }
        }
      }
    }
    expect(device.console, is: ["moved by 0"])
    let places = try device.lines(afterTapping: "group")
    let moved = places.compactMap { Int($0.dropFirst("moved by ".count)) }.reduce(0, +)
    expect(moved, is: 58)  // The content and the usual space above it.
  }

  @Observable final class DisclosedModel { var name = "old" }
}
