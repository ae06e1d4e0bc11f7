import type { caseDrafts } from '#desk/case-drafts/contract.ts'
import type { bulkOperations } from '#desk/case-lists/bulk-contract.ts'
import type { listOperations } from '#desk/case-lists/contract.ts'
import type { caseExports } from '#desk/case-lists/export-contract.ts'
import type { screenOperations } from '#desk/case-screen/contract.ts'
import type { workOperations } from '#desk/case-screen/work-contract.ts'
import type { dashboardOperations } from '#desk/dashboards/contract.ts'
import type { emailTemplates } from '#desk/email/template-contract.ts'
import type { employeeOperations } from '#desk/employees/contract.ts'
import type { employeeExports } from '#desk/employees/export-contract.ts'
import type { installation } from '#desk/installation/contract.ts'
import type { newCaseOperations } from '#desk/new-case/contract.ts'
import type { news } from '#desk/news/contract.ts'
import type { search } from '#desk/search/contract.ts'
import type { uscis } from '#desk/uscis/contract.ts'
import type { visaBulletin } from '#desk/visa-bulletin/contract.ts'
import { operationsOf } from '#platform/client/operations.ts'

// What the browser may ask of this floor: each call by its name, with the types of its contract and nothing else of it.

export const caseDraftsApi = operationsOf<typeof caseDrafts>('caseDrafts')
export const caseListsApi = operationsOf<typeof listOperations & typeof bulkOperations>('cases')
export const caseExportsApi = operationsOf<typeof caseExports>('exports')
export const caseScreenApi = operationsOf<typeof screenOperations & typeof workOperations>('cases')
export const dashboardsApi = operationsOf<typeof dashboardOperations>('cases')
export const emailTemplatesApi = operationsOf<typeof emailTemplates>('emailTemplates')
export const employeesApi = operationsOf<typeof employeeOperations>('employees')
export const employeeExportsApi = operationsOf<typeof employeeExports>('exports')
export const installationApi = operationsOf<typeof installation>('installation')
export const newCaseApi = operationsOf<typeof newCaseOperations>('cases')
export const newsApi = operationsOf<typeof news>('news')
export const searchApi = operationsOf<typeof search>('search')
export const uscisApi = operationsOf<typeof uscis>('uscis')
export const visaBulletinApi = operationsOf<typeof visaBulletin>('visaBulletin')
