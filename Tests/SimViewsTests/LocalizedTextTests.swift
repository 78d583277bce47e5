// Texts that a program has by key, as the build of an app makes them known.

import Expectations
import Foundation
import SwiftUI
import Testing

@testable import SimViews

/// Found by its conformance, as the type that the build makes.
private enum Texts: _LocalizedTexts {
  static func text(for key: String, table: String?, bundle: Bundle?) -> String? {
    switch (key, table) {
    case ("garden_title", nil): bundle == nil ? "Your **garden**" : "A bundle's **garden**"
    case ("garden_title", "Winter"): "Asleep"
    default: nil
    }
  }
}

@Suite struct LocalizedTextTests {
  @Test func `a key that the program has a text for shows the text, with its markup`() {
    expect(Text("garden_title").string, is: "Your garden")
    expect(Text(LocalizedStringKey("garden_title")).string, is: "Your garden")
    let key: LocalizedStringKey = "garden_title"
    expect(Text(key).string, is: "Your garden")
    expect(Text(LocalizedStringResource("garden_title")).string, is: "Your garden")
  }

  @Test func `a text is looked up in the table and the bundle that are named, and nowhere else`() {
    expect(Text("garden_title", tableName: "Winter").string, is: "Asleep")
    expect(Text("garden_title", tableName: "Summer").string, is: "garden_title")
    expect(Text("garden_title", bundle: .main).string, is: "A bundle's garden")
    let key: LocalizedStringKey = "garden_title"
    expect(Text(key, tableName: "Winter", bundle: .main, comment: "").string, is: "Asleep")
    let stored = "title"
    expect(Text("garden_\(stored)", tableName: "Winter").string, is: "garden_title")
  }

  @Test func `a key without a text, and what is no key, stand for themselves`() {
    expect(Text("garden_subtitle").string, is: "garden_subtitle")
    expect(Text(verbatim: "garden_title").string, is: "garden_title")
    let stored = "garden_title"
    expect(Text(stored).string, is: "garden_title")
    expect(Text("\(stored)").string, is: "garden_title")
    expect(String(localized: "\(stored)"), is: "garden_title")
  }

  @Test func `a localised string is the text of its key in the table that is named`() {
    expect(String(localized: "garden_title"), is: "Your **garden**")
    expect(String(localized: "garden_title", table: "Winter"), is: "Asleep")
    expect(String(localized: "garden_title", table: "Summer"), is: "garden_title")
    expect(String(localized: "garden_title", defaultValue: "A garden"), is: "Your **garden**")
    expect(String(localized: "garden_subtitle", defaultValue: "A bed"), is: "A bed")
    expect(LocalizedStringResource("garden_title").key, is: "garden_title")
  }
}
