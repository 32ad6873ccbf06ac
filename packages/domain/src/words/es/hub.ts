import type { hubWords as english } from '../en/hub.ts';
import { spanish } from '../spanish.ts';

export const hubWords = spanish<typeof english>({
  title: 'Mi expediente',
  timeline: { name: 'Mi historial', line: 'Todo por fecha' },
  messages: {
    name: 'Mensajes',
    line: 'Escriba a su clínica',
    unread: { one: '{count} nuevo', other: '{count} nuevos' },
    unreadFrom: { one: '{count} nuevo, de {name}', other: '{count} nuevos, el último de {name}' },
  },
  doctors: { name: 'Mis médicos', line: 'Quiénes son y qué ven' },
  sharing: {
    name: 'Compartir',
    line: 'Deje que su familia vea su expediente',
    live: {
      one: '{count} persona puede ver su expediente',
      other: '{count} personas pueden ver su expediente',
    },
  },
  summary: { name: 'Resumen de salud', line: 'Laboratorio, medicinas y más' },
  files: {
    name: 'Archivos',
    line: 'Lo que agregaron usted y su clínica',
    count: { one: '{count} archivo', other: '{count} archivos' },
  },
  add: { name: 'Agregar a mi expediente', line: 'Mida ahora, o escriba una medición' },
  hospitals: { name: 'Mis hospitales', line: 'Traiga su expediente de un hospital' },
  collect: { name: 'Reunir mi expediente', line: 'Preguntamos a sus otras clínicas' },
  labs: { name: 'Mis informes de laboratorio', line: 'Véalos y agregue uno' },
  shared: {
    name: 'Comparten conmigo',
    line: 'Lo que otros le muestran',
    live: { one: '{count} persona comparte con usted', other: '{count} personas comparten con usted' },
  },
});
