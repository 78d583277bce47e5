// The pictures of screens and of figures as PNG files.

public import SimScreen

extension DisplayList {
  /// Returns the picture as PNG.
  ///
  /// - Parameter scale: The number of pixels per point; `nil` for that of the device.
  /// - Throws: `CairoError` if the picture is too large or cairo fails.
  public func png(scale: Double? = nil) throws -> [UInt8] {
    try DisplayCanvas.drawn(self, scale: scale ?? self.scale).pixels(TrueColourPNG.file)
  }

  /// Returns the picture as a PNG of few colours, which is smaller but has steps in shadows and
  /// gradients.
  ///
  /// - Throws: `CairoError` if the picture is too large or cairo fails.
  package func smallPNG(scale: Double) throws -> [UInt8] {
    try DisplayCanvas.drawn(self, scale: scale).pixels {
      try PalettePNG.file($0, isSmallest: true)
    }
  }
}

extension Figure {
  /// Returns the picture as PNG.
  ///
  /// - Parameter scale: Pixels per point: 1 for a standard display, 2 for a Retina display.
  /// - Parameter theme: The paper.
  /// - Throws: `CairoError` if the figure is too large or cairo fails.
  package func png(scale: Double, theme: Theme = .light) throws -> [UInt8] {
    try DisplayCanvas.drawn(displayList(on: theme, scale: scale), scale: scale).pixels {
      try PalettePNG.file($0, keeping: colours(on: theme))
    }
  }
}
