// The launch screen of document-based apps. A document is opened at once, so it is never shown.

public import Foundation
public import SimViews

/// A launch scene for document-based apps; the scene beside it opens a new document at once.
nonisolated public struct DocumentGroupLaunchScene<Actions: View>: ComposedScene {
  @MainActor package var window: AnyView { AnyView(EmptyView()) }

  /// Creates a launch scene.
  nonisolated public init(
    _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View = { EmptyView() }
  ) {}

  /// Creates a launch scene.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View = { EmptyView() }
  ) {}

  /// Creates a launch scene with views over it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View = { EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {}

  /// Creates a launch scene with views behind and over it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {}
}

/// The positions of elements on a launch screen.
public struct DocumentLaunchGeometryProxy {
  /// The whole screen, and the title's part of it.
  public let frame: CGRect, titleViewFrame: CGRect
}

/// A button of a launch screen.
public struct NewDocumentButton<Label: View>: View {
  let label: Label
  public init(_ titleKey: LocalizedStringKey) where Label == Text { label = Text(titleKey) }
  public init() where Label == Text { label = Text("Create Document") }
  /// The button; a new document is open already.
  public var body: some View { Button(action: {}, label: { label }) }
}
