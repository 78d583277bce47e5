// Views that hold nothing and are about one rule each: what is captured, compared, handed down and told.

import SimSwiftUI

/// A view that hands out a closure over a state which it never reads itself.
struct Capturing: View {
  let place: Place
  @State private var bias = 0

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = evaluated()
    Captured(place: place.part(0, input: 0)) { bias }.onAppear { bias = 1 }
  }

  private func evaluated() {
    place.evaluated()
    World.current.biases[place.path] = $bias
  }
}

/// A view that calls what it was handed for some numbers of its own only.
struct Captured: View {
  let place: Place
  let make: () -> Int
  @State private var number = 0

  init(place: Place, make: @escaping () -> Int) {
    self.place = place
    self.make = make
  }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    Text(verbatim: "\(place.program.number)k\(Captured.calls(number) ? make() : -1)")
  }

  static func calls(_ number: Int) -> Bool { number > 2 }
}

/// A view that makes a binding of closures which nobody reads.
struct Unused: View {
  let place: Place
  @State private var number = 0

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    let _ = Binding(get: { number }, set: { number = $0 })
    Text(verbatim: place.text)
  }
}

/// A view that waits for a preference which nothing inside could ever set.
struct Unheard: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: place.text)
      .onPreferenceChange(Total.self) { World.current.call("unheard \(place.path) \($0)") }
  }
}

/// A value of the environment and a state of which not each change counts.
struct Loosening: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    LooseReader(place: place.part(0, input: 0)).environment(\.loose, Loose(number: place.input))
  }
}

struct LooseReader: View {
  let place: Place
  @Environment(\.loose) private var loose
  @State private var own = Loose(number: 0)

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = place.evaluated(writing: $own.number)
    Text(verbatim: "\(place.program.number)l\(loose.number).\(own.number)")
  }
}

/// A view that is enabled only where all views around it are.
struct Enabling: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    EnabledReader(place: place.part(0, input: 0))
      .disabled(place.input >= 2)
      .disabled(place.input % 2 == 1)
  }
}

struct EnabledReader: View {
  let place: Place
  @Environment(\.isEnabled) private var isEnabled

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: "\(place.program.number)e\(isEnabled)")
  }
}

/// Readers of the whole environment, and of one key or another.
struct Choosing: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    Group {
      WholeReader(place: place.part(0, input: 0))
      KeyReader(place: place.part(1, input: place.input % 2))
    }
    .environment(\.loose, Loose(number: 2 * place.input))
    .environment(\.number, place.input / 2)
  }
}

struct WholeReader: View {
  let place: Place
  @Environment(\.self) private var values

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: "\(place.program.number)w\(values.number)")
  }
}

struct KeyReader: View {
  let place: Place
  @Environment private var value: Int

  init(place: Place) {
    self.place = place
    _value = Environment(place.input == 0 ? \.number : \.loose.number)
  }

  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: "\(place.text)y\(value)")
  }
}

/// Elements of which two have one id for some inputs: the first of them is shown twice.
struct Duplicated: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    ForEach(Duplicated.items(place.input)) { Text(verbatim: "\($0.id).\($0.value)t") }
  }

  static func items(_ input: Int) -> [Item] {
    [Item(id: 0, value: input), Item(id: input % 3, value: 9), Item(id: 2, value: 8)]
  }
}
