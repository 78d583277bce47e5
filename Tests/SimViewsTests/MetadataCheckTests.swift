// What comparing rests on holds for the toolchain that runs these tests.

import Testing

@testable import SimViews

@Suite struct MetadataCheckTests {
  @Test func `metadata answers as this program reads it`() {
    #expect(MetadataCheck.wrongLayouts + MetadataCheck.wrongAnswers == [])
  }
}
