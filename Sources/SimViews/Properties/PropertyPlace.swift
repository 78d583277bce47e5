// The offsets of properties in a view on a phone. `_printChanges` names a property inside another one by its
// offset (mechanism.md#3.6), so what counts is the memory layout of the framework's own wrappers there, not that of the ones here.

import SimReflection

/// A wrapper whose layout in the framework is known: its stored properties, as they were read from the binaries.
protocol KnownLayout {
  /// The bytes of a value, without the padding behind it, and the mask of its alignment.
  static var layoutOnPhone: PropertyLayout { get }
}

/// How the values of a type lie on a phone.
struct PropertyLayout {
  /// The bytes of a value, without the padding behind it.
  var size: Int
  /// One less than the alignment.
  var alignmentMask: Int

  /// A value behind another one.
  func followed(by next: PropertyLayout) -> PropertyLayout {
    PropertyLayout(
      size: next.aligned(size) + next.size, alignmentMask: alignmentMask | next.alignmentMask)
  }

  /// The first offset from the given one at which a value can lie.
  func aligned(_ offset: Int) -> Int { (offset + alignmentMask) & ~alignmentMask }

  /// A reference, a count.
  static let word = PropertyLayout(size: 8, alignmentMask: 7)
  static let empty = PropertyLayout(size: 0, alignmentMask: 0)

  init(size: Int, alignmentMask: Int) {
    self.size = size
    self.alignmentMask = alignmentMask
  }

  /// The layout of a type of whatever kind: a property of the user's own is laid out by its fields.
  init(of type: Any.Type) {
    if let known = type as? any KnownLayout.Type {
      self = known.layoutOnPhone
    } else if type is any DynamicProperty.Type, let fields = storedFields(of: type) {
      self = fields.reduce(.empty) { $0.followed(by: PropertyLayout(of: $1.type)) }
    } else {
      let layout = TypeLayout(of: type)
      self.init(size: layout.size, alignmentMask: layout.alignmentMask)
    }
  }

  /// The offsets of a type's stored properties.
  static func places(of fields: [FieldDescription]) -> [Int] {
    var whole = PropertyLayout.empty
    return fields.map { field in
      let layout = PropertyLayout(of: field.type)
      let place = layout.aligned(whole.size)
      whole = whole.followed(by: layout)
      return place
    }
  }
}
