import type { gainWords as english } from '../en/gain.ts';
import { spanish } from '../spanish.ts';

export const gainWords = spanish<typeof english>({
  title: 'Alertas de aumento de peso',
  note: 'Se abre una alerta cuando el peso sube más que esto.',
  loading: {
    failed: 'No se pudieron cargar las alertas de aumento de peso. Inténtelo de nuevo.',
    tookTooLong: 'Las alertas de aumento de peso tardaron demasiado en cargarse. Inténtelo de nuevo.',
  },
  choice: 'Alertas de aumento de peso',
  clinicChoices: { own: 'Activadas', off: 'Desactivadas' },
  choices: { clinic: 'Como la clínica', own: 'Límites propios', off: 'Desactivadas' },
  asClinic: 'Se avisa a la clínica con más de {day} en un día o {week} en una semana.',
  clinicOff: 'La clínica tiene desactivadas estas alertas.',
  off: 'No se avisa a nadie de un aumento de peso.',
  day: 'En un día, más de ({unit})',
  week: 'En una semana, más de ({unit})',
  save: 'Guardar',
  busy: 'Guardando…',
  changedMeanwhile: 'Otra persona acaba de elegir: {chosen}. Guarde otra vez para reemplazarlo.',
  saved: 'Alertas de aumento de peso guardadas.',
  errors: {
    gainInvalid: 'Ingrese un peso de hasta 20 kg (44 lb)',
    gainOrder: 'Una semana no puede ser menos que un día',
  },
  ruleSaid: '{day} en un día, {week} en una semana',
  inForce: 'El límite de aumento de peso que regía',
  about: 'Peso, aumento de peso',
  up: '{gain} más',
  periods: {
    day: 'En un día, desde el {since}. Límite {limit}',
    week: 'En una semana, desde el {since}. Límite {limit}',
  },
});
