import type { rankWords as en } from '../en/queue.ts';
import { spanish } from '../spanish.ts';

export const rankWords = spanish<typeof en>({
  sentence: {
    reading: {
      Critical: 'Crítico: {parameter} {value}',
      Cautious: 'Precaución: {parameter} {value}',
    },
    silent: { one: 'Sin datos desde hace {count} día', other: 'Sin datos desde hace {count} días' },
    repetitions: {
      waiting: 'sin repetir todavía',
      notRepeated: 'no se repitió enseguida',
      backToNormal: 'de vuelta a lo normal',
    },
    usually: 'lo habitual es {value}',
    times: [
      'segunda vez desde el {day}',
      'tercera vez desde el {day}',
      'cuarta vez desde el {day}',
      'quinta vez desde el {day}',
      'sexta vez desde el {day}',
      'séptima vez desde el {day}',
      'octava vez desde el {day}',
      'novena vez desde el {day}',
      'décima vez desde el {day}',
    ],
    timesMore: '{count} veces desde el {day}',
    setBy: 'Límite {limit}, fijado por {name} el {date}.',
    usualLimit: 'Límite {limit}, el habitual de la clínica.',
    gainLimit: 'Límite de aumento de peso {limit}.',
    neverLooked: 'Nunca revisado.',
    lookedToday: 'Revisado hace menos de un día.',
    notLooked: { one: 'Sin revisar desde hace {count} día.', other: 'Sin revisar desde hace {count} días.' },
  },
  terms: {
    severity: 'Gravedad',
    repeated: 'Repetición',
    change: 'Sobre lo habitual',
    newest: 'Más reciente',
    lastLook: 'Última revisión',
  },
});
