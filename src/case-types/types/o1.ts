import { CaseType } from '../case-type.ts'
import { not } from '../circumstances.ts'
import { appearance, main, premium, recommended, required, translations } from '../people/parts.ts'
import { petitionFees, petitionFrame, petitionParticipants, statusPapers } from '../petitions/petition-frame.ts'
import { familyWith, petitionDeadlines, petitionFollowOn, petitionSubTypes } from '../petitions/worker-petitions.ts'
import { endsWithLetter, transportOfO1 } from '../status/end-of-work.ts'
import { defaultStages } from '../status/stages.ts'

const petitions = petitionSubTypes(
  [
    { status: 'O-1A', word: 'ability' },
    { status: 'O-1B', word: 'arts', is: ['extraordinaryArts'] },
  ],
  ['new', 'transfer', 'extension', 'amendment'],
)

/** Extraordinary ability or achievement: INA 101(a)(15)(O)(i); 8 CFR 214.2(o). */
export const o1Petition: CaseType = {
  id: 32,
  name: 'O-1 Petition',
  said: 'O-1 petition',
  spanish: {
    said: 'petición O-1',
    papers: {
      'A major award, or proof of 3 of the 8 criteria': 'Un premio importante, o pruebas de 3 de los 8 criterios',
      'A major award, or proof of 3 of the 6 criteria': 'Un premio importante, o pruebas de 3 de los 6 criterios',
      'Letters of experts': 'Cartas de expertos',
    },
  },
  shortName: 'O-1',
  wishes: [
    { wish: 'hire', subType: 'abilityNew', says: 'At the top in science, education, business or sports' },
    { wish: 'hire', subType: 'artsNew', says: 'At the top in the arts, film or television' },
    { wish: 'extendOther', subType: 'abilityExtension', words: 'o1' },
    { wish: 'extendOther', subType: 'artsExtension' },
  ],
  ...petitionFrame,
  participants: petitionParticipants({
    employer: 'The work, its dates and places, contracts, payments',
    worker: 'Identity, proof of distinction, status documents',
  }),
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
    ...statusPapers,
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
  fees: petitionFees('I129O'),
  feesAbroad: [{ code: 'MRV' }],
  followOn: petitionFollowOn(),
  implies: { subTypes: petitions.implies },
  family: familyWith(CaseType.o3, petitions),
  // As long as the event, up to three years (8 CFR 214.2(o)(6)(iii)(A)). An extension of the same event is given for up to
  // a year (o)(12)(ii), a new one for up to three: the notice says which.
  approval: { mostMonths: 36, notices: 'both', ofSubTypes: petitions.statuses },
  employerPays: ['I129O', 'APF'],
  // A change that may end eligibility is told at once.
  ...endsWithLetter('O-1', '8 CFR 214.2(o)(8)(i)(A)', transportOfO1),
  feeRequests: petitions.feeRequests,
  deadlines: petitionDeadlines('O-1', petitions),
}

export default o1Petition
