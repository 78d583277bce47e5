#include "CThread.h"

_Thread_local CThreadPlace cThreadPlace __attribute__((tls_model("initial-exec"))) = {NULL, NULL, false, false};
