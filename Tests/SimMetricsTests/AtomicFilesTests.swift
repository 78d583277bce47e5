// Sets of files in a folder that others write into as well: nothing is lost that a set did not write itself.

import Expectations
import Foundation
import Testing

@testable import SimMetrics

@Suite struct AtomicFilesTests {
  /// A folder for one test.
  private struct Place {
    let folder: URL

    /// Writes a file as a user would.
    func user(_ text: String, _ path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func link(_ path: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: path).path, withDestinationPath: target)
    }

    /// Writes a set.
    func write(
      _ files: [String: String], by writer: String? = "run", force: Bool = false,
      superseding folders: [String] = []
    ) throws {
      var set = AtomicFiles(by: writer)
      for (path, text) in files.sorted(by: { $0.key < $1.key }) { set.add(path, Data(text.utf8)) }
      for place in folders { set.supersede(place) }
      try set.write(to: folder, name: "out", force: force)
    }

    /// What is in the way of a set, in words.
    func refusal(
      _ files: [String: String], by writer: String? = "run", force: Bool = false
    ) -> String? {
      do {
        try write(files, by: writer, force: force)
        return nil
      } catch {
        return "\(error)"
      }
    }

    /// All files by path, except for the list of the folder.
    func contents() throws -> [String: String] {
      var all: [String: String] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
        guard case .file = try FileKind(at: folder.appending(path: path).path),
          path != FileManifest.name
        else { continue }
        all[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      }
      return all
    }
  }

  private func withPlace(_ body: (Place) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(Place(folder: folder))
  }

  @Test func `replaces what the same command wrote, and names the files in the list`() throws {
    try withPlace { place in
      try place.write(["report.md": "one", "figures/a.png": "one"])
      try place.write(["report.md": "two", "figures/a.png": "two"])
      try expect(place.contents(), is: ["report.md": "two", "figures/a.png": "two"])
      let list = try String(
        contentsOf: place.folder.appending(path: FileManifest.name), encoding: .utf8)
      let lines = list.split(separator: "\n")
      #expect(lines[0].hasPrefix("# simui wrote these files"))
      // FNV-1a of "two" in 64 bits.
      expect(
        lines.dropFirst().map(String.init),
        is: ["5714d319447c9709 3 run figures/a.png", "5714d319447c9709 3 run report.md"])
    }
  }

  @Test func `refuses to replace a user's file, and writes nothing`() throws {
    try withPlace { place in
      try place.user("mine", "report.md")
      let refusal = place.refusal(["report.md": "ours", "figures/a.png": "ours"])
      expect(refusal, is: "'out/report.md' was not written by simui")
      try expect(place.contents(), is: ["report.md": "mine"])
      try expect(
        FileManager.default.contentsOfDirectory(atPath: place.folder.path), is: ["report.md"])
    }
  }

  @Test func `refuses to replace a file that was edited, even to the same length`() throws {
    try withPlace { place in
      try place.write(["report.md": "ours"])
      try place.user("mine", "report.md")
      expect(
        place.refusal(["report.md": "next"]),
        is: "'out/report.md' was changed after simui wrote it")
      try place.user("mine, longer", "report.md")
      expect(
        place.refusal(["report.md": "next"]),
        is: "'out/report.md' was changed after simui wrote it")
      try expect(place.contents(), is: ["report.md": "mine, longer"])
    }
  }

  @Test func `refuses to replace a file of another command`() throws {
    try withPlace { place in
      try place.write(["report.md": "claims"], by: "lessons")
      expect(
        place.refusal(["report.md": "runs"]), is: "'out/report.md' was written by 'simui lessons'")
      try place.write(["sweep.csv": "cells"], by: "sweep")
      try expect(place.contents(), is: ["report.md": "claims", "sweep.csv": "cells"])
    }
  }

  @Test func `accepts a file that already has the bytes to be written`() throws {
    try withPlace { place in
      try place.user("same", "report.md")
      try place.write(["report.md": "same"])
      try place.write(["report.md": "next"])
      try expect(place.contents(), is: ["report.md": "next"])
    }
  }

  @Test func `names at most three of many files in the way`() throws {
    try withPlace { place in
      for name in ["a", "b", "c", "d", "e"] { try place.user("mine", name) }
      let files = Dictionary(uniqueKeysWithValues: ["a", "b", "c", "d", "e"].map { ($0, "ours") })
      expect(
        place.refusal(files), is: "'out/a', 'out/b', 'out/c' and 2 more were not written by simui")
      try place.write(["f": "ours"])
      try place.user("edited", "f")
      expect(
        place.refusal(["a": "ours", "b": "ours", "f": "next"]),
        is:
          "'out/a' and 'out/b' were not written by simui; 'out/f' was changed after simui wrote it"
      )
    }
  }

  @Test func `replaces on request exactly the files in the way`() throws {
    try withPlace { place in
      for name in ["report.md", "figures/a.png", "figures/mine.png"] {
        try place.user("mine", name)
      }
      try place.write(
        ["report.md": "ours", "figures/a.png": "ours"], force: true, superseding: [""])
      try expect(
        place.contents(),
        is: ["report.md": "ours", "figures/a.png": "ours", "figures/mine.png": "mine"])
    }
  }

  @Test func `removes files of an earlier set only while they are unchanged`() throws {
    try withPlace { place in
      try place.write(["report.md": "1", "tapes/a.yaml": "1", "figures/a": "1", "figures/b": "1"])
      try place.write(["cells/a": "1"], by: "sweep")
      try place.user("edited", "figures/b")
      try place.user("mine", "figures/c")
      try place.write(["report.md": "2"], superseding: [""])
      try expect(
        place.contents(),
        is: ["report.md": "2", "cells/a": "1", "figures/b": "edited", "figures/c": "mine"])
      // A folder that is empty without its file goes with it.
      try expect(FileKind(at: place.folder.appending(path: "tapes").path), is: .nothing)
      // What was edited is the user's from then on.
      expect(
        place.refusal(["figures/b": "3"]), is: "'out/figures/b' was not written by simui")
    }
  }

  @Test func `supersedes one folder and leaves the files beside it`() throws {
    try withPlace { place in
      try place.write(["cells/a": "1", "figures/a": "1", "figures-b": "1"], by: "sweep")
      try place.write(["figures/b": "2"], by: "sweep", superseding: ["figures"])
      try expect(
        place.contents(), is: ["cells/a": "1", "figures-b": "1", "figures/b": "2"])
    }
  }

  // MARK: Not a file

  @Test func `never writes through a symbolic link below the folder`() throws {
    try withPlace { place in
      try place.user("mine", "elsewhere/real.md")
      try place.link("report.md", to: "elsewhere/real.md")
      try place.link("figures", to: "elsewhere")
      let files = ["figures/a.png": "ours", "report.md": "ours"]
      expect(
        place.refusal(files),
        is: "'out/figures' is a symbolic link to 'elsewhere', and a folder is needed; "
          + "'out/report.md' is a symbolic link to 'elsewhere/real.md'")
      // A file may be replaced on request, a folder may not.
      expect(
        place.refusal(files, force: true),
        is: "'out/figures' is a symbolic link to 'elsewhere', and a folder is needed")
      try place.write(["report.md": "ours"], force: true)
      try expect(place.contents(), is: ["report.md": "ours", "elsewhere/real.md": "mine"])
    }
  }

  @Test func `refuses a dangling link, a folder, a pipe and a file in place of a folder`() throws {
    try withPlace { place in
      try place.link("dangling", to: "nowhere")
      try place.user("mine", "folder/inside")
      try place.user("mine", "file")
      #expect(mkfifo(place.folder.appending(path: "pipe").path, 0o600) == 0)
      let files = ["dangling": "1", "folder": "1", "pipe": "1", "file/a": "1"]
      let rest =
        "'out/file' is a file, not a folder; 'out/folder' is a folder; 'out/pipe' is not a regular file"
      expect(
        place.refusal(files), is: "'out/dangling' is a symbolic link to 'nowhere'; \(rest)")
      expect(place.refusal(files, force: true), is: rest)
      try expect(place.contents(), is: ["folder/inside": "mine", "file": "mine"])
    }
  }

  @Test func `neither reads nor replaces a list that it did not write`() throws {
    try withPlace { place in
      for text in ["mine", "", "# simui wrote these files (list 2).\n"] {
        try place.user(text, FileManifest.name)
        expect(
          place.refusal(["a": "1"]), is: "'out/.simui-files' was changed after simui wrote it")
      }
      try place.write(["a": "1"], force: true)
      try place.write(["a": "2"])
    }
  }

  @Test(arguments: ["../outside", "/outside", "a/../../outside", "a//b"])
  func `never follows a list out of the folder`(path: String) throws {
    try withPlace { place in
      try place.write(["a": "1"])
      let file = place.folder.appending(path: FileManifest.name)
      let list = try String(contentsOf: file, encoding: .utf8)
      try place.user(list + "5714d319447c9709 3 run \(path)\n", FileManifest.name)
      expect(
        place.refusal(["a": "1"]), is: "'out/.simui-files' was changed after simui wrote it")
    }
  }

  @Test func `a name with spaces, marks and a line break is found again`() throws {
    try withPlace { place in
      let name = "Größe 50%\nof\r all.png"
      try place.write([name: "1"])
      try place.write([name: "2"])
      try expect(place.contents(), is: [name: "2"])
    }
  }

  // MARK: Without a list

  @Test func `without a list only known contents are replaced`() throws {
    try withPlace { place in
      try place.user("old", "a.json")
      var set = AtomicFiles(by: nil)
      set.add("a.json", Data("new".utf8), replacing: Data("old".utf8))
      try set.write(to: place.folder)
      try expect(
        FileManager.default.contentsOfDirectory(atPath: place.folder.path), is: ["a.json"])
      try place.user("edited", "a.json")
      #expect(throws: FilesInTheWay.self) { try set.write(to: place.folder) }
    }
  }

  // MARK: Interrupted, and at the same time

  @Test func `after an interruption both the old and the new content are known`() throws {
    try withPlace { place in
      try place.write(["a": "1", "b": "1"])
      // As the list is while files are replaced: "a" is new already, "b" is not.
      var list = FileManifest()
      for (path, text) in [("a", "1"), ("a", "2"), ("b", "1"), ("b", "2")] {
        list[path].append(FileManifest.Entry(path, writer: "run", bytes: Data(text.utf8)))
      }
      try list.encoded.write(to: place.folder.appending(path: FileManifest.name))
      try place.user("2", "a")
      try place.write(["a": "3", "b": "3"])
      try expect(place.contents(), is: ["a": "3", "b": "3"])
      // Then the list names one content of each again.
      let read = try FileManifest(
        Data(contentsOf: place.folder.appending(path: FileManifest.name)))
      expect(read?["a"].count, is: 1)
    }
  }

  @Test func `removes temporary files of ended processes, and no others`() throws {
    try withPlace { place in
      let process = Process()
      process.executableURL = URL(filePath: "/bin/true")
      try process.run()
      process.waitUntilExit()
      let ended = process.processIdentifier
      let kept = [
        ".simui-1-0.tmp", ".simui-mine-0.tmp", ".simui-\(ended)-x.tmp", ".a.\(ended).tmp",
      ]
      for name in kept + [".simui-\(ended)-7.tmp", "figures/.simui-\(ended)-0.tmp"] {
        try place.user("half", name)
      }
      try place.write(["figures/a.png": "1"])
      try expect(place.contents().keys.sorted(), is: (kept + ["figures/a.png"]).sorted())
    }
  }

  @Test func `writers at the same time leave one whole set and its list`() throws {
    try withPlace { place in
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        #expect(throws: Never.self) {
          for _ in 0..<5 { try place.write(["a": "\(number)", "b/c": "\(number)"]) }
        }
      }
      let contents = try place.contents()
      expect(contents.count, is: 2)
      expect(contents["a"], is: contents["b/c"])
      try place.write(["a": "last", "b/c": "last"])
    }
  }

  @Test func `waits for a folder that is being written, and not without end`() throws {
    try withPlace { place in
      let lock = try FolderLock(place.folder)
      let other = open(place.folder.path, O_RDONLY)
      defer { close(other) }
      expect(flock(other, LOCK_EX | LOCK_NB), is: -1)
      withExtendedLifetime(lock) {}
    }
  }

  // MARK: Before anything runs

  @Test func `files in the way are found by their names before there are results`() throws {
    try withPlace { place in
      let expected = ExpectedFiles(
        by: "run", ["report.md"], folders: ["figures": [".png"], "tapes": [".yaml"]])
      func refusal(force: Bool = false) -> String? {
        do {
          try expected.check(place.folder, name: "out", force: force)
          return nil
        } catch {
          return "\(error)"
        }
      }
      expect(refusal(), is: nil)
      try place.user("mine", "figures/mine.png")
      try place.user("mine", "figures/mine.txt")
      try place.write(["figures/claims.png": "1"], by: "lessons")
      try place.write(["figures/a.png": "1", "report.md": "1"])
      expect(refusal(), is: "'out/figures/mine.png' was not written by simui")
      expect(refusal(force: true), is: nil)
      try place.user("mine", "tapes")
      expect(
        refusal(force: true), is: "'out/tapes' is a file, not a folder")
    }
  }

  @Test func `a new folder appears whole, and only where nothing is`() throws {
    try withPlace { place in
      var set = AtomicFiles(by: nil)
      set.add("Package.swift", Data("1".utf8))
      set.add("Sources/main.swift", Data("1".utf8))
      try set.writeNewFolder(place.folder.appending(path: "App"))
      try expect(
        place.contents(), is: ["App/Package.swift": "1", "App/Sources/main.swift": "1"])
      try place.link("Dangling", to: "nowhere")
      for name in ["App", "Dangling"] {
        #expect(throws: FilesInTheWay.self) {
          try set.writeNewFolder(place.folder.appending(path: name))
        }
      }
      try expect(
        FileManager.default.contentsOfDirectory(atPath: place.folder.path).sorted(),
        is: ["App", "Dangling"])
    }
  }

  @Test func `errors of the system are in its words, with the path`() throws {
    try withPlace { place in
      let path = place.folder.appending(path: "a").path
      expect(
        "\(FileWriteError(path: path, code: ENOSPC))",
        is: "cannot write \(path): No space left on device")
      let long = String(repeating: "x", count: 300)
      let error = #expect(throws: FileWriteError.self) { try place.write([long: "1"]) }
      expect(error?.reason, is: "File name too long")
      try expect(FileManager.default.contentsOfDirectory(atPath: place.folder.path), is: [])
    }
  }
}
