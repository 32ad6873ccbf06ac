import type { orderWords as english } from '../en/order.ts';
import { spanish } from '../spanish.ts';

export const orderWords = spanish<typeof english>({
  review: {
    title: 'Revisar pedido',
    back: 'Volver a Asignar dispositivo',
    patient: 'Paciente',
    birthDate: 'Fecha de nacimiento',
    gender: 'Género',
    provider: 'Proveedor',
    clinic: 'Clínica',
    selectedDevices: 'Dispositivos seleccionados',
    model: '{brand}, modelo {model}',
    editRange: 'Editar rango',
    removeDevice: 'Quitar dispositivo',
    removed: 'Se quitó {name} del pedido.',
    undo: 'Deshacer',
    cautiousOutside: 'Precaución fuera de',
    criticalOutside: 'Crítico fuera de',
    from: 'menos de {min}',
    upTo: 'más de {max}',
    origin: {
      order: 'Definidos para este pedido',
      patient: 'Límites actuales',
      unknown: 'No pudimos cargar los límites actuales. Este pedido no los cambia.',
    },
    period: 'del {start} al {end}',
    endless: 'desde el {start} hasta que se cambien',
    noDevice: 'Ningún dispositivo seleccionado',
    noDeviceReason: 'Agregue un dispositivo y luego vuelva para revisar el pedido.',
    nothing: 'No hay pedido que revisar',
    nothingReason: 'Elija primero un paciente y un dispositivo.',
    assign: 'Asignar dispositivo',
    deliveryRegion: 'Entrega',
    delivery: 'Opción de entrega',
    shipping: 'Dirección de envío',
    savedAddress: 'Dirección guardada',
    newAddress: 'Dirección nueva',
    newAddressHint: 'Solo se usa para este pedido',
    confirm: 'Confirmar pedido',
    busy: 'Haciendo el pedido…',
    summary: {
      Pickup: {
        one: '{count} dispositivo para recoger, para {name}',
        other: '{count} dispositivos para recoger, para {name}',
      },
      Mail: {
        one: '{count} dispositivo por correo para {name}',
        other: '{count} dispositivos por correo para {name}',
      },
      none: { one: '{count} dispositivo para {name}', other: '{count} dispositivos para {name}' },
    },
    correct: {
      one: 'Corrija {count} campo de la dirección para confirmar este pedido.',
      other: 'Corrija {count} campos de la dirección para confirmar este pedido.',
    },
    confirmedTitle: 'Confirmación del pedido',
    confirmed: {
      Pickup: {
        one: '{count} dispositivo para {name} estará listo para recoger. Sígalo en Pedidos de dispositivos.',
        other:
          '{count} dispositivos para {name} estarán listos para recoger. Sígalos en Pedidos de dispositivos.',
      },
      Mail: {
        one: '{count} dispositivo para {name} se enviará por correo. Sígalo en Pedidos de dispositivos.',
        other: '{count} dispositivos para {name} se enviarán por correo. Sígalos en Pedidos de dispositivos.',
      },
    },
    orderNumber: 'Pedido {orderId}',
    addDevice: 'Agregar dispositivo',
    toDashboard: 'Ir al panel',
    print: 'Imprimir pedido',
    confirmedShort: 'Se hizo el pedido. Sígalo en Pedidos de dispositivos.',
    deviceOrders: 'Pedidos de dispositivos',
    failed: 'No se pudo hacer el pedido. No se perdió nada.',
    forbidden: 'No tiene permiso para hacer este pedido.',
    unconfirmed: 'No pudimos confirmar el pedido. Presione Confirmar pedido otra vez. No se hará dos veces.',
    placedBefore:
      'Su primer intento se hizo antes de sus cambios. Revise Pedidos de dispositivos. Presione Confirmar pedido otra vez solo si también quiere este pedido.',
    patientGone: '{name} ya no es paciente de su clínica. No se hizo el pedido.',
    deviceGone: 'Su clínica ya no puede pedir {names}. Quítelo para hacer el pedido. Lo demás sigue aquí.',
    gone: 'Su clínica ya no lo ofrece',
    inMemory:
      'Su navegador bloquea los pedidos guardados. Perderá este pedido si vuelve a cargar o cierra esta pestaña.',
    rangeFailed: 'No pudimos abrir el rango. Revise su conexión e inténtelo de nuevo.',
    patientLoading: {
      failed: 'No pudimos cargar el paciente. Inténtelo de nuevo.',
      tookTooLong: 'El paciente tardó demasiado en cargar. Inténtelo de nuevo.',
    },
    devicesLoading: {
      failed: 'No pudimos cargar los dispositivos. Inténtelo de nuevo.',
      tookTooLong: 'Los dispositivos tardaron demasiado en cargar. Inténtelo de nuevo.',
    },
    cannotConfirm: {
      notLoaded: 'Cargando el pedido…',
      noDevice: 'Agregue un dispositivo para hacer un pedido.',
      patientChanged: 'Se eligió otro paciente en otra pestaña. Vuelva y elija el paciente de nuevo.',
      noDeliveryMode: 'Elija Recoger o Correo para confirmar.',
      addressErrors: 'Corrija la dirección para confirmar este pedido.',
      offline: 'No tiene conexión. Inténtelo de nuevo cuando vuelva la conexión.',
      recordIncomplete:
        'Este pedido necesita la fecha de nacimiento del paciente. Agréguela en su expediente.',
      noProvider: 'Este pedido necesita un proveedor. Agréguelo en el expediente del paciente.',
      deviceGone: 'Para confirmar, quite el dispositivo que su clínica ya no ofrece.',
    },
  },
});
