public import Foundation

/// The reason why the device cannot perform an action.
public enum DeviceError: Error, Equatable, CustomStringConvertible {
  /// No view on screen has the label. `known` contains the labels on screen.
  case labelNotOnScreen(String, known: [String])
  /// The view cannot be tapped. `known` contains the labels of the views that can.
  case notTappable(String, known: [String])
  /// Another view covers the view completely. `by` is its label, if it has one.
  case covered(String, by: String?)
  /// A bar covers the view.
  case underBar(String, bar: String)
  /// The point is not on the screen. The size of the screen is in points.
  case outsideOfScreen(CGPoint, size: CGSize)
  /// The view is not a text field. `known` contains the labels of the text fields.
  case notAField(String, known: [String])
  /// The view is not a slider. `known` contains the labels of the sliders.
  case notASlider(String, known: [String])
  /// The view has no steps. `known` contains the labels of the views that have.
  case notAdjustable(String, known: [String])
  /// The view is not a picker or menu. `known` contains the labels of the pickers and menus.
  case notAChoice(String, known: [String])
  /// The view is not a date picker. `known` contains the labels of the date pickers.
  case notADatePicker(String, known: [String])
  /// The picker or menu does not have the option. `known` contains its options.
  case noOption(String, String, known: [String])
  /// The text field is disabled and cannot receive the focus.
  case disabled(String)
  /// No text field has the focus.
  case noFocus
  /// No view on screen is refreshable.
  case nothingToRefresh
  /// There is no list and no scroll view on screen.
  case noList
  /// The list does not have the row.
  case rowOutOfRange(Int, count: Int)
  /// The row with the label cannot be deleted.
  case notDeletable(String)
  /// The row with the label has no swipe actions at the edge.
  case noSwipeActions(String)
  /// The row cannot be moved to the position.
  case notMovable(Int, to: Int)
  /// There is no previous screen.
  case cannotGoBack
  /// The screen does not show a back button.
  case noBackButton
  /// There is no sheet on top of the screen.
  case noSheet
  /// The sheet cannot be dismissed by a swipe.
  case sheetStays
  /// No tab has the label. `known` contains the labels of the tabs.
  case noTab(String, known: [String])

  /// One sentence that names the requested and the available views.
  public var description: String {
    switch self {
    case .labelNotOnScreen(let label, let known):
      return "Nothing on screen is labelled \"\(label)\"; on screen: \(list(known))."
    case .notTappable(let label, let known):
      return "\"\(label)\" is on screen but cannot be tapped; what can: \(list(known))."
    case .covered(let label, let cover):
      let what = cover.map { "\"\($0)\"" } ?? "a view without a label"
      return "\"\(label)\" is on screen but covered by \(what)."
    case .underBar(let label, let bar):
      return "\"\(label)\" is on screen but covered by the \(bar)."
    case .outsideOfScreen(let point, let size):
      return
        "The point \(Double(point.x)), \(Double(point.y)) is not on the screen of \(Double(size.width)) by \(Double(size.height)) points."
    case .notAField(let label, let known):
      return "\"\(label)\" is on screen but is not a text field; text fields: \(list(known))."
    case .notASlider(let label, let known):
      return "\"\(label)\" is on screen but is not a slider; sliders: \(list(known))."
    case .notAdjustable(let label, let known):
      return
        "\"\(label)\" is on screen but has no steps; what has: \(list(known))."
    case .notAChoice(let label, let known):
      return
        "\"\(label)\" is on screen but offers no choice; pickers and menus: \(list(known))."
    case .notADatePicker(let label, let known):
      return
        "\"\(label)\" is on screen but is not a date picker; date pickers: \(list(known))."
    case .noOption(let option, let label, let known):
      return "\"\(label)\" has no option \"\(option)\"; options: \(list(known))."
    case .disabled(let label):
      return "The field \"\(label)\" is disabled and cannot get the focus."
    case .noFocus:
      return "No text field has the focus: tap one first, or name the field."
    case .nothingToRefresh:
      return "Nothing on screen is refreshable."
    case .noList:
      return "There is no list and no scroll view on screen to scroll."
    case .rowOutOfRange(let row, let count):
      return count == 0
        ? "Row \(row) does not exist: the list is empty."
        : "Row \(row) does not exist: the list has rows 0 to \(count - 1)."
    case .noSwipeActions(let label):
      return "The row \"\(label)\" has no swipe actions at that edge."
    case .notDeletable(let label):
      return """
        The row "\(label)" cannot be deleted: its ForEach has no onDelete, or it has swipe actions \
        of its own.
        """
    case .notMovable(let row, let place):
      return "Row \(row) cannot be moved to place \(place): no onMove covers both."
    case .cannotGoBack:
      return "There is no screen to go back to."
    case .noBackButton:
      return "The screen shows no back button: its navigation bar or the button is hidden."
    case .noSheet:
      return "There is no sheet on top of the screen to dismiss."
    case .sheetStays:
      return "The sheet cannot be swiped down: interactiveDismissDisabled is set."
    case .noTab(let label, let known):
      return "There is no tab labelled \"\(label)\"; tabs: \(list(known))."
    }
  }

  /// How many labels a message lists at most.
  private static let mostLabels = 10

  /// All labels in their order, or of many those that are nearest to the one that was asked for.
  private func list(_ labels: [String]) -> String {
    guard !labels.isEmpty else { return "nothing" }
    let count = Set(labels).count
    let most = Self.mostLabels
    let shown = count > most ? Nearest.names(to: wanted, among: labels, atMost: most) : labels
    let rest = count > most ? " and \(count - most) more, less like it" : ""
    return shown.map { "\"\($0)\"" }.joined(separator: ", ") + rest
  }

  /// The label or option that was asked for; empty where none was.
  private var wanted: String {
    switch self {
    case .labelNotOnScreen(let label, _), .notTappable(let label, _), .notAField(let label, _),
      .notASlider(let label, _), .notAdjustable(let label, _), .notAChoice(let label, _),
      .notADatePicker(let label, _), .noOption(let label, _, _), .noTab(let label, _):
      label
    default: ""
    }
  }
}
