/// What the runtime asks of the host apart from drawing.
package enum HostRequest {
  /// A navigation controller is made around the root.
  case makeNavigationHost
  /// A tab bar controller is made.
  case makeTabHost
  /// The container of a sheet, a cover or an alert is made.
  case makePresentationHost
  /// Screens change; the transition takes its time, then its `end` is called.
  case transition(ScreenTransition)
  /// The scene has become active for the first time: the app is notified.
  case postActivation
  /// A link was followed; the address.
  case openURL(String)
}
