import type { howItWorksPage as english } from '../en/howItWorksPage.ts';
import { spanish } from '../spanish.ts';

/** What this public page says. @see SCR-10 */
export const howItWorksPage = spanish<typeof english>({
  title: 'Cómo funciona',
  lead: 'Con el monitoreo remoto de pacientes, usted toma mediciones en casa con regularidad y un equipo médico las revisa. Son cinco pasos.',
  sections: [
    {
      id: 'enroll',
      title: '1. La clínica inscribe a un paciente',
      text: 'Un proveedor decide que las mediciones desde casa ayudarían, explica el programa y pide el consentimiento. Sin consentimiento no hay monitoreo.',
      points: [
        'La clínica anota la fecha del consentimiento y el proveedor responsable.',
        'El paciente recibe su propia cuenta, con su correo electrónico.',
      ],
    },
    {
      id: 'device',
      title: '2. La clínica elige un aparato',
      text: 'La clínica elige aparatos para uno o más de seis signos vitales. Pone un rango de referencia para cada uno: qué es normal para esta persona, qué necesita atención y qué no puede esperar.',
      points: [
        'La clínica puede probar los límites nuevos con mediciones recientes antes de guardarlos.',
        'El paciente recoge el aparato en la clínica o lo recibe por correo con una carta.',
      ],
    },
    {
      id: 'activate',
      title: '3. El paciente lo activa',
      text: 'Cuando llega el aparato, el paciente escribe el número de serie una vez. La página muestra dónde está en ese tipo de aparato.',
    },
    {
      id: 'measure',
      title: '4. Llegan las mediciones',
      text: 'El paciente toma las mediciones como acordó con la clínica. Cada medición recibe una clase según el rango de este paciente. La clase tiene una palabra y una forma, así que nunca depende del color.',
    },
    {
      id: 'act',
      title: '5. El equipo médico revisa y actúa',
      text: 'Los pacientes con mediciones críticas van primero en todas las listas. Alguien del equipo médico marca las mediciones como revisadas, y el paciente ve quién las revisó y cuándo.',
      points: [
        'Deciden las personas, no el portal. El portal no diagnostica ni da tratamiento.',
        'Nadie vigila las mediciones las 24 horas. En una emergencia, llame al 911.',
      ],
    },
  ],
});
