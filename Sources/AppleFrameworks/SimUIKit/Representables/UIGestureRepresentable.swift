// UIKit gesture recognizers on SwiftUI views. Touches reach only SwiftUI gestures, so recognizers are never created.

public import Foundation
public import SimViews

/// A representable of a gesture recognizer, which is never created.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Never called: touches do not reach the recognizer.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Content: UIGestureRecognizerRepresentable> {
  public let coordinator: Content.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  public let localLocation: CGPoint
  public let localTranslation: CGPoint?
  /// The velocity in points per second, or nil if the gesture does not move.
  public let localVelocity: CGPoint?
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { localLocation }
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }
  /// Returns the velocity in points per second.
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }
}

extension View {
  /// Accepted and ignored: the recognizer is not created.
  nonisolated public func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("gesture", ()) }
}
