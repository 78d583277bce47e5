// Views that say why their bodies run, under the name that the framework's logs give them.

import SimSwiftUI
import SimViews

/// What encloses a view.
enum Nest {
  struct Box<Element> {
    /// A view with a state that it reads for some inputs only.
    struct Named<Other>: View {
      let place: Place
      @State private var number = 0

      init(place: Place) { self.place = place }

      var body: some View {
        let _ = evaluated()
        interpret(
          place.child(
            0,
            input: (Naming.reads(place) ? place.program.mix(place.input, number) : place.input)
              + (Naming.model(of: place.program).map { World.current.models[$0].first } ?? 0)))
      }

      private func evaluated() {
        place.evaluated()
        World.current.numbers[place.path] = $number
        World.current.because(place.path, Self.changesLine())
      }
    }
  }
}

struct Naming: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    if place.program.has(0) {
      Nest.Box<Int>.Named<String?>(place: place.part(0, input: place.input))
    } else {
      Nest.Box<(Int, Item)>.Named<[Phase]>(place: place.part(1, input: place.input))
    }
  }

  /// What the framework calls the view.
  static func name(_ program: Program) -> String {
    program.has(0)
      ? "Nest.Box<Int>.Named<Optional<String>>" : "Nest.Box<(Int, Item)>.Named<Array<Phase>>"
  }

  /// The number of the model that the body reads, if it does.
  static func model(of program: Program) -> Int? {
    program.has(14) ? program.constant % World.modelCount : nil
  }

  /// Whether the body reads the state: always, or for an even input only.
  static func reads(_ place: Place) -> Bool { place.program.has(12) || place.input % 2 == 0 }
}
