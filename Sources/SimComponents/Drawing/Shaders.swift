// Shaders: programs of the graphics processor, which a simulated device does not have. A shader is
// a name with arguments; an effect records it, and the view is drawn without it.

public import Foundation
public import SimViews

/// A reference to a function in a library of shaders, along with its bound uniform argument values.
public struct Shader: Hashable, Sendable {
  /// A single argument of a shader, as a text of the value from which it was made.
  public struct Argument: Hashable, Sendable {
    private let text: String
    private init(_ value: Any...) { text = value.map { "\($0)" }.joined(separator: ", ") }
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { .init(Double(x)) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      .init(Double(x), Double(y))
    }
    public static func float2(_ point: CGPoint) -> Argument { .init(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { .init(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { .init(vector.dx, vector.dy) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      .init(Double(x), Double(y), Double(z))
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      .init(Double(x), Double(y), Double(z), Double(w))
    }
    public static func floatArray(_ array: [Float]) -> Argument { .init(array) }
    /// The bounds of the view.
    public static var boundingRect: Argument { .init("boundingRect") }
    public static func color(_ color: Color) -> Argument { .init(color.name) }
    public static func colorArray(_ array: [Color]) -> Argument {
      .init(array.map(\.name))
    }
    public static func image(_ image: Image) -> Argument { .init("image") }
    public static func data(_ data: Data) -> Argument { .init(data) }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  /// Whether the shader dithers its output.
  public var dithersColor = false
  /// Creates a shader of a function and its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// A reference to a function in a library of shaders.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String
  /// Creates a function of a library.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
  /// Returns a shader of the function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of shaders, whose functions are names.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  private let name: String
  /// The library of the app.
  public static let `default` = ShaderLibrary(name: "default")
  /// Returns the library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    .init(name: bundle.bundlePath)
  }
  private init(name: String) { self.name = name }
  /// Creates a library of compiled functions.
  public init(data: Data) { name = "data" }
  /// Creates a library of compiled functions in a file.
  public init(url: URL) { name = url.path }
  /// A function of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    Self.default[dynamicMember: name]
  }
  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

extension View {
  /// Applies a shader to the colors of the view; recorded, not drawn.
  nonisolated public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<Shader>> { noted("colorEffect", shader) }

  /// Applies a shader to the position of each pixel of the view; recorded, not drawn.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<Shader>> { noted("distortionEffect", shader) }

  /// Applies a shader to the view as a layer; recorded, not drawn.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<Shader>> { noted("layerEffect", shader) }
}

extension VisualEffect {
  /// Applies a shader to the colors of the view; not drawn.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// Applies a shader to the position of each pixel of the view; not drawn.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  /// Applies a shader to the view as a layer; not drawn.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}

extension Shader: ShapeStyle {}

extension ShapeStyle where Self == Shader {
  /// Returns a style that fills with a shader; not drawn.
  public static func shader(_ shader: Shader) -> Shader { shader }
}
