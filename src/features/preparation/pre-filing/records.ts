import { z } from 'zod'
import { findingGroups } from './finding-groups.ts'

const Ask = z.object({
  type: z.enum(['text', 'date', 'number', 'money', 'yesNo', 'choice', 'records']),
  options: z.array(z.string()),
  /** Of a list: what was entered before. */
  rows: z.array(z.record(z.string(), z.json())).optional(),
})

const Waived = z.object({ reason: z.string(), byName: z.string(), at: z.string() })

export const Finding = z.object({
  rule: z.string(),
  /** Names this finding and no other; another value is another finding. */
  key: z.string(),
  group: z.enum(findingGroups),
  severity: z.enum(['error', 'warn', 'info']),
  message: z.string(),
  sentence: z.string(),
  citation: z.string(),
  cause: z.string(),
  causeLabel: z.string(),
  /** Where it is put right, and what is done there; empty where no screen asks for it. */
  jump: z.string(),
  jumpLabel: z.string(),
  /** Asked only for the check: answered right here. */
  ask: Ask.nullable(),
  /** False for what no reason makes good: a missing official form, a missing signature. */
  waivable: z.boolean(),
  /** What whoever waives it has to know; nothing where a waiver is all it needs. */
  waiverNote: z.string().optional(),
  /** An error that an attorney waived, or a warning that somebody acknowledged. */
  waived: Waived.nullable(),
})
export type Finding = z.output<typeof Finding>

const Missing = z.object({
  fact: z.string(),
  label: z.string(),
  jump: z.string(),
  jumpLabel: z.string(),
  ask: Ask.nullable(),
})

export const CheckReport = z.object({
  findings: z.array(Finding),
  /** Waived once, and not found now: the value was changed, or put right. */
  ended: z.array(Waived.extend({ rule: z.string(), sentence: z.string() })),
  unchecked: z.array(
    z.object({
      rule: z.string(),
      severity: z.enum(['error', 'warn', 'info']),
      message: z.string(),
      missing: z.array(Missing),
      key: z.string(),
      waived: Waived.nullable(),
    }),
  ),
  checked: z.number(),
  /** The three counters: rules that found nothing, findings nobody has decided, rules of errors that nobody could run or waived. */
  passed: z.number(),
  toFix: z.number(),
  notChecked: z.number(),
  /** Errors that stop the case: not waived. */
  blocking: z.number(),
  /** Warnings that nobody has acknowledged yet. */
  unacknowledged: z.number(),
  stage: z.enum(['review', 'filing']),
  filingDate: z.string(),
  mayWaive: z.boolean(),
  mayWaiveUnchecked: z.boolean(),
  mayAnswer: z.boolean(),
})
export type CheckReport = z.output<typeof CheckReport>
