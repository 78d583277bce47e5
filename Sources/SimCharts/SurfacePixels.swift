// What cairo has drawn, as the writers of PNG files read it.

private import CCairo

/// The pixels of an image surface of 24 bits a pixel, each in 32 bits; valid while the surface is.
struct SurfacePixels {
  let data: UnsafeRawPointer
  let width: Int
  let height: Int
  /// From the beginning of a row to that of the next, in bytes.
  let stride: Int

  /// Waits until all is drawn.
  ///
  /// - Throws: `CairoError` when the surface has no pixels.
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

  /// The pixels of one row.
  func row(_ index: Int) -> UnsafePointer<UInt32> {
    (data + index * stride).assumingMemoryBound(to: UInt32.self)
  }
}
