// UIKit's segmented control, drawn as an empty box. Touches do not reach it.

public import Foundation

@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1
  /// The segments: titles, images or actions.
  private var segments: [Any] = []

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = items ?? []
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 32)
  }
  open var numberOfSegments: Int { segments.count }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
  }
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
  /// Returns the title of a segment, or nil if the segment has none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment] as? String : nil
  }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  /// Accepted and ignored: the image is not drawn.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Accepted and ignored: the image is not drawn.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State,
    rightSegmentState right: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open var selectedSegmentTintColor: UIColor? = nil
  open var selectedSegmentIndex: Int = UISegmentedControl.noSegment
  /// Accepted and ignored: titles are not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
