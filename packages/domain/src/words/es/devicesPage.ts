import type { devicesPage as english } from '../en/devicesPage.ts';
import { spanish } from '../spanish.ts';

/** What this public page says. @see SCR-10 */
export const devicesPage = spanish<typeof english>({
  title: 'Aparatos',
  lead: 'Seis tipos de aparatos toman mediciones en casa. Su clínica elige los modelos y cuáles necesita usted.',
  measures: 'Mide:',
  kinds: {
    BloodPressure: {
      device: 'Monitor de brazo',
      measures: 'Presión sistólica y diastólica, pulso',
      use: 'Un brazalete en la parte superior del brazo. Una medición tarda cerca de un minuto.',
    },
    BloodOxygen: {
      device: 'Oxímetro de dedo',
      measures: 'Saturación de oxígeno, pulso',
      use: 'Una pinza en un dedo. Sin aguja.',
    },
    Weight: {
      device: 'Báscula conectada',
      measures: 'Peso corporal',
      use: 'Súbase, quédese quieto, bájese.',
    },
    BodyTemperature: {
      device: 'Termómetro de oído',
      measures: 'Temperatura corporal',
      use: 'Ponga una punta limpia en el oído hasta que suene.',
    },
    BloodGlucose: {
      device: 'Medidor de glucosa',
      measures: 'Glucosa en la sangre',
      use: 'Una gota de sangre de la punta del dedo en una tira.',
    },
    HeartRate: {
      device: 'Monitor de muñeca',
      measures: 'Frecuencia cardíaca',
      use: 'Úselo como un reloj mientras mide.',
    },
  },
  connects: 'Cómo se conecta un aparato',
  connectsText:
    'Algunos aparatos envían las mediciones por una red móvil, otros por un teléfono cercano. La guía en la caja le dice cuál. Antes de la primera medición, active el aparato en el portal con su número de serie.',
  howTo: 'Cómo tomar mediciones en casa',
});
