import type { catalogWords as english } from '../en/catalog.ts';
import { spanish } from '../spanish.ts';

export const catalogWords = spanish<typeof english>({
  setup: {
    title: 'Prepare su clínica',
    progress: '{done} de {total} listos',
    loading: {
      failed: 'No pudimos revisar lo que le falta a su clínica. Inténtelo de nuevo.',
      tookTooLong: 'Revisar lo que le falta a su clínica tardó demasiado. Inténtelo de nuevo.',
    },
    done: 'Listo',
    toDo: 'Pendiente',
    steps: {
      clinic: {
        title: 'Clínica',
        says: 'Revise el nombre y la zona horaria, y guarde su horario, más abajo en esta página.',
      },
      billing: {
        title: 'Códigos de facturación',
        says: 'Los códigos y tarifas con los que su clínica factura este año.',
      },
      devices: {
        title: 'Dispositivos',
        says: 'Elija los dispositivos que su clínica pide, más abajo en esta página.',
      },
      provider: { title: 'Proveedor', says: 'Invite a un proveedor, más abajo en esta página.' },
      patient: { title: 'Primer paciente', says: 'Inscriba a un paciente.' },
      order: { title: 'Primer pedido', says: 'Pida un dispositivo para el paciente.' },
      activation: {
        title: 'Activación',
        says: 'El paciente se registra y activa el dispositivo con su número de serie.',
      },
      reading: {
        title: 'Primera medición',
        says: 'El paciente toma una medición. Aparece en el panel.',
      },
    },
    toPatients: 'Ir a pacientes',
    toAllocation: 'Ir a asignación de dispositivos',
    toOrders: 'Ir a pedidos',
  },
  title: 'Catálogo de dispositivos',
  note: 'Lo que su clínica puede pedir',
  loading: {
    failed: 'No pudimos cargar su catálogo de dispositivos. Inténtelo de nuevo.',
    tookTooLong: 'Su catálogo de dispositivos tardó demasiado en cargar. Inténtelo de nuevo.',
  },
  empty: 'Aún no hay dispositivos',
  emptyHint: 'Agregue el primer dispositivo.',
  inUse: 'En uso',
  notInUse: 'Sin usar',
  own: 'Agregado por su clínica',
  standard: 'Estándar',
  use: 'Usar',
  stopUsing: 'Dejar de usar',
  changing: 'Guardando…',
  used: '{name} ya se puede pedir.',
  unused: '{name} ya no se puede pedir. Los dispositivos que tienen los pacientes siguen funcionando.',
  add: 'Agregar dispositivo',
  dialog: {
    title: 'Agregar un dispositivo',
    description: 'Se puede pedir de inmediato.',
    name: 'Nombre',
    nameHint: 'Por ejemplo, Báscula de baño',
    brand: 'Fabricante',
    model: 'Número de modelo',
    modelHint: 'Como está impreso en el dispositivo. No debe repetirse en su catálogo.',
    vitals: 'Lo que mide',
    submit: 'Agregar dispositivo',
    busy: 'Agregando…',
    cancel: 'Cancelar',
    done: 'Dispositivo agregado.',
    codeFailed: 'No pudimos abrir esto. Revise su conexión e inténtelo de nuevo.',
    errors: {
      nameRequired: 'El nombre es obligatorio',
      brandRequired: 'El fabricante es obligatorio',
      modelRequired: 'El número de modelo es obligatorio',
      vitalsRequired: 'Elija al menos un signo vital',
      tooLong: 'Es demasiado largo',
    },
  },
});
