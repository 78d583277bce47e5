import Expectations
import Foundation
import Testing

@Suite struct AssetSymbolsTests {
  private func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func `symbols are named as Xcode names them, and images have their sizes`() throws {
    try withFolder { folder in
      for name in ["AccentColor", "brand-primary", "red", "1st place"] {
        try write("{}", to: "A.xcassets/Colors/\(name).colorset/Contents.json", in: folder)
      }
      try write("{}", to: "A.xcassets/ABCIcon.imageset/Contents.json", in: folder)
      try write("{}", to: "A.xcassets/default.imageset/Contents.json", in: folder)
      try write(
        #"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Icons/Contents.json",
        in: folder)
      try write(
        #"{"images": [{"filename": "a.svg", "scale": "2x"}]}"#,
        to: "A.xcassets/Icons/ic_home.imageset/Contents.json", in: folder)
      try write(
        #"<svg viewBox="0 0 48 24"></svg>"#, to: "A.xcassets/Icons/ic_home.imageset/a.svg",
        in: folder)
      let result = try Program.assets.run(["out.swift", "A.xcassets"], in: folder)
      expect(result, is: ProgramResult(output: "", error: "", status: 0))
      let text = try String(contentsOf: folder.appending(path: "out.swift"), encoding: .utf8)
      try expectGolden(text, "asset-symbols.txt")
    }
  }

  @Test func `classes that the app declares get the list of their properties, and of those above`()
    throws
  {
    try withFolder { folder in
      try write(
        """
        <?xml version="1.0"?><model>
        <entity name="Item" representedClassName="Item">
          <attribute name="name" attributeType="String"/>
          <relationship name="owner" destinationEntity="Owner" inverseName="items"/>
        </entity>
        <entity name="Tool" representedClassName="Tool" parentEntity="Item">
          <attribute name="size" attributeType="Double" usesScalarValueType="YES" defaultValueString="1"/>
        </entity>
        <entity name="Owner" representedClassName="Owner" codeGenerationType="class">
          <relationship name="items" toMany="YES" destinationEntity="Item" inverseName="owner"/>
        </entity>
        <entity name="Bare"><attribute name="a" attributeType="String"/></entity>
        </model>
        """, to: "M.xcdatamodeld/M.xcdatamodel/contents", in: folder)
      let result = try Program.assets.run(["out.swift", "M.xcdatamodeld"], in: folder)
      expect(result, is: ProgramResult(output: "", error: "", status: 0))
      let text = try String(contentsOf: folder.appending(path: "out.swift"), encoding: .utf8)
      try expectGolden(text, "model-classes.txt")
    }
  }

  @Test func `a catalogue that cannot be read is named`() throws {
    try withFolder { folder in
      try write("no", to: "A.xcassets/Icons/Contents.json", in: folder)
      let result = try Program.assets.run(["out.swift", "A.xcassets"], in: folder)
      expect(result.status, is: 1)
      #expect(result.error.hasSuffix("Icons/Contents.json' is not what Xcode writes there\n"))
    }
  }
}
