package import Foundation

/// The sizes of controls, in points.
package struct ControlGeometry: Sendable {
  /// A switch (UISwitch).
  package var toggle = CGSize(width: 51, height: 31)
  /// The knob of a switch (UISwitch).
  package var toggleKnob = CGSize(width: 27, height: 27)
  /// A stepper (UIStepper).
  package var stepper = CGSize(width: 94, height: 32)
  /// The height of a slider (UISlider).
  package var sliderHeight: CGFloat = 31
  /// The height of a control of segments (UISegmentedControl).
  package var segmentHeight: CGFloat = 32
  /// How much wider a segment is than its label [estimate].
  package var segmentMargin: CGFloat = 20
  /// The space around the value of a menu's picker outside of a row [estimate: as around the label of a bordered button].
  package var menuMargins = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// The two arrows beside the value of a menu's picker, and their distance from it; nil for that between views [estimate].
  package var menuArrows = CGSize(width: 12, height: 16)
  package var menuArrowGap: CGFloat?
  /// The space between the bar of a progress and its label [estimate: as between views].
  package var progressGap: CGFloat = 8
  /// A wheel (UIPickerView).
  package var wheel = CGSize(width: 320, height: 216)
  /// The distance of the rows of a wheel (UIPickerView).
  package var wheelPitch: CGFloat = 32
  /// The least height of the content of an inline picker's row, and the space between two, in points: rows of 44 with 11 above and
  /// below their content (UICollectionView's lists).
  package var optionHeight: CGFloat = 22
  package var optionGap: CGFloat = 22
  /// The height of a compact date picker (UIDatePicker) [estimate].
  package var dateHeight: CGFloat = 34
  /// The space between the text of a date and the edge of its box [estimate].
  package var dateMargin: CGFloat = 8
  /// The space between the boxes of a date and a time [estimate].
  package var dateGap: CGFloat = 6
}

extension ControlGeometry {
  /// The controls of iOS 26, as Apple's SwiftUI rendered them on an iPhone SE (iamcgn/swiftui-web, Docs/elements/iOS.md and
  /// Fixtures/Goldens/ios): switches of 66 by 30 with a knob of 38 by 25, segments of 31, dates 7 inside their box above and below and 13.5 at the sides,
  /// boxes 5 apart; the label of a progress 4 above its bar; values of menus 8 and 13.5 inside their button, with arrows of 9 that are 4
  /// behind them; rows of 52 with 15 above and below their content.
  package static let iOS26 = {
    var sizes = ControlGeometry()
    sizes.toggle = CGSize(width: 66, height: 30)
    sizes.toggleKnob = CGSize(width: 38, height: 25)
    sizes.segmentHeight = 31
    sizes.menuMargins = EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5)
    sizes.menuArrows.width = 9
    sizes.menuArrowGap = 4
    sizes.progressGap = 4
    sizes.optionGap = 30
    sizes.dateHeight = 34.5
    sizes.dateMargin = 13.5
    sizes.dateGap = 5
    return sizes
  }()
}
