// The name of an observable property. Observation hands out key paths, which know the functions that read
// and write the property, but not its name; the program's own table of symbols does.

import Foundation
import SimReflection

/// The name of the property behind a key path to a computed property, as `@Observable` makes them.
///
/// - Parameter symbol: finds the mangled name of the function at an address.
func propertyName(of keyPath: AnyKeyPath, symbol: ((UInt) -> String?)?) -> String {
  let unknown = "(\(typeName(type(of: keyPath).valueType)))"
  // For example `\Model.<computed 0x0000555555556000 (String)>`
  let parts = "\(keyPath)".split(separator: "0x", maxSplits: 1)
  guard parts.count == 2,
    let address = UInt(parts[1].prefix(while: \.isHexDigit), radix: 16),
    let mangled = symbol?(address)
  else { return unknown }
  return propertyName(inMangled: mangled) ?? unknown
}

/// The property's name in the mangled name of a function that a key path calls.
///
/// Demangled it reads `key path getter for App.Model.count : Swift.Int : App.Model`, or, where the key path calls the
/// getter itself, as in release builds, `App.Model.count.getter : Swift.Int`.
func propertyName(inMangled mangled: String) -> String? {
  guard let text = swiftDemangle(mangled, UInt(mangled.utf8.count), nil, nil, 0) else { return nil }
  defer { free(text) }
  let readable = String(cString: text)
  guard let end = readable.range(of: " : ") else { return nil }
  let start = readable.range(of: " for ").map(\.upperBound) ?? readable.startIndex
  guard start <= end.lowerBound else { return nil }
  var path = readable[start..<end.lowerBound].split(separator: ".")
  let isAccessor = path.last.map { ["getter", "setter", "modify", "read"].contains($0) } == true
  if isAccessor { path.removeLast() }
  // A function that is not part of a property has neither form.
  guard isAccessor || start > readable.startIndex, path.count > 1 else { return nil }
  return path.last.map(String.init)
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
