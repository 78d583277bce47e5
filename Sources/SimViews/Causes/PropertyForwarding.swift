/// A view whose dynamic properties are those of its first stored property.
@MainActor
package protocol PropertyForwarding {
  /// The type of the stored property, which lies at the view's own address.
  static var forwardedType: Any.Type { get }
}
