// Where an app begins: the type that stands behind `@main`.

import Foundation

/// The type that an app begins with.
struct EntryPoint {
  /// The name of the app's type.
  let type: String

  /// Finds it in the files of an app.
  ///
  /// - Throws: an error that says what the app begins with instead.
  init(in project: AppProject) throws {
    let texts = project.app.files.sources.map {
      (path: $0, text: (try? String(contentsOf: URL(filePath: $0), encoding: .utf8)) ?? "")
    }
    for (_, text) in texts {
      let declarations = text.matches(
        of: #/\b(?:struct|class|enum)\s+(\w+)\s*:\s*(?:[\w.]+\s*,\s*)*(?:SwiftUI\.)?App\b\s*[,{]/#)
      // An app of another system may stand beside it, with a condition around it.
      guard let first = declarations.first else { continue }
      type = String(first.1)
      return
    }
    let delegate = texts.first {
      $0.text.contains("@UIApplicationMain") || $0.text.contains("UIApplicationDelegate")
    }
    guard let delegate else {
      throw ProjectError("'\(project.app.name)' has no App of SwiftUI among its files")
    }
    // The window of a delegate can show a view of SwiftUI.
    let begin = texts.lazy.compactMap {
      $0.text.firstMatch(
        of:
          #/@(?:main|UIApplicationMain)\s+(?:@?\w+\s+)*class\s+(\w+)\s*:[^{]*\bUIApplicationDelegate\b/#
      )
    }.first
    guard let begin, texts.contains(where: { $0.text.contains("UIHostingController(") }) else {
      throw ProjectError(
        "'\(project.app.name)' begins with a delegate of UIKit, in '\(delegate.path)', and its window shows no "
          + "view of SwiftUI: such an app cannot be run")
    }
    type = "_DelegateApp<\(begin.1)>"
  }
}
