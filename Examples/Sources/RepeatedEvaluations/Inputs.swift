// Inputs of a view: a child runs when its new value differs from the one in use.

import SwiftUI

struct EqualInputs: View {
  @State private var taps = 0
  var body: some View {
    let _ = print("ContentView update")
    VStack {
      SubView(name: "fat", age: 99)
      Text("\(taps)")
      Button("tap") { taps += 1 }
    }
  }

  struct SubView: View {
    let name: String
    let age: Int
    var body: some View {
      let _ = print("SubView update")
      VStack {
        Text(name)
        Text("\(age)")
      }
    }
  }
}

/// A stored property that is different in each value.
struct UnstableInput: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("again \(count)") { count += 1 }
      Stable()
      Unstable()
    }
  }

  struct Stable: View {
    let number = 3
    var body: some View {
      let _ = print("stable")
      Text("\(number)")
    }
  }

  struct Unstable: View {
    let number = Int.random(in: 0...Int.max)
    var body: some View {
      let _ = print("unstable")
      Text("\(number)")
    }
  }
}

struct Student {
  var name: String
  var age: Int
}

/// Children that take the whole student.
enum Whole {
  struct RootView: View {
    @State var student = Student(name: "fat", age: 88)
    var body: some View {
      VStack {
        StudentNameView(student: student)
        StudentAgeView(student: student)
        Button("random age") { student.age = Int.random(in: 0...87) }
      }
    }
  }

  struct StudentNameView: View {
    let student: Student
    var body: some View {
      let _ = Self._printChanges()
      Text(student.name)
    }
  }

  struct StudentAgeView: View {
    let student: Student
    var body: some View {
      let _ = Self._printChanges()
      Text("\(student.age)")
    }
  }
}

/// Children that take what they show.
enum Narrow {
  struct RootView: View {
    @State var student = Student(name: "fat", age: 88)
    var body: some View {
      VStack {
        StudentNameView(name: student.name)
        StudentAgeView(age: student.age)
        Button("random age") { student.age = Int.random(in: 0...87) }
      }
    }
  }

  struct StudentNameView: View {
    let name: String
    var body: some View {
      let _ = Self._printChanges()
      Text(name)
    }
  }

  struct StudentAgeView: View {
    let age: Int
    var body: some View {
      let _ = Self._printChanges()
      Text("\(age)")
    }
  }
}

/// Children that take the whole student and say what counts.
enum OwnEquality {
  struct RootView: View {
    @State var student = Student(name: "fat", age: 88)
    var body: some View {
      VStack {
        StudentNameView(student: student)
        StudentAgeView(student: student)
        Button("random age") { student.age = Int.random(in: 0...87) }
      }
    }
  }

  struct StudentNameView: View, Equatable {
    let student: Student
    var body: some View {
      let _ = Self._printChanges()
      Text(student.name)
    }
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.student.name == rhs.student.name }
  }

  struct StudentAgeView: View, Equatable {
    let student: Student
    var body: some View {
      let _ = Self._printChanges()
      Text("\(student.age)")
    }
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.student.age == rhs.student.age }
  }
}
