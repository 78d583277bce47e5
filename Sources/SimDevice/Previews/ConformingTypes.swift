// The types of a program that conform to a protocol, as the compiler wrote them down: what a build leaves for the device
// without registering anything.

internal import CHostHooks

/// Finds types by their conformances.
enum ConformingTypes {
  /// The types that conform to a protocol, in the order of linking, which callers must not let out.
  ///
  /// - Parameter type: the existential type of the protocol.
  static func all(of type: Any.Type) -> [Any.Type] {
    // The descriptor of the protocol is the one word behind the head of the metadata of its existential type.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    var found: [Any.Type] = []
    withUnsafeMutablePointer(to: &found) { found in
      hostHooksVisitConformingTypes(
        descriptor,
        { metadata, argument in
          let type = unsafeBitCast(metadata, to: Any.Type.self)
          argument?.assumingMemoryBound(to: [Any.Type].self).pointee.append(type)
        }, found)
    }
    return found
  }
}
