// The types of a program that conform to a protocol, as the compiler wrote them down: what a build leaves to be found
// without registration.

internal import CHostHooks

/// Finds types by their conformances.
package enum ConformingTypes {
  /// The types that conform to a protocol, in link order, which callers must not expose.
  ///
  /// Ends the program if the toolchain writes conformances in another format than the one read here: otherwise none would be
  /// found, silently.
  /// - Parameter type: the existential type of the protocol.
  package static func all(of type: Any.Type) -> [Any.Type] {
    // Not a precondition: an optimised build would drop its sentence.
    guard findsKnownTypes else {
      fatalError(
        """
        The Swift toolchain that built this program writes down conformances otherwise than Swift 6.3 does, so previews, asset \
        catalogues, texts and commands cannot be found: build it with Swift 6.3.
        """)
    }
    return found(type)
  }

  /// Whether the types that are known to conform to a protocol are found, and no others; asked once per process.
  static let findsKnownTypes: Bool = {
    let known: [any KnownConformer.Type] = [KnownStruct.self, KnownEnum.self, KnownClass.self]
    let types = found((any KnownConformer).self)
    return types.count == known.count
      && Set(types.map { ObjectIdentifier($0) }) == Set(known.map { ObjectIdentifier($0) })
  }()

  private static func found(_ type: Any.Type) -> [Any.Type] {
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

/// What is looked for where the answer is known: types of each kind that conform, and one that is generic and so is passed over.
package protocol KnownConformer {}
package struct KnownStruct: KnownConformer {}
package enum KnownEnum: KnownConformer {}
package final class KnownClass: KnownConformer {}
package struct KnownGeneric<Value>: KnownConformer {}
