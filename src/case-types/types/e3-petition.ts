import { CaseType } from '../case-type.ts'
import {
  agency,
  appearance,
  attorney,
  beneficiary,
  employer,
  main,
  paralegal,
  premium,
  prerequisite,
  required,
  signer,
} from '../parts.ts'
import {
  petitionDeadlines,
  petitionFollowOn,
  petitionSubTypes,
  rulesOfH1b,
  specialtyPapers,
  stagesWithLca,
} from '../worker-petitions.ts'

const petitions = petitionSubTypes([{ status: 'E-3' }], ['change', 'transfer', 'extension', 'amendment'])

/** Specialty occupations for Australians: INA 101(a)(15)(E)(iii), 212(t). Who is abroad needs no petition. */
export const e3Petition: CaseType = {
  id: CaseType.e3,
  name: 'E-3 Petition',
  said: 'E-3 petition',
  detailsRoute: '/visaCareAttorneyCaseDetails',
  documentRoute: '/visaCareFileUploadView',
  switchedOnLater: true,
  modes: ['LEGAL', 'DIY'],
  starters: ['EMPLOYER', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    employer('Company facts, job, wage, worksite, notices, public access file, payments'),
    signer('I-129, LCA and G-28'),
    beneficiary('Identity, Australian citizenship, education, status documents'),
    attorney,
    paralegal,
    agency('USCIS and DOL'),
  ],
  subTypes: petitions.subTypes,
  forms: [
    premium,
    appearance,
    main('i-129', { pays: true, note: 'With the Trade Agreement supplement, box “Free Trade, Other”.' }),
    prerequisite('eta-9035', { note: 'Certified for E-3 and signed.' }),
  ],
  checklist: [
    required('certifiedLca', 'Certified, signed LCA', 'FIRM_PARA', undefined, 'For E-3: its number begins with I-203.'),
    required('citizenship', 'Proof of Australian citizenship', 'BENEFICIARY'),
    ...specialtyPapers,
  ],
  stages: stagesWithLca,
  fees: [
    { code: 'I129E', form: 'i-129' },
    { code: 'APF', form: 'i-129' },
    { code: 'I907-A', form: 'i-907', when: 'premium' },
  ],
  followOn: [
    { on: 'certified', dates: ['D-16', 'D-20', 'D-21', 'D-22', 'D-85'] },
    ...petitionFollowOn('public access file update'),
  ],
  withoutFiling: false,
  withoutPayment: false,
  channel: 'USCIS',
  implies: { subTypes: petitions.implies },
  // Two years at a time (8 CFR 214.2(e)(19)(i), (e)(20)).
  approval: { mostMonths: 24, notices: 'both', status: 'E-3' },
  employerBears: ['I129E', 'APF'],
  feeRequests: petitions.feeRequests,
  // An LCA for E-3 runs two years at most, not three.
  deadlines: petitionDeadlines('E-3', petitions, { leavesOut: [...rulesOfH1b, 'D-16 latest LCA end', 'D-17'] }),
}

export default e3Petition
