import { itemInSpanish } from '#case-file/cases/item-spanish.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
import { type Account, accountsOn, authorOf, type Working } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { itemsOfCase, noteReminded } from '#case-file/cases/server/open-items-store.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import type { Author } from '#case-file/cases/server/work-store.ts'
import { casePath } from '#case-types/case-path.ts'
import { spanishCases } from '#case-types/registered-spanish.ts'
import { saidName } from '#case-types/words/said.ts'
import { showDate } from '#formats/dates.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import type { Db } from '#platform/database/database.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'
import { type Owed, type Remindable, remindableOf } from '../rules.ts'

type Reading = { db: Db; actor: Actor; now: Date }

/** Whom this reader can remind in a case of what, and whom not; the own work is not among it. `system`: the case is in sight. */
export async function remindableIn(
  { db, actor, now }: Reading,
  system: Db,
  file: CaseColumns,
  only?: OpenItem['kind'],
): Promise<Remindable[]> {
  const own = sidesOf(actor.roleId)
  const items = (await itemsOfCase(db, file.id)).filter(
    ({ kind, side }) => kind !== 'date' && (only === undefined || kind === only) && !own.includes(side),
  )
  const accounts = (await accountsOn(system, file)).filter(({ userId }) => userId !== actor.userId)
  return remindableFor(db, file, items, accounts, now)
}

export function remindableFor(
  db: Db,
  file: CaseColumns,
  items: readonly Owed[],
  accounts: readonly Account[],
  now: Date,
): Promise<Remindable[]> {
  const names = { employee: file.personName, employer: file.companyName, firm: 'The law firm' }
  return Promise.all(remindableOf(file.id, items, accounts, { names, now }).map((each) => asRead(db, file, each)))
}

/** A spouse is reminded of as many questions as the spouse is asked, not of the whole family's. */
async function asRead(db: Db, file: CaseColumns, each: Remindable): Promise<Remindable> {
  if (each.personId === null || each.personId === file.householdPersonId) return each
  const own = await itemsOfCase(db, file.id, each.personId)
  return { ...each, items: each.items.map((item) => own.find(({ id }) => id === item.id) ?? item) }
}

type Wanted = { message?: string; people?: readonly string[]; only?: OpenItem['kind'] }

/** Reminds the chosen ones, or all who can be. */
export async function remind(
  context: Working,
  system: Db,
  id: number,
  { message = '', people, only }: Wanted,
): Promise<string> {
  const file = await requireCase(context.db, context.actor, id)
  const all = await remindableIn(context, system, file, only)
  const chosen = all.filter(({ key, why }) => why === '' && (people === undefined || people.includes(key)))
  const [first] = all
  if (!first) throw new Refusal(409, 'NOTHING_OPEN', 'Nothing is open here for anyone you can remind.')
  if (chosen.length === 0)
    throw new Refusal(409, 'NOBODY_TO_REMIND', people ? 'Nobody was chosen here.' : `${first.name}: ${first.why}`)
  const names = await tellThem(context, file, chosen, { message, author: await authorOf(context) })
  context.audit({ subject: `case:${id}`, after: { reminded: chosen.map(({ key }) => key) }, companyId: file.companyId })
  return `Reminder sent to ${names}`
}

type Telling = Pick<Working, 'db' | 'asSystem' | 'mail' | 'now' | 'services'>
type Told = { message?: string; digest?: boolean; author: Author }

/** Tells each what they owe, and notes it at the items and in the case; answers with their names. */
export async function tellThem(
  context: Telling,
  file: CaseColumns,
  chosen: readonly Remindable[],
  { message = '', digest = false, author }: Told,
): Promise<string> {
  const { db, now } = context
  for (const { userId, items } of chosen)
    if (userId !== null)
      await notify(context, userId, {
        ...{ kind: 'cases', text: textOf(file, items, message), link: linkOf(items, file), digest, urgent: !digest },
        es: textInSpanish(file, items, message),
        about: { caseId: file.id, keys: items.map(({ key }) => key), dueOn: firstDue(items) },
      })
  const reminded = [...new Set(chosen.flatMap(({ items }) => items.map((item) => item.id)))]
  const names = listed(chosen.map(({ name }) => name))
  await context.asSystem('note a reminder', () => noteReminded(db, reminded, now))
  await addEvent(db, file.id, { kind: 'reminder', text: `Reminder to ${names}.` }, author)
  return names
}

export function textOf(
  { number, typeId, subType, personName }: CaseColumns,
  items: readonly Owed[],
  message: string,
): string {
  const about = [saidName(typeId, subType), personName].filter(Boolean).join(' for ')
  const due = firstDue(items)
  const what = items.map(({ title }) => title).join('; ')
  return [`Case ${number}, ${about}: ${what}.`, due && `Due ${showDate(due)}.`, message].filter(Boolean).join(' ')
}

function textInSpanish(file: CaseColumns, items: readonly Owed[], message: string): string {
  const said = saidName(file.typeId, file.subType)
  const due = firstDue(items)
  const what = items.map(({ title }) => itemInSpanish(title)).join('; ')
  const about = [spanishCases[said] ?? said, file.personName].filter(Boolean).join(' de ')
  return [`Caso ${file.number}, ${about}: ${what}.`, due && `Fecha límite: ${showDate(due)}.`, message]
    .filter(Boolean)
    .join(' ')
}

const firstDue = (items: readonly Pick<Owed, 'dueOn'>[]) => items.flatMap(({ dueOn }) => dueOn ?? []).sort()[0]

const linkOf = (items: readonly Owed[], file: CaseColumns): string =>
  (items.length === 1 && items[0]?.link) || casePath(file)

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
