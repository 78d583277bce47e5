// The appearance of sheets, popovers and dialogs. Settings that would change their position or size
// are recorded without effect: a sheet is as high as its detent.

public import Foundation
public import SimViews

/// The kinds of interaction available to views behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// People can interact with the view behind.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// People cannot interact with the view behind.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// People can interact with the view behind up through a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .init(name: "enabled up through \(detent)") }
}

/// A behavior that you can use to influence how a presentation responds to swipe gestures.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// A swipe resizes first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Strategies for adapting a presentation to a different size class.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// As a cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// A type that defines the size of the presentation content.
public protocol PresentationSizing: Sendable {}

/// A size of the system.
public struct _SystemPresentationSizing: PresentationSizing, Hashable { let name: String }

extension PresentationSizing where Self == _SystemPresentationSizing {
  /// The default of the system.
  public static var automatic: Self { .init(name: "automatic") }
  /// The size of the content.
  public static var fitted: Self { .init(name: "fitted") }
  /// The size of a form.
  public static var form: Self { .init(name: "form") }
  /// The size of a page.
  public static var page: Self { .init(name: "page") }
}

extension PresentationSizing {
  /// Returns a sizing that fits the content along the given dimensions; a sheet on a phone follows
  /// its detents.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// Returns a sizing that grows with the content and never shrinks, along the given dimensions; a
  /// sheet on a phone follows its detents.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

/// The severity of an alert or confirmation dialog.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = DialogSeverity(name: "automatic")
  /// The presentation needs attention.
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}

extension View {
  /// Sets the presentation background of the enclosing sheet using a shape style; recorded for
  /// drawing.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> ModifiedContent<
    Self, _NotedModifier<S>
  > {
    noted("presentationBackground", style)
  }

  /// Sets the presentation background of the enclosing sheet to a custom view; recorded for
  /// drawing.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _NotedModifier<V>> {
    noted("presentationBackground", content())
  }

  /// Controls whether people can interact with the view behind a presentation; recorded without
  /// effect.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> ModifiedContent<Self, _NotedModifier<PresentationBackgroundInteraction>> {
    noted("presentationBackgroundInteraction", interaction)
  }

  /// Requests that the presentation have a specific corner radius, in points; recorded for drawing.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> ModifiedContent<
    Self, _NotedModifier<CGFloat?>
  > {
    noted("presentationCornerRadius", cornerRadius)
  }

  /// Configures the behavior of swipe gestures on a presentation; recorded without effect.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> ModifiedContent<Self, _NotedModifier<PresentationContentInteraction>> {
    noted("presentationContentInteraction", behavior)
  }

  /// Specifies how to adapt a presentation to compact size classes; on a phone a popover is shown as a sheet.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> ModifiedContent<Self, _NotedModifier<PresentationAdaptation>> {
    noted("presentationCompactAdaptation", adaptation)
  }

  /// Specifies how to adapt a presentation to compact size classes; on a phone a popover is shown as a sheet.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> ModifiedContent<Self, _NotedModifier<PresentationAdaptation>> {
    noted("presentationCompactAdaptation", horizontal)
  }

  /// Sets the sizing of the containing presentation; recorded without effect.
  nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> ModifiedContent<
    Self, _NotedModifier<S>
  > {
    noted("presentationSizing", sizing)
  }

  /// Sets the severity for alerts; recorded without effect.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> ModifiedContent<
    Self, _NotedModifier<DialogSeverity>
  > {
    noted("dialogSeverity", severity)
  }

  /// Configures the icon used by alerts; recorded without effect.
  nonisolated public func dialogIcon(_ icon: Image?) -> ModifiedContent<
    Self, _NotedModifier<Image?>
  > {
    noted("dialogIcon", icon)
  }

  /// Enables user suppression of an alert with a custom suppression message; recorded without
  /// effect.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("dialogSuppressionToggle", titleKey.string)
  }
}
