// Measuring between two points: whoever listened to the device before goes on hearing everything.

import SimCore
@_spi(Runtime) import SimViews

extension SimulatedDevice {
  /// Measures what happens while a closure uses the device.
  ///
  /// ```swift
  /// let scrolling = device.measure { device.fling(velocity: 3000); device.settle() }
  /// #expect(scrolling.hitches == 0 && scrolling.bodies(of: ProductRow.self) <= 40)
  /// ```
  /// Nothing settles by itself: what the closure leaves pending is not measured. Measurements may be nested.
  public func measure(_ body: () throws -> Void) rethrows -> DeviceMeasurement {
    let outer = device.observer
    let meter = Meter(forwarding: outer)
    device.memory.drain()
    let begin = device.totals
    let mark = device.memory.setPeakAside(at: device.mainTime)
    device.observer = meter
    defer {
      device.observer = outer
      device.memory.putPeakBack(mark)
    }
    try body()
    device.memory.drain()
    var result = meter.result
    let counted = device.totals - begin
    result.trackedTime = counted.trackedTime.duration
    result.duration = counted.duration.duration
    result.allocations = counted.allocations
    result.peakMemory = Int(device.memory.peak.total.value)
    result.counts = meter.counts.sorted.map { ($0.view, $0.values) }
    return result
  }
}

/// Adds up what a device reports, and hands it on to whoever listened before.
@MainActor
private final class Meter: DeviceObserver {
  private(set) var result = DeviceMeasurement()
  let counts = EventCounts()
  private let outer: (any DeviceObserver)?

  init(forwarding outer: (any DeviceObserver)?) { self.outer = outer }

  func device(_ device: Device, runtimeDid event: RuntimeEvent) {
    counts.note(event)
    outer?.device(device, runtimeDid: event)
  }

  func device(_ device: Device, worked span: WorkSpan) {
    if span.category != .render { result.mainThreadTime += span.duration.duration }
    outer?.device(device, worked: span)
  }

  func device(_ device: Device, committed frame: CommittedFrame) {
    result.frames += 1
    let work = (frame.outcome.committed - frame.outcome.begin).duration
    result.longestFrame = max(result.longestFrame, work)
    if frame.isTracked, frame.outcome.hitch > .zero {
      result.hitches += 1
      result.hitchTime += frame.outcome.hitch.duration
    }
    outer?.device(device, committed: frame)
  }

  func device(_ device: Device, received input: ReceivedInput) {
    outer?.device(device, received: input)
  }

  func device(_ device: Device, found finding: WatchdogFinding) {
    outer?.device(device, found: finding)
  }

  func device(_ device: Device, row step: RowReport) { outer?.device(device, row: step) }
}
