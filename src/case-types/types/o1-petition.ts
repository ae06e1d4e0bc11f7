import { CaseType } from '../case-type.ts'
import { any, not } from '../circumstances.ts'
import {
  agency,
  appearance,
  attorney,
  beneficiary,
  employer,
  main,
  paralegal,
  premium,
  recommended,
  required,
  signer,
  translations,
} from '../parts.ts'
import { defaultStages } from '../stages.ts'
import { petitionDeadlines, petitionFollowOn, petitionSubTypes } from '../worker-petitions.ts'

const petitions = petitionSubTypes(
  [
    { status: 'O-1A', word: 'ability' },
    { status: 'O-1B', word: 'arts', is: ['extraordinaryArts'] },
  ],
  ['new', 'transfer', 'extension', 'amendment'],
)

/** Extraordinary ability or achievement: INA 101(a)(15)(O)(i); 8 CFR 214.2(o). */
export const o1Petition: CaseType = {
  id: CaseType.o1,
  name: 'O-1 Petition',
  said: 'O-1 petition',
  detailsRoute: '/visaCareAttorneyCaseDetails',
  documentRoute: '/visaCareFileUploadView',
  switchedOnLater: true,
  modes: ['LEGAL', 'DIY'],
  starters: ['EMPLOYER', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    employer('The work, its dates and places, contracts, payments'),
    signer('I-129 and G-28'),
    beneficiary('Identity, proof of distinction, status documents'),
    attorney,
    paralegal,
    agency('USCIS'),
  ],
  subTypes: petitions.subTypes,
  forms: [premium, appearance, main('i-129', { pays: true, note: 'With the O and P supplement.' })],
  checklist: [
    required(
      'consultation',
      'Written advisory opinion of a peer group or labor organization',
      'FIRM_PARA',
      undefined,
      'For film and television of a union and a management organization (8 CFR 214.2(o)(5)).',
    ),
    required('contract', 'Contract, or summary of what was agreed', 'EMPLOYER', undefined, '8 CFR 214.2(o)(2)(ii)(B).'),
    required(
      'itinerary',
      'Events or activities with their dates',
      'EMPLOYER',
      undefined,
      'From beginning to end (8 CFR 214.2(o)(2)(ii)(C)).',
    ),
    required(
      'agentContracts',
      'Contracts between the employers and the worker, and with the agent',
      'EMPLOYER',
      'byAgent',
      '8 CFR 214.2(o)(2)(iv)(E).',
    ),
    required(
      'abilityCriteria',
      'A major award, or proof of 3 of the 8 criteria',
      'BENEFICIARY',
      not('extraordinaryArts'),
      '8 CFR 214.2(o)(3)(iii).',
    ),
    required(
      'artsCriteria',
      'A major award, or proof of 3 of the 6 criteria',
      'BENEFICIARY',
      'extraordinaryArts',
      '8 CFR 214.2(o)(3)(iv)–(v).',
    ),
    required('supportLetter', 'Support letter: the work, and why it needs this person', 'EMPLOYER'),
    required('passport', 'Passport photo page', 'BENEFICIARY'),
    required('statusDocuments', 'I-94, visa and all I-797 notices', 'BENEFICIARY', 'inUnitedStates'),
    required(
      'payStubs',
      'Pay stubs of the last 2–3 months and W-2',
      'BENEFICIARY',
      any('changesEmployer', 'extends', 'amends'),
    ),
    required(
      'extensionReason',
      'Why more time is needed to continue or complete the work',
      'EMPLOYER',
      'extends',
      '8 CFR 214.2(o)(11).',
    ),
    recommended('expertLetters', 'Letters of experts', 'BENEFICIARY'),
    translations,
  ],
  stages: defaultStages,
  fees: [
    { code: 'I129O', form: 'i-129' },
    { code: 'APF', form: 'i-129' },
    { code: 'I907-A', form: 'i-907', when: 'premium' },
  ],
  followOn: petitionFollowOn(),
  withoutFiling: false,
  withoutPayment: false,
  channel: 'USCIS',
  implies: { subTypes: petitions.implies },
  // As long as the event, up to three years (8 CFR 214.2(o)(6)(iii)(A)). An extension of the same event is given for up to
  // a year (o)(12)(ii), a new one for up to three: the notice says which.
  approval: { mostMonths: 36, notices: 'both', ofSubTypes: petitions.statuses },
  employerPays: ['I129O', 'APF'],
  feeRequests: petitions.feeRequests,
  deadlines: petitionDeadlines('O-1', petitions),
}

export default o1Petition
