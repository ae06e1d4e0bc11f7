import type { CaseType } from '../case-type.ts'
import { switchedOnFamily } from '../people/family-applications.ts'

/** Spouse and children of an L-1 worker: INA 101(a)(15)(L); 8 CFR 214.2(l)(7)(ii). An L-2S spouse may work without a permit (8 CFR 274a.12(a)(18) and the S on the I-94). */
export const l2Application: CaseType = switchedOnFamily(36, { status: 'L-2', worker: 'L-1', mostMonths: 36 })

export default l2Application
