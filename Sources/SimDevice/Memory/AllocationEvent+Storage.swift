// The kind of storage of an allocation, determined from its metadata.

extension AllocationEvent {
  /// The kinds of storage that the memory accounting distinguishes.
  enum Storage: Sendable {
    /// An instance of a class of the app.
    case object
    /// A closure context or a captured variable.
    case closure
    /// A box, such as that of an indirect enum case or a large existential.
    case box
    /// A buffer of the standard library, such as that of an array, a string or a dictionary.
    case buffer
    /// Storage with unknown metadata.
    case unknown
  }

  /// The kind of storage; it is expensive for classes, so callers cache it by `metadata`.
  var storage: Storage {
    guard let pointer = UnsafePointer<UInt>(bitPattern: metadata) else { return .unknown }
    // Kinds of metadata: 0 class, 0x400 heap local variable, 0x500 heap generic local variable
    // (MetadataKind.def of the Swift runtime).
    switch pointer.pointee {
    case 0: return typeName.hasPrefix("Swift.") ? .buffer : .object
    case 0x400: return .closure
    case 0x500: return .box
    default: return .unknown
    }
  }
}
