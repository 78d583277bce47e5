/// Somebody who asked where it is on screen.
@MainActor
package protocol FrameReading: AnyObject {
  /// Looks whether it is somewhere else now.
  func lookAtFrame()
}

/// Somebody whose place is handed up as a preference.
@MainActor
protocol AnchorReading: FrameReading {
  var root: HostingRoot { get }
}

extension ViewRuntime {
  /// A root was placed: what is made of anchors in it is made of where their views lie now.
  ///
  /// In the framework an anchor is made of its view's place, so what depends on it is evaluated once, behind the layout
  /// [inferred: as the anchor's rule has them as its inputs].
  func lookAtAnchors(in root: HostingRoot) {
    guard !anchors.isEmpty else { return }
    for anchor in anchors where anchor.root === root { anchor.lookAtFrame() }
    callbacks.showOtherPreferences()
  }
}
