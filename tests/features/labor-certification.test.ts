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
    [CaseType.perm],
  )
  for (const { id } of open) if ((await firm.get(`/api/cases/${id}`)).status === 200) caseId ??= id
})

const calls = '/caseflowApi/caseflow'

test('a labor certification is saved, updated and got by the specification’s calls', async () => {
  const { body, status } = await firm.get(`${calls}/getCaseFlowPermByCaseId/${caseId}`)
  expect([status, body.formId, body.edition]).toEqual([200, 'eta-9089', '2020-07-16'])
  // The kind of occupation follows from the sub-type of the case.
  expect(body.values.filter(({ item }: { item: string | null }) => item === 'H.b.1')).toHaveLength(1)
  const about = `case/${caseId}`
  const said = (layoffs: boolean) => ({
    caseId,
    changes: [{ subject: about, answers: { 'case.layoffs': { value: layoffs } } }],
  })
  expect((await firm.post(`${calls}/createCaseFlowPerm`, said(true))).status).toBe(200)
  const updated = await firm.put(`${calls}/updateCaseFlowPerm`, said(false))
  expect(updated.body.known[about]['case.layoffs'].value).toBe(false)
})

test('form and appendix have their screens, and their PDF is a copy for the file', async () => {
  const { body: forms } = await firm.get(`/api/cases/${caseId}/forms`)
  const of = (wanted: string) => forms.items.find(({ formId }: { formId: string }) => formId === wanted)
  const [form, appendix] = [of('eta-9089'), of('eta-9089-appendix-a')]
  expect(form).toMatchObject({ built: true, path: `/visaCareAddCasePerm/${caseId}/${form.id}` })
  expect(appendix).toMatchObject({ built: true, path: `/visaCareAddCasePermAppendixA/${caseId}/${appendix.id}` })
  const made = await firm.post(`${calls}/permPdfGeneration/${caseId}`, {})
  expect([made.status, made.body.uploadFileName]).toEqual([200, expect.stringMatching(/^ETA-9089-.*\.pdf$/)])
})

test('a paper edition that is not for filing speaks against nothing: it is filed in FLAG', async () => {
  const { body } = await firm.get(`/api/cases/${caseId}/filing-check`)
  expect(body.findings.filter(({ rule }: { rule: string }) => rule === 'V31')).toEqual([])
})

test('what the Department of Labor issues is not written in a petition for an immigrant', async () => {
  const rows = await system().rows<{ edition: string }>(
    `select distinct f.edition from case_forms f join cases c on c.id = f.case_id
      where c.type_id = $1 and f.form_id = 'eta-9089'`,
    [CaseType.i140],
  )
  expect(rows).toEqual([{ edition: '' }])
})
