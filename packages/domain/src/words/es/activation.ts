import type { activationWords as english } from '../en/activation.ts';
import { spanish } from '../spanish.ts';

/** The sentences of the activation form. */
export const activationWords = spanish<typeof english>({
  model: 'Modelo {model}',
  whereIs: {
    BloodPressure: 'Busque “S/N” en la etiqueta de atrás del dispositivo.',
    BloodOxygen: 'Busque “S/N” en la etiqueta pequeña dentro de la pinza o bajo la tapa de la batería.',
    Weight: 'Voltee la báscula. Busque “S/N” en la etiqueta de abajo.',
    BodyTemperature: 'Busque “S/N” en la etiqueta de atrás o bajo la tapa de la batería.',
    BloodGlucose: 'Busque “S/N” en la etiqueta de atrás del medidor.',
    HeartRate: 'Busque “S/N” atrás del dispositivo, donde toca la piel.',
  },
  whereIsAny: 'Busque “S/N” en la etiqueta del dispositivo o de su caja.',
  asPrinted: 'Escríbalo como está impreso. No importan las mayúsculas ni los espacios.',
  cancel: 'Cancelar',
  busy: 'Activando...',
});
