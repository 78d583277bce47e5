/// Why the device cannot do what a script asks for.
public enum DeviceError: Error, Equatable, CustomStringConvertible {
  /// Nothing on screen has the label; the labels that are there.
  case labelNotOnScreen(String, known: [String])
  /// What has the label cannot be tapped; the labels of what can.
  case notTappable(String, known: [String])
  /// There is no list and no scroll view on screen.
  case noList
  /// The list has no such row.
  case rowOutOfRange(Int, count: Int)
  /// The row with the label cannot be deleted.
  case notDeletable(String)
  /// The row cannot be moved to the place.
  case notMovable(Int, to: Int)
  /// There is no screen to go back to.
  case cannotGoBack
  /// There is no tab view on screen.
  case noTab(String, known: [String])

  /// One sentence that names what was asked for and what there is.
  public var description: String {
    switch self {
    case .labelNotOnScreen(let label, let known):
      return "Nothing on screen is labelled \"\(label)\"; on screen: \(Self.list(known))."
    case .notTappable(let label, let known):
      return "\"\(label)\" is on screen but cannot be tapped; what can: \(Self.list(known))."
    case .noList:
      return "There is no list and no scroll view on screen to scroll."
    case .rowOutOfRange(let row, let count):
      return count == 0
        ? "Row \(row) does not exist: the list is empty."
        : "Row \(row) does not exist: the list has rows 0 to \(count - 1)."
    case .notDeletable(let label):
      return "The row \"\(label)\" cannot be deleted: its ForEach has no onDelete."
    case .notMovable(let row, let place):
      return "Row \(row) cannot be moved to place \(place): no onMove covers both."
    case .cannotGoBack:
      return "There is no screen to go back to."
    case .noTab(let label, let known):
      return "There is no tab labelled \"\(label)\"; tabs: \(Self.list(known))."
    }
  }

  private static func list(_ labels: [String]) -> String {
    labels.isEmpty ? "nothing" : labels.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
