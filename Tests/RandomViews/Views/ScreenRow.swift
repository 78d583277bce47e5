import SwiftUI

/// What the rows of a screen are made of, around the program that each of them runs.
enum ScreenRow {
  /// A container: what it holds goes with the row (mechanism 9.1).
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
}

/// A row that keeps its state and holds the rest in a container.
struct Keeper: View {
  let place: Place
  @State private var number: Int

  init(place: Place) {
    self.place = place
    _number = State(initialValue: place.program.mix(place.input, 0))
  }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    VStack { interpret(Keeper.inside(place, number)) }
  }

  /// Where the program stands that the row runs.
  @MainActor static func inside(_ place: Place, _ number: Int) -> Place {
    place.child(0, input: place.program.mix(place.input, number))
  }
}

/// A row that keeps its state and is another view, which keeps its own.
struct Chain: View {
  let place: Place
  @State private var number: Int

  init(place: Place) {
    self.place = place
    _number = State(initialValue: place.program.mix(place.input, 0))
  }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    Keeper(place: Chain.inside(place, number)).opacity(1)
  }

  /// Where the view stands that the row is.
  @MainActor static func inside(_ place: Place, _ number: Int) -> Place {
    place.part(1, input: place.program.mix(place.input, number))
  }
}
