import SwiftUI

struct SessionView: View {
    @StateObject var engine: SessionEngine
    @EnvironmentObject private var settings: Settings
    @Environment(SessionHistory.self) private var history
    @Environment(\.dismiss) private var dismiss
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ZStack {
            Backdrop(colors: engine.pattern.colors)
                .ignoresSafeArea()
            VStack(spacing: 40) {
                Text(heading)
                    .font(.system(size: 34, weight: .semibold, design: .rounded))
                    .id(heading)
                    .transition(.push(from: .bottom))
                BreathCircle(scale: reduceMotion ? 0.8 : scale, seconds: seconds, duration: phaseSeconds)
                ProgressView(value: engine.fraction)
                    .progressViewStyle(BarProgressStyle())
                controls
            }
            .padding(32)
            .animation(.smooth, value: heading)
        }
        .foregroundStyle(.white)
        .statusBarHidden()
        .persistentSystemOverlays(.hidden)
        .onAppear {
            engine.start()
            UIApplication.shared.isIdleTimerDisabled = settings.keepsAwake
        }
        .onDisappear {
            engine.stop()
            UIApplication.shared.isIdleTimerDisabled = false
        }
        .onChange(of: scenePhase) { _, phase in
            if phase != .active, engine.stage != .paused { engine.togglePause() }
        }
        .onChange(of: engine.stage) { old, new in
            if new == .finished, old != .finished {
                history.add(engine.pattern, seconds: engine.elapsed)
            }
        }
        .sensoryFeedback(.impact(weight: .light), trigger: engine.phase) { _, new in
            settings.usesHaptics && new != nil
        }
    }

    private var heading: String {
        switch engine.stage {
        case .countdown: "Get ready"
        case .running(_, let step, _): engine.pattern.steps[step].phase.rawValue
        case .paused: "Paused"
        case .finished: "Well done"
        }
    }

    private var seconds: Int? {
        switch engine.stage {
        case .countdown(let seconds), .running(_, _, let seconds): seconds
        case .paused, .finished: nil
        }
    }

    private var scale: CGFloat { engine.phase?.scale ?? 0.45 }

    private var phaseSeconds: Int {
        if case .running(_, let step, _) = engine.stage { return engine.pattern.steps[step].seconds }
        return 1
    }

    private var controls: some View {
        HStack(spacing: 24) {
            Button("End", systemImage: "xmark") { dismiss() }
            if engine.stage != .finished {
                Button(
                    engine.stage == .paused ? "Resume" : "Pause",
                    systemImage: engine.stage == .paused ? "play.fill" : "pause.fill", action: engine.togglePause)
            }
        }
        .buttonStyle(RoundButtonStyle())
    }
}

private struct BreathCircle: View {
    let scale: CGFloat
    let seconds: Int?
    let duration: Int

    var body: some View {
        ZStack {
            ForEach(0..<3) { ring in
                Circle()
                    .fill(.white.opacity(0.18))
                    .scaleEffect(scale * (1 - CGFloat(ring) * 0.18))
                    .animation(
                        .easeInOut(duration: Double(duration)).delay(Double(ring) * 0.08), value: scale)
            }
            if let seconds {
                Text(seconds, format: .number)
                    .font(.system(size: 64, weight: .bold, design: .rounded).monospacedDigit())
                    .contentTransition(.numericText(countsDown: true))
                    .animation(.default, value: seconds)
            }
        }
        .frame(maxWidth: 280)
        .aspectRatio(1, contentMode: .fit)
        .accessibilityElement(children: .combine)
    }
}

private struct Backdrop: View {
    let colors: [Color]

    var body: some View {
        TimelineView(.periodic(from: .now, by: 0.5)) { timeline in
            let turn = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) / 60
            AngularGradient(
                colors: colors + [colors[0]], center: .center, angle: .degrees(turn * 360))
                .overlay(.black.opacity(0.25))
        }
    }
}

private struct BarProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        GeometryReader { geometry in
            Capsule()
                .fill(.white.opacity(0.25))
                .overlay(alignment: .leading) {
                    Capsule()
                        .frame(width: geometry.size.width * (configuration.fractionCompleted ?? 0))
                }
        }
        .frame(height: 6)
        .animation(.linear(duration: 1), value: configuration.fractionCompleted)
    }
}

private struct RoundButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(.iconOnly)
            .font(.title2)
            .frame(width: 64, height: 64)
            .background(.ultraThinMaterial, in: Circle())
            .opacity(configuration.isPressed ? 0.6 : isEnabled ? 1 : 0.3)
    }
}

#Preview {
    SessionView(engine: SessionEngine(pattern: .all[1], rounds: 1, countdown: 0))
        .environmentObject(Settings())
        .environment(SessionHistory())
}
