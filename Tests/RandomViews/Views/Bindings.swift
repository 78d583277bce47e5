// Bindings that are made anew: of closures, and to another place than before.

import SimSwiftUI

/// A view that makes a binding of closures over its state.
struct ClosureBinder: View {
  let place: Place
  @State private var number = 0

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    BindingUser(
      place: place.part(0, input: 0), number: Binding(get: { number }, set: { number = $0 }))
  }
}

/// A view that hands on a binding to one of two states: to the one that it reads itself as long as that is even, else
/// to one that it never reads.
struct Rebinder: View {
  let place: Place
  @State private var number = 0
  @State private var bias = 0

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = evaluated()
    Rebound(
      place: place.part(0, input: Rebinder.input(place, number)),
      number: number % 2 == 0 ? $number : $bias)
  }

  static func input(_ place: Place, _ number: Int) -> Int { 2 * place.input + number % 2 }

  private func evaluated() {
    place.evaluated()
    World.current.numbers[place.path] = $number
    World.current.biases[place.path] = $bias
  }
}

/// A view that reads what it is bound to always, or in the first of two places only.
struct Rebound: View {
  let place: Place
  @Binding var number: Int

  var body: some View {
    let _ = place.evaluated()
    interpret(
      place.child(
        0, input: Rebound.reads(place) ? place.program.mix(place.input, number) : place.input))
  }

  static func reads(_ place: Place) -> Bool { place.program.has(13) || place.input % 2 == 0 }
}
