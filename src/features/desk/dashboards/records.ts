import { z } from 'zod'

export const Counts = z.object({
  total: z.number(),
  byStatus: z.record(z.string(), z.number()),
  byBall: z.record(z.string(), z.number()),
  byType: z.record(z.string(), z.number()),
})
export type Counts = z.output<typeof Counts>
