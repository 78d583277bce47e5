public import Foundation

/// A view that displays an image.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
  package enum Source: Hashable, Sendable {
    case system(String)
    case named(String)
  }

  package let source: Source
  package var isResizable = false
  var settings = ImageSettings()

  /// Creates a system symbol image.
  nonisolated public init(systemName: String) { source = .system(systemName) }

  /// Creates a labeled image that you can use as content for controls.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// Whether no image can have the name.
  fileprivate var isNameless: Bool { source == .system("") || source == .named("") }

  fileprivate func reportMissing() {
    switch source {
    case .system: runtimeWarning("No symbol named '' found in system symbol set")
    case .named: runtimeWarning("No image named '' found in asset catalog for main bundle")
    }
  }

  /// A leaf whose size follows the font for symbols.
  @MainActor public static func _makeNode(_ value: Image, _ inputs: _ViewInputs) -> _TypedNode<
    Image
  > {
    let element = ImageElement(id: inputs.runtime.makeElementID())
    return LeafNode<Image, ImageElement>(value, inputs, element) {
      image, element, environment, runtime in
      element.environment = environment
      element.update(image, style: environment.readTextStyle(), runtime)
    }
  }
}

/// An image or a symbol.
@MainActor
package final class ImageElement: RenderElement {
  @exclusivity(unchecked) package private(set) var image = Image(systemName: "questionmark")
  @exclusivity(unchecked) package private(set) var style = TextStyle.initial
  /// Where the image stands.
  @exclusivity(unchecked) package var environment: EnvironmentScope?

  package override var kind: RenderKind { .image }
  package override var contentDescription: String { "\(name)" }

  /// The name of the symbol or of the image.
  package var name: String {
    switch image.source {
    case .system(let name), .named(let name): return name
    }
  }

  /// The name in the app's asset catalogue; nil for a symbol.
  private var assetName: String? {
    if case .named(let name) = image.source { name } else { nil }
  }

  package override func willBeInserted(_ runtime: LayoutRuntime) {
    if let assetName { runtime.mutations.append(.image(id, assetName)) }
  }

  package override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    if !name.isEmpty { reader.add(name, isText: false, frame, control) }
  }

  /// A symbol keeps no distance to texts; an image of its own size is as any view.
  package override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing {
    guard edge.axis == .vertical else { return EdgeSpacing() }
    if case .system = image.source, !image.isResizable { return .symbol }
    return .plain
  }

  func update(_ image: Image, style: TextStyle, _ runtime: LayoutRuntime) {
    guard image != self.image || style != self.style else { return }
    if image.isNameless, image.source != self.image.source { image.reportMissing() }
    let old = assetName
    self.image = image
    self.style = style
    if isInserted, assetName != old { runtime.mutations.append(.image(id, assetName)) }
    contentChanged(runtime)
  }

  /// A symbol is about as high as a line and 1.2 em wide (estimate: widths of symbols at 17 pt lie
  /// between 14 and 26 pt); an image of a catalogue has its size, one that is not here counts as 44 points square.
  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let natural: CGSize
    switch image.source {
    case .system(""), .named(""): return .zero
    case .system:
      natural = CGSize(
        width: (style.font.size * 1.2).rounded(),
        height: style.font.height(scale: runtime.facts.scale))
    case .named(let name):
      natural = runtime.facts.imageSizes[name] ?? CGSize(width: 44, height: 44)
    }
    guard image.isResizable else { return natural }
    return CGSize(
      width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
  }
}
