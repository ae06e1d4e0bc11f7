import { CaseType } from '../case-type.ts'
import { appearance, main, premium, prerequisite, required } from '../people/parts.ts'
import { petitionFees, petitionFrame, petitionParticipants, withLca } from '../petitions/petition-frame.ts'
import {
  familyWith,
  petitionDeadlines,
  petitionFollowOn,
  petitionSubTypes,
  rulesOfH1b,
  specialtyPapers,
  stagesWithLca,
} from '../petitions/worker-petitions.ts'
import { endsWithLca } from '../status/end-of-work.ts'

const petitions = petitionSubTypes([{ status: 'E-3' }], ['change', 'transfer', 'extension', 'amendment'])

/** Specialty occupations for Australians: INA 101(a)(15)(E)(iii), 212(t). Who is abroad needs no petition. */
export const e3Petition: CaseType = {
  id: 34,
  name: 'E-3 Petition',
  said: 'E-3 petition',
  spanish: {
    said: 'petición E-3',
    papers: { 'Proof of Australian citizenship': 'Prueba de la ciudadanía australiana' },
  },
  shortName: 'E-3',
  wishes: [
    { wish: 'hire', subType: 'change', says: 'Citizen of Australia who is here now' },
    { wish: 'hire', subType: 'transfer', says: 'Has E-3 status with another employer' },
    { wish: 'extendOther', subType: 'extension', words: 'e3' },
  ],
  ...petitionFrame,
  participants: petitionParticipants(
    {
      employer: 'Company facts, job, wage, worksite, notices, public access file, payments',
      worker: 'Identity, Australian citizenship, education, status documents',
    },
    withLca,
  ),
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
  fees: petitionFees('I129E'),
  followOn: [
    { on: 'certified', dates: ['D-16', 'D-20', 'D-21', 'D-22', 'D-85'] },
    ...petitionFollowOn('public access file update'),
  ],
  implies: { subTypes: petitions.implies },
  family: familyWith(CaseType.e3d, petitions),
  // Two years at a time (8 CFR 214.2(e)(19)(i), (e)(20)).
  approval: { mostMonths: 24, notices: 'both', status: 'E-3' },
  employerBears: ['I129E', 'APF'],
  ...endsWithLca('E-3'),
  feeRequests: petitions.feeRequests,
  // An LCA for E-3 runs two years at most, not three.
  deadlines: petitionDeadlines('E-3', petitions, { leavesOut: [...rulesOfH1b, 'D-16 latest LCA end', 'D-17'] }),
}

export default e3Petition
