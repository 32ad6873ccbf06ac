import type { patientListWords as english, ageWords as englishAge } from '../en/patientList.ts';
import { spanish } from '../spanish.ts';

export const patientListWords = spanish<typeof english>({
  title: { own: 'Detalles del paciente', clinic: 'Todos los pacientes' },
  subtitle: {
    own: 'Sus pacientes y sus mediciones',
    clinic: 'Todos los pacientes de su clínica y sus mediciones',
  },
  tableName: 'Pacientes',
  loading: {
    failed: 'No pudimos cargar los pacientes. Inténtelo de nuevo.',
    tookTooLong: 'Los pacientes tardaron demasiado en cargar. Inténtelo de nuevo.',
  },
  range: {
    zero: '0 pacientes',
    one: '{from}–{to} de {count} paciente',
    other: '{from}–{to} de {count} pacientes',
  },
  enroll: 'Inscribir paciente',
  search: 'Buscar por nombre o correo',
  searchPlaceholder: 'Nombre o correo',
  show: 'Mostrar',
  presets: {
    all: 'Todos',
    outOfRange: 'Fuera del rango',
    silent: 'Sin mediciones recientes',
    notReviewed: 'Sin revisar',
    discharged: 'De alta',
  },
  sortBy: 'Ordenar por',
  sorts: {
    urgency: 'Urgencia',
    unreviewed: 'Mediciones sin revisar',
    name: 'Nombre',
    latest: 'Última medición',
  },
  rowsPerPage: 'Filas por página',
  clear: 'Quitar filtro',
  columns: {
    name: 'Nombre del paciente',
    dob: 'Fecha de nac.',
    vitals: 'Signos vitales',
    latest: 'Última medición',
    unreviewed: 'Sin revisar',
    days: 'Días del período',
    minutes: 'Minutos este mes',
    reviewed: 'Última revisión',
    device: 'Dispositivo',
    provider: 'Proveedor',
  },
  unreviewedReadings: {
    critical: 'Críticas: {count}',
    cautious: 'De precaución: {count}',
  },
  noUnreviewed: 'Ninguna',
  noReading: 'Aún no hay mediciones',
  notReviewed: 'Nunca',
  noDevice: 'Sin dispositivo',
  empty: 'Aún no hay pacientes',
  emptyReason: 'Inscriba a un paciente para empezar. Luego asigne un dispositivo.',
  noMatch: 'Ningún paciente coincide',
  noneInFilter: 'Quite el filtro para ver a todos.',
  noMatchReason: 'Revise la ortografía o quite el filtro para ver a todos.',
  enrolledNext: 'El paciente está inscrito. ¿Qué desea hacer ahora?',
  dialogFailed: 'No pudimos cargar el formulario. Revise su conexión e inténtelo de nuevo.',
});

export const ageWords = spanish<typeof englishAge>({
  now: 'justo ahora',
  minutes: 'hace {count} min',
  hours: 'hace {count} h',
  days: { one: 'hace {count} día', other: 'hace {count} días' },
});
