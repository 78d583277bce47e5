// What a body makes is counted exactly and priced, and more of anything never takes less time.

import Expectations
import Foundation
@testable import SimDevice
import SwiftUI
import Testing

extension CostsSuite {
  @Test func `a body pays for each value and modifier that it returns, and for its properties`() {
    expect(evaluated { _ in Text("a") }, is: [.makeView: 1, .bindProperty: 1])
    expect(
      evaluated { _ in
        VStack {
          Text("a").padding()
          Image(systemName: "star").padding().opacity(0.5)
        }
      }, is: [.makeView: 3, .applyModifier: 3, .bindProperty: 1, .nameImage: 1])
    // A background is a modifier that holds a view.
    expect(
      evaluated { _ in Text("a").background(Color.red) },
      is: [.makeView: 2, .applyModifier: 1, .bindProperty: 1])
  }

  @Test func `only the branch that is taken is paid`() {
    func branches(_ value: Int) -> Counts {
      evaluated(to: value) { value in
        if value == 1 {
          Text("a")
        } else {
          HStack {
            Color.red
            Color.blue
          }
        }
      }
    }
    expect(branches(1)[.makeView], is: 1)
    expect(branches(2)[.makeView], is: 3)
    let optional = evaluated(to: 2) { value in
      VStack { if value == 1 { Color.red } }
    }
    expect(optional[.makeView], is: 1)
  }

  @Test func `an erased view pays for what it holds`() {
    expect(
      evaluated { _ in AnyView(HStack { Color.red }.padding()) },
      is: [.makeView: 3, .applyModifier: 1, .bindProperty: 1])
  }

  @Test func `a text whose string is put together from values is formatted`() {
    expect(evaluated { Text("row \($0)") }[.formatText], is: 1)
    expect(evaluated { _ in Text("row") }[.formatText], is: nil)
    expect(evaluated { Text(verbatim: "row \($0)") }[.formatText], is: nil)
    #expect(Text("row \(1)") == Text(verbatim: "row 1"))
  }

  @Test func `a view of the app's own counts once, with what it was given`() {
    expect(evaluated { _ in Frame(content: Color.red) }[.makeView], is: 2)
  }

  @Test func `what a ForEach makes is paid by its elements`() {
    let some = evaluated { value in ForEach(0..<5) { Text(verbatim: "\($0 + value)").padding() } }
    // The ForEach, and five texts.
    expect(some[.makeView], is: 6)
    expect(some[.applyModifier], is: 5)
  }

  @Test(arguments: 0..<8)
  func `a screen with more of anything takes no less time`(seed: Int) throws {
    var amounts = Amounts(texts: 0, shapes: 0, images: 0, operations: 0, effects: 0, changing: 0)
    for (place, kind) in Amounts.kinds.enumerated() {
      amounts[keyPath: kind] = number(UInt64(seed * Amounts.kinds.count + place))
    }
    // What a process allocates once is allocated.
    _ = try times(amounts)
    let before = try times(amounts)
    for (place, kind) in Amounts.kinds.enumerated() {
      var more = amounts
      more[keyPath: kind] += 1
      for (old, new) in zip(before, try times(more)) {
        #expect(new.main >= old.main, "kind \(place) added to \(amounts)")
        #expect(new.rendering >= old.rendering, "kind \(place) added to \(amounts)")
      }
    }
  }

  @Test func `a scroll with a change takes no less than a scroll alone`() {
    let model = CostModel(profile: .iPhone13)
    let alone = model.picoseconds(
      of: [OperationAmount(.commit), OperationAmount(.scrollCommit)])
    let both = model.picoseconds(
      of: [OperationAmount(.commit, units: 1), OperationAmount(.scrollCommit)])
    #expect(both > alone)
    // A short commit of 250 µs (WWDC21-10252).
    expect(alone, is: 250_000_000)
  }
}

/// Adds up what is charged, on the main thread and beside it.
@MainActor
private final class Sums: DeviceObserver {
  private var tally = OperationTally()

  func device(_ device: Engine, worked span: WorkSpan) {
    for amount in span.amounts {
      tally.add(amount.operation, operations: amount.operations, units: amount.units)
    }
  }

  /// How much was done of an operation since the last call of `forget`.
  func units(of operation: CostedOperation) -> Int {
    tally.amounts.first { $0.operation == operation }?.units ?? 0
  }

  func forget() { tally.clear() }

  /// The time of the main thread, and of the render server with the graphics processor.
  func times() -> (main: Int64, rendering: Int64) {
    let model = CostModel(profile: .iPhone13)
    return tally.amounts.reduce(into: (0, 0)) { sum, amount in
      let time = model.picoseconds(
        of: amount.operation, operations: amount.operations, units: amount.units)
      if amount.operation.kind == .rendering { sum.1 += time } else { sum.0 += time }
    }
  }
}

private final class Model: ObservableObject {
  @Published var value = 0
}

/// A view whose body returns the content of a test and nothing else.
private struct Holder<Content: View>: View {
  @ObservedObject var model: Model
  let content: (Int) -> Content
  var body: Content { content(model.value) }
}

/// A custom view that keeps a view which its caller made.
private struct Frame<Content: View>: View {
  let content: Content
  var body: some View { content }
}

private typealias Counts = [CostedOperation: Int]

/// What one further evaluation of a body takes, by row, without rows that took nothing.
@MainActor private func evaluated<V: View>(
  to value: Int = 1, @ViewBuilder _ content: @escaping (Int) -> V
) -> Counts {
  let model = Model()
  let device = SimulatedDevice(profile: .iPhone13, system: .iOS17)
  let sums = Sums()
  device.launch { Holder(model: model, content: content) }
  device.settle()
  device.engine.observer = sums
  device.post { model.value = value }
  device.settle()
  let rows: [CostedOperation] = [
    .makeView, .applyModifier, .bindProperty, .formatText, .nameImage,
  ]
  return Counts(uniqueKeysWithValues: rows.map { ($0, sums.units(of: $0)) })
    .filter { $0.value > 0 }
}

/// How much of each kind a random screen shows.
private struct Amounts {
  var texts, shapes, images, operations, effects, changing: Int

  static let kinds: [WritableKeyPath<Amounts, Int>] = [
    \.texts, \.shapes, \.images, \.operations, \.effects, \.changing,
  ]
}

/// Everything lies in its own place, so that what is added moves nothing off the screen.
private struct RandomScreen: View {
  let amounts: Amounts
  @State private var round = 0

  var body: some View {
    VStack {
      Button("change") { round += 1 }
      ScrollView {
        ZStack {
          ForEach(0..<amounts.texts, id: \.self) { text in
            Text("text \(text < amounts.changing ? round : 0)").frame(width: 90, height: 20)
          }
          ForEach(0..<amounts.shapes, id: \.self) { _ in Circle().frame(width: 20, height: 20) }
          ForEach(0..<amounts.images, id: \.self) {
            Image("image \($0)").resizable().frame(width: 30, height: 30)
          }
          ForEach(0..<amounts.effects, id: \.self) { _ in
            Color.red.frame(width: 20, height: 20).shadow(radius: 2)
          }
          Canvas { context, _ in
            for place in 0..<amounts.operations {
              context.fill(
                Path(CGRect(x: place, y: round, width: 9, height: 9)), with: .color(.red))
            }
          }
          .frame(width: 60, height: 60)
        }
        .frame(height: 400)
        Color.blue.frame(height: 4_000)
      }
    }
  }
}

/// What a launch, a change and a drag take.
@MainActor private func times(_ amounts: Amounts) throws -> [(main: Int64, rendering: Int64)] {
  let device = SimulatedDevice(profile: .iPhone13, system: .iOS17)
  let sums = Sums()
  device.engine.observer = sums
  for image in 0..<20 {
    device.addImage(named: "image \(image)", ImageAsset(width: 30, height: 30))
  }
  device.launch { RandomScreen(amounts: amounts) }
  device.settle()
  var times = [sums.times()]
  sums.forget()
  try device.tap("change")
  device.settle()
  times.append(sums.times())
  sums.forget()
  device.scroll(by: 100)
  device.settle()
  times.append(sums.times())
  return times
}

/// A number below eight that looks random.
@MainActor private func number(_ seed: UInt64) -> Int {
  Int(((seed &+ 1) &* 0x9E37_79B9_7F4A_7C15) >> 61)
}
