import type { Known } from '#engine/answer.ts'
import { Role } from '#formats/roles.ts'
import { readFacts } from '#parties/facts/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { headCountsIn, profileOf } from '../profile.ts'
import type { CompanyProfile, CompanyRow } from '../records.ts'
import { derivedFlags } from '../rules.ts'
import { getCompany } from './store.ts'

export type Extras = Pick<
  CompanyProfile,
  'createdBy' | 'updatedAt' | 'updatedBy' | 'userName' | 'attorneys' | 'lawFirmName'
>

type Reading = { db: Db; actor: Actor; services: Services } & Partial<Pick<CommandContext, 'asSystem'>>

/** The profile of a company somebody works with, or "not found". */
export async function readProfile({ db, actor, services, asSystem }: Reading, id: number): Promise<CompanyProfile> {
  const row = await getCompany(db, actor, id)
  const { known } = await readFacts(db, services.keyring, { subject: 'company', id })
  // The company is known to be visible; its firm's and attorneys' names belong to another tenant.
  const names = (outside: Db) => outside.one<Extras>(EXTRAS, [id])
  const extras = asSystem
    ? await asSystem('names of the firm and the attorneys of a company', () => names(db))
    : await names(services.database.read({ kind: 'system' }))
  return toProfile(row, extras, known)
}

export function toProfile(row: CompanyRow, extras: Partial<Extras>, known: Known): CompanyProfile {
  const profile = profileOf(known)
  const { own, affiliates } = headCountsIn(profile)
  return { ...profile, ...derivedFlags(own, affiliates), ...row, ...(extras as Extras) }
}

/** What a profile has besides the columns of a list row; the tables are `c` and `f`. */
export const EXTRA_COLUMNS = `
  c.created_by as "createdBy", c.updated_at as "updatedAt", c.updated_by as "updatedBy",
  (select u.user_name from users u where u.company_id = c.id and u.role_id = ${Role.employer} order by u.id limit 1) as "userName",
  (select coalesce(json_agg(json_build_object('id', u.id, 'name', app.full_name(u.first_name, u.last_name)) order by u.id), '[]')
     from assignments a join users u on u.id = a.user_id where a.company_id = c.id) as attorneys`

const EXTRAS = `
  select ${EXTRA_COLUMNS}, f.name as "lawFirmName"
    from companies c left join law_firms f on f.id = c.law_firm_id where c.id = $1`
