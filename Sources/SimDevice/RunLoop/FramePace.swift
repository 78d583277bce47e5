// Which rate a panel of variable rate runs at [S: Apple, ProMotion article; host-model.md#A6].
//
//     a finger or a deceleration moves something, or the platform's own transition   the greatest
//     the app's own animations      the greatest that an app may ask for: on iPhones 60 Hz, unless its
//                                   Info.plist has CADisableMinimumFrameDurationOnPhone
//     nothing moves                 the slowest
//
// A panel at rest shows a new frame at the next vsync of its greatest rate: it can leave a slow interval
// at any time. Grids of all rates begin at launch, so that vsyncs which they share coincide [E].

/// What sets the pace of frames.
package enum FramePace: String, Codable, Hashable, Sendable {
  /// The user, or the platform's animation between screens.
  case interaction
  case animation
  /// Nothing moves by itself.
  case rest
}

extension DeviceProfile {
  /// Every rate of the panel, greatest first, in Hz.
  public var refreshRates: [Int] { [refreshRate] + slowerRefreshRates }

  /// The rate that is picked, in Hz.
  package func refreshRate(for pace: FramePace) -> Int {
    switch pace {
    case .interaction: refreshRate
    case .animation:
      refreshRates.first { $0 <= animationRefreshRate } ?? slowerRefreshRates.last ?? refreshRate
    case .rest: slowerRefreshRates.last ?? refreshRate
    }
  }

  /// The grid of vsyncs on which frames begin and are shown.
  package func clock(for pace: FramePace) -> FrameClock {
    FrameClock(rate: pace == .animation ? refreshRate(for: pace) : refreshRate)
  }
}
