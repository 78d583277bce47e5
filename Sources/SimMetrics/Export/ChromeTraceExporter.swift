// A run as a trace for viewers: the Trace Event Format of Chromium, which Perfetto and speedscope
// read.
//
// Tracks are threads: the main thread and the render server. Frames, inputs and hitches are
// asynchronous pairs, since they overlap: a frame begins while the one before is rendered, a flick
// ends the motion of the previous one. Times are microseconds since launch with the nanoseconds
// after the decimal point, so that sums over the trace are the record's own numbers.

package import Foundation

/// Writes a record as Chrome trace JSON.
package struct ChromeTraceExporter: Exporter {
  package init() {}

  /// Combines records into one trace, with a process for each.
  package func export(_ records: [RunRecord]) throws -> Data {
    var events: [String] = []
    for (index, record) in records.enumerated() { write(record, process: index + 1, to: &events) }
    let text =
      "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n" + events.joined(separator: ",\n") + "\n]}\n"
    return Data(text.utf8)
  }

  /// The tracks, by their thread number.
  private enum Track: Int, CaseIterable {
    case main = 1
    case render

    var title: String {
      switch self {
      case .main: "main thread"
      case .render: "render server"
      }
    }
  }

  private func write(_ record: RunRecord, process: Int, to events: inout [String]) {
    let identity = record.identity
    func add(_ fields: String) { events.append("{\"pid\":\(process),\(fields)}") }
    /// Adds a pair that may overlap others of its kind, identified by the kind and its number.
    func add(
      _ name: String, _ kind: String, number: Int, _ start: Int64, _ end: Int64, _ args: String
    ) {
      let shared =
        "\"tid\":\(Track.main.rawValue),\"cat\":\"\(kind)\",\"id\":\"\(process).\(number)\","
        + "\"name\":\(Self.quoted(name))"
      add("\(shared),\"ph\":\"b\",\"ts\":\(Self.micro(start)),\"args\":{\(args)}")
      add("\(shared),\"ph\":\"e\",\"ts\":\(Self.micro(max(start, end)))")
    }
    add(
      "\"tid\":0,\"ph\":\"M\",\"name\":\"process_name\",\"args\":{\"name\":"
        + "\(Self.quoted("\(identity.strategy) · \(identity.workload)"))}")
    for track in Track.allCases {
      add(
        "\"tid\":\(track.rawValue),\"ph\":\"M\",\"name\":\"thread_name\",\"args\":{\"name\":"
          + "\"\(track.title)\"}")
      add(
        "\"tid\":\(track.rawValue),\"ph\":\"M\",\"name\":\"thread_sort_index\",\"args\":"
          + "{\"sort_index\":\(track.rawValue)}")
    }
    for (index, input) in record.log.inputs.enumerated() {
      add(
        input.label.isEmpty ? input.kind : "\(input.kind) \(input.label)", "input",
        number: index + 1, input.start, input.start + input.duration, "")
    }
    for span in record.play.spans {
      let track: Track = span.kind == .render ? .render : .main
      add(
        "\"tid\":\(track.rawValue),\"ph\":\"X\",\"cat\":\"work\","
          + "\"name\":\(Self.quoted(span.kind.rawValue)),"
          + "\"ts\":\(Self.micro(span.start)),\"dur\":\(Self.micro(span.duration))"
          + (span.frame.map { ",\"args\":{\"frame\":\($0 + 1)}" } ?? ""))
    }
    for (index, frame) in record.play.frames.enumerated() {
      add(
        "frame", "frame", number: index + 1, frame.begin, frame.presented,
        "\"frame\":\(index + 1),\"deadline\":\(Self.micro(frame.deadline)),"
          + "\"committed\":\(Self.micro(frame.committed)),"
          + "\"bodies\":\(frame.bodies),\"allocations\":\(frame.allocations)")
      if frame.hitch > 0 {
        add(
          "hitch", "hitch", number: index + 1, frame.presented - frame.hitch, frame.presented,
          "\"frame\":\(index + 1)")
      }
    }
    for sample in record.memory.samples {
      let parts = zip(record.memory.categories, sample.live).map { "\(Self.quoted($0)):\($1)" }
      guard !parts.isEmpty else { continue }
      add(
        "\"tid\":0,\"ph\":\"C\",\"name\":\"live bytes\",\"ts\":\(Self.micro(sample.time)),"
          + "\"args\":{\(parts.joined(separator: ","))}")
    }
  }

  /// Returns nanoseconds as microseconds, exactly.
  private static func micro(_ nanoseconds: Int64) -> String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000)
    guard rest != 0 else { return "\(whole)" }
    var digits = String(String(abs(rest) + 1_000).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return (nanoseconds < 0 && whole == 0 ? "-" : "") + "\(whole).\(digits)"
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 32:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
