// The picture of the screen, for tests and drawing.

import Foundation
@_spi(Runtime) import SimComponents
public import SimScreen
@_spi(Runtime) import SimViews

/// What is drawn on a simulated screen.
public typealias Screenshot = DisplayList

extension SimulatedDevice {
  /// What is on screen now, as values: outlines, lines of text in the frames that layout gave them, symbols, effects.
  ///
  /// The screen is that of the last frame, drawn as iOS 17 draws it; a transition is drawn as it ends. `description`
  /// is its text, one thing a line. Taking the picture changes nothing and takes no virtual time.
  /// - Complexity: O(elements on screen)
  public func screenshot() -> Screenshot { engine.screenshot() }
}

extension Engine {
  /// What is on screen now.
  package func screenshot() -> Screenshot {
    runtime.displayList(of: CGSize(width: profile.width, height: profile.height))
  }
}
