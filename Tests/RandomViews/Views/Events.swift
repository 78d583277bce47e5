import SimSwiftUI

struct Appearing: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    interpret(place.child(0, input: place.input)).told(place.path)
  }
}

extension View {
  /// The view, of which it is said by a path when it comes and when it goes.
  func told(_ path: Int) -> some View {
    onAppear { World.current.call("appear \(path)") }
      .onDisappear { World.current.disappearCallback(path) }
  }
}

struct Changing: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    interpret(place.child(0, input: place.program.has(0) ? place.input : 0))
      .onChange(of: place.input) { World.current.call("change \(place.path) \($0) \($1)") }
  }
}

struct Preferring: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    if place.program.has(0) {
      VStack { interpret(place.child(0, input: place.input, slot: 1)) }
        .transformPreference(Total.self) { $0 += place.input }
    } else {
      VStack { interpret(place.child(0, input: place.input, slot: 2)) }
        .preference(key: Total.self, value: place.input)
    }
  }
}

struct PreferenceReader: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    VStack { interpret(place.child(0, input: place.input)) }
      .onChange(of: place.input) { World.current.call("within \(place.path) \($0) \($1)") }
      .onPreferenceChange(Total.self) { World.current.call("total \(place.path) \($0)") }
  }
}
