import Expectations
import Testing

@Suite struct FunctionCountTests {
  private func counts(_ texts: String...) -> [String: Int] {
    FunctionCounts.byType(in: texts.map { SourceFile(path: "Sources/SimCore/A.swift", text: $0) })
  }

  @Test func `no type has more than 60 functions, but for three whose numbers only fall`() throws {
    let counts = FunctionCounts.byType(in: try SourceTree.swiftFiles(in: ["Sources"]))
    #expect(counts.count > 1_000)
    let large = counts.filter { $0.value > FunctionCounts.most }
    #expect(Set(large.keys) == Set(FunctionCounts.exceptions.keys))
    for (type, most) in FunctionCounts.exceptions {
      let count = counts[type] ?? 0
      #expect(count <= most, "\(type) has \(count) functions; \(most) are the most")
      #expect(count > most - 5, "\(type) has only \(count) functions: write that down")
    }
  }

  @Test func `functions of extensions in other files count`() {
    expect(
      counts(
        "struct A {\n  func f() {}\n  static func g() {}\n}", "extension A: P { func h() { } }"),
      is: ["A": 3])
  }

  @Test func `functions in functions, of users and outside of types do not count`() {
    expect(
      counts(
        """
        func outside() {}
        public final class A<B: Equatable> {
          public func f() {}
          package func g() { func inner() {} }
          let closure = { func inner() {} }
          public let x = 1
          func h() {}
        }
        """),
      is: ["A": 2])
  }

  @Test func `functions of nested types belong to those`() {
    expect(
      counts(
        "enum A {\n  struct B { func f() {} }\n  func g() {}\n}", "extension A.B { func h() {} }"),
      is: ["A": 1, "A.B": 2])
  }

  @Test func `the parts of a device do not refer to the engine`() throws {
    let parts = try SourceTree.swiftFiles(in: ["Sources/SimDevice"]).filter { file in
      !file.name.hasPrefix("Engine") && !file.name.hasPrefix("SimulatedDevice")
        && !["DeviceObserver.swift", "DeviceReports.swift", "AppReport.swift"].contains(file.name)
    }
    #expect(parts.count > 80)
    let referring = parts.filter { file in
      file.code.split { !$0.isLetter && !$0.isNumber }.contains("Engine")
    }
    expect(referring.map(\.path), is: [])
  }
}
