// The view in place of missing content: an icon, a title, a line of explanation, and actions,
// centred in the proposed space.

import Foundation
public import SimViews

/// An interface that you display when the content cannot be shown.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  ComposedView
{
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates an interface, consisting of a label and additional content.
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor package var parts: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
      description.font(.body).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The icon over the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where
  Label == SimComponents.Label<Text, Image>, Description == Text?,
  Actions == EmptyView
{
  /// Creates an interface, consisting of a title generated from a localized string, an image and additional content.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { SimComponents.Label(title, image: name) }, description: { description }, actions: {})
  }

  /// Creates an interface, consisting of a title generated from a localized string, a system icon image and additional
  /// content.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SimComponents.Label(title, systemImage: name) }, description: { description },
      actions: {})
  }

  /// Creates an interface, consisting of a title generated from a string, an image and additional content.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { SimComponents.Label(title, image: name) }, description: { description }, actions: {})
  }

  /// Creates an interface, consisting of a title generated from a string, a system icon image and additional content.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SimComponents.Label(title, systemImage: name) }, description: { description },
      actions: {})
  }
}

extension ContentUnavailableView
where
  Label == SimComponents.Label<Text, Image>, Description == Text,
  Actions == EmptyView
{
  /// The view for a search without results.
  nonisolated public static var search: ContentUnavailableView {
    ContentUnavailableView(
      label: { SimComponents.Label("No Results", systemImage: "magnifyingglass") },
      description: { Text("Check the spelling or try a new search.") }, actions: {})
  }

  /// Returns the view for a search for a text without results.
  nonisolated public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SimComponents.Label("No Results for “\(text)”", systemImage: "magnifyingglass") },
      description: { Text("Check the spelling or try a new search.") }, actions: {})
  }
}
