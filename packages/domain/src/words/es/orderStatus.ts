import type { orderStatusWords as english, deliveryModeWords as englishMode } from '../en/orderStatus.ts';
import { spanish } from '../spanish.ts';

export const orderStatusWords = spanish<typeof english>({
  Submitted: 'Solicitado',
  Processing: 'En proceso',
  PickedUp: 'Recogido',
  Shipped: 'En camino',
  Activated: 'Activado',
  Deactivated: 'Desactivado',
});

export const deliveryModeWords = spanish<typeof englishMode>({ Pickup: 'Recoger', Mail: 'Correo' });
