import type { CaseType } from '../case-type.ts'
import { any } from '../circumstances.ts'
import type { ChecklistItem, FeeLine } from '../package/declared-package.ts'
import type { FeeCode } from '../package/fee-codes.ts'
import type { Participant } from '../people/participant.ts'
import { agency, attorney, beneficiary, employer, paralegal, required, signer } from '../people/parts.ts'

/** What every petition for a worker has that an administrator switches on: its screens, who starts it, where it goes. */
export const petitionFrame = {
  detailsRoute: '/visaCareAttorneyCaseDetails',
  documentRoute: '/visaCareFileUploadView',
  switchedOnLater: true,
  modes: ['LEGAL', 'DIY'],
  starters: ['EMPLOYER', 'FIRM_ATTY', 'FIRM_PARA'],
  withoutFiling: false,
  withoutPayment: false,
  channel: 'USCIS',
} as const satisfies Partial<CaseType>

/** The employer and the worker with what each brings, and the firm. */
export const petitionParticipants = (
  brings: { employer: string; worker: string },
  { signs, of = 'USCIS' }: { signs: string; of?: string } = { signs: 'I-129 and G-28' },
): readonly Participant[] => [
  employer(brings.employer),
  signer(signs),
  beneficiary(brings.worker),
  attorney,
  paralegal,
  agency(of),
]

/** With an LCA the Department of Labor takes part, and the employer signs that too. */
export const withLca = { signs: 'I-129, LCA and G-28', of: 'USCIS and DOL' }

/** The base fee of the class, the asylum program fee, and premium processing where it is asked for. */
export const petitionFees = (base: FeeCode, ...more: FeeCode[]): readonly FeeLine[] => [
  ...[base, 'APF' as const, ...more].map((code): FeeLine => ({ code, form: 'i-129' })),
  { code: 'I907-A', form: 'i-907', when: 'premium' },
]

/** Who the worker is, and how the status was kept. */
export const statusPapers: readonly ChecklistItem[] = [
  required('passport', 'Passport photo page', 'BENEFICIARY'),
  required('statusDocuments', 'I-94, visa and all I-797 notices', 'BENEFICIARY', 'inUnitedStates'),
  required(
    'payStubs',
    'Pay stubs of the last 2–3 months and W-2',
    'BENEFICIARY',
    any('changesEmployer', 'extends', 'amends'),
  ),
]
