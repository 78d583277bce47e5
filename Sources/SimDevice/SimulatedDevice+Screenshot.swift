// The content of the screen, for tests and for drawing.

import Foundation
@_spi(Runtime) import SimComponents
public import SimScreen
@_spi(Runtime) import SimViews

/// The drawing commands of a simulated screen.
public typealias Screenshot = DisplayList

extension SimulatedDevice {
  /// Returns the content of the screen as values: shapes, lines of text with their frames, symbols
  /// and effects.
  ///
  /// The content is that of the last frame, drawn in the style of iOS 17, with transitions in their
  /// final state. `description` contains one item per line. A screenshot changes nothing and takes
  /// no virtual time.
  ///
  /// - Complexity: O(elements on screen)
  public func screenshot() -> Screenshot { engine.screen.picture() }
}
