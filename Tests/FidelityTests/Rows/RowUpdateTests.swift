// Which rows are made and evaluated when data, or the body around them, change.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension RowsSuite {
  @Test func `the rows of an unchanged list are not made anew from iOS 18 on`() throws {
    let old = showing(on: .iOS17) { ListRows() }
    try expect(old.lines(afterTapping: "+"), is: ["row 0", "row 1"])
    let new = showing(on: .iOS18) { ListRows() }
    try expect(new.lines(afterTapping: "+"), is: [])
  }

  /// GT-139: rows on the way are not made.
  @Test func `a jump in a lazy stack makes the rows at its end and no others`() throws {
    let device = showing { Jumping() }
    let lines = try device.lines(afterTapping: "go")
    let came = lines.filter { $0.hasPrefix("+") }.compactMap { Int($0.dropFirst()) }.sorted()
    #expect(came.contains(50) && came.allSatisfy { (49...58).contains($0) })
    #expect(lines.contains("-0"))
  }

  /// mechanism.md#7.2: each appearance that writes leads to a body, within one span of the loop.
  @Test func `elements that add elements as they appear come one after another`() throws {
    let device = showing { Appearing() }
    expect(device.console, is: ["body 0"])
    try expect(
      device.lines(afterTapping: "begin"),
      is: [
        "body 1", "n0 appears", "body 2", "n1 appears", "body 3", "n2 appears",
      ])
  }

  /// GT-090 and the usual way to load more: the last row that comes into view asks for the next ones.
  @Test func `a row that appears last loads the rows after it`() throws {
    let device = showing { Endless() }
    expect(device.console, is: ["endless 5", "row 0", "row 1", "row 2"])
    try expect(
      device.lines(afterScrollingTo: 4), is: ["row 3", "row 4", "load", "endless 10", "row 5"])
  }

  /// mechanism.md#9.5: what stays is not made anew.
  @Test func `a row that is deleted goes, and the others stay as they are`() throws {
    let device = showing { Names() }
    try expect(device.lines { try device.swipeToDelete("b") }, is: ["names 2", "gone b"])
    try expect(device.lines(afterTapping: "add"), is: ["names 3", "name d", "here d"])
  }
}

private struct ListRows: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      List([0, 1], id: \.self) { number in
        let _ = print("row \(number)")
        Text("\(number)")
      }
      Button("+") { n += 1 }
    }
  }
}

private struct Jumping: View {
  var body: some View {
    ScrollViewReader { proxy in
      Button("go") { proxy.scrollTo(50, anchor: .top) }.frame(height: 63)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { number in
            Text("row \(number)").frame(height: 100)
              .onAppear { print("+\(number)") }.onDisappear { print("-\(number)") }
          }
        }
      }
    }
  }
}

private struct Appearing: View {
  @State private var names: [String] = []
  var body: some View {
    let _ = print("body \(names.count)")
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name).onAppear {
          print("\(name) appears")
          if names.count < 3 { names.append("n\(names.count)") }
        }
      }
      Button("begin") { names = ["n0"] }
    }
  }
}

private struct Endless: View {
  @State private var count = 5
  var body: some View {
    let _ = print("endless \(count)")
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          Text("\(number)").frame(height: 300).onAppear {
            print("row \(number)")
            guard number == count - 1 else { return }
            print("load")
            count += 5
          }
        }
      }
    }
  }
}

private struct Names: View {
  @State private var names = ["a", "b", "c"]
  var body: some View {
    let _ = print("names \(names.count)")
    List {
      ForEach(names, id: \.self) { NameRow(name: $0) }.onDelete { names.remove(atOffsets: $0) }
      Button("add") { names.append("d") }
    }
  }
}

private struct NameRow: View {
  let name: String
  var body: some View {
    let _ = print("name \(name)")
    Text(name).onAppear { print("here \(name)") }.onDisappear { print("gone \(name)") }
  }
}
