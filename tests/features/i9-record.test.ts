import { expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { casesOf } from './support/cases.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { opened } = casesOf(server)

const SHOWN = [
  { id: 'a', list: 'A', title: 'Foreign Passport', authority: 'India', number: 'Z7654321', expiresOn: '2031-06-30' },
  { id: 'b', list: 'A', title: 'Form I-94', authority: 'CBP', number: '998877665A1', expiresOn: '2027-05-15' },
]

test('the record of Form I-9 belongs to the employment; the law firm of the employer sees nothing of it', async () => {
  const employer = await server.as(3)
  const { id } = await opened({ typeId: 12, subType: 'hire', channel: undefined })
  const { employmentId, companyId, personId } = await system().one<Record<string, number>>(
    'select employment_id as "employmentId", company_id as "companyId", person_id as "personId" from cases where id = $1',
    [id],
  )
  const record = `i9/${employmentId}`
  const changes = [
    { subject: record, answers: { 'i9.documents': { value: SHOWN }, 'i9.examinedRemotely': { value: false } } },
  ]
  const saved = await employer.post(`/api/cases/${id}/answers`, { changes })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)

  // The employer has it on the form, another case of the same employment does not have it.
  const seen = await employer.get(`/api/cases/${id}/form?formId=i-9`)
  expect(JSON.stringify(seen.body)).toContain('Foreign Passport')
  const petition = await opened()
  expect(JSON.stringify((await employer.get(`/api/cases/${petition.id}/questionnaire`)).body)).not.toContain(
    'Foreign Passport',
  )

  // Nobody of the firm: not the form, not the questions, not the history, with the company selected neither.
  for (const role of [9, 10]) {
    const firm = await server.as(role)
    await firm.post('/api/session/company', { companyId })
    const paths = [`/api/cases/${id}/form?formId=i-9`, `/api/cases/${id}/questionnaire`, `/api/people/${personId}`]
    for (const path of [...paths, `/api/employments/${employmentId}/history`])
      expect([path, JSON.stringify((await firm.get(path)).body)]).toEqual([
        path,
        expect.not.stringMatching(/Foreign Passport|7654321|998877665/),
      ])
    expect((await firm.get(`/api/cases/${id}/form?formId=i-9`)).status).toBe(404)
  }

  const kept = await system().rows<{ subject: string }>(
    'select subject from fact_documents where subject_id = $1 and known ? $2',
    [employmentId, 'i9.documents'],
  )
  expect(kept).toEqual([{ subject: 'i9' }])
})

test('Form I-9 is filed with nobody: there is no package of it', async () => {
  const { id } = await opened({ typeId: 12, subType: 'hire', channel: undefined })
  const built = await (await server.as(9)).post(`/api/cases/${id}/packages`, {})
  expect([built.status, built.body.error?.code]).toEqual([409, 'NOTHING_TO_FILE'])
})
