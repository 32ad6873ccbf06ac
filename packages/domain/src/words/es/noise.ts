import type { noiseWords as english } from '../en/noise.ts';
import { spanish } from '../spanish.ts';

export const noiseWords = spanish<typeof english>({
  tab: 'Límites por revisar',
  says: 'Límites que avisan a menudo y se cierran sin medidas, desde el {date}.',
  allProviders: 'Todos los profesionales',
  provider: 'Profesional',
  period: 'Período',
  days: '{days} días',
  loading: {
    failed: 'No se pudieron cargar los límites por revisar. Inténtelo de nuevo.',
    tookTooLong: 'Los límites por revisar tardaron demasiado en cargarse. Inténtelo de nuevo.',
  },
  sums: {
    alerts: 'Alertas en {days} días',
    withoutAction: 'Cerradas sin medidas',
    ofLimits: 'Alertas de los límites de abajo',
  },
  share: '{count}, el {percent}% del total',
  limits: {
    title: 'Límites que avisan a menudo',
    empty: 'Ningún límite avisa a menudo',
    emptyReason:
      'Un límite aparece aquí tras 7 alertas en {days} días, si al menos la mitad se cerró sin medidas.',
    range: {
      zero: '0 límites',
      one: '{from}–{to} de {count} límite',
      many: '{from}–{to} de {count} límites',
      other: '{from}–{to} de {count} límites',
    },
    foot: 'Aquí nunca se cambia un límite. El botón abre la ventana de rangos con la prueba sobre los últimos días.',
  },
  columns: {
    patient: 'Paciente y quién lo fijó',
    limit: 'Límite',
    fired: 'Alertas',
    other: 'Con otro límite habría',
    action: 'Acción',
  },
  limit: { low: '{parameter} por debajo de {limit}', high: '{parameter} por encima de {limit}' },
  setBy: 'Fijado por {name}, {date}',
  usual: 'El límite habitual de la clínica',
  withoutAction: {
    one: '{count} sin medidas',
    many: '{count} sin medidas',
    other: '{count} sin medidas',
  },
  legend: { without: 'Sin medidas', with: 'Con medidas' },
  gives: {
    one: 'Con {limit}: {count} alerta',
    many: 'Con {limit}: {count} alertas',
    other: 'Con {limit}: {count} alertas',
  },
  sameReadings: 'Las mismas mediciones',
  none: {
    critical: 'Un límite crítico lo decide usted',
    weight: 'Mejor vigile el aumento de peso',
    other: 'Ningún límite más amplio daría menos',
  },
  review: 'Revisar este límite',
  reviewName: 'Revisar este límite: {name}, {what}',
  opening: 'Abriendo...',
  confirm: 'Confirmar',
  confirmName: 'Confirmar como correcto: {name}, {what}',
  confirming: 'Guardando...',
  confirmed: 'Confirmado como correcto: {name}, {what}.',
  rangeChanged: 'Otra persona acaba de fijar de nuevo este rango. Revíselo otra vez.',
  notOpened: 'No se pudieron abrir los límites de este paciente. Inténtelo de nuevo.',
  ranges: {
    title: 'Rangos con un problema de fechas',
    empty: 'Ningún rango tiene un problema de fechas.',
    range: {
      zero: '0 rangos',
      one: '{from}–{to} de {count} rango',
      many: '{from}–{to} de {count} rangos',
      other: '{from}–{to} de {count} rangos',
    },
    problems: {
      ended: '{vital}: terminó el {end}. Se aplican los límites habituales.',
      endsSoon: '{vital}: termina el {end}. Después se aplican los límites habituales.',
      endless: '{vital}: no tiene fin. Se fijó el {set} y nadie lo ha revisado desde entonces.',
    },
  },
  wrong: {
    title: 'Casi todo mediciones erróneas',
    empty: 'Nadie tiene sobre todo mediciones erróneas.',
    range: {
      zero: '0 pacientes',
      one: '{from}–{to} de {count}',
      many: '{from}–{to} de {count}',
      other: '{from}–{to} de {count}',
    },
    says: '{vital}: {wrong} de {closed} alertas cerradas fueron mediciones erróneas.',
  },
});
