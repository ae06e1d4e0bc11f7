import { CaseType } from '../case-type.ts'
import { appearance, main, premium, required, translations } from '../people/parts.ts'
import { petitionFees, petitionFrame, petitionParticipants, statusPapers } from '../petitions/petition-frame.ts'
import {
  familyWith,
  freeTrade,
  petitionDeadlines,
  petitionFollowOn,
  petitionSubTypes,
} from '../petitions/worker-petitions.ts'
import { endsWithLetter } from '../status/end-of-work.ts'
import { defaultStages } from '../status/stages.ts'

const petitions = petitionSubTypes([{ status: 'TN' }], ['change', 'transfer', 'extension', 'amendment'], freeTrade)

/**
 * Professionals of Canada and Mexico: 8 CFR 214.6. Who is abroad needs no petition (Form I-129, Part 2 Item 4.a): a
 * Canadian asks at the port of entry, a Mexican at a consulate.
 */
export const tnPetition: CaseType = {
  id: 33,
  name: 'TN Petition',
  said: 'TN petition',
  spanish: {
    said: 'petición TN',
    papers: { 'Proof of citizenship of Canada or Mexico': 'Prueba de la ciudadanía de Canadá o México' },
  },
  shortName: 'TN',
  wishes: [
    { wish: 'hire', subType: 'change', says: 'Citizen of Canada or Mexico who is here now' },
    { wish: 'hire', subType: 'transfer', says: 'Has TN status with another employer' },
    { wish: 'extendOther', subType: 'extension', words: 'tn' },
  ],
  ...petitionFrame,
  participants: petitionParticipants({
    employer: 'Company facts, the profession and its duties, pay, payments',
    worker: 'Identity, citizenship, education and license, status documents',
  }),
  subTypes: petitions.subTypes,
  forms: [premium, appearance, main('i-129', { pays: true, note: 'With the Trade Agreement supplement.' })],
  checklist: [
    required(
      'citizenship',
      'Proof of citizenship of Canada or Mexico',
      'BENEFICIARY',
      undefined,
      'A permanent resident of either country does not qualify (8 CFR 214.6(d)(3)(i)).',
    ),
    required(
      'supportLetter',
      'Letter: profession on the list, duties, length of stay, qualifications, pay',
      'EMPLOYER',
      undefined,
      '8 CFR 214.6(d)(3)(ii); the list stands in 8 CFR 214.6(c).',
    ),
    required('degree', 'Degree and transcripts', 'BENEFICIARY', 'degreeProfession'),
    required('evaluation', 'Credential evaluation', 'BENEFICIARY', 'foreignDegree'),
    required('license', 'License', 'BENEFICIARY', 'licenseRequired'),
    ...statusPapers,
    translations,
  ],
  stages: defaultStages,
  fees: petitionFees('I129E'),
  followOn: petitionFollowOn(),
  implies: { subTypes: petitions.implies },
  family: familyWith(CaseType.td, petitions),
  // Three years at a time, as often as the stay remains temporary (8 CFR 214.6(e), (h)(1)(iii)).
  approval: { mostMonths: 36, notices: 'both', status: 'TN' },
  employerPays: ['I129E', 'APF'],
  // [U] whether USCIS must be told: the letter ends the petition.
  ...endsWithLetter('TN', '8 CFR 103.2(b)(6)'),
  feeRequests: petitions.feeRequests,
  deadlines: petitionDeadlines('TN', petitions),
}

export default tnPetition
