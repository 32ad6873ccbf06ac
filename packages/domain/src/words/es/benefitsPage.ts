import type { benefitsPage as english } from '../en/benefitsPage.ts';
import { spanish } from '../spanish.ts';

/** What this public page says. @see SCR-10 */
export const benefitsPage = spanish<typeof english>({
  title: 'Beneficios',
  lead: 'Cómo las mediciones desde casa ayudan a los pacientes y a las personas que los cuidan.',
  sections: [
    {
      id: 'patients',
      title: 'Para pacientes',
      cards: [
        {
          title: 'Un número, un significado',
          text: 'Cada medición le dice con palabras sencillas si está en el rango normal para usted y qué hacer si no lo está.',
        },
        {
          title: 'Usted sabe que se revisó',
          text: 'Cuándo se tomó, cuándo se recibió y quién la revisó: tres líneas debajo de cada medición.',
        },
        {
          title: 'Fácil de leer',
          text: 'Letra grande, buen contraste y letras fáciles de distinguir. Funciona con teclado y con lector de pantalla.',
        },
      ],
    },
    {
      id: 'nurses',
      title: 'Para enfermería y personal de la clínica',
      cards: [
        {
          title: 'Lo urgente primero',
          text: 'Las listas empiezan con las mediciones críticas. Un clic muestra quién está fuera de rango, qué dispositivo no envía datos y quién necesita una revisión.',
        },
        {
          title: 'No se pierde lo que escribe',
          text: 'Si se corta la conexión, los formularios guardan lo que escribió, y un pedido nunca se hace dos veces.',
        },
        {
          title: 'Un solo paso siguiente',
          text: 'Cada pedido de dispositivo muestra el paso que sigue, desde confirmado hasta activado.',
        },
      ],
    },
    {
      id: 'practices',
      title: 'Para consultorios',
      cards: [
        {
          title: 'Rangos que se pueden probar',
          text: 'Antes de guardar los límites, pruébelos con mediciones recientes: ¿cuántas habrían sido de precaución o críticas?',
        },
        {
          title: 'Un registro de quién hizo qué',
          text: 'Quién puso un rango, quién revisó una medición y quién cambió un pedido, cada cosa con su hora.',
        },
        {
          title: 'Su propio servidor',
          text: 'El software es abierto y usted puede usarlo en los servidores que elija. Solo las personas de su clínica ven a sus pacientes.',
        },
      ],
    },
    {
      id: 'limits',
      title: 'Lo que no puede hacer',
      points: [
        'No reemplaza las citas y no es para emergencias.',
        'Nadie vigila las mediciones las 24 horas. Cada clínica dice cuándo las revisa.',
        'No hace diagnósticos. Una medición en casa puede estar mal. Tome otra y pregunte a su clínica.',
      ],
    },
  ],
});
