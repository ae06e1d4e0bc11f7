/** What the firm adds to a package by hand, and takes out again. */
const offered = [
  { formId: 'g-1145', words: 'G-1145: USCIS sends a text or an e-mail when it accepts the filing' },
  { formId: 'i-864', words: 'I-864: affidavit of support by a relative' },
  {
    formId: 'eta-9089-final-determination',
    words: 'ETA-9089 Final Determination: the approval that employer, worker and attorney sign',
  },
] as const

/**
 * A labor certification goes to the Department of Labor: nothing of USCIS is added to it. Its approval goes out with Form
 * I-140 too (case-types.md §8). An affidavit of support goes with an application for residence only.
 */
export function formsOffered(forms: readonly { readonly formId: string }[]): readonly (typeof offered)[number][] {
  const has = (formId: string) => forms.some((each) => each.formId === formId)
  const certifies = has('eta-9089-appendix-a')
  const goes: Record<(typeof offered)[number]['formId'], boolean> = {
    'g-1145': !certifies && !has('g-1145'),
    'i-864': has('i-485'),
    'eta-9089-final-determination': (certifies || has('i-140')) && !has('eta-9089-final-determination'),
  }
  return offered.filter(({ formId }) => goes[formId])
}
