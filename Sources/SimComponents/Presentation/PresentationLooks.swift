// How a sheet, a popover or a dialog looks. What would change its place or its size is noted: a sheet is as high as its detent.

public import Foundation
public import SimViews

/// The kinds of interaction available to views behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  /// As the system does.
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
  /// As the system does.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// A swipe resizes first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Strategies for adapting a presentation to a different size class.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// As a cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// A type that defines the size of the presentation content.
public protocol PresentationSizing: Sendable {}

/// A size of the system's own.
public struct _SystemPresentationSizing: PresentationSizing, Hashable { let name: String }

extension PresentationSizing where Self == _SystemPresentationSizing {
  /// As the system does.
  public static var automatic: Self { .init(name: "automatic") }
  /// As large as the content.
  public static var fitted: Self { .init(name: "fitted") }
  /// As large as a form.
  public static var form: Self { .init(name: "form") }
  /// As large as a page.
  public static var page: Self { .init(name: "page") }
}

extension PresentationSizing {
  /// As large as the content along the given dimensions; a sheet on a phone follows its detents.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// Growing with the content, and never shrinking, along the given dimensions; a sheet on a phone follows its detents.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

/// The severity of an alert or confirmation dialog.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = DialogSeverity(name: "automatic")
  /// What is presented needs attention.
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}

extension View {
  /// Sets the presentation background of the enclosing sheet using a shape style; noted for drawing.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> ModifiedContent<
    Self, _NotedModifier<S>
  > {
    noted("presentationBackground", style)
  }

  /// Sets the presentation background of the enclosing sheet to a custom view; noted for drawing.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _NotedModifier<V>> {
    noted("presentationBackground", content())
  }

  /// Controls whether people can interact with the view behind a presentation; noted.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> ModifiedContent<Self, _NotedModifier<PresentationBackgroundInteraction>> {
    noted("presentationBackgroundInteraction", interaction)
  }

  /// Requests that the presentation have a specific corner radius, in points; noted for drawing.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> ModifiedContent<
    Self, _NotedModifier<CGFloat?>
  > {
    noted("presentationCornerRadius", cornerRadius)
  }

  /// Configures the behavior of swipe gestures on a presentation; noted.
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

  /// Sets the sizing of the containing presentation; noted.
  nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> ModifiedContent<
    Self, _NotedModifier<S>
  > {
    noted("presentationSizing", sizing)
  }

  /// Sets the severity for alerts; noted.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> ModifiedContent<
    Self, _NotedModifier<DialogSeverity>
  > {
    noted("dialogSeverity", severity)
  }

  /// Configures the icon used by alerts; noted.
  nonisolated public func dialogIcon(_ icon: Image?) -> ModifiedContent<
    Self, _NotedModifier<Image?>
  > {
    noted("dialogIcon", icon)
  }

  /// Enables user suppression of an alert with a custom suppression message; noted.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("dialogSuppressionToggle", titleKey.string)
  }
}
