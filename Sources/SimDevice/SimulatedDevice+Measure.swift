// Measuring between two points. The previous observer still receives all events.

import SimCore
@_spi(Runtime) import SimViews

extension SimulatedDevice {
  /// Measures the events while a closure uses the device.
  ///
  /// ```swift
  /// let scrolling = device.measure { device.fling(velocity: 3000); device.settle() }
  /// #expect(scrolling.hitches == 0 && scrolling.bodies(of: ProductRow.self) <= 40)
  /// ```
  /// The device does not settle automatically: what the closure leaves pending is not measured.
  /// Measurements may be nested.
  public func measure(_ body: () throws -> Void) rethrows -> DeviceMeasurement {
    let outer = engine.observer
    let meter = Meter(forwarding: outer)
    if engine.isTracking { meter.motion.begin(at: engine.mainTime) }
    engine.memory.drain()
    let begin = engine.totals
    let mark = engine.memory.setPeakAside(at: engine.mainTime)
    engine.observer = meter
    defer {
      engine.observer = outer
      engine.memory.putPeakBack(mark)
    }
    try body()
    engine.memory.drain()
    var result = meter.result
    let counted = engine.totals - begin
    result.trackedTime = meter.motion.time(at: engine.mainTime).duration
    result.duration = counted.duration.duration
    result.allocations = counted.allocations
    result.peakMemory = Int(engine.memory.peak.total.value)
    result.counts = meter.counts.sorted.map { ($0.view, $0.values) }
    return result
  }
}

/// Counts the events of a device and forwards them to the previous observer.
@MainActor
private final class Meter: DeviceObserver {
  private(set) var result = DeviceMeasurement()
  var motion = TrackedTime()
  let counts = EventCounts()
  private let outer: (any DeviceObserver)?

  init(forwarding outer: (any DeviceObserver)?) { self.outer = outer }

  func device(_ device: Engine, runtimeDid event: RuntimeEvent) {
    counts.note(event)
    outer?.device(device, runtimeDid: event)
  }

  func device(_ device: Engine, worked span: WorkSpan) {
    if span.category != .render { result.mainThreadTime += span.duration.duration }
    outer?.device(device, worked: span)
  }

  func device(_ device: Engine, committed frame: CommittedFrame) {
    result.frames += 1
    let work = (frame.outcome.committed - frame.outcome.begin).duration
    result.longestFrame = max(result.longestFrame, work)
    if frame.isTracked, frame.outcome.hitch > .zero {
      result.hitches += 1
      result.hitchTime += frame.outcome.hitch.duration
      motion.prolong(until: frame.outcome.presentedTime, by: frame.outcome.hitch)
    }
    outer?.device(device, committed: frame)
  }

  func device(_ device: Engine, tracks isTracked: Bool) {
    if isTracked { motion.begin(at: device.mainTime) } else { motion.end(at: device.mainTime) }
    outer?.device(device, tracks: isTracked)
  }

  func device(_ device: Engine, received input: ReceivedInput) {
    outer?.device(device, received: input)
  }

  func device(_ device: Engine, found finding: WatchdogFinding) {
    outer?.device(device, found: finding)
  }

  func device(_ device: Engine, row step: RowReport) { outer?.device(device, row: step) }
}
