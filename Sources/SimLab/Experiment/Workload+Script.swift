// A script in place of a workload, played on the screen of a scenario.

import SimDevice

extension Workload {
  /// Creates a workload that plays a script.
  ///
  /// - Throws: `FileError` for the first error in the text. Playing throws one for the step that
  ///   fails.
  init(_ requested: RequestedScript) throws {
    let source: ScriptSource
    do {
      source = try ScriptSource(requested)
    } catch let error as ConfigurationError {
      throw FileError(file: requested.file, problem: error)
    }
    self.init(
      name: source.file.name ?? requested.file, summary: "a script",
      measuresLaunch: source.file.measuresLaunch, stage: source.file.stage
    ) { try source.play(in: $0) }
    responses = source.file.responses
    responseFolder = requested.folder
  }
}

/// A script with the places of its steps.
private struct ScriptSource: Sendable {
  let name: String
  let file: ScriptFile
  let places: [ScriptFile.Place]

  init(_ requested: RequestedScript) throws {
    name = requested.file
    (file, places) = try ScriptFile.read(requested.text, folder: requested.folder)
  }

  @MainActor
  func play(in session: Session) throws {
    var script = file.script
    script.limit = script.limit ?? ExperimentRun.longest - session.device.now
    do {
      try session.device.play(script) { try session.perform($0) }
    } catch let error as ScriptError {
      guard error.reason is ScriptLimit else { throw problem(at: error.step, "\(error.reason)") }
      guard file.script.limit != nil else {
        throw problem(
          at: error.step,
          "with this step the run takes more than 300 h of virtual time, which is the most")
      }
      session.cut(problem(at: error.step, "\(error.reason)").description)
    }
  }

  private func problem(at step: Int, _ sentence: String) -> FileError {
    FileError(
      file: name,
      problem: ConfigurationError(
        line: places[step].line, column: places[step].column, problem: sentence))
  }
}

/// The reason why a session cannot perform an action of a script.
private enum SessionError: Error, CustomStringConvertible {
  case noItem(Int, count: Int)
  case unknownChange(String)

  var description: String {
    switch self {
    case .noItem(let item, let count):
      "There is no item \(item) to update: the screen has items 0 to \(count - 1)."
    case .unknownChange(let name):
      "This screen has no change named '\(name)'."
    }
  }
}

extension Session {
  /// Performs an action other than a touch.
  fileprivate func perform(_ action: Script.Action) throws {
    switch action {
    case .update(let item, let delay):
      guard item < items else { throw SessionError.noItem(item, count: items) }
      update(item: item, after: delay)
    case .change(let name, let delay):
      guard change(name, after: delay) else { throw SessionError.unknownChange(name) }
    case .note(let text): note(text)
    case .cut(let reason): cut(reason)
    case .unrecorded(let what):
      device.note(action)
      leaveOut(what)
    default: preconditionFailure("A device does every gesture itself.")
    }
  }
}
