import SimSwiftUI

/// Where a view stands, which program it runs, and the number that it was handed.
struct Place {
  let program: Program
  let path: Int
  let input: Int

  /// The place of one of the program's views.
  ///
  /// - Parameter slot: tells the places in the type of the body apart.
  @MainActor
  func child(_ index: Int, input: Int, slot: Int? = nil, id: Int = 0) -> Place {
    let child = program.children[index]
    // A view that reads what is stored under another key is made anew.
    let key = child.kind == .stored ? Kind.allCases.count * (1 + StoredReader.key(child)) : 0
    return Place(
      program: child,
      path: World.current.paths.number(
        under: path, slot: slot ?? index, kind: child.kind.rawValue + key, id: id),
      input: input)
  }

  /// The place of a view that belongs to this one and runs the same program.
  @MainActor
  func part(_ index: Int, input: Int) -> Place {
    Place(
      program: program,
      path: World.current.paths.number(under: path, slot: index, kind: -1, id: 0), input: input)
  }

  /// Notes that the body runs.
  @MainActor
  func evaluated() { World.current.bodies.append(path) }

  /// The same, of a body whose number is written from outside.
  @MainActor
  func evaluated(writing number: Binding<Int>) {
    evaluated()
    World.current.numbers[path] = number
  }

  /// What a text here says.
  var text: String { "\(program.number):\(input)" }
}
