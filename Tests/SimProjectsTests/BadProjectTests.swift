// What keeps a project from being taken: one sentence, and nothing is written.

import Expectations
import Foundation
import Testing

@testable import SimProjects

@Suite struct BadProjectTests {
  private func refusal(_ body: () throws -> Void) -> String? {
    #expect(throws: ProjectError.self, performing: body)?.description
  }

  /// The sentence about a folder, with the folder itself as `…`.
  private func refusal(
    in folder: ProjectFolder, target: String? = nil, manifest: String = ""
  ) -> String? {
    refusal { _ = try folder.app(target: target) { _ in Data(manifest.utf8) } }?
      .replacing(folder.path, with: "…")
  }

  private static let app =
    "isa = PBXNativeTarget; productType = \"com.apple.product-type.application\";"

  private func folder(_ objects: String, version: String = "56") throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.writeProject(objects, version: version)
    return folder
  }

  @Test func `a damaged file is named with the place of the damage`() throws {
    let file = "Garden.xcodeproj/project.pbxproj"
    let folder = try ProjectFolder()
    try folder.write([file: "{ objects = { a = ( b, "])
    expect(
      refusal(in: folder),
      is: "'…/\(file)' is damaged: Expected terminating ')' for array at line 1")
    for text in ["", "hello", "{}", "{ objectVersion = 56; objects = ( a, ); }"] {
      try folder.write([file: text])
      #expect(refusal(in: folder)?.hasPrefix("'…/\(file)' is damaged") == true, "\(text)")
    }
    try folder.write([file: "{ objectVersion = 56; objects = { }; rootObject = P00; }"])
    expect(
      refusal(in: folder), is: "'…/\(file)' is damaged: the object of the project is missing")
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(file)")
    expect(refusal(in: folder), is: "'…/\(file)' is missing or cannot be read")
  }

  @Test func `a newer format is refused with its number and a way out`() throws {
    expect(
      refusal(in: try folder("P00 = {isa = PBXProject; };", version: "212")),
      is:
        "'…/Garden.xcodeproj/project.pbxproj' is of format 212, which is newer than this version of "
        + "simui knows (100): choose an older format in Xcode's file inspector")
  }

  @Test func `a project without an app says which targets it has`() throws {
    expect(
      refusal(in: try folder("P00 = {isa = PBXProject; targets = (); };")),
      is: "'Garden.xcodeproj' has no app target: it has no target")
    let library = "T01 = {isa = PBXNativeTarget; name = Kit; productType = library; };"
    expect(
      refusal(in: try folder("\(library) P00 = {isa = PBXProject; targets = (T01, GONE, ); };")),
      is: "'Garden.xcodeproj' has no app target: its targets are 'Kit'")
  }

  @Test func `of two apps one has to be chosen by its name`() throws {
    let objects = """
      T01 = {\(Self.app) name = "Garden A"; }; T02 = {\(Self.app) name = B; };
      P00 = {isa = PBXProject; targets = (T01, T02, ); };
      """
    expect(
      refusal(in: try folder(objects)),
      is: "'Garden.xcodeproj' has several app targets, 'Garden A', 'B': choose one with --target")
    expect(
      refusal(in: try folder(objects), target: "C"),
      is: "'Garden.xcodeproj' has no app target 'C': its apps are 'Garden A', 'B'")
    expect(try folder(objects).app(target: "Garden A").app.name, is: "Garden_A")
  }

  @Test func `of several apps the one with the name of the project is taken`() throws {
    let objects = """
      T01 = {\(Self.app) name = "Garden Lite"; }; T02 = {\(Self.app) name = Garden; };
      P00 = {isa = PBXProject; targets = (T01, T02, ); };
      """
    expect(try folder(objects).app(target: nil).app.name, is: "Garden")
    expect(try folder(objects).app(target: "Garden Lite").app.name, is: "Garden_Lite")
  }

  @Test func `missing Swift files are named, missing resources are left out`() throws {
    let folder = try ProjectFolder()
    try folder.writeProject(Objects.groups)
    var files = Objects.filesOfGroups
    files["Shared/plants.swift"] = nil
    files["Garden App/Views/Bed View.swift"] = nil
    try folder.write(files)
    expect(
      refusal(in: folder, manifest: Objects.manifestOfKit),
      is: "the target 'Garden' lists files that are missing: '…/Garden App/Views/Bed View.swift', "
        + "'…/Shared/Plants.swift'")
    files = Objects.filesOfGroups
    files["Garden App/plants.json"] = nil
    let other = try ProjectFolder()
    try other.writeProject(Objects.groups)
    try other.write(files)
    let project = try other.app { _ in Data(Objects.manifestOfKit.utf8) }
    expect(other.names(project.app.files.missing), is: ["Garden App/plants.json"])
  }

  @Test func `a path must lead to one project`() throws {
    let folder = try ProjectFolder()
    expect(refusal(in: folder), is: "'…' has no project of Xcode and no Package.swift")
    expect(
      refusal { _ = try ProjectLocation("\(folder.path)/none") }?.replacing(folder.path, with: "…"),
      is: "nothing is at '…/none'")
    try folder.writeProject("", name: "A")
    try folder.writeProject("", name: "B")
    expect(
      refusal(in: folder),
      is: "'…' has several projects, 'A.xcodeproj', 'B.xcodeproj': name one of them")
    expect(
      try ProjectLocation("\(folder.path)/B.xcodeproj/"),
      is: .project("\(folder.path)/B.xcodeproj"))
    let repository = try ProjectFolder()
    try repository.write([
      "App/Garden.xcodeproj/project.pbxproj": "", "App/Garden.xcworkspace/": "",
    ])
    let project = ProjectLocation.project("\(repository.path)/App/Garden.xcodeproj")
    expect(try ProjectLocation(repository.path), is: project)
    expect(try ProjectLocation("\(repository.path)/App/Garden.xcworkspace"), is: project)
  }

  @Test func `a package needs one executable target and its folder`() throws {
    let folder = try ProjectFolder()
    try folder.write(["Package.swift": ""])
    func manifest(_ targets: String) -> String {
      """
      {"name": "Garden", "toolsVersion": {"_version": "6.0.0"}, "dependencies": [], "products": [],
       "targets": [\(targets)]}
      """
    }
    func target(_ name: String, _ type: String = "executable") -> String {
      #"{"name": "\#(name)", "type": "\#(type)", "dependencies": []}"#
    }
    expect(
      refusal(in: folder, manifest: "{"),
      is: "'…/Package.swift' is of a form that is not known here")
    expect(
      refusal(in: folder, manifest: manifest(target("Kit", "regular"))),
      is: "the package 'Garden' has no app target: none of its targets is executable")
    expect(
      refusal(in: folder, manifest: manifest(target("A") + "," + target("B"))),
      is: "the package 'Garden' has several executable targets, 'A', 'B': choose one with --target")
    expect(
      refusal(in: folder, target: "C", manifest: manifest(target("A"))),
      is: "the package 'Garden' has no executable target 'C': it has 'A'")
    expect(
      refusal(in: folder, manifest: manifest(target("A"))),
      is: "the folder of the target 'A' is missing: '…/Sources/A'")
  }
}
