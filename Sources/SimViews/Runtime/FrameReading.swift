/// Somebody who asked where it is on screen.
@MainActor
package protocol FrameReading: AnyObject {
  /// Looks whether it is somewhere else now.
  func lookAtFrame()
}
