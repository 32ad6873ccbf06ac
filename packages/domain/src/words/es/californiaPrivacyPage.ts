import type { californiaPrivacyPage as english } from '../en/californiaPrivacyPage.ts';
import { spanish } from '../spanish.ts';

/** What this public page says. @see SCR-10 */
export const californiaPrivacyPage = spanish<typeof english>({
  title: 'Aviso de privacidad de California',
  summary: 'Información adicional para residentes de California.',
  sections: [
    {
      id: 'scope',
      title: 'Qué cubre',
      paragraphs: [
        'La Ley de Privacidad del Consumidor de California da a los residentes de California derechos sobre su información personal. En general no se aplica a la información médica bajo la Ley de Confidencialidad de la Información Médica de California ni a la información de salud bajo HIPAA. Para esas, vea el aviso de privacidad.',
      ],
    },
    {
      id: 'collected',
      title: 'Información que recopilamos',
      paragraphs: ['En los últimos 12 meses, de usted, de su clínica y de sus aparatos:'],
      points: [
        'datos de identificación, como nombre, correo electrónico, teléfono y dirección;',
        'características protegidas por la ley, como la edad y, si la dio, el género;',
        'información de salud, como las mediciones;',
        'actividad en el portal, como las horas de inicio de sesión.',
      ],
    },
    {
      id: 'shared',
      title: 'Venta o uso compartido',
      paragraphs: [
        'No vendemos información personal ni la compartimos para publicidad en otros sitios web. La damos a su clínica y a los proveedores de servicios que hacen funcionar el portal.',
      ],
    },
    {
      id: 'rights',
      title: 'Sus derechos',
      paragraphs: ['Usted tiene derecho a:'],
      points: [
        'saber qué información personal guardamos y por qué, y recibir una copia;',
        'que se corrija;',
        'que se elimine, a menos que la ley nos obligue a guardarla;',
        'limitar el uso de su información personal delicada, que usamos solo para dar este servicio;',
        'no recibir un trato peor por usar estos derechos.',
      ],
    },
    {
      id: 'request',
      title: 'Cómo hacer una solicitud',
      paragraphs: [
        'Escriba o llame al operador, como aparece en Contacto, o pregunte a su clínica. Una persona que usted autorice puede pedirlo por usted. Verificamos quién lo pide antes de responder. Respondemos en un plazo de 45 días o le avisamos si necesitamos más tiempo.',
      ],
    },
    {
      id: 'track',
      title: 'No rastrear (Do Not Track)',
      paragraphs: ['El portal no le sigue por otros sitios web, con o sin esa señal.'],
    },
  ],
});
