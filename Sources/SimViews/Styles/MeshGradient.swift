/// A two-dimensional gradient defined by a 2D grid of positioned colors.
nonisolated public struct MeshGradient: _GradientView, NamedStyle {
  /// The width and the height of the mesh, in vertices.
  public var width: Int, height: Int
  let points: [SIMD2<Float>]
  package let colors: [Color]
  /// The color behind the mesh.
  public var background: Color
  /// Whether colors are interpolated smoothly.
  public var smoothsColors: Bool

  /// Creates a new gradient mesh specified as a 2D grid of colored points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    (self.width, self.height) = (width, height)
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  package func name(in environment: EnvironmentValues) -> String {
    "meshGradient \(width)x\(height)"
  }
}
