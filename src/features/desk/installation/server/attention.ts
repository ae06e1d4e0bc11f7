import { sqlIsOpenCase } from '#case-types/status/statuses.ts'
import { Role } from '#formats/roles.ts'
import type { Db } from '#platform/database/database.ts'
import type { Attention } from '../contract.ts'

const MOST = 1000
const NAMED = 5

const upTo = (from: string) => `(select count(*)::integer from (select from ${from} limit ${MOST}) counted)`
const named = (from: string) =>
  `(select coalesce(jsonb_agg(f), '[]') from (select id, name from ${from} order by id limit ${NAMED}) f)`

/**
 * Jobs that were given up, and packages that failed and were not built since: such a job ends in order, and says on the
 * case that it failed. Payments that do not fit what was asked for wait for a person, under the transactions.
 */
const FAILED = `
  select task, n from app.failed_jobs()
  union all
  select 'Filing package of case ' || k.number || ': ' || p.message, count(*)::integer
    from case_packages p join cases k on k.id = p.case_id
   where p.status = 'Failed'
     and not exists (select from case_packages later
                      where later.case_id = p.case_id and later.number > p.number and later.status <> 'Failed')
   group by 1
  union all
  select 'Payment event ' || id || ': ' || effect, 1 from payment_events where needs_person
   order by 2 desc, 1 limit 20`

/** Somebody typed a name on the sign-up page and has not followed the link: nobody's client yet. */
const SIGNED_UP_ONLY = `(c.created_by is null and exists (select from users u where u.company_id = c.id)
  and not exists (select from users u where u.company_id = c.id and u.status <> 'Invited'))`

/** What fails or waits, in one statement. Needs scope system: the provider may work in a company. */
export const readAttention = (system: Db): Promise<Omit<Attention, 'blanksMissing' | 'bulletinMissing'>> =>
  system.one<Omit<Attention, 'blanksMissing' | 'bulletinMissing'>>(
    `select ${upTo(`outbox_mails where status = 'failed'`)} as "mailsFailed",
            ${upTo(`outbox_mails where status = 'held'`)} as "mailsHeld",
            (select coalesce(jsonb_agg(j), '[]') from (${FAILED}) j) as "jobsFailed",
            jsonb_build_object('clients', ${upTo(`companies where code <> 'IMMLAWS' and status = 'Active'`)},
              'lawFirms', ${upTo(`law_firms where status = 'Active'`)}, 'accounts', ${upTo(`users where status = 'Active'`)},
              'openCases', ${upTo(`cases k where ${sqlIsOpenCase('k')}`)}) as numbers,
            ${upTo(`form_editions where status = 'Imported' and not confirmed`)} as "editionsToConfirm",
            ${named(`law_firms l where l.status = 'Active' and not exists (
               select from users u where u.law_firm_id = l.id and u.role_id = ${Role.attorney} and u.status <> 'Inactive')`)} as "firmsToSetUp",
            ${named(`companies c where c.code <> 'IMMLAWS' and c.status = 'Active' and not exists (
               select from users u where u.company_id = c.id and u.role_id = ${Role.employer} and u.status = 'Active')
             and not ${SIGNED_UP_ONLY}`)} as "clientsWithoutUser"`,
  )
