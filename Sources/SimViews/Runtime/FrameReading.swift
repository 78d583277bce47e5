/// A reader of its own frame on screen.
@MainActor
package protocol FrameReading: AnyObject {
  /// The root in which it stands.
  var root: HostingRoot { get }
  /// Looks whether it is somewhere else now.
  func checkFrame()
}

/// An anchor that is passed up as a preference.
@MainActor
protocol AnchorReading: FrameReading {}

extension ViewRuntime {
  /// A root was placed: what is made of preferences in it is made of what they are now, and anchors say where their views lie now.
  ///
  /// In the framework an anchor is made of its view's place, so what depends on it is evaluated once, behind the layout
  /// [inferred: as the anchor's rule has them as its inputs].
  func checkAnchors(in root: HostingRoot) {
    for anchor in anchors where anchor.root === root { anchor.checkFrame() }
    _ = showPreferences(in: root)
  }
}
