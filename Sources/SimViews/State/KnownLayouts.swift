// How the framework's own wrappers lie in a view on a phone.

// The value, and the location once there is one.
extension State: KnownLayout {
  static var layoutOnPhone: PropertyLayout { PropertyLayout(of: Value.self).followed(by: .word) }
}

// The transaction, the location, the value (mechanism 4.1).
extension Binding: KnownLayout {
  static var layoutOnPhone: PropertyLayout {
    PropertyLayout.word.followed(by: .word).followed(by: PropertyLayout(of: Value.self))
  }
}

// The object, and a seed that counts its changes (mechanism 6.2).
extension ObservedObject: KnownLayout {
  static var layoutOnPhone: PropertyLayout { .word.followed(by: .word) }
}

extension EnvironmentObject: KnownLayout {
  static var layoutOnPhone: PropertyLayout { .word.followed(by: .word) }
}
