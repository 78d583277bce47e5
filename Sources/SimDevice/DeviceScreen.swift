// The screen of a device: its size, and what the last layout shows on it.

package import Foundation
@_spi(Runtime) import SimComponents
package import SimScreen
@_spi(Runtime) package import SimViews

/// The screen of one device.
@MainActor
package struct DeviceScreen {
  let runtime: ViewRuntime
  /// The bounds of the screen in points.
  package let bounds: CGRect
  /// The area between the status bar and the home indicator, in points.
  package let safeArea: CGRect

  init(profile: DeviceProfile, runtime: ViewRuntime) {
    self.runtime = runtime
    bounds = CGRect(x: 0, y: 0, width: profile.width, height: profile.height)
    safeArea = CGRect(
      x: 0, y: profile.safeArea.top, width: profile.width,
      height: profile.height - profile.safeArea.top - profile.safeArea.bottom)
  }

  /// The bounds of the screen in coordinates of the window, whose origin is that of the safe area.
  package var inWindow: CGRect { bounds.offsetBy(dx: -safeArea.minX, dy: -safeArea.minY) }

  package func visibleItems() -> [ScreenItem] { runtime.screenItems(in: inWindow) }

  /// Returns what a touch at a point in the window reaches, the outermost first.
  func responders(at point: CGPoint) -> [TouchResponder] {
    runtime.responders(at: point, in: inWindow)
  }

  /// The texts from top to bottom, then from leading to trailing.
  package var texts: [String] {
    // Sums of thirds of a point on one line can differ in their last bits.
    var texts: [(line: CGFloat, leading: CGFloat, text: String)] = []
    for item in visibleItems() where item.isText {
      texts.append(((item.frame.minY * 100).rounded(), item.frame.minX, item.text))
    }
    texts.sort { $0.line != $1.line ? $0.line < $1.line : $0.leading < $1.leading }
    return texts.map(\.text)
  }

  /// Returns the content of the last frame as values.
  package func picture() -> DisplayList { runtime.displayList(of: bounds.size) }

  /// Requires a text, or a view with a label, to be on screen.
  ///
  /// - Throws: `DeviceError.labelNotOnScreen`
  func require(_ label: String) throws {
    let items = visibleItems()
    if items.contains(where: { $0.isText && $0.text == label }) { return }
    let all = ScreenTarget.all(of: items)
    guard !all.contains(where: { $0.matches(label) }) else { return }
    throw DeviceError.labelNotOnScreen(label, known: all.map(\.label).filter { !$0.isEmpty })
  }

  /// The number of accessibility elements, visible or not: texts and images, controls, lists and
  /// their cells.
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
}
