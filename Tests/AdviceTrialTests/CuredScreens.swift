// The trapped screens with their cures applied: what advice says to do is done, and nothing else.

import SimDevice
import SwiftUI

/// A trapped screen's sibling that shows and does the same.
private func cured<Content: View>(
  _ name: String, @ViewBuilder screen: @escaping @MainActor @Sendable () -> Content
) -> (sick: Trial, well: Trial) {
  guard let sick = trials.first(where: { $0.name == name }) else {
    preconditionFailure("There is no trial \(name).")
  }
  return (sick, Trial(name, [], sick.steps, screen: screen))
}

/// A clean sibling for each screen that is told of something.
let cures: [(sick: Trial, well: Trial)] = [
  cured("cart") { CalmCart() }, cured("chat") { CalmChat() }, cured("timer") { CalmLapTimer() },
  cured("photo grid") { CalmPhotoGrid() }, cured("search") { CalmSearch() },
  cured("tabs") { CalmTabs() }, cured("calendar") { CalmCalendar() },
  cured("music player") { CalmMusicPlayer() }, cured("weather") { CalmWeather() },
  cured("notes") { CalmNotes() }, cured("profile") { CalmProfile() },
  cured("leaderboard") { CalmLeaderboard() }, cured("checkout") { CalmCheckout() },
  cured("news") { CalmNews() },
]
