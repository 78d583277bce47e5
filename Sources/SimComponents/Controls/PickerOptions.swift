// The options of a picker: the views inside. An option is chosen by its tag, or without one by its
// id as an element of a `ForEach`; any other view is shown but cannot be chosen.

import SimGraph
@_spi(Runtime) import SimViews

/// The options of a picker.
nonisolated struct OptionList<Content: View>: PrimitiveView {
  let content: Content
  @MainActor static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    OptionListNode<Content>(value, inputs) { $0.content }
  }
}

@MainActor
struct Option {
  /// The value that chooses the option; nil for a view that is shown but cannot be chosen.
  let tag: AnyHashable?
  let elements: [RenderElement]
  /// The only type of selection that the tag matches; nil if it also matches an optional that
  /// contains it.
  var exactType: Any.Type?
  /// A label that is not on screen but names the option.
  var hiddenLabel: [RenderElement] = []
  var label: String {
    (hiddenLabel.isEmpty ? elements : hiddenLabel).flatMap(\.texts).joined(separator: ", ")
  }

  /// Returns the selection that the option represents; nil if it has no tag, or one of another
  /// type.
  ///
  /// A tag also matches an optional selection that contains it, which is the default of
  /// `tag(_:includeOptional:)`.
  func selection<Value: Hashable>(_: Value.Type) -> Value? {
    guard exactType == nil || exactType == Value.self else { return nil }
    return tag?.base as? Value
  }
}

/// The node of the options, which shows nothing itself.
final class OptionListNode<Content: View>: PassThroughNode<OptionList<Content>, Content>,
  OptionListing, LabelHiding
{
  /// The hidden label of the option that was collected last.
  private var hiddenLabel: [RenderElement] = []

  func takeHiddenLabel(_ label: [RenderElement]) { hiddenLabel = label }

  var options: [Option] {
    var options: [Option] = []
    if let child { gather(child, isInList: true, &options) }
    return options
  }

  /// Adds the options in a node.
  ///
  /// - Parameter isInList: Whether a view without a tag is an option of the picker, rather than a
  ///   part of one.
  private func gather(_ node: _ViewNode, isInList: Bool, _ options: inout [Option]) {
    if let tagged = node as? any Tagged {
      return add(tagged.tag, node, &options, exactType: tagged.exactType)
    }
    if node is CurrentValueNode { return }
    if let identified = node as? any IdentifiedChildren {
      return identified.forEachIdentified { id, child in
        if hasTags(child) {
          gather(child, isInList: false, &options)
        } else {
          add(id, child, &options)
        }
      }
    }
    if let section = node as? any SectionParts {
      if let content = section.content { gather(content, isInList: isInList, &options) }
    } else if hasTags(node) {
      node.forEachChild { child in
        gather(child, isInList: isInList && node.handsOn(child), &options)
      }
    } else if isInList {
      addUntagged(node, &options)
    }
  }

  /// Returns whether views inside are distinguished by tags.
  private func hasTags(_ node: _ViewNode) -> Bool {
    if node is any Tagged || node is any IdentifiedChildren { return true }
    var found = false
    node.forEachChild { child in if !found { found = hasTags(child) } }
    return found
  }

  private func add(
    _ tag: AnyHashable, _ node: _ViewNode, _ options: inout [Option], exactType: Any.Type? = nil
  ) {
    var elements: [RenderElement] = []
    hiddenLabel = []
    node.collect(into: &elements)
    options.append(
      Option(tag: tag, elements: elements, exactType: exactType, hiddenLabel: hiddenLabel))
  }

  private func addUntagged(_ node: _ViewNode, _ options: inout [Option]) {
    var elements: [RenderElement] = []
    node.collect(into: &elements)
    for element in elements where element.kind != .divider && element.kind != .spacer {
      options.append(Option(tag: nil, elements: [element]))
    }
  }

  override func collect(into elements: inout [RenderElement]) {}
}

/// A node that contains options.
@MainActor
protocol OptionListing: AnyObject {
  /// The options, in the tree's order.
  var options: [Option] { get }
}
