// Published claims about SwiftUI, each as two runs of the catalogue.

import SimLab

extension Lesson {
  /// All claims, by subject.
  static let all: [Lesson] = values + lifetimes + identity + architecture + evaluations

  private static let values: [Lesson] = [
    Lesson(
      "one object at the root",
      "An object at the root of which everything is a part evaluates views that have not changed.",
      without: "observed-object", with: "distributed", workload: "rapid-updates", figure: .bodies),
    Lesson(
      "one object at the root",
      "A destination with an @ObservedObject makes a model with every row; with a @StateObject it makes one when shown.",
      without: "observed-object", with: "state-object", workload: "scroll", figure: .models,
      remark: """
        Objects altogether are more with the advice, not fewer: a @StateObject takes its model as a closure, and each row \
        makes two contexts of closures in place of one model. What is saved is the model, which is small here.
        """),
    Lesson(
      "destinations behind a closure",
      "A destination behind a closure is made when its screen is, not with its row.",
      without: "observed-object", with: "wrapped-destination", workload: "scroll",
      figure: .models,
      remark: """
        Objects altogether are as many: the closure has a context, which is an object too, and each row makes one in \
        place of a model.
        """),
    Lesson(
      "environment objects",
      "Whoever declares an environment object is evaluated at each of its changes.",
      without: "environment-object", with: "distributed", workload: "rapid-updates",
      figure: .bodies),
    Lesson(
      "cheap views", "Values of views are made often, so an init should do nothing.",
      without: "heavy-init", with: "row-slices", workload: "rapid-updates", figure: .mainThread),
    Lesson(
      "split the state up",
      "State in small objects reaches the one row that shows it.",
      without: "single-store", with: "distributed", workload: "rapid-updates", figure: .mainThread),
  ]

  private static let lifetimes: [Lesson] = [
    Lesson(
      "ScrollView", "A ScrollView makes all of its children at once, seen or not.",
      without: "eager-scroll", with: "lazy-stack", workload: "launch", figure: .bodies),
    Lesson(
      "List", "A List makes the rows that can be seen, and needs memory for those alone.",
      without: "eager-scroll", with: "row-slices", workload: "launch", figure: .peakMemory),
    Lesson(
      "List",
      "A List shows another row in a used cell; a lazy stack makes every row anew.",
      without: "lazy-stack", with: "row-slices", workload: "scroll", figure: .mainThread),
  ]

  private static let identity: [Lesson] = [
    Lesson(
      "explicit identity",
      "An index as id makes every row behind an insertion another one.",
      without: "index-ids", with: "row-slices", workload: "insert-while-scrolling", figure: .bodies),
    Lesson(
      "explicit identity", "A new id is a new view, and the old one goes.",
      without: "unstable-ids", with: "row-slices", workload: "rapid-updates", figure: .bodies),
    Lesson(
      "structural identity",
      "A view that changes its branch is made anew; an inert modifier changes a value.",
      without: "branching-modifier", with: "inert-modifier", workload: "visible-updates",
      figure: .mainThread,
      remark: """
        A branch is made anew only where a row is on screen. In rapid-updates, whose changes fall on all items alike, one \
        row in 240 changes is, and the two strategies take the same time.
        """),
    Lesson(
      "AnyView", "What the compiler does not know of a row is found out as the app runs.",
      without: "any-view-rows", with: "row-slices", workload: "launch", figure: .allocations,
      remark: """
        A list cannot tell from an AnyView how many rows an element gives, so it makes the contents of all elements to \
        count them, and keeps them. The main thread hardly feels it: a row that scrolls in is one node more than without.
        """),
    Lesson(
      "explicit identity",
      "`.id` on rows hides from the list that all rows are alike.",
      without: "id-on-rows", with: "row-slices", workload: "launch", figure: .allocations,
      remark: """
        The figures published for it were measured on iOS 15, whose list makes the contents of all elements to learn their ids. \
        Nobody has published a measurement of a later system; that those make them on demand is an estimate, and so the \
        claim does not hold there.
        """),
  ]

  private static let architecture: [Lesson] = [
    Lesson(
      "routes",
      "A link that holds a route makes its destination when the route is pushed.",
      without: "row-slices", with: "routed", workload: "scroll", figure: .initialisations),
    Lesson(
      "one store", "All screens depend on one value, whatever part of it they show.",
      without: "single-store", with: "row-slices", workload: "rapid-updates", figure: .bodies),
    Lesson(
      "values and bindings",
      "A view that shows a value needs the value; a binding is for who changes it.",
      without: "bindings", with: "row-slices", workload: "rapid-updates", figure: .bodies),
  ]

  private static let evaluations: [Lesson] = [
    Lesson(
      "needless declarations", "Declaring an object is depending on it, read or not.",
      without: "unused-environment", with: "row-slices", workload: "rapid-updates",
      figure: .bodies),
    Lesson(
      "parameters",
      "A row that is given only what it shows compares equal while that is.",
      without: "row-values", with: "row-slices", workload: "rapid-updates", figure: .bodies),
    Lesson(
      "Equatable", "A comparison of one's own leaves out what is not shown.",
      without: "row-values", with: "equatable-rows", workload: "rapid-updates", figure: .bodies,
      remark: """
        The row holds numbers and a Bool alone, and a view that is plain old data is compared by its bytes: its `==` is \
        not asked. A row that holds a string, an object or a closure is; `equatable-closure` below is such a row.
        """),
    Lesson(
      "closures", "A closure that captures the store makes every row run at each change.",
      without: "closure-capture", with: "method-reference", workload: "rapid-updates",
      figure: .bodies),
    Lesson(
      "closures", "An Equatable row that leaves its closure out does not run for it.",
      without: "closure-capture", with: "equatable-closure", workload: "rapid-updates",
      figure: .bodies),
    Lesson(
      "event sources",
      "An event evaluates the view that receives it, so receive it in a small one.",
      without: "root-event-source", with: "isolated-event-source", workload: "rapid-updates",
      figure: .mainThread,
      remark: """
        The bodies are as many: each event evaluates the small view in place of the root. What is saved is what follows \
        the root's body, a new value for the list, whose ids are gathered and compared.
        """),
    Lesson(
      "heavy bodies", "A body runs whenever its inputs differ, so it should do little.",
      without: "heavy-body", with: "row-slices", workload: "scroll", figure: .mainThread,
      remark: """
        The body runs once for each row that comes into view, and its declared 50 µs stand beside 1.7 ms for the row's cell, \
        layout and text: 3 %, which is no difference by the measure of this report. From 90 µs on it would be one.
        """),
  ]
}
