import Expectations
import SimDevice
import SimMetrics
import Testing

@testable import SimLab

@Suite struct ChildEndTests {
  @Test func `a status is an exit code or a signal`() {
    expect(ChildEnd(status: 0), is: .exit(code: 0))
    expect(ChildEnd(status: 3 << 8), is: .exit(code: 3))
    expect(ChildEnd(status: 5), is: .signal(5))
    expect(ChildEnd(status: 0x80 | 11), is: .signal(11))
    #expect(ChildEnd(status: 0).isOrderly)
    #expect(!ChildEnd(status: 256).isOrderly)
  }

  @Test func `the message begins with what Swift printed`() {
    let error = "loading\nRow.swift:4: Fatal error: Index out of range\nillegal instruction\n"
    expect(
      ChildEnd.signal(5).message(standardError: error),
      is: """
        Row.swift:4: Fatal error: Index out of range
        illegal instruction
        The process was ended by signal 5 (Trace/breakpoint trap).
        """)
  }

  @Test func `without such a line it is the last six`() {
    let error = (1...9).map { "line \($0)\n" }.joined()
    expect(
      ChildEnd.exit(code: 9).message(standardError: error),
      is: """
        line 4
        line 5
        line 6
        line 7
        line 8
        line 9
        The process ended with exit code 9.
        """)
    expect(
      ChildEnd.exit(code: 0).message(standardError: ""),
      is: "The process ended before its run was done.")
  }

  /// What a release build leaves behind, with one function of the user's among Swift's and ours.
  private var trap: String {
    """
    loading

    *** Signal 4: Backtracing from 0x5606d76ace93... done ***

    *** Program crashed: Illegal instruction at 0x00005606d76ace93 ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "Shop" crashed:

      0 [inlined] [system] 0x00005606d76ace93 specialized Array.subscript.getter in Shop at //<compiler-generated>
      1                    0x00005606d76ace93 closure #1 in Row.body.getter + 19 in Shop at /app/Shop/Row.swift:12:5
      2 [ra]               0x00005606d76acea0 ViewRuntime.perform(for:_:) + 7 in Shop at \(layer)
      3 [ra] [inlined]     0x00005606d76acea8 static Shop.$main() in Shop at /app/Shop/Shop.swift:3:1
      4 [ra]               0x00007f5606d76aea main + 12 in Shop
    ...

    Backtrace took 0.02s

    """
  }

  private var layer: String {
    #filePath.replacing("Tests/SimLabTests/ChildEndTests.swift", with: "Sources/SimViews/A.swift")
      + ":200:3"
  }

  @Test func `a trap without a message is reported with the place in user code`() {
    expect(
      ChildEnd.signal(4).message(standardError: trap),
      is: """
        loading
        The process was ended by signal 4 (Illegal instruction).
        In closure #1 in Row.body.getter (Row.swift:12).
        """)
    expect(Backtrace(standardError: trap).rest, is: "loading\n")
    expect(
      Backtrace(standardError: trap).frames.map(\.text),
      is: [
        "closure #1 in Row.body.getter (Row.swift:12)", "static Shop.$main() (Shop.swift:3)",
      ])
  }

  @Test
  func `names are without the compiler's words, and layers of every module are none of the user's`()
  {
    let module = layer.replacing("SimViews/A.swift", with: "SimPublishers/A.swift")
    let text =
      trap.replacing("closure #1 in Row", with: "specialized partial apply for closure #1 in Row")
      .replacing(layer, with: module)
    expect(
      Backtrace(standardError: text).frames.first?.text,
      is: "closure #1 in Row.body.getter (Row.swift:12)")
    expect(Backtrace(standardError: text).frames.count, is: 2)
  }

  @Test func `a run past its time limit reports what was running`() {
    expect(
      ChildEnd.overdueMessage(limit: 5, standardError: trap),
      is: "The run was ended after 5 s of real time (--time-limit): "
        + "closure #1 in Row.body.getter (Row.swift:12) was running.")
  }

  @Test func `a trap that the limit cuts short keeps its own message`() {
    let cut = String(trap.prefix(while: { $0 != "…" }).prefix(trap.count / 2))
    #expect(Backtrace.hasBegun(in: cut))
    #expect(!Backtrace.hasBegun(in: "loading\n"))
    expect(
      ChildEnd.signal(9).message(
        standardError: "Row.swift:12: Fatal error: no item\n*** Signal 4: Backtracing", cutAt: 5),
      is: """
        Row.swift:12: Fatal error: no item
        The process trapped; 5 s of real time (--time-limit) were over before it had said where.
        """)
  }

  @Test func `a run that failed stands beside the others of its phone`() {
    let identity = RunIdentity(
      failed: RunRequest(
        scenario: "list", strategy: "a", workload: "launch", items: 10, device: "iphone-8",
        system: "iOS15", seed: 1,
        pricing: RequestedPricing(conditions: DeviceConditions(isCold: true))))
    expect(identity.refreshInterval, is: 16_666_667)
    expect(identity.conditions, is: ["cold"])
  }

  @Test func `what no backtrace follows is left as it is`() {
    expect(Backtrace(standardError: "one\ntwo\n").rest, is: "one\ntwo\n")
    expect(Backtrace(standardError: "").rest, is: "")
  }
}
