/* The names of functions, private ones included: read from the symbol table of the file that was loaded. */

#define _GNU_SOURCE
#include "CHostHooks.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* The table of one file; the mapping stays for the life of the process. */
typedef struct SymbolTable {
  uintptr_t base;
  const ElfW(Sym) *symbols;
  size_t count;
  const char *names;
} SymbolTable;

static bool readTable(const char *path, uintptr_t base, SymbolTable *table) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  struct stat status;
  void *map = MAP_FAILED;
  if (fstat(file, &status) == 0 && (size_t)status.st_size >= sizeof(ElfW(Ehdr)))
    map = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  close(file);
  if (map == MAP_FAILED) return false;
  const char *bytes = map;
  const ElfW(Ehdr) *header = map;
  if (memcmp(header->e_ident, ELFMAG, SELFMAG) == 0) {
    const ElfW(Shdr) *sections = (const void *)(bytes + header->e_shoff);
    for (int index = 0; index < header->e_shnum; index++) {
      if (sections[index].sh_type != SHT_SYMTAB) continue;
      table->base = header->e_type == ET_DYN ? base : 0;
      table->symbols = (const void *)(bytes + sections[index].sh_offset);
      table->count = sections[index].sh_size / sizeof(ElfW(Sym));
      table->names = bytes + sections[sections[index].sh_link].sh_offset;
      return true;
    }
  }
  munmap(map, (size_t)status.st_size);
  return false;
}

/* Where a function goes that does nothing but go to another one; itself if it does more.
 *
 * A key path refers to such thunks, which have no names, where a module was compiled as a whole: in release builds they jump to
 * the getter after an empty frame, in debug builds they call within a frame what would have been the key path's own. */
static uintptr_t followThunk(uintptr_t address) {
#if defined(__x86_64__)
  static const unsigned char frame[] = {0x55, 0x48, 0x89, 0xE5};
  const unsigned char *code = (const unsigned char *)address;
  bool isFramed = memcmp(code, frame, sizeof frame) == 0;
  /* call; pop %rbp; ret */
  if (isFramed && code[4] == 0xE8 && code[9] == 0x5D && code[10] == 0xC3) {
    code += 4;
  } else {
    /* pop %rbp; jmp */
    if (isFramed && code[4] == 0x5D) code += 5;
    if (*code != 0xE9) return address;
  }
  int32_t distance;
  memcpy(&distance, code + 1, sizeof distance);
  return (uintptr_t)(code + 5) + (intptr_t)distance;
#elif defined(__aarch64__)
  /* b, or stp x29, x30, [sp, #-16]!; mov x29, sp; bl; ldp x29, x30, [sp], #16; ret */
  static const uint32_t before[] = {0xA9BF7BFDu, 0x910003FDu}, after[] = {0xA8C17BFDu, 0xD65F03C0u};
  const uint32_t *code = (const uint32_t *)address;
  bool isCall = memcmp(code, before, sizeof before) == 0 && (code[2] & 0xFC000000u) == 0x94000000u
    && memcmp(code + 3, after, sizeof after) == 0;
  if (isCall) code += 2;
  else if ((*code & 0xFC000000u) != 0x14000000u) return address;
  int32_t distance = (int32_t)(*code << 6) >> 4;
  return (uintptr_t)code + (intptr_t)distance;
#else
  return address;
#endif
}

static const char *nameInTable(const SymbolTable *table, uintptr_t address) {
  for (size_t index = 0; index < table->count; index++) {
    const ElfW(Sym) *symbol = &table->symbols[index];
    if (ELF64_ST_TYPE(symbol->st_info) == STT_FUNC && symbol->st_value + table->base == address)
      return table->names + symbol->st_name;
  }
  return NULL;
}

const char *hostHooksSymbolName(uintptr_t address) {
  static SymbolTable known[16];
  static uintptr_t bases[16];
  static size_t used = 0;
  Dl_info info;
  if (dladdr((void *)address, &info) == 0 || info.dli_fname == NULL) return NULL;
  uintptr_t base = (uintptr_t)info.dli_fbase;
  size_t place = 0;
  while (place < used && bases[place] != base) place++;
  if (place == used) {
    if (used == 16) return NULL;
    /* The program itself: its path may be relative to a folder that has changed. */
    bool isProgram = !readTable(info.dli_fname, base, &known[place]);
    if (isProgram) readTable("/proc/self/exe", base, &known[place]);
    bases[place] = base;
    used++;
  }
  const char *name = nameInTable(&known[place], address);
  if (name != NULL) return name;
  uintptr_t target = followThunk(address);
  return target == address ? NULL : nameInTable(&known[place], target);
}
