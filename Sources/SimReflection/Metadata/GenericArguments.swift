// The types bound to generic parameters, in the form that the runtime expects: a description of a
// generic environment (levels, cumulative counts, one byte per parameter), and the types in its order.

/// The arguments of the generic code that a closure stands in.
struct GenericArguments {
  private var levels: [[UInt]] = []

  /// Says what the parameter at a depth and index stands for.
  mutating func set(_ type: UInt, depth: Int, index: Int) {
    while levels.count <= depth { levels.append([]) }
    while levels[depth].count <= index { levels[depth].append(0) }
    levels[depth][index] = type
  }

  /// Whether each parameter up to the last one that was set has a type.
  private var isComplete: Bool { !levels.contains { $0.isEmpty || $0.contains(0) } }

  /// The type that a mangled name means, or nil if the runtime does not know.
  func resolve(_ name: MangledName) -> Any.Type? {
    if levels.isEmpty {
      return _getTypeByMangledNameInContext(
        name.start, UInt(name.length), genericContext: nil, genericArguments: nil)
    }
    guard isComplete else { return nil }
    let types = levels.flatMap { $0 }
    return environment.withUnsafeBytes { environment in
      types.withUnsafeBytes { types in
        typeByMangledName(
          name.start, UInt(name.length), environment: environment.baseAddress,
          arguments: types.baseAddress)
      }
    }
  }

  /// Flags (levels in the low 12 bits, requirements above), 16 bits a level, 8 bits a parameter.
  private var environment: [UInt8] {
    var bytes = [UInt8(levels.count), 0, 0, 0]
    var total = 0
    for level in levels {
      total += level.count
      bytes += [UInt8(truncatingIfNeeded: total), UInt8(truncatingIfNeeded: total >> 8)]
    }
    // A type parameter that is passed as an argument of its own.
    return bytes + [UInt8](repeating: 0x80, count: total) + [0, 0, 0, 0]
  }
}

@_silgen_name("swift_getTypeByMangledNameInEnvironment")
private func typeByMangledName(
  _ name: UnsafePointer<UInt8>, _ length: UInt, environment: UnsafeRawPointer?,
  arguments: UnsafeRawPointer?
) -> Any.Type?
