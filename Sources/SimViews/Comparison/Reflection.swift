// The fields of a type, through the runtime's own reflection. One of the files that may import SPI.

@_spi(Reflection) import Swift

/// One stored property of a type.
struct FieldDescription {
  let name: String
  let offset: Int
  let type: Any.Type
}

/// The stored properties of a struct or tuple, in declaration order.
///
/// - Returns: nil when the runtime cannot enumerate them (enums, classes, functions).
func storedFields(of type: Any.Type) -> [FieldDescription]? {
  var fields: [FieldDescription] = []
  let complete = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
    fields.append(
      FieldDescription(name: String(cString: name), offset: offset, type: fieldType))
    return true
  }
  return complete ? fields : nil
}
