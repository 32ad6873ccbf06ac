import type { billingPapersWords as english } from '../en/billingPapers.ts';
import { spanish } from '../spanish.ts';

export const billingPapersWords = spanish<typeof english>({
  title: 'Para la facturación',
  show: 'Mostrar datos de facturación',
  loading: {
    failed: 'No pudimos cargar los datos de facturación. Inténtelo de nuevo.',
    tookTooLong: 'Los datos de facturación tardaron demasiado en cargar. Inténtelo de nuevo.',
  },
  diagnosis: 'Diagnóstico',
  diagnosisHint: 'Código ICD-10-CM, como I10 o E11.9.',
  trainingDay: 'Día de la capacitación',
  trainingHint: 'El día en que se le enseñó al paciente a usar el dispositivo.',
  consent: 'Consentimiento',
  consentUntil: 'El consentimiento terminó el',
  consentHint: 'Déjelo vacío mientras el paciente dé su consentimiento. Los días posteriores no se facturan.',
  payer: 'Pagador',
  usual: '{value} (valor de la clínica)',
  from: 'Desde el {from}',
  span: 'Del {from} al {to}',
  missing: 'Falta',
  others: 'Facturado por otros',
  othersHint:
    'El monitoreo remoto no se factura en los días en que otro consultorio u otro programa remoto factura por el paciente.',
  noOthers: 'Nadie más',
  kinds: { otherPractice: 'Otro consultorio', otherProgramme: 'Otro programa remoto' },
  kind: 'Quién más factura, línea {at}',
  start: 'Primer día, línea {at}',
  end: 'Último día, línea {at}',
  remove: 'Quitar la línea {at}',
  add: 'Agregar línea',
  edit: 'Editar datos de facturación',
  saved: 'Guardado por última vez por {name}, {time}',
  savedBySomebody: 'Guardado por última vez: {time}',
  form: {
    title: 'Datos de facturación',
    says: 'Cada cambio se guarda en el registro de auditoría, con el valor anterior y el nuevo.',
    submit: 'Guardar cambios',
    busy: 'Guardando…',
    cancel: 'Cancelar',
    done: 'Datos de facturación guardados.',
    changed:
      'Otra persona acaba de cambiar estos datos. Cierre este formulario para verlos y haga sus cambios de nuevo.',
  },
  errors: {
    diagnosisInvalid: 'Escriba un código ICD-10-CM, como I10 o E11.9',
    consentReversed: 'El consentimiento no puede terminar antes de empezar',
    claimWithoutStart: 'Escriba el primer día de cada línea',
    claimReversed: 'El último día no puede ser anterior al primero',
  },
});
