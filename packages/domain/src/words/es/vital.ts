import type { vitalWords as english, periodWords as englishPeriod } from '../en/vital.ts';
import { spanish } from '../spanish.ts';

export const vitalWords = spanish<typeof english>({
  kinds: {
    BloodPressure: 'Presión arterial',
    BloodOxygen: 'Oxígeno en la sangre',
    Weight: 'Peso',
    BodyTemperature: 'Temperatura corporal',
    BloodGlucose: 'Glucosa en la sangre',
    HeartRate: 'Frecuencia cardíaca',
  },
  parameters: {
    systolic: 'Sistólica',
    diastolic: 'Diastólica',
    oxygenSaturation: 'Saturación de oxígeno',
    weight: 'Peso corporal',
    temperature: 'Temperatura corporal',
    glucose: 'Glucosa en la sangre',
    heartRate: 'Frecuencia cardíaca',
  },
  contradicted: 'Medición contradictoria',
  entered: 'Escrita por el paciente',
  table: {
    time: 'Hora (UTC)',
    parameter: '{parameter} ({unit}, LOINC {loinc}, UCUM {ucum})',
    class: 'Clasificación',
    note: 'Nota',
  },
});

export const periodWords = spanish<typeof englishPeriod>({ daysOf: '{count} de {total}' });
