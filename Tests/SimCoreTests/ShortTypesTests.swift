import Expectations
import SimCore
import Testing

@Suite struct ShortTypesTests {
  @Test(arguments: [
    ("Card<Text>", "Card<Text>"),
    ("Card<ModifiedContent<ModifiedContent<Text, Padding>, Background<Color>>>", "Card<…>"),
    (
      "tap → Store.items → Sheet<ModifiedContent<Text, _OverlayModifier<RoundedRectangle>>> (2)",
      "tap → Store.items → Sheet<…> (2)"
    ),
    (
      "field act → Pair<(Int) -> ModifiedContent<Text, Padding>, ModifiedContent<Text, A>>.Row",
      "field act → Pair<…>.Row"
    ),
    ("1 < 2, and a > b", "1 < 2, and a > b"), ("Open<never closed", "Open<never closed"), ("", ""),
  ])
  func `long generic arguments are left out, short ones and other texts stay`(
    text: String, short: String
  ) {
    expect(text.shorteningTypes, is: short)
  }
}
