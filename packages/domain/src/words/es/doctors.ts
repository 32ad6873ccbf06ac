import type { doctorWords as english } from '../en/doctors.ts';
import { spanish } from '../spanish.ts';

export const doctorWords = spanish<typeof english>({
  title: 'Mis médicos',
  lead: 'Quién cuida de usted y qué ve',
  responsible: 'a cargo de su cuidado',
  canSee: 'Puede ver',
  cannotSee: 'No puede ver',
  sees: {
    details: 'Sus datos',
    vitals: 'Sus mediciones',
    notes: 'Notas y mensajes',
    records: 'Citas y expediente médico',
    files: 'Archivos y resultados de laboratorio',
    devices: 'Sus aparatos',
  },
  message: 'Mensaje',
  messageTo: 'Enviar un mensaje a {name}',
  call: 'Llamar',
  callFor: 'Llamar a su clínica y preguntar por {name}',
  none: 'Todavía no hay nadie',
  noneReason: 'Su equipo médico aparece aquí cuando su clínica lo elige.',
  loading: {
    failed: 'No pudimos cargar su equipo médico. Inténtelo de nuevo.',
    tookTooLong: 'Su equipo médico tardó demasiado en cargar. Inténtelo de nuevo.',
  },
  others: {
    title: 'Otras personas de su clínica',
    lead: 'Pueden ver esto. Cada consulta queda anotada.',
    roles: {
      provider: 'Otros proveedores',
      staff: 'Personal de la clínica',
      administrator: 'Administradores',
    },
    loading: {
      failed: 'No pudimos cargar quién más trabaja en su clínica. Inténtelo de nuevo.',
      tookTooLong: 'Cargar quién más trabaja en su clínica tardó demasiado. Inténtelo de nuevo.',
    },
  },
  family: 'Familia y amigos',
  sharedWith: {
    zero: 'Nadie más puede ver su expediente.',
    one: '{count} persona puede ver partes de su expediente.',
    other: '{count} personas pueden ver partes de su expediente.',
  },
  openSharing: 'Abrir Compartir',
  talk: {
    title: 'Mensajes',
    lead: 'Todo su equipo médico lee y responde aquí.',
    back: 'Mis médicos',
  },
});
