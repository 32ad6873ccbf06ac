import type { alertClosingWords as english } from '../en/alertClosing.ts';
import { spanish } from '../spanish.ts';

export const alertClosingWords = spanish<typeof english>({
  born: 'fecha de nacimiento: {date}',
  says: {
    one: 'Se cerrará {count} medición del {since}.',
    many: 'Se cerrarán juntas {count} mediciones desde el {since}.',
    other: 'Se cerrarán juntas {count} mediciones desde el {since}.',
  },
  noContact: '¿Nadie respondió? Si la pospone, la alerta queda abierta. Lo que escribió aquí no se guarda.',
  snoozeTomorrow: 'Posponer hasta mañana, 8:00 a. m.',
  busy: 'Guardando…',
  snoozed: 'Alerta pospuesta.',
  undone: 'Se deshizo su último paso.',
});
