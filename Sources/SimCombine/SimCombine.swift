// What `import Combine` brings: publishers and subscribers, `ObservableObject` and `@Published`, and the publishers of
// Foundation's types.

@_exported public import SimViews
