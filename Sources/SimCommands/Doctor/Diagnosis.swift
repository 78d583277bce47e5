// What stands in the way of files: names of SwiftUI that are missing or partial here, modules and platforms that are not.

/// A remark on a name in a file.
package struct Finding: Equatable {
  /// The file, as it was named.
  package let file: String
  /// The line of the first use, from 1.
  package let line: Int
  /// The name.
  package let name: String
  /// Whether the file will not compile with it.
  package let isMissing: Bool
  /// What is to be said.
  package let remark: String
  /// How often the name is used in the file.
  package var count: Int
}

/// The remarks on some files.
package struct Diagnosis {
  /// Frameworks of Apple's that view code imports and that are not here.
  private static let absentModules: Set<String> = [
    "ARKit", "Accelerate", "ActivityKit", "AppIntents", "AppKit", "BackgroundTasks", "CarPlay",
    "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreML",
    "CoreNFC", "CoreSpotlight", "Darwin", "EventKit", "EventKitUI", "GameKit", "GameplayKit",
    "GroupActivities", "HealthKit", "HomeKit", "ImageIO", "ImagePlayground", "Intents",
    "LinkPresentation", "MediaPlayer", "Metal", "MetalKit", "MultipeerConnectivity", "MusicKit",
    "NaturalLanguage", "ObjectiveC", "PassKit", "RealityKit", "SceneKit",
    "Security", "ServiceManagement", "SpriteKit", "Translation", "Vision",
    "WatchKit", "WeatherKit",
  ]

  /// The remarks: what is missing first, then by file and line.
  package let findings: [Finding]

  /// Looks at files, given as names and texts.
  package init(_ files: [(name: String, text: String)], page: SupportPage) {
    let sources = files.map { (name: $0.name, names: SourceNames($0.text)) }
    let own = sources.reduce(into: Set<String>()) { $0.formUnion($1.names.declared) }
    var findings: [Finding] = []
    for (file, names) in sources {
      for module in names.imports where Self.absentModules.contains(module.name) {
        findings.append(
          Finding(
            file: file, line: module.line, name: "import \(module.name)", isMissing: true,
            remark: "the module is not here", count: 1))
      }
      var places: [String: Int] = [:]
      for use in names.objectiveC {
        if let place = places[use.name] {
          findings[place].count += 1
          continue
        }
        places[use.name] = findings.count
        findings.append(
          Finding(
            file: file, line: use.line, name: use.name, isMissing: true,
            remark: "Swift has no Objective-C runtime on Linux; a closure does the same", count: 1))
      }
      if let line = names.otherSystems.first {
        findings.append(
          Finding(
            file: file, line: line, name: "#if os", isMissing: false,
            remark: "false for every Apple system: the code runs on Linux",
            count: names.otherSystems.count))
      }
      for use in names.uses where !own.contains(use.name) {
        if let place = places[use.name] {
          findings[place].count += 1
          continue
        }
        // A word in small letters is a modifier; it means something else where it is no member.
        guard let state = page.states[use.name],
          use.isMember || use.name.first?.isUppercase == true
        else { continue }
        places[use.name] = findings.count
        findings.append(Finding(file, use, state))
      }
    }
    self.findings = findings.filter(\.isMissing) + findings.filter { !$0.isMissing }
  }

  /// A line for each remark, and a sentence at the end.
  package var text: String {
    let lines = findings.map { finding in
      let more = finding.count > 1 ? " (\(finding.count) times)" : ""
      let state = finding.isMissing ? "missing" : "partly"
      let remark = finding.remark.isEmpty ? "" : ": \(finding.remark)"
      return "\(finding.file):\(finding.line): \(finding.name)\(more) \(state)\(remark)\n"
    }
    let missing = findings.filter(\.isMissing).count
    let partial = findings.count - missing
    return lines.joined()
      + "\(missing) missing, \(partial) partial; all other names of SwiftUI are supported.\n"
  }
}

extension Finding {
  fileprivate init(_ file: String, _ use: NameUse, _ state: SupportPage.State) {
    switch state {
    case .missing(let remark):
      self.init(
        file: file, line: use.line, name: use.name, isMissing: true, remark: remark, count: 1)
    case .partial(let remark):
      self.init(
        file: file, line: use.line, name: use.name, isMissing: false, remark: remark, count: 1)
    }
  }
}
