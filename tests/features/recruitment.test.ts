import { beforeAll, expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { buildFile } from '#compliance/recruitment/server/build-files.ts'
import { addDays, weekday } from '#formats/day.ts'
import { refreshDeadlines } from '#preparation/deadlines/server/refresh.ts'
import type { TestClient } from '../setup/client.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const { system, change } = recordsOf(server)
let [firm, employer]: TestClient[] = []
let caseId: number
beforeAll(async () => {
  ;[firm, employer] = [await server.as(9), await server.as(3)]
  const { id } = await system().one<{ id: number }>(
    `select k.id from cases k join companies c on c.id = k.company_id
      where k.type_id = $1 and k.filed_on is null and c.code = 'NORTHWIND' order by k.id limit 1`,
    [CaseType.perm],
  )
  caseId = id
  // The demo's has come far already: here it begins with nothing.
  for (const table of ['steps', 'applicants', 'files'])
    await change(`delete from recruitment_${table} where case_id = $1`, [id])
})

const who = (client: TestClient | undefined) => {
  if (!client) throw new Error('nobody is signed in')
  return client
}
const put = async (client: TestClient | undefined, path: string, input: object) => {
  const { status, body } = await who(client).put(`/api/cases/${caseId}/recruitment/${path}`, input)
  return { status, body }
}
const saved = async (client: TestClient | undefined, path: string, input: object) => {
  const { status, body } = await put(client, path, input)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const ago = (days: number) => addDays(server.today(), -days)
const sundayAgo = (days: number) => addDays(ago(days), -weekday(ago(days)))

const ad = ['namesEmployer', 'toEmployer', 'describesJob', 'asksNoMore']
const notice = ['saysWhy', 'saysWhereToSendEvidence', 'officersAddressCurrent', 'describesJob', 'inHouseMediaCovered']

test('a recruitment is kept from the wage to the signed report; the window follows every date', async () => {
  await saved(firm, 'wage', {
    ...{ requestedOn: ago(200), number: 'P-100-26123-123456', cents: 11_840_000, determinedOn: ago(120) },
    ...{ validFrom: ago(120), validUntil: ago(-200) },
  })
  // The job order is too old: its window is over before the others are.
  await saved(firm, 'steps', { kind: 'Job order', place: 'Massachusetts', from: ago(190), until: ago(155) })
  for (const days of [80, 70]) await saved(firm, 'steps', { kind: 'Sunday ad', from: sundayAgo(days), content: ad })
  await saved(firm, 'steps', {
    ...{ kind: 'Notice of filing', place: 'Lobby', from: ago(90), until: ago(70), takenDownBy: 'Ana Okafor' },
    ...{ content: notice, lowestWageCents: 11_840_000 },
  })
  for (const kind of ['Employer website', 'Job fair', 'Employee referral program'])
    await saved(firm, 'steps', { kind, from: ago(85), until: ago(60) })
  const missed = (await who(firm).get(`/api/cases/${caseId}/recruitment`)).body
  expect(missed.window.state).toBe('missed')
  expect(missed.window.todo).toContain('Run again: Job order, Massachusetts. 6 other steps can be used until')

  const [old] = missed.steps
  const { id: _id, documentId: _document, documentName: _name, ...given } = old
  await saved(firm, 'steps', { ...given, stepId: old.id, leftOut: true })
  const { window } = await saved(firm, 'steps', { kind: 'Job order', from: ago(70), until: ago(35) })
  expect(window).toMatchObject({ state: 'open', from: ago(5), until: addDays(ago(90), 180) })

  // Dates of the case and Form ETA-9089 read the same file.
  const { database, clock } = server.services
  await database.transaction({ kind: 'system' }, (tx) => refreshDeadlines(tx, server.services, caseId, clock.now()))
  const { body: dates } = await who(firm).get(`/api/cases/${caseId}/deadlines`)
  const latest = dates.items.find((each: { part: string }) => each.part === 'latest filing')
  expect(latest.dueOn).toBe(addDays(ago(90), 180))
  const { body: form } = await who(firm).get(`/api/cases/${caseId}/form?formId=eta-9089`)
  expect(form.known[`case/${caseId}`]['case.jobOrderFrom'].value).toBe(ago(70))
})

test('applicants are considered by the employer alone, for lawful reasons alone', async () => {
  const { applicants } = await saved(firm, 'applicants', { name: 'Ken Ito', receivedOn: ago(20), source: 'Website' })
  const outcome = `applicants/${applicants[0].id}/outcome`
  const said = { contactedOn: ago(18), outcome: 'rejected', reason: 'Does not have the required degree' }
  const note = 'The résumé names no degree; the job requires a bachelor’s.'
  expect((await put(firm, outcome, { ...said, note })).body.error.code).toBe('EMPLOYER_ONLY')
  const unlawful = await put(employer, outcome, { ...said, note: 'Overqualified for the team.' })
  expect(unlawful.body.error.fields.note).toMatch(/no lawful, job-related reason/)
  expect((await put(employer, outcome, { ...said, reason: 'Too expensive', note })).status).toBe(400)

  const early = await put(employer, 'report/signature', { signedOn: server.today(), signedBy: 'Ana Okafor' })
  expect(early.body.error.code).toBe('APPLICANTS_OPEN')
  await saved(employer, outcome, { ...said, note })
  expect((await put(firm, 'report/signature', { signedOn: server.today(), signedBy: 'Ana Okafor' })).status).toBe(403)
  const signed = await saved(employer, 'report/signature', { signedOn: server.today(), signedBy: 'Ana Okafor' })
  expect(signed.report.signedBy).toBe('Ana Okafor')
  // What is still open are the proofs, for the employer, on its home too.
  expect(signed.blocks.every(({ kind }: { kind: string }) => kind === 'document')).toBe(true)
  const { body } = await who(employer).get(`/api/cases/${caseId}`)
  const keys = body.openItems.map(({ key }: { key: string }) => key)
  expect(keys.filter((key: string) => key.startsWith('recruitment:proof'))).toHaveLength(signed.blocks.length)
})

test('report and audit file are made as documents that the worker does not see; a change unsigns the report', async () => {
  for (const kind of ['report', 'audit file'] as const) {
    await buildFile(server.services, { caseId, kind, by: null })
    // A job may run twice: it is the same document.
    await buildFile(server.services, { caseId, kind, by: null })
  }
  const { body } = await who(firm).get(`/api/cases/${caseId}/recruitment`)
  expect(body.files.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['audit file', 'report'])
  const shown = await system().rows<{ access: boolean; size: number }>(
    `select d.employee_access as access, f.size from documents d join document_versions v on v.document_id = d.id and v.number = d.latest
       join files f on f.id = v.file_id where d.case_id = $1 and d.form_type in ('recruitment report', 'audit file')`,
    [caseId],
  )
  expect(shown.map(({ access }) => access)).toEqual([false, false])
  const { report } = await saved(firm, 'applicants', { name: 'Dana Price', receivedOn: ago(3) })
  expect(report.signedOn).toBeNull()
})

test('the worker sees none of it', async () => {
  const person = await system().one<{ id: number }>('select person_id as id from cases where id = $1', [caseId])
  expect(person.id).toBeGreaterThan(0)
  const worker = await server.as(5)
  expect([403, 404]).toContain((await worker.get(`/api/cases/${caseId}/recruitment`)).status)
})
