// Where films are shown: black boxes.

public import Foundation
import SimComponents
public import SimUIKit
public import SimViews

/// How a film lies in its box.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it is seen, or the box is full, or it is stretched.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect"),
    resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill"),
    resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that shows a film; nothing is drawn.
@MainActor @preconcurrency
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  /// How the film lies in the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether a picture is there; none comes.
  open var isReadyForDisplay: Bool { false }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// Who hears of a controller of films; nobody is told.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// A film goes into a corner of the screen.
  func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController)
  /// A film comes out of its corner.
  func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController) {}
}

/// A controller that shows a film; it is a box.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether there are controls over the film.
  open var showsPlaybackControls = true
  /// How the film lies in the box.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the film may go into a corner of the screen.
  open var allowsPictureInPicturePlayback = true,
    canStartPictureInPictureAutomaticallyFromInline = false
  /// What the app does with the screen while the film plays.
  open var entersFullScreenWhenPlaybackBegins = false, exitsFullScreenWhenPlaybackEnds = false,
    updatesNowPlayingInfoCenter = true
  /// What lies between the film and its controls.
  open private(set) lazy var contentOverlayView: UIView? = UIView()
}

/// A view that shows the film of a player: a black box.
public struct VideoPlayer<Overlay: View>: View {
  private let overlay: Overlay
  /// Creates a view with something over the film.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
    overlay = videoOverlay()
  }
  public var body: some View { Color.black.overlay(overlay) }
}

extension VideoPlayer where Overlay == EmptyView {
  public init(player: AVPlayer?) { overlay = EmptyView() }
}

/// A button for where sound goes; it is a box.
@MainActor @preconcurrency
open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor?
  /// Whether places with a picture come first.
  open var prioritizesVideoDevices = false
}
