import type { dashboardWords as english, genderWords as englishGender } from '../en/dashboard.ts';
import { spanish } from '../spanish.ts';

export const dashboardWords = spanish<typeof english>({
  title: 'Panel de RPM',
  vitals: 'Signos vitales registrados',
  currentMonth: 'Mes actual',
  overall: 'En total',
  week: 'Semana',
  month: 'Mes',
  thisMonth: 'Este mes',
  howTo: 'Cómo usar RPM',
  totalPatients: 'Total de pacientes de RPM',
  activatedDevices: 'Dispositivos activados',
  totalReadings: 'Total de mediciones tomadas',
  notesGenerated: 'Notas de consulta generadas',
  commandCenter: 'Su centro de control para una atención excelente',
  noDevices: 'Aún no hay dispositivos',
  noReadings: 'Aún no hay mediciones',
  noReadingsInPeriod: 'No hay mediciones en este período',
});

export const genderWords = spanish<typeof englishGender>({
  male: 'Masculino',
  female: 'Femenino',
  nonBinary: 'No binario',
  none: 'Sin género asignado',
});
