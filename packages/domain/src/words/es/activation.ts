import type { activationWords as english } from '../en/activation.ts';
import { spanish } from '../spanish.ts';

/** The sentences of the activation form. */
export const activationWords = spanish<typeof english>({
  model: 'Modelo {model}',
  whereIs: {
    BloodPressure: 'Busque “S/N” en la etiqueta de atrás del aparato.',
    BloodOxygen: 'Busque “S/N” en la etiqueta pequeña dentro de la pinza o bajo la tapa de las pilas.',
    Weight: 'Voltee la báscula. Busque “S/N” en la etiqueta de abajo.',
    BodyTemperature: 'Busque “S/N” en la etiqueta de atrás o bajo la tapa de las pilas.',
    BloodGlucose: 'Busque “S/N” en la etiqueta de atrás del medidor.',
    HeartRate: 'Busque “S/N” atrás del aparato, donde toca la piel.',
  },
  whereIsAny: 'Busque “S/N” en la etiqueta del aparato o de su caja.',
  asPrinted: 'Escríbalo como está impreso. No importan las mayúsculas ni los espacios.',
  where: {
    BloodPressure:
      'La parte de atrás del tensiómetro. El número está en la etiqueta, después de las letras S, N.',
    BloodOxygen: 'El oxímetro abierto. El número está en la etiqueta de adentro, después de las letras S, N.',
    Weight: 'La báscula volteada. El número está en la etiqueta, después de las letras S, N.',
    BodyTemperature:
      'La parte de atrás del termómetro. El número está en la etiqueta, después de las letras S, N.',
    BloodGlucose: 'La parte de atrás del medidor. El número está en la etiqueta, después de las letras S, N.',
    HeartRate: 'La parte de atrás del sensor. El número está en la etiqueta, después de las letras S, N.',
  },
  whereAny: 'Una etiqueta. El número está debajo del código de barras, después de las letras S, N.',
  drawnLabel: 'S/N EX04127780',
  scan: {
    open: 'Escanear el código',
    type: 'Escribir el número',
    show: 'Mostrar dónde está',
    title: 'Escanee el código de barras',
    starting: 'Su cámara está arrancando…',
    hold: 'Ponga el código de barras dentro del marco',
    picture: 'Lo que ve su cámara',
    stays: 'La imagen de la cámara se queda en su equipo. No se guarda ni se envía nada.',
    light: 'Luz',
    slow: 'Todavía no encontramos el código. Póngalo a unas 6 pulgadas, con buena luz. También puede escribir el número.',
    refused: 'Su navegador no nos deja usar la cámara. Escriba el número.',
    none: 'No encontramos ninguna cámara. Escriba el número.',
    broken: 'La cámara no arrancó. Escriba el número.',
    found: 'Encontrado',
  },
  check: {
    title: '¿Es este el número?',
    compare: 'Compárelo con la etiqueta.',
    zero: 'cero',
    letter: 'letra {letter}',
    yes: 'Sí, activar',
    again: 'No, escanear otra vez',
  },
  unsure: {
    asked: 'Escribió la letra {letter}. ¿Quiso escribir el número {digit}?',
    change: 'Cambiar a {digit}',
  },
  cancel: 'Cancelar',
  busy: 'Activando…',
});
