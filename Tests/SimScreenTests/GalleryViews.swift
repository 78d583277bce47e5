// The views behind the screens of the gallery that hold state.

import SwiftUI

struct Counter: View {
  @State var isOn = true
  @State var text = ""
  @State var name = "Ada Lovelace"
  @State var level = 0.35
  @State var choice = "Map"
  @State var flavour = "Vanilla"
  @State var count = 2
  @State var colour = Color.orange
  @State var date = Date(timeIntervalSinceReferenceDate: 700_000_000)
  let part: Part
  enum Part { case toggles, fields, slider, segmented, menu, stepper, wells, secure, inline }

  var body: some View {
    switch part {
    case .toggles:
      VStack(spacing: 12) {
        Toggle("Wi-Fi", isOn: $isOn)
        Toggle("Airplane Mode", isOn: .constant(false))
        Toggle("In purple", isOn: $isOn).tint(.purple)
        Toggle("Disabled", isOn: $isOn).disabled(true)
      }.padding()
    case .fields:
      VStack(spacing: 14) {
        TextField("Name", text: $text)
        TextField("Name", text: $name).textFieldStyle(.roundedBorder)
        TextField("City", text: $text).textFieldStyle(.roundedBorder)
      }.padding()
    case .secure:
      VStack(spacing: 14) {
        SecureField("Password", text: $name).textFieldStyle(.roundedBorder)
        TextEditor(text: $name).frame(height: 60).border(.gray)
      }.padding()
    case .slider:
      VStack(spacing: 18) {
        Slider(value: $level)
        Slider(value: $level) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.wave.2")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.2")
        }
        ProgressView(value: level)
        ProgressView("Loading", value: 0.7)
        ProgressView()
      }.padding()
    case .segmented:
      VStack(spacing: 18) {
        Picker("View", selection: $choice) {
          ForEach(["Map", "Transit", "Satellite"], id: \.self) { Text($0) }
        }.pickerStyle(.segmented)
      }.padding()
    case .menu:
      VStack(spacing: 14) {
        Picker("Flavour", selection: $flavour) {
          Text("Vanilla").tag("Vanilla")
          Text("Chocolate").tag("Chocolate")
        }
        Menu("Options") { Button("Copy") {} }
        Link("Apple", destination: URL(filePath: "/apple"))
        DatePicker("Starts", selection: $date, displayedComponents: .date)
      }.padding()
    case .inline:
      Form {
        Picker("Flavour", selection: $flavour) {
          Text("Vanilla").tag("Vanilla")
          Text("Chocolate").tag("Chocolate")
        }.pickerStyle(.inline)
      }
    case .stepper:
      VStack(spacing: 14) {
        Stepper("Guests: \(count)", value: $count)
        Gauge(value: 0.4) { Text("Fuel") }
        ColorPicker("Paint", selection: $colour)
      }.padding()
    case .wells: EmptyView()
    }
  }
}

struct Form1: View {
  @State var isOn = true
  @State var name = "iPhone"
  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          LabeledContent("Name", value: "Ada")
          Toggle("Notifications", isOn: $isOn)
          NavigationLink("Wi-Fi") { Text("Networks") }
        }
        Section {
          TextField("Device", text: $name)
          Button("Sign Out", role: .destructive) {}
        } footer: {
          Text("You can sign in again at any time.")
        }
      }.navigationTitle("Settings")
    }
  }
}

struct Sheeted: View {
  let detent: PresentationDetent?
  @State var isShown = true
  var body: some View {
    NavigationStack {
      List(0..<12) { Text("Row \($0)") }.navigationTitle("Behind")
    }
    .sheet(isPresented: $isShown) {
      VStack(spacing: 12) {
        Image(systemName: "gift.fill").font(.largeTitle).foregroundStyle(.pink)
        Text("A gift").font(.title2.bold())
        Text("Somebody thought of you.").foregroundStyle(.secondary)
        Button("Open") {}.buttonStyle(.borderedProminent)
      }
      .padding()
      .presentationDetents(detent.map { [$0, .large] } ?? [.large])
    }
  }
}

struct Alerted: View {
  var isDialog = false
  @State var isShown = true
  var body: some View {
    if isDialog {
      Text("Behind").confirmationDialog(
        "Delete the draft?", isPresented: $isShown, titleVisibility: .visible
      ) {
        Button("Delete", role: .destructive) {}
      }
    } else {
      Text("Behind").alert("Delete the draft?", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It cannot be brought back.")
      }
    }
  }
}

struct Typing: View {
  @State var text = ""
  var body: some View {
    NavigationStack {
      VStack {
        TextField("Search for a city", text: $text).textFieldStyle(.roundedBorder).padding()
        Spacer()
      }.navigationTitle("Cities").navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct Tabbed: View {
  var body: some View {
    TabView {
      NavigationStack {
        List {
          ForEach(["Ann", "Ben", "Cleo"], id: \.self) { name in
            NavigationLink {
              Text(name)
            } label: {
              HStack {
                Image(systemName: "person.crop.circle").font(.title2).foregroundStyle(.tint)
                VStack(alignment: .leading) {
                  Text(name).font(.headline)
                  Text("On holiday").font(.subheadline).foregroundStyle(.secondary)
                }
              }
            }
          }
        }
        .navigationTitle("People")
        .toolbar { Button("Add", systemImage: "plus") {} }
      }
      .tabItem { Label("People", systemImage: "person.2.fill") }
      Text("Messages").tabItem { Label("Messages", systemImage: "message.fill") }
      Text("Settings").tabItem { Label("Settings", systemImage: "gear") }
    }
  }
}
