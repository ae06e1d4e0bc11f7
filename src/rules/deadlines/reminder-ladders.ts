/** Who may be reminded; the case says which people they are. */
export type Party = 'employee' | 'employer' | 'attorney' | 'law firm administrator'

export type LadderName =
  | 'stay'
  | 'work permit'
  | 'six years'
  | 'request'
  | 'certification'
  | 'passport'
  | 'reverification'
  | 'parole'
  | 'intent to fine'
  | 'mismatch'
  | 'placement'
  | 'start of wages'
  | 'open wage duty'
  | 'agreed day'

export type ReminderLadder = {
  daysBefore: readonly number[]
  /** The days before are days on which federal offices work. */
  inWorkingDays?: true
  /** After the date, every day until it is done. */
  dailyAfter?: true
  to: readonly Party[]
  /** From this many days on … */
  escalatesAt: number
  /** … these are told too. */
  escalatesTo: readonly Party[]
}

/** deadlines.md §9: the days are internal policy and may be changed; so may who is told. */
export const reminderLadders: Readonly<Record<LadderName, ReminderLadder>> = {
  stay: ladder([240, 210, 180, 150, 120, 90, 60, 30, 14], ['attorney', 'employer', 'employee']),
  // 180: the window to renew opens.
  'work permit': ladder([210, 180, 150, 120, 90, 60, 30, 14], ['attorney', 'employer', 'employee']),
  // 400: the ETA-9089 must be filed by 365 days before.
  'six years': ladder([730, 545, 400, 365, 180], ['attorney', 'employer', 'employee'], 365),
  request: ladder([45, 30, 21, 14, 7, 3, 1], ['attorney', 'employer'], 7),
  certification: ladder([120, 60, 30, 14, 7], ['attorney', 'employer']),
  passport: ladder([365, 270, 180, 90], ['employee', 'attorney'], 90),
  // 90 days is the customary notice to the employee.
  reverification: ladder([90, 60, 30, 14, 7, 1], ['employer', 'employee'], 14, ['attorney']),
  // D-96: without a request for a hearing the fine is final.
  'intent to fine': ladder([25, 21, 14, 7, 3, 1], ['attorney', 'employer']),
  // D-95: ten federal working days for the employer, then eight for the employee.
  mismatch: { ...ladder([7, 3, 1], ['employer', 'employee'], 3, ['attorney']), inWorkingDays: true },
  // D-91: at workday 25 of 30, or 55 of 60, then daily.
  placement: { ...ladder([5, 4, 3, 2, 1, 0], ['employer', 'attorney'], 2), inWorkingDays: true },
  'start of wages': ladder([30, 14, 7, 1], ['employer', 'attorney'], 7),
  // D-92: wages are owed day by day while notice, letter or offer is missing.
  'open wage duty': { ...ladder([], ['employer', 'attorney']), dailyAfter: true },
  // case-types.md §16, §17: three days before, and on the day.
  'agreed day': ladder([3, 0], ['attorney', 'employer'], 0),
  parole: ladder([180, 120], ['attorney', 'employee'], 120, ['employer']),
}

function ladder(
  daysBefore: readonly number[],
  to: readonly Party[],
  escalatesAt = 14,
  escalatesTo: readonly Party[] = ['law firm administrator'],
): ReminderLadder {
  return { daysBefore, to, escalatesAt, escalatesTo }
}
