import { form } from '#engine/form.ts'
import { section1 } from './parts/section-1.ts'
import { section2 } from './parts/section-2.ts'
import { supplementA, supplementB } from './parts/supplements.ts'

/** Kept by the employer, never sent to an agency (8 CFR 274a.2(b)(2)). */
export const i9 = form({
  id: 'i-9',
  edition: '2025-01-20',
  name: 'I-9',
  title: 'Employment Eligibility Verification',
  roles: { i9: 'The record of this form: one for each employment' },
  parts: [section1, section2, supplementA, supplementB],
})

export default i9
