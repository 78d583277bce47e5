import SwiftUI
import UIKit

struct CountdownWheel: UIViewRepresentable {
    @Binding var seconds: TimeInterval

    func makeUIView(context: Context) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.preferredDatePickerStyle = .wheels
        picker.minuteInterval = 5
        picker.addAction(
            UIAction { action in
                guard let picker = action.sender as? UIDatePicker else { return }
                seconds = picker.countDownDuration
            }, for: .valueChanged)
        return picker
    }

    func updateUIView(_ picker: UIDatePicker, context: Context) { picker.countDownDuration = seconds }
}

struct WheelReminder: View {
    @State private var seconds: TimeInterval = 900
    @State private var isEditing = false

    private static let formatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .full
        return formatter
    }()

    var body: some View {
        Form {
            Section(header: Text("Remind me in")) {
                Text(Self.formatter.string(from: seconds) ?? "")
                if isEditing { CountdownWheel(seconds: $seconds) }
            }
            Section {
                Button(isEditing ? "Hide wheel" : "Show wheel") { isEditing.toggle() }
                Button("An hour later") { seconds += 3600 }
            }
        }
    }
}

struct WheelReminder_Previews: PreviewProvider {
    static var previews: some View { WheelReminder() }
}
