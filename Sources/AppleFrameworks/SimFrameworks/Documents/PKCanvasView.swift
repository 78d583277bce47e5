// PencilKit: a canvas that draws nothing.

public import Foundation
public import SimUIKit

public struct PKDrawing: Hashable, Codable, Sendable {
  public init() {}
  /// Creates an empty drawing.
  public init(data: Data) throws {}
  public var bounds: CGRect { .null }
  public func dataRepresentation() -> Data { Data() }
  /// Returns an empty image of a rectangle's size, with `scale` pixels per point.
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
  /// The kind of ink and the width in points.
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
  case `default`, anyInput, pencilOnly
}

/// The methods of a canvas view's delegate, none of which is called.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
}

/// The methods of a tool picker's observer, none of which is called.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: NSObjectProtocol {}

/// A canvas view, drawn as an empty box.
@MainActor @preconcurrency
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  open var drawing = PKDrawing()
  open var tool: any PKTool = PKInkingTool(.pen)
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  open var allowsFingerDrawing = true
  open var isRulerActive = false
}

/// A tool picker, which is not shown.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
  open var selectedTool: any PKTool = PKInkingTool(.pen)
  open private(set) var isVisible = false
  public nonisolated override init() {}
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    isVisible = visible
  }
  open func addObserver(_ observer: any PKToolPickerObserver) {}
  open func removeObserver(_ observer: any PKToolPickerObserver) {}
}
