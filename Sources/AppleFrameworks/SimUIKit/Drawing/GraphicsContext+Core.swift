public import SimComponents

extension GraphicsContext {
  /// Calls the closure with a context that draws nothing.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext())
  }
}
