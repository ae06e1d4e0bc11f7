import { truthOf } from '#engine/condition.ts'
import { fill } from '#engine/paper.ts'
import { i9 } from './form.ts'
import { section1OnPaper } from './on-paper/section-1.ts'
import { section2OnPaper } from './on-paper/section-2.ts'
import { supplementAOnPaper, supplementBOnPaper } from './on-paper/supplements.ts'
import { helped, reverified } from './parts/supplements.ts'

const four = [0, 1, 2, 3]
const three = [0, 1, 2]
const each = <Why>(names: readonly string[], why: Why) => Object.fromEntries(names.map((name) => [name, why]))

export const i9Paper = fill(i9, {
  parts: {
    'S1.0': section1OnPaper,
    'S2.0': section2OnPaper,
    'A.0': supplementAOnPaper,
    'B.0': supplementBOnPaper,
  },
  leftBlank: {
    'Signature of Employee': 'signature',
    'Signature of Employer or AR': 'signature',
    ...each(
      four.map((n) => `Signature of Preparer or Translator ${n}`),
      'signature' as const,
    ),
    ...each(
      three.map((n) => `Signature of Emp Rep ${n}`),
      'signature' as const,
    ),
    // The day of signing is written when it is signed: nothing on this form may be dated back.
    "Today's Date mmddyyy": 'filled by hand',
    'S2 Todays Date mmddyyyy': 'filled by hand',
    ...each(
      four.map((n) => `Sig Date mmddyyyy ${n}`),
      'filled by hand' as const,
    ),
    ...each(
      three.map((n) => `Todays Date ${n}`),
      'filled by hand' as const,
    ),
  },
  supplements: [
    { name: 'Supplement A', pages: [3], when: (look) => truthOf(helped, look) },
    { name: 'Supplement B', pages: [4], when: (look) => truthOf(reverified, look) },
  ],
})

export default i9Paper
