import SwiftUI

struct CheckboxStyle: ToggleStyle {
    func makeBody(configuration: Self.Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                .resizable()
                .frame(width: 24, height: 24)
                .onTapGesture { configuration.isOn.toggle() }
            configuration.label
        }
    }
}

struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 8))
    }
}

struct VerticalLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon.font(.title)
            configuration.title.font(.caption2)
        }
    }
}

struct BarGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(.gray.opacity(0.2))
                Capsule().fill(.blue)
                    .frame(width: proxy.size.width * configuration.value)
            }
        }
        .frame(height: 10)
    }
}

struct CustomToggleStyles: View {
    @State private var accepts = false
    @State private var level = 0.4

    var body: some View {
        GroupBox("Terms") {
            Toggle(isOn: $accepts) {
                Text(accepts ? "Accepted" : "Please accept")
            }
            .toggleStyle(CheckboxStyle())
            Label("Shield", systemImage: "lock.shield")
                .labelStyle(VerticalLabelStyle())
            Gauge(value: level) { Text("Level") }
                .gaugeStyle(BarGaugeStyle())
            Stepper("Level \(level, specifier: "%.1f")", value: $level, in: 0...1, step: 0.1)
            DisclosureGroup("Details") {
                Text("Nothing to see")
            }
            .disclosureGroupStyle(PlusMinusStyle())
        }
        .groupBoxStyle(CardGroupBoxStyle())
        .padding()
    }
}

struct PlusMinusStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    Text(configuration.isExpanded ? "−" : "+")
                    configuration.label
                }
            }
            if configuration.isExpanded {
                configuration.content
            }
        }
    }
}

#Preview("CustomToggleStyles") { CustomToggleStyles() }
