// One thing that has no body is like another, be it a view, a gesture, a scene or a mark: the default stands once.

/// What is understood without a `body`, which is never asked for.
package protocol Primitive {}

extension Primitive {
  /// Never called.
  public var body: Never { fatalError("body is not called on \(Self.self).") }
}
