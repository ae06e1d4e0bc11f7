import type { OpenItem } from '#case-file/cases/open-items.ts'
import type { TaskFor } from '#case-file/cases/records.ts'
import { addDays, type Day, daysBetween } from '#formats/day.ts'

export type Account = {
  userId: number
  personId: number | null
  side: TaskFor
  name: string
  status: 'Invited' | 'Active' | 'Inactive'
  /** Whether the user hears of cases at all, at the bell or by e-mail. */
  hears: boolean
}
export type Owed = Pick<OpenItem, 'id' | 'key' | 'side' | 'title' | 'link' | 'dueOn' | 'remindedAt'>

export type Remindable = {
  key: string
  userId: number | null
  /** Who it is, of somebody of the family. */
  personId: number | null
  name: string
  items: Owed[]
  /** Why this one cannot be reminded; empty: can be. */
  why: string
}

/** What the attorney owes is also the list of whoever assists. */
const officeOf = (side: TaskFor) => (side === 'attorney' ? 'firm' : side)

/** Who can be reminded in a case of what; and who not, and why. */
export function remindableOf(
  caseId: number,
  items: readonly Owed[],
  accounts: readonly Account[],
  { names, now }: { names: Readonly<Record<string, string>>; now: Date },
): Remindable[] {
  const sides = [...new Set(items.map(({ side }) => officeOf(side)))]
  return sides.flatMap((side): Remindable[] => {
    const owed = items.filter((item) => officeOf(item.side) === side)
    const theirs = accounts.filter((account) => officeOf(account.side) === side)
    const each = [...new Map(theirs.map((account) => [account.userId, account])).values()]
    if (each.length === 0)
      return [
        {
          ...{ key: `${caseId}:${side}`, userId: null, personId: null, name: names[side] ?? '', items: owed },
          why: 'Has no account yet.',
        },
      ]
    return each.map((account) => ({
      key: `${caseId}:${account.userId}`,
      userId: account.userId,
      personId: account.personId,
      name: account.name,
      items: owed,
      why: whyNot(account, owed, now),
    }))
  })
}

const REMINDED_HOURS = 12

function whyNot({ status, hears }: Account, owed: readonly Owed[], now: Date): string {
  if (status === 'Invited') return 'Has not activated the account yet. Resend the invitation?'
  if (status === 'Inactive') return 'The account is switched off.'
  if (!hears) return 'Has switched off news about cases.'
  const since = now.getTime() - REMINDED_HOURS * 3_600_000
  if (owed.every(({ remindedAt }) => remindedAt !== null && Date.parse(remindedAt) > since))
    return 'Was reminded today already.'
  return ''
}

/** Whoever owes something by a day is reminded so many days before it, and after it. */
export const DUE_REMINDERS = { before: 3, after: 1 }
/** A morning that was missed is made up for so long; later it would be a heap of old news. */
export const LATEST_DAYS = 2

type Asked = { dueOn: Day | null; since: Day; remindedOn: Day | null }

/** Whether the day of a reminder has come, unless it was asked for, or reminded of, on that day or later. */
export function isToRemind({ dueOn, since, remindedOn }: Asked, today: Day): boolean {
  if (dueOn === null) return false
  const on = [addDays(dueOn, DUE_REMINDERS.after), addDays(dueOn, -DUE_REMINDERS.before)].find((day) => day <= today)
  if (on === undefined || daysBetween(on, today) > LATEST_DAYS) return false
  return since < on && (remindedOn === null || remindedOn < on)
}
