// The command line as one function of a catalogue.

package import ArgumentParser
import Glibc
import SimDevice
import SimLab

/// The complete command line, for `simui` itself and for packages with scenarios of their own.
public enum SimUI {
  /// Reads the command line of this process, executes it, and ends the process.
  ///
  /// ```swift
  /// SimUI.main(catalog: myCatalog)   // all of a user's main.swift
  /// ```
  ///
  /// - Parameter withoutArguments: The arguments that replace an empty command line; by default
  ///   help is shown.
  public static func main(catalog: CommandCatalog, withoutArguments: [String] = []) -> Never {
    let given = Array(CommandLine.arguments.dropFirst())
    main(catalog: catalog, arguments: given.isEmpty ? withoutArguments : given)
  }

  /// Executes a command line, and ends the process.
  ///
  /// - Parameter commands: The command that has the subcommands.
  static func main(
    catalog: CommandCatalog, arguments: [String],
    commands: any ParsableCommand.Type = RootCommand.self
  ) -> Never {
    do {
      let context = CommandContext.standard(catalog: catalog)
      let status = try run(arguments: arguments, in: context, commands: commands)
      if let reason = context.console.outputFault() {
        context.console.error("simui: standard output could not be written: \(reason)\n")
        exit(ExitStatus.failure.rawValue)
      }
      exit(status.rawValue)
    } catch let ProcessRunnerError.interrupted(signal: number) {
      // The process ends by the signal that it received, so that its caller sees the signal.
      Interruption.endProcess(by: number)
    } catch {
      exit(ExitStatus.failure.rawValue)
    }
  }

  /// Executes a command line.
  ///
  /// - Returns: The exit status; errors have been reported on the console.
  /// - Throws: `ProcessRunnerError.interrupted`, and nothing else.
  package static func run(
    arguments: [String], in context: CommandContext,
    commands: any ParsableCommand.Type = RootCommand.self
  ) throws -> ExitStatus {
    do {
      // A worker's command line is always this one word, and a run has many workers, so the parser
      // is bypassed.
      if arguments == [WorkerSubcommand.name] { return try WorkerSubcommand().run(in: context) }
      try checkCommand(
        arguments.first == "help" ? arguments.dropFirst().first : arguments.first, of: commands)
      var command = try commands.parseAsRoot(arguments)
      if let command = command as? any ContextCommand { return try command.run(in: context) }
      // Other errors are the parser's own; help is requested through an error.
      try command.run()
      return .success
    } catch let error as UsageError {
      return report(error.description, .usage, context.console)
    } catch let error as CommandFailure {
      return report(error.description, .failure, context.console)
    } catch let error as NotComparable {
      return report(error.description, .notComparable, context.console)
    } catch let error as ProcessRunnerError {
      if case .interrupted = error { throw error }
      return report(error.description, .failure, context.console)
    } catch {
      return answer(error, of: commands, context.console)
    }
  }

  /// Throws an error for a word that is not a command, with a list of the commands.
  private static func checkCommand(_ word: String?, of root: any ParsableCommand.Type) throws {
    guard let word, !word.hasPrefix("-") else { return }
    let commands = root.configuration.subcommands.map { $0.configuration }
    let names = commands.compactMap(\.commandName)
    guard !names.contains(word) else { return }
    let shown = commands.filter(\.shouldDisplay).compactMap(\.commandName)
    let nearest = Nearest.name(to: word, among: shown).map { "; the nearest is '\($0)'" } ?? ""
    throw UsageError(
      "there is no command '\(word)'\(nearest); the commands are \(shown.joined(separator: ", "))")
  }

  /// Prints help and version as results, and a parser error as one sentence.
  private static func answer(
    _ error: any Error, of root: any ParsableCommand.Type, _ console: Console
  ) -> ExitStatus {
    switch root.exitCode(for: error) {
    case .success:
      var text = root.fullMessage(for: error, columns: console.width ?? 80)
      while text.last?.isNewline == true { text.removeLast() }
      console.output(text + "\n")
      return .success
    case .validationFailure:
      let words = root.message(for: error).split { $0.isNewline }
      return report(withoutFarName(words.joined(separator: " ")), .usage, console)
    default:
      return report(SystemError.words(of: error) ?? String(describing: error), .failure, console)
    }
  }

  /// Returns the parser's sentence about an unknown option, without its suggestion if that is not
  /// similar.
  private static func withoutFarName(_ sentence: String) -> String {
    let pattern = /(Unknown option '-*([^']*)')(\. Did you mean '-*([^']*)'\?)?/
    guard let match = sentence.wholeMatch(of: pattern) else { return sentence }
    if let near = match.output.4,
      Nearest.name(to: String(match.output.2), among: [String(near)]) != nil
    {
      return sentence
    }
    return match.output.1 + "; --help lists the options"
  }

  private static func report(
    _ sentence: String, _ status: ExitStatus, _ console: Console
  ) -> ExitStatus {
    console.error("simui: \(sentence)\n")
    return status
  }
}
