/** What an event of the case creates (case-types.md §18); the ids are those of deadlines.md. */
export type FollowOn = { on: CaseEvent; dates: readonly string[]; also?: readonly AlsoToDo[] }

/** Words alone, or with the days that the law leaves for it after the event; `worker`: what the employer does on Form I-9. */
export type AlsoToDo = string | { todo: string; within: number } | { todo: string; worker: 'Form I-9' }

export type CaseEvent =
  | 'opened'
  | 'filed'
  | 'receipted'
  | 'rfe'
  | 'noid'
  | 'approved'
  | 'denied'
  | 'certified'
  | 'employment ended'
  | 'moved'
  | 'travels'
