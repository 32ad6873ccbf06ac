import type { privacyPage as english } from '../en/privacyPage.ts';
import { spanish } from '../spanish.ts';

/** What this public page says. @see SCR-10 */
export const privacyPage = spanish<typeof english>({
  title: 'Aviso de privacidad',
  summary: 'Qué información guarda este portal, por qué, quién la ve y sus derechos.',
  sections: [
    {
      id: 'who',
      title: 'Quién es responsable',
      paragraphs: [
        'El operador que aparece en Contacto maneja el portal. Su clínica es responsable de su expediente médico. Donde se aplica HIPAA, también se aplica a ese expediente el Aviso de Prácticas de Privacidad de su clínica.',
      ],
    },
    {
      id: 'what',
      title: 'Qué guardamos',
      paragraphs: ['Solo lo que necesita el monitoreo en casa:'],
      points: [
        'nombre, fecha de nacimiento, datos de contacto, idioma y, si los dio, género y un contacto de emergencia;',
        'consentimiento, equipo médico, aparatos, pedidos y rangos de referencia;',
        'mediciones, cuándo se tomaron y quién las revisó;',
        'notas de su equipo médico y consultas que usted envía;',
        'horas de inicio de sesión y un registro de quién cambió qué, para la seguridad del portal.',
      ],
    },
    {
      id: 'why',
      title: 'Para qué la usamos',
      paragraphs: [
        'Para su atención, la entrega de aparatos, la facturación de su clínica, la seguridad del portal y donde lo exige la ley. No la vendemos ni la usamos para publicidad.',
      ],
    },
    {
      id: 'seen',
      title: 'Quién puede verla',
      paragraphs: [
        'Usted ve su propia información. El personal de su clínica ve la de sus pacientes. El personal del operador la ve solo cuando lo necesita para manejar el portal. Los proveedores de servicios que guardan datos o envían mensajes están obligados por contrato.',
      ],
    },
    {
      id: 'browser',
      title: 'En su navegador',
      paragraphs: [
        'Mientras su sesión está abierta, el navegador guarda su sesión y cualquier pedido sin terminar. Los dos se borran cuando usted cierra la sesión. No hay cookies de publicidad y no cargamos código de otras empresas.',
      ],
    },
    {
      id: 'time',
      title: 'Cuánto tiempo la guardamos',
      paragraphs: [
        'Mientras usted participe, y después mientras la ley exija guardar los expedientes médicos: [período, lo pone el operador].',
      ],
    },
    {
      id: 'safe',
      title: 'Cómo la protegemos',
      paragraphs: [
        'Las conexiones están cifradas. Las contraseñas se guardan solo como un hash. El acceso depende del rol de cada persona. Las sesiones se cierran cuando no se usan.',
      ],
    },
    {
      id: 'rights',
      title: 'Sus derechos',
      paragraphs: [
        'Usted puede pedir una copia de su información, una corrección, una lista de a quién se le dio y límites a su uso. Pida esto a su clínica o escriba al operador. Puede presentar una queja ante la Oficina de Derechos Civiles del Departamento de Salud y Servicios Humanos de los Estados Unidos. Nadie puede tratarle peor por hacerlo.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios',
      paragraphs: ['Publicamos aquí las versiones nuevas de este aviso, con una nueva fecha de vigencia.'],
    },
  ],
});
