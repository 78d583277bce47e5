public import Foundation
@_spi(Runtime) public import SimViews

/// A control for navigating to a URL.
nonisolated public struct Link<Label: View>: PrimitiveView {
  let label: Label
  let destination: URL

  /// Creates a control, consisting of a URL and a label, used to navigate to the given URL.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  /// Returns a node with a control that opens the address.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    LinkToURLNode<Label>(value, inputs)
  }
}

extension Link where Label == Text {
  /// Creates a control, consisting of a URL and a title key, used to navigate to a URL.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a control, consisting of a URL and a title string, used to navigate to a URL.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The node of a link to an address.
final class LinkToURLNode<Label: View>: ContainerNode<Link<Label>, Label, ControlElement>,
  LabelHiding
{
  init(_ value: Link<Label>, _ inputs: _ViewInputs) {
    super.init(value, inputs, ControlElement(id: inputs.runtime.makeElementID())) { $0.label }
    element.chrome = .tinted
    element.environment = environment
  }

  override func apply(_ value: Link<Label>) {
    let address = value.destination
    let environment = environment
    let runtime = runtime
    element.action = {
      environment.read().openURL.follow(address, in: runtime)
    }
  }

  func takeHiddenLabel(_ label: [RenderElement]) { element.hiddenLabel = label }

  /// Suspends the node.
  ///
  /// The body of a link is expanded in a list, like that of a button: its label is the row's.
  override func suspend() -> Bool { suspendChildren() }
}

/// An action that opens a URL.
public struct OpenURLAction {
  /// The result of a custom open URL action.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind
    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler discarded the URL.
    public static let discarded = Result(kind: .discarded)
    /// A result that asks the operating system to open the original URL.
    public static let systemAction = Result(kind: .system(nil))
    /// Returns a result that asks the operating system to open the modified URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    /// Returns a result that asks the operating system to open the URL, in the app if possible; the
    /// device writes it to its console.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .system(url))
    }
  }

  private let handler: (URL) -> Result
  private var system = SystemServices.current

  /// Creates an action that opens a URL.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// The action for code of the calling thread's device.
  var asked: OpenURLAction {
    var action = self
    action.system = .current
    return action
  }

  /// Opens the address of a link that was tapped.
  @MainActor package func follow(_ url: URL, in runtime: ViewRuntime) {
    guard case .system(let other) = handler(url).kind else { return }
    runtime.request(.openURL((other ?? url).absoluteString))
  }

  /// Opens a URL, following system conventions; the device writes the address to its console.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL, following system conventions, and reports whether it was accepted; one that the
  /// handler discarded was not.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      system.open((other ?? url).absoluteString)
      completion(true)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// An action that opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self].asked }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A view that opens the app's settings scene; a phone has none, so nothing happens.
nonisolated public struct SettingsLink<Label: View>: ComposedView {
  let label: Label
  /// Creates a settings link with a custom label.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }
  /// A button without an action.
  @MainActor package var parts: some View {
    Button {
    } label: {
      label
    }
  }
}

/// The default label of a settings link.
nonisolated public struct DefaultSettingsLinkLabel: ComposedView {
  @MainActor package var parts: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a settings link with the system's label.
  nonisolated public init() { label = DefaultSettingsLinkLabel() }
}
