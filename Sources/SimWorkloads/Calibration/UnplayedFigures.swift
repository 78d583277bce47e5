// Published figures about updates, scrolling and large lists that no scene plays, with the reasons.
// Every figure that was measured with a named device and method (A), or stated without them (B), is
// either predicted or listed here.

import SimLab

extension Catalog {
  /// The published figures that are not predicted.
  public static let unplayedFigures: [UnplayedFigure] = [
    UnplayedFigure(
      "A", "KsCollectionView", "1.35 to 3.1 ms a new cell, 14 ms a wrong height among 10,000",
      reason:
        "derived from the busy shares that S1 predicts; they are what two prices were chosen by"),
    UnplayedFigure(
      "A", "KsCollectionView", "277 ms/s at 55 % while a grid is flicked without a rest",
      reason: "how fast and how often is not said"),
    UnplayedFigure(
      "A", "nalexn", "18 frames a second where the 1,600 views are Equatable",
      reason: "what their == compares is not said"),
    UnplayedFigure(
      "A", "bloom 62, 15, 43",
      "a worst frame of 1,098 ms, 398 ms a second while text streams in, 39 to 55 ms a step of a resized window",
      reason:
        "percentiles of sessions with the app's own rows, and windows of a Mac are not resized here"
    ),
    UnplayedFigure(
      "A", "ListKit, IGListKit, a Heckel diff", "46 to 950 ns an element for ids and differences",
      reason: "UIKit and other libraries; they bound the prices of ids and differences"),
    UnplayedFigure(
      "A", "Nuke 962", "6.4 ms as a thumbnail",
      reason: "a decoder of the app's own, which is code of the user's"),
    UnplayedFigure(
      "A", "vultisig-ios 4974", "114 ms/s over a scroll of 20 s, 0.11 to 0.18 ms a pass",
      reason: "the app's own screens; the passes of one frame are S6"),
    UnplayedFigure(
      "A",
      "stream-chat-swiftui 561, stream-chat-swift 737 and 3448, WordPress-iOS 22847, kaset 489, koan 380, bitwarden 2191",
      "hitches of apps before and after a change",
      reason: "their rows and data are not described so that they could be written again"),
    UnplayedFigure(
      "A", "openusage 1091, EnviousWispr 3064", "0.17 to 1.9 ms a row and 0.69 ms a card on a Mac",
      reason: "hosted off screen by AppKit, and cards that are not described"),
    UnplayedFigure(
      "A", "an app of cards, A15, iOS 26",
      "137 and 579 µs for a pass of a lazy stack that knows 97 rows of two kinds",
      reason: "what makes a row of the one kind cheaper to place than one of the other is not said"),
    UnplayedFigure(
      "A", "a Mac, M3", "15 ms for a publish of an object of the App that no view reads",
      reason: "scenes, commands and toolbars of that app are not described"),
    UnplayedFigure(
      "A", "objects without @Published",
      "a stored objectWillChange is four times as fast as the default one",
      reason: "the default one is kept in a table by the library, of which no call is seen"),
    UnplayedFigure(
      "B", "KsCollectionView", "2.5 to 55 kB for each row that was visited",
      reason: "measured in the Simulator; its lower end is the price itself"),
    UnplayedFigure(
      "B", "cmux 9141 and 8186", "517 ms/s in a list of 2,000 rows, estimates of 54 points",
      reason: "measured in the Simulator on a Mac; rows and jumps are not described"),
    UnplayedFigure(
      "B", "bocan-music 457", "3.5 µs a row for a walk over 14,483",
      reason: "a debug build; releases are modelled"),
    UnplayedFigure(
      "B", "liveview-client-swiftui 1026", "400 ms an update of 200 elements, 100 after a change",
      reason: "most of it is a runtime of its own between server and SwiftUI"),
    UnplayedFigure(
      "B", "babbage List-Reload", "6,500 rows made at launch, or 18 to 38",
      reason: "counts of a debug build; GT-107 of the fidelity report holds them"),
    UnplayedFigure(
      "B", "WWDC25 256", "lists above 100,000 load 6 and update 16 times as fast on macOS 26",
      reason: "a factor between two versions of macOS, of which one is known here"),
    UnplayedFigure(
      "B", "Airbnb 2025", "15 % fewer hitches with views that are Equatable",
      reason: "a share of screens that are not named"),
    UnplayedFigure(
      "B", "redwood 1388", "all 1,877 rows asked for their size",
      reason: "UIKit's flow layout, not a list of SwiftUI's"),
  ]
}
