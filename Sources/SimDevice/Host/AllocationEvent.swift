// An allocation or deallocation reported by the allocation hook.

private import Foundation

/// A Swift object that was allocated or freed inside the loop of a device.
package struct AllocationEvent: Sendable {
  /// The address of the object: unique among live objects, and different in each run.
  package let address: UInt
  /// The requested size in bytes, including the header, without rounding to a size class.
  package let size: Int
  /// The owner at the time of the allocation; 0 for none.
  package let owner: UInt32
  /// Whether the object was freed; its size, owner and type are those of its allocation.
  package let isFree: Bool

  /// The address of the type metadata, which is valid for the lifetime of the process.
  let metadata: UInt

  /// The name of the class, or the kind of storage if it is not a Swift class.
  ///
  /// It is computed on demand, because a name costs allocations and a search.
  package var typeName: String {
    guard let pointer = UnsafePointer<UInt>(bitPattern: metadata) else { return "unknown" }
    // The first word of the metadata is its kind: 0 for a class on a system without Objective-C. The kinds of storage
    // without a class begin at 0x400 (MetadataKind.def of the Swift runtime).
    switch pointer.pointee {
    case 0: return Self.name(of: unsafeBitCast(metadata, to: Any.Type.self))
    case 0x400: return "closure context or captured variable"
    case 0x500: return "box"
    default: return "unknown"
    }
  }

  /// Returns the qualified name without the addresses that the runtime adds for the scope of a
  /// private type.
  private static func name(of type: Any.Type) -> String {
    let parts = String(reflecting: type).components(separatedBy: "(unknown context at $")
    return parts[0] + parts.dropFirst().map { $0.drop { $0 != ")" }.dropFirst(2) }.joined()
  }
}
