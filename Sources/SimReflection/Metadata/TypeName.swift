// Names of types: the short one that tables and counts use, and the one that the framework's own
// logs print, which is composed from the descriptors in the type's metadata (see
// MetadataCheck.swift).
//
// In logs a type is named inside its enclosing types, without the module and without functions, and
// generic arguments are at the level that declares them: `Demo.Row`, `Outer<String>.Inner<Int>`,
// `Box<Optional<Int>>`. The chain of contexts ends at an extension. The compiler creates such a
// context only for an extension with constraints or of another module's type, so types in other
// extensions are inside the type itself.

/// Returns the name of a type as tables show it: without enclosing types, and with generic
/// arguments.
package func typeName(_ type: Any.Type) -> String { "\(type)" }

/// Returns the name of a type as `_printChanges` shows it.
///
/// - Complexity: O(the name's length); nothing is cached.
package func typeNameInLogs(_ type: Any.Type) -> String {
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  switch metadata.load(as: UInt.self) {
  case 0x302: return functionName(metadata)
  case 0x301: return tupleName(elementTypes(ofTuple: metadata))
  default:
    let nominal = NominalType(metadata, hasTuple: type is any TupleNamed.Type)
    return nominal?.name ?? _typeName(type, qualified: true)
  }
}

private func functionName(_ metadata: UnsafeRawPointer) -> String {
  // The words are flags, whose low 16 bits are the number of parameters; the result; the
  // parameters.
  let count = metadata.load(fromByteOffset: 8, as: Int.self) & 0xFFFF
  let parameters = (0..<count).map {
    typeNameInLogs(metadata.load(fromByteOffset: 24 + 8 * $0, as: Any.Type.self))
  }
  let result = metadata.load(fromByteOffset: 16, as: Any.Type.self)
  return "(\(parameters.joined(separator: ", "))) -> \(typeNameInLogs(result))"
}

private func elementTypes(ofTuple metadata: UnsafeRawPointer) -> [Any.Type] {
  (0..<metadata.load(fromByteOffset: 8, as: Int.self)).map {
    metadata.load(fromByteOffset: 24 + 16 * $0, as: Any.Type.self)
  }
}

private func tupleName(_ elements: [Any.Type]) -> String {
  elements.isEmpty ? "Void" : "(\(elements.map(typeNameInLogs).joined(separator: ", ")))"
}

/// A type with a pack of arguments for which SwiftUI's own type has a tuple.
package protocol TupleNamed {}

/// A struct, enum or class, with its generic arguments.
private struct NominalType {
  private let descriptor: TypeContext
  private let arguments: UnsafeRawPointer
  private let hasTuple: Bool

  /// Creates the nominal type of metadata; `nil` for metadata without a descriptor.
  init?(_ metadata: UnsafeRawPointer, hasTuple: Bool) {
    self.hasTuple = hasTuple
    switch metadata.load(as: UInt.self) {
    case 0x200, 0x201, 0x202:
      descriptor = TypeContext(metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self))
      arguments = metadata + 16
    case 0:
      descriptor = TypeContext(metadata.load(fromByteOffset: 40, as: UnsafeRawPointer.self))
      arguments = metadata + 8 * descriptor.immediateMembers
    default: return nil
    }
  }

  var name: String {
    let levels = descriptor.enclosingTypes
    let all = argumentNames
    var used = 0
    return levels.map { level in
      let own = all[used..<max(used, level.keyParameters.count)]
      used += own.count
      return own.isEmpty ? level.name : "\(level.name)<\(own.joined(separator: ", "))>"
    }.joined(separator: ".")
  }

  /// The names of the arguments, those of enclosing types first.
  private var argumentNames: [String] {
    let packs = descriptor.packLengths
    var next = arguments + 8 * packs.shapes
    return descriptor.keyParameters.enumerated().map { index, kind in
      defer { next += 8 }
      switch kind {
      case .type: return typeNameInLogs(next.load(as: Any.Type.self))
      case .value: return "\(next.load(as: Int.self))"
      case .pack:
        let length = packs.shape(at: index).map {
          arguments.load(fromByteOffset: 8 * $0, as: Int.self)
        }
        // The lowest bit indicates where the pack is stored.
        let address = next.load(as: UInt.self) & ~1
        guard let start = UnsafeRawPointer(bitPattern: address) else { return "Pack{}" }
        let types = (0..<(length ?? 0)).map {
          start.load(fromByteOffset: 8 * $0, as: Any.Type.self)
        }
        return hasTuple
          ? tupleName(types) : "Pack{\(types.map(typeNameInLogs).joined(separator: ", "))}"
      }
    }
  }
}

/// The descriptor of a type, or of a context that encloses one.
private struct TypeContext {
  private let address: UnsafeRawPointer

  enum Parameter { case type, pack, value }

  /// The indices of the counts that are the lengths of packs.
  struct PackLengths {
    var shapes = 0
    var packs: [(argument: Int, shape: Int)] = []
    /// Returns the index of the length of the pack that is the argument at an index.
    func shape(at index: Int) -> Int? { packs.first { $0.argument == shapes + index }?.shape }
  }

  init(_ address: UnsafeRawPointer) { self.address = address }

  private var flags: UInt32 { address.load(as: UInt32.self) }
  private var kind: UInt32 { flags & 0x1F }
  private var isType: Bool { (16...31).contains(kind) }

  var name: String {
    let offset = address.load(fromByteOffset: 8, as: Int32.self)
    return String(
      cString: (address + 8 + Int(offset)).assumingMemoryBound(to: CChar.self))
  }

  private var parent: TypeContext? {
    let offset = Int(address.load(fromByteOffset: 4, as: Int32.self))
    guard offset != 0 else { return nil }
    let target = address + 4 + (offset & ~1)
    return TypeContext(offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self))
  }

  /// The type and the types around it, the outermost first.
  var enclosingTypes: [TypeContext] {
    var types: [TypeContext] = []
    var next: TypeContext? = self
    while let context = next {
      if context.isType { types.append(context) }
      next = context.parent
    }
    return types.reversed()
  }

  /// For a class, the index of the word of its metadata at which the arguments begin.
  var immediateMembers: Int {
    let positive = address.load(fromByteOffset: 28, as: UInt32.self)
    return Int(positive) - Int(address.load(fromByteOffset: 32, as: UInt32.self))
  }

  /// The counts of parameters and the data after them, which follow the fields of the kind.
  private var generics: UnsafeRawPointer? {
    guard flags & 0x80 != 0 else { return nil }
    return address + (kind == 16 ? 44 : 28) + 8
  }

  /// The parameters whose arguments are in the metadata, including those of enclosing types.
  var keyParameters: [Parameter] {
    guard let generics else { return [] }
    return (0..<Int(generics.load(as: UInt16.self))).compactMap { index in
      let parameter = generics.load(fromByteOffset: 8 + index, as: UInt8.self)
      guard parameter & 0x80 != 0 else { return nil }
      switch parameter & 0x3F {
      case 1: return .pack
      case 2: return .value
      default: return .type
      }
    }
  }

  var packLengths: PackLengths {
    var lengths = PackLengths()
    guard let generics, generics.load(fromByteOffset: 6, as: UInt16.self) & 1 != 0 else {
      return lengths
    }
    let parameters = (Int(generics.load(as: UInt16.self)) + 3) & ~3
    let requirements = Int(generics.load(fromByteOffset: 2, as: UInt16.self))
    let packs = generics + 8 + parameters + 12 * requirements
    lengths.shapes = Int(packs.load(fromByteOffset: 2, as: UInt16.self))
    lengths.packs = (0..<Int(packs.load(as: UInt16.self))).compactMap { index in
      let pack = packs + 4 + 8 * index
      // The other packs are those of conformances.
      guard pack.load(as: UInt16.self) == 0 else { return nil }
      return (
        Int(pack.load(fromByteOffset: 2, as: UInt16.self)),
        Int(pack.load(fromByteOffset: 4, as: UInt16.self))
      )
    }
    return lengths
  }
}
