#include "CReportPage.h"

// A feature of C23 that the toolchain's compiler has in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char template_bytes[] = {
#embed "../SimReport/Resources/report.mustache"
};
static const unsigned char style_bytes[] = {
#embed "../SimReport/Resources/report.css"
};
static const unsigned char script_bytes[] = {
#embed "../SimReport/Resources/page.js"
};
static const unsigned char explorer_bytes[] = {
#embed "../SimReport/Resources/explorer.js"
};
static const unsigned char player_bytes[] = {
#embed "../SimReport/Resources/player.js"
};

const CPageFile CPageTemplate = {template_bytes, sizeof template_bytes};
const CPageFile CPageStyle = {style_bytes, sizeof style_bytes};
const CPageFile CPageScript = {script_bytes, sizeof script_bytes};
const CPageFile CPageExplorer = {explorer_bytes, sizeof explorer_bytes};
const CPageFile CPagePlayer = {player_bytes, sizeof player_bytes};
