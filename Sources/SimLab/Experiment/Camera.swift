// Screenshots of a run: the contents of the simulated display with their times. They are taken only on request.

package import SimScreen
import SimDevice
import SimCore

/// The requested screenshots of a run.
package enum FilmRequest: Codable, Equatable, Hashable, Sendable {
  /// The display at a time, in nanoseconds since launch.
  ///
  /// `frames` are the display times of the measured frames in one play of the run, which differ
  /// from those of the run itself.
  case still(at: Int64, frames: [Int64])
  /// Every frame of the measurement.
  case film
}

package enum RunPictures: Codable, Equatable, Sendable {
  /// The display contents, and the time since which they are displayed, in nanoseconds since
  /// launch.
  case still(DisplayList, shown: Int64)
  /// Nothing was displayed yet. The value is the time of the first frame, if there was one.
  case nothing(first: Int64?)
  /// The frames of the run.
  case film(ScreenFilm)
}

/// Takes screenshots of the frames of a run.
@MainActor
final class Camera {
  private let request: FilmRequest
  private var still: (list: DisplayList, shown: Int64)?
  private var first: Int64?
  private var film: ScreenFilm?
  /// The number of measured frames, or nil before the measurement begins.
  private var measured: Int?

  init(_ request: FilmRequest) { self.request = request }

  /// Begins the measurement; a film begins with the present contents of the screen.
  func begin(_ device: Engine) {
    measured = 0
    guard request == .film else { return }
    let list = device.screen.picture()
    film = ScreenFilm(width: list.width, height: list.height)
    film?.add(list, at: (device.mainTime - .launch).value)
  }

  /// Records a committed frame with its display time in nanoseconds since launch.
  func frame(of device: Engine, shownAt time: Int64) {
    switch request {
    case .still(let wanted, let frames):
      var time = time
      if let number = measured {
        measured = number + 1
        if frames.indices.contains(number) { time = frames[number] }
      }
      first = first ?? time
      if time <= wanted { still = (device.screen.picture(), time) }
    case .film:
      guard film != nil else { return }
      film?.add(device.screen.picture(), at: time)
    }
  }

  var pictures: RunPictures {
    if let film { return .film(film) }
    return still.map { .still($0.list, shown: $0.shown) } ?? .nothing(first: first)
  }
}
