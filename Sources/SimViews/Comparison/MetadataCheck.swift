// Whether the metadata of this process is laid out as this folder reads it. On Apple's platforms the layout is fixed; on Linux it
// is a habit of the toolchain, which another release may change. So before the first view is compared, values whose answers
// are known are asked about; where one answer is wrong nothing that this program says could be believed.

/// A question about metadata with known answers, asked once a process.
enum MetadataCheck {
  /// Ends the program with a sentence if metadata is laid out otherwise than it is read here.
  static func require() { _ = verdict }

  private static let verdict: Void = {
    let wrong = wrongLayouts
    // Not a precondition: an optimised build would drop its sentence.
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
  private struct Holder {
    var any: Any
    var choice: Choice
    var object: Object
  }

  /// The questions about layouts whose answer is another than is expected; none on a toolchain that fits.
  static var wrongLayouts: [String] {
    let answers: [(String, Bool)] = [
      ("sizes", agree(Pair.self) && agree(Choice.self) && agree(Holder.self)),
      (
        "kinds",
        TypeKind(of: Pair.self) == .structOrTuple && TypeKind(of: Object.self) == .class
          && TypeKind(of: (() -> Void).self) == .function && TypeKind(of: Any.self) == .existential
      ),
      ("fields", storedFields(of: Pair.self)?.map(\.offset) == [0, 8]),
    ]
    return answers.filter { !$0.1 }.map(\.0)
  }

  /// The kinds of values that are not compared as is expected.
  ///
  /// Asked by tests alone: an optimiser may see through values that are made for the question.
  static var wrongAnswers: [String] {
    let object = Object()
    func pair(_ number: Int32) -> Pair {
      Pair(number: number, text: "a text that does not fit into a small string")
    }
    func holder(_ number: Int32) -> Holder {
      Holder(any: pair(number), choice: .more(.pair(pair(number), true)), object: object)
    }
    func closure(_ number: Int32) -> () -> Int32 {
      let kept = pair(number)
      return { kept.number }
    }
    let answers: [(String, Bool)] = [
      ("structures", compare { pair($0) }),
      ("enumerations", compare { Choice.pair(pair($0), true) }),
      ("boxed payloads", compare { Choice.more(.pair(pair($0), true)) }),
      ("existentials", compare { holder($0) }),
      ("closures", compare { closure($0) }),
    ]
    return answers.filter { !$0.1 }.map(\.0)
  }

  /// Whether what is made of equal numbers is equal, and what is made of others is not.
  private static func compare<T>(_ make: (Int32) -> T) -> Bool {
    areEqualInputs(make(1), make(1)) && !areEqualInputs(make(1), make(2))
  }

  private static func agree<T>(_ type: T.Type) -> Bool {
    let layout = TypeLayout(of: type)
    return layout.size == MemoryLayout<T>.size && layout.isCopyable
      && layout.alignmentMask == MemoryLayout<T>.alignment - 1
  }
}
