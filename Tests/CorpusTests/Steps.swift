// What a user does with the screens of the corpus, by file, and what the addresses that they ask answer.

import SimDevice

/// The steps.
let steps: [String: [Script.Action]] = [
  "AnchorHighlight": [.tap("March")],
  "ChatView": [.type("Hello", into: "Message"), .tap("Send")],
  "ContactBook": [.type("Tu", into: "Name"), .type("x")],
  "CounterPair": [.tap("one up", count: 2), .tap("five down")],
  "FileTree": [.tap("📁 users"), .tap("📁 newuser"), .tap("More")],
  "FlipCard": [.tap("card front")],
  "FlowTags": [.tap("#flow"), .tap("Switch")],
  "GroceryList": [.tap("Eggs"), .deleteRow("Milk")],
  "ImageGallery": [.tap("Photo 1"), .tap("Close")],
  "InboxView": [.pick("Sent", in: "Mailbox"), .swipe("Sender 3", action: "Delete")],
  "OffsetReader": [.scroll(by: 200), .tap("To bottom")],
  "OnboardingPager": [.tap("Next"), .tap("Next"), .tap("Start")],
  "OrderForm": [
    .pick("Chocolate", in: "Select your cake type"), .tap("Any special requests?"),
    .tap("Extra frosting"), .tap("Delivery details"), .tap("Place order"), .tap("OK"),
  ],
  "Palette": [.tap("cyan")],
  "ProfileCard": [.tap("Follow")],
  "ProgressRing": [.tap("Advance")],
  "PulseButton": [.tap("Like"), .tap("Reset")],
  "RecipeBrowser": [
    .tap("Soup"), .tap("1. Chop"), .tap("Chef"), .tap("Home"),
  ],
  "SettingsScreen": [
    .type("!", into: "Username"), .slide("Volume", to: 0.75), .pick("Dark", in: "Theme"),
    .tap("Sign out"), .tap("Sign out"),
  ],
  "SignUpForm": [
    .type("a@b", into: "Email"), .type("secret", into: "Password"), .type("secret", into: "Repeat"),
  ],
  "SplitNotes": [.tap("Work"), .tap("Budget")],
  "StarField": [.increment("Stars: 5")],
  "Stopwatch": [.tap("Start"), .wait(.seconds(3)), .tap("Lap"), .tap("Stop"), .tap("Reset")],
  "TabHome": [
    .tap("More"), .tap("Details"), .tap("Close"), .tab("Search"), .type("Al", into: "Search"),
    .tab("Profile"),
  ],
  "ThemeEnvironment": [.tap("Festive"), .tap("Save")],
  "TipCalculator": [.increment("2 people"), .pick("0%", in: "Tip")],
  "WaveView": [.tap("Calm")],
]

/// What requests are answered with.
let answers: [String: [String: String]] = [
  "PostsView": [
    "https://example.org/posts":
      #"[{"id":1,"title":"First","body":"Hello"},{"id":2,"title":"Second","body":"World"}]"#
  ]
]
