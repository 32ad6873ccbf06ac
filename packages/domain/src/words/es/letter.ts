import type { letterWords as english } from '../en/letter.ts';
import { spanish } from '../spanish.ts';

export const letterWords = spanish<typeof english>({
  title: 'Carta de asignación de dispositivos',
  dear: 'Estimado(a) {name}:',
  intro:
    'Estos dispositivos son para cuidar su salud en casa. Cuando llegue un dispositivo, inicie sesión, elíjalo en Sus dispositivos y presione Activar. Necesitará el número de serie que está impreso atrás.',
  keep: 'Guarde esta carta con sus dispositivos. Si falta algo o algo no funciona, llame a su clínica.',
  sincerely: 'Atentamente,',
  columns: {
    vitalType: 'Signo vital',
    deviceType: 'Tipo de dispositivo',
    model: 'Modelo',
    quantity: 'Cantidad',
  },
});
