import { casePath } from '#case-types/case-path.ts'
import type { Day } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import type { NotificationKind } from '#identity/notifications/rules.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { choicesOf, READER, type Reader, sqlReaders } from '#identity/notifications/server/readers-store.ts'
import type { About } from '#identity/notifications/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { slot } from '#platform/parts.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { CaseColumns } from './case-row.ts'
import type { Author } from './work-store.ts'

export type Working = CommandContext & { actor: Actor; now: Date; today: Day; services: Services }

/** Who acts, by name; the own row is not in sight while working in a selected company. */
export async function authorOf({ db, actor, now }: Pick<Working, 'db' | 'actor' | 'now'>): Promise<Author> {
  const found = await db.within({ kind: 'system' }, () =>
    db.maybe<{ name: string }>(`select app.full_name(first_name, last_name) as name from users where id = $1`, [
      actor.userId,
    ]),
  )
  return { id: actor.userId, name: found?.name || actor.userName, now }
}

/** What follows from a case, and is worked out anew after a change of it is durable: its dates. */
export const caseFollowers = slot<(enqueue: Working['enqueue'], caseId: number) => void>('followers of a case')
export const caseChanged = ({ enqueue, services }: Pick<Working, 'enqueue' | 'services'>, caseId: number): void => {
  for (const follow of caseFollowers.of(services)) follow(enqueue, caseId)
}

type Concerned = Pick<
  CaseColumns,
  | 'id'
  | 'typeId'
  | 'companyId'
  | 'lawFirmId'
  | 'personId'
  | 'householdPersonId'
  | 'attorneyId'
  | 'ownerId'
  | 'createdBy'
  | 'mode'
  | 'helpRequestedAt'
>
export type Side = 'employee' | 'employer' | 'attorney' | 'firm'

export type Account = {
  userId: number
  /** Of somebody of the family: who they are. */
  personId: number | null
  side: Side
  name: string
  status: 'Invited' | 'Active' | 'Inactive'
  hears: boolean
}

/** Whether an account of the employer takes part in a case: whoever opened or owns it, else its administrators. */
export const takesPartForEmployer = (users: string, createdBy: string, ownerId: string) =>
  `(${users}.id in (${createdBy}, ${ownerId}) or (${createdBy} is null and ${users}.role_id = ${Role.employer}))`

/** In DIY no law firm takes part until it is asked for help (decisions §13). */
export const hasFirm = ({ mode, helpRequestedAt }: Concerned): boolean => mode === 'LEGAL' || helpRequestedAt !== null

const GIVEN = {
  ...{ company: '$1', person: '$2', household: '$3', createdBy: '$4', owner: '$5', attorney: '$6', firm: '$7' },
  withFirm: '$8',
}

/**
 * Who has an account on a side of a case, whatever its state; the employer's are whoever opened it, else its
 * administrators. `hears`: whether news about cases reach them. Needs scope system.
 */
export const accountsOn = (system: Db, file: Concerned) => system.rows<Account>(sqlPeople(GIVEN), accountValues(file))

/** The same in SQL, by what each part of a case is called in the text. */
export const sqlPeople = (of: InText) =>
  `select u.id as "userId", u.person_id as "personId", a.side, app.full_name(u.first_name, u.last_name) as name, u.status,
          coalesce(c.in_product or c.by_email, true) as hears
     from (${sqlAccounts(of)}) a join users u on u.id = a.id
     left join notification_choices c on c.user_id = u.id and c.kind = 'cases'
    order by u.id`

type InText = Record<
  'company' | 'person' | 'household' | 'createdBy' | 'owner' | 'attorney' | 'firm' | 'withFirm',
  string
>

/** The accounts on each side of a case. */
const sqlAccounts = (of: InText) =>
  `select id, 'employee' as side from users where company_id = ${of.company} and person_id in (${of.person}, ${of.household})
   union select id, 'employer' from users
     where company_id = ${of.company} and role_id in (${Role.employer}, ${Role.employerAssistant}) and ${takesPartForEmployer('users', of.createdBy, of.owner)}
   union select id, 'attorney' from users where id = ${of.attorney}
   union select id, 'firm' from users where law_firm_id = ${of.firm} and ${of.withFirm}
     and (assists_user_id = ${of.attorney} or (role_id = ${Role.lawFirm} and ${of.attorney}::bigint is null))`

const accountValues = (file: Concerned) => [
  ...[file.companyId, file.personId, file.householdPersonId, file.createdBy, file.ownerId, file.attorneyId],
  ...[file.lawFirmId, hasFirm(file)],
]

/** The logins on some sides of a case. */
export async function loginsOn(
  { db }: Pick<Working, 'db'>,
  file: Concerned,
  sides: readonly Side[],
): Promise<number[]> {
  const found = await db.within({ kind: 'system' }, () => accountsOn(db, file))
  const active = found.filter(({ side, status }) => status === 'Active' && sides.includes(side))
  return [...new Set(active.map(({ userId }) => userId))]
}

/** Tells the others who take part. */
export async function tell(
  context: Working,
  file: Concerned,
  text: string,
  { kind = 'cases', sides = ['employee', 'employer', 'attorney', 'firm'], only, asks, es }: TellOptions = {},
): Promise<number> {
  const readers = await context.db.within({ kind: 'system' }, () => readersOn(context.db, file, kind))
  const ids = readers
    .filter(({ canSignIn, sides: own }) => canSignIn && own.some((side) => sides.includes(side)))
    .map(({ id }) => id)
    .filter((id) => id !== context.actor.userId && (only === undefined || only.includes(id)))
  const link = casePath(file)
  const about = asks && { caseId: file.id, ...asks }
  await notify(context, { ids, readers }, { kind, text, link, es, ...(about && { about }) })
  return ids.length
}

/** Whoever has an account on a side, and whoever stands in for one of them, as readers of news. Needs scope system. */
const readersOn = (system: Db, file: Concerned, kind: NotificationKind) =>
  system.rows<Reader & { sides: Side[] }>(
    `with part as (${sqlAccounts(GIVEN_LATER)})
     select ${READER}, (select coalesce(array_agg(side), '{}') from part where part.id = u.id) as sides
       ${sqlReaders('select id from part')} order by u.id`,
    [...choicesOf(kind), ...accountValues(file)],
  )

/** After the three of a kind of news. */
const GIVEN_LATER = {
  ...{ company: '$4', person: '$5', household: '$6', createdBy: '$7', owner: '$8', attorney: '$9', firm: '$10' },
  withFirm: '$11',
}

type TellOptions = {
  kind?: 'cases' | 'messages'
  /** The same for whoever reads Spanish. */
  es?: string
  sides?: readonly Side[]
  /** Of those only these. */
  only?: readonly number[]
  /** The open items that it asks for. */
  asks?: Omit<About, 'caseId'>
}
