// Objects that are values of attributes of texts. On Linux Foundation ends the process when it compares two runs of a text
// that hold instances of NSObject subclasses, which it does with each run that is added. It can compare pure Swift objects.

/// An object that an attributed string may hold.
open class _AttributeObject: Hashable, CustomStringConvertible {
  public init() {}
  /// Whether another object is equal to it: by default only itself.
  open func isEqual(_ object: Any?) -> Bool { (object as? _AttributeObject) === self }
  open var hash: Int { ObjectIdentifier(self).hashValue }
  open var description: String { "<\(type(of: self))>" }
  public static func == (lhs: _AttributeObject, rhs: _AttributeObject) -> Bool { lhs.isEqual(rhs) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
