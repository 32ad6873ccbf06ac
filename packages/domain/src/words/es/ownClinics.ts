import type { ownClinicsWords as english } from '../en/ownClinics.ts';
import { spanish } from '../spanish.ts';

export const ownClinicsWords = spanish<typeof english>({
  title: 'Sus clínicas',
  note: 'Un solo inicio de sesión para todas. Usted ve una clínica a la vez.',
  loading: {
    failed: 'No se pudieron cargar sus clínicas. Intente de nuevo.',
    tookTooLong: 'Sus clínicas tardaron demasiado en cargar. Intente de nuevo.',
  },
  list: 'Sus clínicas',
  chooseTitle: 'Elija una clínica',
  chooseNote:
    'Usted es paciente de más de una clínica. Ve una a la vez, y puede cambiar después en su perfil.',
  current: 'Ahora ve esta clínica',
  switchTo: 'Cambiar a {clinic}',
  switching: 'Cambiando…',
  switchFailed: 'No se pudo cambiar. Intente de nuevo.',
  addTitle: 'Agregar una clínica',
  addSays: '¿También es paciente de otra clínica? Ingrese el código de activación que le dio.',
  add: 'Agregar clínica',
  adding: 'Agregando…',
  added: 'Se agregó {clinic}. Cambie a ella para ver sus mediciones allí.',
  wrong:
    'Ese código no es correcto, venció o ya se usó. Pida uno nuevo a la clínica y compruebe que tiene el correo con el que inicia sesión.',
});
