// The code of Documentation/driving-a-device.md, as the page shows it; `DocumentsTests` compares the two.

import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct DrivingTests {
  @Test func `the documented calls drive a device`() throws {
    let device = SimulatedDevice(profile: .iPhone13, system: .iOS17)  // both have defaults
    device.launch { PeopleScreen(count: 1_000) }  // or device.launch(PeopleApp.self)
    device.settle()  // runs the loop until nothing is pending
    let texts = device.screenText  // the texts on screen, top to bottom

    try device.tap("Person 3")  // the control with this label, on screen now
    device.settle()
    try device.type("Ada", into: "Name")  // one keystroke after another
    device.settle()
    try device.goBack()  // the back button of the navigation bar
    device.settle()

    device.scroll(by: 600)  // points, as a finger drags
    device.settle()
    device.fling(velocity: 3_000)  // points per second
    device.advance(by: .seconds(3))  // virtual time: nobody waits
    try device.scroll(toRow: 500)
    device.settle()

    let picture = device.screenshot()  // what is drawn, as values; its description is text
    let log = device.console  // what user code printed, and lines of the host
    let bodies = device.count(.bodyEvaluations, of: "PersonRow")
    let causes = device.causes(of: "PersonRow")  // why they ran, from the event to the property
    try device.play([.tap("Person 501"), .back])  // a script, as a value

    #expect(texts.contains("Person 3") && device.screenText.contains("Person 501"))
    #expect(picture.description.contains("Person 501") && !log.isEmpty)
    #expect(bodies > 10 && causes.contains { $0.contains("scroll") })
  }
}

private struct PeopleScreen: View {
  let count: Int

  var body: some View {
    NavigationStack {
      List(0..<count, id: \.self) { PersonRow(number: $0) }
        .navigationTitle("People")
        .navigationDestination(for: Int.self) { PersonScreen(number: $0) }
    }
  }
}

private struct PersonRow: View {
  let number: Int

  var body: some View { NavigationLink("Person \(number)", value: number) }
}

private struct PersonScreen: View {
  let number: Int
  @State private var name = ""

  var body: some View {
    Form { TextField("Name", text: $name) }
      .navigationTitle("Person \(number)")
  }
}
