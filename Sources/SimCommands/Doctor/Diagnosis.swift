// Finds problems in an app's files: SwiftUI names that are missing or partially supported, and
// missing modules and platforms.

/// A remark on a name in a file.
package struct Finding: Equatable {
  /// The file, as the user named it.
  package let file: String
  /// The line of the first use, counted from 1.
  package let line: Int
  package let name: String
  /// Whether the file does not compile because of it.
  package let isMissing: Bool
  /// Whether another file of the app may declare the name.
  package var isUnknown = false
  /// The text of the remark.
  package let remark: String
  /// The number of times the name is used in the file.
  package var count: Int
}

/// The remarks on some files.
package struct Diagnosis {
  /// Apple's frameworks that are imported by files with views and are not available.
  private static let absentModules: Set<String> = [
    "ARKit", "Accelerate", "AdSupport", "AppKit", "CallKit", "CarPlay", "CloudKit",
    "Cocoa", "ContactsUI", "CoreML", "CoreNFC", "CoreSpotlight", "CoreTelephony",
    "Darwin", "DeviceActivity", "EventKitUI", "ExternalAccessory", "FamilyControls",
    "FoundationModels", "GameController", "GameKit", "GameplayKit", "GroupActivities", "HomeKit",
    "ImageIO", "ImagePlayground", "Intents", "ManagedSettings", "Messages",
    "Metal", "MetalKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "ObjectiveC",
    "PassKit", "PushKit", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SceneKit",
    "SensorKit", "ServiceManagement", "Social", "SoundAnalysis", "SpriteKit",
    "SystemConfiguration", "Translation", "Vision", "WatchConnectivity", "WatchKit", "WeatherKit",
    "simd",
  ]

  /// Attributes that are meaningful only to Xcode.
  private static let idle: Set<String> = ["IBDesignable", "IBInspectable", "GKInspectable"]

  /// The remarks: missing names first, then by file and line.
  package let findings: [Finding]

  /// The prefixes of Apple's types and constants.
  nonisolated(unsafe) private static let prefix =
    #/(UI|NS|MK|CL|AV|CA|CG|CI|CF|CM|CN|UN|WK|SK|PH|PK|QL|SF|MF|EK|HK|LA|NW|VN|AR|SCN|GK|MP|kCG|kSec|kUT|kCF)[A-Z][A-Za-z]+/#

  /// Examines files, given as names and texts.
  ///
  /// - Parameter known: All names that may be used; without it, names that are not on the page are
  ///   not checked.
  package init(
    _ files: [(name: String, text: String)], page: SupportPage, known: KnownNames? = nil
  ) {
    let sources = files.map { (name: $0.name, names: SourceNames($0.text)) }
    let own = sources.reduce(into: Set<String>()) { $0.formUnion($1.names.declared) }
    let classes = sources.reduce(into: Set<String>()) { $0.formUnion($1.names.states.classes) }
    var findings: [Finding] = []
    // Unknown app types indicate that some of the app's files are missing.
    let isWhole = !sources.contains { source in
      source.names.uses.contains { use in
        !use.isMember && !own.contains(use.name) && known?.contains(use.name) == false
          && use.name.wholeMatch(of: Self.prefix) == nil && use.name.count > 1
      }
    }
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
            remark: use.name == "@NSManaged"
              ? "it does not link; the plugin AssetSymbols makes the class from the model file"
              : "Swift has no Objective-C runtime on Linux; a closure does the same", count: 1))
      }
      for use in names.states.refused(classes: classes) {
        findings.append(
          Finding(
            file: file, line: use.line, name: "self.\(use.name) =", isMissing: true,
            remark: "a state that holds an object is set by _\(use.name) = State(initialValue:)",
            count: 1))
      }
      if let line = names.otherSystems.first {
        findings.append(
          Finding(
            file: file, line: line, name: "#if os", isMissing: false,
            remark: "false for every Apple system: the code runs on Linux",
            count: names.otherSystems.count))
      }
      for use in names.uses where !own.contains(use.name) && !Self.idle.contains(use.name) {
        // A nested type is not SwiftUI's type of that name, for example `String.Index`.
        if let base = use.base, use.name.first?.isUppercase == true, base != "SwiftUI",
          page.states[base] == nil
        {
          continue
        }
        if let place = places[use.name] {
          findings[place].count += 1
          continue
        }
        // A lower-case word is a modifier only as a member.
        if let state = page.states[use.name],
          use.isMember || use.name.first?.isUppercase == true
        {
          places[use.name] = findings.count
          findings.append(Finding(file, use, state))
        } else if let known, !known.contains(use.name) {
          let isApples = use.name.wholeMatch(of: Self.prefix) != nil
          let isTelling = use.isMember && (isWhole || !use.isMemberOfName)
          let isType =
            !use.isMember && use.name.count > 1 && use.name.first?.isUppercase == true
            && !["Any", "Self"].contains(use.name)
          guard isApples || isTelling || isType else { continue }
          places[use.name] = findings.count
          findings.append(
            Finding(
              file: file, line: use.line, name: use.name, isMissing: isApples || isWhole,
              isUnknown: true, remark: isApples || isWhole ? "unknown name" : "", count: 1))
        }
      }
    }
    self.findings =
      findings.filter(\.isMissing) + findings.filter { !$0.isMissing && $0.isUnknown }
      + findings.filter { !$0.isMissing && !$0.isUnknown }
  }

  /// A line for each remark, and a sentence at the end.
  package var text: String {
    let lines = findings.map { finding in
      let more = finding.count > 1 ? " (\(finding.count) times)" : ""
      let state = finding.isMissing ? "missing" : finding.isUnknown ? "unknown" : "partly"
      let remark = finding.remark.isEmpty ? "" : ": \(finding.remark)"
      return "\(finding.file):\(finding.line): \(finding.name)\(more) \(state)\(remark)\n"
    }
    let missing = findings.filter(\.isMissing).count
    let unknown = findings.filter { $0.isUnknown && !$0.isMissing }.count
    let partial = findings.count - missing - unknown
    let others =
      unknown == 0
      ? "" : "\(unknown) unknown: declared in other files of the app, or missing as well.\n"
    return lines.joined() + others
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
