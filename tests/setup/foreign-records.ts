import { Role } from '#formats/roles.ts'
import type { RecordKind } from '#platform/operation/record-names.ts'
import type { TestServer } from './server.ts'

/** Records that neither NORTHWIND nor its law firm may see, each made once: LUMEN's, or another firm's. */
export function foreignRecords(server: () => TestServer): (kind: RecordKind) => Promise<number> {
  const made = new Map<RecordKind, Promise<number>>()
  return (kind) => {
    const known = made.get(kind) ?? make(server(), kind)
    made.set(kind, known)
    return known
  }
}

async function make(server: TestServer, kind: RecordKind): Promise<number> {
  const { id } = await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.one<{ id: number }>(statements[kind]),
  )
  return id
}

const NUMBER = `'other ' || floor(random() * 1e9)`
const PERSON = `select p.id from people p join companies c on c.id = p.company_id where c.code = 'LUMEN' order by p.id limit 1`
const CASE = `insert into cases (number, company_id, person_id, household_person_id, type_id, mode)
  select ${NUMBER}, company_id, id, household_person_id, 1, 'LEGAL' from people where id = (${PERSON})`
const FILE = `insert into files (company_id, key, name, size, sha256, content_type, created_at)
  select id, md5(random()::text), 'other.pdf', 1, '\\x00', 'application/pdf', now() from companies where code = 'LUMEN'`

const WEBHOOK = `insert into webhooks (company_id, name, url, events, created_at)
  select id, 'Other', 'https://other.example/', '{case.moved}', now() from companies where code = 'LUMEN'`

/** A row of a table that hangs on a case, in a case of its own. */
const ofCase = (table: string, columns: string, values: string, more = '') =>
  `with k as (${CASE} returning id, company_id)${more} insert into ${table} (company_id, case_id, ${columns})
   select k.company_id, k.id, ${values} from k${more && ', f'} returning id`

const statements: Record<RecordKind, string> = {
  user: `select u.id from users u join companies c on c.id = u.company_id where c.code = 'LUMEN' order by u.id limit 1`,
  company: `select id from companies where code = 'LUMEN'`,
  person: PERSON,
  lawFirm: `insert into law_firms (code, name) values ('OTHER', 'OTHER FIRM') returning id`,
  lca: `insert into lcas (company_id) select id from companies where code = 'LUMEN' returning id`,
  tenantArchive: `insert into tenant_archives (kind, company_id, name, status, created_at) select 'export', id, 'Other', 'ready', now() from companies where code = 'LUMEN' returning id`,
  legalHold: `insert into legal_holds (company_id, reason, placed_at) select id, 'Other', now() from companies where code = 'LUMEN' returning id`,
  letterWork: `with k as (${CASE} returning id, company_id) insert into letter_works (user_id, what, case_id, created_at)
    select u.id, 'make', k.id, now() from k join users u on u.company_id = k.company_id limit 1 returning id`,
  apiKey: `insert into api_keys (company_id, user_id, role_id, scope, name, prefix, key_hash, rights, created_at, expires_at)
    select u.company_id, u.id, u.role_id, 'company', 'Other', 'vck_other', sha256(gen_random_uuid()::text::bytea), '{case:read}', now(), now() + interval '1 day'
      from users u join companies c on c.id = u.company_id where c.code = 'LUMEN' limit 1 returning id`,
  webhook: `${WEBHOOK} returning id`,
  webhookDelivery: `with w as (${WEBHOOK} returning id, company_id) insert into webhook_deliveries (webhook_id, company_id, event, data)
    select id, company_id, 'test', '{}' from w returning id`,
  emailTemplate: `insert into email_templates (company_id, name, subject, body, changed_at) select id, 'Other ' || gen_random_uuid(), 'Other', 'Other', now() from companies where code = 'LUMEN' returning id`,
  jobTemplate: `insert into job_templates (company_id, name) select id, 'Other ' || gen_random_uuid() from companies where code = 'LUMEN' returning id`,
  savedReport: `insert into saved_reports (user_id, name, selection)
    select u.id, 'Other ' || gen_random_uuid(), '{}' from users u join companies c on c.id = u.company_id where c.code = 'LUMEN' limit 1 returning id`,
  caseDraft: `insert into case_drafts (user_id, chosen, begun_at, changed_at)
    select u.id, '{}', now(), now() from users u join companies c on c.id = u.company_id where c.code = 'LUMEN' limit 1 returning id`,
  case: `${CASE} returning id`,
  caseMail: `with k as (${CASE} returning id, company_id), f as (${FILE} returning id), r as (
      insert into received_mails (known_by, source, file_id, received_at)
      select gen_random_uuid(), 'imap', f.id, now() from f returning id)
    insert into case_mails (company_id, case_id, received_mail_id, from_address, state, received_at)
    select k.company_id, k.id, r.id, 'other@company.example', 'held', now() from k, r returning id`,
  caseForm: ofCase('case_forms', 'form_id, edition, position', `'i-129', '2026-02-27', 1`),
  deadline: ofCase(
    'case_deadlines',
    'rule, part, title, kind, severity, due_on',
    `'D-10', 'x', 'Other', 'due', 'policy', '2030-01-02'`,
  ),
  document: ofCase('documents', 'document_type, created_at', `'Passport', now()`),
  editableFile: `with k as (${CASE} returning id, company_id), f as (${FILE} returning id), e as (
      insert into editable_files (company_id, case_id, kind, name, created_at)
      select company_id, id, 'letter', 'Other.docx', now() from k returning id, company_id), v as (
      insert into editable_file_versions (company_id, editable_file_id, number, file_id, size, sha256, source, created_at)
      select e.company_id, e.id, 1, f.id, 1, '\\x00', 'upload', now() from e, f)
    select id from e`,
  envelope: ofCase(
    'envelopes',
    'file_id, pages, title, created_at',
    `f.id, 1, 'Other', now()`,
    `, f as (${FILE} returning id)`,
  ),
  event: ofCase('calendar_events', 'title, on_day, created_at', `'Other', '2030-01-02', now()`),
  invitation: ofCase(
    'questionnaire_invitations',
    'audience, token_hash, email, created_at, expires_at',
    `'employee', '\\x01', 'other@lumen.example', now(), now() + interval '7 days'`,
  ),
  recruitmentStep: ofCase('recruitment_steps', 'kind, from_on', `'Job order', '2026-08-03'`),
  applicant: ofCase('recruitment_applicants', 'name, received_on', `'Other', '2026-08-03'`),
  package: ofCase(
    'case_packages',
    'number, status, created_at, file_id',
    `1, 'Ready', now(), f.id`,
    `, f as (${FILE} returning id)`,
  ),
  scan: ofCase(
    'case_scans',
    'file_id, file_name, signed_on, at',
    `f.id, 'other.pdf', '2026-01-02', now()`,
    `, f as (${FILE} returning id)`,
  ),
  substitute: ofCase(
    'case_form_substitutes',
    'case_form_id, file_id, file_name, form_id, edition_known, pages, read, offered_at',
    `c.id, f.id, 'other.pdf', 'i-129', true, 38, '{"signaturePages":{}}', now()`,
    `, c as (insert into case_forms (company_id, case_id, form_id, edition, position)
       select company_id, id, 'i-129', '2026-02-27', 1 from k returning id), f as (${FILE} returning id)`,
  ).replace('from k, f', 'from k, c, f'),
  invoice: `insert into invoices (company_id, number, issued_on, title, service_cents, created_at)
    select id, '1999-' || floor(random() * 1e6), '1999-01-02', 'Other', 100, now() from companies where code = 'LUMEN' returning id`,
  task: ofCase('case_tasks', 'for_whom, title', `'employer', 'Other'`),
  capRegistration: `insert into cap_registrations (company_id, person_id, fiscal_year, created_at)
    select company_id, id, 2028, now() from people where id = (${PERSON}) returning id`,
  employment: `insert into employments (company_id, person_id, household_person_id, job_title)
    select company_id, id, household_person_id, 'Other' from people where id = (${PERSON}) returning id`,
  i9Form: `with e as (insert into employments (company_id, person_id, household_person_id, job_title)
      select company_id, id, household_person_id, 'Other' from people where id = (${PERSON}) returning id, company_id, person_id)
    insert into i9_forms (company_id, person_id, employment_id, first_day, section2_due_on, created_at)
    select company_id, person_id, id, '2026-01-05', '2026-01-08', now() from e returning id`,
  i9Bundle: `insert into i9_bundles (company_id, choice, created_at)
    select id, '{"formIds":[],"trail":false,"list":false}', now() from companies where code = 'LUMEN' returning id`,
  i9Notice: `insert into i9_notices (company_id, served_on, served_how, created_at)
    select id, '2026-01-05', 'person', now() from companies where code = 'LUMEN' returning id`,
  import: `with f as (${FILE} returning id, company_id) insert into imports (kind, company_id, file_id, file_name, created_at)
    select 'people', company_id, id, 'other.csv', now() from f returning id`,
  notification: `insert into notifications (user_id, text, created_at)
    select u.id, 'Other', now() from users u join companies c on c.id = u.company_id where c.code = 'LUMEN' limit 1 returning id`,
  mail: `insert into outbox_mails (company_id, recipients, subject, template, body, created_at)
    select id, '{other@lumen.example}', 'Other', 'other', '', now() from companies where code = 'LUMEN' returning id`,
}

export type OwnRecords = Record<'case' | 'company' | 'person', number>

/** What the caller may see of each kind, so that the call comes as far as the other tenant's record. */
export async function ownRecords(server: TestServer, roleId: number, mode?: 'DIY'): Promise<OwnRecords> {
  const alone = mode === 'DIY' || roleId === Role.employer || roleId === Role.employee
  return server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.one<OwnRecords>(
      `with p as (select p.* from people p join companies c on c.id = p.company_id
                   where c.code = 'NORTHWIND' order by p.id limit 1),
            u as (select id from users where user_name = $1)
       insert into cases (number, company_id, law_firm_id, person_id, household_person_id, type_id, mode, status,
                          owner_id, attorney_id)
       select 'own ' || floor(random() * 1e9), p.company_id, p.law_firm_id, p.id, p.household_person_id, 1, $2, 3,
              case $2 when 'DIY' then u.id end, case $2 when 'LEGAL' then u.id end
         from p, u returning id as "case", company_id as company, person_id as person`,
      [alone ? 'employer@visacare.demo' : 'attorney@visacare.demo', alone ? 'DIY' : 'LEGAL'],
    ),
  )
}
