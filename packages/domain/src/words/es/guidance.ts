import type { guidanceWords as english } from '../en/guidance.ts';
import { spanish } from '../spanish.ts';

export const guidanceWords = spanish<typeof english>({
  title: 'Mediciones críticas: qué se dice a los pacientes',
  note: 'Los pacientes lo ven cuando una medición es crítica. Una frase por línea, en palabras sencillas.',
  loading: {
    failed: 'No se pudo cargar lo que se dice a los pacientes. Inténtelo de nuevo.',
    tookTooLong: 'Cargar lo que se dice a los pacientes tardó demasiado. Inténtelo de nuevo.',
  },
  toConfirm: 'Su personal médico todavía no ha confirmado estos textos.',
  phone: 'Teléfono de la clínica',
  afterHoursPhone: 'Teléfono fuera de horario',
  phoneHint: 'Déjelo vacío si nadie contesta entonces.',
  enSigns: 'Llame al 911 si tiene (inglés)',
  enRest: 'Mientras descansa (inglés)',
  esSigns: 'Llame al 911 si tiene (español)',
  esRest: 'Mientras descansa (español)',
  isConfirmed: 'Nuestro personal médico ha confirmado estos textos',
  save: 'Guardar',
  busy: 'Guardando…',
  saved: 'Se guardó lo que se dice a los pacientes.',
  changedMeanwhile: 'Otra persona acaba de cambiar estos textos. Guarde otra vez para reemplazarlos.',
  errors: {
    phoneInvalid: 'Ingrese un número de teléfono',
    linesRequired: 'Ingrese al menos una línea',
    linesMany: 'Ingrese un máximo de 6 líneas',
    lineLong: 'Cada línea puede tener hasta 120 caracteres',
  },
});
