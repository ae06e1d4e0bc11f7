import { beforeAll, expect, test } from 'vitest'
import { PRIORITY_DATE } from '#app/demo/case-facts.ts'
import { CaseType } from '#case-types/case-type.ts'
import type { TestClient } from '../setup/client.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
let firm: TestClient
let caseId: number
beforeAll(async () => {
  firm = await server.as(9)
  const open = await system().rows<{ id: number }>(
    'select id from cases where type_id = $1 and outcome is null and filed_on is null order by id',
    [CaseType.i140],
  )
  for (const { id } of open) if ((await firm.get(`/api/cases/${id}`)).status === 200) caseId ??= id
})

const calls = '/caseflowApi/caseflow'

test('an immigrant petition is saved, updated and got by the specification’s calls, in its own words', async () => {
  const { body, status } = await firm.get(`${calls}/getCaseFlowI140ByCaseId/${caseId}`)
  expect([status, body.formId, body.edition]).toEqual([200, 'i-140', '2024-06-07'])
  // The class follows from the sub-type of the case, and what is filed together from its forms.
  expect(body.values.filter(({ item }: { item: string | null }) => item === '2.1')).toHaveLength(1)
  expect(body.values.filter(({ item }: { item: string | null }) => item === '4.6.a')).toHaveLength(1)
  const about = `case/${caseId}`
  const said = (newPosition: boolean) => ({
    caseId,
    changes: [{ subject: about, answers: { 'case.newPosition': { value: newPosition } } }],
  })
  const created = await firm.post(`${calls}/createCaseFlowI140`, said(true))
  expect([created.status, created.body.message]).toEqual([200, 'I140Form Data Inserted Successfully... '])
  const updated = await firm.put(`${calls}/updateCaseFlowI140`, said(false))
  expect(updated.body.known[about]['case.newPosition'].value).toBe(false)
})

test('its screen has an address, and its PDF is made and kept with the case', async () => {
  const { body: forms } = await firm.get(`/api/cases/${caseId}/forms`)
  const i140 = forms.items.find(({ formId }: { formId: string }) => formId === 'i-140')
  expect(i140).toMatchObject({ built: true, path: `/visaCareAddCaseI140/${caseId}/${i140.id}` })
  const made = await firm.post(`${calls}/i140PdfGeneration/${caseId}`, {})
  expect([made.status, made.body.uploadFileName]).toEqual([200, expect.stringMatching(/^I-140-.*\.pdf$/)])
})

test('the ability to pay is entered year by year beside its rule, losses too, and asked for until then', async () => {
  const address = `/api/cases/${caseId}/filing-check`
  type Report = Record<'findings' | 'unchecked', { rule: string; sentence?: string; missing?: { fact: string }[] }[]>
  const about = (body: Report) => ({
    found: body.findings.flatMap(({ rule, sentence }) => (rule === 'V87' ? sentence : [])),
    open: body.unchecked.find(({ rule }) => rule === 'V87')?.missing?.map(({ fact }) => fact),
  })
  // The demo's has a year already.
  await firm.put(`${address}/answers`, { id: caseId, fact: 'case.payYears', value: null })
  const before = await firm.get(address)
  expect(about(before.body).open).toEqual(expect.arrayContaining(['case.officerLetter', 'case.payYears']))
  const missing = before.body.unchecked
    .find(({ rule }: { rule: string }) => rule === 'V87')
    .missing.find(({ fact }: { fact: string }) => fact === 'case.payYears')
  expect(missing.ask).toEqual({ type: 'records', options: [] })
  const year = Number(server.today().slice(0, 4))
  const row = { year, paid: 0, others: 0, netIncome: -4_000_000, source: 'Federal tax return' }
  // Each year counts from that of the priority date, which the demo's petition has.
  const first = Number(PRIORITY_DATE.slice(0, 4))
  const earlier = Array.from({ length: year - first }, (_, n) => ({ ...row, year: first + n, netIncome: 90_000_000 }))
  const said = await firm.put(`${address}/answers`, { id: caseId, fact: 'case.payYears', value: [...earlier, row] })
  expect(said.status, JSON.stringify(said.body)).toBe(200)
  expect(about(said.body)).toMatchObject({
    found: [expect.stringContaining('net income is -$40,000')],
    open: undefined,
  })
  const enough = [...earlier, { ...row, netCurrentAssets: 90_000_000 }]
  const paid = await firm.put(`${address}/answers`, { id: caseId, fact: 'case.payYears', value: enough })
  expect(about(paid.body)).toEqual({ found: [], open: undefined })
})

test('who applies for the visa abroad sees what a consulate takes, to be confirmed and in no total', async () => {
  const fees = async () => (await firm.get(`/api/cases/${caseId}/filing-fees`)).body
  const applyingBy = async (value: string) => {
    const answers = { 'case.residenceThrough': { value } }
    const changes = [{ subject: `case/${caseId}`, answers }]
    const saved = await firm.put(`${calls}/updateCaseFlowI140`, { caseId, changes })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  await applyingBy('Adjustment of status')
  const before = await fees()
  expect(before.abroad).toEqual([])
  await applyingBy('Visa abroad')
  const after = await fees()
  expect(after.abroad).toMatchObject([{ what: 'Immigrant visa, employment', cents: 34_500, confirmed: false }])
  expect(after.totalCents).toBe(before.totalCents)
  const administrator = await server.as(1)
  const confirmed = await administrator.post('/api/deadline-settings', {
    ...{ name: 'immigrantVisaFee', text: '360', source: 'travel.state.gov', confirmed: true },
  })
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
  expect((await fees()).abroad).toMatchObject([{ cents: 36_000, confirmed: true }])
})
