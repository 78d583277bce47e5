// What a user does on each screen, and what advice is to say of it.

import SimDevice
import SwiftUI

let trials: [Trial] = [
  Trial(
    "cart",
    [
      "fan-out: CartRow", "read above the list: CartScreen", "varying row count: CartRow",
      "work off screen: CartRow",
    ], (0..<30).map { .tap("Add Article \($0 % 5 + 1)") }
  ) { CartScreen() },
  Trial(
    "chat", ["read above the list: ChatScreen"],
    [.type("Shall we meet at the station at nine?", into: "Write"), .tap("Send")]
  ) { ChatScreen() },
  Trial(
    "settings", [],
    [.tap("Sounds"), .tap("Haptics"), .type("Grace Brewster Murray Hopper", into: "Name")]
      + (0..<10).map { .slide("Size", to: 12 + Double($0)) }
  ) { PreferencesScreen() },
  Trial(
    "timer", ["read above the list: LapTimer"],
    [.wait(.seconds(5)), .tap("Lap"), .wait(.seconds(1))]
  ) { LapTimer() },
  Trial(
    "photo grid", ["index ids: PhotoGrid"],
    (0..<10).map { _ in .tap("Delete first") } + [.scroll(by: 600)]
  ) { PhotoGrid() },
  Trial(
    "form", [],
    [
      .type("someone@example.com", into: "Email"), .type("correct horse", into: "Password"),
      .tap("I agree"), .tap("Join"),
    ]
  ) { JoinForm() },
  Trial(
    "search", ["work in a body: CitySearch"],
    [
      .type("number 12", into: "Search"), .scroll(by: 300), .scroll(by: -300), .tap("Search"),
      .delete(4),
    ]
  ) { CitySearch() },
  Trial(
    "tabs", ["work off screen: BasketTab"],
    [.tab("Basket"), .tab("Offers"), .wait(.seconds(8)), .tap("Take one"), .tab("Basket")]
  ) { ShopTabs() },
  Trial(
    "feed", [],
    [.fling(velocity: 3_000), .wait(.seconds(1)), .fling(velocity: 3_000), .scroll(by: -400)]
  ) { StoryFeed() },
  Trial(
    "calendar", ["closure that defeats comparison: DayCell"], (1...20).map { .tap("\($0)") }
  ) { MonthCalendar() },
  Trial(
    "to-do", [],
    (1...8).map { .tap("Toggle Task \($0)") } + [.scroll(by: 500), .scroll(by: -500), .tap("New")]
  ) { TodoList() },
  Trial(
    "music player", ["read above the list: MusicPlayer"],
    [.wait(.seconds(5)), .tap("Next"), .scroll(by: 300)]
  ) { MusicPlayer() },
  Trial("onboarding", [], [.tap("Next"), .tap("Next"), .tap("Next"), .tap("Start")]) {
    WelcomePages()
  },
  Trial("weather", ["work in an init: HourRow"], (0..<12).map { _ in .tap("Reload") }) {
    WeatherHours()
  },
  Trial(
    "notes", ["eager destination models: NoteEditor"],
    [.fling(velocity: 3_000), .scroll(by: -200), .scroll(by: 200)]
  ) { NotesList() },
  Trial("profile", ["more than is shown: ProfileHeader"], [.wait(.seconds(10)), .tap("Follow")]) {
    ProfilePage()
  },
  Trial("leaderboard", ["unstable ids: Leaderboard"], (0..<8).map { _ in .tap("Refresh") }) {
    Leaderboard()
  },
  Trial(
    "checkout", ["declared, not needed: ArticleLine"], [.type("4111111111111111", into: "Card")]
  ) { CheckoutPage() },
  Trial("news", ["AnyView in rows: NewsList"], [.fling(velocity: 2_000), .scroll(by: -300)]) {
    NewsList()
  },
  // A lazy stack keeps the state of the rows that have left.
  Trial(
    "habits", [],
    [
      .tap("Done Habit 1"), .tap("More on Habit 2"), .fling(velocity: 4_000),
      .fling(velocity: -6_000),
    ]
  ) { HabitList() },
]
