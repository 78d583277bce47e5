import SwiftUI

struct BirthdayPicker: View {
    @State private var birthday = Calendar(identifier: .gregorian)
        .date(from: DateComponents(timeZone: TimeZone(identifier: "UTC"), year: 2000, month: 2, day: 29, hour: 12))!
    @State private var showsYear = true

    private static let long: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "d MMMM yyyy"
        return formatter
    }()

    private static let short: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "MMM d"
        return formatter
    }()

    var body: some View {
        Form {
            DatePicker("Birthday", selection: $birthday, in: ...Date.distantFuture, displayedComponents: .date)
                .datePickerStyle(.compact)
            Toggle("Show year", isOn: $showsYear)
            Text((showsYear ? Self.long : Self.short).string(from: birthday))
            Stepper("Day") {
                birthday = birthday.addingTimeInterval(86_400)
            } onDecrement: {
                birthday.addTimeInterval(-86_400)
            }
        }
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }
}

struct BirthdayPicker_Previews: PreviewProvider {
    static var previews: some View {
        BirthdayPicker()
            .previewDisplayName("Birthday")
            .previewLayout(.sizeThatFits)
    }
}
