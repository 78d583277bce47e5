// Views about a binding out of an optional, a transform of the environment, and what leaves a container together.

import SimSwiftUI

/// A view that hands on what is in an optional, as long as there is something.
struct Unwrapping: View {
  let place: Place
  @State private var item: Item?

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = evaluated()
    Text(verbatim: place.text)
    if let item = Binding($item) { Unwrapped(place: place.part(0, input: 0), item: item) }
  }

  private func evaluated() {
    place.evaluated()
    World.current.choices[place.path] = $item
  }
}

/// A view that takes a binding out of an optional.
struct Unwrapped: View {
  let place: Place
  @Binding var item: Item

  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: "\(place.program.number)v\(item.id).\(item.value)")
  }
}

/// A view that changes what the environment says by what an observable object does.
struct Transforming: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    let input = place.input
    TransformedReader(place: place.part(0, input: 0))
      .transformEnvironment(\.number) {
        $0 += Transforming.sum(input, World.current.models[0].first)
      }
  }

  static func sum(_ input: Int, _ observed: Int) -> Int { input + 2 * observed }
}

struct TransformedReader: View {
  let place: Place
  @Environment(\.number) private var number

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: "\(place.program.number)f\(number)")
  }
}

/// Two views that leave a container together, by transitions of one length, before one that stays.
struct Parting: View {
  let place: Place

  var body: some View {
    let _ = place.evaluated()
    let isShown = Backing.isShown(place.input)
    Text(verbatim: place.text)
    VStack(spacing: 0) {
      if isShown { part("first", isLast: true) }
      if isShown { part("second", isLast: false) }
      Color.red.frame(height: 1)
    }
    .animation(.linear(duration: Leaving.duration), value: isShown)
  }

  /// What stays takes the place of the first, which is told last (mechanism.md#8.9).
  private func part(_ name: String, isLast: Bool) -> some View {
    let path = place.path
    return Color.red.frame(height: 1).transition(.opacity)
      .onAppear { World.current.facts["\(name) part of \(path)"] = "there" }
      .onDisappear {
        World.current.facts["\(name) part of \(path)"] = "gone"
        if isLast, World.current.facts["second part of \(path)"] == "there" {
          World.current.complaints.append("the first part of \(path) was told before the second")
        }
      }
  }
}
