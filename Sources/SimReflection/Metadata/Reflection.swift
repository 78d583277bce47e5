// The fields of a type, through the runtime's own reflection. This is one of the files that may
// import SPI.

@_spi(Reflection) import Swift

/// One stored property of a type.
package struct FieldDescription {
  package let name: String
  package let offset: Int
  package let type: Any.Type
  /// Whether the reference is neither weak nor unowned.
  let isStrong: Bool
}

/// The stored properties of a struct or tuple, in declaration order.
///
/// - Returns: `nil` if the runtime cannot enumerate them (enums, classes, functions).
package func storedFields(of type: Any.Type) -> [FieldDescription]? {
  var fields: [FieldDescription] = []
  let complete = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
    fields.append(
      FieldDescription(
        name: String(cString: name), offset: offset, type: fieldType,
        isStrong: isStrongField(fields.count, of: type)))
    return true
  }
  return complete ? fields : nil
}

/// Returns the stored properties of a class, without those of its superclasses.
package func storedClassFields(of type: Any.Type) -> [FieldDescription] {
  var fields: [FieldDescription] = []
  // This option is for classes; the library's own constant is a variable.
  _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) {
    name, offset, fieldType, _ in
    fields.append(
      FieldDescription(
        name: String(cString: name), offset: offset, type: fieldType, isStrong: true))
    return true
  }
  return fields
}

private func isStrongField(_ index: Int, of type: Any.Type) -> Bool {
  var field = RuntimeField()
  _ = readRuntimeField(type, index: index, into: &field)
  field.free?(field.name)
  return field.isStrong
}

/// The runtime's description of one field, in the layout of the standard library.
private struct RuntimeField {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = true
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func readRuntimeField(
  _ type: Any.Type, index: Int, into field: UnsafeMutablePointer<RuntimeField>
) -> Any.Type?
