// SimCharts
