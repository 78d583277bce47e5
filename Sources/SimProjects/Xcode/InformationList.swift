// The properties of an app: its `Info.plist`, and what Xcode adds to it from the build settings.

import Foundation

/// The properties of an app.
struct InformationList {
  /// The properties, of types that JSON has.
  let values: [String: Any]

  /// - Parameter root: the folder that paths of the project begin at.
  init(_ settings: BuildSettings, root: String) {
    var values: [String: Any] = [
      "CFBundleName": settings["PRODUCT_NAME"] ?? "",
      "CFBundleExecutable": settings["EXECUTABLE_NAME"] ?? "",
      "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
    ]
    for (key, value) in settings.all(prefix: "INFOPLIST_KEY_") {
      values[key] = ["YES": true, "NO": false][value] as Any? ?? value
    }
    if let file = settings["INFOPLIST_FILE"] {
      if let path = FileSearch.existing(ProjectPaths.join(root, file)),
        let data = FileManager.default.contents(atPath: path),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let own = list as? [String: Any]
      {
        values.merge(own) { $1 }
      }
    }
    self.values = values.compactMapValues { Self.plain($0, settings) }
  }

  /// A value with the settings that its texts name; nil for dates and data, which JSON does not have.
  private static func plain(_ value: Any, _ settings: BuildSettings) -> Any? {
    switch value {
    case let text as String: settings.expanded(text)
    case let list as [Any]: list.compactMap { plain($0, settings) }
    case let values as [String: Any]: values.compactMapValues { plain($0, settings) }
    case is Date, is Data: nil
    default: value
    }
  }
}
