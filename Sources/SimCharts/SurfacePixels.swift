// The pixels of a cairo surface, for the writers of PNG files.

private import CCairo

/// The pixels of an image surface of 24 bits per pixel, each in 32 bits; valid for the lifetime of
/// the surface.
struct SurfacePixels {
  let data: UnsafeRawPointer
  let width: Int
  let height: Int
  /// The distance between the beginnings of two rows, in bytes.
  let stride: Int

  /// Creates the pixels after all drawing is finished.
  ///
  /// - Throws: `CairoError` if the surface has no pixels.
  init(_ surface: OpaquePointer) throws {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else {
      throw CairoError.unsupported("surface without pixels")
    }
    self.data = UnsafeRawPointer(data)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  /// Returns the pixels of one row.
  func row(_ index: Int) -> UnsafePointer<UInt32> {
    (data + index * stride).assumingMemoryBound(to: UInt32.self)
  }
}
