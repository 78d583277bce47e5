// Controllers of SwiftUI views. Their content is shown where their view is in a representable's view.

public import Foundation
@_spi(Runtime) public import SimViews

/// A controller whose view has the size of its root view and shows it inside a representable.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let hosted: Hosted<Content>
  open var rootView: Content {
    get { hosted.content }
    set { hosted.content = newValue }
  }
  /// Accepted and ignored: the view always has the size of the root view.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  public init(rootView: Content) {
    hosted = Hosted(rootView)
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder: NSCoder, rootView: Content) {
    hosted = Hosted(rootView)
    super.init(coder: coder)
  }
  public required nonisolated init?(coder: NSCoder) {
    fatalError("A hosting controller needs a root view: init(coder:rootView:).")
  }
  open override func loadView() { view = HostingView(hosted) }
  /// Returns the size of the root view in points, or zero without a running device.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    ViewRuntime.sizeOfImage(of: rootView, proposal: ProposedViewSize(size)) ?? .zero
  }
}

/// The root view of a hosting controller, which the controller's view also refers to.
@MainActor
class HostedRoot {
  var view: AnyView { AnyView(EmptyView()) }
  /// The ideal size of the root view in points.
  var size: CGSize { .zero }
  /// Called when the root view is replaced.
  var changed: (() -> Void)?
}

@MainActor
private final class Hosted<Content: View>: HostedRoot {
  var content: Content { didSet { changed?() } }
  init(_ content: Content) { self.content = content }
  override var view: AnyView { AnyView(content) }
  override var size: CGSize {
    ViewRuntime.sizeOfImage(of: content, proposal: .unspecified) ?? .zero
  }
}

public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1),
    intrinsicContentSize = Self(rawValue: 2)
}

final class HostingView: UIView {
  let hosted: HostedRoot
  init(_ hosted: HostedRoot) {
    self.hosted = hosted
    super.init(frame: .zero)
  }
  required nonisolated init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { hosted.size }
}

extension UIView {
  /// The root views of the hosting controllers in this view, in subview order.
  var hostedRoots: [HostedRoot] {
    if let view = self as? HostingView { return [view.hosted] }
    return subviews.flatMap(\.hostedRoots)
  }
}
