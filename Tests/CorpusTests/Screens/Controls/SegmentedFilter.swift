import SwiftUI

struct SegmentedFilter<Value: Hashable & CaseIterable & RawRepresentable>: View
where Value.RawValue == String, Value.AllCases: RandomAccessCollection {
    @Binding var selection: Value
    @Namespace private var namespace

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Value.allCases, id: \.self) { value in
                Text(value.rawValue)
                    .fontWeight(selection == value ? .semibold : .regular)
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, 8)
                    .background {
                        if selection == value {
                            Capsule()
                                .fill(.tint)
                                .matchedGeometryEffect(id: "selection", in: namespace)
                        }
                    }
                    .contentShape(.capsule)
                    .onTapGesture {
                        withAnimation(.snappy) { selection = value }
                    }
            }
        }
        .background(.quaternary, in: .capsule)
    }
}

enum MealKind: String, CaseIterable {
    case breakfast = "Breakfast", lunch = "Lunch", dinner = "Dinner"
}

struct SegmentedFilterDemo: View {
    @State private var kind = MealKind.lunch

    var body: some View {
        VStack {
            SegmentedFilter(selection: $kind)
            switch kind {
            case .breakfast: Label("Porridge", systemImage: "sunrise")
            case .lunch: Label("Soup", systemImage: "sun.max")
            case .dinner: Label("Bread", systemImage: "moon")
            }
        }
        .padding()
    }
}

#Preview {
    SegmentedFilterDemo()
}
