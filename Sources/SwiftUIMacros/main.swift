// The plugin that the compiler runs to expand `#Preview`, `@Previewable`, `@Entry`, `@Animatable`, `@Model`,
// `@ModelActor`, `@Query` and `#Rule`.
//
// The compiler writes a message, the plugin answers it, until there are no more: each message is JSON behind its
// length, eight bytes, lowest first. Nothing else may go to standard output.

import FoundationEssentials

var connection = Connection()
while let message = connection.read() { connection.write(answer(to: message)) }
