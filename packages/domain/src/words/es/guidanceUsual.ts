import type { guidanceUsual as english } from '../en/guidanceUsual.ts';
import { spanish } from '../spanish.ts';

export const guidanceUsual = spanish<typeof english>({
  signs: ['Dolor en el pecho', 'Falta de aire o problemas para hablar', 'Debilidad en un lado del cuerpo'],
  rest: [
    'Siéntese con la espalda apoyada.',
    'Ponga los dos pies en el piso.',
    'Apoye el brazo en una mesa, con el brazalete a la altura del corazón.',
    'No hable.',
  ],
});
