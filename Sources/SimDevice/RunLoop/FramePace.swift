// The refresh rate of a panel with a variable rate [S: Apple, ProMotion article; host-model.md#A6].
//
//     a touch or a deceleration moves content, or a transition of the system    the maximum
//     animations of the app         the maximum that an app may request: 60 Hz on iPhones, unless its
//                                   Info.plist has CADisableMinimumFrameDurationOnPhone
//     nothing moves                 the minimum
//
// A panel at rest shows a new frame at the next vsync of its maximum rate, because it can end a slow interval at any time.
// The vsyncs of all rates start at launch, so that common vsyncs coincide [E].

/// The reason for the pace of frames.
package enum FramePace: String, Codable, Hashable, Sendable {
  /// The user, or the system's animation between screens.
  case interaction
  case animation
  /// No content moves on screen.
  case rest
}

extension DeviceProfile {
  /// All refresh rates of the panel in Hz, in descending order.
  public var refreshRates: [Int] { [refreshRate] + slowerRefreshRates }

  /// Returns the refresh rate for a pace, in Hz.
  package func refreshRate(for pace: FramePace) -> Int {
    switch pace {
    case .interaction: refreshRate
    case .animation:
      refreshRates.first { $0 <= animationRefreshRate } ?? slowerRefreshRates.last ?? refreshRate
    case .rest: slowerRefreshRates.last ?? refreshRate
    }
  }

  /// Returns the vsyncs at which frames begin and are displayed.
  package func clock(for pace: FramePace) -> FrameClock {
    FrameClock(rate: pace == .animation ? refreshRate(for: pace) : refreshRate)
  }
}
