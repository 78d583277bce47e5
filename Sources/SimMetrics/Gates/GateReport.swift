// The results of a gate, for people and for the machines that run it: text, JUnit XML, GitHub
// annotations.

/// One baseline and its result.
package struct GateResult: Equatable, Sendable {
  package var identity: RunIdentity
  /// The baseline's file, as the user would name it; empty if it is not a file.
  package var file: String
  package var verdict: BaselineVerdict

  package init(identity: RunIdentity, file: String, verdict: BaselineVerdict) {
    self.identity = identity
    self.file = file
    self.verdict = verdict
  }

  /// The name of the run: its strategy and workload.
  package var name: String { "\(identity.strategy) × \(identity.workload)" }
}

/// The results of a gate.
package struct GateReport: Equatable, Sendable {
  /// The results, in the order of the baselines.
  package var results: [GateResult]
  /// Whether it is acceptable that some or all runs were not compared.
  package var allowsIncomparable: Bool

  /// The place where no baseline was found, as text: ` in 'Baselines'`; empty if there is none to
  /// name.
  package var place = ""
  /// The requested strategies and workloads that have no baseline.
  package var uncovered: [String] = []

  package init(results: [GateResult], allowsIncomparable: Bool) {
    self.results = results
    self.allowsIncomparable = allowsIncomparable
  }

  /// The results that differ from their baselines.
  package var different: [GateResult] {
    results.filter { !$0.verdict.differences.isEmpty }
  }

  /// The results that could not be compared.
  package var incomparable: [GateResult] { results.filter(\.verdict.lacksComparison) }

  /// Whether a run that had to be compared was not.
  package var lacksComparison: Bool {
    !allowsIncomparable && (results.isEmpty || !incomparable.isEmpty || !uncovered.isEmpty)
  }

  /// The result in one sentence.
  package var sentence: String {
    guard !results.isEmpty else {
      return "There is no baseline\(place), so nothing was compared."
    }
    let all = ValueFormatter.count(results.count, "baseline")
    var parts: [String] = []
    if let first = different.first {
      let others = different.count > 1 ? ", first \(first.name)" : ": \(first.name)"
      parts.append(
        "\(different.count) of \(all) \(different.count == 1 ? "differs" : "differ")\(others)")
    }
    if !incomparable.isEmpty {
      parts.append("\(incomparable.count) of \(all) could not be compared")
    }
    if !uncovered.isEmpty {
      parts.append("there is no baseline\(place) for \(uncovered.joined(separator: ", "))")
    }
    if let first = parts.first { parts[0] = first.prefix(1).uppercased() + first.dropFirst() }
    return parts.isEmpty
      ? "\(results.count == 1 ? "The" : "All") \(all) \(results.count == 1 ? "is" : "are") met."
      : parts.joined(separator: "; ") + "."
  }

  /// The report for people: a section for each result that is not equal, and the sentence.
  package var text: String {
    let reported = results.filter { !$0.verdict.isEqual || !$0.verdict.unlike.isEmpty }
    return reported.map { "\($0.name): \($0.verdict)\n\n" }.joined() + sentence + "\n"
  }

  /// The report in Markdown: the sentence, and a line for each result that is not equal.
  package var markdown: String {
    let told = results.filter { !$0.verdict.isEqual }
    let table = Table(
      header: ["Baseline", "", "First"],
      rows: told.map { [$0.name, $0.verdict.word, $0.verdict.headline] })
    return "**\(MarkdownExporter.escape(sentence))**\n\n"
      + (told.isEmpty ? "" : table.markdown().joined(separator: "\n") + "\n\n")
  }

  // MARK: JUnit

  /// The report as JUnit XML: a test case for each baseline.
  package var junit: String {
    let failures = different.count
    let errors = allowsIncomparable ? 0 : incomparable.count
    let skipped = allowsIncomparable ? incomparable.count : 0
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites>",
      "  <testsuite name=\"simui check\" tests=\"\(results.count)\" failures=\"\(failures)\" "
        + "errors=\"\(errors)\" skipped=\"\(skipped)\">",
    ]
    lines += results.map(testCase)
    return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  private func testCase(_ result: GateResult) -> String {
    let open =
      "    <testcase classname=\"\(Self.xml(result.identity.scenario))\" "
      + "name=\"\(Self.xml(result.name))\""
    guard !result.verdict.isEqual else { return open + "/>" }
    let message = Self.xml(result.verdict.headline)
    let body = Self.xml(result.verdict.description)
    let element =
      !result.verdict.lacksComparison
      ? "<failure message=\"\(message)\">\(body)</failure>"
      : allowsIncomparable
        ? "<skipped message=\"\(message)\"/>" : "<error message=\"\(message)\">\(body)</error>"
    return "\(open)>\n      \(element)\n    </testcase>"
  }

  /// Returns text that is valid in XML: markup is escaped, and characters that XML 1.0 cannot
  /// contain become question marks.
  private static func xml(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  // MARK: GitHub

  /// The report as GitHub workflow commands: an error at the baseline's file for each failing
  /// result.
  package var annotations: String {
    let failed = results.filter { !$0.verdict.isEqual }
    var lines = failed.map { result in
      let kind = result.verdict.lacksComparison && allowsIncomparable ? "notice" : "error"
      let place = result.file.isEmpty ? "" : "file=\(Self.property(result.file)),"
      return "::\(kind) \(place)title=\(Self.property(result.name))"
        + "::\(Self.message(result.verdict.description))"
    }
    if results.isEmpty || !uncovered.isEmpty, !allowsIncomparable {
      lines.append("::error::\(Self.message(sentence))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension BaselineVerdict {
  /// The first difference and the first cause, in one line.
  package var headline: String {
    guard let first = differences.first(where: { $0.kind == .worse }) ?? differences.first else {
      return ([word] + unlike.map(\.description) + gaps).joined(separator: "; ")
    }
    return "\(first)" + (causes.first.map { "; \($0)" } ?? "")
  }
}
