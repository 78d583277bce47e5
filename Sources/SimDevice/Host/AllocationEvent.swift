// What the allocation hook saw, as a value.

private import Foundation

/// A Swift object that was allocated or freed inside a device's loop.
package struct AllocationEvent: Sendable {
  /// Where the object is; unique among the objects that live, and not the same from run to run.
  package let address: UInt
  /// Bytes that were asked for, header included, before any rounding to an allocator's size classes.
  package let size: Int
  /// The owner that was set when the object was allocated; 0 for none.
  package let owner: UInt32
  /// Whether this is the end of the object; its size, owner and type are those of its allocation.
  package let isFree: Bool

  /// The runtime's description of the type, alive as long as the process.
  let metadata: UInt

  /// The name of the object's class, or what kind of storage it is if it is not a Swift class.
  ///
  /// Made when asked for: a name costs allocations and a search.
  package var typeName: String {
    guard let pointer = UnsafePointer<UInt>(bitPattern: metadata) else { return "unknown" }
    // The first word of a metadata is its kind: 0 for a class on a system without Objective-C; those
    // of storage without a class begin at 0x400 (MetadataKind.def of the Swift runtime).
    switch pointer.pointee {
    case 0: return Self.name(of: unsafeBitCast(metadata, to: Any.Type.self))
    case 0x400: return "closure context or captured variable"
    case 0x500: return "box"
    default: return "unknown"
    }
  }

  /// The qualified name, without the addresses that the runtime writes for the scope of a private type.
  private static func name(of type: Any.Type) -> String {
    let parts = String(reflecting: type).components(separatedBy: "(unknown context at $")
    return parts[0] + parts.dropFirst().map { $0.drop { $0 != ")" }.dropFirst(2) }.joined()
  }
}
