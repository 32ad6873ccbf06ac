import type { trendLinkWords as english } from '../en/trendLink.ts';
import { spanish } from '../spanish.ts';

export const trendLinkWords = spanish<typeof english>({
  open: 'Vea cómo va su {vital}',
  top: 'Número de arriba',
  bottom: 'Número de abajo',
  names: {
    BloodPressure: 'presión arterial',
    BloodOxygen: 'oxígeno en la sangre',
    Weight: 'peso',
    BodyTemperature: 'temperatura',
    BloodGlucose: 'azúcar en la sangre',
    HeartRate: 'frecuencia cardíaca',
  },
});
