// Which body observes what a closure, an init or an argument reads (mechanism.md#1.2 and #6.6).

import Combine
import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension ModelsSuite {
  @Test func `an observable read in an overlay or a label is the body's, in a modifier its own`()
    throws
  {
    let device = showing { Observers(model: Model()) }
    expect(device.console, is: ["body", "overlay a0", "style b0", "modifier c0", "reader d0"])
    try expect(device.lines(afterTapping: "a"), is: ["body", "overlay a1"])
    try expect(device.lines(afterTapping: "b"), is: ["style b0", "style b1"])
    try expect(device.lines(afterTapping: "c"), is: ["modifier c1"])
    try expect(device.lines(afterTapping: "d"), is: ["reader d1"])
    try expect(device.lines(afterTapping: "e"), is: [])
  }

  @Test func `what a child's init and an argument of onChange read is the parent's`() throws {
    let device = showing { Arguments(model: Model()) }
    expect(device.console, is: ["body", "child 0"])
    try expect(device.lines(afterTapping: "a"), is: ["body", "child 1"])
    try expect(device.lines(afterTapping: "b"), is: ["body", "b 0 1"])
    try expect(device.lines(afterTapping: "c"), is: ["body", "task 1"])
    try expect(device.lines(afterTapping: "d"), is: [])
  }

  @Test func `a sheet's content observes for itself, and its presenter is silent`() throws {
    let device = showing { ObservingSheet(model: Model()) }
    expect(device.console, is: ["body"])
    try expect(device.lines(afterTapping: "show"), is: ["sheet 0"])
    try expect(device.lines(afterTapping: "a"), is: ["sheet 1"])
    _ = try device.linesOfSwipingDown()
    try expect(device.lines(afterTapping: "a outside"), is: [])
  }

  /// 6.6, 5.7 (iOS 17).
  @Test func `a header reads for the list, a row for itself`() throws {
    let device = showing { Headed() }
    expect(device.console, is: ["Headed", "header 0", "row 1 0", "row 1 0", "row 2 0", "row 2 0"])
    try expect(device.lines(afterTapping: "a"), is: ["row 1 1", "row 2 1"])
    try expect(device.lines(afterTapping: "b"), is: ["Headed", "header 1", "row 1 1", "row 2 1"])
    try expect(
      device.lines(afterTapping: "add"),
      is: [
        "Headed", "header 1", "row 1 1", "row 2 1", "row 3 1", "row 3 1",
      ])
  }
}

@Observable private final class Model {
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  var e = 0
}

private struct ObservingStyle: ButtonStyle {
  let model: Model
  func makeBody(configuration: Configuration) -> some View {
    let _ = print("style b\(model.b)")
    configuration.label
  }
}

private struct ObservingModifier: ViewModifier {
  let model: Model
  func body(content: Content) -> some View {
    let _ = print("modifier c\(model.c)")
    content
  }
}

private struct Observers: View {
  let model: Model
  var body: some View {
    let _ = print("body")
    VStack {
      Button("a") { model.a += 1 }.overlay {
        let _ = print("overlay a\(model.a)")
        Color.clear
      }
      Button("b") { model.b += 1 }.buttonStyle(ObservingStyle(model: model))
      Button("c") { model.c += 1 }.modifier(ObservingModifier(model: model))
      Button("d") { model.d += 1 }
      Button("e") { model.e += model.d }
      GeometryReader { _ in
        let _ = print("reader d\(model.d)")
        Color.clear
      }
    }
  }
}

private struct InitReader: View {
  let a: Int
  init(_ model: Model) { a = model.a }
  var body: some View {
    let _ = print("child \(a)")
    Text("\(a)")
  }
}

private struct Arguments: View {
  let model: Model
  var body: some View {
    let _ = print("body")
    VStack {
      InitReader(model)
      Button("a") { model.a += 1 }
      Button("b") { model.b += 1 }.onChange(of: model.b) { print("b \($0) \($1)") }
      Button("c") { model.c += 1 }.task(id: model.c) { if model.c > 0 { print("task \(model.c)") } }
      Button("d") { model.d += 1 }
    }
  }
}

private struct ObservingSheet: View {
  let model: Model
  @State private var isShown = false
  var body: some View {
    let _ = print("body")
    VStack {
      Button("show") { isShown = true }
      Button("a outside") { model.a += 1 }
    }
    .sheet(isPresented: $isShown) {
      let _ = print("sheet \(model.a)")
      Button("a") { model.a += 1 }
    }
  }
}

@Observable private final class ProbedModel {
  var a = 0; var b = 0; var list: [Int] = [1, 2]; var child: ProbedModel?; var sum: Int { a + b }
}

private struct Headed: View {
  let m = ProbedModel()
  var body: some View {
    let _ = print("Headed")
    List {
      Section {
        ForEach(m.list, id: \.self) { i in
          let _ = print("row \(i) \(m.a)"); Text("\(i) \(m.a)")
        }
      } header: {
        let _ = print("header \(m.b)"); Text("h \(m.b)")
      }
      Button("a") { m.a += 1 }; Button("b") { m.b += 1 };
      Button("add") { m.list.append(m.list.count + 1) }
    }
  }
}
