// Modifiers that take a style: backgrounds and overlays that are filled areas, borders, and the styles
// that the environment passes down.

public import Foundation

/// A modifier that writes a style into the environment.
nonisolated public struct _StyleWritingModifier<Style: ShapeStyle>: EnvironmentWriting {
  let style: Style
  let target: Target

  enum Target { case foreground, tint }

  var writing: (inout EnvironmentValues) -> Void {
    let (style, target) = (style, target)
    return { values in
      let color = style as? Color ?? Color(named: styleName(style, in: values))
      switch target {
      case .foreground: values.foregroundColor = color
      case .tint: values.tint = color
      }
    }
  }
}

private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  /// The tint of this environment; nil for the app's accent colour.
  package var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Sets a view's foreground elements to use a given style.
  @_disfavoredOverload
  nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleWritingModifier<S>> {
    ModifiedContent(
      content: self, modifier: _StyleWritingModifier(style: style, target: .foreground))
  }

  /// Sets the primary and secondary levels of the foreground style.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> ModifiedContent<Self, _StyleLevelsModifier<S1, S2, S2>> {
    modifier(_StyleLevelsModifier(primary: primary, secondary: secondary, tertiary: nil))
  }

  /// Sets the primary, secondary and tertiary levels of the foreground style.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> ModifiedContent<Self, _StyleLevelsModifier<S1, S2, S3>> {
    modifier(_StyleLevelsModifier(primary: primary, secondary: secondary, tertiary: tertiary))
  }

  /// Sets the tint within this view.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(
    _ tint: S
  ) -> ModifiedContent<Self, _StyleWritingModifier<S>> {
    ModifiedContent(content: self, modifier: _StyleWritingModifier(style: tint, target: .tint))
  }

  /// Sets the tint color within this view.
  nonisolated public func tint(
    _ tint: Color?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Color?>> {
    environment(\.tint, tint)
  }

  /// Sets the accent color for this view and the views it contains.
  nonisolated public func accentColor(
    _ accentColor: Color?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Color?>> {
    environment(\.tint, accentColor)
  }

  /// Sets the view's background to a style.
  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _LayeringModifier<_ShapeView<Rectangle, S>>> {
    layered(Rectangle().fill(style), .center, isBehind: true, ignoring: edges)
  }

  /// Sets the view's background to the default background style.
  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _LayeringModifier<_ShapeView<Rectangle, BackgroundStyle>>> {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Sets the view's background to a shape filled with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _LayeringModifier<_ShapeView<T, S>>> {
    layered(shape.fill(style, style: fillStyle), .center, isBehind: true)
  }

  /// Sets the view's background to a shape filled with the default background style.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _LayeringModifier<_ShapeView<S, BackgroundStyle>>> {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Layers the specified style in front of this view.
  @_disfavoredOverload
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _LayeringModifier<_ShapeView<Rectangle, S>>> {
    layered(Rectangle().fill(style), .center, isBehind: false, ignoring: edges)
  }

  /// Layers a shape that you specify in front of this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _LayeringModifier<_ShapeView<T, S>>> {
    layered(shape.fill(style, style: fillStyle), .center, isBehind: false)
  }

  /// Adds a border to this view with the specified style and width, in points.
  nonisolated public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> ModifiedContent<
    Self, _LayeringModifier<_ShapeView<_StrokedShape<_Inset<Rectangle>>, S>>
  > {
    layered(
      Rectangle().strokeBorder(content, lineWidth: width), .center, isBehind: false)
  }
}
