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
  /// `@EnvironmentObject`.
  case environmentObject
  /// `@Environment` with the type of an `@Observable` object.
  case environmentModel
  /// An `@Observable` object out of those that all share.
  case model
  /// A `ForEach`.
  case rows
  /// `.id(_:)`.
  case identified
  /// `AnyView`.
  case erased
  /// A view of plain old data.
  case plain
  /// Plain old data with a `==` of its own, which nobody asks.
  case plainEquatable
  /// Not plain, with a `==` of its own, which is asked.
  case equatable
  /// `.equatable()`.
  case equatableView
  /// A view that takes a closure over a number.
  case closure
  /// A view of the user's own around any content.
  case container
  /// `onAppear` and `onDisappear`.
  case appearance
  /// `onChange(of:)`.
  case change
  /// `preference(key:value:)`.
  case preference
  /// `onPreferenceChange`.
  case preferenceReader
  /// A modifier of the user's own, with state.
  case modifier
  /// A dynamic property of the user's own.
  case property
  /// A view that takes enums with payloads.
  case phased
  /// `onChange(of:initial:)`.
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
  /// A closure of a `ForEach` that publishes a change.
  case publishing
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
  /// `@AppStorage` and `@SceneStorage`.
  case stored
  /// `@Bindable`, and a binding to a property.
  case bindable
  /// A `NavigationStack` with a path, a link or a destination that is presented.
  case navigation
  /// A `List` among other views, as large as its rows.
  case roster
  /// A tree of data in a list.
  case outline
  /// A `TabView`.
  case tabs
  /// A sheet or a cover over any view.
  case presenter

  /// The kinds that stand inside others, leaves left out.
  static let inner = allCases.filter {
    $0 != .text && $0 != .roster && $0 != .outline && !$0.scrolls && !$0.isHost
  }

  /// Whether only the rows that can be seen exist.
  var scrolls: Bool {
    self == .list || self == .lazyStack || self == .lazyGrid || self == .sections
  }

  /// Whether it shows screens: hosting boundaries that come and go with what leads to them.
  var isHost: Bool { self == .navigation || self == .tabs || self == .presenter }

  /// How many views stand inside.
  var childCount: Int {
    switch self {
    case .text, .steady, .measuring, .layering, .arranged, .outline: 0
    case .several, .conditional, .tabs: 3
    case .state, .stateObject, .navigation, .presenter, .grid, .section: 2
    default: 1
    }
  }
}
