import type { Scratch } from './scratch.ts'

/** CONTRIBUTING.md, "A case type". */
export function addCaseType({ write }: Scratch) {
  write('src/case-types/types/sample-visa.ts', sampleVisa)
}

const sampleVisa = `import type { CaseType } from '../case-type.ts'
import { agency, appearance, attorney, main, paralegal, required } from '../people/parts.ts'
import { defaultStages } from '../status/stages.ts'

const sampleVisa: CaseType = {
  id: 90,
  name: 'Sample Visa',
  spanish: { said: 'visa de prueba' },
  wishes: [{ wish: 'hire' }],
  detailsRoute: '/visaCareAttorneyCaseDetails',
  documentRoute: '/visaCareFileUploadView',
  modes: ['LEGAL', 'DIY'],
  starters: ['BENEFICIARY', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    { code: 'BENEFICIARY', audience: 'employee', does: 'Biographic data and signature' },
    attorney,
    paralegal,
    agency('USCIS'),
  ],
  subTypes: [{ id: 'first', name: 'First', is: [] }],
  forms: [appearance, main('i-765', { pays: true })],
  checklist: [required('passport', 'Passport', 'BENEFICIARY')],
  stages: defaultStages,
  fees: [{ code: 'I765', form: 'i-765' }],
  followOn: [{ on: 'rfe', dates: ['D-40'] }],
  withoutFiling: false,
  withoutPayment: false,
  channel: 'USCIS',
  deadlines: { always: { classification: 'Sample' } },
}

export default sampleVisa
`
