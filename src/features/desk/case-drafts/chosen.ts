import { z } from 'zod'

const Text = z.string().max(60).catch('').default('')
const Texts = z.array(z.string().max(60)).max(20).catch([]).default([])

/** What has been chosen for a new case so far; ids as the fields of the screen hold them. */
export const Chosen = z.object({
  companyId: Text,
  personId: Text,
  typeId: Text,
  subType: Text,
  mode: z.string().max(10).catch('LEGAL').default('LEGAL'),
  attorneyId: Text,
  premium: z.boolean().catch(false).default(false),
  channel: z.string().max(10).catch('paper').default('paper'),
  dependentIds: Texts,
  concurrent: Texts,
  /** A job of the company that fills in what is asked about the job. */
  templateId: Text,
  /** Until when a practical training (OPT) lets the person work meanwhile; the plan counts with it. */
  optUntil: Text,
})
export type Draft = z.output<typeof Chosen>

/** A draft in a list, with the names behind its ids. */
export const KeptDraft = z.object({
  id: z.number(),
  chosen: Chosen,
  personName: z.string(),
  companyName: z.string(),
  changedAt: z.string(),
})
export type KeptDraft = z.output<typeof KeptDraft>
