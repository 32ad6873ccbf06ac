import type { readingWords as english, classWords as englishClass } from '../en/reading.ts';
import { spanish } from '../spanish.ts';

export const readingWords = spanish<typeof english>({
  normal: 'normal: {span}',
  critical: 'crítico: {span}',
  between: '{min} a {max}',
  from: 'desde {min}',
  upTo: 'hasta {max}',
  below: 'menos de {value}',
  above: 'más de {value}',
  either: '{one} o {other}',
  range: 'Rango: {parts}',
  reading: 'Medición {value}, {reading}',
  noLimits: 'Sin límites definidos',
  noReadings: 'Sin mediciones',
  share: 'Normales: {normal}, de precaución: {cautious}, críticas: {critical}',
});

export const classWords = spanish<typeof englishClass>({
  Normal: 'Normal',
  Cautious: 'Precaución',
  Critical: 'Crítica',
});
