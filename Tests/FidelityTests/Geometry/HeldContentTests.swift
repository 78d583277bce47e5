// What is below content that waits for a size or a preference, and what it waits for in rows (mechanism.md#2.5, #13.1, #14.1, #19.2).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension GeometrySuite {
  @Test func `content that begins to read its size is made once`() throws {
    let device = showing { BeginsToAsk() }
    expect(device.console, is: ["none"])
    try expect(device.lines(afterTapping: "ask"), is: ["width 110"])
  }

  @Test func `old content is not laid out in a new size`() throws {
    let device = showing { Guided() }
    expect(Set(device.console), is: ["guide 10 of 0"])
    try expect(Set(device.lines(afterTapping: "grow")), is: ["guide 11 of 1"])
  }

  @Test func `what is scrolled in a reader stays where it is when content and size change`() throws
  {
    let device = showing { ScrolledInside() }
    device.scroll(by: 5_000)
    device.settle()
    _ = try device.lines(afterTapping: "go")
    #expect(device.screenText.contains("row 14"))
    #expect(!device.screenText.contains("row 8"))
  }

  @Test func `a layer that follows an animated preference has its transaction`() throws {
    let device = showing { AnimatedLayer() }
    try expect(device.lines(afterTapping: "animate"), is: ["animated true"])
    try expect(device.lines(afterTapping: "jump"), is: ["animated false"])
  }

  @Test func `layers of several rows are each made once, of their own sizes`() throws {
    let device = showing { LayersInRows() }
    _ = device.console
    try expect(
      device.lines(afterTapping: "grow"), is: ["over 0 60 of 1", "over 1 60 of 1"])
  }

  @Test func `content of anchors and of places in rows is made once`() throws {
    let device = showing { PlacesInRows() }
    try expect(
      device.lines(afterTapping: "grow"),
      is: ["0 lies at 0 of 1", "1 lies at 70 of 1", "0 mark at 40 of 1", "1 mark at 40 of 1"])
  }
}

private struct Heights: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Marks: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct BeginsToAsk: View {
  @State private var asks = false
  var body: some View {
    VStack {
      GeometryReader { proxy in
        let _ = print(asks ? "width \(Int(proxy.size.width))" : "none")
        Color.clear
      }
      .frame(width: asks ? 110 : 100, height: 20)
      Button("ask") { asks = true }
    }
  }
}

private struct Guided: View {
  @State private var number = 0
  var body: some View {
    VStack {
      GeometryReader { proxy in
        let _ = proxy.size
        HStack(alignment: .top) {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: CGFloat(10 + number))
            .alignmentGuide(.top) {
              print("guide \(Int($0.height)) of \(number)")
              return 0
            }
        }
      }
      .frame(height: CGFloat(100 + number * 10))
      Button("grow") { number += 1 }
    }
  }
}

private struct ScrolledInside: View {
  @State private var count = 20
  @State private var height = 300.0
  var body: some View {
    VStack {
      Button("go") {
        count = 40
        height = 500
      }
      GeometryReader { proxy in
        let width = proxy.size.width
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("row \($0)").frame(width: width, height: 50) }
          }
        }
      }
      .frame(height: height)
    }
  }
}

private struct AnimatedLayer: View {
  @State private var number = 0
  var body: some View {
    VStack {
      Color.red.frame(width: 10, height: 10).preference(key: Heights.self, value: number)
        .overlayPreferenceValue(Heights.self) { value in
          Bar(length: value).transaction { print("animated \($0.animation != nil)") }
        }
      Button("animate") { withAnimation { number += 1 } }
      Button("jump") { number += 1 }
    }
  }

  struct Bar: View {
    let length: Int
    var body: some View { Color.blue.opacity(Double(length) / 10) }
  }
}

private struct LayersInRows: View {
  @State private var number = 0
  var body: some View {
    VStack {
      List(0..<2, id: \.self) { Row(id: $0, number: number) }
      Button("grow") { number += 1 }
    }
  }

  struct Row: View {
    let id: Int
    let number: Int
    var body: some View {
      GeometryReader { proxy in
        Color.clear.preference(key: Heights.self, value: Int(proxy.size.height))
      }
      .frame(height: CGFloat(50 + 10 * number))
      .overlayPreferenceValue(Heights.self) { value in
        let _ = print("over \(id) \(value) of \(number)")
        Color.clear
      }
    }
  }
}

private struct PlacesInRows: View {
  @State private var number = 0
  var body: some View {
    VStack {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<2) { Row(id: $0, number: number) } }
      }
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<2) { Marked(id: $0, number: number) } }
      }
      Button("grow") { number += 1 }
    }
  }

  struct Row: View {
    let id: Int
    let number: Int
    var body: some View {
      GeometryReader { proxy in
        let _ = print(
          "\(id) lies at \(Int(proxy.frame(in: .scrollView).minY)) of \(number)")
        Color.clear
      }
      .frame(height: CGFloat(60 + 10 * number))
    }
  }

  struct Marked: View {
    let id: Int
    let number: Int
    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(height: CGFloat(30 + 10 * number))
        Color.red.frame(height: 10).anchorPreference(key: Marks.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Marks.self) { marks in
        GeometryReader { proxy in
          let place = marks.first.map { Int(proxy[$0].minY) } ?? 0
          let _ = print("\(id) mark at \(place) of \(number)")
          Color.clear
        }
      }
    }
  }
}
