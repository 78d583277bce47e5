// What no file of ours may hold: wall clocks, system randomness, unfinished business.
//
// The same run must give the same bytes on every machine, so below the command line time comes
// from the device's clock and randomness from a seed. User code may ask for both: there they are
// answered by the hooks, which are the only files that may name the real ones.

/// Finds text that the project does not allow in its files.
enum FileRules {
  /// The most lines that a file may have.
  static let longestFile = 400

  /// The targets from the command line upwards, and the user code of the catalogue.
  static let mayReadTheClock: Set<String> = [
    "SimCommands", "SimWorkloads", "StoreWorkloads", "SimTesting", "simui", "simui-bench",
  ]
  /// The files below it that define what user code sees as the clock and as randomness.
  static let definesTheClock = [
    "Sources/SimDevice/Host/", "Sources/CHostHooks/",
    "Sources/SimComponents/Formatting/DeviceTime.swift",
  ]
  /// The files that may import an interface that the toolchain does not promise: reflection,
  /// observation's name of a changed property, and executors.
  ///
  /// The runtime's own, `@_spi(Runtime)`, is for every target: what is written with the runtime inherits from its
  /// classes, and users do not see them.
  static let mayUseSPI = [
    "Sources/SimReflection/Metadata/Reflection.swift",
    "Sources/SimViews/Properties/ObservationMemory.swift",
    "Sources/SimDevice/Host/HostExecutors.swift",
  ]
  /// The targets that may hand on the modules that they import: the umbrella module, what stands for Apple's frameworks beside
  /// it, and the publishers and the runtime, whose types take the place of OpenCombine's only if that comes through them.
  static let mayExport: Set<String> = [
    "SwiftUI", "SimSwiftUI", "SimCombine", "SimData", "SimUIKit", "SimPublishers", "SimViews",
  ]

  /// What reads the wall clock or the system's randomness, with a word that is part of each.
  static var clockAndRandomness: [(what: String, word: String, pattern: Regex<Substring>)] {
    [
      ("Date()", "Date()", /\bDate\(\)/),
      ("Date.now", "Date.now", /\bDate\.now\b/),
      ("DispatchTime.now", "Time.now", /\bDispatch(?:Wall)?Time\.now\b/),
      ("ContinuousClock", "ContinuousClock", /\bContinuousClock\b/),
      ("SuspendingClock", "SuspendingClock", /\bSuspendingClock\b/),
      ("clock_gettime", "clock_gettime", /\bclock_gettime\b/),
      ("gettimeofday", "gettimeofday", /\bgettimeofday\b/),
      ("systemUptime", "systemUptime", /\bsystemUptime\b/),
      ("CFAbsoluteTimeGetCurrent", "CFAbsolute", /\bCFAbsoluteTimeGetCurrent\b/),
      (
        "SystemRandomNumberGenerator", "SystemRandom", /\bSystemRandomNumberGenerator\b/
      ),
      ("UUID()", "UUID()", /\bUUID\(\)/),
      ("arc4random", "arc4random", /\barc4random/),
    ]
      + ["random", "shuffled", "shuffle", "randomElement"].map {
        ("random without a generator", ".\($0)(", randomWithoutGenerator)
      }
  }

  private static var randomWithoutGenerator: Regex<Substring> {
    /\.(?:random|shuffled|shuffle|randomElement)\((?![^\n]*using:)/
  }

  /// Wall clocks and system randomness below the command line.
  static func clocks(in files: [SourceFile]) -> [String] {
    let rules = clockAndRandomness
    return files.filter { file in
      guard let target = file.target else { return false }
      return !mayReadTheClock.contains(target)
        && !definesTheClock.contains { file.path.hasPrefix($0) }
    }.flatMap { file -> [String] in
      rules.filter { file.text.mentions($0.word) && file.code.contains($0.pattern) }.map {
        "\(file.path): \($0.what) is not the same on every machine"
      }
    }
  }

  /// Files that are too long to be about one thing.
  static func longFiles(in files: [SourceFile]) -> [String] {
    files.compactMap { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      guard lines > longestFile else { return nil }
      return "\(file.path): \(lines) lines; \(longestFile) are the most"
    }
  }

  /// Marks of work that was left undone.
  static func unfinished(in files: [SourceFile]) -> [String] {
    let marks = ["TO" + "DO", "FIX" + "ME"]
    return files.flatMap { file in
      marks.filter { file.text.contains($0) }.map { "\(file.path): \($0) is for the issue list" }
    }
  }

  /// Paths that a shell would take apart.
  static func spaces(in paths: [String]) -> [String] {
    paths.filter { $0.contains { $0.isWhitespace } }.map { "'\($0)': no spaces in paths" }
  }

  /// Imports of unpromised interfaces outside the named files.
  static func unpromised(in files: [SourceFile]) -> [String] {
    files.filter { $0.target != nil && !mayUseSPI.contains($0.path) }
      .filter { file in
        file.text.contains("@_spi")
          && file.code.replacing("@_spi(Runtime)", with: "").contains("@_spi")
      }
      .map { "\($0.path): @_spi belongs in \(mayUseSPI.joined(separator: ", "))" }
  }

  /// Modules that are handed on by another target than the umbrella module.
  static func exports(in files: [SourceFile]) -> [String] {
    files.filter { $0.target.map { !mayExport.contains($0) } ?? false }
      .filter { $0.text.contains("@_exported") && $0.code.contains("@_exported") }
      .map {
        "\($0.path): only \(mayExport.sorted().joined(separator: ", ")) hand on what they import"
      }
  }
}
