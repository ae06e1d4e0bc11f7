import { z } from 'zod'
import { Task } from '#case-file/cases/records.ts'

/** A task on a dashboard says which case it belongs to. */
export const TaskOfCase = Task.extend({ number: z.string(), path: z.string(), personName: z.string() })
export type TaskOfCase = z.output<typeof TaskOfCase>

export const Counts = z.object({
  total: z.number(),
  byStatus: z.record(z.string(), z.number()),
  byBall: z.record(z.string(), z.number()),
  byType: z.record(z.string(), z.number()),
})
export type Counts = z.output<typeof Counts>
