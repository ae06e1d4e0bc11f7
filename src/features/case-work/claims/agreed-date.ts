import type { Day } from '#formats/day.ts'

/** A day that people agreed on or that the attorney entered; no rule of deadlines.md gives it. */
export type AgreedDate = {
  rule: string
  part: string
  title: string
  severity: 'statutory' | 'internal'
  kind: 'due' | 'expires'
  citation: string
  on: Day
  words: string
}
