import type { profileWords as english } from '../en/profile.ts';
import { spanish } from '../spanish.ts';

export const profileWords = spanish<typeof english>({
  title: 'Perfil',
  loading: {
    failed: 'No pudimos cargar su perfil. Inténtelo de nuevo.',
    tookTooLong: 'Su perfil tardó demasiado en cargar. Inténtelo de nuevo.',
  },
  account: 'Cuenta',
  name: 'Nombre',
  role: 'Función',
  clinic: 'Clínica',
  email: 'Correo electrónico',
  emailConfirmed: 'Confirmado',
  emailUnconfirmed: 'Aún no está confirmado.',
  confirmEmail: 'Confirmarlo',
  timeZone: 'Zona horaria',
  timeZoneHint: 'Las horas se muestran en esta zona horaria.',
  timeZoneOfRecords: 'El expediente y las mediciones de un paciente muestran la zona horaria del paciente.',
  changedByClinic: 'Para cambiar su nombre o correo, hable con su clínica.',
  changedByNewAccount: 'Para cambiar su nombre, función o correo, pida una cuenta nueva a su clínica.',
  changePassword: 'Cambiar contraseña',
  phone: 'Teléfono (opcional)',
  phoneHint: 'Solo lo ve usted. Incluya el código de país, como +1',
  phoneHintOfPatient:
    'Solo lo ve usted. Su clínica llama al número de su expediente. Incluya el código de país, como +1',
  firstName: 'Nombre',
  lastName: 'Apellido',
  nameRequired: 'Escriba su nombre y su apellido',
  phoneInvalid: 'Escriba un teléfono como +1 555 010 0199, o déjelo en blanco',
  appearance: 'Apariencia',
  appearanceNote: 'Cambia de inmediato en todos los dispositivos donde inicie sesión.',
  theme: 'Tema',
  themes: { system: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
  textSize: 'Tamaño del texto',
  textSizes: { normal: 'Mediano', large: 'Grande', larger: 'Más grande' },
  units: 'Unidades',
  unitSystems: { us: 'EE. UU. (lb, °F)', metric: 'Métricas (kg, °C)' },
  /** Of patients: whether pages offer to be read aloud (y4). */
  listen: 'Botón Escuchar',
  listening: { on: 'Mostrar', off: 'Ocultar' },
  listenNote: 'Lee la página en voz alta con la voz de este dispositivo.',
  session: 'Contacto y sesión',
  sessionLength: 'Cerrar mi sesión si no hay actividad por',
  minutes: { one: '{count} minuto', other: '{count} minutos' },
  sessionFixed: {
    one: 'Su sesión se cierra después de {count} minuto sin actividad. Su clínica no permite más tiempo.',
    other: 'Su sesión se cierra después de {count} minutos sin actividad. Su clínica no permite más tiempo.',
  },
  sessionNote: 'Elija más tiempo solo si nadie más puede usar su pantalla.',
  save: 'Guardar',
  busy: 'Guardando…',
  saved: 'Se guardó su perfil.',
  clinicLoading: {
    failed: 'No pudimos cargar los ajustes de su clínica. Inténtelo de nuevo.',
    tookTooLong: 'Los ajustes de su clínica tardaron demasiado en cargar. Inténtelo de nuevo.',
  },
  changedMeanwhile:
    'Esto se acaba de cambiar en otra pestaña o en otro dispositivo. Guardado ahora: teléfono {phone}, {minutes}. Lo que eligió sigue aquí. Guarde de nuevo para reemplazarlo.',
  noPhone: 'ninguno',
  /** `/profile?tab=audit`, before its own words are there (u4). */
  audit: {
    onlyAdministrators: 'Solo los administradores ven esto',
    onlyAdministratorsHint: 'Pregunte a un administrador de su clínica.',
    title: 'Registro de auditoría',
    back: 'Perfil',
    loading: {
      failed: 'No pudimos cargar el registro de auditoría. Inténtelo de nuevo.',
      tookTooLong: 'Cargar el registro de auditoría tardó demasiado. Inténtelo de nuevo.',
    },
  },
});
