// A cairo image surface with the lifetime of its owner.

private import CCairo

/// The owner of an image surface of 24 bits per pixel.
protocol PixelSurface: AnyObject {
  var surface: OpaquePointer { get }
}

extension PixelSurface {
  /// Returns the drawing as a file; the surface is kept alive meanwhile.
  func file(_ write: (OpaquePointer) throws -> [UInt8]) rethrows -> [UInt8] {
    try withExtendedLifetime(self) { try write(surface) }
  }

  /// Passes the colours, row by row, as 0xRRGGBB, and the width of a row to a closure.
  func pixels<Result>(_ body: (_ pixels: [UInt32], _ width: Int) throws -> Result) throws -> Result
  {
    try withExtendedLifetime(self) {
      cairo_surface_flush(surface)
      guard let data = cairo_image_surface_get_data(surface) else {
        throw CairoError.unsupported("surface without pixels")
      }
      let width = Int(cairo_image_surface_get_width(surface))
      let height = Int(cairo_image_surface_get_height(surface))
      let pixels = UnsafeRawPointer(data).withMemoryRebound(
        to: UInt32.self, capacity: width * height
      ) { Array(UnsafeBufferPointer(start: $0, count: width * height)) }
      return try body(pixels, width)
    }
  }
}
