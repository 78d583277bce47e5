// Screens that people compare with the real thing: what the system draws around an app's own views.

import SimDevice
import SwiftUI

extension Gallery {
  static let looks = [
    GalleryScreen("text-arabic", height: 230) {
      VStack(alignment: .leading, spacing: 6) {
        Text("السلام عليكم ورحمة الله")
        Text("مكتبة (جديدة) 2024")
        Text("فارسی: گربه و پنجره")
        Text("שלום, עולם")
        Text("Hello مرحبا بالعالم again")
        Text("الإعدادات").font(.largeTitle.bold())
      }
    },
    GalleryScreen("list-grouped", height: 380) {
      List {
        Section("Accounts") {
          NavigationLink("A title that is far too long for the line of its row") { Text("") }
          LabeledContent("Version", value: "17.2")
          Label("Airplane Mode", systemImage: "airplane")
        }
        Section {
          Button("Reset") {}
        } footer: {
          Text("A longer explanation of what happens goes over more than a single line.")
        }
      }.listStyle(.grouped)
    },
    GalleryScreen("list-large-text", height: 420) {
      NavigationStack {
        List {
          Section("Account") {
            NavigationLink("Networks") { Text("") }
            Toggle("Notifications", isOn: .constant(true))
            LabeledContent("Name", value: "Ada Lovelace")
          }
        }.listStyle(.insetGrouped)
      }.dynamicTypeSize(.accessibility2)
    },
    GalleryScreen("form-controls", height: 640) { Controlled() },
    GalleryScreen("form-controls-dark", height: 640) {
      Controlled().preferredColorScheme(.dark)
    },
    GalleryScreen("alert-of-one", isPhone: true) {
      Alarmed(kind: .one)
    },
    GalleryScreen("alert-of-three-dark", isPhone: true) {
      Alarmed(kind: .three).preferredColorScheme(.dark)
    },
    GalleryScreen("alert-with-field", isPhone: true) { Alarmed(kind: .field) },
    GalleryScreen("dialog-of-many", isPhone: true) { Alarmed(kind: .dialog) },
    GalleryScreen("bars-at-both-ends", isPhone: true) {
      NavigationStack {
        List(0..<3) { Text("Note \($0)") }
          .navigationTitle("Notes")
          .navigationBarTitleDisplayMode(.large)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Folder", systemImage: "folder") {}
              Spacer()
              Button("Write", systemImage: "square.and.pencil") {}
            }
          }
      }
    },
    GalleryScreen("search-large", isPhone: true) {
      NavigationStack {
        List(["Berlin", "Bern"], id: \.self) { NavigationLink($0) { Text("") } }
          .listStyle(.insetGrouped)
          .navigationTitle("Cities")
          .navigationBarTitleDisplayMode(.large)
          .searchable(text: .constant(""), prompt: "Find a city")
      }
    },
    GalleryScreen("date-pickers", height: 560) { Dated() },
    GalleryScreen("list-badges", height: 520) { Badged() },
    GalleryScreen("title-half-gone", height: 300, isMoving: true) {
      Titled()
    } actions: {
      // The finger is down: let go, the title opens or goes.
      $0.scroll(by: 60)
      $0.advance(by: .milliseconds(90))
    },
    GalleryScreen("title-gone", height: 300) {
      Titled()
    } actions: {
      $0.scroll(by: 80)
    },
  ]
}

/// Rows with badges and with backgrounds of their own.
struct Badged: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Folders") {
          NavigationLink("A folder whose name is too long for its row") { Text("") }.badge(12)
          Text("Drafts").badge("New")
          Text("None").badge(0)
        }
        Section("Backgrounds") {
          Text("Yellow").listRowBackground(Color.yellow)
          Text("Clear").listRowBackground(Color.clear)
          Text("Usual")
        }
        Section {
          Text("As it is written")
        } header: {
          Text("Not in capitals").textCase(nil)
        }
      }
    }
  }
}

/// A list under a large title.
struct Titled: View {
  var body: some View {
    NavigationStack {
      List(0..<30) { Text("Row \($0)") }.navigationTitle("Inbox")
    }
  }
}

/// A form with the controls that rows of settings hold.
struct Controlled: View {
  @State private var level = 0.4
  @State private var count = 3
  @State private var choice = "Daily"
  @State private var size = "Small"
  @State private var date = Date(timeIntervalSinceReferenceDate: 700_000_000)
  @State private var name = ""
  @State private var isOpen = true

  var body: some View {
    Form {
      Section("Schedule") {
        Picker("Repeat", selection: $choice) {
          Text("Daily").tag("Daily")
          Text("Weekly").tag("Weekly")
        }
        DatePicker("Starts", selection: $date)
        Stepper("Copies: \(count)", value: $count)
        Slider(value: $level)
      }
      Section {
        Picker("Size", selection: $size) {
          Text("Small").tag("Small")
          Text("Large").tag("Large")
        }.pickerStyle(.segmented)
        TextField("Name", text: $name)
        DisclosureGroup("Advanced", isExpanded: $isOpen) { Text("Inside") }
        ProgressView(value: 0.6)
        Menu("More") { Button("Copy") {} }
        ColorPicker("Colour", selection: .constant(.orange))
      }
    }
  }
}

/// Dates in the styles that a phone has.
struct Dated: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 700_000_000)
  var body: some View {
    VStack(spacing: 12) {
      DatePicker("Compact", selection: $date).datePickerStyle(.compact)
      DatePicker("Graphical", selection: $date, displayedComponents: .date)
        .datePickerStyle(.graphical)
      Picker("Wheel", selection: .constant(2)) {
        ForEach(1..<5) { Text("Choice \($0)").tag($0) }
      }.pickerStyle(.wheel)
    }.padding()
  }
}

/// Alerts and dialogs of several forms.
struct Alarmed: View {
  enum Kind { case one, three, field, dialog }
  let kind: Kind
  @State private var isShown = true
  @State private var text = ""

  var body: some View {
    switch kind {
    case .one: Text("Behind").alert("Saved", isPresented: $isShown) {}
    case .three:
      Text("Behind").alert("Save changes to the document?", isPresented: $isShown) {
        Button("Save") {}
        Button("Cancel", role: .cancel) {}
        Button("Discard", role: .destructive) {}
      } message: {
        Text("What you do not save is lost when the document is closed.")
      }
    case .field:
      Text("Behind").alert("Rename", isPresented: $isShown) {
        TextField("Name", text: $text)
        Button("Cancel", role: .cancel) {}
        Button("Rename") {}
      }
    case .dialog:
      Text("Behind").font(.largeTitle).confirmationDialog("Photo", isPresented: $isShown) {
        Button("Take Photo") {}
        Button("Choose from Library") {}
        Button("Remove", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      } message: {
        Text("Choose a picture of yourself.")
      }
    }
  }
}
