import type { Status } from './statuses.ts'

export type Stage = {
  id: string
  name: string
  status: Status
  /** What a decision stage means for the case. */
  outcome?: Outcome
  /** Not every case comes by here. */
  optional?: boolean
  /** Where it may go from here; withdrawal is possible from everywhere before the decision. */
  next: readonly string[]
  /** Who is expected to act while the case stands here. */
  ball?: Ball
}

export type Outcome = 'Approved' | 'Denied' | 'Withdrawn' | 'Revoked'

export type Ball = 'employee' | 'employer' | 'attorney' | 'firm' | 'agency' | 'debtor' | 'nobody'
