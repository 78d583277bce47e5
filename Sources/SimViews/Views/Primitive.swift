// Things without a body are alike, be they views, gestures, scenes or marks: the default is written once.

/// What is understood without a `body`, which is never asked for.
package protocol Primitive {}

extension Primitive {
  public var body: Never { fatalError("body is not called on \(Self.self).") }
}
