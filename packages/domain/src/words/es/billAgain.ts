import type { billAgainWords as english } from '../en/billAgain.ts';
import { spanish } from '../spanish.ts';

/** The Spanish of a bill that is made again. */
export const billAgainWords = spanish<typeof english>({
  open: 'Facturar de nuevo',
  /** Of a month that is open. */
  stays: 'La factura queda como está hasta que usted facture de nuevo.',
  closed: 'El mes está cerrado. Un administrador debe reabrirlo antes de que se pueda facturar de nuevo.',
  /** What of the bill would be another. */
  added: '{line} se alcanza ahora y no está en la factura.',
  gone: '{line} está en la factura y ya no se alcanza.',
  units: '{code}: {was} unidades en la factura, {is} ahora.',
  day: '{code}, fecha del servicio: {was} en la factura, {is} ahora.',
  price: '{code}, tarifa: {was} en la factura, {is} ahora.',
  diagnosis: 'Diagnóstico: {was} en la factura, {is} ahora.',
  none: 'sin dato',
  title: 'Facturar de nuevo {month}',
  says: 'La factura nueva toma el lugar de la anterior en las reclamaciones que usted exporte. Si la reclamación anterior ya se envió, envíe la nueva al pagador como corrección.',
  same: 'Nada ha cambiado: la factura nueva es igual a la anterior.',
  empty: 'Ya no se puede facturar nada. La factura nueva queda vacía y no se exporta ninguna reclamación.',
  totals: 'Facturado: {was}. Factura nueva: {is}.',
  reason: 'Motivo',
  reasonHint: 'Se guarda con la factura y en el registro de auditoría.',
  submit: 'Facturar de nuevo',
  busy: 'Facturando…',
  cancel: 'Cancelar',
  errors: { reasonRequired: 'Escriba un motivo.' },
  done: 'Facturado de nuevo: {amount}.',
});
