// SimViews
