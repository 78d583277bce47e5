/* `import WeatherKit`: its forecasts come with one module, in which names such as Weather are. */
#include "SimWeather.h"
