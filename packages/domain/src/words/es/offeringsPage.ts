import type { offeringsPage as english } from '../en/offeringsPage.ts';
import { spanish } from '../spanish.ts';

/** What this public page says. @see SCR-10 */
export const offeringsPage = spanish<typeof english>({
  title: 'Servicios',
  lead: 'Lo que una clínica y sus pacientes pueden hacer con el portal.',
  ask: 'Pregúntenos',
  sections: [
    {
      id: 'monitoring',
      title: 'Monitoreo',
      cards: [
        {
          title: 'Paneles',
          text: 'Totales de la clínica y mediciones por paciente, semana, mes o en total, las más críticas primero.',
        },
        {
          title: 'Expediente del paciente',
          text: 'Una tarjeta y una gráfica para cada signo vital, con los límites detrás de las mediciones y los mismos valores en una tabla.',
        },
        { title: 'Revisiones', text: 'Quién revisó las mediciones y cuándo. Los pacientes también lo ven.' },
      ],
    },
    {
      id: 'devices',
      title: 'Dispositivos y pedidos',
      cards: [
        {
          title: 'Asignar dispositivo',
          text: 'Elija un paciente y los dispositivos que ofrece su clínica. Le preguntamos antes de pedir un segundo dispositivo del mismo modelo.',
        },
        {
          title: 'Rangos de referencia',
          text: 'Cuatro límites para cada valor, que puede probar antes con mediciones pasadas.',
        },
        {
          title: 'Pedidos de dispositivos',
          text: 'Cada pedido desde solicitado hasta activado, para recoger o por correo, con una carta para imprimir.',
        },
      ],
    },
    {
      id: 'patients',
      title: 'Para pacientes',
      cards: [
        {
          title: 'Su propio panel',
          text: 'Las últimas mediciones y qué significan, en letra grande, en cualquier teléfono.',
        },
        {
          title: 'Activación',
          text: 'Un número de serie, con ayuda para encontrarlo en cada tipo de dispositivo.',
        },
        { title: 'Guía del usuario', text: 'Cómo tomar bien cada medición, en un PDF con letra grande.' },
      ],
    },
    {
      id: 'safety',
      title: 'Seguridad y acceso',
      points: [
        'Cada persona ve lo que permite su rol: los pacientes ven sus propias mediciones y el personal ve a los pacientes de su clínica.',
        'La sesión se cierra si usted no está activo, después de un aviso.',
        'Las páginas, los formularios y las gráficas siguen WCAG 2.2 AA: teclado, lector de pantalla, zoom, tema oscuro, impresión.',
      ],
    },
  ],
});
