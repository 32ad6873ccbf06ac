import type { receiptWords as english } from '../en/receipt.ts';
import { spanish } from '../spanish.ts';

export const receiptWords = spanish<typeof english>({
  title: 'Su medición',
  subtitle: 'Qué pasó con ella',
  steps: 'Qué pasó',
  measured: 'Usted se midió',
  entered: 'Usted la agregó',
  received: 'Su clínica la recibió',
  judged: {
    Normal: 'Está en su rango normal',
    Cautious: 'Está un poco fuera de su rango',
    Critical: 'Está muy fuera de su rango',
  },
  alerted: 'Su clínica recibió un aviso',
  seenBy: 'La revisó {name}',
  notSeen: 'Su equipo médico todavía no la ha visto',
  notSeenText: 'Todavía nadie la ha revisado.',
  taken: '{name} se encarga de ella',
  resolved: '{name} cerró el aviso',
  outcomes: {
    advice: 'Le dieron un consejo.',
    medication: 'Revisaron su medicina.',
    visit: 'Le programaron una cita.',
    wrongReading: 'La medición no era correcta.',
    noContact: 'No pudieron comunicarse con usted.',
  },
  note: 'Nota para usted de {name}',
  somebody: 'su clínica',
  update: 'Hay noticias de su medición.',
  write: 'Escribir a su clínica sobre ella',
  none: 'No encontramos esta medición',
  noneText: 'Vuelva y elíjala otra vez.',
  loading: {
    failed: 'No pudimos cargar su medición. Intente de nuevo.',
    tookTooLong: 'Cargar su medición tardó demasiado. Intente de nuevo.',
  },
  notesFailed: 'No pudimos cargar las notas para usted.',
});
