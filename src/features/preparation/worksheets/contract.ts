import { z } from 'zod'
import { GivenAnswers, KnownFacts } from '#parties/facts/contract.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

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

const Which = z.object({ caseId: Id, formId: z.string().max(30) })
const names = { caseId: 'case' } as const
const example = { caseId: 1, formId: 'eta-9035' }
const path = '/api/cases/:caseId/worksheets' as const

/** What is typed into an agency's online system, in its order. */
export const worksheetOperations = {
  list: query('worksheets.list', {
    summary: 'The worksheets of a case: forms that are entered in an online system, and how far each is.',
    path: `GET ${path}`,
    can: 'session',
    input: z.object({ caseId: Id }),
    output: z.object({ items: z.array(WorksheetRow) }),
    names,
    example: { caseId: 1 },
  }),
  view: query('worksheets.view', {
    summary: 'One worksheet: every box of the online system in its order, with its value or what is missing.',
    path: `GET ${path}/:formId`,
    can: 'session',
    lookIn: true,
    input: Which,
    output: WorksheetView,
    names,
    example,
  }),
  save: command('worksheets.save', {
    summary: 'Saves what only this worksheet asks. null takes an answer away.',
    audit: 'Saved answers on a worksheet',
    path: `PUT ${path}/:formId`,
    can: 'session',
    input: Which.extend({ answers: GivenAnswers, version: z.number().int().optional() }),
    output: WorksheetView,
    names,
    example: { ...example, answers: { 'case.lcaWageSource': { value: 'OEWS' } } },
  }),
  pdf: query('worksheets.pdf', {
    summary: 'The worksheet as a PDF.',
    path: `GET ${path}/:formId/pdf`,
    can: 'session',
    input: Which,
    output: z.unknown(),
    download: true,
    names,
    example,
  }),
}
