import SwiftUI

struct SurveyWizard: View {
    private enum Step: Int, CaseIterable {
        case name, colour, summary
        var next: Step? { Step(rawValue: rawValue + 1) }
        var previous: Step? { Step(rawValue: rawValue - 1) }
    }

    @State private var step = Step.name
    @State private var name = ""
    @State private var colour = "Red"
    @State private var rating = 3

    var body: some View {
        VStack {
            ProgressView(value: Double(step.rawValue + 1), total: Double(Step.allCases.count)) {
                Text("Step \(step.rawValue + 1)")
            }
            Group {
                switch step {
                case .name:
                    TextField("Your name", text: $name)
                case .colour:
                    Picker("Colour", selection: $colour) {
                        ForEach(["Red", "Green"], id: \.self, content: Text.init)
                    }
                    .pickerStyle(.wheel)
                    .labelsHidden()
                case .summary:
                    VStack {
                        Text("\(name.isEmpty ? "Somebody" : name) likes \(colour.lowercased())")
                        HStack {
                            ForEach(1...5, id: \.self) { star in
                                Image(systemName: star <= rating ? "star.fill" : "star")
                                    .onTapGesture { rating = star }
                                    .accessibilityLabel("\(star) stars")
                            }
                        }
                        Text("\(rating) of 5")
                    }
                }
            }
            .frame(maxHeight: .infinity)
            HStack {
                if let previous = step.previous {
                    Button("Back") { withAnimation { step = previous } }
                }
                Spacer()
                if let next = step.next {
                    Button("Next") { withAnimation { step = next } }
                        .keyboardShortcut(.defaultAction)
                }
            }
        }
        .padding()
    }
}

#Preview("SurveyWizard") { SurveyWizard() }
