public import Foundation

/// A button, drawn as an empty box with the size of its title and image.
@MainActor @preconcurrency
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  public struct Configuration: Sendable {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var baseBackgroundColor: UIColor?
    public var baseForegroundColor: UIColor?
    /// The distance between image and title in points.
    public var imagePadding: CGFloat = 0
    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
  }
  open var configuration: Configuration?
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  /// The insets of the content in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  open private(set) lazy var titleLabel: UILabel? = UILabel(frame: .zero)
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  private var titles: [UIControl.State: String] = [:]
  private var images: [UIControl.State: UIImage] = [:]

  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  /// Creates a button; its action runs only through `sendActions`.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
  }
  /// Creates a button; its action runs only through `sendActions`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
  /// Returns the title for a state, or else the title for the normal state.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  open var currentTitle: String? { title(for: isSelected ? .selected : .normal) }
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
  /// Accepted and ignored: the title is not drawn.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }
  /// Accepted and ignored: the image is not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// The size of image and title in points.
  open override var intrinsicContentSize: CGSize {
    let image = (configuration?.image ?? images[.normal])?.size ?? .zero
    let text = measuredText(
      nil, configuration?.title ?? currentTitle, titleLabel?.font ?? .systemFont(ofSize: 18),
      .greatestFiniteMagnitude)
    return CGSize(
      width: image.width + text.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(image.height, text.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }
}

@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1), destructive = Attributes(rawValue: 2),
      hidden = Attributes(rawValue: 4)
  }
  public enum State: Int, Sendable {
    case off, on, mixed
  }
  public let title: String
  public let image: UIImage?
  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  public let handler: (UIAction) -> Void
  open var attributes: Attributes
  open var state: State
  open internal(set) var sender: Any?
  public init(
    title: String = "", image: UIImage? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
