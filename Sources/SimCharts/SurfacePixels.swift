// The pixels of a cairo surface, for the writers of PNG files.

private import CCairo

/// The pixels of an image surface of 24 bits per pixel, each in 32 bits; valid for the lifetime of
/// the surface.
struct SurfacePixels {
  /// The colours, row by row, as 0xRRGGBB; the highest byte has no meaning.
  let colours: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  /// Creates the pixels after all drawing is finished.
  ///
  /// - Throws: `CairoError` if the surface has no pixels.
  init(_ surface: OpaquePointer) throws {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else {
      throw CairoError.unsupported("surface without pixels")
    }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    precondition(
      Int(cairo_image_surface_get_stride(surface)) == width * 4,
      "Rows of a surface of 32 bits a pixel have no padding.")
    colours = UnsafeBufferPointer(
      start: UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self), count: width * height)
  }
}
