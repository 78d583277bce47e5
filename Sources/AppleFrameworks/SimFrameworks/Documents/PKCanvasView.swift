// Drawing with a pencil: a box, on which nobody draws.

public import Foundation
public import SimUIKit

/// What was drawn: nothing.
public struct PKDrawing: Hashable, Codable, Sendable {
  /// Creates an empty drawing.
  public init() {}
  /// Creates a drawing from data: it is empty.
  public init(data: Data) throws {}
  /// Where it lies: nowhere.
  public var bounds: CGRect { .null }
  /// As data.
  public func dataRepresentation() -> Data { Data() }
  /// A picture of a rectangle of it, `scale` pixels a point.
  @MainActor public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    UIImage(
      cgImage: CGImage(width: Int(rect.width * scale), height: Int(rect.height * scale)),
      scale: scale, orientation: .up)
  }
}

/// Something to draw with.
public protocol PKTool: Sendable {}

/// A pen.
public struct PKInkingTool: PKTool {
  /// A kind of pen.
  public enum InkType: String, Sendable {
    /// The kinds.
    case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
  }
  /// What it is, and how wide, in points.
  public let inkType: InkType, width: CGFloat
  /// Creates a pen.
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    (inkType, self.width) = (type, width ?? 3)
  }
}

/// A rubber.
public struct PKEraserTool: PKTool {
  /// What it takes away.
  public enum EraserType: Sendable {
    /// Whole lines or parts.
    case vector, bitmap, fixedWidthBitmap
  }
  /// Creates a rubber.
  public init(_ eraserType: EraserType, width: CGFloat = 0) {}
}

/// What chooses parts.
public struct PKLassoTool: PKTool {
  /// Creates it.
  public init() {}
}

/// With what is drawn.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// A finger too, or as the user has set, or the pencil alone.
  case `default`, anyInput, pencilOnly
}

/// Who hears of a drawing; nobody draws.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// Something was drawn.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  /// Nothing happens.
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
}

/// Who hears of the tools; nobody is told.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: NSObjectProtocol {}

/// A view to draw on; it is a box.
@MainActor @preconcurrency
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  /// What was drawn.
  open var drawing = PKDrawing()
  /// What is drawn with.
  open var tool: any PKTool = PKInkingTool(.pen)
  /// What draws.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  /// Whether a finger draws.
  open var allowsFingerDrawing = true
  /// Whether a ruler lies on it.
  open var isRulerActive = false
}

/// The tools at the bottom of the screen; they are not shown.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
  /// What is chosen.
  open var selectedTool: any PKTool = PKInkingTool(.pen)
  /// Whether they were told to be there.
  open private(set) var isVisible = false
  /// Creates tools.
  public nonisolated override init() {}
  /// Shows or hides them.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    isVisible = visible
  }
  /// Accepted.
  open func addObserver(_ observer: any PKToolPickerObserver) {}
  /// Accepted.
  open func removeObserver(_ observer: any PKToolPickerObserver) {}
}
