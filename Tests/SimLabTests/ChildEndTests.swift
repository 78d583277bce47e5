import Testing

@testable import SimLab

@Suite struct ChildEndTests {
  @Test func `a status is an exit code or a signal`() {
    #expect(ChildEnd(status: 0) == .exit(code: 0))
    #expect(ChildEnd(status: 3 << 8) == .exit(code: 3))
    #expect(ChildEnd(status: 5) == .signal(5))
    #expect(ChildEnd(status: 0x80 | 11) == .signal(11))
    #expect(ChildEnd(status: 0).isOrderly)
    #expect(!ChildEnd(status: 256).isOrderly)
  }

  @Test func `the message begins with what Swift printed`() {
    let error = "loading\nRow.swift:4: Fatal error: Index out of range\nillegal instruction\n"
    #expect(
      ChildEnd.signal(5).message(standardError: error) == """
        Row.swift:4: Fatal error: Index out of range
        illegal instruction
        The process was ended by signal 5 (Trace/breakpoint trap).
        """)
  }

  @Test func `without such a line it is the last six`() {
    let error = (1...9).map { "line \($0)\n" }.joined()
    #expect(
      ChildEnd.exit(code: 9).message(standardError: error) == """
        line 4
        line 5
        line 6
        line 7
        line 8
        line 9
        The process ended with exit code 9.
        """)
    #expect(
      ChildEnd.exit(code: 0).message(standardError: "")
        == "The process ended before its run was done.")
  }
}
