import type { termsOfUsePage as english } from '../en/termsOfUsePage.ts';
import { spanish } from '../spanish.ts';

/** What this public page says. @see SCR-10 */
export const termsOfUsePage = spanish<typeof english>({
  title: 'Términos de uso',
  summary: 'Las reglas para todas las personas que abren o usan este portal.',
  sections: [
    {
      id: 'use',
      title: 'Quién puede usarlo',
      paragraphs: [
        'Cualquier persona puede leer las páginas públicas. Las páginas que piden iniciar sesión son para pacientes inscritos y para el personal de sus clínicas.',
      ],
    },
    {
      id: 'account',
      title: 'Su cuenta',
      paragraphs: ['Una cuenta es de una sola persona.'],
      points: [
        'No dé su contraseña a nadie. Use una contraseña que no use en otro lugar.',
        'Cierre la sesión si usa una computadora compartida. El portal cierra su sesión cuando usted no está activo.',
        'Avise a su clínica de inmediato si cree que otra persona usó su cuenta.',
      ],
    },
    {
      id: 'allowed',
      title: 'Lo que no se permite',
      paragraphs: ['No se permite:'],
      points: [
        'tratar de ver información que no es para usted;',
        'interrumpir el servicio o probar su seguridad sin el consentimiento escrito del operador;',
        'ingresar información que sabe que es falsa o usar la cuenta de otra persona.',
      ],
    },
    {
      id: 'advice',
      title: 'No es consejo médico',
      paragraphs: [
        'Las páginas públicas dan información general. No reemplazan los consejos de su clínica. En una emergencia, llame al 911.',
      ],
    },
    {
      id: 'content',
      title: 'Software y contenido',
      paragraphs: [
        'El software es de código abierto bajo la Licencia Apache 2.0. Los demás nombres y marcas son de sus dueños.',
      ],
    },
    {
      id: 'availability',
      title: 'Disponibilidad',
      paragraphs: [
        'El portal puede dejar de funcionar por mantenimiento o por errores. No dependa solo de él cuando el tiempo importa para su salud.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios',
      paragraphs: ['Publicamos aquí las reglas nuevas, con una nueva versión y una nueva fecha de vigencia.'],
    },
  ],
});
