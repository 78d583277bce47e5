// The observer that fills a record. Times in a record count from launch, even if the measurement began later.

import Foundation
import SimCore
import SimDevice
import SimMetrics
import SimScreen
@_spi(Runtime) import SimViews

/// Observes a device and stores what a record needs.
@MainActor
final class Recorder: DeviceObserver {
  /// Takes screenshots of the frames; nil if none were requested.
  @exclusivity(unchecked) var camera: Camera?
  @exclusivity(unchecked) private var origin = Instant.launch
  @exclusivity(unchecked) private var isRecording = false
  private let counts = EventCounts()
  private let watchdogs = WatchdogLog()
  private let log = EventLogRecorder()
  private let rows = RowLogRecorder()
  @exclusivity(unchecked) private var totals = RunCounts()
  @exclusivity(unchecked) private var frames: [FrameRecord] = []
  @exclusivity(unchecked) private var spans: [TraceSpan] = []
  /// The indices of the spans of the present frame.
  @exclusivity(unchecked) private var frameSpans: [Int] = []
  @exclusivity(unchecked) private var inputs: [InputMark] = []
  private let costs = FrameCostRecorder()
  @exclusivity(unchecked) private var samples: [SimMetrics.MemorySample] = []
  @exclusivity(unchecked) private var bodiesInFrame = 0
  /// Whether a body was evaluated in the present span of work.
  @exclusivity(unchecked) private var hasRunBody = false
  /// The device's counters at the beginning of the recording, and at the last memory sample.
  @exclusivity(unchecked) private var begin = DeviceTotals()
  @exclusivity(unchecked) private var sampled = DeviceTotals()
  @exclusivity(unchecked) private var tape = TapeRecorder()
  @exclusivity(unchecked) private var motion = TrackedTime()
  @exclusivity(unchecked) private(set) var accountsBefore = MemoryAccounts()
  @exclusivity(unchecked) private(set) var objectsBefore: [ObjectCount] = []
  @exclusivity(unchecked) private var causesBefore: ContiguousArray<CauseTally> = []
  @exclusivity(unchecked) private var stopsBefore: [RuleStop] = []

  /// Begins the recording; earlier events are not in the record.
  func begin(_ device: Engine) {
    isRecording = true
    origin = device.mainTime
    log.begin(at: time(origin))
    rows.begin(device)
    begin = device.totals
    sampled = begin
    accountsBefore = device.memory.accounts
    objectsBefore = device.memory.objectCounts
    causesBefore = device.runtime.causes.marks
    stopsBefore = device.runtime.causes.stops
    tape.begin(device)
    if device.isTracking { self.device(device, tracks: true) }
    device.memory.restartPeak(at: device.mainTime)
    sample(device)
    camera?.begin(device)
  }

  /// Ends the recording and returns the record, in which the costs of frames are still in
  /// picoseconds.
  func end(
    _ device: Engine, identity: RunIdentity, outcome: RunOutcome, notes: [String], screen: String
  ) -> RunRecord {
    isRecording = false
    device.memory.drain()
    sample(device)
    let counted = device.totals - begin
    totals.events = counted.events
    totals.allocations = counted.allocations
    totals.frees = counted.frees
    totals.cellsMade = counted.cellsMade
    totals.cellsReused = counted.cellsReused
    totals.peakCells = device.cells.peak
    let events = Dictionary(
      uniqueKeysWithValues: SimulatedDevice.CountedEvent.allCases.map { ($0.recordName, $0) })
    let views = counts.sorted.map { row in
      ViewCount(view: row.view) { name in events[name].map { row[$0] } }
    }
    var record = RunRecord(
      identity: identity, outcome: outcome, fingerprint: fingerprint(device, screen))
    record.start = time(origin)
    record.duration = counted.duration.value
    record.counts.total = totals
    record.counts.views = views
    record.counts.causes = causes(device)
    record.play.frames = frames
    record.play.spans = spans
    record.play.trackedTime = motion.time(at: device.mainTime).value
    record.play.costs = costs.costs(device.runtime)
    record.memory = memory(device)
    record.log.inputs = inputs
    record.log.events = log.log(device.runtime)
    record.log.rows = rows.log(device.runtime)
    record.messages.console = device.console.lines
    record.messages.diagnostics = diagnostics(device)
    record.messages.watchdogs = watchdogs(device)
    record.messages.notes = notes
    record.pricing.tape = tape.end(device)
    return record
  }

  /// Returns the hash of the events, of each frame's times and bodies, and of the final screen: its
  /// elements and its screenshot.
  private func fingerprint(_ device: Engine, _ screen: String) -> String {
    var fingerprint = device.fingerprint
    for frame in frames {
      for number in [frame.begin, frame.committed, frame.presented, Int64(frame.bodies)] {
        fingerprint.add(number)
      }
    }
    fingerprint.add(screen)
    fingerprint.add(device.screen.picture().description)
    return fingerprint.description
  }

  private func causes(_ device: Engine) -> CauseRecord {
    let table = device.runtime.causes
    let counts = table.chains(since: causesBefore).map { chain in
      var count = CauseCount(
        view: chain.view, edge: chain.edge, via: chain.via, state: chain.state,
        writer: chain.writer == chain.event ? "" : chain.writer, event: chain.eventKind,
        bodies: chain.count)
      count.outcome = CauseOutcome(
        drawn: Int(chain.tally.drawn), handedOn: Int(chain.tally.handedOn),
        withoutNews: Int(chain.tally.withoutNews), lists: Int(chain.tally.lists),
        rows: Int(chain.tally.rows),
        newRows: Int(chain.tally.newRows), time: Int64(chain.tally.picoseconds / 1_000))
      return count
    }
    var stops: [StopCount] = []
    for row in self.counts.sorted {
      stops.append(
        StopCount(
          name: row.view, kind: .value,
          count: row[.equalComparisons]))
      stops.append(
        StopCount(
          name: row.view, kind: .body,
          count: row[.cutOffs]))
    }
    for stop in table.stops {
      let before = stopsBefore.first { $0.property == stop.property }?.count ?? 0
      stops.append(StopCount(name: stop.property, kind: .environment, count: stop.count - before))
    }
    return CauseRecord(all: counts, stops: stops.filter { $0.count > 0 })
  }

  private func diagnostics(_ device: Engine) -> [DiagnosticCount] {
    var found: [DiagnosticCount] = []
    for message in device.console.diagnostics {
      if let place = found.firstIndex(where: { $0.message == message }) {
        found[place].count += 1
      } else {
        found.append(DiagnosticCount(message: message, count: 1))
      }
    }
    return found
  }

  private func watchdogs(_ device: Engine) -> [WatchdogCount] {
    watchdogs.sorted.map { entry in
      WatchdogCount(
        watchdog: WatchdogCount.Watchdog(entry.watchdog),
        view: device.runtime.ownerNames[Int(entry.view.index)],
        count: entry.count, worst: Int64(entry.worst),
        cause: entry.modifier ?? device.runtime.causes.line(of: entry.cause))
    }
  }

  private func time(_ instant: Instant) -> Int64 { (instant - .launch).value }

  private func memory(_ device: Engine) -> MemoryRecord {
    let peak = device.memory.peak
    return MemoryRecord(
      categories: AllocationCategory.allCases.map(\.description), samples: samples,
      peak: Int64(peak.total.value), peakTime: time(peak.time), final: samples.last.map(total) ?? 0,
      limit: Int64(device.memory.killLimit),
      warning: Int64(Double(device.memory.killLimit) * MemoryLimit.warningShare),
      process: Int64(MemoryWatch.footprintAtRest.value), views: viewMemory(device),
      objects: objectMemory(device), rows: device.cells.rowCount)
  }

  private func total(_ sample: SimMetrics.MemorySample) -> Int64 { sample.live.reduce(0, +) }

  /// Live bytes are those of the memory accounting; allocations and deallocations are the measured
  /// objects of user code.
  private func sample(_ device: Engine) {
    let sample = device.memory.sample(at: device.mainTime)
    let totals = device.totals
    let counted = totals - sampled
    samples.append(
      SimMetrics.MemorySample(
        time: time(device.mainTime), live: sample.liveValues, allocations: counted.allocations,
        frees: counted.frees))
    sampled = totals
  }

  // MARK: Events of the device

  func device(_ device: Engine, runtimeDid event: RuntimeEvent) {
    guard isRecording else { return }
    counts.note(event)
    switch event {
    case .didEvaluateBody:
      bodiesInFrame += 1
      hasRunBody = true
      totals.bodies += 1
      log.noteBody(device.runtime.currentCause)
    case .valueMade: totals.initialisations += 1
    default: break
    }
  }

  func device(_ device: Engine, worked span: WorkSpan) {
    guard isRecording else { return }
    tape.note(span)
    if span.category == .event { log.noteEvent(at: time(span.start)) }
    if span.share.opens { frameSpans = [] }
    if hasRunBody { totals.updates += 1 }
    hasRunBody = false
    guard span.duration > .zero else { return }
    if span.share.belongs { frameSpans.append(spans.count) }
    spans.append(
      TraceSpan(
        kind: WorkKind(span.category), start: time(span.start), duration: span.duration.value))
  }

  func device(_ device: Engine, found finding: WatchdogFinding) {
    if isRecording || finding.watchdog.isOfStructure { watchdogs.note(finding) }
  }

  func device(_ device: Engine, row step: RowReport) {
    if isRecording { rows.note(step) }
  }

  func device(_ device: Engine, tracks isTracked: Bool) {
    guard isRecording else { return }
    if isTracked { motion.begin(at: device.mainTime) } else { motion.end(at: device.mainTime) }
    tape.noteMotion(at: device.mainTime)
  }

  func device(_ device: Engine, received input: ReceivedInput) {
    guard isRecording else { return }
    inputs.append(
      InputMark(
        kind: input.kind, label: input.label, start: time(input.start),
        duration: input.duration.value))
  }

  func device(_ device: Engine, committed frame: CommittedFrame) {
    camera?.frame(of: device, shownAt: time(frame.outcome.presentedTime))
    guard isRecording else { return }
    tape.noteFrame(isTracked: frame.isTracked)
    if frame.isTracked {
      motion.prolong(until: frame.outcome.presentedTime, by: frame.outcome.hitch)
    }
    sample(device)
    let last = samples[samples.count - 1]
    var record = FrameRecord(
      frame.outcome, isTracked: frame.isTracked)
    record.bodies = bodiesInFrame
    record.allocations = last.allocations
    record.frees = last.frees
    for place in frameSpans { spans[place].frame = frames.count }
    frameSpans = []
    costs.note(frame.own, ahead: frame.ahead)
    frames.append(record)
    bodiesInFrame = 0
  }
}
