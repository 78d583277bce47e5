// UI tests. Before each interaction a UI test takes a snapshot of the accessibility elements, and the app pays for each
// element, visible or not.

import Foundation
@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews

extension Engine {
  /// The number of accessibility elements: texts and images, controls, lists and their cells.
  package var accessibilityElementCount: Int {
    let items = runtime.screenItems(in: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    var controls: Set<ObjectIdentifier> = []
    for item in items {
      if let control = item.control { controls.insert(ObjectIdentifier(control)) }
    }
    let lists = runtime.rowHostsOnScreen().filter(\.usesCells)
    return items.count + Self.elementsOfControl * controls.count
      + lists.reduce(lists.count) { $0 + $1.rowsOnScreen.count }
  }

  /// The number of elements of a control in addition to its texts and images.
  ///
  /// These are the control itself and its actions, which a test also requests. Buttons take 2.9
  /// times as long as texts and 3.6 times as long as images, with UIKit and with SwiftUI [D from S:
  /// measured phones].
  private static let elementsOfControl = 2

  /// Charges for the snapshot of a UI test that searches for a control.
  package func takeTestStep() { work.addOtherWork(.testStep, units: accessibilityElementCount) }
}
