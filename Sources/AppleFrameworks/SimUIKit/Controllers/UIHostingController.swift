// Controllers that show SwiftUI's views. What one shows is on screen where its view lies in that of a representable.

public import Foundation
@_spi(Runtime) public import SimViews

/// A controller that shows SwiftUI's views, where its view lies in what a representable shows; its view has their size.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let hosted: Hosted<Content>
  open var rootView: Content {
    get { hosted.content }
    set { hosted.content = newValue }
  }
  /// Which sizes of the content the view has: kept.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  public init(rootView: Content) {
    hosted = Hosted(rootView)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller from an archive, with a root view.
  public init?(coder: NSCoder, rootView: Content) {
    hosted = Hosted(rootView)
    super.init(coder: coder)
  }
  public required nonisolated init?(coder: NSCoder) {
    fatalError("A hosting controller needs a root view: init(coder:rootView:).")
  }
  /// Makes a view of the root view's size.
  open override func loadView() { view = HostingView(hosted) }
  /// The size of the root view in a size, in points; zero if no device is running.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    ViewRuntime.sizeOfImage(of: rootView, proposal: ProposedViewSize(size)) ?? .zero
  }
}

/// What a hosting controller shows; its view keeps it, too.
@MainActor
class HostedRoot {
  var view: AnyView { AnyView(EmptyView()) }
  /// The ideal size of the root view, in points.
  var size: CGSize { .zero }
  /// Called when there is another root view.
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

/// Which sizes of its content a hosting controller's view has.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size that is preferred, and that of the content.
  public static let preferredContentSize = Self(rawValue: 1),
    intrinsicContentSize = Self(rawValue: 2)
}

/// The view of a hosting controller: as large as its root view.
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
  /// What the hosting controllers show whose views lie in this one, in the order in which they lie there.
  var hostedRoots: [HostedRoot] {
    if let view = self as? HostingView { return [view.hosted] }
    return subviews.flatMap(\.hostedRoots)
  }
}
