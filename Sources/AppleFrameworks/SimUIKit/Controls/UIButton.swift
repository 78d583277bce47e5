public import Foundation

/// A box that keeps what a `UIButton` is told, as large as its title and its image.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// The types.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  /// The looks of a button: kept.
  public struct Configuration: Sendable {
    /// The title.
    public var title: String?
    /// The second line.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The color behind.
    public var baseBackgroundColor: UIColor?
    /// The color of the title.
    public var baseForegroundColor: UIColor?
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Looks with nothing behind.
    public static func plain() -> Configuration { Configuration() }
    /// Looks on a color.
    public static func filled() -> Configuration { Configuration() }
    /// Looks on a light color.
    public static func tinted() -> Configuration { Configuration() }
    /// Looks on gray.
    public static func gray() -> Configuration { Configuration() }
    /// Looks with a border.
    public static func bordered() -> Configuration { Configuration() }
  }
  /// The looks.
  open var configuration: Configuration?
  /// The menu: kept.
  open var menu: UIMenu?
  /// Whether a tap opens it.
  open var showsMenuAsPrimaryAction = false
  /// The distances of the content from the edges, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The label of the title.
  open private(set) lazy var titleLabel: UILabel? = UILabel(frame: .zero)
  /// The view of the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  private var titles: [UIControl.State: String] = [:]
  private var images: [UIControl.State: UIImage] = [:]

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  /// Creates a button of a type, with an action for taps; nobody taps.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
  }
  /// Creates a button of some looks, with an action for taps; nobody taps.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
  /// The title for a state, or the usual one.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  /// The title now.
  open var currentTitle: String? { title(for: isSelected ? .selected : .normal) }
  /// Sets the title.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
  /// Sets the color of the title, which is not drawn.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Sets the image.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }
  /// Sets the image behind, which is not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// The size of image and title, in points.
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

/// Something in a menu: kept.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// What an element says about itself.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be used, it destroys, and it is hidden.
    public static let disabled = Attributes(rawValue: 1), destructive = Attributes(rawValue: 2),
      hidden = Attributes(rawValue: 4)
  }
  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    /// The states.
    case off, on, mixed
  }
  /// The title.
  public let title: String
  /// The image.
  public let image: UIImage?
  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Something that can be done, by a closure.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// What it does.
  public let handler: (UIAction) -> Void
  /// What it says about itself.
  open var attributes: Attributes
  /// Whether it is ticked.
  open var state: State
  /// What it was done by.
  open internal(set) var sender: Any?
  /// Creates an action.
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

/// A menu: kept.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// What is in it.
  public let children: [UIMenuElement]
  /// Creates a menu.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
