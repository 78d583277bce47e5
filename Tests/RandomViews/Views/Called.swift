// Views with closures that the framework calls when it has to, and not when nothing changed that they could see.

import SimSwiftUI

/// Elements that are always the same, by a closure that captures nothing which changes.
struct Steady: View {
  let place: Place
  static let items = [Item(id: 0, value: 0), Item(id: 1, value: 1)]

  var body: some View {
    let _ = place.evaluated()
    let path = place.path
    Text(verbatim: place.text)
    ForEach(Steady.items) { Steady.content($0, path) }
  }

  private static func content(_ item: Item, _ path: Int) -> some View {
    World.current.call("content \(path) \(item.id)")
    return Text(verbatim: "\(item.id)s")
  }
}

/// A reader of geometry that never asks for a size, within a frame that has another one with each input.
struct Measuring: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    Measured(place: place.part(0, input: 0)).frame(height: CGFloat(10 + 4 * place.input))
  }
}

struct Measured: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    let place = place
    GeometryReader { _ in Measured.content(place) }
  }

  private static func content(_ place: Place) -> some View {
    World.current.measured.append(place.path)
    return Text(verbatim: "\(place.program.number)g")
  }
}

/// A button of a style that says when it makes a body.
struct Styling: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    Button {
    } label: {
      VStack { interpret(label) }
    }
    .buttonStyle(Said(path: place.path))
  }

  private var label: Place {
    place.child(0, input: place.program.has(0) ? place.input : 0)
  }

  struct Said: ButtonStyle {
    let path: Int
    func makeBody(configuration: Configuration) -> some View {
      let _ = World.current.call("style \(path)")
      configuration.label
    }
  }
}

/// A closure that waits for a view in a layer to appear, which is one view whatever it holds.
struct Layering: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: place.text).overlay {
      Group { if place.input % 2 == 0 { Text(verbatim: "\(place.program.number)o") } }
        .told(place.path)
    }
  }
}

/// Two collections of which one grows as the other shrinks, with a layer for each of their views.
struct Layered: View {
  static let count = 3

  let place: Place
  var body: some View {
    let _ = place.evaluated()
    Group {
      ForEach(0..<Layered.first(place.input), id: \.self) { Text(verbatim: "\($0)f") }
      ForEach(Layered.first(place.input)..<Layered.count, id: \.self) { Text(verbatim: "\($0)s") }
    }
    .overlay { Text(verbatim: "\(place.program.number)o\(place.input)") }
  }

  /// How many views are in the first collection.
  static func first(_ input: Int) -> Int { input % (count + 1) }
}

/// A view whose body writes what it is not to write for some inputs.
struct Writing: View {
  let place: Place
  @State private var number = 0

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = evaluated()
    interpret(place.child(0, input: place.program.mix(place.input, number)))
  }

  static func writes(_ place: Place) -> Bool { place.input % 2 == 0 }

  private func evaluated() {
    place.evaluated()
    World.current.numbers[place.path] = $number
    if Writing.writes(place) { number = 7 }
  }
}

/// A view that reads a key of the environment whose getter reads an observable object.
struct Watching: View {
  let place: Place
  @Environment(\.watched) private var watched

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = place.evaluated()
    interpret(place.child(0, input: place.program.mix(place.input, watched)))
  }
}
