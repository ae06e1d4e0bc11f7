import type { CaseType, Implied } from '../case-type.ts'
import { not } from '../circumstances.ts'
import type { ApprovedStatus } from '../status/approval.ts'
import { defaultStages } from '../status/stages.ts'
import { agency, appearance, attorney, main, paralegal, required, translations } from './parts.ts'

type Shared = Pick<
  CaseType,
  | 'modes'
  | 'spanish'
  | 'starters'
  | 'participants'
  | 'subTypes'
  | 'forms'
  | 'checklist'
  | 'stages'
  | 'fees'
  | 'followOn'
  | 'withoutFiling'
  | 'withoutPayment'
  | 'channel'
  | 'implies'
  | 'aboutDependent'
  | 'countsFirstApplicant'
  | 'approval'
  | 'deadlines'
>

type Of = {
  /** The status of the family … */
  status: ApprovedStatus
  /** … and of the worker. */
  worker: string
  /** How Form I-539 names what is changed to; where it tells spouse and child apart, it is asked. */
  changesTo?: string
  /** The longest stay at a time; never beyond the worker’s. */
  mostMonths: number
  /** What an approval brings besides. */
  also?: readonly string[]
}

/**
 * The application of a worker’s family on Form I-539: one for the lead dependent, a Form I-539A for each further person,
 * one fee for all of them (case-types.md §3). Only the spouse and unmarried children under 21.
 */
export const familyApplication = ({ status, worker, changesTo, mostMonths, also = [] }: Of): Shared => ({
  spanish: { said: `solicitud ${status}`, papers },
  modes: ['LEGAL', 'DIY'],
  starters: ['DEPENDENT', 'BENEFICIARY', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    {
      code: 'DEPENDENT',
      audience: 'employee',
      does: 'Lead dependent: I-539. Each co-applicant: I-539A. Own passport, I-94, address and signature; a parent may sign under 14',
    },
    {
      code: 'BENEFICIARY',
      audience: 'employee',
      does: `${worker} principal: I-797 or I-129 receipt, pay stubs, marriage certificate`,
    },
    attorney,
    paralegal,
    agency('USCIS'),
  ],
  subTypes: [
    {
      id: 'extension',
      name: `Extension of ${status}`,
      said: `${status} extension`,
      spanish: `prórroga de ${status}`,
      is: ['extends'],
    },
    {
      id: 'change',
      name: `Change to ${status}`,
      said: `Change to ${status}`,
      spanish: `solicitud de cambio a ${status}`,
      is: ['changesFromOtherStatus'],
    },
  ],
  forms: [
    appearance,
    main('i-539', { pays: true, note: 'For the lead dependent.' }),
    main('i-539a', { per: 'furtherApplicant', when: 'furtherApplicants' }),
  ],
  checklist: [
    // Filed together, the petition itself lies in the same package, and no notice of it can exist.
    required(
      'principalStatus',
      'Principal’s I-797 approval, or I-129 receipt and copy of the petition',
      'BENEFICIARY',
      not('filedWithH1b'),
    ),
    required('marriage', 'Marriage certificate', 'DEPENDENT', 'spouse'),
    required('birth', 'Birth certificate naming the principal or the spouse', 'DEPENDENT', 'child'),
    required('priorMarriages', 'Divorce or death certificates of earlier marriages', 'DEPENDENT', 'remarried'),
    required('passportsAndI94', 'Passport valid on filing and I-94, for each person', 'DEPENDENT'),
    required('payStubs', 'Principal’s recent pay stubs', 'BENEFICIARY', not('filedWithH1b')),
    required('statusProof', 'Proof of the present status (I-20, I-797 …)', 'DEPENDENT', 'changesFromOtherStatus'),
    translations,
  ],
  stages: defaultStages,
  fees: [{ code: 'I539', form: 'i-539' }],
  followOn: [
    { on: 'receipted', dates: [], also: ['status polling', 'biometrics'] },
    { on: 'rfe', dates: ['D-40'] },
    { on: 'noid', dates: ['D-41'] },
    { on: 'approved', dates: ['D-10'], also: ['child’s 21st birthday', 'dates against the principal’s', ...also] },
    { on: 'denied', dates: ['D-42'] },
    { on: 'moved', dates: ['D-80'] },
  ],
  withoutFiling: false,
  withoutPayment: false,
  channel: 'USCIS',
  implies: {
    subTypes: {
      extension: { 'case.stayAction': 'Extension of stay' },
      change: { 'case.stayAction': 'Change of status', ...(changesTo && changed(changesTo)) },
    },
  },
  aboutDependent: true,
  countsFirstApplicant: true,
  approval: { mostMonths, status },
  deadlines: {
    always: { classification: status },
    metByFiling: ['D-10'],
    approvalEndsStay: true,
    requestedForm: 'i-539',
  },
})

const papers = {
  'Principal’s I-797 approval, or I-129 receipt and copy of the petition':
    'Aprobación I-797 del titular, o recibo del I-129 y copia de la petición',
  'Birth certificate naming the principal or the spouse': 'Acta de nacimiento que nombra al titular o al cónyuge',
  'Divorce or death certificates of earlier marriages': 'Actas de divorcio o de defunción de matrimonios anteriores',
  'Passport valid on filing and I-94, for each person': 'Pasaporte vigente e I-94 de cada persona',
  'Principal’s recent pay stubs': 'Talones de pago recientes del titular',
  'Proof of the present status (I-20, I-797 …)': 'Prueba del estatus actual (I-20, I-797 …)',
}

const changed = (status: string): Implied => ({ 'case.changeToStatus': status })

/** Those that an administrator switches on have no screens of their own. */
const switchedOn = (id: number, status: string) =>
  ({
    id,
    name: `${status} Application`,
    said: `${status} application`,
    shortName: status,
    wishes: [{ wish: 'family', words: status.toLowerCase().replace('-', '') }],
    detailsRoute: '/visaCareAttorneyCaseDetails',
    documentRoute: '/visaCareFileUploadView',
    switchedOnLater: true,
  }) as const

export const switchedOnFamily = (id: number, of: Of): CaseType => ({
  ...switchedOn(id, of.status),
  ...familyApplication(of),
})
