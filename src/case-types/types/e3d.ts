import type { CaseType } from '../case-type.ts'
import { switchedOnFamily } from '../people/family-applications.ts'

/** Spouse and children of an E-3 worker: 8 CFR 214.2(e)(4). A spouse may work without a permit (I-94 marked E-3S). */
export const e3dApplication: CaseType = switchedOnFamily(39, {
  status: 'E-3D',
  worker: 'E-3',
  mostMonths: 24,
})

export default e3dApplication
