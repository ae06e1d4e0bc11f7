import type { CaseType } from '../case-type.ts'
import { familyApplication } from '../people/family-applications.ts'
import { companion } from '../people/parts.ts'

const shared = familyApplication({
  ...{ status: 'H-4', worker: 'H-1B', changesTo: 'H-4', mostMonths: 36, also: ['(c)(26) work permit'] },
})

/** case-types.md §3. Family of a worker in H-1B or H-1B1 status. */
export const h4Application: CaseType = {
  id: 2,
  name: 'H4 Application',
  said: 'H-4 application',
  detailsRoute: '/visaCareH4CaseDetails',
  documentRoute: '/visaCareDocumentH4CaseDetails',
  justOpenedRoute: '/visaCareH4EmployeeNewCaseDetails',
  shortName: 'H-4',
  wishes: [
    { wish: 'family', subType: 'extension', words: 'h4' },
    { wish: 'family', subType: 'change' },
  ],
  ...shared,
  forms: [...shared.forms, companion('i-765', { when: 'asksEad', pays: true, note: 'Category (c)(26).' })],
  fees: [...shared.fees, { code: 'I765', form: 'i-765', when: 'asksEad' }],
}

export default h4Application
