// The focus: who moves it, and when it is reset.

import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension FieldsSuite {
  /// Documentation of `FocusState`: the value is reset when the view that had the focus goes.
  @Test func `a focus state is reset when the element with the focus goes`() throws {
    let device = showing { FocusedRows() }
    expect(device.console, is: ["focus none"])
    try expect(device.lines(afterTapping: "field 2"), is: ["focus 2"])
    try expect(device.lines(afterTapping: "remove"), is: ["focus 2", "focus none"])
  }

  /// Documentation of `onSubmit` and `FocusState`: the keyboard stays, and the state changes once.
  @Test func `the return key moves the focus where the closure sets it`() throws {
    let device = showing { SignIn() }
    try expect(device.lines { try device.type("a", into: "User") }, is: ["focus user"])
    try expect(device.lines { try device.submit() }, is: ["submit", "focus password"])
    try expect(device.lines { try device.type("b") }, is: [])
    try expect(device.lines { try device.submit() }, is: ["sign in a b", "focus none"])
  }
}

private struct FocusedRows: View {
  @State private var ids = [1, 2]
  @State private var text = ""
  @FocusState private var focus: Int?
  var body: some View {
    let _ = print("focus \(focus.map(String.init) ?? "none")")
    VStack {
      ForEach(ids, id: \.self) { id in
        TextField("field \(id)", text: $text).focused($focus, equals: id)
      }
      Button("remove") { ids = [1] }
    }
  }
}

private struct SignIn: View {
  enum Field: String { case user, password }
  @State private var user = ""
  @State private var password = ""
  @FocusState private var focus: Field?
  var body: some View {
    VStack {
      TextField("User", text: $user).focused($focus, equals: .user)
        .onSubmit {
          print("submit")
          focus = .password
        }
      SecureField("Password", text: $password).focused($focus, equals: .password)
        .onSubmit { print("sign in \(user) \(password)") }
    }
    .onChange(of: focus) { print("focus \($1?.rawValue ?? "none")") }
  }
}
