/// What one view of a random program is.
package enum Kind: Int, CaseIterable, Sendable {
  /// A text with its number and its input.
  case text
  /// Views beside each other: bare, in a group, in a stack.
  case several
  /// An `if` with or without an `else`, a `switch`, a ternary.
  case conditional
  /// A `@State`, a binding to it, a closure over it.
  case state
  /// A `@StateObject`, and the same object observed below.
  case stateObject
  /// An `@ObservedObject` out of those that all share.
  case observed
  /// A modifier that writes the environment.
  case environmentWriter
  /// `@Environment` with a key path.
  case environmentNumber
  case environmentObject
  /// `@Environment` with the type of an `@Observable` object.
  case environmentModel
  /// An `@Observable` object out of those that all share.
  case model
  case rows
  case identified
  case erased
  /// A view of plain old data.
  case plain
  /// Plain old data with a `==` of its own, which nobody asks.
  case plainEquatable
  /// Not plain, with a `==` of its own, which is asked.
  case equatable
  case equatableView
  /// A view that takes a closure over a number.
  case closure
  /// A view of the user's own around any content.
  case container
  case appearance
  case change
  case preference
  case preferenceReader
  /// A modifier of the user's own, with state.
  case modifier
  /// A dynamic property of the user's own.
  case property
  /// A view that takes enums with payloads.
  case phased
  case initialChange
  /// A state whose initial value is all that the view around it says.
  case seeded
  /// A view with state and a `==` of its own, which holds the newest of equal values.
  case held
  /// A branch that takes a second to leave, and may be taken again meanwhile.
  case leaving
  /// A binding made of two closures over a state.
  case closureBinding
  /// A binding to one of two states, now this one and now the other.
  case rebound
  /// A generic view inside other types, which says why its body runs.
  case named
  /// An `onChange` that changes its own value, for as long as that may go on.
  case feeding
  /// A `ForEach` over what never changes.
  case steady
  /// A reader of geometry in a frame of many sizes.
  case measuring
  /// A button of a style.
  case styling
  /// A closure for what appears in an overlay.
  case layering
  /// A body that writes a state.
  case writing
  /// A key of the environment whose getter reads an observable object.
  case watching
  /// A layout of the app's own.
  case arranged
  /// Two collections under one layer for each of their views.
  case layered
  /// A closure of a `ForEach` that publishes a change.
  case publishing
  /// A closure that another body calls, over a state that the body around it never reads.
  case capturing
  /// A binding of closures that nobody reads.
  case unused
  /// `onPreferenceChange` around what hands up nothing.
  case unheard
  /// A state and a value of the environment with a `==` of their own.
  case loosening
  case enabling
  /// `@Environment(\.self)`, and a key path that `init` chooses.
  case choosing
  /// A `ForEach` of which two elements have one id.
  case duplicated
  /// Views that say how large they are.
  case sizing
  /// Modifiers that are asked for the transaction.
  case transacting
  /// A write under transactions within each other.
  case carrying
  /// An animation that counts as complete before its end.
  case completing
  /// Sizes that are animated.
  case moving
  /// An `AnyView` whose type changes under an animation.
  case erasing
  /// Preferences of which some stay, some may come and go, and some are sizes.
  case handing
  /// A dynamic property that is brought up to date where no body runs.
  case visiting
  /// Layouts of the app's own that are asked again.
  case probing
  /// A canvas with a symbol.
  case drawing
  /// A view behind another one, which takes a second to leave.
  case backing
  /// The phase of the scene.
  case staging
  /// Tasks that begin, and begin anew.
  case tasking
  case ticking
  /// A named space around rows.
  case spacing
  /// Rows with ids that are absent for an update.
  case keeping
  /// Views in scroll views whose sizes follow from those.
  case scrolling
  /// A binding out of an optional.
  case unwrapping
  /// A transform of the environment that reads an observable object.
  case transforming
  /// Views that leave a container together.
  case parting
  /// Alternatives of which one fits.
  case fitting
  /// Views that stand from right to left, and words of which one fits in a line.
  case turning
  /// Styles within each other.
  case restyling
  /// A timeline that begins now.
  case timing
  /// A view that grows by its own geometry.
  case growing
  /// A lazy stack that gives up what was scrolled away.
  case evicting
  /// A list and what takes its place.
  case hosting
  /// A `List` of rows, as the whole screen.
  case list
  /// A `LazyVStack` of rows in a scroll view, as the whole screen.
  case lazyStack
  /// A `LazyVGrid` of rows in a scroll view, as the whole screen.
  case lazyGrid
  /// A `List` of two sections, between which rows move, as the whole screen.
  case sections
  /// A `Grid` with rows.
  case grid
  /// A `Section` that is not in a list.
  case section
  case stored
  /// `@Bindable`, and a binding to a property.
  case bindable
  /// A `NavigationStack` with a path, a link or a destination that is presented.
  case navigation
  /// A `List` among other views, as large as its rows.
  case roster
  /// A tree of data in a list.
  case outline
  case tabs
  /// A sheet or a cover over any view.
  case presenter

  /// The kinds that stand inside others, leaves left out, and those of which only some programs are made.
  static let inner = allCases.filter {
    $0 != .text && $0 != .roster && $0 != .outline && !$0.scrolls && !$0.isHost
      && !particular.contains($0) && !onDevice.contains($0)
  }

  /// The kinds that hold nothing and are about one rule each; programs of their own are made of them.
  static let particular: [Kind] = [
    .capturing, .capturing, .unused, .unheard, .loosening, .loosening, .enabling, .choosing,
    .duplicated, .sizing, .sizing,
    .transacting,
    .carrying, .completing, .moving, .erasing, .handing, .visiting, .probing, .drawing, .backing,
    .staging, .unwrapping, .transforming, .parting, .fitting, .turning, .restyling, .layered,
  ]

  /// The same about rules for which time has to pass, or rows have to be made.
  static let onDevice: [Kind] = [
    .tasking, .ticking, .spacing, .keeping, .keeping, .scrolling,
    .timing, .growing, .evicting, .hosting,
  ]

  /// Whether only the rows that can be seen exist.
  var scrolls: Bool {
    self == .list || self == .lazyStack || self == .lazyGrid || self == .sections
  }

  /// Whether it shows screens: hosting boundaries that come and go with what leads to them.
  var isHost: Bool { self == .navigation || self == .tabs || self == .presenter }

  /// How many views stand inside.
  var childCount: Int {
    if Kind.particular.contains(self) || Kind.onDevice.contains(self) { return 0 }
    return switch self {
    case .text, .steady, .measuring, .layering, .arranged, .outline: 0
    case .several, .conditional, .tabs: 3
    case .state, .stateObject, .navigation, .presenter, .grid, .section: 2
    default: 1
    }
  }
}
