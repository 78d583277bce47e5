// Checks that the metadata of this process has the layout that this module expects. On Apple's
// platforms the layout is fixed; on Linux it is an implementation detail of the toolchain, which
// another release may change. Before the first view is compared, values with known results are
// therefore compared; if one result is wrong, no result of this program can be trusted.

/// Tests of metadata with known results, run once per process.
package enum MetadataCheck {
  /// Ends the program with a message if metadata does not have the expected layout.
  package static func require() { _ = verdict }

  private static let verdict: Void = {
    let wrong = wrongLayouts
    // This is not a precondition, because an optimised build would drop the message.
    guard wrong.isEmpty else {
      fatalError(
        """
        The Swift toolchain that built this program lays out types otherwise than Swift 6.3 does (\(wrong)), so views cannot \
        be compared: build it with Swift 6.3.
        """)
    }
  }()

  private struct Pair: Equatable {
    var number: Int32
    var text: String
  }
  private enum Choice {
    case none
    case pair(Pair, Bool)
    indirect case more(Choice)
  }
  private final class Object {}
  private struct Action { let run: () -> Bool }
  private struct Holder {
    var any: Any
    var choice: Choice
    var object: Object
  }

  /// The tests of layouts with an unexpected result; empty on a supported toolchain.
  package static var wrongLayouts: [String] {
    let answers: [(String, Bool)] = [
      ("sizes", agree(Pair.self) && agree(Choice.self) && agree(Holder.self)),
      (
        "kinds",
        TypeKind(of: Pair.self) == .structOrTuple && TypeKind(of: Object.self) == .class
          && TypeKind(of: (() -> Void).self) == .function && TypeKind(of: Any.self) == .existential
      ),
      ("fields", storedFields(of: Pair.self)?.map(\.offset) == [0, 8]),
      ("cases", tellsPayloadsApart),
      ("captures", tellsCapturesApart),
      ("names", typeNameInLogs([String: Int?].self) == "Dictionary<String, Optional<Int>>"),
      ("existentials", tellsExistentialsApart),
    ]
    return answers.filter { !$0.1 }.map(\.0)
  }

  /// Whether the value is found in an existential's own words, and in its box.
  private static var tellsExistentialsApart: Bool {
    struct Wide { var words = (1, 2, 3, 4) }
    var other = Wide()
    other.words.3 = 5
    let (one, same, another): (Any, Any, Any) = (Wide(), Wide(), other)
    return areEqualInputs(one, same) && !areEqualInputs(one, another)
      && !areEqualInputs(1 as Any, 2 as Any) && areEqualInputs(1 as Any, 1 as Any)
  }

  /// Whether enums are compared by case and payload, in place and in a box.
  private static var tellsPayloadsApart: Bool {
    func pair(_ text: String) -> Choice { .pair(Pair(number: 1, text: text), true) }
    let long = String(repeating: "long", count: 8)
    return areEqualInputs(pair(long), pair(String(repeating: "long", count: 8)))
      && !areEqualInputs(pair(long), pair("short"))
      && !areEqualInputs(pair(long), .none) && areEqualInputs(Choice.none, .none)
      && areEqualInputs(Choice.more(pair(long)), .more(pair(long)))
      && !areEqualInputs(Choice.more(pair(long)), .more(pair("short")))
  }

  /// Whether closures are compared by their captured values: a word and a reference.
  private static var tellsCapturesApart: Bool {
    let (one, other) = (Object(), Object())
    // The value is not known at compile time, so that the compiler makes no closure for it.
    let number = Int(bitPattern: ObjectIdentifier(Object.self))
    let first = closure(one, number)
    return areEqualInputs(first, closure(one, number))
      && !areEqualInputs(first, closure(other, number))
      && !areEqualInputs(first, closure(one, number ^ 1))
  }

  @inline(never)
  private static func closure(_ object: Object, _ number: Int) -> Action {
    Action { Int(bitPattern: ObjectIdentifier(object)) == number }
  }

  private static func agree<T>(_ type: T.Type) -> Bool {
    let layout = TypeLayout(of: type)
    return layout.size == MemoryLayout<T>.size && layout.isCopyable
      && layout.alignmentMask == MemoryLayout<T>.alignment - 1
  }
}
