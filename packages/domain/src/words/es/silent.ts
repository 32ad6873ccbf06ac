import type { silentWords as english } from '../en/silent.ts';
import { spanish } from '../spanish.ts';

export const silentWords = spanish<typeof english>({
  when: {
    title: '¿Cuándo estuvo fuera de casa?',
    today: 'Regresé hoy',
    ahead: 'Todavía estoy fuera',
    chooseBack: 'Elija el día en que regresa',
    before: 'Regresé antes de hoy',
    chooseLast: 'Elija el último día que estuvo fuera',
  },
  devices: {
    BloodPressure: 'brazalete',
    BloodOxygen: 'oxímetro',
    Weight: 'báscula',
    BodyTemperature: 'termómetro',
    BloodGlucose: 'medidor de glucosa',
    HeartRate: 'pulsómetro',
  },
  title: {
    one: 'Hace {count} día que no recibimos nada de su {device}',
    other: 'Hace {count} días que no recibimos nada de su {device}',
  },
  never: 'Todavía no recibimos nada de su {device}',
  back: 'Volvimos a recibir datos de su {device}',
  backText: 'Tenemos una medición nueva del {time}.',
  last: 'Última medición: {time}',
  days: 'Los últimos 7 días',
  heard: '{day}, con medición',
  notHeard: '{day}, sin medición',
  help: 'Ayuda con su {device}',
  toDashboard: 'Volver al inicio',
  try: 'Pruebe estas 3 cosas',
  power: {
    title: 'Cambie las pilas',
    text: 'Ponga pilas nuevas. Haga coincidir el + y el −.',
    picture: 'Un aparato con la tapa de las pilas abierta',
  },
  place: {
    BloodPressure: {
      title: 'Revise el brazalete',
      text: 'Brazo descubierto, justo arriba del codo, a la altura del corazón.',
    },
    BloodOxygen: {
      title: 'Revise su dedo',
      text: 'Manos tibias, sin esmalte. Meta el dedo hasta el fondo.',
    },
    Weight: {
      title: 'Revise el piso',
      text: 'Ponga la báscula en un piso duro y plano. Quédese quieto, sin zapatos.',
    },
    BodyTemperature: { title: 'Revise la punta', text: 'Limpie la punta. No la mueva hasta que suene.' },
    BloodGlucose: { title: 'Revise la tira', text: 'Use una tira nueva. Métala hasta el fondo.' },
    HeartRate: { title: 'Revise la correa', text: 'Póngala junto a la piel. No debe moverse.' },
  },
  signal: {
    title: 'Acerque su teléfono',
    text: 'En el mismo cuarto, con Bluetooth encendido. Luego mídase una vez.',
    picture: 'Un aparato que envía datos a un teléfono',
  },
  still: '¿Todavía no hay medición?',
  call: 'Su clínica le ayuda por teléfono.',
  noCall: 'Busque el número de teléfono en los papeles de su clínica.',
  clinicSees: 'Su clínica también ve que las mediciones pararon. Puede que le llamen.',
  loading: {
    failed: 'No pudimos revisar su aparato. Intente de nuevo.',
    tookTooLong: 'Revisar su aparato tardó mucho. Intente de nuevo.',
  },
});
