// Objects that a view owns: how often they are made, and when they are released (mechanism.md#3).

import Combine
import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension StatesSuite {
  @Test func `what an identity owns goes with it, after its successor was made`() throws {
    let device = showing { ObjectOwners() }
    expect(device.console, is: ["init A", "owner A"])
    try expect(device.lines(afterTapping: "switch"), is: ["init B", "owner B", "deinit A"])
    try expect(device.lines(afterTapping: "remove"), is: ["deinit B"])
  }

  /// GT-018: a closure of the old body holds the old object.
  @Test func `an observed object goes when the body that replaced it has run`() throws {
    let device = showing { Renewing() }
    expect(device.console, is: ["Renewing 0", "init 0", "A 0 0", "init 100", "B 100 0"])
    try expect(
      device.lines(afterTapping: "n"),
      is: [
        "Renewing 1", "init 1", "A 1 0", "deinit 0", "B 100 0",
      ])
    try expect(device.lines(afterTapping: "vb"), is: ["B 100 1"])
    try expect(device.lines(afterTapping: "va"), is: ["A 1 1"])
  }
}

private final class Owned: ObservableObject {
  let name: String
  init(_ name: String) {
    self.name = name
    print("init \(name)")
  }
  deinit { print("deinit \(name)") }
}

private struct ObjectOwners: View {
  @State private var name: String? = "A"
  var body: some View {
    VStack {
      if let name { Owner(name: name).id(name) }
      Button("switch") { name = "B" }
      Button("remove") { name = nil }
    }
  }
  struct Owner: View {
    @StateObject private var owned: Owned
    init(name: String) { _owned = StateObject(wrappedValue: Owned(name)) }
    var body: some View {
      let _ = print("owner \(owned.name)")
      Text(owned.name)
    }
  }
}

private struct Renewing: View {
  @State var n = 0;
  var body: some View {
    let _ = print("Renewing \(n)");
    VStack {
      Observing(m: NumberedObject(n)); Owning(n + 100); Button("n") { n += 1 }
    }
  }
}

private struct Observing: View {
  @ObservedObject var m: NumberedObject;
  var body: some View { let _ = print("A \(m.n) \(m.v)"); Button("va") { m.v += 1 } }
}

private struct Owning: View {
  @StateObject var m: NumberedObject;
  init(_ n: Int) { _m = StateObject(wrappedValue: NumberedObject(n)) };
  var body: some View { let _ = print("B \(m.n) \(m.v)"); Button("vb") { m.v += 1 } }
}

private final class NumberedObject: ObservableObject {
  let n: Int; @Published var v = 0; init(_ n: Int) { self.n = n; print("init \(n)") };
  deinit { print("deinit \(n)") }
}
