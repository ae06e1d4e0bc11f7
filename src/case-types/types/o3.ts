import type { CaseType } from '../case-type.ts'
import { switchedOnFamily } from '../people/family-applications.ts'

/** Spouse and children of an O-1 worker, who may not work: INA 101(a)(15)(O)(iii); 8 CFR 214.2(o)(6)(iv). */
export const o3Application: CaseType = switchedOnFamily(37, {
  status: 'O-3',
  worker: 'O-1',
  changesTo: 'O-3',
  mostMonths: 36,
})

export default o3Application
