/// What the runtime asks of the host beside drawing.
package enum HostRequest {
  /// A navigation controller is made around the root.
  case makeNavigationHost
  /// A screen was pushed; the transition takes its time, then `finishTransition` is called.
  case push
  /// A screen is being popped.
  case pop
  /// A link was followed; the address.
  case openURL(String)
}
