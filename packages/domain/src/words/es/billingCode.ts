import type { billingCodeWords as english } from '../en/billingCode.ts';
import { spanish } from '../spanish.ts';

/** The same in Spanish. */
export const billingCodeWords = spanish<typeof english>({
  standard: {
    '99091': 'Recopilación e interpretación por un médico, 30 minutos',
    '99445': 'Suministro del dispositivo, 2 a 15 días de datos',
    '99453': 'Configuración y educación del paciente, una vez',
    '99454': 'Suministro del dispositivo, 16 a 30 días de datos',
    '99457': 'Gestión, primeros 20 minutos',
    '99458': 'Gestión, cada 20 minutos más',
    '99470': 'Gestión, primeros 10 minutos',
  },
});
