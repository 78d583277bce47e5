// UIKit's row of segments, as a box: its segments are kept, and nobody touches them.

public import Foundation

/// A box that keeps what a `UISegmentedControl` is told.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1
  /// What the segments show: texts, images, actions.
  private var segments: [Any] = []

  /// Creates a control with segments, which are texts or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = items ?? []
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 32)
  }
  open var numberOfSegments: Int { segments.count }
  /// Puts a segment with a text before another one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
  }
  /// Puts a segment with an image before another one.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(image ?? UIImage(), at: min(max(segment, 0), segments.count))
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }
  open func removeAllSegments() { segments = [] }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = title ?? "" }
  }
  /// The text of a segment; nil where it shows something else.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment] as? String : nil
  }
  /// Whether the choice is not kept after a touch.
  open var isMomentary = false
  /// Whether segments are as wide as their content.
  open var apportionsSegmentWidthsByContent = false
  /// Sets the picture behind it, which is not drawn.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Sets the picture between segments, which is not drawn.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State,
    rightSegmentState right: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open var selectedSegmentTintColor: UIColor? = nil
  /// The segment that is chosen; -1 if none is.
  open var selectedSegmentIndex: Int = UISegmentedControl.noSegment
  /// Sets the looks of titles, which are not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
