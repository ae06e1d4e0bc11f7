import { CaseType } from '../case-type.ts'
import { appearance, main, premium, prerequisite, required } from '../people/parts.ts'
import { petitionFees, petitionFrame, petitionParticipants, withLca } from '../petitions/petition-frame.ts'
import {
  familyWith,
  freeTrade,
  petitionDeadlines,
  petitionFollowOn,
  petitionSubTypes,
  rulesOfH1b,
  specialtyPapers,
  stagesWithLca,
} from '../petitions/worker-petitions.ts'
import { endsWithLca } from '../status/end-of-work.ts'

const petitions = petitionSubTypes([{ status: 'H-1B1' }], ['change', 'transfer', 'extension', 'amendment'], freeTrade)
/** Who held the status before is not counted again. */
const counted = { 'case.capType': 'Cap Exempt' }

/** Specialty occupations for citizens of Chile and Singapore: INA 101(a)(15)(H)(i)(b1), 214(g)(8). */
export const h1b1Petition: CaseType = {
  id: 35,
  name: 'H-1B1 Petition',
  said: 'H-1B1 petition',
  spanish: {
    said: 'petición H-1B1',
    papers: { 'Proof of citizenship of Chile or Singapore': 'Prueba de la ciudadanía de Chile o Singapur' },
  },
  shortName: 'H-1B1',
  wishes: [
    { wish: 'hire', subType: 'change', says: 'Citizen of Chile or Singapore who is here now' },
    { wish: 'hire', subType: 'transfer', says: 'Has H-1B1 status with another employer' },
    { wish: 'extendOther', subType: 'extension', words: 'h1b1' },
  ],
  ...petitionFrame,
  participants: petitionParticipants(
    {
      employer: 'Company facts, job, wage, worksite, notices, public access file, payments',
      worker: 'Identity, citizenship of Chile or Singapore, education, status documents',
    },
    withLca,
  ),
  subTypes: petitions.subTypes,
  forms: [
    // [U] whether the list of uscis.gov/i-907 has H-1B1.
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
  fees: petitionFees('I129H1B', 'ACWIA'),
  followOn: [
    { on: 'certified', dates: ['D-16', 'D-20', 'D-21', 'D-22', 'D-85'] },
    ...petitionFollowOn('public access file update', 'H-4 matching'),
  ],
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
  family: familyWith(CaseType.h4, petitions),
  // A year at a time (INA 214(g)(8)(C)).
  approval: { mostMonths: 12, notices: 'both', status: 'H-1B1' },
  employerBears: ['I129H1B', 'APF', 'ACWIA'],
  ...endsWithLca('H-1B1'),
  feeRequests: petitions.feeRequests,
  deadlines: petitionDeadlines('H-1B1', petitions, { leavesOut: [...rulesOfH1b, 'D-17'] }),
}

export default h1b1Petition
