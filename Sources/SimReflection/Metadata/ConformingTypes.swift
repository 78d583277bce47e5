// The types of a program that conform to a protocol, from the compiler's conformance records. They
// are found without registration.

internal import CHostHooks

/// Finds types by their conformances.
package enum ConformingTypes {
  /// The types that conform to a protocol, in link order, which callers must not expose.
  ///
  /// Ends the program if the toolchain writes conformances in another format; otherwise no types
  /// would be found, without any error.
  /// - Parameter type: The existential type of the protocol.
  package static func all(of type: Any.Type) -> [Any.Type] {
    // This is not a precondition, because an optimised build would drop the message.
    guard findsKnownTypes else {
      fatalError(
        """
        The Swift toolchain that built this program writes down conformances otherwise than Swift 6.3 does, so previews, asset \
        catalogues, texts and commands cannot be found: build it with Swift 6.3.
        """)
    }
    return found(type)
  }

  /// Whether exactly the types that are known to conform to a protocol are found; determined once
  /// per process.
  static let findsKnownTypes: Bool = {
    let known: [any KnownConformer.Type] = [KnownStruct.self, KnownEnum.self, KnownClass.self]
    let types = found((any KnownConformer).self)
    return types.count == known.count
      && Set(types.map { ObjectIdentifier($0) }) == Set(known.map { ObjectIdentifier($0) })
  }()

  private static func found(_ type: Any.Type) -> [Any.Type] {
    // The protocol's descriptor is the one word after the head of the metadata of its existential
    // type.
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

/// A protocol with known conforming types: one of each kind, and a generic one, which is skipped.
package protocol KnownConformer {}
package struct KnownStruct: KnownConformer {}
package enum KnownEnum: KnownConformer {}
package final class KnownClass: KnownConformer {}
package struct KnownGeneric<Value>: KnownConformer {}
