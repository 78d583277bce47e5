public import SimComponents

extension GraphicsContext {
  /// Draws with Core Graphics: the closure runs, and nothing is drawn.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext())
  }
}
