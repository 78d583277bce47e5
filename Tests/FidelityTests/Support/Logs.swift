// Logs are compared under the comparison rules of the published cases: instance numbers and dates by their
// pattern, not by their value; everything else to the letter.

import Expectations
import Foundation

/// A log in which instance numbers count from 1 in the order of first appearance, and each distinct date
/// or UUID is replaced by a letter.
private func normalised(_ lines: [String]) -> [String] {
  var numbers: [String: Int] = [:]
  var values: [String: String] = [:]
  let joined = lines.joined(separator: "\n")
  let number = ##/#(\d+)/##
  let value = #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0000|[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/#
  let renumbered = joined.replacing(number) { match in
    let key = String(match.1)
    if numbers[key] == nil { numbers[key] = numbers.count + 1 }
    return "#\(numbers[key] ?? 0)"
  }
  return renumbered.replacing(value) { match in
    let key = String(match.0)
    if values[key] == nil {
      values[key] = "<\(Character(UnicodeScalar(UInt8(65 + values.count))))>"
    }
    return values[key] ?? ""
  }.components(separatedBy: "\n")
}

/// Expects two logs to be the same under the comparison rules.
func expectLog(
  _ lines: some Sequence<String>, _ expected: String,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  expect(
    normalised(Array(lines)), is: normalised(expected.components(separatedBy: "\n")),
    fileID: fileID,
    filePath: filePath, line: line, column: column)
}
