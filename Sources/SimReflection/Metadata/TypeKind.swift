// The kinds of types as given by the first word of their metadata (see MetadataCheck.swift).

/// A kind of type, as far as comparisons distinguish it.
package enum TypeKind {
  /// Values are references to instances.
  case `class`
  /// Values consist of other values.
  case structOrTuple
  /// Values are functions with a context.
  case function
  /// Values contain a value of some other type.
  case existential
  /// Builtin types; those that are not plain old data are references.
  case opaque
  /// Enums, and all other types.
  case other

  /// Creates the kind of a type.
  package init(of type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0: self = .class
    case 0x200, 0x301: self = .structOrTuple
    case 0x300: self = TypeLayout(of: type).size == 8 ? .opaque : .other
    case 0x302: self = TypeLayout(of: type).size == 16 ? .function : .other
    case 0x303: self = .existential
    default: self = .other
    }
  }
}
