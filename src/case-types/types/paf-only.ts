import type { CaseType } from '../case-type.ts'
import { all, not } from '../circumstances.ts'
import { attorney, employer, paralegal, required } from '../people/parts.ts'
import { stage } from '../status/stages.ts'
import { Status, whileKept } from '../status/statuses.ts'

/** case-types.md §14; the items are those of h1b-compliance.md §7 (20 CFR 655.760(a)). */
export const publicAccessFileOnly: CaseType = {
  id: 11,
  name: 'Public Access File Only',
  said: 'Public access file',
  spanish: { said: 'carpeta de acceso público' },
  wishes: [{ wish: 'company' }],
  detailsRoute: '/visaCarePAFCaseDetails',
  documentRoute: '/visaCareDocumentLCAPAFCaseDetails',
  modes: ['LEGAL', 'DIY'],
  starters: ['EMPLOYER', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [employer('Owner and custodian of the file'), attorney, paralegal],
  subTypes: [
    { id: 'withLca', name: 'With an LCA', is: [] },
    { id: 'audit', name: 'Audit or remediation', is: [] },
  ],
  forms: [],
  checklist: [
    required(
      'P1',
      'Filed LCA with its cover pages (ETA-9035CP); signed certified LCA when issued',
      'FIRM_PARA',
      undefined,
      '20 CFR 655.760(a)(1)',
    ),
    required('P2', 'Wage rate to be paid to the H-1B worker', 'EMPLOYER', undefined, '20 CFR 655.760(a)(2)'),
    required(
      'P3',
      'Explanation of the system that sets the actual wage',
      'EMPLOYER',
      undefined,
      '20 CFR 655.760(a)(3)',
    ),
    required('P4', 'Prevailing wage rate and its source', 'FIRM_PARA', undefined, '20 CFR 655.760(a)(4)'),
    required('P5', 'Notice with posting dates and places', 'EMPLOYER', undefined, '20 CFR 655.760(a)(5)'),
    required('P6', 'Summary of benefits and note of differences', 'EMPLOYER', undefined, '20 CFR 655.760(a)(6)'),
    required(
      'P7',
      'Sworn statement of the successor and list of LCAs',
      'EMPLOYER',
      'corporateChange',
      '20 CFR 655.760(a)(7)',
    ),
    required('P8', 'List of entities counted as one employer', 'EMPLOYER', 'singleEmployer', '20 CFR 655.760(a)(8)'),
    required(
      'P9',
      'List of exempt H-1B workers',
      'EMPLOYER',
      all('dependentOrViolator', 'exemptOnly'),
      '20 CFR 655.760(a)(9)',
    ),
    required(
      'P10',
      'Recruitment summary: methods and time frames',
      'EMPLOYER',
      all('dependentOrViolator', not('exemptOnly')),
      '20 CFR 655.760(a)(10)',
    ),
  ],
  stages: [
    stage('OPEN', 'Open', 1, ['COLLECTING'], { ball: 'employer' }),
    stage('COLLECTING', 'Collecting', 1, ['COMPLETE'], { ball: 'employer' }),
    stage('COMPLETE', 'Complete', 2, ['AVAILABLE', 'COLLECTING'], { ball: 'firm' }),
    stage('AVAILABLE', 'Available for inspection', 3, ['MAINTAIN', 'RETAIN', 'DEFICIENT'], { ball: 'employer' }),
    stage('MAINTAIN', 'Maintained', 3, ['RETAIN', 'DEFICIENT'], { ball: 'employer' }),
    stage('DEFICIENT', 'An item lapsed', 2, ['AVAILABLE'], { optional: true, ball: 'employer' }),
    stage('RETAIN', 'Retained', 10, ['DESTROY_ELIGIBLE'], { ball: 'nobody' }),
    stage('DESTROY_ELIGIBLE', 'May be destroyed', 10, [], { ball: 'employer' }),
    stage('WITHDRAWN', 'Withdrawn', 9, ['RETAIN'], { optional: true, outcome: 'Withdrawn', ball: 'employer' }),
  ],
  fees: [],
  followOn: [
    { on: 'opened', dates: ['D-21'], also: ['1 working day after LCA filing'] },
    { on: 'certified', dates: ['D-21'], also: ['replace the filed copy by the certified one'] },
  ],
  withoutFiling: true,
  track: [
    { name: 'Collect', statuses: [Status.initiated] },
    { name: 'Complete', statuses: [Status.submitted] },
    { name: 'Available', statuses: whileKept },
    { name: 'Retained', statuses: [Status.decided, Status.completed] },
  ],
  withoutPayment: true,
  channel: 'none',
}

export default publicAccessFileOnly
