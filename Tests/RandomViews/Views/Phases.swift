import SimSwiftUI

/// An enum that is not Equatable, with payloads of many kinds.
enum Phase {
  case idle
  case number(Int)
  case named(String, Bool)
  case object(Program)
  indirect case nested(Phase)

  /// The phase that a number says: few of them, so that several numbers say the same.
  @MainActor
  init(_ number: Int) {
    let detail = number / 5 % 2
    switch number % 5 {
    case 0: self = .idle
    case 1: self = .number(detail)
    case 2: self = .named("a name that is too long to be kept in place \(detail)", detail == 0)
    case 3: self = .object(World.current.programs[detail % World.current.programs.count])
    default: self = .nested(detail == 0 ? .idle : .nested(.number(1)))
    }
  }

  /// What a body makes of a phase: not all that it could.
  static func code(_ phase: Phase?) -> Int {
    switch phase {
    case nil, .idle: 0
    case .number(let number): number
    case .named(_, let flag): flag ? 1 : 2
    case .object(let program): program.number
    case .nested(let inner): 1 + code(inner)
    }
  }
}

struct Phasing: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    if place.program.has(0) {
      Phased(place: place.part(0, input: 0), phase: Phase(place.input))
    } else {
      Phased(
        place: place.part(1, input: 0), phase: place.input % 3 == 0 ? nil : Phase(place.input))
    }
  }
}

/// A view whose input is an enum.
struct Phased: View {
  let place: Place
  let phase: Phase?
  var body: some View {
    let _ = place.evaluated()
    interpret(place.child(0, input: Phase.code(phase)))
  }
}

struct InitiallyChanging: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    interpret(place.child(0, input: place.program.has(0) ? place.input : 0))
      .onChange(of: place.input, initial: true) {
        let what = $0 == $1 ? "initial" : "change"
        World.current.call("\(what) \(place.path) \($0) \($1)")
      }
  }
}

/// A view whose state goes on to the next number as soon as it has changed, until that is a multiple of four.
struct Feeding: View {
  let place: Place
  @State private var number = 0

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    interpret(place.child(0, input: place.program.mix(place.input, number)))
      .onChange(of: number) { old, new in
        World.current.call("feed \(place.path) \(old) \(new)")
        if let next = Feeding.next(new) { number = next }
      }
  }

  static func next(_ number: Int) -> Int? { number % 4 == 0 ? nil : number + 1 }
}
