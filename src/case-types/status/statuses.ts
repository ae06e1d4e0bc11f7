/** The statuses of decisions §4 in words; the numbers are the specification's, and what is stored. */
export const Status = {
  initiated: 1,
  submitted: 2,
  generated: 3,
  inReview: 4,
  readyToFile: 5,
  filed: 6,
  receipted: 7,
  noticeOpen: 8,
  decided: 9,
  completed: 10,
} as const
export type Status = (typeof Status)[keyof typeof Status]

/** A word, and the statuses at which a case stands there. */
export type TrackStep = { name: string; statuses: readonly Status[] }

/** Still being prepared: nothing of it is with an agency. */
export const isBeforeFiling = (status: number): boolean => status < Status.filed

/** At work: being prepared, or asked something by the agency. What waits for the agency alone is not. */
export const isWorkedOn = (status: number): boolean => isBeforeFiling(status) || status === Status.noticeOpen

/** Filed and not decided. */
export const isPending = (status: number): boolean => !isBeforeFiling(status) && status < Status.decided

export const isDecided = (status: number): boolean => status >= Status.decided

export const isOpenCase = (status: number): boolean => status < Status.completed

/** The same as SQL, for the alias a statement gives to `cases`. */
export const sqlIsOpenCase = (cases = 'k'): string => `${cases}.status < ${Status.completed}`
export const sqlIsUndecided = (cases = 'k'): string => `${cases}.status < ${Status.decided}`

/** Of what is kept and not filed: all between handing it in and its end are one step of its track. */
export const whileKept: readonly Status[] = [
  ...[Status.generated, Status.inReview, Status.readyToFile],
  ...[Status.filed, Status.receipted, Status.noticeOpen],
]
