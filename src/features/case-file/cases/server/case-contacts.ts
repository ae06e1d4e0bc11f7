import { caseTypeById } from '#case-types/all.ts'
import type { Day } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import { notify } from '#identity/notifications/server/store.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { slot } from '#platform/parts.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { CaseColumns } from './visible.ts'
import type { Author } from './work-store.ts'

export type Working = CommandContext & { actor: Actor; now: Date; today: Day; services: Services }

/** Who acts, by name; the own row is not in sight while working in a selected company. */
export async function authorOf({ db, actor, now }: Pick<Working, 'db' | 'actor' | 'now'>): Promise<Author> {
  const found = await db.within({ kind: 'system' }, () =>
    db.maybe<{ name: string }>(`select concat_ws(' ', first_name, last_name) as name from users where id = $1`, [
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
>
export type Side = 'employee' | 'employer' | 'attorney' | 'firm'

/** The logins on one side of a case; the employer's are whoever opened it, else its administrators. */
export async function loginsOn(
  { db }: Pick<Working, 'db'>,
  file: Concerned,
  sides: readonly Side[],
): Promise<number[]> {
  const found = await db.within({ kind: 'system' }, () =>
    db.rows<{ id: number; side: Side }>(
      `select id, 'employee' as side from users where company_id = $1 and person_id in ($2, $3) and status = 'Active'
       union select id, 'employer' from users
         where company_id = $1 and role_id in (${Role.employer}, ${Role.employerAssistant}) and status = 'Active' and (id in ($4, $5) or ($4 is null and role_id = ${Role.employer}))
       union select id, 'attorney' from users where id = $6 and status = 'Active'
       union select id, 'firm' from users where law_firm_id = $7 and status = 'Active' and (assists_user_id = $6 or (role_id = ${Role.lawFirm} and $6::bigint is null))`,
      [
        file.companyId,
        file.personId,
        file.householdPersonId,
        file.createdBy,
        file.ownerId,
        file.attorneyId,
        file.lawFirmId,
      ],
    ),
  )
  return [...new Set(found.filter(({ side }) => sides.includes(side)).map(({ id }) => id))]
}

/** Tells the others who take part. */
export async function tell(
  context: Working,
  file: Concerned,
  text: string,
  { kind = 'cases', sides = ['employee', 'employer', 'attorney', 'firm'] }: TellOptions = {},
): Promise<number> {
  const users = (await loginsOn(context, file, sides)).filter((id) => id !== context.actor.userId)
  const link = `${caseTypeById(file.typeId)?.detailsRoute ?? '/visaCareAttorneyCaseDetails'}/${file.id}`
  for (const userId of users) await notify(context, userId, { kind, text, link })
  return users.length
}
type TellOptions = { kind?: 'cases' | 'messages'; sides?: readonly Side[] }
