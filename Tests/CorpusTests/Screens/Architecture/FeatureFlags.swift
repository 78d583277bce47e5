import SwiftUI

@propertyWrapper
struct Flag: DynamicProperty {
    @AppStorage private var stored: Bool
    init(_ key: String, default value: Bool = false) {
        _stored = AppStorage(wrappedValue: value, "flag.\(key)")
    }
    var wrappedValue: Bool {
        get { stored }
        nonmutating set { stored = newValue }
    }
    var projectedValue: Binding<Bool> { $stored }
}

struct FeatureFlags: View {
    @Flag("beta") private var isBeta
    @Flag("verbose", default: true) private var isVerbose

    var body: some View {
        Form {
            Toggle("Beta", isOn: $isBeta)
            Toggle("Verbose", isOn: $isVerbose)
            if isBeta { Text("Welcome to the beta") }
            Text(isVerbose ? "A lot of text" : "…")
        }
    }
}

struct FeatureFlags_Previews: PreviewProvider {
    static var previews: some View { FeatureFlags() }
}
