// What keeps the files of an app from compiling: the errors of the compiler by their subjects, those that concern most files first.

import SimMetrics

/// The verdict on an app, and its reasons.
struct Diagnosis {
  /// A part of an app that is compiled by itself.
  struct Module {
    let name: String
    let files: [String]
    /// The modules of the app that it imports.
    var dependencies: [String] = []
  }

  /// A module that is imported and not here.
  struct AbsentModule {
    let name: String
    /// The first import that the compiler came to.
    let file: String
    let line: Int
    /// The files that import it.
    let importers: Set<String>
    /// The address of its package, if that cannot be fetched.
    var address: String?
  }

  /// The errors with the same subject.
  private struct Problem {
    let subject: CompilerError.Subject
    var errors: [CompilerError] = []
    var files: Set<String> { Set(errors.map(\.file)) }

    var isMissing: Bool { subject.name != nil }
  }

  private let modules: [Module]
  private let absent: [AbsentModule]
  private let errors: [CompilerError]
  /// A path as it is shown.
  private let shown: (String) -> String

  init(
    of modules: [Module], absent: [AbsentModule] = [], errors: [CompilerError],
    shown: @escaping (String) -> String
  ) {
    (self.modules, self.absent, self.errors, self.shown) = (modules, absent, errors, shown)
  }

  /// Whether all files compile.
  var isClean: Bool { errors.isEmpty && absent.isEmpty }

  /// The verdict, a line for each reason, and what was not checked.
  var text: String {
    guard !isClean else {
      return "Compiles as it is: \(ValueFormatter.count(files.count, "Swift file")).\n"
    }
    let (problems, ofModules) = problems
    let parts = [
      [verdict(problems)], lines(problems, ofModules),
      notes(shown: (problems + ofModules.values.joined()).flatMap(\.errors).count),
    ]
    return parts.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private var files: [String] { modules.flatMap(\.files) }

  /// The number of files that do not compile, and the number of reasons of each kind.
  private func verdict(_ problems: [Problem]) -> String {
    let names = problems.filter(\.isMissing).count
    let reasons = [
      (absent.count, "module is missing", "modules are missing"),
      (names, "name is missing", "names are missing"),
      (problems.count - names, "other error", "other errors"),
    ].filter { $0.0 > 0 }.map { ValueFormatter.count($0.0, $0.1, plural: $0.2) }
    let blocked = Set(errors.map(\.file) + absent.flatMap(\.importers)).intersection(files)
    let all = ValueFormatter.count(files.count, "file does", plural: "files do")
    return "\(ValueFormatter.count(blocked.count)) of \(all) not compile: "
      + "\(reasons.joined(separator: ", "))."
  }

  /// A line for each reason, those that concern most files first.
  private func lines(_ problems: [Problem], _ ofModules: [String: [Problem]]) -> [String] {
    let lines =
      absent.map { ($0.importers.count, line(for: $0, names: ofModules[$0.name] ?? [])) }
      + problems.map { ($0.files.count, line(for: $0)) }
    return lines.enumerated().sorted {
      ($1.element.0, $0.offset) < ($0.element.0, $1.offset)
    }.map(\.element.1)
  }

  /// The problems with names that only users of an absent module have apart, by the module: they may be its own.
  private var problems: (others: [Problem], ofModules: [String: [Problem]]) {
    let incomplete = Set(
      errors.filter { $0.subject.name != nil }.map(\.file)
        + absent.flatMap(\.importers))
    var all: [Problem] = []
    for error in errors where !error.isConsequence || !incomplete.contains(error.file) {
      if let index = all.firstIndex(where: { $0.subject == error.subject }) {
        all[index].errors.append(error)
      } else {
        all.append(Problem(subject: error.subject, errors: [error]))
      }
    }
    var others: [Problem] = []
    var ofModules: [String: [Problem]] = [:]
    for problem in all {
      let module = absent.first { problem.isMissing && problem.files.isSubset(of: $0.importers) }
      if let module {
        ofModules[module.name, default: []].append(problem)
      } else {
        others.append(problem)
      }
    }
    return (others.filter(\.isMissing) + others.filter { !$0.isMissing }, ofModules)
  }

  private func line(for problem: Problem) -> String {
    let places = problem.errors.count
    let files = ValueFormatter.count(problem.files.count, "file")
    let extent = places == 1 ? "" : " (\(ValueFormatter.count(places)) places in \(files))"
    let sentence =
      switch problem.subject {
      case .name(let name): "'\(name)' is missing"
      case .module(let name): "the module '\(name)' is missing"
      case .other(let message): message
      }
    return "\(shown(problem.errors[0].file)):\(problem.errors[0].line): \(sentence)\(extent)"
  }

  private func line(for module: AbsentModule, names: [Problem]) -> String {
    let files = module.importers.count
    let extent = files == 1 ? "" : " (\(ValueFormatter.count(files, "file")))"
    let package = module.address.map { "; its package \($0) cannot be fetched" } ?? ""
    let own = names.compactMap(\.subject.name)
    let uses = own.isEmpty ? "" : "; names that may be of it: \(own.joined(separator: ", "))"
    return "\(shown(module.file)):\(module.line): the module '\(module.name)' is missing"
      + extent + package + uses
  }

  // MARK: What was not checked

  private func notes(shown count: Int) -> [String] {
    let hidden = errors.count - count
    let further =
      hidden == 0
      ? []
      : [
        ValueFormatter.count(hidden, "further error follows", plural: "further errors follow")
          + " from these, as a rule."
      ]
    return unchecked + further + [
      "More errors can appear when these are mended: some checks follow only then."
    ]
  }

  /// The modules that the compiler did not come to, since one that they import does not compile.
  private var unchecked: [String] {
    let broken = Set(errors.map(\.file))
    var failed = Set(modules.filter { !broken.isDisjoint(with: $0.files) }.map(\.name))
    var notes: [String] = []
    for _ in modules {
      for module in modules where !failed.contains(module.name) {
        guard let cause = module.dependencies.first(where: failed.contains) else { continue }
        failed.insert(module.name)
        notes.append(
          "'\(module.name)' (\(ValueFormatter.count(module.files.count, "file"))) was not checked, for it "
            + "imports '\(cause)'.")
      }
    }
    return notes
  }
}
