// The properties of a type's values in its value witness table. The table has eight functions, then
// size, stride, flags and the number of extra inhabitants. It is fixed on Apple's platforms, and an
// implementation detail on Linux (see MetadataCheck.swift).

/// The layout of a type's values.
package struct TypeLayout {
  /// The number of bytes of a value, without trailing padding.
  package let size: Int
  /// The alignment mask: the alignment minus one.
  package let alignmentMask: Int
  /// Whether a value is too large for an existential's buffer, or must not be moved into it.
  package let isBoxedInExistential: Bool
  /// Whether values can be copied.
  package let isCopyable: Bool

  /// Reads the layout of a type.
  package init(of type: Any.Type) {
    let witnesses = valueWitnesses(of: type)
    size = witnesses.load(fromByteOffset: 64, as: Int.self)
    let flags = witnesses.load(fromByteOffset: 80, as: UInt32.self)
    alignmentMask = Int(flags & 0xFF)
    isBoxedInExistential = flags & 0x2_0000 != 0
    isCopyable = flags & 0x80_0000 == 0
  }

  /// Returns the first aligned offset that is not below the given one.
  package func aligned(_ offset: Int) -> Int { (offset + alignmentMask) & ~alignmentMask }
}

/// Returns the value witness table of a type, which precedes its metadata.
func valueWitnesses(of type: Any.Type) -> UnsafeRawPointer {
  unsafeBitCast(type, to: UnsafeRawPointer.self).load(
    fromByteOffset: -8, as: UnsafeRawPointer.self)
}
