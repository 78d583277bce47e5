// Which work is charged: every row of the price table is paid by something, and offscreen passes by what
// needs a buffer of its own.

import Expectations
import Foundation
@testable import SimDevice
import SwiftUI
import Testing

extension CostsSuite {
  @Test func `every row of the price table is paid by something`() throws {
    let (device, ledger) = launched(Everything())
    device.engine.takeTestStep()
    try device.tap("Work")
    device.settle()
    device.fling(velocity: 2_000)
    device.settle()
    try device.scroll(toRow: 0)
    device.settle()
    try device.tap("Open")
    device.settle()
    try device.goBack()
    device.settle()
    var paid = ledger.tally.amounts + device.engine.otherWork.amounts
    // Rows with explicit ids are paid by the row up to iOS 15, rows that a lazy stack knows on every system.
    let old = List { ForEach(0..<9, id: \.self) { Text("row \($0)").id($0) } }
    paid += launched(old, on: .iOS15).1.tally.amounts
    let (lazy, stack) = launched(
      ScrollView { LazyVStack { ForEach(0..<200, id: \.self) { Text("row \($0)") } } })
    lazy.fling(velocity: 2_000)
    lazy.settle()
    paid += stack.tally.amounts
    let tree = List(Branch.all, children: \.below) { Text($0.id) }
    paid += launched(tree).1.tally.amounts
    // Instructions are charged by whoever counts them (`UserWorkTests`).
    let unpaid = CostedOperation.allCases.filter { row in !paid.contains { $0.operation == row } }
    expect(unpaid.map { "\($0)" }, is: ["userInstruction"])
  }

  @Test func `shadows, blurs and masks make the graphics processor late, rounded corners do not`() {
    func renderHitches<V: View>(_ row: @escaping (Color) -> V) -> (late: Int, passes: Int) {
      let (device, ledger) = launched(Effects(row: row))
      ledger.forget()
      device.fling(velocity: 1_000)
      device.settle()
      return (ledger.frames.count { $0.hitch > .zero }, ledger.units(of: .gpuOffscreenPass))
    }
    for hitches in [
      renderHitches { $0.shadow(radius: 4).shadow(radius: 4).shadow(radius: 4) },
      renderHitches { $0.blur(radius: 4).blur(radius: 4).blur(radius: 4) },
      renderHitches { $0.clipShape(Circle()).clipShape(Circle()).clipShape(Circle()) },
      renderHitches { $0.saturation(0.5).saturation(0.5).saturation(0.5) },
    ] {
      #expect(hitches.late > 0)
      #expect(hitches.passes > 0)
    }
    for hitches in [
      renderHitches { $0 }, renderHitches { $0.clipped() }, renderHitches { $0.scaleEffect(0.5) },
      renderHitches { $0.rotationEffect(.degrees(9)) }, renderHitches { $0.cornerRadius(8) },
    ] {
      #expect(hitches == (0, 0))
    }
  }
}

/// Adds up what is charged, and keeps the frames.
@MainActor
private final class Ledger: DeviceObserver {
  var tally = OperationTally()
  private(set) var frames: [FrameOutcome] = []

  func device(_ device: Engine, worked span: WorkSpan) {
    for amount in span.amounts {
      tally.add(amount.operation, operations: amount.operations, units: amount.units)
    }
  }

  func device(_ device: Engine, committed frame: CommittedFrame) { frames.append(frame.outcome) }

  func forget() {
    tally.clear()
    frames = []
  }

  func units(of operation: CostedOperation) -> Int {
    tally.amounts.first { $0.operation == operation }?.units ?? 0
  }
}

private final class Counter: ObservableObject {
  @Published var value = 0
}

/// A screen with something of everything that costs.
private struct Everything: View {
  @StateObject private var counter = Counter()
  @State private var text = ""
  @State private var isOn = false
  @State private var others = (0..<3).map { _ in UUID() }

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Open") {
          Text("Opened").onAppear { counter.value += 1 }.onDisappear { counter.value += 1 }
        }
        Button("Work") {
          counter.value += 1
          others.append(UUID())
          simulatedWork(.milliseconds(1))
          Thread.sleep(forTimeInterval: 0.001)
        }
        TextField("Name", text: $text)
        Toggle("On", isOn: $isOn)
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
        }
        .frame(width: 20, height: 20)
        Image("photo").resizable().frame(width: 40, height: 40).shadow(radius: 2)
        Text("several words that take a second line in a narrow column").frame(width: 60)
        ForEach(others, id: \.self) { _ in Text("other \(counter.value)") }
        ForEach(0..<200) { Text("row \($0)") }
      }
      .task { await Task.yield() }
    }
  }
}

/// A tree of two levels.
private struct Branch: Identifiable {
  let id: String
  var below: [Branch]?
  static let all = [Branch(id: "root", below: [Branch(id: "leaf", below: nil)])]
}

/// So many rows of colour, each with an effect.
private struct Effects<Row: View>: View {
  let row: (Color) -> Row

  var body: some View {
    List(0..<100) { _ in row(Color.red) }
  }
}

@MainActor private func launched<V: View>(
  _ view: V, on system: SimulatedSystem = .iOS16
) -> (SimulatedDevice, Ledger) {
  let device = SimulatedDevice(profile: .iPhone8, system: system)
  let ledger = Ledger()
  device.engine.observer = ledger
  device.addImage(named: "photo", ImageAsset(width: 40, height: 40))
  device.launch { view }
  device.settle()
  return (device, ledger)
}
