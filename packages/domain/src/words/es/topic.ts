import type { topicWords as english } from '../en/topic.ts';
import { spanish } from '../spanish.ts';

/** The same in Spanish. */
export const topicWords = spanish<typeof english>({
  readings: {
    title: 'Mediciones nuevas',
    description: 'Se recibió una medición de un paciente de la clínica.',
  },
  alerts: {
    title: 'Alertas de mediciones',
    description: 'Una alerta se abrió, se agravó, se resolvió o se deshizo un cambio de ella.',
  },
});
