import SimSwiftUI

struct Stateful: View {
  let place: Place
  @State private var number: Int

  init(place: Place) {
    self.place = place
    _number = State(initialValue: place.program.mix(place.input, 0))
  }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    let isReader = Stateful.reads(place)
    interpret(
      place.child(
        0, input: isReader ? place.program.mix(place.input, number) : place.input))
    if place.program.has(1) { BindingUser(place: place.part(1, input: 0), number: $number) }
    if place.program.has(2) { ClosureUser(place: place.part(2, input: 0)) { number } }
  }

  /// Whether the body reads the state: always, for an even input only, or never.
  static func reads(_ place: Place) -> Bool {
    place.program.has(0) && (place.program.has(12) || place.input % 2 == 0)
  }
}

struct BindingUser: View {
  let place: Place
  @Binding var number: Int
  var body: some View {
    let _ = place.evaluated()
    interpret(
      place.child(
        place.program.children.count - 1,
        input: place.program.has(3) ? place.program.mix(place.input, number) : place.input))
  }
}

/// A view that reads what is stored beside all views, for the app or for the scene.
struct StoredReader: View {
  let place: Place
  @AppStorage private var app: Int
  @SceneStorage private var scene: Int

  init(place: Place) {
    self.place = place
    _app = AppStorage(wrappedValue: 0, "number \(StoredReader.key(place.program) / 2)")
    _scene = SceneStorage(wrappedValue: 0, "number \(StoredReader.key(place.program) / 2)")
  }

  /// Which of four stored numbers a program reads: two of the app, two of the scene.
  static func key(_ program: Program) -> Int { program.form }

  var body: some View {
    let _ = evaluated()
    let number = StoredReader.key(place.program) % 2 == 0 ? app : scene
    interpret(place.child(0, input: place.program.mix(place.input, number)))
  }

  private func evaluated() {
    place.evaluated()
    World.current.storedKeys[place.path] = StoredReader.key(place.program)
    World.current.stored[place.path] =
      StoredReader.key(place.program) % 2 == 0 ? $app : $scene
  }
}

struct ClosureUser: View {
  let place: Place
  let make: () -> Int
  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: "\(place.program.number)c\(make())")
  }
}

struct ClosureMaker: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    let number = place.input / 2
    interpret(place.child(0, input: place.input))
    ClosureUser(place: place.part(1, input: 0)) { number }
  }
}

struct Modified: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    interpret(place.child(0, input: place.input))
      .modifier(Stated(place: place.part(1, input: place.input / 2)))
  }
}

struct Stated: ViewModifier {
  let place: Place
  @State private var number = 0

  func body(content: Content) -> some View {
    let _ = place.evaluated(writing: $number)
    if !place.program.has(0) || number % 2 == 0 { content }
    Text(verbatim: "\(place.text)m\(number)")
  }
}

@propertyWrapper struct Summed: DynamicProperty {
  @State private var own = 0
  @Environment(\.number) private var number
  private var sum = 0
  private let model: Model?
  var wrappedValue: Int { sum }
  var projectedValue: Binding<Int> { $own }
  init(_ model: Model?) { self.model = model }
  mutating func update() { sum = own + number + (model?.first ?? 0) }
}

struct PropertyUser: View {
  let place: Place
  @Summed private var sum: Int

  init(place: Place) {
    self.place = place
    _sum = Summed(PropertyUser.model(of: place.program).map { World.current.models[$0] })
  }

  /// The number of the model that the property reads, if it does.
  static func model(of program: Program) -> Int? {
    program.has(13) ? program.constant % World.modelCount : nil
  }

  var body: some View {
    let _ = evaluated()
    interpret(place.child(0, input: place.program.mix(place.input, sum)))
  }

  private func evaluated() {
    place.evaluated()
    World.current.numbers[place.path] = $sum
    World.current.because(place.path, Self.changesLine())
  }
}
