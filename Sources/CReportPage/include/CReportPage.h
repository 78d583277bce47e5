/*
 * The files of a report's page, as bytes of the program: a binary that is copied elsewhere has them with it.
 *
 * Swift has no literal for a file. SwiftPM can write one as an array of numbers, which takes the compiler seconds; `#embed` takes none.
 */
#pragma once

#include <stddef.h>

/// The bytes of a file.
typedef struct CPageFile {
  const unsigned char *_Nonnull bytes;
  size_t count;
} CPageFile;

/// The template of the page.
extern const CPageFile CPageTemplate;
/// The style sheet.
extern const CPageFile CPageStyle;
/// What all scripts share: units, the note under the pointer, tables that sort, figures that answer.
extern const CPageFile CPageScript;
/// Frames on an axis that is zoomed and moved.
extern const CPageFile CPageExplorer;
/// The phones that play.
extern const CPageFile CPagePlayer;
