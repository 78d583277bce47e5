package import Foundation

/// The sizes of what is presented over a screen, in points.
package struct PresentationGeometry: Sendable {
  /// The gap above a sheet at full height, below the status bar [estimate].
  package var sheetGap: CGFloat = 10
  /// The radius of the upper corners of a sheet.
  package var sheetCornerRadius: Double = 10
  /// The card of a sheet that is not at full height, where it floats; nil where it reaches down to the bottom of the screen.
  package var floatingSheet: FloatingSheet?
  /// The width of an alert (UIAlertController, a phone).
  package var alertWidth: CGFloat = 270
  /// The margin around a dialog (UIAlertController, a phone).
  package var dialogMargin: CGFloat = 8
  /// The radius of the corners of alerts and dialogs.
  package var alertCornerRadius: Double = 14
  /// The height of a button of an alert, and of one of a dialog.
  package var alertButtonHeight: CGFloat = 44
  package var dialogButtonHeight: CGFloat = 57
  /// The space between the buttons of an alert, beside them and below them, where they are capsules; nil for buttons that touch.
  package var alertButtonSpaces: ButtonSpaces?
  /// The space above title and message, and the one below, in an alert and in a dialog [estimate].
  package var alertTextMargins = (above: 20 as CGFloat, below: 20 as CGFloat)
  package var dialogTextMargins = (above: 15 as CGFloat, below: 15 as CGFloat)
  /// The space beside title and message.
  package var alertSideMargin: CGFloat = 16
  /// The space between title, message and fields [estimate].
  package var alertTextGap: CGFloat = 4
  /// The space above a field [estimate].
  package var alertFieldGap: CGFloat = 14
  /// The space between the card of a dialog and that of its cancel button.
  package var dialogCardGap: CGFloat = 8

  /// The card of a sheet that floats over the bottom of the screen.
  package struct FloatingSheet: Sendable {
    /// Its distance from the sides and the bottom of the screen.
    package var margin: CGFloat
    /// The share of the height of the screen that it has at its medium detent.
    package var mediumShare: CGFloat
  }

  /// The spaces around buttons that are capsules.
  package struct ButtonSpaces: Sendable {
    package var between: CGFloat = 0
    package var beside: CGFloat = 0
    package var below: CGFloat = 0

    package static let none = ButtonSpaces()
  }
}

extension PresentationGeometry {
  /// What iOS 26 presents, as Apple's SwiftUI rendered it on an iPhone SE (iamcgn/swiftui-web, Docs/elements/iOS.md): a sheet begins
  /// 31 below the top of the screen, its corners are of 39; at its medium detent it is 351 of 667 high, and 6 from the edges; an alert is 299 wide, title and message are at its leading edge, the buttons are
  /// capsules.
  package static let iOS26 = {
    var sizes = PresentationGeometry()
    sizes.sheetGap = 11
    sizes.sheetCornerRadius = 39
    sizes.floatingSheet = FloatingSheet(margin: 6, mediumShare: 351.0 / 667)
    sizes.alertWidth = 299
    sizes.alertCornerRadius = 34
    sizes.alertButtonHeight = 46.5
    sizes.alertButtonSpaces = ButtonSpaces(between: 8.5, beside: 13.5, below: 13)
    sizes.alertTextMargins = (21.5, 27)
    sizes.alertSideMargin = 28.5
    sizes.alertTextGap = 10.5
    return sizes
  }()
}
