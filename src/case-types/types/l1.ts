import { CaseType } from '../case-type.ts'
import { all, any, not } from '../circumstances.ts'
import {
  agency,
  appearance,
  attorney,
  employer,
  main,
  paralegal,
  premium,
  recommended,
  required,
  signer,
  translations,
} from '../people/parts.ts'
import { petitionFrame } from '../petitions/petition-frame.ts'
import { familyWith, petitionDeadlines, petitionFollowOn, petitionSubTypes } from '../petitions/worker-petitions.ts'
import { endsWithLetter } from '../status/end-of-work.ts'
import { defaultStages } from '../status/stages.ts'

const petitions = petitionSubTypes(
  [
    { status: 'L-1A', word: 'manager', is: ['transfersManager'] },
    { status: 'L-1B', word: 'specialist', is: ['transfersSpecialist'] },
  ],
  ['new', 'extension', 'amendment'],
)
const oneWorker = not('blanketPetition')

/** Transfer within a group of companies: INA 101(a)(15)(L); 8 CFR 214.2(l). */
export const l1Petition: CaseType = {
  id: 31,
  name: 'L-1 Petition',
  said: 'L-1 petition',
  spanish: { said: 'petición L-1' },
  shortName: 'L-1',
  wishes: [
    { wish: 'hire', subType: 'managerNew', says: 'Manager or executive of your company abroad' },
    { wish: 'hire', subType: 'specialistNew', says: 'Knows what only your company abroad knows' },
    { wish: 'extendOther', subType: 'managerExtension', words: 'l1' },
    { wish: 'extendOther', subType: 'specialistExtension' },
    { wish: 'extendOther', subType: 'managerAmendment' },
    { wish: 'extendOther', subType: 'specialistAmendment' },
    { wish: 'company', subType: 'blanket', says: 'One petition for all companies of your group' },
  ],
  ...petitionFrame,
  participants: [
    employer('Both companies and how they are related, the jobs abroad and here, payments'),
    signer('I-129 and G-28'),
    {
      code: 'BENEFICIARY',
      audience: 'employee',
      does: 'Identity, work abroad, earlier stays in H or L, status documents',
      when: oneWorker,
    },
    attorney,
    paralegal,
    agency('USCIS'),
  ],
  subTypes: [
    ...petitions.subTypes,
    {
      id: 'blanket',
      name: 'Blanket petition',
      said: 'L-1 blanket petition',
      spanish: 'petición general L-1',
      is: ['blanketPetition'],
    },
  ],
  forms: [premium, appearance, main('i-129', { pays: true, note: 'With the L supplement.' })],
  checklist: [
    required(
      'supportLetter',
      'Support letter: both companies, the job abroad and the job here',
      'EMPLOYER',
      oneWorker,
      '8 CFR 214.2(l)(3).',
    ),
    required(
      'relationship',
      'Proof of how the companies are related: shares, annual report, organization chart',
      'EMPLOYER',
      undefined,
      'Parent, branch, subsidiary or affiliate (8 CFR 214.2(l)(1)(ii)(G)).',
    ),
    required('doingBusiness', 'Proof that both companies do business: tax returns, contracts', 'EMPLOYER'),
    required(
      'yearAbroad',
      'Proof of one continuous year of work abroad',
      'EMPLOYER',
      all(oneWorker, not(any('extends', 'amends'))),
      'Within the three years before the petition (8 CFR 214.2(l)(3)(iii)).',
    ),
    required(
      'managementCharts',
      'Organization charts abroad and here, with the people managed',
      'EMPLOYER',
      'transfersManager',
      '8 CFR 214.2(l)(1)(ii)(B)–(C).',
    ),
    required(
      'specializedKnowledge',
      'What the specialized knowledge is, and how it was gained',
      'EMPLOYER',
      'transfersSpecialist',
      '8 CFR 214.2(l)(1)(ii)(D).',
    ),
    required(
      'contracts',
      'Contracts, work orders, end-client letter',
      'EMPLOYER',
      all('transfersSpecialist', 'thirdPartyPlacement'),
      'No labor for hire at a client’s site (INA 214(c)(2)(F)).',
    ),
    required(
      'newOffice',
      'Premises, financing and plan of the new office',
      'EMPLOYER',
      all('newOffice', not('extends')),
      'Approved for one year (8 CFR 214.2(l)(3)(v)–(vi), (l)(7)(i)(A)(3)).',
    ),
    required(
      'newOfficeYear',
      'What the new office did in its first year: staff, duties, accounts',
      'EMPLOYER',
      all('newOffice', 'extends'),
      '8 CFR 214.2(l)(14)(ii).',
    ),
    required(
      'groupList',
      'List of the companies of the group, with proof for each',
      'EMPLOYER',
      'blanketPetition',
      '8 CFR 214.2(l)(4).',
    ),
    required(
      'groupSize',
      'Proof of the size of the group: approvals, sales or workers here',
      'EMPLOYER',
      'blanketPetition',
      'Ten L-1 approvals in a year, $25 million of sales, or 1,000 workers (8 CFR 214.2(l)(4)(i)(D)).',
    ),
    required('passport', 'Passport photo page', 'BENEFICIARY', oneWorker),
    required('statusDocuments', 'I-94, visa and all I-797 notices', 'BENEFICIARY', 'inUnitedStates'),
    required('payStubs', 'Pay stubs of the last 2–3 months and W-2', 'BENEFICIARY', any('extends', 'amends')),
    required('recaptureTable', 'Table of days abroad, with proof', 'BENEFICIARY', 'recapture'),
    recommended('degree', 'Degree and transcripts', 'BENEFICIARY', oneWorker),
    translations,
  ],
  stages: defaultStages,
  fees: [
    { code: 'I129L', form: 'i-129' },
    { code: 'APF', form: 'i-129' },
    { code: 'FRAUD', form: 'i-129', when: oneWorker },
    { code: 'PL114L', form: 'i-129', when: oneWorker },
    { code: 'I907-A', form: 'i-907', when: 'premium' },
  ],
  feesAbroad: [{ code: 'MRV' }],
  followOn: petitionFollowOn(),
  implies: {
    subTypes: {
      ...petitions.implies,
      blanket: {
        'case.classification': 'L blanket',
        'case.basis': 'New employment',
        'case.requestedAction': 'Notify the office',
      },
    },
  },
  family: familyWith(CaseType.l2, petitions),
  // Three years, extensions of two (8 CFR 214.2(l)(7)(i)(A)(2), (l)(15)(ii)); a blanket petition for three.
  approval: {
    mostMonths: 36,
    notices: 'both',
    ofSubTypes: {
      ...petitions.statuses,
      managerExtension: { status: 'L-1A', mostMonths: 24 },
      specialistExtension: { status: 'L-1B', mostMonths: 24 },
      blanket: { status: null },
    },
  },
  // INA 214(c)(12)(A) and Pub. L. 114-113 charge the employer.
  employerBears: ['FRAUD', 'PL114L'],
  employerBearsBy: 'INA 214(c)(12)(A); Pub. L. 114-113',
  employerPays: ['I129L', 'APF'],
  ...endsWithLetter('L-1', '8 CFR 214.2(l)(9)(ii)'),
  feeRequests: { ...petitions.feeRequests, blanket: 'initial' },
  deadlines: petitionDeadlines('L-1', petitions, {
    whenFactIs: { opensOffice: ['employment.opensOffice', true] },
    ofSubTypes: [
      {
        subTypes: petitions.subTypes.filter(({ is }) => is.includes('transfersManager')).map(({ id }) => id),
        always: { transferredAs: 'L-1A' },
      },
      {
        subTypes: petitions.subTypes.filter(({ is }) => is.includes('transfersSpecialist')).map(({ id }) => id),
        always: { transferredAs: 'L-1B' },
      },
    ],
  }),
}

export default l1Petition
