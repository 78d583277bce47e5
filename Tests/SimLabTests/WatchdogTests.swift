// Each watchdog has an app that trips it, and one alike that does not.

import Expectations
import Foundation
import SimDevice
import SimLab
import SimMetrics
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct WatchdogTests {
  /// What the watchdogs saw of an app that is launched and played with.
  func watchdogs<Root: View>(
    on system: SimulatedSystem = .iOS17, device: DeviceProfile = .iPhone13,
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> Root,
    play: @escaping @MainActor @Sendable (SimulatedDevice) throws -> Void = { _ in }
  ) throws -> [WatchdogCount] {
    let strategy = Strategy(name: "app", summary: "") { device, _ in device.launch(root) }
    let workload = Workload(name: "play", summary: "", measuresLaunch: true) { session in
      session.device.settle()
      try play(session.device)
      session.device.settle()
    }
    let scenario = Scenario(
      name: "watched", summary: "", strategies: [strategy], workloads: [workload])
    return try Experiment(scenarios: [scenario]).run(
      RunRequest(
        scenario: "watched", strategy: "app", workload: "play", items: 1,
        device: device.name, system: system.name, seed: 1)
    ).record.messages.watchdogs
  }

  // MARK: Rows

  private struct Kennel: View {
    let isFilteredInRows: Bool
    var body: some View {
      List {
        if isFilteredInRows {
          ForEach(0..<500, id: \.self) { dog in
            if dog % 2 == 0 { Text("dog \(dog)") }
          }
        } else {
          ForEach((0..<500).filter { $0 % 2 == 0 }, id: \.self) { Text("dog \($0)") }
        }
      }
    }
  }

  @Test func `a row of no view or one view is reported, filtered data are not`() throws {
    let seen = try watchdogs { Kennel(isFilteredInRows: true) }
    expect(seen.map(\.watchdog), is: [.rowCountVaries])
    expect(
      seen.first?.line,
      is: "Kennel: its rows resolve to a varying number of views, so the contents of all elements "
        + "are made, 1 time, 500 elements at worst (launch → new → Kennel)")
    try expect(watchdogs { Kennel(isFilteredInRows: false) }, is: [])
  }

  private struct Cell: View {
    let number: Int
    var body: some View { Text("row \(number)") }
  }

  @Test func `an explicit id on rows is reported where the list has to make all of them`() throws {
    @ViewBuilder func list() -> some View {
      List(0..<300, id: \.self) { Cell(number: $0).id($0) }
    }
    let seen = try watchdogs(on: .iOS15) { list() }
    expect(seen.map(\.watchdog), is: [.explicitIDs])
    expect(seen.map(\.view), is: ["Cell"])
    expect(seen.map(\.worst), is: [300])
    try expect(watchdogs(on: .iOS17) { list() }, is: [])
    try expect(watchdogs(on: .iOS15) { List(0..<300, id: \.self) { Cell(number: $0) } }, is: [])
  }

  // MARK: Ids

  private struct Named: Identifiable {
    let id: UUID
    let name: String
  }

  private struct Names: View {
    let ids: [UUID]?
    var isLazy = false
    @State private var taps = 0

    private var items: [Named] {
      (0..<10).map { Named(id: ids?[$0] ?? UUID(), name: "name \($0)") }
    }

    var body: some View {
      VStack {
        Button("tap") { taps += 1 }
        Text("\(taps)")
        if isLazy {
          List(items) { Text($0.name) }
        } else {
          ForEach(items) { Text($0.name) }
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `ids that are new in each update are reported, stable ids are not`(isLazy: Bool) throws {
    func tapTwice(_ device: SimulatedDevice) throws {
      for _ in 0..<2 {
        try device.tap("tap")
        device.settle()
      }
    }
    let seen = try watchdogs {
      Names(ids: nil, isLazy: isLazy)
    } play: {
      try tapTwice($0)
    }
    expect(
      seen.map(\.line),
      is: [
        "Names: the ids of all elements changed between updates, 2 times, 10 elements at worst "
          + "(tap \"tap\" → Names._taps (action of Button \"tap\") → _taps → Names)"
      ])
    let ids = (0..<10).map { _ in UUID() }
    let stable = try watchdogs {
      Names(ids: ids, isLazy: isLazy)
    } play: {
      try tapTwice($0)
    }
    expect(stable, is: [])
  }

  private struct Pages: View {
    @State private var page = 0
    var body: some View {
      VStack {
        Button("next") { page += 1 }
        ForEach((0..<10).map { 10 * page + $0 }, id: \.self) { Text("item \($0)") }
      }
    }
  }

  @Test func `other elements under other ids are no change of ids`() throws {
    let seen = try watchdogs {
      Pages()
    } play: {
      try $0.tap("next")
    }
    expect(seen, is: [])
  }

  // MARK: State

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onAppear { count += 1 } }
  }

  private struct Wrapper: View {
    var body: some View { ZStack { Counter() } }
  }

  @Test func `state below the view of a row is lost when it leaves, that of the view itself stays`()
    throws
  {
    let seen = try watchdogs {
      List(0..<100) { _ in Wrapper() }
    } play: {
      // The first row begins 35 points below the safe area, which begins 47 below the screen's edge; ten of 44 go.
      $0.scroll(by: 522)
    }
    expect(seen.map(\.watchdog), is: [.stateLost])
    expect(seen.map(\.view), is: ["Counter"])
    expect(seen.map(\.count), is: [10])
    expect(seen.first?.cause.hasPrefix("scroll"), is: true)
    let kept = try watchdogs {
      List(0..<100) { _ in Counter() }
    } play: {
      $0.scroll(by: 440)
    }
    expect(kept, is: [])
  }

  @Test
  func `a lazy stack of iOS 27 loses state after a number of updates, one of iOS 17 keeps it`()
    throws
  {
    func lost(on system: SimulatedSystem) throws -> [WatchdogCount] {
      try watchdogs(on: system) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200, id: \.self) { _ in Counter().frame(height: 50) }
          }
        }
      } play: {
        $0.scroll(by: 1_000)
      }
    }
    let seen = try lost(on: .iOS27)
    expect(seen.map(\.watchdog), is: [.stateLost])
    expect(seen.map(\.view), is: ["Counter"])
    try expect(lost(on: .iOS17), is: [])
  }

  // MARK: Off screen

  private final class Store: ObservableObject {
    @Published var count = 0
  }

  private struct Detail: View {
    let store: Store
    @State private var own = 0
    var body: some View {
      VStack {
        Button("shared") { store.count += 1 }
        Button("own") { own += 1 }
        Text("\(own)")
      }
    }
  }

  private struct Master: View {
    @StateObject private var store = Store()
    var body: some View {
      NavigationStack {
        Summary(store: store)
      }
    }
  }

  private struct Summary: View {
    @ObservedObject var store: Store
    var body: some View {
      VStack {
        NavigationLink("open") { Detail(store: store) }
        Text("\(store.count)")
      }
    }
  }

  @Test func `a covered screen that is evaluated is reported, a visible one is not`() throws {
    func tapping(_ label: String) throws -> [WatchdogCount] {
      try watchdogs {
        Master()
      } play: { device in
        try device.tap("open")
        device.settle()
        for _ in 0..<3 {
          try device.tap(label)
          device.settle()
        }
      }
    }
    let seen = try tapping("shared")
    expect(seen.map(\.watchdog), is: [.evaluatedOffScreen])
    expect(seen.map(\.view), is: ["Summary"])
    expect(seen.map(\.count), is: [3])
    expect(seen.first?.cause.contains("Store.count"), is: true)
    try expect(tapping("own"), is: [])
  }

  private struct OddRows: View {
    @State private var taps = 0
    var body: some View {
      VStack {
        Button("tap") { taps += 1 }
        List {
          ForEach(0..<100, id: \.self) { number in
            if number < 100 + taps { Text("row \(number)") }
          }
        }
      }
    }
  }

  @Test func `contents of suspended rows are reported when they are made again`() throws {
    let seen = try watchdogs {
      OddRows()
    } play: {
      try $0.tap("tap")
    }
    expect(seen.map(\.watchdog), is: [.rowCountVaries, .evaluatedOffScreen])
    #expect((50..<100).contains(seen.last?.count ?? 0))
    expect(seen.last?.cause.contains("OddRows._taps"), is: true)
  }

  // MARK: Batch updates

  private final class Pager: ObservableObject {
    @Published var numbers = Array(0..<5)
    private var isFull = false

    func loadMore() {
      guard !isFull else { return }
      isFull = true
      numbers.append(5)
    }
  }

  private struct PagerRow: View {
    let number: Int
    let pager: Pager
    let loadsInBody: Bool
    var body: some View {
      let _ = loadsInBody && number == 4 ? pager.loadMore() : ()
      Text("row \(number)").onAppear {
        if !loadsInBody, number == 4 { pager.loadMore() }
      }
    }
  }

  private struct PagerList: View {
    @StateObject private var pager = Pager()
    let loadsInBody: Bool
    var body: some View {
      List(pager.numbers, id: \.self) {
        PagerRow(number: $0, pager: pager, loadsInBody: loadsInBody)
      }
    }
  }

  @Test func `a body that adds rows is reported, an onAppear that does is not`() throws {
    let seen = try watchdogs { PagerList(loadsInBody: true) }
    expect(seen.map(\.watchdog), is: [.countChangedInUpdate])
    expect(seen.map(\.view), is: ["PagerList"])
    expect(seen.map(\.worst), is: [1])
    expect(seen.first?.cause.contains("Pager.numbers"), is: true)
    try expect(watchdogs { PagerList(loadsInBody: false) }, is: [])
  }

  // MARK: Time

  private struct Worker: View {
    let work: Duration
    var body: some View {
      simulatedWork(work)
      return Text("done")
    }
  }

  private struct Allocator: View {
    let objects: Int
    var body: some View {
      let boxes = (0..<objects).map { _ in Store() }
      return Text("\(boxes.count)")
    }
  }

  @Test func `a body over 500 µs is reported, a shorter one is not`() throws {
    let seen = try watchdogs { Worker(work: .microseconds(700)) }
    expect(seen.map(\.watchdog), is: [.slowBody])
    expect(seen.map(\.view), is: ["Worker"])
    #expect((700_000..<720_000).contains(seen.first?.worst ?? 0))
    expect(seen.first?.cause, is: "launch → new → Worker")
    try expect(watchdogs { Worker(work: .microseconds(450)) }, is: [])
  }

  @Test(.enabled(if: AllocationRecorder.isAvailable))
  func `what a body allocates is part of its time`() throws {
    try expect(watchdogs { Allocator(objects: 20_000) }.map(\.watchdog), is: [.slowBody])
    try expect(watchdogs { Allocator(objects: 500) }, is: [])
  }

  private struct BusyRow: View {
    let work: Duration
    var body: some View {
      simulatedWork(work)
      return Text("row")
    }
  }

  @Test
  func
    `a frame of a scroll that takes longer than a refresh is reported with the view that took most of it`()
    throws
  {
    func scrolling(
      over work: Duration, on device: DeviceProfile = .iPhone13
    ) throws -> [WatchdogCount] {
      try watchdogs(device: device) {
        List(0..<200) { _ in BusyRow(work: work) }
      } play: {
        $0.scroll(by: 440)
      }.filter { $0.watchdog == .slowScrollFrame }
    }
    let seen = try scrolling(over: .milliseconds(18))
    expect(seen.map(\.view), is: ["BusyRow"])
    expect(seen.map { $0.worst > 18_000_000 }, is: [true])
    expect(seen.first?.cause.hasPrefix("scroll"), is: true)
    // The limit is that of the display: 16.67 ms at 60 Hz, 8.33 ms at 120 Hz.
    try expect(scrolling(over: .milliseconds(6)), is: [])
    try expect(scrolling(over: .milliseconds(9), on: .iPhone15Pro).count, is: 1)
  }
}
