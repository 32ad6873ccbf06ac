import type { mailboxWords as englishMailbox, mailWords as englishMails } from '../en/mails.ts';
import { spanish } from '../spanish.ts';

/** The mails: a subject, and a text in which each line is one. A reader of a wrong mailbox learns no name from them. */
export const mailWords = spanish<typeof englishMails>({
  code: {
    subject: 'Su código para Monitoreo remoto de pacientes',
    text: `Su código es {code}.

Sirve una sola vez y vence en {minutes} minutos. Ingréselo solo si usted lo acaba de pedir. No lo comparta con nadie.
Si usted no lo pidió, puede ignorar este correo. Sin el código no se abre ninguna cuenta.`,
  },
  loginCode: {
    subject: 'Su código para Monitoreo remoto de pacientes',
    text: `Su código es {code}.

Sirve una sola vez y vence en {minutes} minutos. Ingréselo solo si usted está iniciando sesión ahora. No lo comparta con nadie.
Si usted no está iniciando sesión, alguien sabe su contraseña. Cree una nueva con “¿Olvidó su contraseña?” en la página de inicio de sesión.`,
  },
  emailCode: {
    subject: 'Confirme su correo electrónico para Monitoreo remoto de pacientes',
    text: `Su código es {code}.

Sirve una sola vez y vence en {minutes} minutos. Ingréselo solo en la página donde lo pidió. No lo comparta con nadie.
Si usted no lo pidió, puede ignorar este correo. Sin el código no cambia nada.`,
  },
  password: {
    subject: 'Cree una contraseña nueva para Monitoreo remoto de pacientes',
    text: `Abra este enlace para crear una contraseña nueva:
{link}

Sirve una sola vez y vence en {minutes} minutos.
Si usted no lo pidió, puede ignorar este correo. Su contraseña no cambia.`,
  },
  passwordChanged: {
    subject: 'Su contraseña cambió',
    text: `Su contraseña para Monitoreo remoto de pacientes acaba de cambiar.

Si usted no la cambió, cree una nueva con “¿Olvidó su contraseña?” en la página de inicio de sesión y avise a su clínica.`,
  },
  newBrowser: {
    subject: 'Un nuevo inicio de sesión en su cuenta',
    text: `Alguien acaba de iniciar sesión en su cuenta de Monitoreo remoto de pacientes en un navegador que todavía no conocemos, el {date}, {time}.

Si fue usted, no tiene que hacer nada. Le escribimos una vez por cada navegador.
Si no fue usted, cree una contraseña nueva con “¿Olvidó su contraseña?” en la página de inicio de sesión. Así se cierran todas las sesiones. Después, avise a su clínica.`,
  },
  factorsReset: {
    subject: 'Se restableció su segundo paso para iniciar sesión',
    text: `Un administrador de su clínica quitó el segundo paso de su cuenta de Monitoreo remoto de pacientes: sus llaves de acceso, su aplicación de autenticación y sus códigos de recuperación ya no funcionan, y su sesión se cerró en todas partes.

Inicie sesión con su contraseña y configure de nuevo un segundo paso.
Si usted no lo pidió, llame a su clínica de inmediato.`,
  },
  addressChanged: {
    subject: 'Su correo electrónico cambió',
    text: `Su clínica cambió el correo electrónico de su cuenta de Monitoreo remoto de pacientes. Ya no puede iniciar sesión con esta dirección.

Si usted no lo pidió, llame a su clínica.`,
  },
  newAddress: {
    subject: 'Su nuevo correo electrónico para Monitoreo remoto de pacientes',
    text: `Su clínica registró esta dirección para su cuenta de Monitoreo remoto de pacientes.

Para volver a iniciar sesión, pida a su clínica un nuevo código de activación y abra su cuenta con él y con esta dirección:
{link}

Si ya inicia sesión con esta dirección para otra clínica, inicie sesión como siempre e ingrese el código nuevo en su perfil:
{profile}

Si no sabe de qué se trata, puede ignorar este correo.`,
  },
  hasLogin: {
    subject: 'Usted ya tiene un inicio de sesión',
    text: `Alguien acaba de intentar registrarse con esta dirección en Monitoreo remoto de pacientes. La dirección ya tiene un inicio de sesión, así que no cambió nada.

Si otra clínica le dio un código de activación, inicie sesión como siempre e ingrese el código en su perfil:
{profile}

Si olvidó su contraseña, use “¿Olvidó su contraseña?” en la página de inicio de sesión.
Si no fue usted, puede ignorar este correo.`,
  },
  invitation: {
    subject: 'Su invitación a Monitoreo remoto de pacientes',
    text: `{clinic} le invita a trabajar con Monitoreo remoto de pacientes.

Abra este enlace para crear una contraseña y abrir su cuenta:
{link}

Sirve una sola vez y vence en {days} días. Solo funciona la invitación más reciente.
Si usted no trabaja ahí, puede ignorar este correo. Sin el enlace no se abre ninguna cuenta.`,
  },
  alreadyKnown: {
    subject: 'Le invitaron a Monitoreo remoto de pacientes',
    text: `{clinic} invitó a esta dirección a trabajar con Monitoreo remoto de pacientes.

Esta dirección ya está en uso, así que no abrimos una cuenta nueva ni cambiamos nada suyo.
Si usted tiene una cuenta, inicie sesión como siempre. Para una contraseña nueva, use “¿Olvidó su contraseña?” en la página de inicio de sesión.
Para trabajar en esa clínica con otra cuenta, dé otra dirección a su administrador.
La persona que le invitó no puede ver que esta dirección está en uso.`,
  },
  locked: {
    subject: 'Su cuenta está bloqueada por un tiempo en dispositivos nuevos',
    text: `Alguien ingresó una contraseña incorrecta {tries} veces en su cuenta de Monitoreo remoto de pacientes.
Por hasta {minutes} minutos, nadie puede iniciar sesión en ella desde un dispositivo nuevo, ni con la contraseña correcta. En un dispositivo que ya usó, usted todavía puede iniciar sesión.

Si fue usted, espere, o cree una contraseña nueva con “¿Olvidó su contraseña?” en la página de inicio de sesión. Así se desbloquea su cuenta.
Si no fue usted, nadie pudo entrar. Use una contraseña que no use en otro lugar, y avise a su clínica si esto pasa otra vez.`,
  },
  secondStepTried: {
    subject: 'Alguien intentó iniciar sesión con su contraseña',
    text: `Alguien ingresó la contraseña correcta de su cuenta de Monitoreo remoto de pacientes, pero un segundo paso incorrecto, {tries} veces.
Por hasta {minutes} minutos, nadie puede iniciar sesión en ella desde un dispositivo nuevo. En un dispositivo que ya usó, usted todavía puede iniciar sesión.

Si fue usted, espere e intente de nuevo.
Si no fue usted, nadie pudo entrar, pero alguien sabe su contraseña. Cree una nueva con “¿Olvidó su contraseña?” en la página de inicio de sesión, y avise a su clínica.`,
  },
  contact: {
    subject: 'Un mensaje de la página de contacto de Monitoreo remoto de pacientes',
    text: `De: {name}
Responder a: {email}

{message}

Quien lo envió no había iniciado sesión; el nombre y la dirección no están verificados.`,
  },
  escalation: {
    subject: 'Hay alertas críticas en espera',
    provider: `Alertas críticas de sus pacientes de las que nadie se ha hecho cargo a tiempo: {count}.

Inicie sesión y abra sus alertas:
{link}`,
    administrators: `Alertas críticas de su clínica de las que nadie se ha hecho cargo a tiempo: {count}.

Recibe este correo porque administra la clínica. Inicie sesión y asegúrese de que alguien se haga cargo:
{link}`,
  },
  digest: {
    subject: 'Lo que traerá este mes de facturación',
    text: `Pacientes que se pueden facturar ahora: {billable}.
Pacientes en riesgo: {atRisk}.

Si nada cambia, el mes trae {now}.
Si se salvan los pacientes en riesgo, trae {more} más: {saved}.
Son estimaciones. El pagador decide lo que paga.

Inicie sesión y vea qué falta:
{link}

Su clínica eligió recibir este correo, en Configuración de facturación.`,
  },
  inquiry: {
    subject: 'Hay una consulta pendiente',
    text: `Alguien que trabaja en una clínica envió una consulta.

Inicie sesión y abra la bandeja del operador:
{link}`,
  },
  recordRequest: {
    received: 'Tenemos su solicitud de expedientes',
    receivedText: `Tenemos su solicitud. Su número de referencia es {reference}.

Nosotros preguntamos por usted a las otras clínicas. La mayoría responde en 10 a 30 días. Puede seguirla aquí:
{link}`,
    news: 'Hay novedades sobre su solicitud de expedientes',
    newsText: `Hay novedades sobre su solicitud {reference}.

Inicie sesión para leerlas:
{link}`,
  },
  credential: {
    subject: 'Una de sus credenciales vence pronto',
    text: `Una de las licencias o certificados que usted guarda en su clínica vence el {date}.

Inicie sesión y suba la nueva:
{link}

La anterior se queda hasta que se verifique la nueva.`,
  },
  clinicInquiry: {
    subject: 'Un paciente envió una consulta',
    text: `Un paciente de su clínica envió una consulta y nadie se ha encargado de ella todavía.

Inicie sesión y abra la bandeja:
{link}

Este correo no dice qué se escribió. Durante la próxima hora recibirá otro solo si una consulta menciona un síntoma.`,
    raisedSubject: 'Una consulta menciona un síntoma',
    raised: `Un paciente de su clínica envió una consulta que menciona un síntoma de la lista de su clínica. Véala ahora.

Inicie sesión y abra la bandeja:
{link}

Este correo no dice qué se escribió.`,
  },
  inquiryAnswer: {
    subject: 'Una respuesta a su mensaje',
    text: `Usted escribió a Monitoreo remoto de pacientes el {date}. Esta es la respuesta:

{answer}

Por favor, no responda a este correo. Para escribir otra vez, use la página donde escribió primero.`,
  },
  newMessage: {
    subject: 'Usted tiene un mensaje nuevo',
    text: `Su clínica le escribió en Monitoreo remoto de pacientes.

Inicie sesión para leerlo en Mensajes, en Mis datos:
{link}

No le enviaremos otro correo hasta que lo haya leído. En una emergencia, llame al 911.`,
  },
  reminder: {
    subject: 'Su recordatorio de hoy',
    text: `Es hora de medirse.

Después de medirse, vea aquí sus mediciones:
{link}

Recibe este correo porque lo pidió en su perfil. Recibe uno al día como máximo, y ninguno el día en que ya se midió.
Para no recibir más estos correos, abra este enlace y presione el botón:
{stop}`,
  },
  share: {
    subject: 'Alguien compartió datos de salud con usted',
    text: `Alguien compartió datos de salud con usted en Monitoreo remoto de pacientes.

Abra este enlace e inicie sesión con esta dirección de correo electrónico. Sirve una sola vez, en los próximos {days} días:
{link}

Si aún no tiene una cuenta aquí, abra el enlace y elija “Registrarse”. Solo necesita un nombre y una contraseña.
Después de la primera vez, inicie sesión sin el enlace y abra “Comparten conmigo”.

Los datos se comparten hasta el {date}, {time}, o menos si esa persona deja de compartirlos. No comparta el enlace con nadie.
Si usted no sabe de qué se trata, puede ignorar este correo.
`,
  },
});

/** The page of the demo's mailbox. */
export const mailboxWords = spanish<typeof englishMailbox>({
  tab: 'Correo · Monitoreo remoto de pacientes',
  title: 'Correo',
  lead: 'Esta es una demostración, así que ningún correo sale de aquí. Lo que se habría enviado queda aquí y cualquiera puede leerlo.',
  none: 'Todavía no hay correos.',
  to: 'Para {to}',
});
