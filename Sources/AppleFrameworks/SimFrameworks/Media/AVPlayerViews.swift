// Video views, drawn as black boxes.

public import Foundation
import SimComponents
public import SimUIKit
public import SimViews

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect"),
    resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill"),
    resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A player layer that draws nothing.
@MainActor @preconcurrency
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// The methods of a player view controller's delegate, none of which is called.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController) {}
}

/// A player view controller, drawn as an empty box.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true,
    canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false, exitsFullScreenWhenPlaybackEnds = false,
    updatesNowPlayingInfoCenter = true
  open private(set) lazy var contentOverlayView: UIView? = UIView()
}

/// A video player, drawn as a black box.
public struct VideoPlayer<Overlay: View>: View {
  private let overlay: Overlay
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
    overlay = videoOverlay()
  }
  public var body: some View { Color.black.overlay(overlay) }
}

extension VideoPlayer where Overlay == EmptyView {
  public init(player: AVPlayer?) { overlay = EmptyView() }
}

/// A route picker, drawn as an empty box.
@MainActor @preconcurrency
open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor?
  open var prioritizesVideoDevices = false
}
