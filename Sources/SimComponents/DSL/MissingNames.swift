// Names that are missing, declared so that the compiler says so at once instead of looking for what else could be meant.

public import Foundation
public import SimViews

extension View {
  /// Missing: nothing is drawn, so there are no shaders.
  @available(*, unavailable, message: "The simulated device draws nothing: shaders are missing.")
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }

  /// Missing: nothing is drawn, so there are no shaders.
  @available(*, unavailable, message: "The simulated device draws nothing: shaders are missing.")
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }

  /// Missing: nothing is drawn, so there are no shaders.
  @available(*, unavailable, message: "The simulated device draws nothing: shaders are missing.")
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
}

/// Missing: nothing is drawn, so there are no shaders.
@available(*, unavailable, message: "The simulated device draws nothing: shaders are missing.")
public struct Shader {}

/// Missing: nothing is drawn, so there are no shaders.
@available(*, unavailable, message: "The simulated device draws nothing: shaders are missing.")
public struct ShaderLibrary {}

/// Missing: texts are drawn by nobody.
@available(
  *, unavailable, message: "The simulated device draws nothing: text renderers are missing."
)
public protocol TextRenderer {}

/// Missing: texts are drawn by nobody.
@available(
  *, unavailable, message: "The simulated device draws nothing: text attributes are missing."
)
public protocol TextAttribute {}

/// Missing on a phone.
@available(*, unavailable, message: "HSplitView is for macOS; the simulated device is a phone.")
public struct HSplitView<Content> {}

/// Missing on a phone.
@available(*, unavailable, message: "VSplitView is for macOS; the simulated device is a phone.")
public struct VSplitView<Content> {}

/// Missing on a phone.
@available(*, unavailable, message: "MenuBarExtra is for macOS; the simulated device is a phone.")
public struct MenuBarExtra<Label, Content> {}
