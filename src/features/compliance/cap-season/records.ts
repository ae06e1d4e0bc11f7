import { z } from 'zod'
import { lanes } from './states.ts'

export const Registration = z.object({
  id: z.number(),
  companyId: z.number(),
  companyName: z.string(),
  personId: z.number(),
  personName: z.string(),
  fiscalYear: z.number(),
  jobTitle: z.string(),
  soc: z.string(),
  area: z.string(),
  wageCents: z.number().nullable(),
  level: z.number().nullable(),
  masters: z.boolean(),
  separateNeed: z.string(),
  submittedOn: z.string().nullable(),
  number: z.string(),
  filingFrom: z.string().nullable(),
  filingUntil: z.string().nullable(),
  caseId: z.number().nullable(),
  casePath: z.string(),
  lane: z.enum(lanes),
  /** Job, place, pay, level and passport stand fast since it was submitted. */
  locked: z.boolean(),
  /** What is missing or wrong, in words. */
  problems: z.array(z.string()),
})
export type Registration = z.output<typeof Registration>

export const Season = z.object({
  opensOn: z.string(),
  closesOn: z.string(),
  filingFrom: z.string(),
  filingUntil: z.string(),
  startsOn: z.string(),
  /** The days are a plan until USCIS announces them. */
  announced: z.boolean(),
})

export const Board = z.object({
  fiscalYear: z.number(),
  years: z.array(z.number()),
  season: Season,
  registrations: z.array(Registration),
  may: z.object({ edit: z.boolean(), openCases: z.boolean() }),
})
export type Board = z.output<typeof Board>

export const TakenIn = z.object({
  applied: z.boolean(),
  rows: z.array(z.object({ row: z.number(), name: z.string(), says: z.string(), ok: z.boolean() })),
})
export type TakenIn = z.output<typeof TakenIn>
