import Testing

/// Expects two values to be equal, and says where they are not.
///
/// What `#expect(found == expected)` says, at a tenth of what the macro costs the compiler: a test of a log is little else, and
/// there are thousands.
///
/// - Parameters:
///   - found: what ran gave.
///   - expected: what is right.
public func expect<Value: Equatable>(
  _ found: Value, is expected: Value,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard found != expected else { return }
  record(
    "found \(String(reflecting: found)), expected \(String(reflecting: expected))",
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a log to have just these lines, and shows which are missing and which should not be there.
///
/// - Parameters:
///   - found: the lines that were logged.
///   - expected: the lines that are right, in their order.
public func expect(
  _ found: [String], is expected: [String],
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard found != expected else { return }
  record(
    comparison(of: found, with: expected),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Both logs as one text: `-` before a line that is missing, `+` before one that should not be there.
///
/// - Complexity: O(n · d) for n lines of which d differ.
func comparison(of found: [String], with expected: [String]) -> String {
  let difference = found.difference(from: expected)
  var superfluous: Set<Int> = []
  var missing: Set<Int> = []
  for change in difference {
    switch change {
    case .insert(let offset, _, _): superfluous.insert(offset)
    case .remove(let offset, _, _): missing.insert(offset)
    }
  }
  var text = "the log is another: - is missing, + should not be there"
  var next = 0
  for (index, line) in found.enumerated() {
    while missing.contains(next) {
      text += "\n- \(expected[next])"
      next += 1
    }
    if superfluous.contains(index) {
      text += "\n+ \(line)"
    } else {
      text += "\n  \(line)"
      next += 1
    }
  }
  for line in expected[next...] { text += "\n- \(line)" }
  return text
}

private func record(_ text: String, _ location: SourceLocation) {
  Issue.record(Comment(rawValue: text), sourceLocation: location)
}
