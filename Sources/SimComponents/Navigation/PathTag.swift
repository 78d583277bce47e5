// The names of types in an encoded navigation path: `Swift.Int`, `Foundation.UUID`, `App.Screen.Route`.

/// What an encoded path calls a type.
enum PathTag {
  /// The name of a type with its module; a type that has none that is the same in every run keeps its mangled name.
  static func name(of type: Any.Type) -> String {
    let name = _typeName(type)
    guard !name.contains("("), !name.contains("<") else { return _mangledTypeName(type) ?? name }
    let module = "FoundationEssentials."
    return name.hasPrefix(module) ? "Foundation." + name.dropFirst(module.count) : name
  }

  /// The type with a name; nil if the program has none.
  static func type(named name: String) -> Any.Type? {
    if let known = _typeByName(name) { return known }
    let parts = name.split(separator: ".")
    guard let module = parts.first, parts.count > 1 else { return nil }
    let modules =
      module == "Foundation" ? ["Foundation", "FoundationEssentials"] : [String(module)]
    var mangled = modules.map { "\($0.utf8.count)\($0)" }
    for part in parts.dropFirst() {
      // A structure, an enumeration or a class.
      mangled = mangled.flatMap { outer in
        ["V", "O", "C"].map { "\(outer)\(part.utf8.count)\(part)\($0)" }
      }
    }
    return mangled.lazy.compactMap { _typeByName($0) }.first
  }
}
