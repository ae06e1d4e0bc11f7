import type { CaseType } from '../case-type.ts'
import { agency, attorney, main, paralegal, required, translations } from '../people/parts.ts'
import { stage } from '../status/stages.ts'

/** case-types.md §10. Not separately receipted: it goes with the I-485 or the visa case and shares its receipt. */
export const i864Petition: CaseType = {
  id: 9,
  name: 'I-864 Petition',
  said: 'Affidavit of support (I-864)',
  spanish: {
    said: 'declaración jurada de patrocinio económico (I-864)',
    papers: {
      'Latest federal tax return or transcript': 'Última declaración federal de impuestos o su transcripción',
      'Proof of citizenship or residence, and of domicile': 'Prueba de ciudadanía o residencia, y de domicilio',
      'Employer letter and recent pay stubs': 'Carta del empleador y talones de pago recientes',
      'I-864A with proof': 'I-864A con pruebas',
      'Proof of assets: 12-month statements, deeds': 'Prueba de bienes: estados de cuenta de 12 meses, escrituras',
      'Joint sponsor’s full set': 'Documentos completos del copatrocinador',
    },
  },
  wishes: [{ wish: 'family', place: 1 }],
  detailsRoute: '/visaCareI864CaseDetails',
  documentRoute: '/visaCareFileUploadView',
  modes: ['LEGAL', 'DIY'],
  starters: ['FAM_PETITIONER', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    { code: 'FAM_PETITIONER', audience: 'employee', does: 'The sponsor: income, household, domicile, signature' },
    { code: 'HH_MEMBER', does: 'I-864A with tax evidence', when: 'householdIncome' },
    { code: 'JOINT_SPONSOR', does: 'Own I-864 with the full set of evidence', when: 'jointSponsor' },
    { code: 'BENEFICIARY', audience: 'employee', does: 'The intending immigrant: own data' },
    attorney,
    paralegal,
    agency('USCIS'),
  ],
  subTypes: [
    { id: 'sponsor', name: 'Sponsor', is: [] },
    { id: 'jointSponsor', name: 'With a joint sponsor', is: ['jointSponsor'] },
    { id: 'household', name: 'With household members', is: ['householdIncome'] },
  ],
  forms: [main('i-864', { whose: 'petitioner', note: 'A joint sponsor’s is a case of its own.' })],
  checklist: [
    required(
      'taxReturn',
      'Latest federal tax return or transcript',
      'FAM_PETITIONER',
      undefined,
      'With a return also W-2 or 1099; explain if none was due.',
    ),
    required('sponsorStatus', 'Proof of citizenship or residence, and of domicile', 'FAM_PETITIONER'),
    required('incomeProof', 'Employer letter and recent pay stubs', 'FAM_PETITIONER', 'incomeChanged'),
    required('householdContract', 'I-864A with proof', 'HH_MEMBER', 'householdIncome'),
    required('assets', 'Proof of assets: 12-month statements, deeds', 'FAM_PETITIONER', 'assetsUsed'),
    required('jointSponsorSet', 'Joint sponsor’s full set', 'JOINT_SPONSOR', 'jointSponsor'),
    translations,
  ],
  stages: [
    stage('DATA', 'Facts', 1, ['INCOME_TEST'], { ball: 'employee' }),
    stage('INCOME_TEST', 'Income test', 1, ['DOCS', 'DATA'], { ball: 'firm' }),
    stage('DOCS', 'Documents', 1, ['SUBMITTED'], { ball: 'employee' }),
    stage('SUBMITTED', 'Submitted', 2, ['DRAFT', 'DOCS'], { ball: 'firm' }),
    stage('DRAFT', 'Draft', 3, ['ATTY_REVIEW', 'SIGNED', 'SUBMITTED'], { ball: 'firm' }),
    stage('ATTY_REVIEW', 'Attorney review', 4, ['SIGNED', 'DRAFT'], { ball: 'attorney' }),
    stage('SIGNED', 'Signed', 5, ['ATTACHED', 'ATTY_REVIEW'], { ball: 'firm' }),
    stage('ATTACHED', 'Attached to the application', 6, ['RECEIPTED', 'ACCEPTED', 'RFE', 'SIGNED'], { ball: 'agency' }),
    stage('RECEIPTED', 'Receipt issued', 7, ['ACCEPTED', 'RFE', 'DENIED'], { optional: true, ball: 'agency' }),
    stage('RFE', 'Request for evidence', 8, ['RFE_RESPONDED', 'ACCEPTED', 'DENIED'], { optional: true, ball: 'firm' }),
    stage('RFE_RESPONDED', 'Evidence sent', 7, ['ACCEPTED', 'RFE', 'DENIED'], { optional: true, ball: 'agency' }),
    stage('ACCEPTED', 'Accepted', 9, ['CLOSED'], { outcome: 'Approved', ball: 'firm' }),
    stage('DENIED', 'Not accepted', 9, ['CLOSED'], { optional: true, outcome: 'Denied', ball: 'attorney' }),
    stage('WITHDRAWN', 'Withdrawn', 9, ['CLOSED'], { optional: true, outcome: 'Withdrawn', ball: 'firm' }),
    stage('CLOSED', 'Closed', 10, [], { ball: 'nobody' }),
  ],
  fees: [],
  followOn: [
    { on: 'rfe', dates: ['D-40'] },
    { on: 'approved', dates: ['D-81'], also: ['the duty ends by citizenship, 40 quarters, death or final departure'] },
    { on: 'moved', dates: ['D-81'] },
  ],
  withoutFiling: false,
  withoutPayment: false,
  channel: 'USCIS',
  filedBy: 'Sponsor',
}

export default i864Petition
