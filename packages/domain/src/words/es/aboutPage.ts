import type { aboutPage as english } from '../en/aboutPage.ts';
import { spanish } from '../spanish.ts';

/** What this public page says. @see SCR-10 */
export const aboutPage = spanish<typeof english>({
  title: 'Quiénes somos',
  lead: 'Un portal abierto para el monitoreo remoto de pacientes, hecho para los pacientes y las personas que los cuidan.',
  sections: [
    {
      id: 'why',
      title: 'Por qué lo hacemos',
      text: 'Entre una cita y otra pueden pasar semanas sin que nadie sepa cómo está un paciente. Un brazalete, una báscula o un medidor en casa pueden decirlo, si los números llegan a alguien que sabe qué significan para esa persona. Eso es todo lo que hace este portal, y debe hacerlo bien.',
    },
    {
      id: 'principles',
      title: 'Nuestros principios',
      points: [
        'Un número solo dice poco. Siempre mostramos una medición con su rango.',
        'Calma hasta que importe. El color fuerte es solo para lo crítico.',
        'Nunca solo el color. Una palabra y una forma lo dicen primero.',
        'Cuando algo falla, lo decimos con claridad y guardamos lo que usted escribió.',
        'La información de los pacientes nunca aparece en una dirección, en el título de una página ni en un registro.',
      ],
    },
    {
      id: 'open',
      title: 'Código abierto',
      text: 'El software es gratis bajo la Licencia Apache 2.0 (Apache License 2.0). Cualquiera puede leer sus reglas, pruebas y decisiones, y cualquier clínica puede usarlo. Quien lo usa es el operador. El operador es responsable de los datos y aparece en Contacto.',
    },
  ],
});
