import type { usagePage as english } from '../en/usagePage.ts';
import { spanish } from '../spanish.ts';

/** What this public page says. @see SCR-10 */
export const usagePage = spanish<typeof english>({
  title: 'Cómo tomar mediciones en casa',
  lead: 'Una medición es tan buena como la forma en que se toma. Si la guía de su aparato o su clínica le dice otra cosa, siga eso.',
  before: {
    id: 'before',
    title: 'Antes de cada medición',
    steps: [
      'Tome las mediciones a la misma hora cada día, como se lo pidió su clínica.',
      'No fume, no haga ejercicio ni tome café durante los 30 minutos antes.',
      'Siéntese quieto 5 minutos. No hable durante la medición.',
    ],
  },
  howTo: {
    BloodPressure: [
      'Siéntese con la espalda apoyada y los dos pies planos en el piso.',
      'Ponga el brazalete en el brazo sin ropa, justo arriba del codo.',
      'Apoye el brazo en una mesa, con el brazalete a la altura del corazón.',
      'Presione Start. Quédese quieto hasta ver el número.',
    ],
    BloodOxygen: [
      'Caliéntese las manos. Quite el esmalte de uñas del dedo.',
      'Meta el dedo hasta el fondo de la pinza.',
      'Apoye la mano en una mesa y quédese quieto hasta que el número deje de cambiar.',
    ],
    Weight: [
      'Ponga la báscula en un piso duro y plano.',
      'Pésese en la mañana, después de ir al baño y antes del desayuno. Use más o menos la misma ropa.',
      'Quédese quieto en el centro hasta ver el número.',
    ],
    BodyTemperature: [
      'Espere 30 minutos después de comer, beber o bañarse.',
      'Use una punta limpia y siga el dibujo del aparato.',
      'Manténgalo quieto hasta que suene.',
    ],
    BloodGlucose: [
      'Lávese las manos con agua tibia y séquelas bien.',
      'Ponga una tira nueva en el medidor y revise su fecha.',
      'Pinche el lado de la punta de un dedo y toque la gota con la tira.',
      'Ponga la aguja en un recipiente para objetos punzantes. Nunca la comparta.',
    ],
    HeartRate: [
      'Use el monitor ajustado, un dedo arriba del hueso de la muñeca.',
      'Siéntese quieto 5 minutos.',
      'Empiece la medición y mantenga quieto el brazo.',
    ],
  },
  unwell:
    'Si un resultado es muy distinto de lo normal y usted se siente mal, llame al 911. No espere una respuesta.',
  guide: '<guide>Guía del paciente</guide> (PDF, letra grande)',
});
