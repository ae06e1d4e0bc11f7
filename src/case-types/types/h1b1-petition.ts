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
  freeTrade,
  petitionDeadlines,
  petitionFollowOn,
  petitionSubTypes,
  rulesOfH1b,
  specialtyPapers,
  stagesWithLca,
} from '../worker-petitions.ts'

const petitions = petitionSubTypes([{ status: 'H-1B1' }], ['change', 'transfer', 'extension', 'amendment'], freeTrade)
/** Who held the status before is not counted again. */
const counted = { 'case.capType': 'Cap Exempt' }

/** Specialty occupations for citizens of Chile and Singapore: INA 101(a)(15)(H)(i)(b1), 214(g)(8). */
export const h1b1Petition: CaseType = {
  id: CaseType.h1b1,
  name: 'H-1B1 Petition',
  said: 'H-1B1 petition',
  detailsRoute: '/visaCareAttorneyCaseDetails',
  documentRoute: '/visaCareFileUploadView',
  switchedOnLater: true,
  modes: ['LEGAL', 'DIY'],
  starters: ['EMPLOYER', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    employer('Company facts, job, wage, worksite, notices, public access file, payments'),
    signer('I-129, LCA and G-28'),
    beneficiary('Identity, citizenship of Chile or Singapore, education, status documents'),
    attorney,
    paralegal,
    agency('USCIS and DOL'),
  ],
  subTypes: petitions.subTypes,
  forms: [
    { ...premium, note: 'Look at uscis.gov/i-907 first: confirm that it is offered for H-1B1.' },
    appearance,
    main('i-129', {
      pays: true,
      note: 'With the Trade Agreement supplement, the H supplement and the H-1B1 data collection.',
    }),
    prerequisite('eta-9035', { note: 'Certified for H-1B1 and signed.' }),
  ],
  checklist: [
    required(
      'certifiedLca',
      'Certified, signed LCA',
      'FIRM_PARA',
      undefined,
      'For H-1B1: its number begins with I-201 (Chile) or I-202 (Singapore).',
    ),
    required('citizenship', 'Proof of citizenship of Chile or Singapore', 'BENEFICIARY'),
    ...specialtyPapers,
  ],
  stages: stagesWithLca,
  // The fraud fee, the 9-11 fee and Proclamation 10973 are not for H-1B1 (Form I-129, data collection supplement).
  fees: [
    { code: 'I129H1B', form: 'i-129' },
    { code: 'APF', form: 'i-129' },
    { code: 'ACWIA', form: 'i-129' },
    { code: 'I907-A', form: 'i-907', when: 'premium' },
  ],
  followOn: [
    { on: 'certified', dates: ['D-16', 'D-20', 'D-21', 'D-22', 'D-85'] },
    ...petitionFollowOn('public access file update', 'H-4 matching'),
  ],
  withoutFiling: false,
  withoutPayment: false,
  channel: 'USCIS',
  implies: {
    subTypes: {
      change: {
        ...petitions.implies.change,
        'case.capType': 'Cap H-1B1 Chile/Singapore',
        'case.laterExtension': false,
      },
      transfer: { ...petitions.implies.transfer, ...counted, 'case.laterExtension': false },
      extension: { ...petitions.implies.extension, ...counted },
      amendment: { ...petitions.implies.amendment, ...counted },
    },
  },
  // Husband, wife and children are H-4.
  family: { typeId: CaseType.h4, cases: 'one', known: { filedWithH1b: true } },
  // A year at a time (INA 214(g)(8)(C)).
  approval: { mostMonths: 12, notices: 'both', status: 'H-1B1' },
  employerBears: ['I129H1B', 'APF', 'ACWIA'],
  feeRequests: petitions.feeRequests,
  deadlines: petitionDeadlines('H-1B1', petitions, { leavesOut: [...rulesOfH1b, 'D-17'] }),
}

export default h1b1Petition
