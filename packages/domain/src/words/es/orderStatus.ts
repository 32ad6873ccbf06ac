import type { orderStatusWords as english } from '../en/orderStatus.ts';
import { spanish } from '../spanish.ts';

export const orderStatusWords = spanish<typeof english>({
  Submitted: 'Enviado',
  Processing: 'En proceso',
  PickedUp: 'Recogido',
  Shipped: 'En camino',
  Activated: 'Activado',
  Deactivated: 'Desactivado',
});
