import type { appWords as english, linkWords as englishLink } from '../en/app.ts';
import { spanish } from '../spanish.ts';

export const appWords = spanish<typeof english>({
  title: 'Monitoreo remoto de pacientes',
  loading: 'Cargando, espere por favor…',
  stillLoading: 'Sigue cargando…',
  crashTitle: 'Algo salió mal.',
  refresh: 'Volver a cargar la página',
  goToDashboard: 'Ir a su página de inicio',
  crashReason: 'Todo lo que guardó está a salvo. Vuelva a cargar la página o vaya a su página de inicio.',
  crashOffline: 'No tiene conexión. Vuelva a cargar la página cuando vuelva la conexión.',
  notFoundTitle: 'No encontramos la página',
  notFoundReason: 'Esta página no existe. Revise la dirección o regrese.',
  offline: 'No tiene conexión. Lo que ve puede no estar al día.',
  goBack: 'Regresar',
  skipToContent: 'Ir al contenido',
});

export const linkWords = spanish<typeof englishLink>({ opensNewTab: '(se abre en una pestaña nueva)' });
