import Expectations
import SimDevice
import SwiftUI
import Testing

extension Lists {
  private struct Dog: Identifiable {
    let id: Int
    var isGood: Bool { id % 2 == 0 }
  }

  private struct DogCell: View {
    let dog: Dog
    var body: some View {
      let _ = print("cell \(dog.id)")
      Text("dog \(dog.id)")
    }
  }

  private static let dogs = (0..<500).map { Dog(id: $0) }

  @Test func `GT-137 rows of a type with a fixed view count are made when they become visible`() {
    var made = 0
    let device = showing {
      List {
        ForEach(Self.dogs) { dog in
          let _ = made += 1
          DogCell(dog: dog)
        }
      }
    }
    expect(device.console.count, is: device.screenText.count)
    expect(made, is: 2 * device.screenText.count)
  }

  @Test func `GT-137 a condition in the ForEach makes the contents of all elements`() {
    var made = 0
    let device = showing {
      List {
        ForEach(Self.dogs) { dog in
          let _ = made += 1
          if dog.isGood { DogCell(dog: dog) }
        }
      }
    }
    #expect(made >= 500)
    #expect(device.screenText.starts(with: ["dog 0", "dog 2", "dog 4"]))
    expect(device.console.count, is: device.screenText.count)
  }

  @Test func `GT-137 an AnyView in the ForEach makes the contents of all elements`() {
    var made = 0
    let device = showing {
      List {
        ForEach(Self.dogs) { dog in
          let _ = made += 1
          AnyView(DogCell(dog: dog))
        }
      }
    }
    #expect(made >= 500)
    expect(device.console.count, is: device.screenText.count)
  }

  @Test func `GT-137 a ForEach of sections of a ForEach is understood`() throws {
    let device = showing {
      List {
        ForEach(0..<20, id: \.self) { section in
          Section("section \(section)") {
            ForEach(0..<50, id: \.self) { row in DogCell(dog: Dog(id: 100 * section + row)) }
          }
        }
      }
    }
    #expect(device.screenText.starts(with: ["section 0", "dog 0", "dog 1"]))
    #expect(device.console.count < 20)
    // 51 rows a section: a header and 50 cells.
    try device.lines(afterScrollingTo: 51 * 7)
    #expect(device.textBelowStatusBar.starts(with: ["section 7", "dog 700", "dog 701"]))
  }

  @Test func `GT-107 in a release build only visible rows of 6,500 are evaluated`() {
    let device = showing { List(0..<6_500) { number in DogCell(dog: Dog(id: number)) } }
    expect(device.count(.bodyEvaluations, of: "DogCell"), is: device.screenText.count)
  }

  @Test func `GT-106 a row's closure runs twice when it is first shown, its body once`() throws {
    struct Screen: View {
      @State private var numbers: [Int] = []
      var body: some View {
        VStack {
          Button("add") { numbers.append(numbers.count) }
          List {
            ForEach(numbers, id: \.self) { number in
              let _ = print("closure \(number)")
              DogCell(dog: Dog(id: number))
            }
          }
        }
      }
    }
    let device = showing { Screen() }
    let log = try device.lines(afterTapping: "add")
    expect(log, is: ["closure 0", "closure 0", "cell 0"])
  }

  @Test func `GT-106 in a lazy stack, too`() {
    let device = showing(on: .iOS16) {
      ScrollView {
        LazyVStack {
          ForEach(0..<1, id: \.self) { number in
            let _ = print("closure \(number)")
            DogCell(dog: Dog(id: number))
          }
        }
      }
    }
    expect(device.console, is: ["closure 0", "closure 0", "cell 0"])
  }

  @Test func `an explicit id on rows makes a list of iOS 15 build all contents, one of iOS 17 not`()
  {
    for (system, expected) in [(SimulatedSystem.iOS15, true), (.iOS17, false)] {
      var made = 0
      let device = showing(on: system) {
        List {
          ForEach(Self.dogs) { dog in
            let _ = made += 1
            DogCell(dog: dog).id(dog.id)
          }
        }
      }
      expect((made >= 500), is: expected)
      expect(device.console.count, is: device.screenText.count)
    }
  }

  @Test func `an if directly in a List is no row or one`() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        List {
          Button("toggle") { isShown.toggle() }
          if isShown {
            Text("first")
            Text("second")
          }
          Text("last")
        }
      }
    }
    let device = showing { Screen() }
    expect(device.screenText, is: ["toggle", "last"])
    #expect(throws: DeviceError.rowOutOfRange(2, count: 2)) { try device.scroll(toRow: 2) }
    try device.tap("toggle")
    device.settle()
    expect(device.screenText, is: ["toggle", "first", "second", "last"])
    try device.tap("toggle")
    device.settle()
    expect(device.screenText, is: ["toggle", "last"])
  }

  /// mechanism.md#8.5: its callbacks are those of all rows together, once per row up to iOS 14.
  @Test func `a modifier on several rows is called for the first that appears`() {
    let device = showing { RowsInGroup() }
    expect(device.screenText, is: ["a", "b", "empty"])
    expect(device.console, is: ["appears"])
    expect(showing(on: .iOS14) { RowsInGroup() }.console, is: ["appears", "appears"])
  }

  private struct RowsInGroup: View {
    var body: some View {
      List {
        Group {
          Text("a")
          Text("b")
        }
        .onAppear { print("appears") }
        Section("empty") {}
      }
    }
  }

  @Test func `a row whose own state makes it longer moves those below`() throws {
    struct Row: View {
      @State private var isLong = false
      var body: some View {
        VStack(spacing: 0) {
          Button("more") { isLong = true }
          if isLong { Color.red.frame(height: 300) }
        }
      }
    }
    let device = showing {
      List {
        Row()
        ForEach(0..<100, id: \.self) { Text("row \($0)") }
      }
    }
    let before = device.screenText.count
    try device.tap("more")
    device.settle()
    #expect(device.screenText.count < before - 5)
    #expect(device.screenText.contains("row 0"))
  }
}
