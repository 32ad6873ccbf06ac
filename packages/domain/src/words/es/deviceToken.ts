import type { deviceTokenWords as english } from '../en/deviceToken.ts';
import { spanish } from '../spanish.ts';

/** The same in Spanish. */
export const deviceTokenWords = spanish<typeof english>({
  title: 'Token de puerta de enlace de {device}',
  says: 'Una puerta de enlace, el aparato o la aplicación entre un dispositivo y esta clínica, se identifica con este token para enviar mediciones.',
  loading: {
    failed: 'No se pudo cargar el token. Vuelva a intentarlo.',
    tookTooLong: 'La carga del token tardó demasiado. Vuelva a intentarlo.',
  },
  none: 'Este dispositivo no tiene token.',
  since: 'Emitido el {date}.',
  replaces: 'Un token nuevo termina de inmediato con el anterior.',
  issue: 'Emitir token',
  issueNew: 'Emitir token nuevo',
  issuing: 'Emitiendo…',
  revoke: 'Revocar token',
  revoking: 'Revocando…',
  revoked: 'Se revocó el token de {device}. Su puerta de enlace ya no puede enviar mediciones.',
  once: 'Este token se muestra una sola vez. Ingréselo en la puerta de enlace antes de cerrar esta ventana.',
  token: 'Token de acceso',
  lines: 'Una prueba desde la línea de comandos',
  linesReason:
    'Guarda una medición de {vital} en el expediente del paciente. Ponga lo que muestra el dispositivo.',
  command: 'Comando',
  done: 'Ya lo copié',
  close: 'Cerrar',
  changed: 'Este dispositivo ya no está en uso. La lista está actualizada.',
});
