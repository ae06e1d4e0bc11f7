import type { Day } from '#formats/day.ts'

/** An approval of ours with an I-94: from its first day on somebody was in that status. */
export type ApprovedStay = {
  number: string
  status: string
  from: Day
  /** It extended, amended or took over a stay in the same status: there was time before it. */
  continues: boolean
}
