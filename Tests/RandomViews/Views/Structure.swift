import SimSwiftUI

struct Several: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    switch place.program.form {
    case 0:
      child(0, in: 0)
      child(1, in: 0)
    case 1:
      Group {
        child(0, in: 1)
        child(1, in: 1)
        child(2, in: 1)
      }
    case 2:
      VStack {
        told(0, in: 2)
        told(1, in: 2)
      }
    default:
      HStack {
        told(0, in: 3)
        told(1, in: 3)
        told(2, in: 3)
      }
    }
  }
  private func told(_ index: Int, in form: Int) -> some View {
    child(index, in: form).told(place.part(100 + form * 10 + index, input: 0).path)
  }
  private func child(_ index: Int, in form: Int) -> some View {
    interpret(place.child(index, input: place.input, slot: form * 10 + index))
  }
}

struct Gridded: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    if place.program.has(0) {
      Grid {
        GridRow { child(0, in: 8) }
        GridRow { child(1, in: 8) }
      }
    } else {
      Grid {
        GridRow {
          child(0, in: 9)
          child(1, in: 9)
        }
      }
    }
  }
  private func child(_ index: Int, in form: Int) -> some View {
    interpret(place.child(index, input: place.input, slot: form * 10 + index))
  }
}

struct Sectioned: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    Section {
      interpret(place.child(0, input: place.input))
    } header: {
      interpret(place.child(1, input: place.input))
    }
  }
}

struct Conditional: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    switch place.program.form {
    case 0:
      if place.input % 2 == 0 { child(0, slot: 0) } else { child(1, slot: 1) }
    case 1:
      if place.input % 2 == 0 { child(0, slot: 10) }
    case 2:
      switch place.input % 3 {
      case 0: child(0, slot: 20)
      case 1: child(1, slot: 21)
      default: child(2, slot: 22)
      }
    default:
      child(place.input % 2 == 0 ? 0 : 1, slot: 30)
    }
  }
  private func child(_ index: Int, slot: Int) -> some View {
    interpret(place.child(index, input: place.input, slot: slot))
  }
}

struct Identified: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    interpret(place.child(0, input: place.program.has(0) ? place.input : 0, id: place.input % 3))
      .id(place.input % 3)
  }
}

struct Erased: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    if place.program.has(0) {
      AnyView(interpret(place.child(0, input: place.input, slot: 0)))
    } else {
      // Only the wrapped type tells the two apart.
      place.input % 2 == 0
        ? AnyView(interpret(place.child(0, input: place.input, slot: 10)))
        : AnyView(Group { interpret(place.child(0, input: place.input, slot: 11)) })
    }
  }
}

struct Rows: View {
  let place: Place
  @State private var items: [Item]
  @State private var bias = 0

  init(place: Place) {
    self.place = place
    _items = State(initialValue: Rows.initialItems(place.program))
  }

  /// The same for all programs: the data of a constant range must not change.
  static let rangeCount = 3

  static func initialItems(_ program: Program) -> [Item] {
    (0..<(program.constant % 5)).map { Item(id: $0, value: $0 % 2) }
  }

  var body: some View {
    let _ = evaluated()
    switch place.program.form {
    case 0:
      VStack { ForEach(items) { interpret(row($0, 0, slot: 0)) } }
    case 1:
      ForEach(items, id: \.id) { item in
        interpret(row(item, 0, slot: 1)).told(place.part(200 + item.id, input: 0).path)
      }
    case 2:
      ForEach(items) { interpret(row($0, bias, slot: 2)) }
    default:
      ForEach(0..<Rows.rangeCount) { number in
        interpret(row(Item(id: number, value: number), bias, slot: 3))
      }
    }
  }

  private func evaluated() {
    place.evaluated()
    World.current.items[place.path] = $items
    World.current.biases[place.path] = $bias
  }

  private func row(_ item: Item, _ bias: Int, slot: Int) -> Place {
    let sum = Rows.observes(item, place.program) ? Rows.model(of: place).sum(place.program) : 0
    return place.child(
      0, input: place.program.mix(place.input + bias, item.value + sum), slot: slot, id: item.id)
  }

  /// Whether the content of an element reads a model, which its body does not.
  static func observes(_ item: Item, _ program: Program) -> Bool {
    program.has(12) && item.value % 2 == 0
  }

  private static func model(of place: Place) -> Model {
    World.current.models[place.program.constant % World.modelCount]
  }
}

/// A list as one view among others, with room for all of its rows.
struct Roster: View {
  let place: Place
  @State private var items: [Item]
  @State private var bias = 0

  init(place: Place) {
    self.place = place
    _items = State(initialValue: Rows.initialItems(place.program))
  }

  var body: some View {
    let _ = evaluated()
    List {
      ForEach(items) { item in
        VStack { interpret(Roster.row(item, bias: place.program.has(0) ? bias : 0, at: place)) }
          .frame(height: 20)
      }
    }
    .frame(height: 600)
  }

  private func evaluated() {
    place.evaluated()
    World.current.items[place.path] = $items
    World.current.biases[place.path] = $bias
  }

  /// The place of a row.
  static func row(_ item: Item, bias: Int, at place: Place) -> Place {
    place.child(
      0, input: place.program.mix(place.input + bias, item.value), slot: 45, id: item.id)
  }
}
