// Drawing with a pencil: a box, on which nobody draws.

public import Foundation
public import SimUIKit

public struct PKDrawing: Hashable, Codable, Sendable {
  public init() {}
  /// Creates a drawing from data: it is empty.
  public init(data: Data) throws {}
  public var bounds: CGRect { .null }
  public func dataRepresentation() -> Data { Data() }
  /// A picture of a rectangle of it, `scale` pixels a point.
  @MainActor public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    UIImage(
      cgImage: CGImage(width: Int(rect.width * scale), height: Int(rect.height * scale)),
      scale: scale, orientation: .up)
  }
}

public protocol PKTool: Sendable {}

public struct PKInkingTool: PKTool {
  public enum InkType: String, Sendable {
    case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
  }
  /// What it is, and how wide, in points.
  public let inkType: InkType, width: CGFloat
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    (inkType, self.width) = (type, width ?? 3)
  }
}

public struct PKEraserTool: PKTool {
  public enum EraserType: Sendable {
    case vector, bitmap, fixedWidthBitmap
  }
  public init(_ eraserType: EraserType, width: CGFloat = 0) {}
}

public struct PKLassoTool: PKTool {
  public init() {}
}

public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// A finger too, or as the user has set, or the pencil alone.
  case `default`, anyInput, pencilOnly
}

/// Who hears of a drawing; nobody draws.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
}

/// Who hears of the tools; nobody is told.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: NSObjectProtocol {}

/// A view to draw on; it is a box.
@MainActor @preconcurrency
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  open var drawing = PKDrawing()
  open var tool: any PKTool = PKInkingTool(.pen)
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  open var allowsFingerDrawing = true
  open var isRulerActive = false
}

/// The tools at the bottom of the screen; they are not shown.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
  open var selectedTool: any PKTool = PKInkingTool(.pen)
  /// Whether they were told to be there.
  open private(set) var isVisible = false
  public nonisolated override init() {}
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    isVisible = visible
  }
  open func addObserver(_ observer: any PKToolPickerObserver) {}
  open func removeObserver(_ observer: any PKToolPickerObserver) {}
}
