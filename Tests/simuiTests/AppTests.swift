import Testing

@Suite struct AppTests {
  @Test func `an app runs by its own main, and sleeps for an hour in no time`() throws {
    let result = try withFolder { try Program.app.run([], in: $0) }
    #expect(result.status == 0 && result.error == "")
    #expect(
      result.output == """
        UINavigationController.initWithRootViewController
        text asleep
        appeared
        main queue
        task
        slept 3600 s
        text awake

        """)
  }
}
