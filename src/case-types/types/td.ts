import type { CaseType } from '../case-type.ts'
import { switchedOnFamily } from '../people/family-applications.ts'

/** Spouse and children of a TN worker, who may not work: 8 CFR 214.6(j). */
export const tdApplication: CaseType = switchedOnFamily(38, {
  status: 'TD',
  worker: 'TN',
  changesTo: 'TD',
  mostMonths: 36,
})

export default tdApplication
