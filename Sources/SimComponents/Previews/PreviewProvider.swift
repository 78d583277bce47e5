public import SimViews

/// A type that produces view previews.
///
/// Its views are listed and launched by `simui preview` like those of `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewSource {
  /// The type to preview.
  associatedtype Previews: View
  /// A collection of views to preview.
  @ViewBuilder static var previews: Previews { get }
  /// The platform to preview on; there is one.
  static var platform: PreviewPlatform? { get }
}

/// Platforms that can run the preview.
public enum PreviewPlatform: Sendable, Hashable {
  case iOS, macOS, tvOS, watchOS
}

extension PreviewProvider {
  /// The platform of the project.
  @MainActor @preconcurrency
  public static var platform: PreviewPlatform? { nil }
}

extension PreviewProvider {
  /// Returns the views of the provider, as one preview.
  @MainActor @preconcurrency
  public static func _makePreview() throws -> Preview { Preview(content: { AnyView(previews) }) }
}

/// A type that makes a preview; the tools find it by its conformance.
@MainActor @preconcurrency
public protocol _PreviewSource {
  @MainActor @preconcurrency
  static func _makePreview() throws -> Preview
}
