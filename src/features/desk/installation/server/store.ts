import { Role } from '#formats/roles.ts'
import type { Db } from '#platform/database/database.ts'
import type { StepId, TestMail } from '../contract.ts'
import type { Found } from '../steps.ts'

type Kept = Pick<Found, 'lawFirm' | 'attorney' | 'company' | 'payment' | 'invited' | 'invitationsKept'> & {
  demo: boolean
  provider: string | null
  aside: Partial<Record<StepId, string>>
  test: { server: string; status: string; error: string; at: string; to: string } | null
  formsHere: Record<string, string>
  formsUnderWay: number
  ownEmail: string
  database: string
}

// The first of each is enough to say that there is one; counting all would read whole tables of a large installation.
const first = (columns: string, from: string) => `(select jsonb_build_object(${columns}) from ${from} limit 1)`

/** Everything the checklist is worked out from, in one statement. Needs scope system: the provider may work in a company. */
export const readInstallation = (db: Db, userId: number, prepareVersion: number): Promise<Kept> =>
  db.one<Kept>(
    `select exists (select from installation where name = 'demo') as demo,
       app.provider_name() as provider,
       coalesce((select value from installation where name = '${ASIDE}'), '{}') as aside,
       (select jsonb_build_object('server', i.value->>'server', 'status', m.status, 'error', m.last_error,
                 'at', coalesce(m.sent_at, m.created_at), 'to', m.recipients[1])
          from installation i join outbox_mails m on m.id = (i.value->>'mailId')::bigint
         where i.name = '${TEST_MAIL}') as test,
       coalesce((select jsonb_object_agg(form_id, at) from (
         select form_id, max(imported_at) as at from form_editions
          where status = 'Imported' and prepared_key like '%-' || $2 group by form_id) ready), '{}') as "formsHere",
       (select count(*) from form_imports where status in ('Waiting', 'Working')) as "formsUnderWay",
       ${first(`'name', name, 'at', created_at`, `law_firms where status = 'Active' order by id`)} as "lawFirm",
       ${first(
         `'name', app.full_name(first_name, last_name), 'at', created_at`,
         `users where role_id = ${Role.attorney} and status <> 'Inactive' order by id`,
       )} as attorney,
       ${first(`'name', name, 'at', created_at`, `companies where ${CLIENTS} order by id`)} as company,
       ${first(`'name', c.name, 'at', ${PAYMENT_NOTED_AT}`, `companies c where c.transaction_details_added and ${CLIENTS} order by c.id`)} as payment,
       coalesce(
         ${first(
           `'name', recipients[1] || ' was invited', 'at', sent_at`,
           `outbox_mails where template = '${INVITATION}' and status = 'sent' order by id`,
         )},
         ${first(
           `'name', user_name || ' has an account', 'at', created_at`,
           `users where role_id <> ${Role.provider} and status = 'Active' order by id`,
         )}) as invited,
       (select count(*) from outbox_mails where template = '${INVITATION}' and status in ('held', 'failed'))
         as "invitationsKept",
       (select email from users where id = $1) as "ownEmail",
       current_setting('server_version') as database`,
    [userId, String(prepareVersion)],
  )

/** Which steps are put aside, and since when. Needs scope system. */
export async function saveAside(db: Db, step: StepId, asideAt: Date | null): Promise<boolean> {
  const was = await db.maybe<{ aside: boolean }>(
    `select value ? $1 as aside from installation where name = '${ASIDE}' for update`,
    [step],
  )
  await db.run(
    `insert into installation as i (name, value) values ('${ASIDE}', $2)
     on conflict (name) do update set value = (i.value - $1::text) || excluded.value`,
    [step, JSON.stringify(asideAt === null ? {} : { [step]: asideAt.toISOString() })],
  )
  return was?.aside ?? false
}

/** Notes through which server the newest test of this person goes: another server is not proved by it. Needs scope system. */
export const noteTestMail = (db: Db, userId: number, server: string): Promise<{ mailId: number }> =>
  db.one<{ mailId: number }>(
    `with test as (select max(id) as id from outbox_mails where created_by = $1 and template = '${TEST_TEMPLATE}')
     insert into installation (name, value)
     select '${TEST_MAIL}', jsonb_build_object('mailId', test.id, 'server', $2::text) from test
     on conflict (name) do update set value = excluded.value returning (value->>'mailId')::bigint as "mailId"`,
    [userId, server],
  )

export const toTest = ({ to, status, error, at }: NonNullable<Kept['test']>) => ({
  ...{ to, error },
  status: status as TestMail['status'],
  at: new Date(at).toISOString(),
})

export const TEST_TEMPLATE = 'mail-test'
const INVITATION = 'account-activation'
const ASIDE = 'setup.aside'
const TEST_MAIL = 'setup.testMail'
const CLIENTS = `code <> 'IMMLAWS' and status = 'Active'`
const PAYMENT_NOTED_AT = `(select max(e.at) from audit_events e
  where e.company_id = c.id and e.operation = 'companies.setTransactionDetails')`

export const addresseeOf = (db: Db, userId: number) =>
  db.one<{ email: string; firstName: string }>('select email, first_name as "firstName" from users where id = $1', [
    userId,
  ])
