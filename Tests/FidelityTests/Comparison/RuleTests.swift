// GT-080, GT-100 and GT-101: the rule for each kind of type, and what EquatableView changes.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Comparison {
  @Test func `GT-080 equatable() with a lossy == runs the child no more often than without`() throws
  {
    let plain = showing { ParityOwner { NumberView(number: $0, handle: Handle()) } }
    let wrapped = showing { ParityOwner { NumberView(number: $0, handle: Handle()).equatable() } }
    for device in [plain, wrapped] {
      _ = try device.lines(afterTapping: "add two")
      _ = try device.lines(afterTapping: "add two")
    }
    let most = plain.count(.bodyEvaluations, of: "NumberView")
    #expect((1...most).contains(wrapped.count(.bodyEvaluations, of: "NumberView")))
  }

  @Test func `GT-100 (a) the == of a view of plain data is not used`() throws {
    let device = showing { ParityOwner { PlainParity(n: $0) } }
    try expect(device.lines(afterTapping: "add two"), is: ["plain 2"])
    try expect(device.lines(afterTapping: "add two"), is: ["plain 4"])
  }

  @Test func `GT-100 (a) the == of plain data inside a view is not used either`() throws {
    let device = showing { ParityOwner { Nesting(inner: Parity(n: $0), text: "a") } }
    try expect(device.lines(afterTapping: "add two"), is: ["nesting 2"])
  }

  @Test func `GT-100 (a) equatable() makes the == of a view of plain data decide`() throws {
    let device = showing { ParityOwner { PlainParity(n: $0).equatable() } }
    try expect(device.lines(afterTapping: "add two"), is: [])
    try expect(device.lines(afterTapping: "add one"), is: ["plain 3"])
    let same = showing { ParityOwner { EquatableView(content: PlainParity(n: $0)) } }
    try expect(same.lines(afterTapping: "add two"), is: [])
  }

  @Test func `GT-100 (b) the == of a view that is not plain data is used`() throws {
    let device = showing { ParityOwner { TextParity(n: $0, s: "a") } }
    try expect(device.lines(afterTapping: "add two"), is: [])
    try expect(device.lines(afterTapping: "add one"), is: ["text 3"])
  }

  @Test func `GT-101 classes are compared by reference`() throws {
    let kept = Box(1)
    let same = showing { ParityOwner { _ in BoxView(box: kept) } }
    try expect(same.lines(afterTapping: "add two"), is: [])
    let fresh = showing { ParityOwner { _ in BoxView(box: Box(1)) } }
    try expect(fresh.lines(afterTapping: "add two"), is: ["box 1"])
  }

  @Test func `GT-101 one field that cannot be compared makes the whole view run`() throws {
    let device = showing { ParityOwner { _ in FailureView(text: "a", failure: Failure()) } }
    try expect(device.lines(afterTapping: "add two"), is: ["failure"])
    try expect(device.lines(afterTapping: "add two"), is: ["failure"])
  }

  @Test func `GT-101 a copy-on-write struct that is not Equatable is compared by reference`() throws
  {
    let kept = Copied(box: Box(1))
    let same = showing { ParityOwner { _ in CopiedView(value: kept) } }
    try expect(same.lines(afterTapping: "add two"), is: [])
    let fresh = showing { ParityOwner { _ in CopiedView(value: Copied(box: Box(1))) } }
    try expect(fresh.lines(afterTapping: "add two"), is: ["copied 1"])
  }

  @Test func `GT-101 a computed view runs with its owner, a view struct does not`() throws {
    let device = showing { Headed() }
    try expect(device.lines(afterTapping: "add"), is: ["headed 1", "headerSection"])
  }

  @Test func `GT-101 wrapped properties do not take part`() throws {
    let device = showing { ParityOwner { _ in Wrapping(text: "a") } }
    try expect(device.lines(afterTapping: "own"), is: ["wrapping 1"])
    try expect(device.lines(afterTapping: "add two"), is: [])
  }
}

private struct ParityOwner<Content: View>: View {
  @State private var count = 0
  @ViewBuilder var content: (Int) -> Content
  var body: some View {
    VStack {
      content(count)
      Button("add one") { count += 1 }
      Button("add two") { count += 2 }
    }
  }
}

private final class Handle {}

private struct NumberView: View, Equatable {
  let number: Int
  let handle: Handle
  var body: some View { Text("\(number)") }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.number % 2 == rhs.number % 2 }
}

private struct PlainParity: View, Equatable {
  let n: Int
  var body: some View {
    let _ = print("plain \(n)")
    Text("\(n)")
  }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.n % 2 == rhs.n % 2 }
}

private struct Parity: Equatable {
  let n: Int
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.n % 2 == rhs.n % 2 }
}

private struct Nesting: View {
  let inner: Parity
  let text: String
  var body: some View {
    let _ = print("nesting \(inner.n)")
    Text(text)
  }
}

private struct TextParity: View, Equatable {
  let n: Int
  let s: String
  var body: some View {
    let _ = print("text \(n)")
    Text("\(n) \(s)")
  }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.n % 2 == rhs.n % 2 }
}

private final class Box {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private struct BoxView: View {
  let box: Box
  var body: some View {
    let _ = print("box \(box.number)")
    Text("box")
  }
}

private struct Failure: Error {}

private struct FailureView: View {
  let text: String
  let failure: any Error
  var body: some View {
    let _ = print("failure")
    Text(text)
  }
}

private struct Copied {
  private var box: Box
  init(box: Box) { self.box = box }
  var number: Int {
    get { box.number }
    set {
      if !isKnownUniquelyReferenced(&box) || box.number != newValue { box = Box(newValue) }
    }
  }
}

private struct CopiedView: View {
  let value: Copied
  var body: some View {
    let _ = print("copied \(value.number)")
    Text("copied")
  }
}

private struct Headed: View {
  @State private var count = 0
  var body: some View {
    let _ = print("headed \(count)")
    VStack {
      headerSection
      Header(text: "b")
      Button("add") { count += 1 }
    }
  }
  private var headerSection: some View {
    let _ = print("headerSection")
    return Text("a")
  }
}

private struct Header: View {
  let text: String
  var body: some View {
    let _ = print("header")
    Text(text)
  }
}

private struct Wrapping: View {
  let text: String
  @State private var count = 0
  @Environment(\.self) private var environment
  var body: some View {
    let _ = print("wrapping \(count)")
    Button("own") { count += 1 }
  }
}
