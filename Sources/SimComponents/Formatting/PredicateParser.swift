// Predicates as texts: the format of `NSPredicate(format:)` on other platforms, as far as fetch
// requests use it.
//
// A condition is a comparison of two operands, or several joined by AND, OR and NOT. An operand is
// a path of names, a literal, or an argument for `%@`, `%d` and similar specifiers; `%K` is a path
// passed as an argument.

import Foundation

/// The syntax tree of a predicate.
indirect enum PredicateTree {
  case constant(Bool)
  case not(PredicateTree)
  case all([PredicateTree])
  case any([PredicateTree])
  case comparison(PredicateOperand, PredicateOperator, PredicateOperand, PredicateOptions)

  /// Returns whether the predicate holds for an object.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let tree): !tree.holds(for: object)
    case .all(let trees): trees.allSatisfy { $0.holds(for: object) }
    case .any(let trees): trees.contains { $0.holds(for: object) }
    case .comparison(let lhs, let comparison, let rhs, let options):
      options.holds(lhs.value(of: object), rhs.value(of: object), comparison)
    }
  }
}

/// One side of a comparison.
enum PredicateOperand {
  case path(String)
  case value(Any?)
  case list([PredicateOperand])

  func value(of object: Any?) -> Any? {
    switch self {
    case .path("SELF"): return object
    case .path(let path):
      let path = path.hasPrefix("SELF.") ? String(path.dropFirst(5)) : path
      return flattened((object as? any ValueByPath)?.value(atPath: path))
    case .value(let value): return flattened(value)
    case .list(let operands): return operands.map { $0.value(of: object) as Any }
    }
  }
}

/// The relation between the two sides.
enum PredicateOperator: String {
  case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">"
  case greaterOrEqual = ">=", contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH"
  case like = "LIKE", matches = "MATCHES", isIn = "IN", between = "BETWEEN"
}

/// Options of comparisons of texts, and of comparisons with one of many values.
struct PredicateOptions {
  var ignoresCase = false
  var ignoresMarks = false
  var isAny = false

  func holds(_ lhs: Any?, _ rhs: Any?, _ comparison: PredicateOperator) -> Bool {
    if isAny, let values = elements(lhs) {
      return values.contains { isTrue($0, comparison, rhs) }
    }
    return isTrue(lhs, comparison, rhs)
  }

  private func isTrue(_ lhs: Any?, _ comparison: PredicateOperator, _ rhs: Any?) -> Bool {
    switch comparison {
    case .equal: return compare(lhs, rhs) == .orderedSame
    case .unequal: return compare(lhs, rhs) != .orderedSame
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard lhs != nil, rhs != nil else { return false }
      let result = compare(lhs, rhs)
      if result == .orderedSame {
        return comparison == .lessOrEqual || comparison == .greaterOrEqual
      }
      return (result == .orderedAscending) == (comparison == .less || comparison == .lessOrEqual)
    case .isIn:
      return elements(rhs)?.contains { compare(lhs, $0) == .orderedSame }
        ?? isTrue(rhs, .contains, lhs)
    case .between:
      guard let bounds = elements(rhs), bounds.count == 2 else { return false }
      return isTrue(lhs, .greaterOrEqual, bounds[0]) && isTrue(lhs, .lessOrEqual, bounds[1])
    case .contains, .begins, .ends, .like, .matches:
      if comparison == .contains, let values = elements(lhs) {
        return values.contains { compare($0, rhs) == .orderedSame }
      }
      guard let lhs, let rhs else { return false }
      return isTrue("\(lhs)", comparison, "\(rhs)")
    }
  }

  private func isTrue(_ text: String, _ comparison: PredicateOperator, _ part: String) -> Bool {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresMarks { options.insert(.diacriticInsensitive) }
    switch comparison {
    case .contains: return text.range(of: part, options: options) != nil
    case .begins: return text.range(of: part, options: options.union(.anchored)) != nil
    case .ends: return text.range(of: part, options: options.union([.anchored, .backwards])) != nil
    default:
      let pattern =
        comparison == .matches
        ? part
        : NSRegularExpression.escapedPattern(for: part)
          .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return text.range(
        of: "^(?:\(pattern))$", options: options.union(.regularExpression)) != nil
    }
  }

  private func compare(_ lhs: Any?, _ rhs: Any?) -> ComparisonResult {
    if let lhs = lhs as? String, let rhs = rhs as? String {
      return compareAny(folded(lhs), folded(rhs))
    }
    return compareAny(lhs, rhs)
  }

  private func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresMarks { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  private func elements(_ value: Any?) -> [Any?]? {
    switch value {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let list as [Any?]: list.map { flattened($0) }
    case let set as any Sequence where !(value is String): Array(AnySequence(erased(set)))
    default: nil
    }
  }

  private func erased<S: Sequence>(_ sequence: S) -> [Any?] { sequence.map { $0 as Any? } }
}

struct PredicateParser {
  private var tokens: [Token]
  private var arguments: [Any?]
  private var index = 0
  private var taken = 0

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case sign(String)
  }

  /// Returns the predicate of a format.
  static func tree(_ format: String, _ arguments: [Any?]) -> PredicateTree {
    var parser = PredicateParser(tokens: tokens(of: format), arguments: arguments)
    guard let tree = parser.disjunction(), parser.index == parser.tokens.count else {
      preconditionFailure(
        "The predicate '\(format)' cannot be read: NSPredicate(block:) says anything.")
    }
    return tree
  }

  private static func tokens(of format: String) -> [Token] {
    format.matches(
      of:
        #/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(%[A-Za-z@]+|[A-Za-z_@$][\w.@$]*|-?[0-9][0-9.]*)|(==|!=|<>|<=|>=|=<|=>|&&|\|\||[=<>!(){},\[\]])/#
    ).map { match in
      if let text = match.1 ?? match.2 { return .text(String(text)) }
      if let word = match.3 { return .word(String(word)) }
      return .sign(String(match.4 ?? ""))
    }
  }

  private var next: Token? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ words: String...) -> Bool {
    switch next {
    case .word(let word) where words.contains(word.uppercased()): index += 1
    case .sign(let sign) where words.contains(sign): index += 1
    default: return false
    }
    return true
  }

  private mutating func disjunction() -> PredicateTree? {
    guard let first = conjunction() else { return nil }
    var trees = [first]
    while take("OR", "||") {
      guard let tree = conjunction() else { return nil }
      trees.append(tree)
    }
    return trees.count == 1 ? first : .any(trees)
  }

  private mutating func conjunction() -> PredicateTree? {
    guard let first = negation() else { return nil }
    var trees = [first]
    while take("AND", "&&") {
      guard let tree = negation() else { return nil }
      trees.append(tree)
    }
    return trees.count == 1 ? first : .all(trees)
  }

  private mutating func negation() -> PredicateTree? {
    if take("NOT", "!") { return negation().map { .not($0) } }
    if take("(") {
      let tree = disjunction()
      return take(")") ? tree : nil
    }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    return comparison()
  }

  private mutating func comparison() -> PredicateTree? {
    var options = PredicateOptions()
    options.isAny = take("ANY", "SOME")
    guard let lhs = operand(), let sign = comparisonSign() else { return nil }
    if take("[") {
      guard case .word(let word)? = next else { return nil }
      index += 1
      options.ignoresCase = word.contains("c")
      options.ignoresMarks = word.contains("d")
      guard take("]") else { return nil }
    }
    return operand().map { .comparison(lhs, sign, $0, options) }
  }

  private mutating func comparisonSign() -> PredicateOperator? {
    let other = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
    switch next {
    case .sign(let sign)?:
      index += 1
      return PredicateOperator(rawValue: other[sign] ?? sign)
    case .word(let word)?:
      index += 1
      return PredicateOperator(rawValue: word.uppercased())
    default: return nil
    }
  }

  private mutating func operand() -> PredicateOperand? {
    if take("{") {
      var operands: [PredicateOperand] = []
      while !take("}") {
        guard let operand = operand() else { return nil }
        operands.append(operand)
        _ = take(",")
      }
      return .list(operands)
    }
    guard let token = next else { return nil }
    index += 1
    switch token {
    case .text(let text): return .value(text)
    case .sign: return nil
    case .word(let word):
      if word.hasPrefix("%") {
        guard taken < arguments.count else { return nil }
        taken += 1
        let argument = flattened(arguments[taken - 1])
        return word == "%K" ? .path("\(argument ?? "")") : .value(argument)
      }
      switch word.uppercased() {
      case "SELF": return .path("SELF")
      case "YES", "TRUE": return .value(true)
      case "NO", "FALSE": return .value(false)
      case "NIL", "NULL": return .value(nil)
      default: return Double(word).map { .value($0) } ?? .path(word)
      }
    }
  }
}
