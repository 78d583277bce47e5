// Which animation is meant when none is named: it depends on the system.

extension Animation {
  /// The default animation: a smooth spring (since iOS 17), otherwise easing in and out.
  public static var `default`: Animation {
    guard ThreadPlace.isOfDevice else { return Animation(.standard(Animation.smooth.curve)) }
    return MainActor.withoutCheck {
      ViewRuntime.current?.policy.defaultAnimationIsSpring ?? true
        ? Animation(.standard(Animation.smooth.curve))
        : Animation(.standard(Animation.easeInOut.curve))
    }
  }
}
