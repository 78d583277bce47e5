// Objects in the environment: readers, replacements, and views that only pass them on.

import Combine
import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension EnvironmentsSuite {
  /// GT-124.
  @Test func `a model of the environment may come and go`() throws {
    let device = showing { Offering() }
    expect(device.console, is: ["Offering", "leaf -1"])
    try expect(device.lines(afterTapping: "set"), is: ["Offering", "leaf 0"])
    try expect(device.lines(afterTapping: "a"), is: ["leaf 1"])
    try expect(device.lines(afterTapping: "nil"), is: ["Offering", "leaf -1"])
  }

  /// mechanism.md#6.6: what an action reads is no dependency.
  @Test func `a model of the environment that only actions read runs no body`() throws {
    let device = showing { Desk() }
    expect(device.console, is: ["desk", "drawer"])
    try expect(device.lines(afterTapping: "fill"), is: [])
    try expect(device.lines(afterTapping: "look"), is: ["1 things"])
  }

  /// mechanism.md#11.1, #6.1: the object is another one, then it publishes.
  @Test func `an environment object that is replaced runs its readers, and what it was no more`()
    throws
  {
    let device = showing { Swapping() }
    try expect(device.lines(afterTapping: "inc"), is: ["Reader: _model changed."])
    try expect(
      device.lines(afterTapping: "swap"),
      is: [
        "Swapping: _model changed.", "Reader: _model changed.",
      ])
    try expect(device.lines(afterTapping: "inc"), is: ["Reader: _model changed."])
    expect(device.screenText, is: ["b 1", "inc", "swap"])
  }
}

@Observable private final class ProbedModel {
  var a = 0; var b = 0; var list: [Int] = [1, 2]; var child: ProbedModel?; var sum: Int { a + b }
}

private struct Offering: View {
  @State var m: ProbedModel? = nil
  var body: some View {
    let _ = print("Offering");
    VStack {
      Offered().environment(m); Button("set") { m = ProbedModel() }; Button("a") { m?.a += 1 };
      Button("nil") { m = nil }
    }
  }
}

private struct Offered: View {
  @Environment(ProbedModel.self) var m: ProbedModel?;
  var body: some View { let _ = print("leaf \(m?.a ?? -1)"); Text("l") }
}

@Observable private final class Box {
  var things = 0
  var label = "box"
}

private struct Desk: View {
  @State private var box = Box()
  var body: some View {
    let _ = print("desk")
    Drawer().environment(box)
  }
}

private struct Drawer: View {
  @Environment(Box.self) private var box
  var body: some View {
    let _ = print("drawer")
    Button("fill") { box.things += 1 }
    Button("look") { print("\(box.things) things") }
  }
}

private final class Named: ObservableObject {
  let name: String
  @Published var count = 0
  init(_ name: String) { self.name = name }
}

private struct Swapping: View {
  @State private var model = Named("a")
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Reader().environmentObject(model)
      Button("inc") { model.count += 1 }
      Button("swap") { model = Named("b") }
    }
  }
}

private struct Reader: View {
  @EnvironmentObject private var model: Named
  var body: some View {
    let _ = Self._printChanges()
    Text("\(model.name) \(model.count)")
  }
}
