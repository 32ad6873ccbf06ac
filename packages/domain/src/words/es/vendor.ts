import type { vendorWords as english } from '../en/vendor.ts';
import { spanish } from '../spanish.ts';

/** The same in Spanish. */
export const vendorWords = spanish<typeof english>({
  title: 'Proveedores de dispositivos',
  note: 'Empresas que envían a su clínica las mediciones de sus dispositivos',
  names: { tenovi: 'Tenovi', impilo: 'Impilo' },
  loading: {
    failed: 'No se pudieron cargar los proveedores de dispositivos. Vuelva a intentarlo.',
    tookTooLong: 'La carga de los proveedores de dispositivos tardó demasiado. Vuelva a intentarlo.',
  },
  empty: 'Aún no hay proveedores',
  emptyHint: 'Conecte uno para recibir mediciones sin una puerta de enlace propia.',
  add: 'Conectar proveedor',
  connected: 'Conectado el {date}',
  heard: 'Último envío: {date}',
  neverHeard: 'Aún no ha enviado nada',
  oldUntil: 'El secreto anterior sirve hasta el {date}',
  renew: 'Secreto nuevo',
  end: 'Desconectar',
  of: '{name}, conectado el {date}',
  dialog: {
    add: 'Conectar un proveedor de dispositivos',
    renew: 'Secreto nuevo para {name}',
    vendor: 'Proveedor',
    says: 'Recibirá una dirección y un secreto para ingresarlos en el sitio del proveedor. El proveedor firma cada envío con el secreto.',
    renewSays:
      'El secreto anterior sirve por {hours} horas más, para que no se pierda nada durante el cambio.',
    connect: 'Conectar',
    make: 'Crear secreto nuevo',
    busy: 'Guardando…',
    cancel: 'Cancelar',
    once: 'El secreto se muestra una sola vez. Ingréselo en el sitio del proveedor antes de cerrar esta ventana.',
    address: 'Dirección de envío',
    secret: 'Secreto',
    how: 'Los envíos se firman como describe Standard Webhooks: HMAC-SHA-256 sobre webhook-id, webhook-timestamp y el cuerpo.',
    done: 'Ya lo copié',
    codeFailed: 'No se pudo abrir. Revise su conexión y vuelva a intentarlo.',
    gone: 'Este proveedor ya estaba desconectado.',
  },
  ending: {
    title: '¿Desconectar {name}?',
    says: 'Sus envíos se rechazan desde ahora. Las mediciones que llegaron se quedan en los expedientes.',
    keep: 'Conservarlo',
    busy: 'Desconectando…',
    done: 'Proveedor desconectado.',
    gone: 'Este proveedor ya estaba desconectado.',
  },
});
