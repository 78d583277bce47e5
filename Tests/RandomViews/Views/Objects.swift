import SimSwiftUI

struct ObjectOwner: View {
  let place: Place
  @StateObject private var counter: Counter

  init(place: Place) {
    self.place = place
    _counter = StateObject(
      wrappedValue: Counter(path: place.path, first: place.program.mix(place.input, 0)))
  }

  var body: some View {
    let _ = place.evaluated()
    interpret(
      place.child(
        0,
        input: place.program.has(0)
          ? place.program.mix(place.input, counter.first) : place.input))
    if place.program.has(1) { ObjectUser(place: place.part(1, input: 0), counter: counter) }
  }
}

struct ObjectUser: View {
  let place: Place
  @ObservedObject var counter: Counter
  var body: some View {
    let _ = place.evaluated()
    let program = place.program
    interpret(
      place.child(
        program.children.count - 1,
        input: program.mix(place.input, program.has(2) ? counter.first : counter.second)))
  }
}

struct ObjectChooser: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    ObjectUser(
      place: place.part(0, input: place.program.has(3) ? place.input : 0),
      counter: World.current.objects[place.input % World.objectCount])
  }
}

struct ObjectReader: View {
  let place: Place
  @EnvironmentObject private var counter: Counter
  init(place: Place) { self.place = place }
  var body: some View {
    let _ = place.evaluated()
    interpret(place.child(0, input: place.program.mix(place.input, counter.first)))
  }
}

struct ModelChooser: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    ModelUser(
      place: place.part(0, input: place.program.has(3) ? place.input : 0),
      model: World.current.models[place.input % World.modelCount])
  }
}

struct ModelUser: View {
  let place: Place
  let model: Model
  var body: some View {
    let _ = place.evaluated()
    interpret(
      place.child(
        0,
        input: place.program.mix(place.input, ModelUser.reads(place) ? model.sum(place.program) : 0)
      ))
  }

  /// Whether the body reads the model at all: always, or for an even input only.
  static func reads(_ place: Place) -> Bool { place.program.has(13) || place.input % 2 == 0 }
}

struct ModelReader: View {
  let place: Place
  @Environment(Model.self) private var model
  init(place: Place) { self.place = place }
  var body: some View {
    let _ = place.evaluated()
    interpret(
      place.child(
        0,
        input: place.program.mix(place.input, ModelUser.reads(place) ? model.sum(place.program) : 0)
      ))
  }
}

extension Model {
  /// Reads the first property, and the second where the first is even.
  func sum(_ program: Program) -> Int {
    program.has(2) && first % 2 == 0 ? first + second : first
  }
}

/// A view that makes a binding to a property.
struct ModelBinder: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    BoundModel(
      place: place.part(0, input: 0),
      model: World.current.models[place.input % World.modelCount])
  }
}

struct BoundModel: View {
  let place: Place
  @Bindable var model: Model
  var body: some View {
    let _ = place.evaluated()
    BindingUser(place: place.part(1, input: 0), number: $model.first)
  }
}

struct EnvironmentWriter: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    let input = place.input
    let slot = place.program.form + (place.program.has(1) ? 4 : 0)
    let child = place.child(0, input: place.program.has(0) ? input : 0, slot: slot)
    switch slot {
    case 0, 4: interpret(child).environment(\.number, input)
    case 1: interpret(child).transformEnvironment(\.number) { $0 += input }
    case 5: interpret(child).lineLimit(input % 3 + 1)
    case 2, 6:
      interpret(child).environmentObject(World.current.objects[input % World.objectCount])
    default: interpret(child).environment(World.current.models[input % World.modelCount])
    }
  }
}

struct NumberReader: View {
  let place: Place
  @Environment(\.number) private var number
  init(place: Place) { self.place = place }
  var body: some View {
    let _ = place.evaluated()
    interpret(place.child(0, input: place.program.mix(place.input, number)))
  }
}
