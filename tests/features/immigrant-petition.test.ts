import { beforeAll, expect, test } from 'vitest'
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
