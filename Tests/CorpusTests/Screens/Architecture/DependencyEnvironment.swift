import SwiftUI

protocol Clock2 { func now() -> String }
struct FixedClock: Clock2 { let text: String; func now() -> String { text } }

struct Dependencies {
    var clock: any Clock2 = FixedClock(text: "noon")
    var isPremium = false
}

extension EnvironmentValues {
    @Entry var dependencies = Dependencies()
}

extension View {
    func dependency<Value>(_ keyPath: WritableKeyPath<Dependencies, Value>, _ value: Value) -> some View {
        transformEnvironment(\.dependencies) { $0[keyPath: keyPath] = value }
    }
}

struct PremiumGate<Content: View>: View {
    @Environment(\.dependencies) private var dependencies
    @ViewBuilder let content: Content

    var body: some View {
        if dependencies.isPremium {
            content
        } else {
            Label("Premium only", systemImage: "lock")
        }
    }
}

struct DependencyEnvironment: View {
    @State private var isPremium = false
    @State private var time = "noon"

    var body: some View {
        VStack {
            PremiumGate { Now() }
            Button("Buy") { isPremium = true }
            Button("Later") { time = "midnight" }
        }
        .dependency(\.isPremium, isPremium)
        .dependency(\.clock, FixedClock(text: time))
    }

    private struct Now: View {
        @Environment(\.dependencies.clock) private var clock
        var body: some View { Text("It is \(clock.now())") }
    }
}

#Preview("DependencyEnvironment") { DependencyEnvironment() }
