import type { billTableWords as englishWords } from '../en/billTable.ts';
import { spanish } from '../spanish.ts';

export const billTableWords = spanish<typeof englishWords>({
  heads: {
    patient: 'Paciente',
    patientId: 'Identificador del paciente',
    birthDate: 'Fecha de nacimiento',
    provider: 'Proveedor',
    payer: 'Pagador',
    diagnosis: 'Diagnóstico',
    state: 'Estado',
    code: 'Código',
    units: 'Unidades',
    dateOfService: 'Fecha del servicio',
    from: 'Inicio del período',
    to: 'Fin del período',
    days: 'Días con mediciones',
    minutes: 'Minutos',
    contacts: 'Contactos en vivo',
    rate: 'Tarifa por unidad (USD, estimada)',
    amount: 'Importe (USD, estimado)',
    bill: 'Factura',
    version: 'Versión',
  },
  states: {
    billable: 'Facturable',
    atRisk: 'En riesgo',
    notBillable: 'No facturable',
    billed: 'Facturado',
    unbilled: 'Sin facturar',
    incomplete: 'Incompleto',
  },
});
