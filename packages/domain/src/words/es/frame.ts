import type {
  dialogWords as englishDialog,
  navWords as englishNav,
  othersPageWords as englishOthersPage,
  pagesWords as englishPages,
  timeoutWords as englishTimeout,
  toastWords as englishToast,
} from '../en/frame.ts';
import { spanish } from '../spanish.ts';

export const navWords = spanish<typeof englishNav>({
  label: 'Menú principal',
  open: 'Abrir el menú',
  close: 'Cerrar el menú',
  expand: 'Fijar el menú',
  collapse: 'Soltar el menú',
  accountMenu: 'Menú de la cuenta',
  items: {
    dashboard: 'Inicio',
    rpmDashboard: 'Panel de RPM',
    patientDetails: 'Detalles del paciente',
    myDetails: 'Mis datos',
    assignDevice: 'Asignar dispositivo',
    deviceOrders: 'Pedidos de dispositivos',
    submitInquiry: 'Enviar consulta',
    submitEnquiry: 'Enviar consulta',
    sharedWithMe: 'Comparten conmigo',
    alerts: 'Alertas',
    billing: 'Facturación',
    billingConfig: 'Configuración de facturación',
    billingRevenue: 'Ingresos de facturación',
    billingCode: 'Código de facturación',
    profile: 'Perfil',
  },
  profile: 'Perfil',
  logout: 'Cerrar sesión',
  billing: 'Facturación',
});

export const othersPageWords = spanish<typeof englishOthersPage>({
  patients: 'Esta página es para pacientes',
  shared: 'Esta página es para pacientes y proveedores',
  clinic: 'Esta página es para el personal de la clínica',
  reason: 'Aquí no hay nada que usted necesite hacer.',
  toOwn: 'Ir a su página de inicio',
});

export const pagesWords = spanish<typeof englishPages>({
  label: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  pageOf: 'Página {page} de {pages}',
});

export const toastWords = spanish<typeof englishToast>({
  close: 'Cerrar la notificación',
  region: 'Notificaciones',
});

export const dialogWords = spanish<typeof englishDialog>({ close: 'Cerrar' });

export const timeoutWords = spanish<typeof englishTimeout>({
  title: 'Aviso: su sesión está por terminar',
  keep: 'Mantener mi sesión abierta',
  notice: 'Su sesión se cerrará en 30 segundos. Presione cualquier tecla para quedarse.',
  left: {
    one: 'No ha tenido actividad por un tiempo. Su sesión se cerrará en {count} segundo.',
    other: 'No ha tenido actividad por un tiempo. Su sesión se cerrará en {count} segundos.',
  },
});
