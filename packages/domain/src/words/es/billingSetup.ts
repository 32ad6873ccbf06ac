import type { billingSetupWords as english } from '../en/billingSetup.ts';
import { spanish } from '../spanish.ts';

/** The Spanish of the setup of billing, step by step. */
export const billingSetupWords = spanish<typeof english>({
  title: 'Preparar la facturación',
  subtitle: 'Cinco pasos, unos diez minutos. Todo se conserva; puede salir y volver.',
  finished: 'La facturación está preparada.',
  finishedSays: 'Puede repetir los pasos cuando quiera.',
  toBoard: 'Ingresos de facturación',
  progress: 'Paso {at} de {of}',
  steps: {
    practice: 'Consultorio',
    providers: 'Proveedores',
    rules: 'Reglas',
    rates: 'Códigos y tarifas',
    check: 'Revisar y terminar',
  },
  says: {
    practice: 'Quién factura, como aparece en cada factura',
    providers: 'Quién factura, quién supervisa y quién puede hacerlo en el producto',
    rules: 'Cómo se cuentan los días con mediciones',
    rates: 'Quién paga y con qué tarifas',
    check: 'Lo que el mes pasado habría dado con estas reglas',
  },
  done: 'Hecho',
  open: 'Todavía no está hecho',
  sums: {
    practice: '{name}, TIN {tin} y NPI {npi}',
    providers: 'Factura: {bills}. Supervisa: {supervises}.',
    rules: '{period}. Lugar del servicio {place}. Diagnóstico: {diagnosis}.',
    rates: 'Tarifas de {payer}, {locality}',
    check: 'Se revisó el mes pasado.',
  },
  missing: 'Falta: {list}.',
  edit: 'Cambiar',
  editStep: 'Cambiar {step}',
  back: 'Atrás',
  skip: 'Omitir por ahora',
  next: 'Continuar',
  finish: 'Terminar la preparación',
  saving: 'Guardando…',
  saved: 'Guardado.',
  ratesKnown: {
    zero: 'No hay tarifas de {payer} para {year}. Los importes no se conocen hasta que agregue algunas.',
    one: '{count} tarifa de {payer} para {year}.',
    other: '{count} tarifas de {payer} para {year}.',
  },
  toCodes: 'Ver códigos y tarifas',
  checkFirst: 'Antes de terminar, complete: {list}.',
  result: '{month} con estas reglas',
  noBill: 'Es una prueba. No se hizo ninguna factura.',
  reached: 'Alcanzado',
  nothingReached: 'Ningún paciente alcanzó un código en {month}.',
  need: 'Lo que necesita a mano',
  needs: {
    practice: 'Número fiscal y NPI del grupo',
    providers: 'El proveedor que factura',
    rules: 'Su lugar de servicio habitual',
    rates: 'Sus contratos con pagadores y su localidad de Medicare',
  },
  clocks: 'Dos relojes',
  clocksSay:
    'Medicare cuenta dos cosas en dos calendarios. Por eso un paciente puede estar listo en uno y no en el otro.',
  clock: {
    supply: {
      title: 'Suministro del dispositivo',
      says: 'Días con mediciones, en 30 días desde el primero. De 2 a 15 días dan 99445; 16 o más, 99454.',
    },
    care: {
      title: 'Manejo de la atención',
      says: 'Minutos del mes calendario, con al menos un contacto en vivo. 10, 20, 40 y 60 minutos.',
    },
  },
  others: {
    title: '¿Otra persona se encarga de la facturación?',
    says: 'Lo que usted completó se guarda. Cualquier otro administrador de su clínica puede seguir desde aquí:',
    alone: 'Lo que usted completó se guarda. Por ahora usted es el único administrador de su clínica.',
    invite: 'Invitar a otro',
    loading: {
      failed: 'No pudimos cargar los administradores. Inténtelo de nuevo.',
      tookTooLong: 'La carga de los administradores tardó demasiado. Inténtelo de nuevo.',
    },
  },
});
