// Why each body ran: whole chains from what happened on the device, over what was written, to the view.

import Expectations
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct Causes {}

extension Causes {
  /// The chains that a closure's steps lead to, on a device at rest that shows a view.
  func chains<Root: View>(
    on system: SimulatedSystem = .iOS17,
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> Root,
    after steps: (SimulatedDevice) throws -> Void
  ) rethrows -> [String] {
    let device = showing(on: system, root)
    device.forgetCauses()
    try steps(device)
    device.settle()
    return device.causes()
  }

  @Test func `a launch is the cause of everything that it makes`() {
    let device = SimulatedDevice()
    device.launch { Counter() }
    device.settle()
    expect(
      device.causes(),
      is: [
        "launch → new → Counter",
        "launch → new → Counter → new → Label",
        "launch → new → Counter → new → Stepping",
      ])
    expect(device.causes(of: "Label"), is: ["launch → new → Counter → new → Label"])
  }

  @Test func `a state leads to its view, and a field that changed to the child`() throws {
    let chains = try chains {
      Counter()
    } after: {
      try $0.tap("add")
    }
    expect(
      chains,
      is: [
        "tap \"add\" → Counter._count (action of Button \"add\") → _count → Counter",
        "tap \"add\" → Counter._count (action of Button \"add\") → _count → Counter → "
          + "field count → Label",
      ])
  }

  @Test func `a binding leads to the view that reads it, under that view's name for it`() throws {
    let chains = try chains {
      Lending()
    } after: {
      try $0.tap("step")
    }
    expect(
      chains, is: ["tap \"step\" → Lending._total (action of Button \"step\") → _value → Stepping"])
  }

  @Test func `chains are counted, not repeated`() throws {
    let chains = try chains {
      Lending()
    } after: {
      for _ in 0..<3 {
        try $0.tap("step")
        $0.settle()
      }
    }
    expect(
      chains,
      is: ["tap \"step\" → Lending._total (action of Button \"step\") → _value → Stepping ×3"])
  }

  @Test func `a published property is named, in each view that subscribes`() throws {
    let chains = try chains {
      Shop()
    } after: {
      try $0.tap("buy")
    }
    expect(
      chains,
      is: [
        "tap \"buy\" → Stock.count (action of Button \"buy\") → _stock → Shop",
        "tap \"buy\" → Stock.count (action of Button \"buy\") → _stock → Observer",
        "tap \"buy\" → Stock.count (action of Button \"buy\") → _found → Finder",
      ])
  }

  @Test func `an announcement without a change is reported`() throws {
    let announced = "Stock.objectWillChange (action of Button"
    for label in ["announce", "same"] {
      let chains = try chains {
        Shop()
      } after: {
        try $0.tap(label)
      }
      expect(chains.first, is: "tap \"\(label)\" → \(announced) \"\(label)\") → _stock → Shop")
      expect(chains.count, is: 3)
    }
  }

  @Test func `the last of several properties that were set is named`() throws {
    let chains = try chains {
      Shop()
    } after: {
      try $0.tap("both")
    }
    expect(
      chains.first, is: "tap \"both\" → Stock.note (action of Button \"both\") → _stock → Shop")
  }

  @Test func `an environment value leads from the view that set it to the one that reads it`()
    throws
  {
    let chains = try chains {
      Themed()
    } after: {
      try $0.tap("darken")
    }
    expect(
      chains,
      is: [
        "tap \"darken\" → Themed._shade (action of Button \"darken\") → _shade → Themed",
        "tap \"darken\" → Themed._shade (action of Button \"darken\") → _shade → Themed → "
          + "environment ShadeKey → _shade → Panel",
      ])
  }

  @Test func `an observable property is named`() throws {
    let chains = try chains {
      Owner()
    } after: {
      try $0.tap("birthday")
    }
    expect(
      chains,
      is: [
        "tap \"birthday\" → Person.age (action of Button \"birthday\") → property age → Age"
      ])
  }

  @Test func `an observable property that was read by the first body of its type is named`() throws
  {
    let chains = try chains {
      OnlyReader()
    } after: {
      try $0.tap("Ada")
    }
    expect(
      chains,
      is: [
        "tap \"Ada\" → Person.name (action of Button \"Ada\") → property name → OnlyReader"
      ])
  }

  @Test func `a state that rows read leads to them through the body that owns it`() throws {
    let chains = try chains {
      Rows()
    } after: {
      try $0.tap("mark")
    }
    expect(
      chains,
      is: [
        "tap \"mark\" → Rows._marked (action of Button \"mark\") → _marked → Rows",
        "tap \"mark\" → Rows._marked (action of Button \"mark\") → _marked → Rows "
          + "→ field isMarked → Row",
      ])
  }

  @Test func `a row that scrolls into view is logged, and so is the next one made in advance`() {
    let device = SimulatedDevice()
    device.launch { LongList() }
    device.settle()
    device.forgetCauses()
    device.scroll(by: 60)
    device.settle()
    expect(device.causes(), is: ["scroll → new → Row ×2"])
  }

  @Test func `a row that is made because the data grew has the list's cause`() throws {
    let chains = try chains {
      Growing()
    } after: {
      try $0.tap("grow")
    }
    let tap = "tap \"grow\" → Growing._items (action of Button \"grow\") → _items → Growing"
    expect(chains, is: [tap, "\(tap) → new → Row"])
  }

  @Test func `a sum over all chains is the number of bodies`() throws {
    let device = SimulatedDevice()
    device.launch { Growing() }
    device.settle()
    try device.tap("grow")
    device.settle()
    let counts = device.causes().map { line -> Int in
      let parts = line.components(separatedBy: " ×")
      return parts.count == 2 ? Int(parts[1]) ?? 0 : 1
    }
    expect(counts.reduce(0, +), is: device.count(.bodyEvaluations))
  }
}

// MARK: Views

private struct Counter: View {
  @State private var count = 0
  @State private var other = 0
  var body: some View {
    VStack {
      Button("add") { count += 1 }
      Label(text: "count", count: count)
      Stepping(value: $other)
    }
  }
}

private struct Label: View {
  let text: String
  let count: Int
  var body: some View { Text("\(text) \(count)") }
}

private struct Stepping: View {
  @Binding var value: Int
  var body: some View {
    Text("\(value)")
    Button("step") { value += 1 }
  }
}

private struct Lending: View {
  @State private var total = 0
  var body: some View { VStack { Stepping(value: $total) } }
}

private final class Stock: ObservableObject {
  @Published var count = 0
  @Published var note = ""
}

private struct Shop: View {
  @StateObject private var stock = Stock()
  var body: some View {
    VStack {
      Button("buy") { stock.count += 1 }
      Button("both") {
        stock.count += 1
        stock.note += "!"
      }
      Button("same") { stock.count = stock.count }
      Button("announce") { stock.objectWillChange.send() }
      Observer(stock: stock)
      Finder().environmentObject(stock)
    }
  }
}

private struct Observer: View {
  @ObservedObject var stock: Stock
  var body: some View { Text("\(stock.count)") }
}

private struct Finder: View {
  @EnvironmentObject var found: Stock
  var body: some View { Text("found \(found.count)") }
}

private struct ShadeKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var shade: Int {
    get { self[ShadeKey.self] }
    set { self[ShadeKey.self] = newValue }
  }
}

private struct Themed: View {
  @State private var shade = 1
  var body: some View {
    VStack {
      Button("darken") { shade += 1 }
      Panel().environment(\.shade, shade)
    }
  }
}

private struct Panel: View {
  @Environment(\.shade) private var shade
  var body: some View { Text("\(shade)") }
}

@Observable private final class Person {
  var name = "Ada"
  var age = 36
}

private struct Owner: View {
  @State private var person = Person()
  var body: some View {
    VStack {
      Name(person: person)
      Age(person: person)
      Button("birthday") { person.age += 1 }
    }
  }
}

private struct Name: View {
  let person: Person
  var body: some View { Text(person.name) }
}

private struct Age: View {
  let person: Person
  var body: some View { Text("\(person.age)") }
}

private struct OnlyReader: View {
  @State private var person = Person()
  var body: some View { Button(person.name) { person.name += "!" } }
}

private struct Row: View {
  let index: Int
  var isMarked = false
  var body: some View { Text("Row \(index)\(isMarked ? "!" : "")") }
}

private struct Rows: View {
  @State private var marked = -1
  var body: some View {
    VStack {
      Button("mark") { marked = 1 }
      ForEach(0..<3) { Row(index: $0, isMarked: $0 == marked) }
    }
  }
}

private struct LongList: View {
  var body: some View { List(0..<100, id: \.self) { Row(index: $0) } }
}

private struct Growing: View {
  @State private var items = [1, 2]
  var body: some View {
    VStack {
      Button("grow") { items.append(items.count + 1) }
      List(items, id: \.self) { Row(index: $0) }
    }
  }
}
