// GT-146: rows that were scrolled away and still exist keep receiving.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Lists {
  typealias Subject = PassthroughSubject<Void, Never>

  /// A hundred rows, and a button that sends to them.
  fileprivate struct Rows<Row: View>: View {
    let isLazyStack: Bool
    let row: (Int, Subject) -> Row
    private let subject = Subject()

    init(isLazyStack: Bool, row: @escaping (Int, Subject) -> Row) {
      self.isLazyStack = isLazyStack
      self.row = row
    }

    var body: some View {
      VStack {
        Button("send") { subject.send() }
        if isLazyStack {
          ScrollView { LazyVStack { rows } }
        } else {
          List { rows }
        }
      }
    }

    private var rows: some View {
      ForEach(0..<100, id: \.self) { row($0, subject) }
    }
  }

  fileprivate struct Stateful: View {
    let number: Int
    @State private var count = 0
    var body: some View { Button("row \(number): \(count)") { count += 1 } }
  }

  fileprivate struct Inside: View {
    let number: Int
    let subject: Subject
    @State private var count = 0
    var body: some View {
      Text("row \(number)").onReceive(subject) { print("\(number) received") }
    }
  }

  /// What the first row prints when something is sent: on screen, scrolled away, and back.
  private func receipts(_ device: SimulatedDevice) throws -> [Int] {
    func count() throws -> Int {
      try device.lines(afterTapping: "send").count { $0 == "0 received" }
    }
    let first = try count()
    try device.lines(afterScrollingTo: 80)
    #expect(!device.screenText.contains { $0.hasPrefix("row 0") })
    let away = try count()
    try device.lines(afterScrollingTo: 0)
    return [first, away, try count()]
  }

  @Test(arguments: [false, true])
  func `GT-146 the receiver of a row that was scrolled away goes on`(isLazyStack: Bool) throws {
    let stateful = showing {
      Rows(isLazyStack: isLazyStack) { number, subject in
        Stateful(number: number).onReceive(subject) { print("\(number) received") }
      }
    }
    try expect(receipts(stateful), is: [1, 1, 1])
    // So does one whose row owns nothing else.
    let plain = showing {
      Rows(isLazyStack: isLazyStack) { number, subject in
        Text("row \(number)").onReceive(subject) { print("\(number) received") }
      }
    }
    try expect(receipts(plain), is: [1, 1, 1])
    #expect(!plain.console.contains("50 received"))
  }

  @Test(arguments: [false, true])
  func `GT-146 a receiver in the body of a row's view goes with that body`(
    isLazyStack: Bool
  ) throws {
    let device = showing {
      Rows(isLazyStack: isLazyStack) { Inside(number: $0, subject: $1) }
    }
    try expect(receipts(device), is: [1, 0, 1])
  }

  @Test func `GT-146 a task of a row ends with its appearance, where the receiver goes on`() throws
  {
    let device = showing {
      Rows(isLazyStack: false) { number, subject in
        Text("row \(number)")
          .onReceive(subject) { print("\(number) received") }
          .task {
            try? await Task.sleep(for: .seconds(86_400))
            if number == 0 { print("task ends, cancelled: \(Task.isCancelled)") }
          }
      }
    }
    try expect(device.lines(afterScrollingTo: 80), is: ["task ends, cancelled: true"])
    #expect(try device.lines(afterTapping: "send").contains("0 received"))
  }
}
