import type { navMarkWords as english } from '../en/navMark.ts';
import { spanish } from '../spanish.ts';

export const navMarkWords = spanish<typeof english>({
  inquiries: { one: 'Espera {count} consulta', other: 'Esperan {count} consultas' },
  messages: {
    patient: { one: '{count} mensaje nuevo', other: '{count} mensajes nuevos' },
    clinic: {
      one: '{count} paciente escribió algo que nadie ha leído',
      other: '{count} pacientes escribieron algo que nadie ha leído',
    },
  },
  alerts: {
    waiting: 'Alertas en espera. Críticas: {critical}. De precaución: {cautious}',
    come: { one: 'Espera {count} alerta nueva', other: 'Esperan {count} alertas nuevas' },
  },
});
