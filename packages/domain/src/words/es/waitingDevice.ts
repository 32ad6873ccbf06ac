import type { waitingDeviceWords as english } from '../en/waitingDevice.ts';
import { spanish } from '../spanish.ts';

/** The same in Spanish. */
export const waitingDeviceWords = spanish<typeof english>({
  title: {
    one: 'Llegaron mediciones de {count} dispositivo que nadie tiene',
    other: 'Llegaron mediciones de {count} dispositivos que nadie tiene',
  },
  says: 'Vincule cada uno con el paciente que lo usa. Hasta entonces, ninguna medición está en un expediente.',
  list: 'Dispositivos que nadie tiene',
  failed: 'No se pudo revisar si hay mediciones de dispositivos desconocidos.',
  serial: 'Dispositivo {serial}',
  count: { one: '{count} medición', other: '{count} mediciones' },
  last: 'última: {date}',
  link: 'Vincular con paciente',
  dismiss: 'Descartar',
  of: 'el dispositivo {serial}',
  codeFailed: 'No se pudo abrir. Revise su conexión y vuelva a intentarlo.',
  dismissing: {
    title: '¿Descartar las mediciones de {serial}?',
    says: {
      one: 'Se elimina {count} medición. No está en el expediente de nadie.',
      other: 'Se eliminan {count} mediciones. No están en el expediente de nadie.',
    },
    keep: 'Conservarlas',
    busy: 'Descartando…',
    done: 'Mediciones descartadas.',
    gone: 'Ya no espera nada de este dispositivo.',
  },
  dialog: {
    title: '¿De quién es el dispositivo {serial}?',
    patient: 'Elija al paciente',
    device: 'Dispositivo del paciente',
    devicesLoading: {
      failed: 'No se pudieron cargar los dispositivos del paciente. Vuelva a intentarlo.',
      tookTooLong: 'La carga de los dispositivos del paciente tardó demasiado. Vuelva a intentarlo.',
    },
    noDevice: 'Este paciente no tiene dispositivos en uso. Active uno primero.',
    another: 'Elegir otro paciente',
    says: 'Las mediciones desde que se activó el dispositivo pasan al expediente y cuentan para la facturación. Las anteriores se quedan en la lista.',
    cancel: 'Cancelar',
    link: 'Vincular dispositivo',
    busy: 'Vinculando…',
    done: {
      one: 'Dispositivo vinculado. Ahora hay {count} medición en el expediente.',
      other: 'Dispositivo vinculado. Ahora hay {count} mediciones en el expediente.',
    },
    doneEarlier:
      'Dispositivo vinculado. Mediciones ahora en el expediente: {count}. Anteriores a su activación, aún en la lista: {earlier}.',
    cannotBe: 'Este dispositivo ya no está en uso, o mide otra cosa. Elija otro.',
    gone: 'Este dispositivo o el proveedor ya no existe.',
  },
});
