// UIKit views in SwiftUI, as boxes. The view is created with the box, updated when its value or environment changes, and
// measured. It is not drawn, except for the content of hosting controllers.

public import Foundation
@_spi(Runtime) public import SimViews

@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal, or nil for the intrinsic size of the view.
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

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
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

/// The view and the coordinator of a representable.
///
/// They are dismantled when the identity is removed, after `onDisappear`, and not when a tab or
/// another screen covers the view.
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

  /// Stores the transaction of the change that caused the body evaluation.
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
  /// A box of the proposed size.
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
          // The element may outlive the box, so the closure keeps no strong reference.
          [weak kept = kept, representable, environment] proposal in
          // Layout runs on the device's thread.
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
