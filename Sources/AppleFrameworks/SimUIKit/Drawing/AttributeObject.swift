// Objects as values of text attributes. On Linux, Foundation terminates the process when it compares two attribute runs that
// contain instances of `NSObject` subclasses, which it does for every run that is added. It can compare pure Swift objects.

open class _AttributeObject: Hashable, CustomStringConvertible {
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { (object as? _AttributeObject) === self }
  open var hash: Int { ObjectIdentifier(self).hashValue }
  open var description: String { "<\(type(of: self))>" }
  public static func == (lhs: _AttributeObject, rhs: _AttributeObject) -> Bool { lhs.isEqual(rhs) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
