// What becomes of a file of an app on the way to the compiler.

import Expectations
import SimSources
import Testing

@Suite struct RewrittenSourceTests {
  private func rewritten(_ text: String) -> String {
    String(decoding: RewrittenSource(Array(text.utf8)).bytes, as: UTF8.self)
  }

  private func list(_ text: String) -> [String] {
    RewrittenSource(Array(text.utf8)).rewritings.map { $0.description(in: "A.swift") }
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if true   "),
    ("#if os(macOS)", "#if false    "),
    ("#if os(Linux)", "#if false    "),
    ("#if os(visionOS) || os(tvOS)", "#if false        || false   "),
    ("#elseif !os(watchOS)", "#elseif !false      "),
    ("#if os( iOS ) // os(iOS)", "#if true      // os(iOS)"),
    ("#if targetEnvironment(simulator)", "#if true                        "),
    ("#if targetEnvironment(macCatalyst)", "#if false                         "),
    ("#if canImport(FoundationNetworking)", "#if false                          "),
  ])
  func `a condition has the value that it has on a simulated iPhone`(old: String, new: String) {
    expect(rewritten(old), is: new)
  }

  @Test(arguments: [
    "#if canImport(UIKit) && swift(>=5.9)", "#if DEBUG", "#if arch(arm64)",
    "let a = os(iOS)", "// #if os(iOS)", "/* /* #if os(iOS) */ #if os(iOS) */",
    "let a = \"#if os(iOS) @objc\"", "let a = #\"\" #if os(iOS)\"#",
    "let a = \"\"\"\n  #if os(iOS)\n  @objc\n  \"\"\"",
    "let a = \"\\(b[\"#if os(iOS)\"]) @objc\"", "let `os` = 1", "let a = #/ \" @objc /#",
    "let a = /@objc/", "@objectWrapper var a", "@ objc", "#selector", "#keyPath()", "#selector()",
    "import UIKit", "import os.log", "#Preview { A() }", "@main struct A {}",
  ])
  func `everything else is handed through byte for byte`(text: String) {
    expect(rewritten(text), is: text)
    expect(list(text), is: [])
  }

  @Test func `a condition goes on over lines that an operator joins`() {
    expect(
      rewritten("#if os(iOS) ||\n  os(macOS)\n  && (os(tvOS)\n  )\nos(iOS)\n#endif"),
      is: "#if true    ||\n  false    \n  && (false   \n  )\nos(iOS)\n#endif")
  }

  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(AItem) class A {}", "             class A {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@objc dynamic var a = 1", "      dynamic var a = 1"),
    ("@IBAction private func a() {}", "          private func a() {}"),
    ("@UIApplicationMain class A {}", "@main              class A {}"),
    ("@IBOutlet weak var a: B?", "          weak var a: B?"),
    ("@objc protocol A { func a() }", "      protocol A: AnyObject { func a() }"),
    (
      "@objc @MainActor public protocol A: B {}",
      "      @MainActor public protocol A: AnyObject, B {}"
    ),
  ])
  func `attributes of Objective-C are removed, and its protocols are those of classes`(
    old: String, new: String
  ) {
    expect(rewritten(old), is: new)
  }

  @Test(arguments: [
    ("#selector(tapped)", "Selector(\"tapped\")"),
    ("#selector(self.tapped(_:))", "Selector(\"tapped(_:)\")"),
    ("#selector(UIResponder.resignFirstResponder)", "Selector(\"resignFirstResponder\")"),
    ("#selector(getter: Item.name)", "Selector(\"name\")"),
    ("#selector(A.b as (A) -> () -> Void)", "Selector(\"b\")"),
    ("#selector(\n  a\n), b", "Selector(\"a\")\n\n, b"),
    ("#keyPath(Item.name)", "\"name\""),
    ("#keyPath(Item.owner.name)", "\"owner.name\""),
  ])
  func `selectors and key paths become their names`(old: String, new: String) {
    let result = rewritten(old + ".a")
    let spaces = String(repeating: " ", count: max(0, old.utf8.count - new.utf8.count))
    expect(result, is: new + (old.contains("\n") ? "" : spaces) + ".a")
  }

  @Test(arguments: [
    ("class A { @objc func b() {}; let c = #selector(b) }", "Selector(\"b\", calling: A.b)"),
    (
      "class A { @objc private func b(_ c: Int) {}; let d = #selector(self.b(_:)) }",
      "Selector(\"b(_:)\", calling: A.b(_:))"
    ),
    (
      "struct A { let d = #selector(B.c); class B { @IBAction func c() { if d { } } } }",
      "Selector(\"c\", calling: B.c)"
    ),
    (
      "class A {}\nextension A.B { class var e: Int { 1 }; @objc func b() {}; let c = #selector(b) }",
      "Selector(\"b\", calling: A.B.b)"
    ),
    // A function of the type and one of two with a name are not called, and neither is a method of a value.
    ("class A { @objc static func b() {}; let c = #selector(b) }", "Selector(\"b\")"),
    ("class A { @objc func b() {}; func b(_ c: Int) {}; let d = #selector(b) }", "Selector(\"b\")"),
    ("class A { @objc func b() {}; let d = #selector(a.b) }", "Selector(\"b\")"),
  ])
  func `the selector of a method that the file declares has the method`(old: String, new: String) {
    let result = rewritten(old)
    #expect(result.contains(new), "\(result)")
  }

  @Test func `an override in an extension becomes a method of another name`() {
    let text = "extension A: B { override open func c() { super.c() }; func d() { override() } }"
    #expect(
      rewritten(text).contains("open func _cInExtension() { super.c() }; func d() { override() } }")
    )
    expect(list(text), is: ["A.swift:1: c → _cInExtension"])
    let own = "class A: B { override func c() {} }"
    expect(rewritten(own), is: own)
  }

  @Test(arguments: [
    (
      "@NSManaged public var name: String?\n",
      "           public var name: String? "
        + "{ get { _managed(\"name\") } set { _setManaged(newValue, \"name\") } }\n"
    ),
    (
      "@objc @NSManaged private(set) var tags: Set<Tag>; var b = 1",
      "                 private(set) var tags: Set<Tag> "
        + "{ get { _managed(\"tags\") } set { _setManaged(newValue, \"tags\") } }; var b = 1"
    ),
    (
      "class A { @NSManaged var map: [String: (\n  Int, Int)] }",
      "class A {            var map: [String: (\n  Int, Int)] "
        + "{ get { _managed(\"map\") } set { _setManaged(newValue, \"map\") } } }"
    ),
    (
      "@objc(addTags:)\n@NSManaged public func addToTags(_ values: NSSet)\n",
      "               \n           public func addToTags(_ values: NSSet) "
        + "{ _changeManaged(\"addToTags\", values) }\n"
    ),
    (
      "@NSManaged func replaceTags(at index: Int, with value: [Tag: Int])",
      "           func replaceTags(at index: Int, with value: [Tag: Int]) "
        + "{ _changeManaged(\"replaceTags\", index, value) }"
    ),
  ])
  func `what Core Data implements at run time gets its accessors and bodies`(
    old: String, new: String
  ) {
    expect(rewritten(old), is: new)
  }

  @Test(arguments: ["@NSManaged var a, b: Int", "@NSManaged class A {}", "@NSManaged"])
  func `a declaration that is none of Core Data's is left to the compiler`(text: String) {
    expect(rewritten(text), is: text)
    expect(list(text), is: [])
  }

  @Test func `the C library is imported under its name on Linux`() {
    expect(rewritten("import Darwin\nimport AppKit"), is: "import Glibc \nimport AppKit")
    expect(rewritten("import Darwin.C"), is: "import Glibc   ")
  }

  @Test func `a module is imported whole`() {
    expect(
      list(
        "import UIKit.UIImage\nimport class A.B\nimport os.log\nimport CoreImage.CIFilterBuiltins"),
      is: ["A.swift:1: UIKit.UIImage → UIKit", "A.swift:2: class A.B → A"])
  }

  @Test func `lines stay where they are, however they end`() {
    let text =
      "#if os(iOS)\r\n@objc\r\nlet a = \"\"\"\r\n b\r\n \"\"\"\r\n@objc func b() {}\r\n#endif"
    let result = rewritten(text)
    expect(
      result.utf8.filter { $0 == 10 || $0 == 13 }, is: text.utf8.filter { $0 == 10 || $0 == 13 })
    expect(
      list(text),
      is: [
        "A.swift:1: os(iOS) → true", "A.swift:2: @objc is removed", "A.swift:6: @objc is removed",
      ])
  }

  @Test func `each rewriting is listed with its line, as it is written and as it is compiled`() {
    expect(
      list("// A\nimport Darwin\n#if os( iOS )\n@objc protocol P {}\nlet a = #selector(b(_:))\n"),
      is: [
        "A.swift:2: Darwin → Glibc", "A.swift:3: os( iOS ) → true", "A.swift:4: @objc is removed",
        "A.swift:4: protocol P → protocol P: AnyObject",
        "A.swift:5: #selector(b(_:)) → Selector(\"b(_:)\")",
      ])
  }

  @Test(arguments: [
    "#if os(iOS)\n/* no end", "#if os(iOS)\nlet a = \"\"\"\n no end", "#if os(iOS)\nlet a = #/ no",
    "#if os(iOS)\nlet a = \"\\(b",
  ])
  func `a file that ends inside of a string or a comment stays as it is`(text: String) {
    expect(rewritten(text), is: text)
    expect(list(text), is: [])
  }

  @Test func `a string that does not end on its line hides nothing of the next one`() {
    expect(rewritten("let a = \"b\n#if os(iOS)\n#endif"), is: "let a = \"b\n#if true   \n#endif")
  }

  @Test func `an unfinished selector and bytes that are no text are handed through`() {
    expect(rewritten("#selector(a("), is: "#selector(a(")
    expect(rewritten("@objc("), is: "@objc(")
    let bytes: [UInt8] = [0xFF, 0x20, 0xC0, 0x0A, 0x00]
    expect(RewrittenSource(bytes).bytes, is: bytes)
  }

  @Test(arguments: ["import SwiftUI\n@objc class A {}", "/* no end"])
  func `a byte order mark, which the heading would precede, is left out`(text: String) {
    expect(rewritten("\u{FEFF}" + text), is: rewritten(text))
    expect(list("\u{FEFF}" + text), is: list(text))
    expect(rewritten("let a = \"\u{FEFF}\""), is: "let a = \"\u{FEFF}\"")
  }

  @Test func `the heading names the user's file, whatever its name`() {
    expect(
      RewrittenSource.heading(path: "/My Apps/\"A\"\\b.swift"),
      is: "#sourceLocation(file: \"/My Apps/\\\"A\\\"\\\\b.swift\", line: 1)\n")
  }

  @Test func `a text becomes a literal that means the text, whatever characters it has`() {
    expect(
      RewrittenSource.quoted("\"a\\b\"\n\t\0é"), is: #""\"a\\b\"\n\u{9}\u{0}é""#)
  }
}
