// Objects counted exactly, with their ends. Serialised: the hook belongs to the process.

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

@Suite(.serialized, .enabled(if: AllocationRecorder.isAvailable))
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
    #expect(made.count == 1000)
    #expect(freed.count == 1000)
    #expect(made.allSatisfy { $0.size == 24 && $0.owner == 7 })
    #expect(freed.allSatisfy { $0.size == 24 && $0.owner == 7 })
    #expect(Set(made.map(\.address)) == Set(freed.map(\.address)))
    #expect(recorder.pendingCount == 0)
  }

  @Test func `what happens outside a loop is not recorded`() throws {
    let host = HostToy()
    let recorder = try #require(AllocationRecorder(of: host.context))
    let models = Self.makeModels(10)
    host.context.run {
      HostContext.outside { withExtendedLifetime(Self.makeModels(10)) {} }
    }
    withExtendedLifetime(models) {}
    #expect(recorder.pendingCount == 0)
    #expect(recorder.liveCount == 0)
  }

  @Test func `an object that ends on another thread is seen`() throws {
    let host = HostToy()
    let recorder = try #require(AllocationRecorder(of: host.context))
    let holder = Holder()
    host.context.run { holder.models = Self.makeModels(100) }
    let before = recorder.liveCount
    // Without a suspension, in which another test could begin to record.
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      holder.models = []
      done.signal()
    }
    done.wait()
    #expect(before - recorder.liveCount == 101)
  }

  @Test func `a second recorder is refused until the first ends`() throws {
    let host = HostToy()
    do {
      let recorder = try #require(AllocationRecorder(of: host.context))
      #expect(AllocationRecorder(of: HostToy().context) == nil)
      withExtendedLifetime(recorder) {}
    }
    #expect(AllocationRecorder(of: host.context) != nil)
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
    #expect(sum == 300_000)
    #expect(peak == 100_001)
    let left = live.count
    #expect(left == 0)
    #expect(recorder.liveCount == 0)
  }
}
