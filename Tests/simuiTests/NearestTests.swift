import Expectations
import SimDevice
import Testing

@Suite struct NearestTests {
  @Test(arguments: [
    ("", "", 0), ("scroll", "scroll", 0), ("Scroll", "sCROLL", 0), ("scrol", "scroll", 1),
    ("scrolll", "scroll", 1), ("scrokl", "scroll", 1), ("sroll", "scroll", 1),
    ("csroll", "scroll", 1), ("", "abc", 3), ("kitten", "sitting", 3), ("ca", "abc", 3),
  ])
  func `counts the slips of a typing hand`(one: String, other: String, distance: Int) {
    expect(Nearest.distance(one, other), is: distance)
    expect(Nearest.distance(other, one), is: distance)
  }

  @Test func `the first of the nearest wins`() {
    expect(Nearest.name(to: "bat", among: ["rabbit", "cat", "hat"]), is: "cat")
    #expect(Nearest.name(to: "bat", among: []) == nil)
  }

  @Test(arguments: [
    ("iOS99", "iOS27"), ("iOS19", "iOS18"), ("iOS 25", "iOS26"), ("ios-1", "iOS9"),
    ("iOS71", "iOS17"), ("iOS99999999999", nil), ("99", nil),
  ])
  func `a number leads to the nearest number, or to its digits in another order`(
    given: String, name: String?
  ) {
    let known = ["iOS14Beta", "iOS9", "iOS17", "iOS18", "iOS26", "iOS27"]
    expect(Nearest.name(to: given, among: known), is: name)
  }

  @Test func `a name that was not typed to its end is meant`() {
    let known = ["tabs", "rapid-updates", "rapids"]
    expect(Nearest.name(to: "rapid", among: known), is: "rapid-updates")
    #expect(Nearest.name(to: "s", among: ["scroll", "tabs"]) == nil)
  }

  @Test func `the nearest of many come first, and those that contain the word before all`() {
    let known = ["Map", "Buy 3 apples", "Bay", "Settings", "Map", "Sell"]
    expect(Nearest.names(to: "buy", among: known, atMost: 3), is: ["Buy 3 apples", "Bay", "Map"])
    expect(Nearest.names(to: "", among: known, atMost: 9).count, is: 5)
  }
}
