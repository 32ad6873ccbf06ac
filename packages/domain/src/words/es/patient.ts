import type { patientWords as english } from '../en/patient.ts';
import { spanish } from '../spanish.ts';

/** The sentences of the patient's own pages, so that they come with those pages. */
export const patientWords = spanish<typeof english>({
  patientDashboard: {
    greeting: {
      morning: 'Buenos días, {name}',
      afternoon: 'Buenas tardes, {name}',
      evening: 'Buenas noches, {name}',
    },
    latest: 'Últimas mediciones',
    readingsLoading: {
      failed: 'No se pudieron cargar sus mediciones. Intente de nuevo.',
      tookTooLong: 'Sus mediciones tardaron demasiado en cargar. Intente de nuevo.',
    },
    means: {
      Normal: 'Está en el rango normal para usted.',
      Cautious: 'Está un poco fuera del rango normal para usted. Su equipo médico puede verlo.',
      Critical:
        'Está muy fuera del rango normal para usted. Su equipo médico puede verlo. Descanse 5 minutos y tome otra medición. Si se siente mal, llame al 911.',
    },
    noneAfter:
      'Está muy fuera del rango normal para usted. No tenemos una medición posterior. Mídase otra vez ahora o llame a su clínica. Si se siente mal, llame al 911.',
    enteredTwice: 'Usted anotó dos resultados distintos del mismo momento. Tome otra medición.',
    entered: 'Usted la agregó.',
    contradicted: 'Su aparato envió dos resultados distintos del mismo momento. Tome otra medición.',
    normal: 'Normal {span}',
    receipt: 'Qué pasó con esta medición',
    receiptOpen: 'Qué pasó con esta medición de {vital}',
    helpWith: 'Obtener ayuda con {device}',
    numbered: '{device} ({number} de {total})',
    measured: 'Tomada',
    received: 'Recibida por su clínica',
    seenBy: 'Revisada por {name}',
    notSeen: 'Su equipo médico todavía no la revisó',
    away: {
      title: '¿Estuvo fuera de casa?',
      asked:
        'Su clínica no recibe mediciones suyas desde hace algunos días. Si estuvo fuera de casa, díganos hasta cuándo.',
      offered:
        '¿Va a estar fuera de casa? Dígale a su clínica hasta cuándo, para que nadie espere sus mediciones.',
      until: 'Estuve fuera hasta el',
      untilAhead: 'Estoy fuera hasta el',
      save: 'Avisar a mi clínica',
      busy: 'Guardando…',
      said: 'Su clínica sabe que usted está fuera hasta el {date}. Hasta entonces no recibe recordatorios.',
      saidPast: 'Su clínica sabe que usted estuvo fuera hasta el {date}.',
      open: 'Voy a estar fuera',
      back: 'Ya regresé',
      change: 'Cambiar el día',
      errors: {
        dayRequired: 'Elija el día',
        dayTooFar: 'Elija un día dentro de los tres meses antes o después de hoy',
        dayNotAhead: 'Elija un día después de hoy',
      },
    },
    awayLoading: {
      failed: 'No pudimos comprobar si su clínica espera mediciones. Inténtelo de nuevo.',
      tookTooLong: 'Comprobar si su clínica espera mediciones tardó demasiado. Inténtelo de nuevo.',
    },
    repeatLoading: {
      failed: 'No pudimos comprobar si debe medirse otra vez. Inténtelo de nuevo.',
      tookTooLong: 'Comprobar si debe medirse otra vez tardó demasiado. Inténtelo de nuevo.',
    },
    repeat: {
      waiting:
        '{vital}: descanse 5 minutos y mídase otra vez antes de las {time}. Si se siente mal, llame al 911.',
      notRepeated: '{vital}: no tenemos una segunda medición. Mídase otra vez ahora o llame a su clínica.',
      repeated: '{vital}: su segunda medición también estuvo fuera de su rango normal. Llame a su clínica.',
    },
    repeatNobodyAnswers: {
      notRepeated:
        '{vital}: no tenemos una segunda medición. Mídase otra vez ahora. Si se siente mal, llame al 911.',
      repeated:
        '{vital}: su segunda medición también estuvo fuera de su rango normal. Si se siente mal, llame al 911.',
    },
    notWatched: 'Nadie vigila sus mediciones las 24 horas. En una emergencia, llame al 911.',
    noReadingsReason: 'Su primera medición aparece aquí unos minutos después de tomarla.',
    devices: 'Sus aparatos',
    devicesLoading: {
      failed: 'No se pudieron cargar sus aparatos. Intente de nuevo.',
      tookTooLong: 'Sus aparatos tardaron demasiado en cargar. Intente de nuevo.',
    },
    noDevicesReason: 'Un aparato aparece aquí cuando su clínica lo pide para usted.',
    aboutStatus: '¿Cuál es el estado de {device}?',
    deviceRange: {
      zero: '0 aparatos',
      one: '{from}–{to} de {count} aparato',
      other: '{from}–{to} de {count} aparatos',
    },
    unnamedDevice: 'Aparato',
    tableLoading: {
      failed: 'No se pudo cargar la tabla de sus mediciones. Intente de nuevo.',
      tookTooLong: 'La tabla de sus mediciones tardó demasiado en cargar. Intente de nuevo.',
    },
    columns: { vital: 'Signo vital', total: 'Total' },
    period: 'Período',
    guide: 'Guía del paciente',
    guideNote: 'PDF, letra grande',
    download: 'Descargar',
    steps: [
      { title: 'Abra la caja', text: 'Vea que el aparato y las pilas estén adentro.' },
      { title: 'Active su aparato', text: 'Escriba el número de serie de la etiqueta de atrás.' },
      { title: 'Tome una medición', text: 'Siéntese quieto 5 minutos y presione Start.' },
      { title: 'Vea su resultado', text: 'Su medición aparece aquí en unos minutos.' },
      {
        title: 'Repita todos los días',
        text: 'Tómela a la misma hora cada día, como se lo pidió su clínica.',
      },
    ],
  },
  patientProfile: {
    title: 'Mis datos',
    lead: 'Esto es lo que su clínica tiene registrado sobre usted. Solo su clínica puede cambiarlo.',
    mistake: '¿Ve un error? Pida una corrección en esta página.',
    you: 'Sobre usted',
    timeZone: 'Zona horaria en su expediente',
    contact: 'Cómo comunicarnos con usted',
    emergency: 'Contacto de emergencia',
    noEmergency: 'Todavía no hay nadie. Dígale a su clínica a quién llamar.',
    monitoring: 'Su monitoreo',
    loading: {
      failed: 'No se pudieron cargar sus datos. Intente de nuevo.',
      tookTooLong: 'Sus datos tardaron demasiado en cargar. Intente de nuevo.',
    },
    forPatients: 'Esta página es para pacientes. Para ver a sus pacientes, vaya a Detalles del paciente.',
    toList: 'Detalles del paciente',
    relation: 'Parentesco',
  },
});
