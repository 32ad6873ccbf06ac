import type { reminderWords as english } from '../en/reminder.ts';
import { spanish } from '../spanish.ts';

export const reminderWords = spanish<typeof english>({
  title: 'Recordatorios',
  note: 'Podemos enviarle un correo cuando sea hora de medirse.',
  loading: {
    failed: 'No pudimos cargar sus recordatorios. Inténtelo de nuevo.',
    tookTooLong: 'Sus recordatorios tardaron demasiado en cargar. Inténtelo de nuevo.',
  },
  now: { on: 'Activados: todos los días a las {time}', off: 'Desactivados' },
  isOn: 'Enviarme un recordatorio por correo',
  hint: 'Recibe un correo al día como máximo, y ninguno el día en que ya se midió.',
  hour: 'Hora del día',
  clock: 'Según la hora de su expediente: {zone}',
  sentTo: 'Lo enviamos a {email}.',
  save: 'Guardar',
  busy: 'Guardando…',
  saved: 'Se guardó su recordatorio.',
  failed: 'No pudimos guardar su recordatorio. Inténtelo de nuevo.',
  pauses: {
    notFollowed: 'Por ahora su clínica no le pide mediciones. No recibe recordatorios.',
    noDevice: 'Todavía no tiene ningún aparato activo. Los recordatorios empiezan cuando tenga uno.',
    away: 'Usted está fuera hasta el {day}. Los recordatorios vuelven al día siguiente.',
    awayToday: 'Su ausencia termina hoy. Los recordatorios vuelven mañana.',
  },
  stop: {
    title: '¿Detener los recordatorios?',
    asks: 'Ya no recibirá correos que le digan que es hora de medirse.',
    press: 'Detener los recordatorios',
    busy: 'Deteniendo…',
    stoppedTitle: 'Los recordatorios están desactivados',
    stopped: 'Ya no recibe correos que le recuerden medirse. Puede activarlos de nuevo en su perfil.',
    goneTitle: 'Este enlace ya no funciona',
    gone: 'No cambiamos nada. ¿Todavía recibe recordatorios? Inicie sesión y desactívelos en su perfil.',
    toProfile: 'Ir al perfil',
  },
});
