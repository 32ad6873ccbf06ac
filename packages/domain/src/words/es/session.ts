import type { sessionWords as english } from '../en/session.ts';
import { spanish } from '../spanish.ts';

/** The sentences about being logged in. The two lines of the log stay as the specification has them (SES-06). */
export const sessionWords = spanish<typeof english>({
  ended: 'Su sesión terminó. Inicie sesión otra vez para continuar.',
  noName: 'First name or last name not found in user details',
  noUser: 'User details not found in local storage',
  storageBlocked:
    'Su navegador no permite guardar la sesión. Puede usar esta pestaña, pero si la vuelve a cargar se cerrará su sesión.',
});
