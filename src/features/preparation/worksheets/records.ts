import { z } from 'zod'
import { KnownFacts } from '#parties/facts/answer-contract.ts'

export const WorksheetRow = z.object({
  formId: z.string(),
  name: z.string(),
  title: z.string(),
  percent: z.number(),
  missing: z.number(),
})
export type WorksheetRow = z.output<typeof WorksheetRow>

/** One box of the online system: what goes into it, or what is still missing. */
export const WorksheetItem = z.object({
  number: z.string(),
  label: z.string(),
  value: z.string(),
  state: z.enum(['answered', 'missing', 'none']),
  /** Where the answer is given: on this worksheet, on the LCA, or in the questionnaire. */
  answeredAt: z.enum(['here', 'lca', 'questions']),
})
export type WorksheetItem = z.output<typeof WorksheetItem>

export const WorksheetView = WorksheetRow.extend({
  caseId: z.number(),
  caseNumber: z.string(),
  typeId: z.number(),
  enteredIn: z.string(),
  /** The last section whose numbers and order were held against the agency's own text; null: none of them. */
  orderKnown: z.string().nullable(),
  sections: z.array(z.object({ id: z.string(), title: z.string(), items: z.array(WorksheetItem) })),
  byHand: z.array(z.string()),
  /** What only this worksheet asks, as answered. */
  own: KnownFacts,
  /** What of it is said on the record of the LCA instead. */
  saidOnLca: z.array(z.string()),
  mayEdit: z.boolean(),
})
export type WorksheetView = z.output<typeof WorksheetView>
