import type { CaseType } from '../case-type.ts'
import { main, required } from '../people/parts.ts'
import { stage } from '../status/stages.ts'
import { Status, whileKept } from '../status/statuses.ts'

/**
 * case-types.md §15, i9.md. The employee chooses the documents; nobody may ask for particular ones (INA 274B), and they
 * stay apart from the case team's files.
 */
export const i9Verification: CaseType = {
  id: 12,
  name: 'I-9 Verification',
  said: 'Form I-9',
  spanish: {
    said: 'verificación con el Formulario I-9',
    papers: {
      'One document of List A, or one of List B and one of List C, as the employee chooses':
        'Un documento de la Lista A, o uno de la Lista B y uno de la Lista C, a elección del empleado',
      'Supplement A, signed by each preparer or translator': 'Suplemento A, firmado por cada preparador o traductor',
      'The document the receipt stands for': 'El documento al que corresponde el recibo',
    },
    track: { 'Section 1': 'Sección 1', 'Section 2': 'Sección 2', 'On file': 'Archivado', Retained: 'Conservado' },
    stages: {
      'Section 2 open': 'Sección 2 pendiente',
      'Section 2 done': 'Sección 2 completa',
      'Receipt to be replaced': 'Recibo por reemplazar',
      Active: 'Vigente',
      'Reverification due': 'Reverificación pendiente',
      'Not hired': 'No contratado',
    },
  },
  wishes: [{ wish: 'company' }],
  detailsRoute: '/visaCarei9SearchDetails',
  documentRoute: '/visaCareFileUploadView',
  modes: ['DIY', 'LEGAL'],
  starters: ['EMPLOYER'],
  participants: [
    { code: 'EMPLOYER', audience: 'employer', does: 'Section 2 and Supplement B' },
    { code: 'BENEFICIARY', audience: 'employee', does: 'Section 1; chooses which documents to show' },
  ],
  subTypes: [
    { id: 'hire', name: 'New hire', is: [] },
    {
      id: 'rehire',
      name: 'Rehire',
      said: 'Form I-9 for a rehire',
      spanish: 'verificación con el Formulario I-9 (recontratación)',
      is: ['rehiredOrReverified'],
    },
    {
      id: 'reverification',
      name: 'Reverification',
      said: 'Form I-9 reverification',
      spanish: 'reverificación con el Formulario I-9',
      is: ['rehiredOrReverified'],
    },
    { id: 'acquisition', name: 'Acquisition', is: [] },
  ],
  forms: [main('i-9', { note: 'With Supplement A for a preparer and Supplement B for a rehire or reverification.' })],
  checklist: [
    required(
      'documents',
      'One document of List A, or one of List B and one of List C, as the employee chooses',
      'BENEFICIARY',
    ),
    required('supplementA', 'Supplement A, signed by each preparer or translator', 'BENEFICIARY', 'preparerUsed'),
    required('supplementB', 'Supplement B', 'EMPLOYER', 'rehiredOrReverified'),
    required(
      'copies',
      'Copies of the documents, front and back',
      'EMPLOYER',
      'copiesKept',
      'For all employees or for none.',
    ),
    required('replacement', 'The document the receipt stands for', 'BENEFICIARY', 'receiptShown', 'Within 90 days.'),
  ],
  stages: [
    stage('S1_PENDING', 'Section 1 open', 1, ['S1_DONE'], { ball: 'employee' }),
    stage('S1_DONE', 'Section 1 done', 1, ['S2_PENDING'], { ball: 'employer' }),
    stage('S2_PENDING', 'Section 2 open', 2, ['S2_DONE', 'S1_PENDING'], { ball: 'employer' }),
    stage('S2_DONE', 'Section 2 done', 2, ['RECEIPT_FOLLOWUP', 'ACTIVE'], { ball: 'employer' }),
    stage('RECEIPT_FOLLOWUP', 'Receipt to be replaced', 3, ['ACTIVE', 'TERMINATED'], {
      optional: true,
      ball: 'employee',
    }),
    stage('ACTIVE', 'Active', 3, ['REVERIFY', 'TERMINATED'], { ball: 'nobody' }),
    stage('REVERIFY', 'Reverification due', 3, ['ACTIVE', 'TERMINATED'], { optional: true, ball: 'employer' }),
    stage('TERMINATED', 'Employment ended', 10, ['RETAIN'], { ball: 'nobody' }),
    stage('RETAIN', 'Retained', 10, ['PURGE_ELIGIBLE'], { ball: 'nobody' }),
    stage('PURGE_ELIGIBLE', 'May be purged', 10, [], { ball: 'employer' }),
    stage('WITHDRAWN', 'Not hired', 9, ['RETAIN'], { optional: true, outcome: 'Withdrawn', ball: 'employer' }),
  ],
  implies: {
    subTypes: {
      hire: { 'case.i9Event': 'New hire' },
      rehire: { 'case.i9Event': 'Rehire' },
      reverification: { 'case.i9Event': 'Reverification' },
      acquisition: { 'case.i9Event': 'Acquisition' },
    },
  },
  fees: [],
  followOn: [
    { on: 'opened', dates: ['D-70', 'D-71', 'D-72'] },
    { on: 'approved', dates: ['D-73'] },
    { on: 'employment ended', dates: ['D-74'] },
  ],
  withoutFiling: true,
  track: [
    { name: 'Section 1', statuses: [Status.initiated] },
    { name: 'Section 2', statuses: [Status.submitted] },
    { name: 'On file', statuses: whileKept },
    { name: 'Retained', statuses: [Status.decided, Status.completed] },
  ],
  withoutPayment: false,
  channel: 'none',
  // Links in older mails name a Form I-9 there.
  keepsItsAddress: true,
  // Only there does the first day of work start something.
  deadlines: { facts: { firstDayOfWork: 'employment.startedOn' } },
}

export default i9Verification
