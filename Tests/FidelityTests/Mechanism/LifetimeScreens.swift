// The screens of LifetimeTests: tasks, callbacks and layouts.

import Foundation
import SwiftUI

struct WorkingCase: View {
  @State private var number = 0
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown {
        Text("work").task(id: number) { [number] in
          print("begin \(number)")
          do { try await Task.sleep(for: .seconds(1_000)) } catch { print("cancelled \(number)") }
        }
      }
      Button("next") { number += 1 }
      Button("hide") { isShown = false }
    }
  }
}

struct LoadingCase: View {
  @State private var one = 0
  @State private var two = 0
  var body: some View {
    let _ = print("body \(one) \(two)")
    Button("load") {
      Task {
        one = 1
        two = 1
        try? await Task.sleep(for: .milliseconds(100))
        one = 2
      }
    }
  }
}

private struct WidthKey: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct WidthsCase: View {
  @State private var widths = [1, 2]
  var body: some View {
    VStack {
      ForEach(widths, id: \.self) { Text("\($0)").preference(key: WidthKey.self, value: [$0]) }
      Button("swap") { widths.reverse() }
      Button("same") { widths = widths.map { $0 } }
    }
    .onPreferenceChange(WidthKey.self) { print("told \($0)") }
  }
}

struct ClampedCase: View {
  @State private var value = 0
  @State private var last = 0
  var body: some View {
    let _ = print("body \(value) \(last)")
    Button("seven") { value = 7 }
      .onChange(of: value) {
        print("value \(value)")
        last = value
        value = min(value, 5)
      }
      .onChange(of: last) { print("last \(last)") }
  }
}

struct FinishingCase: View {
  @State private var count = 0
  @State private var opacity = 0.0
  var body: some View {
    let _ = print("body \(count) \(opacity)")
    Button("go") {
      count += 1
      withAnimation(.linear(duration: 1)) {
        opacity = 0.5
      } completion: {
        print("done")
      }
    }
    .opacity(1 - opacity)
  }
}

struct FocusedCase: View {
  @State private var name = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    let _ = print("focused \(isFocused ? "yes" : "no")")
    TextField("Name", text: $name).focused($isFocused)
    Button("leave") { isFocused = false }
  }
}

struct MeasuringCase: View {
  @State private var side = 100.0
  var body: some View {
    VStack {
      GeometryReader { _ in
        let _ = print("deaf"); Text("deaf")
      }.frame(width: side, height: 50)
      GeometryReader { proxy in
        let _ = print("asks \(Int(proxy.size.width))")
        Text("asks")
      }
      .frame(width: side, height: 50)
      Button("grow") { side = 200 }
    }
  }
}

struct TickingCase: View {
  @State private var count = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    let _ = print("body \(count)")
    Text("\(count)").onReceive(timer) { _ in
      count += 1
      print("tick \(count)")
    }
  }
}

struct LongCase: View {
  var body: some View {
    ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { LongRowCase(number: $0) } } }
  }
}

struct LongRowCase: View {
  let number: Int
  @State private var count = 0
  var body: some View {
    Button("row \(number): \(count)") { count += 1 }.frame(height: 60)
      .onDisappear { print("gone \(number)") }
  }
}
