// What every file of an app's module sees though it does not import it, and the bundle that is the app's on a phone.

package import Foundation

/// The file beside those of a module of an app.
package struct AppModule {
  /// Why a list was not taken.
  package struct Unreadable: Error, CustomStringConvertible {
    package let description = "app-sources.json is not what 'simui new --from' writes"
  }

  private struct Module: Decodable {
    let imports: [String]
  }

  private struct App: Decodable {
    let developmentLanguage: String
    let bundleIdentifier: String
  }

  private let imports: [String]
  private let app: App
  /// The properties of the app as they are in the list, of any type.
  private let properties: [String: Any]
  private let bundle: String
  private let isApp: Bool

  /// - Parameters:
  ///   - module: the contents of the module's `app-sources.json`.
  ///   - app: the contents of that of the app, which is another one if the module is a library of it.
  ///   - bundle: the name of the app's bundle, without its ending.
  ///   - isApp: whether the module is the app itself.
  package init(module: Data, app list: Data, bundle: String, isApp: Bool) throws {
    let values = try? JSONSerialization.jsonObject(with: list) as? [String: Any]
    guard let imports = try? JSONDecoder().decode(Module.self, from: module).imports,
      let app = try? JSONDecoder().decode(App.self, from: list),
      let properties = values?["infoDictionary"] as? [String: Any]
    else {
      throw Unreadable()
    }
    self.imports = imports
    self.app = app
    self.properties = properties
    self.bundle = bundle
    self.isApp = isApp
  }

  /// The source of the file.
  ///
  /// Foundation's main bundle is the folder of the program, and its texts are in the language of the computer.
  /// A declaration of the module itself is found before those that it imports.
  package var source: String {
    get throws {
      """
      // What the files of the module see beside their own imports; made by the build.

      @_exported public import Foundation
      \(imports.map { "@_exported public import \($0)\n" }.joined())
      extension Bundle {
        /// The bundle with the resources of the app.
        nonisolated public static let main: Bundle = _AppBundle.found

        /// The properties of the bundle.
        nonisolated public var infoDictionary: [String: Any]? {
          self === Bundle.main
            ? _AppBundle.properties
            : _AppBundle.propertyList(bundleURL.appending(path: "Info.plist")) as? [String: Any]
        }

        /// The identifier of the bundle.
        nonisolated public var bundleIdentifier: String? {
          infoDictionary?["CFBundleIdentifier"] as? String
        }

        /// Returns a property of the bundle.
        nonisolated public func object(forInfoDictionaryKey key: String) -> Any? {
          infoDictionary?[key]
        }

        /// Returns a text in the language that the app is developed in.
        nonisolated public func localizedString(
          forKey key: String, value: String?, table: String?
        ) -> String {
          let given = value.flatMap { $0.isEmpty ? nil : $0 }
          return _AppTexts.text(for: key, table: table, bundle: self) ?? given ?? key
        }
      }

      /// Returns a localized text of the app.
      nonisolated public func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
        comment: String
      ) -> String { bundle.localizedString(forKey: key, value: value, table: tableName) }

      /// Foundation's expressions cannot be created on Linux.
      public typealias NSExpression = _FetchExpression

      nonisolated private enum _AppBundle {
        static let found: Bundle = {
          let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
          let folder = program.deletingLastPathComponent()
          let resources = folder.appending(path: \(quoted(bundle + ".resources")))
          return Bundle(url: resources) ?? Bundle(url: folder)!
        }()

        nonisolated(unsafe) static let properties =
          (try? PropertyListSerialization.propertyList(
            from: Data(\(quoted(try propertyList)).utf8), format: nil)) as? [String: Any]

        static func propertyList(_ file: URL) -> Any? {
          (try? Data(contentsOf: file)).flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil)
          }
        }
      }

      nonisolated enum _AppTexts\(conformance) {
        private static let language = \(quoted(app.developmentLanguage))
        private static let lock = NSLock()
        nonisolated(unsafe) private static var tables: [URL: [String: String]] = [:]

        static func text(for key: String, table: String?, bundle: Bundle?) -> String? {
          let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
          return self.table(name, in: (bundle ?? .main).bundleURL)[key]
        }

        /// The texts of a table, which is read once.
        private static func table(_ name: String, in bundle: URL) -> [String: String] {
          let place = bundle.appending(path: name)
          return lock.withLock {
            if let known = tables[place] { return known }
            let read = read(name, in: bundle)
            tables[place] = read
            return read
          }
        }

        private static func read(_ name: String, in bundle: URL) -> [String: String] {
          let folders = ["", "Base.lproj/", "\\(language.lowercased()).lproj/", "\\(language).lproj/"]
          let texts = folders.compactMap { folder in
            _AppBundle.propertyList(bundle.appending(path: folder + name + ".strings"))
              as? [String: String]
          }
          let catalog = catalog(bundle.appending(path: name + ".xcstrings"))
          return (texts + [catalog]).reduce(into: [:]) { $0.merge($1) { $1 } }
        }

        /// The texts of a string catalogue that have no plural forms.
        private static func catalog(_ file: URL) -> [String: String] {
          struct Catalog: Decodable {
            struct Entry: Decodable { let localizations: [String: Localization]? }
            struct Localization: Decodable { let stringUnit: Unit? }
            struct Unit: Decodable { let value: String }
            let strings: [String: Entry]
          }
          guard let data = try? Data(contentsOf: file),
            let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
          else { return [:] }
          return catalog.strings.compactMapValues {
            $0.localizations?[language]?.stringUnit?.value
          }
        }
      }

      """
    }
  }

  /// The texts of a program are those of its app.
  private var conformance: String { isApp ? ": _LocalizedTexts" : "" }

  private func quoted(_ text: String) -> String { RewrittenSource.quoted(text) }

  /// The properties of the bundle as a property list; those of the app's own list count.
  private var propertyList: String {
    get throws {
      var all: [String: Any] = [
        "CFBundleIdentifier": app.bundleIdentifier,
        "CFBundleDevelopmentRegion": app.developmentLanguage,
        "CFBundleInfoDictionaryVersion": "6.0", "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
      ]
      all.merge(properties) { $1 }
      let data = try PropertyListSerialization.data(
        fromPropertyList: all, format: .xml, options: 0)
      return String(decoding: data, as: UTF8.self)
    }
  }
}
