import type { termsPage as english } from '../en/termsPage.ts';
import { spanish } from '../spanish.ts';

/** What this public page says. @see SCR-10 */
export const termsPage = spanish<typeof english>({
  title: 'Términos',
  summary: 'Los términos entre el operador de este portal y las clínicas que lo usan.',
  sections: [
    {
      id: 'parties',
      title: 'Entre quiénes',
      paragraphs: [
        'Estos términos se aplican entre el operador que aparece en Contacto y la clínica cuyo personal usa este portal. Entran en vigor cuando la clínica los acepta.',
      ],
    },
    {
      id: 'service',
      title: 'Qué es el servicio',
      paragraphs: [
        'El portal muestra mediciones que los pacientes toman en casa, las clasifica según los límites que pone la clínica y ayuda a pedir dispositivos. Es una herramienta para personas capacitadas.',
      ],
      points: [
        'No diagnostica ni recomienda tratamientos.',
        'No es un servicio de emergencia, y el operador no vigila las mediciones las 24 horas.',
      ],
    },
    {
      id: 'duties',
      title: 'Lo que hace la clínica',
      paragraphs: ['La clínica es responsable de la atención de sus pacientes. En particular:'],
      points: [
        'obtiene y registra el consentimiento de cada paciente antes de empezar el monitoreo;',
        'pone límites para cada paciente, los revisa con regularidad y dice cuándo revisa las mediciones;',
        'da acceso solo a quienes lo necesitan y lo quita cuando se van;',
        'dice a los pacientes que llamen al 911 en una emergencia.',
      ],
    },
    {
      id: 'operator',
      title: 'Lo que hace el operador',
      paragraphs: [
        'El operador maneja el portal con cuidado razonable, protege los datos como lo describe el aviso de privacidad y anuncia las interrupciones planeadas. La disponibilidad y los horarios de soporte se acuerdan aparte.',
      ],
    },
    {
      id: 'data',
      title: 'Información de salud',
      paragraphs: [
        'Si la clínica es una entidad cubierta bajo HIPAA, la clínica y el operador deben firmar un acuerdo de asociado comercial antes de ingresar información de salud. Si ese acuerdo y estos términos son distintos, se aplica el acuerdo.',
      ],
    },
    {
      id: 'end',
      title: 'Duración y fin',
      paragraphs: [
        'Cualquiera de las partes puede terminar el acuerdo con el aviso acordado. Después, la clínica puede exportar sus expedientes durante un tiempo acordado. Luego se eliminan, a menos que la ley exija guardarlos.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilidad y ley',
      paragraphs: ['[El operador indica aquí su responsabilidad, sus garantías y la ley que se aplica.]'],
    },
    {
      id: 'changes',
      title: 'Cambios',
      paragraphs: [
        'Los cambios a estos términos se anuncian antes de entrar en vigor, con una nueva versión y una nueva fecha de vigencia al comienzo de esta página.',
      ],
    },
  ],
});
