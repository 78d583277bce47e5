import HealthKit
import SwiftUI

@MainActor final class StepCounter: ObservableObject {
    @Published var text = "not asked"
    private let store = HKHealthStore()

    func ask() {
        guard HKHealthStore.isHealthDataAvailable(), let steps = HKQuantityType.quantityType(forIdentifier: .stepCount) else { return }
        store.requestAuthorization(toShare: nil, read: [steps]) { agreed, _ in
            let day = Calendar.current.startOfDay(for: Date())
            let predicate = HKQuery.predicateForSamples(withStart: day, end: nil, options: .strictStartDate)
            let query = HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: predicate, options: .cumulativeSum) { _, statistics, error in
                let count = statistics?.sumQuantity()?.doubleValue(for: .count())
                let reason = (error as? HKError)?.code == .errorNoData ? "no data" : "fine"
                DispatchQueue.main.async { self.text = "\(Int(count ?? 0)) steps, \(reason)" }
            }
            self.store.execute(query)
        }
    }
}

struct StepsToday: View {
    @StateObject private var counter = StepCounter()
    private let weight = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70)

    var body: some View {
        VStack {
            Text(counter.text)
            Text("\(weight.doubleValue(for: .pound()), specifier: "%.1f") lb")
            Button("Count") { counter.ask() }
        }
    }
}

#Preview { StepsToday() }
