import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { joined } from '#paper/bytes.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { markPackageFiled, packageById } from '#paperwork/packages/server/package-store.ts'
import { closeForms, reopenForms } from '#preparation/case-forms/server/filed-store.ts'
import type { TestClient } from '../setup/client.ts'
import { keepBlank } from '../setup/library.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { firstCaseOf } from './support/first-case.ts'

const server = serverOfFile()
const { system, change } = recordsOf(server)
let attorney: TestClient
let caseId: number
let personId: number
beforeAll(async () => {
  ;({ caseId, personId } = await firstCaseOf(server, 'employee@visacare.demo'))
  attorney = await server.as(9)
})

const view = (client: TestClient, formId: string) => client.get(`/api/cases/${caseId}/form?formId=${formId}`)
const events = async (operation: string) =>
  (await system().one<{ n: number }>('select count(*) as n from audit_events where operation = $1', [operation])).n

/** A PDF as bytes: the test client reads texts. */
async function pdfOf(client: TestClient, path: string, body: object): Promise<Uint8Array> {
  const response = await fetch(new URL(path, server.url), {
    method: 'POST',
    headers: { cookie: client.cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return new Uint8Array(await response.arrayBuffer())
}

const textOf = async (pdf: Uint8Array) => (await readPdf(pdf)).pages.map(({ text }) => text).join(' ')

describe('the PDF', () => {
  test('is a proof while the library has no blank, and refused for filing', async () => {
    const asked = (body: object) => attorney.post(`/api/cases/${caseId}/form/pdf`, { formId: 'g-28', ...body })
    const refused = await asked({ kind: 'flat' })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'PROOF_ONLY'])
    expect(refused.body.error.message).toContain('not in the form library')
    const { body } = await view(attorney, 'g-28')
    const texts = body.values.flatMap(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : []))
    for (const kind of ['proof', undefined]) {
      const pdf = await readPdf(await pdfOf(attorney, `/api/cases/${caseId}/form/pdf`, { formId: 'g-28', kind }))
      expect(pdf.info.Title).toMatch(/^Proof, not the official form: Form G-28/)
      expect(pdf.pages).toHaveLength(4)
      for (const { text } of pdf.pages) expect(text).toContain('Proof, not the official form')
      expect(pdf.pages[0]?.text).toContain(texts.find((text: string) => text.length > 4))
    }
    const editable = await readPdf(
      await pdfOf(attorney, `/api/cases/${caseId}/form/pdf`, { formId: 'g-28', kind: 'editable' }),
    )
    expect(editable.info.Title).toMatch(/^Proof/)
    const sheet = await pdfOf(attorney, `/api/cases/${caseId}/form/pdf`, { formId: 'g-28', kind: 'sheet' })
    expect(await textOf(sheet)).toContain('answer sheet')
  })

  test('is shown on its proof pages, and an administrator is led to the form library', async () => {
    const layout = async (who: TestClient) => (await who.get('/api/form-layouts/g-28?edition=2018-09-17')).body
    const { available, proof, pages } = await layout(attorney)
    expect([available, proof, pages.length]).toEqual([true, { mayAddBlank: false }, 4])
    expect((await layout(await server.as(1))).proof).toEqual({ mayAddBlank: true })
    const names = pages.flatMap(({ boxes }: { boxes: { name: string }[] }) => boxes.map(({ name }) => name))
    const { body } = await view(attorney, 'g-28')
    for (const { field } of body.values) expect(names).toContain(field)
    expect((await attorney.get('/api/form-blanks/g-28?edition=2018-09-17')).status).toBe(200)
    expect((await attorney.get('/api/form-blanks/g-28?edition=1999-01-01')).status).toBe(404)
    // A day after the edition is none either: nothing is drawn, and kept, for each day that somebody asks for.
    expect((await attorney.get('/api/form-blanks/g-28?edition=2999-01-01')).status).toBe(404)
    expect((await attorney.get('/api/form-layouts/g-28?edition=2999-01-01')).body.available).toBe(false)
  })

  test('that is kept with the case says in its name that it is a proof', async () => {
    const { body } = await attorney.post(`/api/cases/${caseId}/form/generate`, { formId: 'i-129' })
    expect(body.uploadFileName).toMatch(/^I-129-.*-proof\.pdf$/)
    expect(body.kind).toBe('sheet')
  })

  test('is the official form once there is one: editable or flat, in clear, on record', async () => {
    await keepBlank(server.services, 'g-28')
    const before = await events('caseForms.pdf')
    const editable = await pdfOf(attorney, '/caseflowApi/caseflow/g28PdfGeneration', { caseId, kind: 'editable' })
    const { pages } = await readPdf(editable)
    const filled = pages.flatMap(({ widgets }) => widgets.map(({ fieldValue }) => fieldValue))
    const { body } = await view(attorney, 'g-28')
    for (const { value } of body.values) if (typeof value === 'string') expect(filled.flat()).toContain(value)
    const flat = await readPdf(await pdfOf(attorney, `/api/cases/${caseId}/form/pdf`, { formId: 'g-28' }))
    expect(flat.pages.every(({ widgets }) => widgets.length === 0)).toBe(true)
    expect(await events('caseForms.pdf')).toBe(before + 2)
    const layout = await attorney.get('/api/form-layouts/g-28?edition=2018-09-17')
    expect([layout.body.available, layout.body.proof, layout.body.pages.length]).toEqual([true, null, 4])
  })

  test('is kept with the case when it is generated, and can be fetched again', async () => {
    const { status, body } = await attorney.post(`/caseflowApi/caseflow/g28PdfGenerationNew/${caseId}`)
    expect([status, body.kind]).toEqual([200, 'flat'])
    expect(body.uploadFileName).toMatch(/^G-28-/)
    const response = await fetch(new URL(`/api/cases/${caseId}/form/file?formId=g-28`, server.url), {
      headers: { cookie: attorney.cookie },
    })
    expect(
      joined([new Uint8Array(await response.arrayBuffer())])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await attorney.get(`/fileUploadApi/fileupload/getFile/${body.uploadFilePath}`)).status).toBe(200)
    const { body: list } = await attorney.get(`/api/cases/${caseId}/forms`)
    expect(list.items.find(({ formId }: { formId: string }) => formId === 'g-28')).toMatchObject({
      status: 'Generated',
    })
  })
})

describe('a form that was filed', () => {
  const subject = () => `person/${personId}`
  const answer = (answers: object) =>
    attorney.post(`/api/cases/${caseId}/answers`, { changes: [{ subject: subject(), answers }] })
  const valuesOf = (body: { values: { value: string | true }[] }) => body.values.map(({ value }) => value)
  const touches = async () =>
    (await attorney.get(`/api/facts/touches?subject=${subject()}&fact=person.birthProvince`)).body.filed[0]

  test('stays as it was filed, on the screen and as PDF; today’s answers are named', async () => {
    await keepBlank(server.services, 'i-129')
    await answer({ 'person.birthProvince': { value: 'Kerala' }, 'person.ssn': { value: '219-09-9999' } })
    const started = await attorney.post(`/api/cases/${caseId}/packages`)
    const path = `/api/cases/${caseId}/packages/${started.body.id}`
    await expect.poll(async () => (await attorney.get(path)).body.status, { timeout: 120_000 }).toBe('Ready')
    await server.services.database.transaction({ kind: 'system' }, async (tx) => {
      const found = await packageById(tx, caseId, started.body.id)
      const filing = { filedOn: '2026-11-14', proofOfFiling: '1Z', channel: 'paper', byName: 'Miriam LANE' } as const
      await markPackageFiled(tx, found, { ...filing, at: server.clock.now() })
      await closeForms(tx, caseId)
    })
    expect((await touches()).changedSince).toBe(false)
    await answer({ 'person.birthProvince': { value: 'Goa' }, 'person.ssn': { value: '457-55-5462' } })

    const { body } = await view(attorney, 'i-129')
    expect(body.filed).toMatchObject({ on: '2026-11-14', byName: 'Miriam LANE', package: 1 })
    expect(body.filed.changedSince).toContain('State or province of birth')
    expect(body.known[subject()]['person.birthProvince'].value).toBe('Kerala')
    expect(valuesOf(body)).toContain('Kerala')
    expect(valuesOf(body)).not.toContain('Goa')
    expect(JSON.stringify(body)).not.toMatch(/219099999|457555462/)
    const { body: revealed } = await attorney.post(`/api/cases/${caseId}/form/reveal`, { formId: 'i-129' })
    expect(valuesOf(revealed)).toContain('219099999')
    const text = await textOf(await pdfOf(attorney, `/api/cases/${caseId}/form/pdf`, { formId: 'i-129' }))
    expect([text.includes('Kerala'), text.includes('Goa')]).toEqual([true, false])
    expect((await touches()).changedSince).toBe(true)
  })

  test('is contradicted no more once the answer is what it was', async () => {
    await answer({ 'person.birthProvince': { value: 'Kerala' } })
    expect((await touches()).changedSince).toBe(false)
    expect((await view(attorney, 'i-129')).body.filed.changedSince).not.toContain('State or province of birth')
    await server.services.database.transaction({ kind: 'system' }, (tx) => reopenForms(tx, caseId))
    expect((await view(attorney, 'i-129')).body.filed).toBeNull()
  })
})

test('Form G-1145 is put into a case by hand and taken out again', async () => {
  const { body } = await attorney.post(`/api/cases/${caseId}/forms`, { formId: 'g-1145' })
  const shown = async () =>
    (await attorney.get(`/api/cases/${caseId}`)).body.forms.find(
      ({ formId }: { formId: string }) => formId === 'g-1145',
    )
  expect(await shown()).toMatchObject({ id: body.id, addedByHand: true })
  await attorney.delete(`/api/cases/${caseId}/forms/${body.id}`)
  expect(await shown()).toBeUndefined()
})

test('whether an edition is taken goes by the day the case is planned to go out, not by today', async () => {
  await keepBlank(server.services, 'g-28')
  const inDays = (days: number) => addDays(server.today(), days)
  await change(
    `update form_editions set taken_until = $1, confirmed = true, basis = 'postmark' where form_id = 'g-28'`,
    [inDays(10)],
  )
  const seen = async () => {
    const { body } = await attorney.get(`/api/cases/${caseId}/form?formId=g-28`)
    const pdf = await attorney.post(`/api/cases/${caseId}/form/pdf`, { formId: 'g-28', kind: 'flat' })
    const details = (await attorney.get(`/api/cases/${caseId}`)).body
    const listed = details.forms.find((each: { formId: string }) => each.formId === 'g-28')
    return [body.editionStatus.flag, listed.editionStatus.flag, pdf.body?.error?.code]
  }
  const plan = (fileOn: string) =>
    change(
      `insert into case_filing_plans (company_id, law_firm_id, household_person_id, person_id, case_id, file_on)
       select company_id, law_firm_id, household_person_id, person_id, id, $2 from cases where id = $1
       on conflict (case_id) do update set file_on = excluded.file_on`,
      [caseId, fileOn],
    )
  await plan(inDays(10))
  expect((await seen()).slice(0, 2)).toEqual(['current', 'current'])
  await plan(inDays(11))
  expect(await seen()).toEqual(['superseded', 'superseded', 'NOT_FOR_FILING'])
})
