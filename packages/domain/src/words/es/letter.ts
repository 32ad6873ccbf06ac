import type { letterWords as english } from '../en/letter.ts';
import { spanish } from '../spanish.ts';

export const letterWords = spanish<typeof english>({
  title: 'Carta de asignación de aparatos',
  dear: 'Estimado(a) {name}:',
  intro:
    'Estos aparatos son para cuidar su salud en casa. Cuando llegue un aparato, inicie sesión, elíjalo en Sus aparatos y presione Activar. Necesitará el número de serie que está impreso atrás.',
  keep: 'Guarde esta carta con sus aparatos. Si falta algo o algo no funciona, llame a su clínica.',
  sincerely: 'Atentamente,',
  columns: {
    vitalType: 'Signo vital',
    deviceType: 'Tipo de aparato',
    model: 'Modelo',
    quantity: 'Cantidad',
  },
});
