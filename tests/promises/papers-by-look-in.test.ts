import { expect, test } from 'vitest'
import { defaultRights } from '#app/default-rights.ts'
import { Role } from '#formats/roles.ts'
import type { Operation } from '#platform/operation/contract.ts'
import { needsLookIn } from '#platform/operation/look-in.ts'
import type { TestClient } from '../setup/client.ts'
import { operations, rowsOf, send, serverForThisFile, signedInAs } from './support.ts'

// Promise 14: what a tenant's people wrote, sent and signed, the provider's staff reads inside a look-in only.
const server = serverForThisFile()

/** What the provider's staff reads of tenants without a look-in, by why (decisions §2, decision 21). */
const open: Record<string, readonly string[]> = {
  'who its customers are and who works for them': [
    ...['companies.list', 'companies.listProfiles', 'companies.get', 'companies.history', 'jobTemplates.list'],
    ...['lawFirms.get', 'lawFirms.history', 'attorneys.list', 'attorneys.users', 'attorneys.get', 'attorneys.history'],
    ...['attorneys.companies', 'attorneys.ofCompany', 'attorneys.representations', 'cases.attorneys'],
    ...['users.list', 'users.get', 'users.byTenant', 'users.detailByTenant', 'users.employeeInfo'],
    'deadlines.calendarOf',
  ],
  'lists over all tenants, and the same as a file': [
    ...['people.list', 'employees.list', 'employees.counts', 'cases.list', 'cases.board', 'cases.dashboard'],
    ...['cases.workload', 'cases.remindable', 'i9.dashboard', 'exports.people', 'exports.roster', 'exports.cases'],
    ...['exports.documents', 'exports.report', 'exports.companies', 'exports.lawFirms', 'exports.attorneys'],
    ...['exports.attorneyUsers', 'exports.assignments', 'exports.users', 'retention.holds'],
  ],
  'a record with its numbers masked': ['people.get', 'people.ofEmployment'],
  'where a case stands, what it waits for and costs, its dates and its check': [
    ...['cases.get', 'cases.estimate', 'cases.fees', 'cases.family', 'cases.progress', 'caseForms.list'],
    ...['deadlines.ofCase', 'deadlines.whatIf', 'deadlines.ofNotice', 'filings.fees', 'filings.check', 'filings.state'],
    ...['filings.package', 'worksheets.list', 'responses.state', 'employees.standing', 'employees.items'],
  ],
  'which papers a case has, by name': ['documents.ofCase', 'editableFiles.list', 'letters.templates'],
  'what an LCA says, which the Department of Labor publishes': [
    ...['lcas.ofCase', 'lcaRecords.get'],
    ...['childLcas.get', 'childLcas.ofChildCase', 'childLcas.ofCase', 'childLcas.ofCompany'],
  ],
  'imports are administration': ['imports.get', 'imports.problems'],
  'the values of a mail that the provider itself sends to the people of a case': ['emailTemplates.preview'],
  'what the provider and its customers owe each other': [
    ...['invoices.list', 'invoices.get', 'invoices.pdf', 'invoices.statement', 'invoices.entries', 'exports.invoices'],
    ...['exports.ledger', 'payments.account', 'subscriptions.get', 'subscriptions.preview', 'orders.ofCompany'],
    'billing.forecast',
  ],
  'the provider’s own records': [
    ...['exports.roles', 'exports.permissions', 'exports.outbox', 'exports.commonDetails', 'exports.filingAddresses'],
    ...['exports.auditTrail', 'auditTrail.list', 'exports.lookIns', 'formLibrary.refusedBlank', 'caseForms.blank'],
    ...['letterTemplates.file', 'letterTemplates.picture', 'webhooks.deliveries'],
  ],
}

const staff = [Role.provider, Role.providerAssistant] as const
const mayAsk = ({ can }: Operation) => can === 'session' || staff.some((role) => defaultRights[can]?.includes(role))
const idsIn = ({ names }: Operation) =>
  Object.entries<string | undefined>(names ?? {}).filter(([, kind]) => !/^(shared|unread|filter): /.test(kind ?? ''))
const reads = operations.filter(({ kind }) => kind === 'query').filter(mayAsk)

test('what it reads of a tenant without a look-in is this, and nothing else', () => {
  const answered = reads.filter((each) => !needsLookIn(each) && (each.download || idsIn(each).length > 0))
  expect(answered.map(({ name }) => name).sort()).toEqual(Object.values(open).flat().sort())
})

type Ids = Record<string, number>

/** Records of the demo: for each kind a few, each with those it belongs to. */
const records: Record<string, string> = {
  company: `select id as company from companies where code = 'NORTHWIND'`,
  person: `select p.id as person, p.company_id as company from people p join companies c on c.id = p.company_id
            where c.code = 'NORTHWIND' order by p.id limit 3`,
  case: `select distinct on (k.type_id, k.status) k.id as "case", k.company_id as company, k.person_id as person from cases k
           join companies c on c.id = k.company_id where c.code = 'NORTHWIND'`,
  employment: `select id as employment from employments order by id limit 3`,
  caseForm: `select id as "caseForm", case_id as "case" from case_forms order by id limit 3`,
  document: `select d.id as document, d.case_id as "case" from documents d join companies c on c.id = d.company_id
              join document_versions v on v.document_id = d.id
              where c.code = 'NORTHWIND' and d.case_id is not null order by d.id limit 5`,
  editableFile: `select id as "editableFile", case_id as "case" from editable_files order by id limit 5`,
  envelope: `select id as envelope, case_id as "case" from envelopes order by id limit 5`,
  lca: `select id as lca from lcas order by id limit 5`,
  i9Form: `select id as "i9Form" from i9_forms order by id limit 3`,
}

/** What stands in a tenant's papers and in the work on its cases, and nowhere in a list. */
const told = `
  select text, what from (
    select asked->>'questions' as text, 'what a client asks about a contract' as what from contract_reviews
    union all select advice, 'a finding' from contract_findings
    union all select debtor->>'contact', 'a debtor' from collection_matters
    union all select message, 'what is written to signers' from envelopes
    union all select note, 'an applicant' from recruitment_applicants
  ) each where length(text) > 6`

const inputsOf = (operation: Operation, all: Record<string, Ids[]>): Record<string, unknown>[] => {
  const named = idsIn(operation)
  if (named.length === 0) return [{}]
  const kinds = named.map(([, kind]) => kind ?? '')
  const most = kinds.find((kind) => kind !== 'case' && kind !== 'company' && kind !== 'person') ?? kinds[0] ?? ''
  return (all[most] ?? []).flatMap((ids) => {
    const known = named.filter(([, kind]) => ids[kind ?? ''] !== undefined && ids[kind ?? ''] !== null)
    const input = Object.fromEntries(
      known.map(([name, kind]) => [name, name.endsWith('Ids') || name === 'ids' ? [ids[kind ?? '']] : ids[kind ?? '']]),
    )
    return [input]
  })
}

type Said = { name: string; status: number; isJson: boolean; text: string }

async function everythingReadBy(client: TestClient, all: Record<string, Ids[]>): Promise<Said[]> {
  const said: Said[] = []
  for (const operation of reads)
    for (const input of inputsOf(operation, all)) {
      const { status, headers, body } = await send(client, operation, input)
      const isJson = (headers.get('content-type') ?? '').includes('json')
      said.push({ name: operation.name, status, isJson, text: isJson ? JSON.stringify(body) : '' })
    }
  return said
}

test('over all operations and a tenant’s records, no file and nothing that its people wrote is read before a reason is given', async () => {
  const kinds = Object.entries(records)
  const all = Object.fromEntries(
    await Promise.all(kinds.map(async ([kind, text]) => [kind, await rowsOf<Ids>(server.current, text)] as const)),
  )
  for (const [kind] of kinds) expect(all[kind]?.length, kind).toBeGreaterThan(0)
  const words = await rowsOf<{ text: string; what: string }>(server.current, told)
  const wordsIn = (said: Said[]) =>
    words.flatMap(({ text, what }) =>
      said
        .filter((each) => each.text.includes(JSON.stringify(text).slice(1, -1)))
        .map(({ name }) => `${name}: ${what}`),
    )
  const assistant = await signedInAs(server.current, Role.providerAssistant)
  const outside = await everythingReadBy(assistant, all)
  const files = outside.filter(({ status, isJson }) => status === 200 && !isJson).map(({ name }) => name)
  const allowed = new Set(Object.values(open).flat())
  expect([...new Set(files)].filter((name) => !allowed.has(name))).toEqual([])
  expect([...new Set(wordsIn(outside))]).toEqual([])

  // The same walk with a reason finds them: the test would see them.
  const companyId = all.company?.[0]?.company
  const reason = 'Asked by HR about a paper'
  expect((await assistant.post('/api/session/company', { companyId, reason })).status).toBe(200)
  const inside = await everythingReadBy(assistant, all)
  const found = wordsIn(inside).join('\n')
  for (const what of ['what a client asks about a contract', 'a debtor', 'an applicant', 'what is written to signers'])
    expect(found).toContain(what)
  for (const name of ['envelopes.file', 'editableFiles.download', 'documents.file'])
    expect(
      inside.some((each) => each.name === name && each.status === 200 && !each.isJson),
      name,
    ).toBe(true)
}, 300_000)
