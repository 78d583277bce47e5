// The result of `#Preview` in a program: a type with the position of the macro in the source and a
// function that makes the view. The tools find it by its conformance; nothing has to be registered,
// and nothing runs before it is requested.

public import Foundation
public import SimViews

/// A preview of a view, with its name and traits.
@MainActor @preconcurrency
public struct Preview {
  /// The name in the source, if there is one.
  package let name: String?
  /// The place and style of the preview.
  package let traits: [PreviewTrait<ViewTraits>]
  private let content: @MainActor () -> AnyView

  /// Creates a preview of a view.
  ///
  /// The closure returns any view, as on Apple's platforms. If the initializer were generic, the
  /// compiler would crash for a closure that declares a view with a wrapped property and returns
  /// it, which is the usual preview of a binding.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    content = { AnyView(body()) }
  }

  init(content: @escaping @MainActor () -> AnyView) {
    name = nil
    traits = []
    self.content = content
  }

  /// Creates the view with the modifiers among the traits.
  package func makeContent() -> AnyView {
    traits.reduce(content()) { view, trait in trait.modifier.map { $0(view) } ?? view }
  }

  /// The traits of previews of views.
  public struct ViewTraits: Sendable {}
}

/// A type that `#Preview` declares.
@MainActor @preconcurrency
public protocol PreviewRegistry: _PreviewSource {
  /// The file that contains the preview: `Module/File.swift`.
  nonisolated static var fileID: String { get }
  /// The line of the macro, counted from one.
  nonisolated static var line: Int { get }
  /// The column of the macro, counted from one.
  nonisolated static var column: Int { get }
  static func makePreview() throws -> Preview
}

extension PreviewRegistry {
  /// Returns the preview of the macro.
  @MainActor @preconcurrency
  public static func _makePreview() throws -> Preview { try makePreview() }
}

/// A set of traits that customise how a preview is shown.
public struct PreviewTrait<T>: Sendable {
  /// The trait's name and values, for lists.
  package let description: String
  let modifier: (@MainActor @Sendable (AnyView) -> AnyView)?

  init(_ description: String, modifier: (@MainActor @Sendable (AnyView) -> AnyView)? = nil) {
    self.description = description
    self.modifier = modifier
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview is shown in the device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait("defaultLayout") }
  /// The preview is as large as its content.
  public static var sizeThatFitsLayout: PreviewTrait {
    PreviewTrait("sizeThatFitsLayout") { AnyView($0.fixedSize()) }
  }
  /// Returns a trait for a preview with a size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait("fixedLayout \(width) x \(height)") {
      AnyView($0.frame(width: width, height: height))
    }
  }
  /// The device is held upright.
  public static var portrait: PreviewTrait { PreviewTrait("portrait") }
  /// The device is held upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait("portraitUpsideDown") }
  /// The device is turned to the left; recorded without effect, the simulated device stays upright.
  public static var landscapeLeft: PreviewTrait { PreviewTrait("landscapeLeft") }
  /// The device is turned to the right; recorded without effect, the simulated device stays
  /// upright.
  public static var landscapeRight: PreviewTrait { PreviewTrait("landscapeRight") }
  /// Returns a trait for a preview with a custom modifier.
  @MainActor @preconcurrency
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    PreviewTrait("modifier \(M.self)", modifier: previewModification(modifier))
  }
}

/// A type that defines an environment in which previews can appear.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the context that previews share.
  associatedtype Context = Void
  /// The type of view representing the body.
  associatedtype Body: View
  /// The preview's view, as the modifier is given it.
  typealias Content = _PreviewModifierContent
  /// Creates the context that previews share.
  static func makeSharedContext() async throws -> Context
  /// Returns the view with the additions of the modifier.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view under a preview modifier.
nonisolated public struct _PreviewModifierContent: ErasedPart { package let content: AnyView }

/// A view that makes the context first, in a task of its own, and then shows the modifier's body.
private struct ModifiedPreview<M: PreviewModifier>: View {
  let modifier: M
  let content: AnyView
  @State private var context: M.Context?

  var body: some View {
    if let context {
      modifier.body(content: _PreviewModifierContent(content: content), context: context)
    } else if let none = () as? M.Context {
      modifier.body(content: _PreviewModifierContent(content: content), context: none)
    } else {
      Color.clear.task { context = try? await M.makeSharedContext() }
    }
  }
}

@MainActor
private func previewModification<M: PreviewModifier>(
  _ modifier: M
) -> @MainActor @Sendable (AnyView) -> AnyView {
  let box = ModifierBox(modifier: modifier)
  return { AnyView(ModifiedPreview(modifier: box.modifier, content: $0)) }
}

@MainActor
private final class ModifierBox<M> {
  let modifier: M
  init(modifier: M) { self.modifier = modifier }
}
