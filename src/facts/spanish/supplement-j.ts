import type { Spanish } from './spanish.ts'

/** What the confirmation of a job asks an applicant for residence. */
export const spanish: Spanish = {
  'case.adjustmentFiledOn': {
    label: 'Fecha de presentación del Formulario I-485',
    help: 'La fecha de recepción en el aviso de recibo, si ya se presentó.',
  },
  'case.immigrantPetitionApproved': {
    label: '¿Se aprobó el Formulario I-140?',
    options: { Yes: 'Sí', No: 'No', Unknown: 'No lo sé' },
  },
}
