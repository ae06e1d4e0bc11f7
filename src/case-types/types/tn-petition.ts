import { CaseType } from '../case-type.ts'
import { any } from '../circumstances.ts'
import {
  agency,
  appearance,
  attorney,
  beneficiary,
  employer,
  main,
  paralegal,
  premium,
  required,
  signer,
  translations,
} from '../parts.ts'
import { defaultStages } from '../stages.ts'
import { freeTrade, petitionDeadlines, petitionFollowOn, petitionSubTypes } from '../worker-petitions.ts'

const petitions = petitionSubTypes([{ status: 'TN' }], ['change', 'transfer', 'extension', 'amendment'], freeTrade)

/**
 * Professionals of Canada and Mexico: 8 CFR 214.6. Who is abroad needs no petition (Form I-129, Part 2 Item 4.a): a
 * Canadian asks at the port of entry, a Mexican at a consulate.
 */
export const tnPetition: CaseType = {
  id: CaseType.tn,
  name: 'TN Petition',
  said: 'TN petition',
  detailsRoute: '/visaCareAttorneyCaseDetails',
  documentRoute: '/visaCareFileUploadView',
  switchedOnLater: true,
  modes: ['LEGAL', 'DIY'],
  starters: ['EMPLOYER', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    employer('Company facts, the profession and its duties, pay, payments'),
    signer('I-129 and G-28'),
    beneficiary('Identity, citizenship, education and license, status documents'),
    attorney,
    paralegal,
    agency('USCIS'),
  ],
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
    required('passport', 'Passport photo page', 'BENEFICIARY'),
    required('statusDocuments', 'I-94, visa and all I-797 notices', 'BENEFICIARY', 'inUnitedStates'),
    required(
      'payStubs',
      'Pay stubs of the last 2–3 months and W-2',
      'BENEFICIARY',
      any('changesEmployer', 'extends', 'amends'),
    ),
    translations,
  ],
  stages: defaultStages,
  fees: [
    { code: 'I129E', form: 'i-129' },
    { code: 'APF', form: 'i-129' },
    { code: 'I907-A', form: 'i-907', when: 'premium' },
  ],
  followOn: petitionFollowOn(),
  withoutFiling: false,
  withoutPayment: false,
  channel: 'USCIS',
  implies: { subTypes: petitions.implies },
  // Three years at a time, as often as the stay remains temporary (8 CFR 214.6(e), (h)(1)(iii)).
  approval: { mostMonths: 36, notices: 'both', status: 'TN' },
  employerPays: ['I129E', 'APF'],
  feeRequests: petitions.feeRequests,
  deadlines: petitionDeadlines('TN', petitions),
}

export default tnPetition
