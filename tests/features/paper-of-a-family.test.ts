import { beforeAll, expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Role } from '#formats/roles.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { IN_HAND } from '#preparation/documents/policy.ts'
import type { TestClient } from '../setup/client.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { system, companyId, personNamed } = recordsOf(server)
const { built, opened: openedPetition, save } = filingsOf(server)
let attorney: TestClient
let h4: { id: number; petition: number; worker: string }
beforeAll(async () => {
  attorney = await server.as(Role.attorney)
  h4 = await system().one(
    `select k.id, k.principal_case_id as petition, w.last_name as worker
       from cases k join people w on w.id = k.household_person_id
      where k.type_id = $1 and k.principal_case_id is not null
      order by k.id limit 1`,
    [CaseType.h4],
  )
})

type Value = { field: string; item: string; value: string | boolean }
async function boxes(formId: string): Promise<Map<string, Value['value']>> {
  const { status, body } = await attorney.get(`/api/cases/${h4.id}/form?formId=${formId}`)
  expect(status).toBe(200)
  return new Map((body.values as Value[]).map(({ item, value }) => [item, value]))
}

test('Form I-539, Part 3 names the worker and the receipt of the petition that the application goes with', async () => {
  await system().run(
    `update cases set receipt_number = 'IOE0912345678', receipt_on = '2026-10-05', filed_on = '2026-10-02' where id = $1`,
    [h4.petition],
  )
  const read = await boxes('i-539')
  expect(read.get('3.5')).toBe('IOE0912345678')
  expect(read.get('3.6 last name')).toBe(h4.worker.toUpperCase())
  expect(read.get('3.7')).toBe('10/05/2026')
})

test('the attorney’s box is crossed while the applicant has a Form G-28', async () => {
  expect((await boxes('i-539')).get('0.G-28')).toBe(true)
  await system().run(`delete from case_forms where case_id = $1 and form_id = 'g-28'`, [h4.id])
  expect((await boxes('i-539')).has('0.G-28')).toBe(false)
})

test('the check holds an application of the family against what its petition asks for', async () => {
  const petition = await openedPetition({ dependentIds: [await personNamed('Meera')] })
  const { id } = await system().one<{ id: number }>('select id from cases where principal_case_id = $1', [petition.id])
  const tooLong = async (stayUntil: string) => {
    await save(id, 'case', { 'case.stayUntil': { value: stayUntil } })
    const { findings } = (await attorney.get(`/api/cases/${id}/filing-check`)).body
    return findings.flatMap((each: { rule: string; sentence: string }) => (each.rule === 'V34' ? each.sentence : []))
  }
  await save(petition.id, 'case', { 'case.requestedUntil': { value: '2029-11-30' } })
  expect(await tooLong('2029-12-01')).toEqual([expect.stringContaining('H-1B only until 11-30-2029')])
  expect(await tooLong('2029-11-30')).toEqual([])
})

test('the sealed medical is handed in, not uploaded: the firm says when it is in hand', async () => {
  const { body: opened } = await attorney.post('/api/cases', {
    ...{ companyId: await companyId('NORTHWIND'), typeId: CaseType.i485, subType: 'employment', channel: 'paper' },
    personId: await personNamed('Priya'),
  })
  const [item] = await system().rows<{ title: string; verb: string }>(
    `select title, verb from open_items where case_id = $1 and title like '%I-693%'`,
    [opened.id],
  )
  expect(item).toEqual({ title: 'Hand in “I-693 in its sealed envelope, unopened”', verb: 'Hand in' })
  const assistant = await server.as(Role.attorneyAssistant)
  const say = (told: object) => assistant.post(`/api/cases/${opened.id}/document-requests/medical/waive`, told)
  expect((await say({ reason: 'Not needed here.' })).body.error.code).toBe('ATTORNEY_ONLY')
  expect((await say({ reason: IN_HAND })).body).toMatchObject({ state: 'accepted', sealed: true, reason: '' })
  const rule = async (id: string) => {
    const { body } = await attorney.get(`/api/cases/${opened.id}/filing-check?stage=filing`)
    const about = (each: { rule: string }) => each.rule === id
    return [body.findings.some(about), body.unchecked.some(about)]
  }
  expect(await rule('V51'), 'the envelope in hand is the examination').toEqual([false, false])

  // No page of it can be printed: the package names it, so that nobody takes the package for whole without it.
  const envelope = 'I-693 in its sealed envelope, unopened: laid in by hand, sealed'
  const build = async () => built(opened.id, (await attorney.post(`/api/cases/${opened.id}/packages`)).body.id)
  const labels = ({ contents }: { contents: { kind: string; label: string }[] }, kind: string) =>
    contents.filter((each) => each.kind === kind).map(({ label }) => label)
  const done = await build()
  expect(labels(done, 'exhibit')).toEqual([`Exhibit 1. ${envelope}`])
  expect(labels(done, 'byHand').join()).toContain(`${envelope}. The envelope itself is not printed.`)
  const file = await fetch(new URL(`/api/cases/${opened.id}/packages/${done.id}/file`, server.url), {
    headers: { cookie: attorney.cookie },
  })
  const pdf = await readPdf(new Uint8Array(await file.arrayBuffer()))
  const written = (kind: string) => {
    const entry = done.contents.find((each: { kind: string }) => each.kind === kind)
    return pdf.pages[entry.page - 1]?.text.replace(/\s+/g, ' ')
  }
  for (const sheet of ['cover', 'index']) expect(written(sheet), sheet).toContain(envelope)

  expect((await say({ waived: false })).body.state).toBe('asked')
  expect(await rule('V51')).toEqual([false, true])
  const without = await build()
  expect(labels(without, 'exhibit')).toEqual([])
  expect(without.missing).toContain('Exhibit “I-693 in its sealed envelope, unopened”: it is not in hand.')
})
