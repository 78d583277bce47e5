// Reads a Core Data model: the entities of the current version.

import Foundation
import FoundationXML

/// An entity of a model.
struct Entity {
  /// How much of the class the build writes: all of it, its properties, or only their list for Core Data.
  enum Code { case wholeClass, properties, none }

  var name = ""
  var className = ""
  /// Whether the model names a class, which the app declares unless the build writes it.
  var hasClass = false
  var parent: String?
  var isAbstract = false
  var code = Code.none
  var attributes: [Attribute] = []
  var relationships: [Relationship] = []

  struct Attribute {
    let name: String
    let type: String
    let isScalar: Bool
    let defaultValue: String?
    let valueClass: String?
  }

  struct Relationship {
    let name: String
    let destination: String
    let inverse: String?
    let isToMany: Bool
    let isOrdered: Bool
    let deletesTargets: Bool
  }
}

/// Reads the file of a model.
struct ModelReader {
  let model: URL

  /// The entities, in the order of the file.
  func entities() throws -> [Entity] {
    let data = try Data(contentsOf: try version().appending(path: "contents"))
    let listener = Listener()
    let parser = XMLParser(data: data)
    parser.delegate = listener
    guard parser.parse() else { throw ModelError("the model '\(model.path)' cannot be read") }
    return listener.entities
  }

  /// The folder of the current version: the one that the package names, or else the last.
  private func version() throws -> URL {
    let folders = try FileManager.default.contentsOfDirectory(atPath: model.path)
      .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let named = try? String(
      contentsOf: model.appending(path: ".xccurrentversion"), encoding: .utf8)
    let current = folders.first { named?.contains("<string>\($0)</string>") == true }
    guard let folder = current ?? folders.last else {
      throw ModelError("there is no version in '\(model.path)'")
    }
    return model.appending(path: folder)
  }

  /// Hears what stands in the file.
  private final class Listener: NSObject, XMLParserDelegate {
    var entities: [Entity] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      switch elementName {
      case "entity": entities.append(entity(attributes))
      case "attribute" where !entities.isEmpty:
        entities[entities.count - 1].attributes.append(attribute(attributes))
      case "relationship" where !entities.isEmpty:
        entities[entities.count - 1].relationships.append(relationship(attributes))
      default: break
      }
    }

    private func entity(_ values: [String: String]) -> Entity {
      var entity = Entity()
      entity.name = values["name"] ?? ""
      let path = values["representedClassName"] ?? entity.name
      entity.className = path.split(separator: ".").last.map(String.init) ?? entity.name
      entity.hasClass = values["representedClassName"] != nil
      entity.parent = values["parentEntity"]
      entity.isAbstract = values["isAbstract"] == "YES"
      entity.code =
        switch values["codeGenerationType"] {
        case "class": .wholeClass
        case "category": .properties
        default: .none
        }
      return entity
    }

    private func attribute(_ values: [String: String]) -> Entity.Attribute {
      Entity.Attribute(
        name: values["name"] ?? "", type: values["attributeType"] ?? "",
        isScalar: values["usesScalarValueType"] == "YES",
        defaultValue: values["defaultValueString"] ?? values["defaultDateTimeInterval"],
        valueClass: values["customClassName"])
    }

    private func relationship(_ values: [String: String]) -> Entity.Relationship {
      Entity.Relationship(
        name: values["name"] ?? "", destination: values["destinationEntity"] ?? "",
        inverse: values["inverseName"], isToMany: values["toMany"] == "YES",
        isOrdered: values["ordered"] == "YES", deletesTargets: values["deletionRule"] == "Cascade")
    }
  }
}

/// What is wrong with a model.
struct ModelError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
