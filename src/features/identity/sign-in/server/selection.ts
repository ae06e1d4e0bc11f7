import { Role } from '#formats/roles.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { companiesOf } from '#identity/sessions/server/company-scope.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { changedByStaff } from '#platform/operation/look-in.ts'
import type { Actor } from '#platform/session/actor.ts'

const LOOK_IN_MS = 60 * 60_000

/** Notes which corporate the session works in. The provider's staff gets an hour, written down with the reason. */
export async function changeSelection(
  { db, actor, now }: { db: Transaction; actor: Actor; now: Date },
  companyId: number | null,
  reason: string,
): Promise<void> {
  const until = companyId !== null && actor.scope === 'provider' ? new Date(now.getTime() + LOOK_IN_MS) : null
  await db.run('update look_ins set ended_at = $2 where user_id = $1 and ended_at is null and until > $2', [
    actor.userId,
    now,
  ])
  await db.run('update sessions set selected_company_id = $2, selected_until = $3 where id = $1', [
    actor.sessionId,
    companyId,
    until,
  ])
  if (until) {
    await db.run(
      `insert into look_ins (company_id, law_firm_id, user_id, user_name, reason, started_at, until)
       select c.id, c.law_firm_id, $2, $3, $4, $5, $6 from companies c where c.id = $1`,
      [companyId, actor.userId, actor.userName, reason, now, until],
    )
  }
}

type Telling = Parameters<typeof notify>[0] & { actor: Actor }

/** The company's administrators hear of a look-in at once; the list of all keeps it. */
export async function tellTenant(context: Telling, companyId: number, reason: string): Promise<void> {
  const { db, actor, asSystem } = context
  const administrators = await asSystem('who is told of a look-in', () =>
    db.rows<{ id: number; provider: string | null }>(
      `select id, app.provider_name() as provider from users where company_id = $1 and role_id = $2 and status = 'Active' order by id limit 20`,
      [companyId, Role.employer],
    ),
  )
  for (const { id, provider } of administrators) {
    const text = `${actor.userName} of ${provider ?? 'VisaCare'} looks into your company: ${reason}`
    await notify(context, id, { kind: 'lookIns', text, link: '/lookIns' })
  }
}

/**
 * What the provider's staff changes as administration needs no look-in, and is listed and told like one: the company's
 * people read who did what, and when.
 */
export const listedAndTold = changedByStaff(async (context, { companyIds, lawFirmIds, what }) => {
  const { db, actor, now, asSystem } = context
  if (companyIds.length + lawFirmIds.length === 0 || what === '') return
  const told = await asSystem('who is told of what staff changed', async () => {
    // Opening the company is a look-in, which is written down by itself.
    const listed = await db.rows<{ id: number }>(
      `insert into look_ins (company_id, law_firm_id, user_id, user_name, reason, started_at, until, ended_at)
       select c.id, c.law_firm_id, $2, $3, $4, $5, $5, $5 from companies c
        where c.id = any ($1::bigint[]) and c.id <> $6
          and not exists (select from look_ins l where l.company_id = c.id and l.user_id = $2 and l.started_at = $5)
       returning company_id as id`,
      [companyIds, actor.userId, actor.userName, what, now, actor.companyId],
    )
    return db.rows<{ id: number; provider: string | null }>(
      `select id, app.provider_name() as provider from users
        where status = 'Active' and (company_id = any ($1::bigint[]) and role_id = $2
                                     or law_firm_id = any ($3::bigint[]) and role_id = $4) order by id limit 40`,
      [listed.map(({ id }) => id), Role.employer, lawFirmIds, Role.lawFirm],
    )
  })
  for (const { id, provider } of told) {
    const text = `${actor.userName} of ${provider ?? 'VisaCare'}, as administration: ${what}.`
    await notify(context, id, { kind: 'lookIns', text, link: '/lookIns', only: 'bell' })
  }
})

/** What the provider calls itself; the product's name until it has one. */
export const providerName = async (db: Db): Promise<string> =>
  (await db.one<{ name: string }>(`select coalesce(app.provider_name(), 'VisaCare') as name`)).name

export type LookIn = {
  id: number
  companyId: number
  companyName: string
  userName: string
  reason: string
  startedAt: string
  until: string
  endedAt: string | null
}

export const listLookIns = (db: Db, companyId: number | null) =>
  db.rows<LookIn>(
    `select l.id, l.company_id as "companyId", c.name as "companyName", l.user_name as "userName", l.reason,
            l.started_at as "startedAt", l.until, l.ended_at as "endedAt"
       from look_ins l join companies c on c.id = l.company_id
      where $1::bigint is null or l.company_id = $1
      order by l.id desc limit 200`,
    [companyId],
  )

/** Whether the own scope reaches a company: for an attorney and an assistant only those assigned. */
export async function visibleCompany(db: Db, actor: Actor, companyId: number): Promise<boolean> {
  const { values, bind } = binding([companyId])
  const mine = companiesOf({ ...actor, selectedCompanyId: null }, bind)
  const text = `select c.id from companies c where ${[`c.id = $1`, `c.status = 'Active'`, ...mine].join(' and ')}`
  return (await db.maybe(text, values)) !== undefined
}
