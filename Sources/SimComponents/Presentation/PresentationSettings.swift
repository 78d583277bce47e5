public import Foundation
@_spi(Runtime) public import SimViews

/// A type that represents a height where a sheet naturally rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large, fraction(CGFloat), height(CGFloat), custom(CustomDetent)
  }
  private let kind: Kind

  /// The system detent for a sheet that is approximately half the height of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// The system detent for a sheet at full height.
  public static let large = PresentationDetent(kind: .large)

  /// Returns a custom detent with the specified fractional height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// Returns a custom detent with the specified height, in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// Returns a custom detent with a calculated height.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(
      kind: .custom(
        CustomDetent(name: "\(D.self)") { D.height(in: Context(maxDetentValue: $0)) }))
  }

  /// The values from which a custom detent is calculated.
  @dynamicMemberLookup
  public struct Context {
    /// The height of a sheet at full height, in points.
    public let maxDetentValue: CGFloat
    /// Returns a value of the environment without any modifier.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }

  /// Returns the height for a given full height, both in points.
  ///
  /// - Parameter medium: the height of the medium detent; nil for half of the full one.
  func height(of full: CGFloat, medium: CGFloat?) -> CGFloat {
    switch kind {
    case .medium: return medium ?? full * 0.5
    case .large: return full
    case .fraction(let fraction): return max(0, min(full, full * fraction))
    case .height(let height): return max(0, min(full, height))
    case .custom(let detent): return max(0, min(full, detent.height(full) ?? full))
    }
  }
}

/// A modifier inside a sheet that configures its presentation.
nonisolated public struct _PresentationSettingModifier: PrimitiveModifier {
  var detents: [PresentationDetent]?
  var isInteractiveDismissDisabled: Bool?

  /// Returns a node that notifies the surrounding presentation.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PresentationSettingNode<C>(value, inputs)
  }
}

/// The node of a view that configures its presentation.
final class PresentationSettingNode<C: View>:
  PassThroughNode<ModifiedContent<C, _PresentationSettingModifier>, C>
{
  init(_ value: ModifiedContent<C, _PresentationSettingModifier>, _ inputs: _ViewInputs) {
    super.init(value, inputs) { $0.content }
    apply(value.modifier)
  }

  override func update(_ new: ModifiedContent<C, _PresentationSettingModifier>) {
    apply(new.modifier)
    super.update(new)
  }

  private func apply(_ modifier: _PresentationSettingModifier) {
    guard let presentation = root.presentationContext?.presentation else { return }
    if let detents = modifier.detents { presentation.detents = detents }
    if let isDisabled = modifier.isInteractiveDismissDisabled {
      presentation.isInteractiveDismissDisabled = isDisabled
    }
  }
}

extension View {
  /// Sets the available detents for the enclosing sheet; it is at the lowest.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> ModifiedContent<Self, _PresentationSettingModifier> {
    ModifiedContent(
      content: self, modifier: _PresentationSettingModifier(detents: Array(detents)))
  }

  /// Sets the available detents for the enclosing sheet, and which of them it is at.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> ModifiedContent<Self, _PresentationSettingModifier> {
    ModifiedContent(
      content: self, modifier: _PresentationSettingModifier(detents: [selection.wrappedValue]))
  }

  /// Conditionally prevents interactive dismissal of presentations like sheets.
  nonisolated public func interactiveDismissDisabled(
    _ isDisabled: Bool = true
  ) -> ModifiedContent<Self, _PresentationSettingModifier> {
    ModifiedContent(
      content: self,
      modifier: _PresentationSettingModifier(isInteractiveDismissDisabled: isDisabled))
  }

  /// Sets the visibility of the drag indicator on top of a sheet; it is not drawn.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
}

/// The definition of a custom detent with a calculated height.
public protocol CustomPresentationDetent {
  /// The values from which the height is calculated.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points; nil if the detent does not exist.
  static func height(in context: Context) -> CGFloat?
}

/// A detent that a type calculates, identified by the type.
struct CustomDetent: Hashable, @unchecked Sendable {
  let name: String
  let height: (CGFloat) -> CGFloat?
  static func == (lhs: CustomDetent, rhs: CustomDetent) -> Bool { lhs.name == rhs.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
