// What a view is made from beside its plain properties: the value that a state begins with, and what a `==`
// of its own does not look at.

import SimSwiftUI

struct Seeder: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    Seeded(place: place.part(0, input: 0), start: place.input)
  }
}

/// A view whose input is the value that its state begins with, and nothing else.
struct Seeded: View {
  let place: Place
  @State private var number: Int

  init(place: Place, start: Int) {
    self.place = place
    _number = State(initialValue: start)
  }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    interpret(place.child(0, input: place.program.mix(0, number)))
  }
}

struct Holder: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    // The first is equal as a whole where the view in it is; the second has a text that says it all.
    if place.program.has(0) {
      Held(place: place.part(0, input: place.input))
    } else {
      Held(place: place.part(1, input: place.input))
      Text(verbatim: place.text)
    }
  }
}

/// Not plain, with a `==` that does not see all, and with a reason of its own to run.
struct Held: View, Equatable {
  let place: Place
  @State private var number = 0

  init(place: Place) { self.place = place }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.place.program === rhs.place.program && lhs.place.input / 2 == rhs.place.input / 2
  }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    interpret(place.child(0, input: place.program.mix(place.input, number)))
  }
}
