// The types bound to generic parameters, in the form that the runtime expects: a description of a
// generic environment (levels, cumulative counts, one byte per parameter), and the types in its order.

/// The generic arguments of the code that contains a closure.
struct GenericArguments {
  private var levels: [[UInt]] = []

  /// Sets the type of the parameter at a depth and index.
  mutating func set(_ type: UInt, depth: Int, index: Int) {
    while levels.count <= depth { levels.append([]) }
    while levels[depth].count <= index { levels[depth].append(0) }
    levels[depth][index] = type
  }

  /// Whether each parameter up to the last one has a type.
  private var isComplete: Bool { !levels.contains { $0.isEmpty || $0.contains(0) } }

  /// Returns the type of a mangled name; `nil` if the runtime cannot determine it.
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

  /// The encoding: flags (levels in the low 12 bits, requirements above), 16 bits per level, 8 bits
  /// per parameter.
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
