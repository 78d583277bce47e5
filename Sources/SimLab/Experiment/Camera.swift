// Pictures of a run: what the simulated display showed, and when. Nothing is pictured unless a request asks.

package import SimScreen
import SimDevice
import SimCore

/// What is pictured of a run.
package enum FilmRequest: Codable, Equatable, Hashable, Sendable {
  /// What the display shows at a time, in nanoseconds since launch.
  ///
  /// The frames that are measured are shown at other times than the run has: those of one play of it.
  case still(at: Int64, frames: [Int64])
  /// Every frame that is measured.
  case film
}

package enum RunPictures: Codable, Equatable, Sendable {
  /// What the display showed, and since when, in nanoseconds since launch.
  case still(DisplayList, shown: Int64)
  /// Nothing was on the display yet; when the first frame came, if one did.
  case nothing(first: Int64?)
  /// The frames of the run.
  case film(ScreenFilm)
}

/// Takes pictures of the frames of a run.
@MainActor
final class Camera {
  private let request: FilmRequest
  private var still: (list: DisplayList, shown: Int64)?
  private var first: Int64?
  private var film: ScreenFilm?
  /// How many frames were measured; nil before that begins.
  private var measured: Int?

  init(_ request: FilmRequest) { self.request = request }

  /// Measuring begins: a film begins with what is on screen.
  func begin(_ device: Engine) {
    measured = 0
    guard request == .film else { return }
    let list = device.screenshot()
    film = ScreenFilm(width: list.width, height: list.height)
    film?.add(list, at: (device.mainTime - .launch).value)
  }

  /// A frame was committed that the display will show at a time, in nanoseconds since launch.
  func frame(of device: Engine, shownAt time: Int64) {
    switch request {
    case .still(let wanted, let frames):
      var time = time
      if let number = measured {
        measured = number + 1
        if frames.indices.contains(number) { time = frames[number] }
      }
      first = first ?? time
      if time <= wanted { still = (device.screenshot(), time) }
    case .film:
      guard film != nil else { return }
      film?.add(device.screenshot(), at: time)
    }
  }

  var pictures: RunPictures {
    if let film { return .film(film) }
    return still.map { .still($0.list, shown: $0.shown) } ?? .nothing(first: first)
  }
}
