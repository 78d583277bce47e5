import Testing

@testable import Expectations

/// The file and the line at which each failure is told.
@Suite struct ExpectTests {
  @Test
  func `a line that is missing and one that should not be there are marked where they belong`() {
    #expect(
      comparison(of: ["a", "x", "c", "d"], with: ["a", "b", "c"]) == """
        the log is another: - is missing, + should not be there
          a
        - b
        + x
          c
        + d
        """)
  }

  @Test func `nothing at all is compared with all that is expected`() {
    #expect(
      comparison(of: [], with: ["a", "b"]) == """
        the log is another: - is missing, + should not be there
        - a
        - b
        """)
  }

  @Test func `different values are both reported, at the place of the call`() {
    withKnownIssue {
      expect(1 + 1, is: 3)
    } matching: { issue in
      issue.comments == ["found 2, expected 3"]
        && issue.sourceLocation?.fileID == "ExpectationsTests/ExpectTests.swift"
        && issue.sourceLocation?.line == 31
    }
  }

  @Test func `different logs are reported line by line`() {
    withKnownIssue {
      expect(["a", "b"], is: ["a"])
    } matching: { issue in
      issue.comments.first?.rawValue.hasSuffix("\n  a\n+ b") == true
    }
  }

  @Test func `values that are equal say nothing`() {
    expect(2, is: 2)
    expect(["a"], is: ["a"])
    expect(Optional("a"), is: "a")
  }
}
