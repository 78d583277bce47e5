// The macros of models. What they expand to is in the target SwiftUIMacros; accessors of properties are the toolchain's.

public import Foundation
public import SimViews

/// Makes a class one that a model container keeps.
@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers), named(schemaMetadata), named(_uniqueKeyPaths))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// Says how the value of a property is kept.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "NoteMacro")

/// Says how the models that a property leads to are kept.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "NoteMacro")

/// Leaves a property out of what is kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "NoteMacro")

/// Fetches all models of the class that the variable's type names.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches all models of the class that the variable's type names, whose changes are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches all models of the class that the variable's type names, whose changes come with a transaction.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a descriptor asks for.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a descriptor asks for, whose changes are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a predicate holds for, in an order.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a predicate holds for, in an order, whose changes are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a predicate holds for, in the order of a property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a predicate holds for, in the order of a property, whose changes are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a predicate holds for, in the order of a property that may be nil.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a predicate holds for, in the order of a property that may be nil, whose changes are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Says which values are looked for often; here nothing has an index.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "NoteMacro")

/// Says which values, taken together, tell a model from others of its class; `@Model` reads it.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "NoteMacro")

/// Makes an actor one that works with the models of a container.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")
