import ActivityKit
import SwiftUI
import WidgetKit

struct ParcelAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var stopsLeft: Int
        var isLate: Bool
    }

    var number: String
}

@available(iOS 16.1, *)
struct ParcelLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ParcelAttributes.self) { context in
            ParcelBanner(context: context)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Image(systemName: "shippingbox")
                }
                DynamicIslandExpandedRegion(.trailing, priority: 1) {
                    Text("\(context.state.stopsLeft)").monospacedDigit()
                }
                if context.state.isLate {
                    DynamicIslandExpandedRegion(.bottom) { Text("Running late") }
                }
            } compactLeading: {
                Image(systemName: "shippingbox")
            } compactTrailing: {
                Text("\(context.state.stopsLeft)")
            } minimal: {
                Image(systemName: "shippingbox.fill")
            }
            .widgetURL(URL(string: "parcel://open"))
            .keylineTint(.orange)
        }
    }
}

@available(iOS 16.1, *)
struct ParcelBanner: View {
    let context: ActivityViewContext<ParcelAttributes>

    var body: some View {
        Text("Parcel \(context.attributes.number): \(context.state.stopsLeft) stops")
            .padding()
            .activityBackgroundTint(.black.opacity(0.8))
            .activitySystemActionForegroundColor(.white)
    }
}

struct ParcelTracker: View {
    @State private var activity: Activity<ParcelAttributes>?
    @State private var note = "not tracked"

    var body: some View {
        VStack {
            Text(note)
            Button("Track") { start() }
            Button("Next stop") { Task { await next() } }
            Button("Stop") { Task { await stop() } }
        }
    }

    private func start() {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        let state = ParcelAttributes.ContentState(stopsLeft: 3, isLate: false)
        activity = try? Activity.request(
            attributes: ParcelAttributes(number: "A7"),
            content: .init(state: state, staleDate: nil))
        tell()
    }

    private func next() async {
        guard let activity else { return }
        var state = activity.content.state
        state.stopsLeft -= 1
        await activity.update(ActivityContent(state: state, staleDate: nil))
        tell()
    }

    private func stop() async {
        for activity in Activity<ParcelAttributes>.activities {
            await activity.end(nil, dismissalPolicy: .immediate)
        }
        tell()
    }

    private func tell() {
        let running = Activity<ParcelAttributes>.activities.count
        let stops = activity?.content.state.stopsLeft ?? 0
        note = "\(running) running, \(stops) stops, \(activity?.activityState.rawValue ?? "none")"
    }
}

#Preview { ParcelTracker() }

@available(iOS 16.1, *)
#Preview("Banner", as: .content, using: ParcelAttributes(number: "A7")) {
    ParcelLiveActivity()
} contentStates: {
    ParcelAttributes.ContentState(stopsLeft: 3, isLate: false)
    ParcelAttributes.ContentState(stopsLeft: 1, isLate: true)
}
