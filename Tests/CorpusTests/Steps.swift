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
  "MediaPlayer": [
    .tap("Song"), .tap("Play"), .tap("Forward"), .slide("Volume", to: 1), .tap("Collapse"),
  ],
  "ColorMixer": [.slide("Red", to: 1), .tap("Show hex"), .tap("Copy")],
  "QuizView": [.tap("4"), .tap("Next"), .tap("Rome"), .tap("Restart")],
  "CustomToggleStyles": [.tap("square"), .tap("Details"), .increment("Level 0.4")],
  "Reminder": [
    .type("Tea", into: "What to remember"), .tap("Friday"), .pick("Duplicate", in: "More"),
    .pick("Clear", in: "More"), .tap("Clear"),
  ],
  "SwipeDeck": [
    .drag("Three", dx: 120, dy: 0), .drag("Two", dx: -120, dy: 0), .drag("One", dx: 20, dy: 0),
  ],
  "CoordinatorView": [.tap("Tap")],
  "ReduxCounter": [.tap("+", count: 2), .tap("−"), .tap("Reset")],
  "RepositoryScreen": [.type("fail", into: "Search"), .submit, .tap("OK")],
  "ContainerCard": [.tap("Toggle"), .tap("Add")],
  "GenericList": [.tap("star jp"), .tap("star fr")],
  "DragReorder": [.tap("1", count: 3), .tap("2")],
  "MorphingButton": [.tap("morph"), .wait(.seconds(2))],
  "NotificationCenterView": [.tap("Log in")],
  "SortableTable": [.tap("Mars")],
  "LoginStyles": [.type("ada", into: "User"), .tap("Fill"), .tap("Log in")],
  "UnitConverter": [.pick("F", in: "From"), .pick("K", in: "To")],
  "SurveyWizard": [
    .type("Zoe", into: "Your name"), .tap("Next"), .tap("Next"), .tap("5 stars"), .tap("Back"),
  ],
  "CarouselFeed": [.tap("like 0"), .tap("picture 1", count: 2), .tap("Story 1")],
  "DeepLinks": [
    .tap("User 7"), .tap("Next user"), .back, .back, .tap("Open link"), .back, .tap("Back to root"),
  ],
  "SideMenu": [.tap("Menu"), .tap("Go to Orders")],
  "CustomTabBar": [.tap("Explore"), .tap("Home")],
  "StickyHeader": [.scroll(by: 300)],
  "ChatBubbleShape": [.tap("Hello there")],
  "ExpandableCards": [.tap("Card 1"), .tap("Card 2"), .tap("Card 1")],
  "UndoStack": [.tap("World"), .tap("World"), .tap("Undo"), .tap("Redo")],
  "BarChartByHand": [.tap("Shuffle")],
  "GradientText": [.tap("Rainbow")],
  "FeatureFlags": [.tap("Beta"), .tap("Verbose")],
  "DependencyEnvironment": [.tap("Buy"), .tap("Later")],
  "WaveView": [.tap("Calm")],
  "PackingList": [
    .tap("Socks"), .moveRow(2, to: 4), .deleteRow("Charger"), .tap("Everything"),
    .tap("Everything"),
  ],
  "StyledNotice": [.tap("Larger")],
  "TrainingLog": [.wait(.seconds(90)), .tap("Export csv")],
  "PhotoProfile": [.type(" L", into: "Name"), .tap("Rotate"), .tap("Choose photo")],
  "BulkSettings": [.tap("Enabled"), .pick("loud", in: "Volume"), .tap("Use Mail")],
  "RatingStars": [.tap("4 stars"), .tap("1 star")],
  "CalculatorPad": [.tap("1"), .tap("2"), .tap("+"), .tap("3"), .tap("="), .tap("AC")],
  "PaginatedFeed": [.wait(.seconds(1)), .wait(.seconds(1))],
  "HabitTracker": [.tap("Read 0"), .tap("Walk 2"), .type("wa", into: "Search")],
  "CurrencyForm": [.tap("Amount")],
  "CardShapes": [.tap("Grow")],
  "PieByCanvas": [.tap("Drop last"), .tap("Drop last")],
  "FeedbackSheet": [
    .tap("Write"), .type("Idea", into: "Subject"), .submit, .type("More", into: "Message"),
    .tap("Answer me"), .tap("Cancel"), .tap("Keep"), .tap("Send"),
  ],
  "BirthdayPicker": [.increment("Day"), .tap("Show year")],
  "MasonryGrid": [.pick("3 wide", in: "Columns")],
  "AdaptiveHeader": [.tap("Toggle")],
  "ExpandableFAQ": [.tap("What is it?"), .tap("Close all"), .tap("Open all")],
  "ContactIndex": [
    .tap("Alice"), .swipe("Carol", action: "Pin"), .type("ch", into: "Search people"),
  ],
  "ToastOverlay": [.tap("Save"), .wait(.seconds(3)), .tap("Fail"), .tap("Offline")],
  "SkeletonLoader": [.wait(.seconds(2))],
  "RouterTabs": [
    .tap("Product 2"), .tap("Go to cart"), .back, .tab("Account"), .tap("Show product 3"),
  ],
  "ModalFlow": [
    .tap("Help"), .tap("Ask"), .tap("Yes"), .tap("Cover"), .tap("Close"), .tap("Settings"),
    .dismissSheet,
  ],
  "UseCaseScreen": [.wait(.seconds(2)), .tap("Retry"), .wait(.seconds(2))],
  "BuilderKit": [.tap("Flip")],
  "SegmentedFilter": [.tap("Dinner"), .tap("Breakfast")],
  "PinCodeField": [.type("12a9"), .type("9"), .type("1234")],
  "TimerModel": [
    .tap("Start"), .tap("Again"),
  ],
  "BadgeStack": [.tap("Earn")],
  "AddressForm": [
    .type("High St 1", into: "Street"), .type("12345", into: "Zip"), .tap("Save"),
    .type("9", into: "Zip"), .tap("Load"),
  ],
  "PricingTable": [.tap("Yearly")],
  "TodoSections": [
    .tap("Buy bread"), .swipe("Learn piano", action: "Move"), .tap("Hide done"),
    .type("Rest", into: "New todo"), .submit,
  ],
  "AccordionMenu": [.tap("Payment"), .tap("Shipping"), .tap("Shipping")],
  "ItemDetail": [.tap("Playtime"), .type("!", into: "Title"), .tap("Seen"), .back],
  "SettingsStore": [.type("x", into: "Name"), .tap("Reset")],
  "QuickMenu": [.tap("New note"), .pick("Drawing", in: "New note"), .increment("Step 1.0")],
  "PomodoroTimer": [.tap("Start"), .wait(.seconds(6)), .tap("Pause"), .wait(.seconds(3))],
  "EditorToolbar": [.tap("Count"), .tap("Edit"), .tap("Remove Two"), .tap("Done")],
  "RichCaption": [.tap("ada Notes on the engine … more")],
  "CheckoutForm": [
    .type("Ada", into: "Name"), .pick("Express", in: "Shipping"), .tap("Gift"),
    .type("Hi", into: "Message"), .pick("Pickup", in: "Shipping"), .tap("Order"), .tap("Pay"),
  ],
  "MessageThreads": [
    .swipe("Friend 2", action: "Read"), .swipe("Friend 1", action: "Delete"), .tap("Unread"),
    .tap("Friend 4"), .back,
  ],
  "SpinnerCard": [.tap("Load"), .tap("Stop")],
  "TagCloud": [.tap("#macros"), .tap("#swift")],
  "StepSlider": [.slide("Amount slider", to: 0.8), .increment("Quantity 1")],
  "AppDelegateCounter": [.tap("Relaunch")],
  "DebouncedSearch": [
    .type("ap", into: "Fruit"), .wait(.seconds(1)), .type("r"), .wait(.seconds(1)),
  ],
  "OnboardingFlow": [
    .tap("Continue"), .tap("Continue"), .tap("Get started"), .tap("Start over"),
  ],
  "ProfileEditor": [
    .tap("Edit profile"), .type("!", into: "Name"), .tap("Save"), .tap("Edit profile"),
    .tap("Cancel"),
  ],
  "VolumeKnob": [.tap("Mute")],
  "ShoppingSections": [
    .tap("Bread"), .type("Soap", into: "Add"), .tap("Add item"), .deleteRow("Pears"),
  ],
  "LikeBurst": [.tap("Like it"), .wait(.seconds(1))],
  "DownloadQueue": [.tap("Start"), .wait(.milliseconds(1_300)), .tap("Cancel")],
  "SparkLine": [.tap("Next value"), .tap("Next value")],
  "LoadableView": [.wait(.seconds(2)), .tap("Try again"), .wait(.seconds(2))],
  "SearchableMenu": [
    .pick("Size", in: "Sort"), .pick("Descending", in: "Sort"), .type("zz", into: "Files"),
  ],
  "ExpenseEntry": [
    .type("12.5", into: "Amount"), .pick("Travel", in: "Kind"), .type("bus", into: "Note"),
    .tap("Save expense"),
  ],
  "PasswordStrength": [.type("Secret12", into: "Password"), .tap("Show"), .tap("Hide")],
  "SelectableInbox": [.tap("All"), .tap("Archive")],
  "NestedComments": [.tap("Collapse 2"), .tap("Collapse 1"), .tap("Expand 1")],
  "InfiniteCalendar": [.tap("14"), .tap("Previous month"), .tap("Next month"), .tap("29")],
  "SplitBill": [.tap("Add person")],
  "BottomDrawer": [.tap("Open drawer"), .tap("Close drawer")],
  "ChatComposer": [.type("Hello", into: "Write"), .tap("Send message")],
  "CardStackSwipe": [
    .drag("Red", dx: 120, dy: 0), .drag("Green", dx: 30, dy: 0), .drag("Green", dx: -120, dy: 0),
  ],
  "CountdownRing": [.tap("Start countdown"), .wait(.seconds(4))],
  "PhaseBadge": [.tap("Bounce"), .wait(.seconds(1))],
  "FavouritesStore": [.tap("Like 2"), .tap("Like 3"), .tap("Unlike 2")],
  "CoffeeLog": [.tap("Small"), .tap("Large"), .tap("Reload")],
  "ExchangeRates": [.tap("Load EUR"), .tap("Load XXX")],
  "OtpField": [.type("1"), .type("2"), .type("3"), .type("4"), .tap("Clear")],
  "ThemePicker": [.pick("Dark", in: "Theme"), .pick("Light", in: "Theme")],
  "ConfirmButton": [
    .tap("Delete account"), .tap("Keep it"), .tap("Delete account"), .tap("Yes, delete"),
  ],
  "NotesEditor": [.tap("Write more"), .tap("Clear all")],
  "LegacySearch": [.tap("only b"), .tap("only br"), .tap("all")],
  "PageTour": [.tap("Next page"), .tap("Next page"), .tap("Next page")],
  "ZoomableCard": [.tap("Higher")],
  "LiteralPalette": [.tap("Pick 2"), .tap("Pick 3")],
  "RoundedCorners": [.tap("Other corners"), .tap("Other corners")],
  "CoverShelf": [.tap("Play Red")],
  "UIKitRouter": [.tap("Open inbox"), .tap("Open drafts")],
  "ShareTray": [.tap("Copy link"), .tap("Share link"), .tap("Done sharing")],
  "KeyboardRaiser": [.tap("Pretend to type"), .wait(.seconds(1)), .tap("Stop")],
  "NativeSliders": [.tap("Double"), .tap("Switch on")],
  "PickedPortrait": [.tap("Draw one"), .tap("Pick from library"), .tap("Cancel picking")],
  "BarStyling": [.tap("More of home"), .back, .tab("Saved")],
  "ToastWindow": [.tap("Save file"), .wait(.seconds(3))],
  "ConfettiBurst": [.tap("Celebrate"), .tap("Celebrate")],
  "SnapshotShare": [.increment("Seat 12"), .tap("Make picture")],
  "WheelReminder": [.tap("Show wheel"), .tap("An hour later"), .tap("Hide wheel")],
]

/// What requests are answered with.
let answers: [String: [String: String]] = [
  "ExchangeRates": [
    "https://example.org/rates/EUR": #"{"base":"EUR","rates":{"USD":1.08,"SEK":11.5}}"#
  ],
  "PostsView": [
    "https://example.org/posts":
      #"[{"id":1,"title":"First","body":"Hello"},{"id":2,"title":"Second","body":"World"}]"#
  ],
  "WeatherScreen": [
    "https://example.org/weather":
      #"{"city":"Oslo","days":[{"date":"2024-01-01T12:00:00Z","high":1.4,"low":-3.2}]}"#
  ],
]
