// GT-057 to GT-060 and GT-065: which inputs make a child run again.

import SimDevice
import SwiftUI
import Testing

extension Comparison {
  @Test func `GT-057 a child is skipped when its stored properties are equal`() throws {
    let device = showing { FatContent() }
    #expect(device.console == ["content", "sub"])
    #expect(try device.lines(afterTapping: "tap") == ["content"])
    #expect(device.count(.initialisations, of: "SubView") == 2)
    #expect(device.count(.equalComparisons, of: "SubView") == 1)
  }

  @Test func `GT-058 a whole struct as input: a change of another field runs the child, too`()
    throws
  {
    let device = showing { WholeStudent() }
    #expect(
      try device.lines(afterTapping: "age") == [
        "StudentNameView: @self changed.", "StudentAgeView: @self changed.",
      ])
  }

  @Test func `GT-059 narrow inputs: only the child whose input changed runs`() throws {
    let device = showing { NarrowStudent() }
    #expect(try device.lines(afterTapping: "age") == ["NarrowAgeView: @self changed."])
  }

  @Test func `GT-060 an Equatable view that is not plain data is compared by its own ==`() throws {
    let device = showing { EquatableStudent() }
    #expect(try device.lines(afterTapping: "age") == ["EquatableAgeView: @self changed."])
  }

  @Test func `GT-060 a dynamic property of its own runs an Equatable view all the same`() throws {
    let device = showing { OwnState() }
    #expect(try device.lines(afterTapping: "own") == ["own 1"])
    #expect(try device.lines(afterTapping: "outer") == ["outer 1"])
  }

  @Test func `GT-065 a property with a random initial value makes each new value different`() throws
  {
    let device = showing { RandomOwner() }
    #expect(try device.lines(afterTapping: "tap") == ["owner 1", "random"])
    #expect(try device.lines(afterTapping: "tap") == ["owner 2", "random"])
  }
}

private struct FatContent: View {
  @State private var taps = 0
  var body: some View {
    let _ = print("content")
    VStack {
      SubView(name: "fat", age: 99)
      Text("\(taps)")
      Button("tap") { taps += 1 }
    }
  }
}

private struct SubView: View {
  let name: String
  let age: Int
  var body: some View {
    let _ = print("sub")
    Text("\(name) \(age)")
  }
}

private struct Student {
  var name: String
  var age: Int
}

private struct WholeStudent: View {
  @State private var student = Student(name: "fat", age: 88)
  var body: some View {
    VStack {
      StudentNameView(student: student)
      StudentAgeView(student: student)
      Button("age") { student.age += 1 }
    }
  }
}

private struct StudentNameView: View {
  let student: Student
  var body: some View {
    let _ = Self._printChanges()
    Text(student.name)
  }
}

private struct StudentAgeView: View {
  let student: Student
  var body: some View {
    let _ = Self._printChanges()
    Text("\(student.age)")
  }
}

private struct NarrowStudent: View {
  @State private var student = Student(name: "fat", age: 88)
  var body: some View {
    VStack {
      NarrowNameView(name: student.name)
      NarrowAgeView(age: student.age)
      Button("age") { student.age += 1 }
    }
  }
}

private struct NarrowNameView: View {
  let name: String
  var body: some View {
    let _ = Self._printChanges()
    Text(name)
  }
}

private struct NarrowAgeView: View {
  let age: Int
  var body: some View {
    let _ = Self._printChanges()
    Text("\(age)")
  }
}

private struct EquatableStudent: View {
  @State private var student = Student(name: "fat", age: 88)
  var body: some View {
    VStack {
      EquatableNameView(student: student)
      EquatableAgeView(student: student)
      Button("age") { student.age += 1 }
    }
  }
}

private struct EquatableNameView: View, Equatable {
  let student: Student
  var body: some View {
    let _ = Self._printChanges()
    Text(student.name)
  }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.student.name == rhs.student.name }
}

private struct EquatableAgeView: View, Equatable {
  let student: Student
  var body: some View {
    let _ = Self._printChanges()
    Text("\(student.age)")
  }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.student.age == rhs.student.age }
}

private struct OwnState: View {
  @State private var count = 0
  var body: some View {
    let _ = print("outer \(count)")
    VStack {
      AlwaysEqual(text: "\(count)")
      Button("outer") { count += 1 }
    }
  }
}

private struct AlwaysEqual: View, Equatable {
  let text: String
  @State private var count = 0
  var body: some View {
    let _ = print("own \(count)")
    Button("own") { count += 1 }
  }
  static func == (lhs: Self, rhs: Self) -> Bool { true }
}

private struct RandomOwner: View {
  @State private var count = 0
  var body: some View {
    let _ = print("owner \(count)")
    VStack {
      RandomChild()
      Button("tap") { count += 1 }
    }
  }
}

private struct RandomChild: View {
  let token = UInt64.random(in: .min ... .max)
  var body: some View {
    let _ = print("random")
    Text("child")
  }
}
