// Views of UIKit among SwiftUI's: a box. The view is made when the box is, updated whenever its value or its environment
// changes, and asked for its size; it is not drawn, except for what hosting controllers show in it.

public import Foundation
@_spi(Runtime) public import SimViews

/// A wrapper for a UIKit view that you use to integrate that view into your SwiftUI view hierarchy.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  /// A type to coordinate with the view.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// The size under a proposal; nil for the view's own.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// Contextual information about the state of the system that you use to create and update your UIKit view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// Contextual information about the state of the system that you use to create and update your UIKit view controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// A view that represents a UIKit view controller.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The type of view controller to present.
  associatedtype UIViewControllerType: UIViewController
  /// A type to coordinate with the view controller.
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable keeps for its identity, with which it is dismantled: after the view's `onDisappear`, and not when a
/// tab or a screen only covers it.
@MainActor
private final class Representation<Content, Coordinator> {
  var content: Content?
  var coordinator: Coordinator?
  var isLaidOut = false
  private(set) var transaction = Transaction()
  private let dismantle: @MainActor (Content, Coordinator) -> Void

  nonisolated init(dismantle: @escaping @MainActor (Content, Coordinator) -> Void) {
    self.dismantle = dismantle
  }

  /// Adopts the transaction of the change for which the box is evaluated.
  func takeTransaction() { transaction = ViewRuntime.current?.transactionOfBody ?? Transaction() }

  deinit {
    MainActor.withoutCheck {
      if let content, let coordinator { dismantle(content, coordinator) }
    }
  }
}

extension UIViewRepresentable {
  public var body: _PlatformBox<Self> { _PlatformBox(representable: self) }
}

extension UIViewControllerRepresentable {
  /// A box of all the size that is offered.
  public var body: _ControllerBox<Self> { _ControllerBox(representable: self) }
}

@MainActor @preconcurrency
public struct _PlatformBox<Representable: UIViewRepresentable>: View {
  let representable: Representable
  @State private var kept = Representation<Representable.UIViewType, Representable.Coordinator> {
    Representable.dismantleUIView($0, coordinator: $1)
  }
  @Environment(\.self) private var environment

  public var body: some View {
    let view = update()
    let roots = view.hostedRoots
    HostedViews(roots: roots)
      .modifier(
        PlatformSizing(intrinsic: view.intrinsicContentSize) {
          // What is laid out may outlive the box, and holds nothing of it.
          [weak kept = kept, representable, environment] proposal in
          // What lays out is the device's own thread.
          MainActor.withoutCheck {
            guard let kept, let view = kept.content, let coordinator = kept.coordinator else {
              return nil
            }
            let context = UIViewRepresentableContext<Representable>(
              coordinator: coordinator, transaction: kept.transaction, environment: environment)
            return representable.sizeThatFits(proposal, uiView: view, context: context)
          }
        }
      )
      .accessibilityElement(children: roots.isEmpty ? .ignore : .contain)
      .accessibilityIdentifier("\(Representable.self)")
  }

  private func update() -> Representable.UIViewType {
    kept.takeTransaction()
    let coordinator = kept.coordinator ?? representable.makeCoordinator()
    kept.coordinator = coordinator
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, transaction: kept.transaction, environment: environment)
    let view = kept.content ?? representable.makeUIView(context: context)
    kept.content = view
    representable.updateUIView(view, context: context)
    return view
  }
}

/// The box of a UIKit view controller.
@MainActor @preconcurrency
public struct _ControllerBox<Representable: UIViewControllerRepresentable>: View {
  let representable: Representable
  @State private var kept = Representation<
    Representable.UIViewControllerType, Representable.Coordinator
  > { Representable.dismantleUIViewController($0, coordinator: $1) }
  @Environment(\.self) private var environment

  public var body: some View {
    let roots = update().view.hostedRoots
    HostedViews(roots: roots)
      .accessibilityElement(children: roots.isEmpty ? .ignore : .contain)
      .accessibilityIdentifier("\(Representable.self)")
      .onAppear {
        guard let controller = kept.content else { return }
        controller.viewWillAppear(false)
        controller.viewIsAppearing(false)
        if !kept.isLaidOut {
          kept.isLaidOut = true
          controller.viewWillLayoutSubviews()
          controller.viewDidLayoutSubviews()
        }
        controller.viewDidAppear(false)
      }
      .onDisappear {
        guard let controller = kept.content else { return }
        controller.viewWillDisappear(false)
        controller.viewDidDisappear(false)
      }
  }

  private func update() -> Representable.UIViewControllerType {
    kept.takeTransaction()
    let coordinator = kept.coordinator ?? representable.makeCoordinator()
    kept.coordinator = coordinator
    let context = UIViewControllerRepresentableContext<Representable>(
      coordinator: coordinator, transaction: kept.transaction, environment: environment)
    let controller = kept.content ?? representable.makeUIViewController(context: context)
    kept.content = controller
    controller.loadViewIfNeeded()
    representable.updateUIViewController(controller, context: context)
    return controller
  }
}
