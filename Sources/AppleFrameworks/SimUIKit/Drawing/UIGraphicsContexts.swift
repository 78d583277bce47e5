// The stack of image contexts of the functions that preceded `UIGraphicsImageRenderer`.

public import Foundation
import Synchronization

/// The sizes of the open image contexts, from the outermost to the innermost.
enum DrawnImages {
  private static let sizes = Mutex<[CGSize]>([])
  static func begin(_ size: CGSize) { sizes.withLock { $0.append(size) } }
  static func end() { sizes.withLock { _ = $0.popLast() } }
  static var current: CGSize? { sizes.withLock { $0.last } }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { DrawnImages.begin(size) }

public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { DrawnImages.begin(size) }

/// Returns an empty image of the current context's size, or nil outside a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawnImages.current.map { UIImage(_size: $0) }
}

public func UIGraphicsEndImageContext() { DrawnImages.end() }

/// Returns a context that draws nothing, or nil outside an image context.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  DrawnImages.current == nil ? nil : CGContext()
}

public func UIRectFill(_ rect: CGRect) {}
public func UIRectFrame(_ rect: CGRect) {}
public func UIRectClip(_ rect: CGRect) {}
