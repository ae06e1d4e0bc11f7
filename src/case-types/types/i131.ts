import type { CaseType } from '../case-type.ts'
import { not } from '../circumstances.ts'
import { agency, appearance, attorney, main, paralegal, required, translations } from '../people/parts.ts'
import { defaultStages } from '../status/stages.ts'

/** case-types.md §6. */
export const i131AdvanceParole: CaseType = {
  id: 8,
  name: 'I-131 Advance Parole',
  said: 'Travel document (advance parole)',
  spanish: {
    said: 'solicitud de documento de viaje (permiso adelantado)',
    papers: {
      '2 photos': '2 fotos',
      'Copy of a photo ID': 'Copia de una identificación con foto',
      'Travel reason (short note)': 'Motivo del viaje (nota corta)',
      'Proof of the emergency (medical, death)': 'Prueba de la emergencia (médica, fallecimiento)',
      'Copy of the current advance parole': 'Copia del permiso adelantado de viaje actual',
    },
  },
  wishes: [{ wish: 'greenCard' }],
  detailsRoute: '/visaCareI131CaseDetails',
  documentRoute: '/visaCareFileUploadView',
  modes: ['LEGAL', 'DIY'],
  starters: ['BENEFICIARY', 'DEPENDENT', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    { code: 'BENEFICIARY', audience: 'employee', does: 'The applicant: data, documents, signature' },
    attorney,
    paralegal,
    agency('USCIS'),
  ],
  subTypes: [
    { id: 'first', name: 'First document', is: [] },
    {
      id: 'renewal',
      name: 'Renewal',
      said: 'Travel document renewal',
      spanish: 'renovación del documento de viaje',
      is: ['renewal'],
    },
    { id: 'emergency', name: 'Emergency', is: ['emergency'] },
  ],
  forms: [appearance, main('i-131', { pays: true })],
  checklist: [
    required('photos', '2 photos', 'BENEFICIARY', 'paper'),
    required('photoId', 'Copy of a photo ID', 'BENEFICIARY'),
    required('i485Receipt', 'I-485 receipt', 'BENEFICIARY', not('filedWithAdjustment')),
    required('travelReason', 'Travel reason (short note)', 'BENEFICIARY'),
    required('emergencyProof', 'Proof of the emergency (medical, death)', 'BENEFICIARY', 'emergency'),
    required('currentDocument', 'Copy of the current advance parole', 'BENEFICIARY', 'renewal'),
    translations,
  ],
  stages: defaultStages,
  fees: [{ code: 'I131', form: 'i-131' }],
  followOn: [
    { on: 'filed', dates: ['D-63'], also: ['leaving while it is pending abandons it'] },
    { on: 'receipted', dates: [], also: ['status polling', 'biometrics'] },
    { on: 'rfe', dates: ['D-40'] },
    { on: 'approved', dates: ['D-63'] },
    { on: 'travels', dates: ['D-63', 'D-83', 'D-84'] },
    { on: 'denied', dates: ['D-42'] },
  ],
  withoutFiling: false,
  withoutPayment: false,
  channel: 'USCIS',
  // Every other basis is out of its scope; who has one answers otherwise.
  implies: { always: { 'case.travelDocument': 'Advance parole', 'case.advanceParoleBasis': 'Pending Form I-485' } },
}

export default i131AdvanceParole
