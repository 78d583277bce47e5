// A UI test at work: before it touches anything it takes a snapshot of what accessibility clients see, and
// the app pays for that by the element, on screen or not.

import Foundation
@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews

extension Engine {
  /// The elements that an accessibility client finds: texts and images, controls, lists and their cells.
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

  /// How many elements a control counts as, in addition to what it shows.
  ///
  /// Itself, and what can be done with it, which a test asks for as well. Buttons take 2.9 times what texts do and 3.6 times
  /// what images do, under UIKit as under SwiftUI [D from S: measured phones].
  private static let elementsOfControl = 2

  /// Takes the snapshot of a UI test that looks for a control.
  package func takeTestStep() { otherWork.add(.testStep, units: accessibilityElementCount) }
}
