// A canvas: a closure draws into a context whenever the canvas gets another size or a new value,
// and when a value that the closure read has changed. The operations are recorded in order: as
// texts for dumps, as values for pictures.

public import Foundation
import SimGraph
import SimReflection
@_spi(Runtime) public import SimViews

/// A view type that supports immediate mode drawing.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  /// A view that provides symbols to the renderer.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is fully opaque.
  public var isOpaque: Bool
  /// The working color space and storage format of the canvas.
  public var colorMode: ColorRenderingMode
  /// Whether the canvas may present its contents asynchronously; it never does.
  public var rendersAsynchronously: Bool

  /// Creates and configures a canvas that you supply with renderable child views.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Returns a node that calls the renderer.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    CanvasNode<Symbols>(value, inputs)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates and configures a canvas.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// The node of a canvas.
final class CanvasNode<Symbols: View>: _TypedNode<Canvas<Symbols>>, NodeOwner {
  private var value: Canvas<Symbols>
  private let element: CanvasElement
  private lazy var reading = NodeReading(self, "Canvas")
  private var mustDraw = false
  /// Makes the symbols; nil if there are none.
  private var symbols: _TypedNode<OptionList<Symbols>>?

  init(_ value: Canvas<Symbols>, _ inputs: _ViewInputs) {
    self.value = value
    element = CanvasElement(id: inputs.runtime.makeElementID())
    super.init(inputs)
    element.sizeChanged = { [unowned self] in drawAgain() }
    if Symbols.self != EmptyView.self {
      symbols = makeChild(OptionList(content: value.symbols), inputsForChild)
    }
  }

  private func drawAgain() {
    mustDraw = true
    flagStale()
  }

  override func update(_ new: Canvas<Symbols>) {
    guard !areEqualInputs(value, new) else { return }
    value = new
    symbols?.update(OptionList(content: new.symbols))
    reading.wasHanded()
    drawAgain()
  }

  override func evaluate() {
    guard let size = element.placedSize, mustDraw || reading.isStale else { return }
    mustDraw = false
    reading.following {
      let record = GraphicsContext.Record()
      if let list = symbols as? any OptionListing {
        record.symbols = CanvasSymbols(list, runtime)
      }
      defer { record.symbols = nil }
      reading.read {
        var context = GraphicsContext(record: record, environment: environment.read())
        runtime.owned(by: owner) { runtime.runningUserCode { value.renderer(&context, size) } }
      }
      let texts = record.drawings.count { if case .text = $0.content { true } else { false } }
      runtime.report(.canvasDrawn(operations: record.operations.count, texts: texts))
      element.show(record, runtime)
    }
  }

  override func collect(into elements: inout [RenderElement]) { elements.append(element) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let symbols { body(symbols) } }
  override func tearDown() {
    symbols?.remove()
    symbols = nil
    reading.end()
  }
  override var label: String { "Canvas" }
  nonisolated func label(of node: NodeID) -> String { "Canvas" }
}

/// The area into which the canvas draws.
@MainActor
final class CanvasElement: RenderElement {
  var sizeChanged: (() -> Void)?
  /// The size that layout gave last.
  private(set) var placedSize: CGSize?
  private var operations: [String] = []
  /// The drawings, in order.
  private(set) var drawings: [CanvasDrawing] = []

  override var kind: RenderKind { .shape }
  override var contentDescription: String {
    (["canvas"] + operations).joined(separator: "; ")
  }

  func show(_ new: GraphicsContext.Record, _ runtime: LayoutRuntime) {
    operations = new.operations
    drawings = new.drawings
    runtime.mutations.append(.update(id))
  }

  /// Returns the proposed size; ten points in a dimension without a proposal.
  override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  /// Reads the area as one touch target, because its drawings have no semantics.
  override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) { reader.addArea(frame) }

  override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    guard size != placedSize else { return }
    placedSize = size
    sizeChanged?()
  }
}
