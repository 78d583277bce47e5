// A view whose content is made from a value that keyframes move. The content is evaluated at each
// frame while they do. The animated value is the time on the timeline, linearly.

import Foundation
public import SimViews

/// A container that animates its content with keyframes.
@MainActor @preconcurrency
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: EquatableValue?
  private let isRepeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  /// The number of times that the timeline has been played to its end: the whole part of the time.
  @State private var played = 0.0
  /// The value at which the keyframes begin: their last value; nil for the initial one.
  @State private var start: Value?
  @State private var isShown = false

  /// Plays the given keyframes when the given trigger value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = EquatableValue(trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  /// Loops the given keyframes continuously, or plays them once when the view appears.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// The content, made from the current value.
  public var body: some View {
    KeyframeContent(played: played, first: first, timeline: timeline(from: first), content: content)
      .onAppear {
        isShown = true
        if trigger == nil { play() }
      }
      .onDisappear { isShown = false }
      .onChange(of: trigger) { play() }
  }

  private var first: Value { start ?? initialValue }

  private func timeline(from value: Value) -> KeyframeTimeline<Value> {
    KeyframeTimeline(initialValue: value) { keyframes(value) }
  }

  /// Plays the keyframes from their last value, if they were played before.
  private func play() {
    let next = played > 0 ? timeline(from: first).value(progress: 1) : first
    let duration = timeline(from: next).duration
    guard duration > 0 else { return }
    withAnimation(.linear(duration: duration)) {
      start = next
      played = played.rounded(.down) + 1
    } completion: {
      if isRepeating, isShown { play() }
    }
  }
}

/// The content at a time.
private struct KeyframeContent<Value, Content: View>: View, Animatable {
  var played: Double
  /// The value before anything is played.
  let first: Value
  let timeline: KeyframeTimeline<Value>
  let content: (Value) -> Content

  nonisolated var animatableData: Double {
    get { played }
    set { played = newValue }
  }

  var body: some View {
    let part = played - played.rounded(.down)
    // Before the keyframes are played the first ones have no effect, even if a move takes no time.
    content(played == 0 ? first : timeline.value(progress: part == 0 ? 1 : part))
  }
}

extension View {
  /// Plays the given keyframes when the given trigger value changes, updating the view using the modifiers you apply.
  public func keyframeAnimator<Value, K: Keyframes, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (_AnimatorContent<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> KeyframeAnimator<Value, K, Content> where K.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(_AnimatorContent(content: self), $0) }, keyframes: keyframes)
  }

  /// Loops the given keyframes continuously, updating the view using the modifiers you apply.
  public func keyframeAnimator<Value, K: Keyframes, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (_AnimatorContent<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> KeyframeAnimator<Value, K, Content> where K.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(_AnimatorContent(content: self), $0) }, keyframes: keyframes)
  }
}
