import type { publicWords as english } from '../en/public.ts';
import { spanish } from '../spanish.ts';

/** The sentences around and on the public pages, so that they come with those pages. */
export const publicWords = spanish<typeof english>({
  nav: {
    label: 'Principal',
    menu: 'Menú',
    legal: 'Legal',
    home: 'Monitoreo remoto de pacientes, inicio',
    logIn: 'Iniciar sesión',
    register: 'Registrarse',
    dashboard: 'Ir al inicio',
    pages: [
      { path: '/how-it-works', label: 'Cómo funciona' },
      { path: '/benefits', label: 'Beneficios' },
      { path: '/offerings', label: 'Servicios' },
      { path: '/usage', label: 'Uso' },
      { path: '/devices', label: 'Aparatos' },
      { path: '/about', label: 'Quiénes somos' },
      { path: '/contact', label: 'Contacto' },
    ],
    documents: [
      { path: '/terms', label: 'Términos' },
      { path: '/termsofuse', label: 'Términos de uso' },
      { path: '/termsofpatient', label: 'Términos para pacientes' },
      { path: '/privacy', label: 'Privacidad' },
      { path: '/california-privacy', label: 'Privacidad en California' },
    ],
  },
  emergency:
    'Este portal no es para emergencias. Nadie vigila las mediciones las 24 horas. En una emergencia, llame al 911.',
  landing: {
    tab: 'Inicio',
    title: 'Mediciones diarias desde casa, en la pantalla de su equipo médico.',
    lead: 'Los pacientes toman mediciones en casa con unos pocos aparatos sencillos. Las clínicas comparan cada medición con el rango de esa persona y actúan cuando hace falta.',
    howItWorks: 'Cómo funciona',
    steps: [
      {
        title: 'La clínica inscribe a un paciente',
        text: 'La clínica elige los aparatos y pone un rango de referencia para cada signo vital.',
      },
      {
        title: 'Llega el aparato',
        text: 'Se recoge en la clínica o llega por correo. El paciente escribe el número de serie una vez.',
      },
      {
        title: 'Llegan las mediciones',
        text: 'Cada una es normal, de precaución o crítica, según el rango propio de ese paciente.',
      },
      {
        title: 'El equipo médico actúa',
        text: 'Las mediciones críticas van primero. Los pacientes ven cuándo se revisó una medición.',
      },
    ],
    phoneTitle: 'Panel de RPM',
    phoneMeans: 'En el rango normal para usted.',
    listName: 'Tansy Mocklin',
    listReading: 'Frecuencia cardíaca 128, espera 4 min',
    vitals: 'Seis signos vitales, un solo lugar',
    doors: [
      {
        title: 'Para pacientes',
        text: 'Letra grande y palabras sencillas. Un número, qué significa y qué hacer después.',
        more: { path: '/usage', label: 'Cómo tomar mediciones en casa' },
        enter: 'Entrar como paciente',
      },
      {
        title: 'Para clínicas',
        text: 'Inscripción, aparatos, rangos, pedidos y revisiones de cada paciente en monitoreo.',
        more: { path: '/offerings', label: 'Qué recibe la clínica' },
        enter: 'Entrar como personal de la clínica',
      },
    ],
    questions: '¿Tiene preguntas?',
    contact: 'Vea cómo comunicarse con nosotros',
  },
  article: { onThisPage: 'En esta página' },
  legal: {
    template:
      'Este texto es una plantilla para el operador de este portal. El operador debe completarla con un abogado antes de que los pacientes usen el portal.',
    effective: 'Fecha de vigencia',
    version: 'Versión',
    versionOfTemplate: 'Plantilla 1.0',
    effectiveOfTemplate: '[Fecha que fija el operador]',
    contents: 'Contenido',
    print: 'Imprimir',
  },
});
