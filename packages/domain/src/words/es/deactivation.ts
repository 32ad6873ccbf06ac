import type { deactivationWords as english } from '../en/deactivation.ts';
import { spanish } from '../spanish.ts';

export const deactivationWords = spanish<typeof english>({
  title: '¿Desactivar {device}?',
  consequence:
    'Dejará de enviar mediciones. Esto no se puede deshacer; para reemplazarlo, haga un pedido nuevo.',
  reason: 'Motivo',
  reasonHint: '¿Por qué lo desactiva? El motivo se guarda con el pedido.',
  reasonRequired: 'Escriba el motivo para desactivar el dispositivo.',
  cancel: 'Cancelar',
  deactivate: 'Desactivar',
  busy: 'Desactivando…',
  done: 'Se desactivó {device}.',
  changed: 'Otra persona cambió este dispositivo. La lista ya está al día.',
});
