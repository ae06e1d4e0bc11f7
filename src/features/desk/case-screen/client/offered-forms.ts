/** What the firm adds to a package by hand, and takes out again. */
const offered = [
  { formId: 'g-1145', words: 'G-1145: USCIS sends a text or an e-mail when it accepts the filing' },
  { formId: 'i-864', words: 'I-864: affidavit of support by a relative' },
  {
    formId: 'eta-9089-final-determination',
    words: 'ETA-9089 Final Determination: the approval that employer, worker and attorney sign',
  },
] as const

/** A labor certification goes to the Department of Labor: nothing of USCIS is added to it, and its approval to nothing else. */
export function formsOffered(forms: readonly { readonly formId: string }[]): readonly (typeof offered)[number][] {
  const has = (formId: string) => forms.some((each) => each.formId === formId)
  return offered.filter(({ formId }) =>
    formId === 'eta-9089-final-determination'
      ? has('eta-9089-appendix-a') && !has(formId)
      : !has('eta-9089-appendix-a') && (formId === 'i-864' || !has(formId)),
  )
}
