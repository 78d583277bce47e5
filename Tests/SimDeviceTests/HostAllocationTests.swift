// Objects counted exactly, with their ends.

import Expectations
import Dispatch
import Foundation
import SimDevice
import Testing

private class Model {
  var number: Int
  init(_ number: Int) { self.number = number }
}

/// Carries models to another task, which alone uses them then, hence unchecked.
private final class Holder: @unchecked Sendable {
  var models: [Model] = []
}

@Suite(.enabled(if: AllocationRecorder.isAvailable))
@MainActor struct HostAllocationTests {
  /// Makes models that stay, and returns them so that no optimiser removes them.
  @inline(never) private static func makeModels(_ count: Int) -> [Model] {
    var models: [Model] = []
    models.reserveCapacity(count)
    for number in 0..<count { models.append(Model(number)) }
    return models
  }

  @Test func `a thousand instances and their frees are counted exactly`() throws {
    let host = HostToy()
    let recorder = try #require(AllocationRecorder(of: host.context))
    host.context.run {
      let models = AllocationRecorder.attribute(to: 7) { Self.makeModels(1000) }
      #expect(HostContext.outside { recorder.liveCount } >= 1000)
      withExtendedLifetime(models) {}
    }
    var made: [AllocationEvent] = []
    var freed: [AllocationEvent] = []
    recorder.drain { event in
      guard event.typeName == "SimDeviceTests.Model" else { return }
      if event.isFree { freed.append(event) } else { made.append(event) }
    }
    expect(made.count, is: 1000)
    expect(freed.count, is: 1000)
    #expect(made.allSatisfy { $0.size == 24 && $0.owner == 7 })
    #expect(freed.allSatisfy { $0.size == 24 && $0.owner == 7 })
    expect(Set(made.map(\.address)), is: Set(freed.map(\.address)))
    expect(recorder.pendingCount, is: 0)
  }

  @Test func `what happens outside a loop is not recorded`() throws {
    let host = HostToy()
    let recorder = try #require(AllocationRecorder(of: host.context))
    let models = Self.makeModels(10)
    host.context.run {
      HostContext.outside { withExtendedLifetime(Self.makeModels(10)) {} }
    }
    withExtendedLifetime(models) {}
    expect(recorder.pendingCount, is: 0)
    expect(recorder.liveCount, is: 0)
  }

  @Test func `an object that ends on another thread is seen`() throws {
    let host = HostToy()
    let recorder = try #require(AllocationRecorder(of: host.context))
    let holder = Holder()
    host.context.run { holder.models = Self.makeModels(100) }
    let before = recorder.liveCount
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      holder.models = []
      done.signal()
    }
    done.wait()
    expect(before - recorder.liveCount, is: 101)
  }

  @Test func `a loop has one recorder at a time`() throws {
    let host = HostToy()
    do {
      let recorder = try #require(AllocationRecorder(of: host.context))
      #expect(AllocationRecorder(of: host.context) == nil)
      withExtendedLifetime(recorder) {}
    }
    #expect(AllocationRecorder(of: host.context) != nil)
  }

  @Test func `two loops are recorded at once, each its own, and the end of one leaves the other`()
    throws
  {
    let (one, other) = (HostToy(), HostToy())
    var first = AllocationRecorder(of: one.context)
    let second = try #require(AllocationRecorder(of: other.context))
    var kept = one.context.run { Self.makeModels(10) }
    var others = other.context.run { Self.makeModels(20) }
    #expect(first?.liveCount == 11 && second.liveCount == 21)
    // What one loop's code made counts for it wherever it ends.
    other.context.run { kept = [] }
    #expect(first?.liveCount == 0 && second.liveCount == 21)
    kept = one.context.run { Self.makeModels(30) }
    first = nil
    expect(second.liveCount, is: 21)
    kept = []
    others = []
    expect(second.liveCount, is: 0)
    var events = 0
    second.drain { _ in events += 1 }
    expect(events, is: 42)
    withExtendedLifetime((kept, others)) {}
  }

  @Test func `a hundred thousand objects come and go without loss`() throws {
    let host = HostToy()
    let recorder = try #require(AllocationRecorder(of: host.context))
    var sum = 0
    for _ in 0..<3 {
      host.context.run { sum += Self.makeModels(100_000).count }
    }
    var live: Set<UInt> = []
    var peak = 0
    recorder.drain { event in
      if event.isFree { live.remove(event.address) } else { live.insert(event.address) }
      peak = max(peak, live.count)
    }
    expect(sum, is: 300_000)
    expect(peak, is: 100_001)
    let left = live.count
    expect(left, is: 0)
    expect(recorder.liveCount, is: 0)
  }

  /// The rooms of arrays of 30 numbers, made where 200 holes of the heap are 16 bytes larger than such an array.
  private static func roomsInLargerHoles() -> Set<Int> {
    // An array of 30 numbers takes 272 bytes, 280 as a block; a hole of 296 leaves a rest that is too small to be one.
    let holes = (0..<400).map { _ in malloc(296) }
    for hole in stride(from: 0, to: 400, by: 2) { free(holes[hole]) }
    let arrays = (0..<200).map { _ in Array(repeating: 0, count: 30) }
    for hole in stride(from: 1, to: 400, by: 2) { free(holes[hole]) }
    return Set(arrays.map(\.capacity))
  }

  @Test func `an array has the capacity of its size, whatever the heap`()
    throws
  {
    expect(Self.roomsInLargerHoles(), is: [31])
    let host = HostToy()
    let recorder = try #require(AllocationRecorder(of: host.context))
    expect(Self.roomsInLargerHoles(), is: [31])
    expect(host.context.run { Self.roomsInLargerHoles() }, is: [31])
    withExtendedLifetime(recorder) {}
  }
}
