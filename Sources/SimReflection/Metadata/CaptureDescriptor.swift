// The compiler's description of a context's contents: the numbers of captures, of sources of
// generic parameters and of bindings; then a relative pointer to the mangled name of each capture's
// type, and two for each source.

/// The description of a closure's context.
struct CaptureDescriptor {
  let address: UnsafeRawPointer

  /// Creates the description in a context's metadata; `nil` if there is none.
  init?(metadata: UnsafeRawPointer) {
    guard let address = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else {
      return nil
    }
    self.address = address
  }

  private var captureCount: Int { Int(address.load(as: UInt32.self)) }
  private var sourceCount: Int { Int(address.load(fromByteOffset: 4, as: UInt32.self)) }
  /// The number of words of generic types and conformances that precede the captures.
  var bindingCount: Int { Int(address.load(fromByteOffset: 8, as: UInt32.self)) }

  private func name(_ index: Int) -> MangledName {
    MangledName(relativeAt: address + 12 + 4 * index)
  }

  /// Makes the plan that compares two contexts at their addresses.
  func makePlan(bindings: [UInt]) -> ComparisonPlan {
    guard let arguments = genericArguments(bindings) else { return .different }
    var fields: [(offset: Int, plan: ComparisonPlan)] = []
    var offset = 16 + 8 * bindings.count
    for index in 0..<captureCount {
      guard let capture = CapturedValue(name(index), arguments) else { return .different }
      offset = capture.layout.aligned(offset)
      fields.append((offset, capture.plan))
      offset += capture.layout.size
    }
    return .fields(fields)
  }

  /// Returns the types bound to the generic parameters; `nil` if one cannot be obtained from the
  /// bindings.
  private func genericArguments(_ bindings: [UInt]) -> GenericArguments? {
    var arguments = GenericArguments()
    for index in 0..<sourceCount {
      let parameter = name(captureCount + 2 * index)
      let source = name(captureCount + 2 * index + 1)
      guard let binding = source.closureBinding, bindings.indices.contains(binding) else {
        return nil
      }
      guard let position = parameter.genericParameter else { continue }
      arguments.set(bindings[binding], depth: position.depth, index: position.index)
    }
    return arguments
  }
}
