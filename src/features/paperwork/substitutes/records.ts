import { z } from 'zod'

/** Something the PDF says otherwise than the case. */
export const Difference = z.object({
  /** 'person/12:person.familyName' */
  key: z.string(),
  fact: z.string(),
  label: z.string(),
  /** The form's item that asks for it, and where it is answered. */
  item: z.string(),
  to: z.string(),
  /** Empty where the PDF does not show it at all. */
  inPdf: z.string(),
  inCase: z.string(),
  /** Who is right, once somebody has said so; 'same': what VisaCare did not find in the PDF stands there. */
  right: z.enum(['case', 'pdf', 'same']).nullable(),
})
export type Difference = z.output<typeof Difference>

/** The agency's own filled PDF, offered for a form of a case or in its place. */
export const Substitute = z.object({
  id: z.number(),
  caseFormId: z.number(),
  fileName: z.string(),
  /** ISO; empty while the PDF prints none and nobody has said it. */
  edition: z.string(),
  /** The form library knows that it is taken; of another one somebody confirms that the agency shows it. */
  editionKnown: z.boolean(),
  /** Whether the PDF says which form it is. */
  formRead: z.boolean(),
  /** Whether names and numbers could be looked for in it. */
  wordsRead: z.boolean(),
  /** What was read in its own box and agrees with the case, and what could not be read there: 'Family name (2.1.a)'. */
  agreed: z.array(z.string()),
  unread: z.array(z.string()),
  pages: z.number(),
  differences: z.array(Difference),
  offeredByName: z.string(),
  offeredAt: z.string(),
  attestedByName: z.string(),
  attestedAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
})
export type Substitute = z.output<typeof Substitute>

/** A form of the package that needs a PDF prepared elsewhere, or has one. */
export const ElsewhereForm = z.object({
  caseFormId: z.number(),
  formId: z.string(),
  /** 'Form G-28 (employer)' */
  name: z.string(),
  personName: z.string(),
  /** Why VisaCare's own cannot be filed; empty where it can. */
  reason: z.string(),
  substitute: Substitute.nullable(),
})
export type ElsewhereForm = z.output<typeof ElsewhereForm>
