import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { isCompanion, listedAs, reverificationFaults } from '#rules/i9/combinations.ts'
import type { EVerify, Section1, ShownDocument } from './records.ts'

/** Only what stands on the lists is taken; nothing is said of what to bring instead (INA 274B(a)(6)). */
export const unlistedFaults = (documents: readonly ShownDocument[]): string[] =>
  documents.flatMap((each) =>
    listedAs(each) || (each.list === 'A' && isCompanion(each))
      ? []
      : `${each.title} is not on List ${each.list} of the form.`,
  )

/** What keeps a block of Supplement B from being signed: what was shown has to say that somebody may work. */
export const supplementBFaults = (documents: readonly ShownDocument[], on: Day): string[] => [
  ...unlistedFaults(documents),
  ...reverificationFaults(
    documents.map(({ expiresOn, receipt, ...rest }) => ({
      ...rest,
      expiresOn: expiresOn ?? undefined,
      receipt: receipt ? ('replacement' as const) : undefined,
    })),
    on,
  ).map(({ words }) => words),
]

/** A paper that only a citizen has does not go with a box that says otherwise: Section 1 is looked at first. */
export const contradictions = (documents: readonly ShownDocument[], status: Section1['status']): string[] =>
  status !== 'Citizen' && status !== 'National' && documents.some((each) => listedAs(each)?.id === 'A1')
    ? ['A U.S. passport does not go with the box chosen in Section 1. Ask the employee to look at Section 1 again.']
    : []

/** Box 4 is signed for the time ahead: a day that has passed is none. */
export const endedBefore = ({ status, authorizedUntil }: Section1, today: Day): Record<string, string> =>
  status === 'Authorized to work' && authorizedUntil !== 'N/A' && authorizedUntil !== '' && authorizedUntil < today
    ? { authorizedUntil: `Until which date? ${showDate(authorizedUntil)} has passed.` }
    : {}

type Open = { waits: 'mismatch'; dueOn: Day; title: string; about: string }

/** What an E-Verify result leaves to do (i9.md §4, D-95): nothing is done before it says so. */
export function openByEVerify(everify: EVerify | null): Open[] {
  if (!everify) return []
  const on = everify.resultOn ?? everify.openedOn
  if (everify.result === 'mismatch' && everify.resultOn)
    return [
      {
        ...{ waits: 'mismatch', dueOn: addBusinessDays(everify.resultOn, 10) },
        ...{
          title: 'E-Verify mismatch, tell the employee in private',
          about: 'Nobody is treated worse while it is open',
        },
      },
    ]
  if (everify.result === 'referred')
    return [
      {
        ...{ waits: 'mismatch', dueOn: addBusinessDays(everify.referredOn ?? on, 8) },
        ...{ title: 'E-Verify referred, the employee answers', about: 'Nobody is treated worse while it is open' },
      },
    ]
  if (everify.result === 'final nonconfirmation' && !everify.closedOn)
    return [
      {
        ...{ waits: 'mismatch', dueOn: on },
        ...{
          title: 'E-Verify final nonconfirmation, decide now',
          about: 'End the work, or tell E-Verify that it goes on',
        },
      },
    ]
  return []
}
