import type { termsOfPatientPage as english } from '../en/termsOfPatientPage.ts';
import { spanish } from '../spanish.ts';

/** What this public page says. @see SCR-10 */
export const termsOfPatientPage = spanish<typeof english>({
  title: 'Términos para pacientes',
  summary: 'Lo que usted acepta cuando participa en el monitoreo remoto como paciente.',
  sections: [
    {
      id: 'program',
      title: 'En qué participa',
      paragraphs: [
        'Usted toma mediciones en casa con aparatos que su clínica eligió para usted. Las mediciones llegan a su clínica por este portal. Participar es su decisión. Puede dejarlo en cualquier momento. Solo avise a su clínica.',
      ],
    },
    {
      id: 'emergency',
      title: 'No es para emergencias',
      paragraphs: [
        'Nadie vigila sus mediciones las 24 horas. Si tiene dolor de pecho, dificultad para respirar o debilidad repentina, o siente que su vida está en peligro, llame al 911. No espere una respuesta en el portal.',
      ],
    },
    {
      id: 'you',
      title: 'Lo que le pedimos',
      paragraphs: ['Para que sus mediciones puedan ayudar:'],
      points: [
        'tome las mediciones como se lo pidió su clínica y use el aparato solo para usted;',
        'mantenga al día su correo electrónico y su teléfono;',
        'no dé su contraseña a nadie;',
        'llame a su clínica si un aparato se daña o se pierde, o si usted se siente peor.',
      ],
    },
    {
      id: 'clinic',
      title: 'Lo que hace su clínica',
      paragraphs: [
        'Su clínica pone el rango que es normal para usted. Revisa sus mediciones en los horarios que le dijo. Se comunica con usted cuando hace falta.',
      ],
    },
    {
      id: 'devices',
      title: 'Aparatos',
      paragraphs: [
        'Los aparatos son de quien los entrega, a menos que le hayan dicho otra cosa. Si su clínica lo pide, devuélvalos cuando deje de participar.',
      ],
    },
    {
      id: 'cost',
      title: 'Costos',
      paragraphs: [
        'Su plan de salud puede pagar todo o parte del monitoreo remoto. Es posible que usted tenga que pagar el resto. Pregunte a su clínica antes de empezar.',
      ],
    },
    {
      id: 'data',
      title: 'Su información',
      paragraphs: [
        'El aviso de privacidad dice qué información guardamos, quién la ve y sus derechos. Usted puede pedir a su clínica una copia de sus mediciones.',
      ],
    },
  ],
});
