import SimSwiftUI

/// What the rows of a screen are made of, around the program that each of them runs.
enum ScreenRow {
  /// A container: what it holds goes with the row (mechanism.md#9.1).
  case boxed
  /// A view with state around such a container, which keeps its own.
  case keeper
  /// A view with state that is another one with state: both keep theirs.
  case chain

  /// What a screen's program says.
  init(_ program: Program) {
    switch program.form {
    case 0: self = .boxed
    case 1: self = .keeper
    default: self = .chain
    }
  }

  /// Where the program stands that a row with state runs.
  @MainActor static func program(in place: Place, _ number: Int) -> Place {
    place.child(0, input: place.program.mix(place.input, number))
  }

  /// Where the second of two rows with state stands.
  @MainActor static func link(in place: Place, _ number: Int) -> Place {
    place.part(1, input: place.program.mix(place.input, number))
  }
}

/// A row that keeps its state, and gives what is made of its place and its number.
struct Keeper<Inside: View>: View {
  let place: Place
  let inside: @MainActor (Place, Int) -> Inside
  @State private var number: Int

  init(place: Place, inside: @escaping @MainActor (Place, Int) -> Inside) {
    self.place = place
    self.inside = inside
    _number = State(initialValue: place.program.mix(place.input, 0))
  }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    inside(place, number)
  }
}

/// A program in a container.
@MainActor func boxed(_ place: Place) -> some View { VStack { interpret(place) } }
