import { agencyOf } from '#formats/form-agency.ts'

/** What whoever puts a PDF in the place of a form confirms. */
export const attestation = (formId: string): string =>
  `I prepared this on the current form from ${agencyOf(formId).site} and checked it against the case.`
