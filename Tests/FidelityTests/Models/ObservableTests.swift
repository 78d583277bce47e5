// @Observable: a property that is written runs those that read it (mechanism.md#6).

import Combine
import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension ModelsSuite {
  @Test func `a reader of an observable can come and go`() throws {
    let device = showing { Curtain() }
    try expect(device.lines(afterTapping: "rename"), is: ["Name Grace"])
    try expect(device.lines(afterTapping: "hide"), is: ["Curtain"])
    try expect(device.lines(afterTapping: "rename"), is: [])
  }

  /// GT-048: the state's new object counts, the old one nobody.
  @Test func `a state that holds an object follows the object that it holds`() throws {
    let device = showing { Holding() }
    expect(device.console, is: ["Holding: @self, @identity, _book changed."])
    try expect(device.lines(afterTapping: "rename"), is: ["Holding: @dependencies changed."])
    try expect(device.lines(afterTapping: "replace"), is: ["Holding: _book changed."])
    try expect(device.lines(afterTapping: "rename old"), is: [])
    try expect(device.lines(afterTapping: "rename"), is: ["Holding: @dependencies changed."])
  }

  /// mechanism.md#6.6 and #6.8.
  @Test func `a computed property depends on what it reads, and two changes are one body`() throws {
    let device = showing { Totals() }
    expect(device.console, is: ["total 3"])
    try expect(device.lines(afterTapping: "both"), is: ["total 30"])
    try expect(device.lines(afterTapping: "other"), is: [])
  }

  @Test func `nested observables are followed wherever they hang`() throws {
    let device = showing { Nesting() }
    expect(device.console, is: ["body x0"])
    try expect(device.lines(afterTapping: "leaf"), is: ["body x1"])
    // The old leaf is nobody's any more.
    try expect(device.lines(afterTapping: "swap"), is: ["body new"])
    try expect(device.lines(afterTapping: "old"), is: [])
    try expect(device.lines(afterTapping: "unread"), is: [])
  }

  /// 6.8.
  @Test func `withObservationTracking calls onChange before the change`() throws {
    let device = showing { ByItself() }
    expect(device.console, is: ["ByItself 0"])
    try expect(device.lines(afterTapping: "both"), is: ["will change", "mid 1", "ByItself 2"])
    try expect(device.lines(afterTapping: "both"), is: ["will change", "mid 2", "ByItself 4"])
  }

  /// 6.7, with its doubt.
  @Test func `a model that a body reads under a condition is followed as it was read last`() throws
  {
    let device = showing { Choosing() }
    expect(device.console, is: ["Choosing 0"])
    try expect(device.lines(afterTapping: "f"), is: ["Choosing 0"])
    try expect(device.lines(afterTapping: "a"), is: [])
    try expect(device.lines(afterTapping: "b"), is: ["Choosing 1"])
    try expect(device.lines(afterTapping: "f"), is: ["Choosing 1"])
    try expect(device.lines(afterTapping: "b"), is: [])
  }

  /// GT-133.
  @Test func `a published model is followed for its property and for what it holds`() throws {
    let device = showing { Doubled() }
    expect(device.console, is: ["Doubled 0"])
    try expect(device.lines(afterTapping: "a"), is: ["Doubled 1"])
    try expect(device.lines(afterTapping: "b"), is: [])
    try expect(device.lines(afterTapping: "new"), is: ["Doubled 0"])
    try expect(device.lines(afterTapping: "a"), is: ["Doubled 1"])
  }

  /// mechanism.md#6.6: what is read of an optional model is followed from when it is there.
  @Test func `a model that a task sets is followed from then on`() throws {
    let device = showing { Fetched() }
    expect(device.console, is: ["nothing", "guest a"])
    try expect(device.lines(afterTapping: "rename"), is: ["guest b"])
  }
}

@Observable private final class Person {
  var name: String
  var age = 36
  init(name: String = "Ada") { self.name = name }
}

private struct Name: View {
  let person: Person
  var body: some View {
    let _ = print("Name \(person.name)")
    Text(person.name)
  }
}

private struct Curtain: View {
  @State private var person = Person()
  @State private var isOpen = true
  var body: some View {
    let _ = print("Curtain")
    VStack {
      if isOpen { Name(person: person) }
      Button("rename") { person.name = "Grace" }
      Button("hide") { isOpen = false }
    }
  }
}

@Observable private final class Book: Identifiable {
  let id: Int
  var name: String
  var isLent = false
  init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
}

private struct Holding: View {
  @State private var book = Book(0, "a")
  var body: some View {
    let _ = Self._printChanges()
    let old = book
    Text(book.name)
    Button("rename") { book.name += "!" }
    Button("replace") {
      Past.book = old
      book = Book(1, "b")
    }
    Button("rename old") { Past.book?.name += "?" }
  }
}

@MainActor private enum Past { static var book: Book? }

@Observable private final class Sums {
  var one = 1
  var two = 2
  var other = 0
  var total: Int { one + two }
}

private struct Totals: View {
  @State private var sums = Sums()
  var body: some View {
    let _ = print("total \(sums.total)")
    Button("both") {
      sums.one = 10
      sums.two = 20
    }
    Button("other") { sums.other += 1 }
  }
}

@Observable private final class Leaf {
  var name: String
  init(_ name: String) { self.name = name }
}

@Observable private final class Tree {
  var leaves = [Leaf("x0"), Leaf("y")]
  var count = 0
}

private struct Nesting: View {
  @State private var tree = Tree()
  @State private var first: Leaf?
  var body: some View {
    let _ = print("body \(tree.leaves[0].name)")
    VStack {
      Button("leaf") { tree.leaves[0].name = "x1" }
      Button("swap") {
        first = tree.leaves[0]
        tree.leaves[0] = Leaf("new")
      }
      Button("old") { first?.name = "nobody's" }
      Button("unread") { tree.leaves[1].name = "z" }
    }
  }
}

@Observable private final class ProbedModel {
  var a = 0; var b = 0; var list: [Int] = [1, 2]; var child: ProbedModel?; var sum: Int { a + b }
}

private struct ByItself: View {
  @State var m = ProbedModel()
  var body: some View {
    let _ = print("ByItself \(m.sum)")
    Button("both") {
      withObservationTracking {
        _ = m.a
      } onChange: {
        print("will change")
      }
      m.a += 1
      print("mid \(m.a)")
      m.b += 1
    }
  }
}

private struct Choosing: View {
  @State var m = ProbedModel(); @State var f = true
  var body: some View {
    let _ = print("Choosing \(f ? m.a : m.b)")
    VStack {
      Button("f") { f.toggle() }; Button("a") { m.a += 1 }; Button("b") { m.b += 1 }
    }
  }
}

private struct Doubled: View {
  @StateObject var o = ModelHolder()
  var body: some View {
    let _ = print("Doubled \(o.m.a)");
    VStack {
      Button("a") { o.m.a += 1 }; Button("new") { o.m = ProbedModel() }; Button("b") { o.m.b += 1 }
    }
  }
}

private final class ModelHolder: ObservableObject {
  @Published var m = ProbedModel(); var plain = 0
}

@Observable private final class Guest { var name = "a" }

private struct Fetched: View {
  @State private var guest: Guest?
  var body: some View {
    let _ = print(guest.map { "guest \($0.name)" } ?? "nothing")
    Text("x").task { guest = Guest() }
    Button("rename") { guest?.name = "b" }
  }
}
