// Sentences of the public documentation about plain values: edges, alignments, moments, transforms in space.

import Expectations
import Foundation
import SwiftData
import SwiftUI
import Testing

@Model private final class Tool {
  var name: String
  init(name: String) { self.name = name }
}

@MainActor @Suite struct DocumentedPlainValueTests {
  @Test func `edges, alignments and ways to fill are values that compare`() {
    expect(Edge.allCases, is: [.top, .leading, .bottom, .trailing])
    expect(HorizontalEdge.allCases, is: [.leading, .trailing])
    #expect(Edge.Set(.top) == .top && Edge.Set.all == [.top, .leading, .bottom, .trailing])
    expect(Alignment(horizontal: .leading, vertical: .top), is: .topLeading)
    expect(ContentMode.allCases, is: [.fit, .fill])
  }

  @Test func `times and vectors of Core Foundation are numbers`() {
    let vector = CGVector(dx: 3, dy: -4)
    #expect(vector == CGVector(dx: 3.0, dy: -4.0) && CGVector.zero.dx == 0)
    let span: CFTimeInterval = 1.5
    expect(span * 2, is: 3)
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(abs(now - Date().timeIntervalSinceReferenceDate) < 3_600)
    expect(autoreleasepool { 1 + 1 }, is: 2)
  }

  @Test func `transforms in space are put together in the order of their names`() {
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    let scaled = CATransform3DMakeScale(2, 2, 2)
    expect(CATransform3DConcat(moved, CATransform3DIdentity).m41, is: 1)
    expect(CATransform3DConcat(moved, scaled).m41, is: 2)
    expect(CATransform3DTranslate(scaled, 1, 0, 0).m41, is: 2)
    expect(CATransform3DScale(moved, 2, 2, 2).m41, is: 1)
    let turned: CATransform3D = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 1e-9 && abs(turned.m11) < 1e-9)
    expect(CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1).m12, is: turned.m12)
  }

  @Test func `a model has one identifier for its life`() throws {
    let container = try ModelContainer(
      for: Tool.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let (saw, axe) = (Tool(name: "saw"), Tool(name: "axe"))
    let models: [any PersistentModel] = [saw, axe]
    for model in models { container.mainContext.insert(model) }
    let id: PersistentIdentifier = saw.persistentModelID
    saw.name = "big saw"
    try container.mainContext.save()
    #expect(saw.persistentModelID == id && axe.persistentModelID != id)
    expect((container.mainContext.model(for: id) as? Tool)?.name, is: "big saw")
  }
}
