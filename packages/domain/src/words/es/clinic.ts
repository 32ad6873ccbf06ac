import type { clinicWords as english } from '../en/clinic.ts';
import { spanish } from '../spanish.ts';

export const clinicWords = spanish<typeof english>({
  totals: 'Totales de la clínica',
  notes: {
    newPatients: '{count} nuevos este mes',
    allotted: 'de {count} asignados',
    thisWeek: '{count} esta semana',
  },
  period: 'Período',
  withoutDevices: 'Pacientes sin dispositivos',
  guide: 'Guía del usuario para proveedores',
  patientGuide: 'Guía del usuario para pacientes',
  tableName: {
    week: 'Mediciones por paciente esta semana, las más críticas primero',
    month: 'Mediciones por paciente este mes, las más críticas primero',
    overall: 'Mediciones por paciente, las más críticas primero',
  },
  columns: { name: 'Nombre del paciente', total: 'Total de mediciones', share: 'Proporción de mediciones' },
  readingsLoading: {
    failed: 'No pudimos cargar las mediciones. Inténtelo de nuevo.',
    tookTooLong: 'Las mediciones tardaron demasiado en cargar. Inténtelo de nuevo.',
  },
  restIsThere:
    'El resto del panel sigue funcionando. Su conexión o el servicio de mediciones puede estar ocupado.',
  range: {
    zero: '0 pacientes',
    one: '{from}–{to} de {count} paciente, los más críticos primero',
    other: '{from}–{to} de {count} pacientes, los más críticos primero',
  },
  emptyReason: 'Las mediciones aparecen aquí cuando un paciente con un dispositivo activado toma una.',
  devices: 'Dispositivos disponibles',
  devicesLoading: {
    failed: 'No pudimos cargar los dispositivos. Inténtelo de nuevo.',
    tookTooLong: 'Los dispositivos tardaron demasiado en cargar. Inténtelo de nuevo.',
  },
  noDevices: 'Su clínica aún no tiene dispositivos para asignar.',
  assign: 'Asignar dispositivo',
  allDevices: 'Mostrar los {count}',
  fewerDevices: 'Mostrar menos',
  steps: [
    'Inscriba al paciente y revise sus datos de contacto.',
    'Asigne un dispositivo y defina sus rangos de referencia.',
    'Confirme el pedido para recoger o por correo.',
    'Revise las mediciones nuevas en el expediente del paciente.',
  ],
  documentation: 'Documentación',
  documentationHint: 'PDF para leer o imprimir',
  askSupport: 'Informar un problema',
});
