/** Whether supplements of Form I-129 for other classifications go into the package. */
export const SUPPLEMENTS_SETTING = 'unusedSupplements'
export const KEPT = 'kept'
export const LEFT_OUT = 'left out'

/** Why both are done; shown with the setting. */
export const SUPPLEMENTS_SOURCE =
  'Kept: the form counts its pages through, and a form with missing pages may be rejected (8 CFR 103.2(a)(1)). Left out: Part 5 of the form asks for the supplement relevant to the classification only'
