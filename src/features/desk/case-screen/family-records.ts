import { z } from 'zod'
import { Fees } from '#preparation/fees/contract.ts'

const FormOfMember = z.object({
  id: z.number(),
  formId: z.string(),
  side: z.string(),
  /** Whose it is, where not the applicant's: the sponsor of an affidavit. */
  personName: z.string(),
  status: z.string(),
  /** Items of the form that still wait for an answer. */
  missing: z.number(),
  /** Its screen; null for who does not see it. */
  path: z.string().nullable(),
})

const PaperOfMember = z.object({
  itemId: z.string(),
  name: z.string(),
  state: z.string(),
})

export const FamilyMember = z.object({
  caseId: z.number(),
  number: z.string(),
  path: z.string(),
  questionsPath: z.string(),
  personId: z.number().nullable(),
  name: z.string(),
  /** What this one is to the principal: 'Spouse'. */
  relation: z.string(),
  age: z.number().nullable(),
  /** What is asked of this one alone, and how much of it is answered. */
  asked: z.number(),
  answered: z.number(),
  /** What nobody asks this one, because the family or the case has told it. */
  taken: z.number(),
  forms: z.array(FormOfMember),
  papers: z.array(PaperOfMember),
})
export type FamilyMember = z.output<typeof FamilyMember>

/** A family that files one package per person, from one set of answers. */
export const FamilyPackage = z.object({
  members: z.array(FamilyMember),
  /** What is asked once for all of them. */
  shared: z.object({ asked: z.number(), answered: z.number() }),
  /** How many questions there would be if every form asked for itself. */
  formByForm: z.number(),
  formCount: z.number(),
  affidavit: z.object({
    needed: z.boolean().nullable(),
    present: z.boolean(),
    sponsorName: z.string(),
  }),
  /** Null for who does not see what it costs. */
  fees: z.object({ totalCents: z.number(), complete: z.boolean(), lines: Fees.shape.lines }).nullable(),
})
export type FamilyPackage = z.output<typeof FamilyPackage>
