import { z } from 'zod'
import { deductionKinds, wageSources } from './kinds.ts'

const Text = (most: number) => z.string().trim().max(most)
const Cents = z.number().int().min(0).max(10_000_000_00)
const points = (most: number) => z.number().int().min(0).max(most)

/** The worksheet of the 2009 guidance (h1b-compliance.md §6.2), with a word on each point. */
export const WagePoints = z.object({
  experience: points(3),
  education: points(2),
  skills: points(2),
  supervision: points(1),
  notes: z.object({
    experience: Text(200).default(''),
    education: Text(200).default(''),
    skills: Text(200).default(''),
    supervision: Text(200).default(''),
  }),
})

export const PrevailingWage = z.object({
  source: z.enum(wageSources),
  /** The wage year begins on July 1 of this year. */
  year: z.number().int().min(2000).max(2100),
  area: Text(200).min(1, 'Name the area, like Boston-Cambridge-Newton, MA.'),
  /** What the source gives for levels I to IV, cents a year; a determination or a contract has one wage only. */
  levels: z.array(Cents).length(4).nullable(),
  survey: Text(200).default(''),
  /** A person looked up that every worksite lies in the area; asked where its name does not say so. */
  coversWorksites: z.boolean().nullable().default(null),
})

export const ActualWage = z.object({
  comparedWith: Text(300),
  payFrom: Cents.nullable(),
  payTo: Cents.nullable(),
  why: Text(1000),
  setByName: Text(200).default(''),
  setOn: z.iso.date().nullable().default(null),
})

export const PayDeduction = z.object({
  worker: Text(200).min(1, 'Say whose pay it is taken from.'),
  kind: z.enum(deductionKinds),
  cents: Cents,
  /** The yearly pay it is taken from. */
  paidCents: Cents,
})

const said = {
  points: WagePoints.nullable(),
  prevailing: PrevailingWage.nullable(),
  actual: ActualWage.nullable(),
  /** Nobody strikes in the occupation at the site: who said so, and when. */
  noStrike: z.object({ byName: Text(200).default(''), on: z.iso.date() }).nullable(),
  /** Where the public may look: as the LCA says. */
  disclosure: z.enum(['principal', 'worksite']).nullable(),
  willfulViolator: z.boolean().nullable(),
  exemptOnly: z.boolean().nullable(),
  exemptBasis: z.enum(['wage', 'degree', 'both']).nullable(),
  /** P7 and P8 of the public access file. */
  reorganized: z.boolean().nullable(),
  groupOfCompanies: z.boolean().nullable(),
}
const deductions = z.array(PayDeduction).max(50)

/** What somebody says now; what they do not name stays as it is. No value stands in for it here. */
export const ConditionChanges = z.object({ ...said, deductions }).partial()

/** What an employer promises on an LCA and why it can: the reasons behind what the form says. */
export const Conditions = z.object({
  points: said.points.default(null),
  prevailing: said.prevailing.default(null),
  actual: said.actual.default(null),
  noStrike: said.noStrike.default(null),
  disclosure: said.disclosure.default(null),
  willfulViolator: said.willfulViolator.default(null),
  exemptOnly: said.exemptOnly.default(null),
  exemptBasis: said.exemptBasis.default(null),
  reorganized: said.reorganized.default(null),
  groupOfCompanies: said.groupOfCompanies.default(null),
  deductions: deductions.default([]),
})
export type Conditions = z.output<typeof Conditions>

/** Of what is stored; what an older release wrote reads with today's words for what it did not know. */
export const conditionsOf = (stored: unknown): Conditions => Conditions.parse(stored ?? {})
