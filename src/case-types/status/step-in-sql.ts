import { caseTypes } from '../all.ts'
import { type FiveStep, statusesOfStep } from './five-steps.ts'
import { Status } from './statuses.ts'

/** Those that go to no agency: a demand that was sent is not filed, nor is a contract that was read. */
export const unfiledTypes: readonly number[] = caseTypes
  .filter(({ withoutFiling }) => withoutFiling)
  .map(({ id }) => id)

/** What such a case is at between being prepared and its end: worked on. */
export const workedOn: readonly Status[] = [Status.readyToFile, Status.filed, Status.receipted, Status.noticeOpen]

const PREPARE: FiveStep = 1

/** The cases on a step as SQL, for the alias a statement gives to `cases`; `of` leaves some of its statuses out. */
export function sqlAtStep(step: FiveStep, cases = 'k', of: (status: Status) => boolean = () => true): string {
  const isOne = (statuses: readonly Status[]) => `${cases}.status in (${statuses.join(', ')})`
  const own = statusesOfStep(step).filter(of)
  const unfiled = `${cases}.type_id in (${unfiledTypes.join(', ')})`
  if (step === PREPARE) return `(${isOne(own)} or ${isOne(workedOn)} and ${unfiled})`
  return own.some((status) => workedOn.includes(status)) ? `(${isOne(own)} and not ${unfiled})` : isOne(own)
}

type Counted = { byStatus: Readonly<Record<string, number>>; unfiled: Readonly<Record<string, number>> }

/** How many cases of these totals stand on a step. */
export function countedAtStep({ byStatus, unfiled }: Counted, step: FiveStep, of: (status: Status) => boolean): number {
  const sum = (counts: Readonly<Record<string, number>>, statuses: readonly Status[]) =>
    statuses.reduce((all, status) => all + (counts[status] ?? 0), 0)
  const own = statusesOfStep(step).filter(of)
  const here = sum(byStatus, own) - sum(unfiled, own)
  return step === PREPARE ? here + sum(unfiled, workedOn) : here
}
