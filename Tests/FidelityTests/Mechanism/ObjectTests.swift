// Objects: who runs when an ObservableObject announces a change, or a property of an @Observable is written.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `a state object is made once, and every change runs its owner`() throws {
    let device = showing { Shop() }
    expect(device.console, is: ["Stock.init", "Shop 0", "Observer 0", "Holder"])
    try expect(device.lines(afterTapping: "buy"), is: ["Shop 1", "Observer 1"])
    // A property that nobody reads still announces a change of the object.
    try expect(device.lines(afterTapping: "note"), is: ["Shop 1", "Observer 1"])
  }

  @Test func `a view that only holds an object does not depend on it`() throws {
    let device = showing { Shop() }
    _ = try device.lines(afterTapping: "buy")
    expect(device.count(.bodyEvaluations, of: "Holder"), is: 1)
  }

  @Test func `an environment object reaches its readers past views that do not read it`() throws {
    let device = showing { Market() }
    expect(device.console, is: ["Stock.init", "Market", "Between", "Reader 0"])
    try expect(device.lines(afterTapping: "buy"), is: ["Reader 1"])
  }

  @Test func `an observed object that is replaced is no longer followed`() throws {
    let device = showing { Switch() }
    try expect(device.lines(afterTapping: "buy first"), is: ["Observer 1"])
    try expect(device.lines(afterTapping: "switch"), is: ["Observer 0"])
    try expect(device.lines(afterTapping: "buy first"), is: [])
    try expect(device.lines(afterTapping: "buy second"), is: ["Observer 1"])
  }

  @Test func `an observable's property runs those that read it, and no others`() throws {
    let device = showing { Profile() }
    expect(device.console, is: ["Profile", "Name Ada", "Age 36"])
    try expect(device.lines(afterTapping: "birthday"), is: ["Age 37"])
    try expect(device.lines(afterTapping: "rename"), is: ["Name Grace"])
    try expect(device.lines(afterTapping: "birthday"), is: ["Age 38"])
  }

  @Test func `an observable that was replaced is no longer observed`() throws {
    let device = showing { Library() }
    try expect(device.lines(afterTapping: "turn"), is: ["Name Grace"])
    try expect(device.lines(afterTapping: "rename Ada"), is: [])
    try expect(device.lines(afterTapping: "turn"), is: ["Name Lovelace"])
  }

  @Test func `a body that began to observe late stops when it no longer reads`() throws {
    let device = showing { Shelf() }
    expect(device.console, is: ["Label -"])
    try expect(device.lines(afterTapping: "show"), is: ["Label Ada"])
    try expect(device.lines(afterTapping: "show"), is: ["Label -"])
    try expect(device.lines(afterTapping: "rename"), is: [])
  }

  @Test func `a reader of an observable can come and go`() throws {
    let device = showing { Curtain() }
    try expect(device.lines(afterTapping: "rename"), is: ["Name Grace"])
    try expect(device.lines(afterTapping: "hide"), is: ["Curtain"])
    try expect(device.lines(afterTapping: "rename"), is: [])
  }
}

private final class Stock: ObservableObject {
  @Published var count = 0
  @Published var note = ""
  init(_ message: String? = "Stock.init") { if let message { print(message) } }
}

private struct Shop: View {
  @StateObject private var stock = Stock()
  var body: some View {
    let _ = print("Shop \(stock.count)")
    VStack {
      Observer(stock: stock)
      Holder(stock: stock)
      Button("buy") { stock.count += 1 }
      Button("note") { stock.note += "." }
    }
  }
}

private struct Observer: View {
  @ObservedObject var stock: Stock
  var body: some View {
    let _ = print("Observer \(stock.count)")
    Text("\(stock.count)")
  }
}

private struct Holder: View {
  let stock: Stock
  var body: some View {
    let _ = print("Holder")
    Text("\(stock.count)")
  }
}

private struct Market: View {
  let stock = Stock()
  var body: some View {
    let _ = print("Market")
    VStack {
      Between()
      Button("buy") { stock.count += 1 }
    }
    .environmentObject(stock)
  }
}

private struct Between: View {
  var body: some View {
    let _ = print("Between")
    Reader()
  }
}

private struct Reader: View {
  @EnvironmentObject var stock: Stock
  var body: some View {
    let _ = print("Reader \(stock.count)")
    Text("\(stock.count)")
  }
}

private struct Switch: View {
  @State private var first = Stock(nil)
  @State private var second = Stock(nil)
  @State private var showsSecond = false
  var body: some View {
    VStack {
      Observer(stock: showsSecond ? second : first)
      Button("switch") { showsSecond = true }
      Button("buy first") { first.count += 1 }
      Button("buy second") { second.count += 1 }
    }
  }
}

@Observable private final class Person {
  var name: String
  var age = 36
  init(name: String = "Ada") { self.name = name }
}

private struct Profile: View {
  @State private var person = Person()
  var body: some View {
    let _ = print("Profile")
    VStack {
      Name(person: person)
      Age(person: person)
      Button("birthday") { person.age += 1 }
      Button("rename") { person.name = "Grace" }
    }
  }
}

private struct Library: View {
  @State private var first = Person()
  @State private var second = Person(name: "Grace")
  @State private var isTurned = false
  var body: some View {
    VStack {
      Name(person: isTurned ? second : first)
      Button("turn") { isTurned.toggle() }
      Button("rename Ada") { first.name = "Lovelace" }
    }
  }
}

private struct Shelf: View {
  @State private var person = Person()
  @State private var isShown = false
  var body: some View {
    VStack {
      Label(person: person, isShown: isShown)
      Button("show") { isShown.toggle() }
      Button("rename") { person.name = "Grace" }
    }
  }

  private struct Label: View {
    let person: Person
    let isShown: Bool
    var body: some View {
      let name = isShown ? person.name : "-"
      let _ = print("Label \(name)")
      Text(name)
    }
  }
}

private struct Name: View {
  let person: Person
  var body: some View {
    let _ = print("Name \(person.name)")
    Text(person.name)
  }
}

private struct Age: View {
  let person: Person
  var body: some View {
    let _ = print("Age \(person.age)")
    Text("\(person.age)")
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
