import { loginsOn, type Working } from '#case-file/cases/server/case-contacts.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import type { CaseColumns } from '#case-file/cases/server/visible.ts'
import { notify } from '#identity/notifications/server/store.ts'
import type { RequestedItem } from '../records.ts'

type Telling = Pick<Working, 'db' | 'asSystem' | 'mail' | 'now' | 'services'>

/** Tells each side once what it owes; an item whose side has no login is not counted as reminded. */
export async function remindOf(
  context: Telling,
  of: CaseColumns,
  items: readonly RequestedItem[],
  { message = '', except }: { message?: string; except?: number },
): Promise<{ people: number; items: RequestedItem[] }> {
  const link = `${typeOf(of.typeId).documentRoute}/${of.id}`
  const told = new Set<number>()
  const reminded: RequestedItem[] = []
  for (const side of new Set(items.map((item) => item.side))) {
    const owed = items.filter((item) => item.side === side)
    // The attorney's own list is also that of whoever assists.
    const sides = side === 'firm' ? (['firm', 'attorney'] as const) : ([side] as const)
    const logins = (await loginsOn(context, of, sides)).filter((id) => id !== except)
    for (const userId of logins) await notify(context, userId, { kind: 'cases', text: textOf(of, owed, message), link })
    if (logins.length > 0) reminded.push(...owed)
    for (const userId of logins) told.add(userId)
  }
  return { people: told.size, items: reminded }
}

function textOf({ number }: CaseColumns, items: readonly RequestedItem[], message: string): string {
  const due = items.flatMap(({ dueOn }) => dueOn ?? []).sort()[0]
  const until = due ? ` Due ${due.replace(/^(\d+)-(\d+)-(\d+)$/, '$2-$3-$1')}.` : ''
  const names = items.map(({ name }) => name).join('; ')
  return [`Case ${number} still needs documents from you: ${names}.${until}`, message].filter(Boolean).join(' ')
}
