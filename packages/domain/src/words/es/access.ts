import type { accessWords as english } from '../en/access.ts';
import { spanish } from '../spanish.ts';

export const accessWords = spanish<typeof english>({
  title: 'Quién vio este expediente',
  ownTitle: 'Quién vio su expediente',
  note: 'Todos menos el paciente. Cada línea cubre 15 minutos de una persona.',
  ownNote: 'Todos menos usted. Cada línea cubre 15 minutos de una persona.',
  shared: 'El paciente le compartió su expediente',
  ownShared: 'Usted le compartió su expediente',
  program: 'Aplicación o sistema conectado',
  loading: {
    failed: 'No pudimos cargar quién vio este expediente. Inténtelo de nuevo.',
    tookTooLong: 'Quién vio este expediente tardó demasiado en cargar. Inténtelo de nuevo.',
  },
  empty: 'Nadie todavía',
  emptyHint: 'Aquí aparece todo el que abre este expediente.',
  kinds: {
    details: 'Datos',
    vitals: 'Signos vitales',
    devices: 'Aparatos',
    ranges: 'Rangos de referencia',
    notes: 'Notas',
    time: 'Tiempo',
    records: 'Expediente médico',
    timeline: 'Historial',
    files: 'Archivos',
    export: 'Exportación',
    alerts: 'Alertas',
    lists: 'Lista de pacientes',
  },
  clinicDevices: 'Dispositivos',
  range: '{from} a {to} de {count} registros',
});
