import SimSwiftUI

/// Plain old data: compared by its bytes.
struct Plain: View {
  let program: Int
  let path: Int
  let input: Int

  init(_ place: Place) {
    program = place.program.number
    path = place.path
    input = place.input
  }

  var body: some View {
    let place = Place(program: World.current.programs[program], path: path, input: input)
    let _ = place.evaluated()
    interpret(place.child(0, input: place.input))
  }
}

/// Plain old data whose own `==` is asked only under `.equatable()`.
struct PlainEquatable: View, Equatable {
  let program: Int
  let path: Int
  let input: Int

  init(_ place: Place) {
    program = place.program.number
    path = place.path
    input = place.input
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.program == rhs.program && lhs.path == rhs.path && lhs.input / 2 == rhs.input / 2
  }

  var body: some View {
    let place = Place(program: World.current.programs[program], path: path, input: input)
    let _ = place.evaluated()
    interpret(place.child(0, input: place.input))
  }
}

/// Not plain: its own `==` is asked.
struct LooselyEqual: View, Equatable {
  let place: Place

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.place.program === rhs.place.program && lhs.place.input / 2 == rhs.place.input / 2
  }

  var body: some View {
    let _ = place.evaluated()
    interpret(place.child(0, input: place.input))
  }
}

/// A container of the user's own, which holds its content as a value.
struct Card<Content: View>: View {
  let place: Place
  let content: Content

  init(place: Place, @ViewBuilder content: () -> Content) {
    self.place = place
    self.content = content()
  }

  var body: some View {
    let _ = place.evaluated()
    VStack { content }
  }
}

struct ContainerUser: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    // The content of the first is a branch, that of the second holds a closure.
    if place.program.has(0) {
      Card(place: place.part(0, input: 0)) {
        interpret(place.child(0, input: place.input, slot: 1))
      }
    } else {
      Card(place: place.part(2, input: 0)) {
        ClosureUser(place: place.part(3, input: 0)) { [input = place.input] in input }
      }
    }
  }
}
