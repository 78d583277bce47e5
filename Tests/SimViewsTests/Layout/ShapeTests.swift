@_spi(Runtime) import SimComponents
import Expectations
import SimViews
import SwiftUI
import Testing

@MainActor
@Suite("Shapes, styles and effects")
struct ShapeTests {
  @Test func `a shape fills what it is offered with the style of the environment`() {
    expect(
      layout(100, 60) {
        Rectangle().foregroundStyle(.red)
      }, is: "shape rectangle red (0, 0) 100x60")
    expect(layout(100, 60) { Ellipse().fill(.blue) }, is: "shape ellipse blue (0, 0) 100x60")
    expect(size(nil, nil) { Capsule() }, is: "10x10")
  }

  @Test func `a circle is as wide as it is high`() {
    expect(layout(100, 60) { Circle() }, is: "shape circle primary (20, 0) 60x60")
  }

  @Test func `strokes, trims and insets are recorded`() {
    expect(
      layout(100, 60) {
        Circle().trim(from: 0, to: 0.5).stroke(.green, lineWidth: 4)
      }, is: "shape circle trim 0.0 0.5 stroke 4.0 green (20, 0) 60x60")
    expect(
      layout(100, 60) {
        RoundedRectangle(cornerRadius: 8).strokeBorder(.blue, lineWidth: 2)
      }, is: "shape roundedRectangle 8.0 inset 1.0 stroke 2.0 blue (0, 0) 100x60")
  }

  @Test func `shapes and styles of the user's own are used as the framework's`() {
    expect(layout(100, 60) { Triangle() }, is: "shape triangle primary (0, 0) 100x60")
    expect(layout(100, 60) { Triangle().fill(Warm()) }, is: "shape triangle orange (0, 0) 100x60")
    expect(
      Triangle().path(in: CGRect(x: 0, y: 0, width: 10, height: 20)).boundingRect,
      is: CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func `gradients are views and styles`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    expect(layout(100, 60) { gradient }, is: "shape rectangle linear red to blue (0, 0) 100x60")
    expect(
      layout(100, 60) { Capsule().fill(gradient) },
      is: "shape capsule linear red to blue (0, 0) 100x60")
  }

  @Test func `a background of a style fills the content's frame`() {
    expect(
      layout { Box().background(.thinMaterial, in: .capsule) },
      is: """
        group (140, 90) 20x20
          shape capsule thinMaterial (0, 0) 20x20
          group (0, 0) 20x20
            color red (0, 0) 20x20
        """)
    #expect(
      layout { Box().border(.blue, width: 3) }.contains(
        "shape rectangle inset 1.5 stroke 3.0 blue (0, 0) 20x20"))
  }

  @Test
  func `effects change no layout, and a change draws the view anew without laying anything out`() {
    let model = Turning()
    let probe = LayoutProbe { TurningView(model: model) }
    expect(
      probe.text,
      is: """
        effect shadow black 3.0 (0.0, 0.0) (140, 90) 20x20
          group clip roundedRectangle 4.0 (0, 0) 20x20
            group rotation 0.0° (0, 0) 20x20
              group (0, 0) 20x20
                color red (0, 0) 20x20
        """)
    _ = probe.takeMutations()
    model.degrees = 90
    probe.refresh()
    #expect(probe.text.contains("rotation 90.0°"))
    let mutations = probe.takeMutations()
    expect(mutations.count, is: 1)
    #expect(mutations.allSatisfy { if case .update = $0 { true } else { false } })
  }

  @Test func `the distance between lines adds to the height of text that wraps`() {
    expect(size(40, nil) { Text("abcdefgh").lineSpacing(6) }, is: "40x46.67")
    expect(size(100, nil) { Text("abcdefgh").lineSpacing(6) }, is: "80x20.33")
  }

  @Test func `the tint reaches the views that read it`() {
    expect(
      layout(10, 10) { Rectangle().fill(.tint).tint(.green) },
      is: "shape rectangle green (0, 0) 10x10")
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Warm: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.orange }
}

@Observable
private final class Turning {
  var degrees = 0.0
}

private struct TurningView: View {
  let model: Turning
  var body: some View {
    Box().rotationEffect(.degrees(model.degrees)).cornerRadius(4).shadow(color: .black, radius: 3)
  }
}
