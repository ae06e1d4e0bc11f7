import { describe, expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Role } from '#formats/roles.ts'
import { rowsOf, serverForThisFile, signedInAs } from './support.ts'

// Promise 11: what the provider's staff may not, though it sees every tenant (decisions §2).
const server = serverForThisFile()
const one = async <R>(text: string) => {
  const [row] = await rowsOf<R>(server.current, text)
  if (!row) throw new Error(`the demo has nothing for: ${text}`)
  return row
}
const aDocument = () =>
  one<{ id: number; caseId: number; companyId: number }>(
    `select d.id, d.case_id as "caseId", d.company_id as "companyId" from documents d join users u on u.id = d.created_by
      where d.case_id is not null and u.role_id <> 2 order by d.id limit 1`,
  )

/** As the staff works in a company: with a reason, listed there. */
async function within(roleId: number, companyId: number) {
  const client = await signedInAs(server.current, roleId)
  const reply = await client.post('/api/session/company', { companyId, reason: 'Helping with a question of yours' })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return client
}

describe('the provider’s assistant', () => {
  test('deletes no document, no family member, no signature, no payment method', async () => {
    const { id, caseId, companyId } = await aDocument()
    const member = await one<{ id: number; companyId: number }>(
      `select id, company_id as "companyId" from people where household_person_id <> id and status = 'Active' order by id limit 1`,
    )
    const assistant = await within(Role.providerAssistant, companyId)
    expect((await assistant.call('DELETE', `/api/cases/${caseId}/documents/${id}`)).status).toBe(403)
    expect(await rowsOf(server.current, 'select 1 as there from documents where id = $1', [id])).toHaveLength(1)
    expect((await assistant.call('DELETE', `/api/companies/${companyId}/signature`)).status).toBe(403)
    await assistant.post('/api/session/confirm', { password: 'Demo@12345' })
    const pays = await assistant.post(`/api/companies/${companyId}/payment-method/remove`)
    expect([pays.status, pays.body.error.code]).toEqual([403, 'NOT_YOURS'])
    const inTheirs = await within(Role.providerAssistant, member.companyId)
    expect((await inTheirs.post(`/api/people/${member.id}/removal`, { reason: 'delete it' })).status).toBe(403)
  })

  test('sends an employee’s questions to the employee’s own address only', async () => {
    const { id, companyId, email } = await one<{ id: number; companyId: number; email: string }>(
      `select c.id, c.company_id as "companyId", u.email from cases c join users u on u.person_id = c.person_id
        where c.status < 4 and c.mode = 'LEGAL' order by c.id limit 1`,
    )
    const assistant = await within(Role.providerAssistant, companyId)
    const invite = (address: string) =>
      assistant.post(`/api/cases/${id}/questionnaire/invitations`, { audience: 'employee', email: address })
    expect((await invite('evil3@evil.example')).status).toBe(403)
    // To the own address nothing stands against it but that some forms ask nothing of the employee.
    expect(['NOTHING_ASKED', undefined]).toContain((await invite(email)).body.error?.code)
  })
})

test('what is internal to the firm is seen by nobody outside it, the provider’s staff included', async () => {
  const attorney = await signedInAs(server.current, Role.attorney)
  const { id, companyId } = (await attorney.get('/api/cases?limit=200')).body.items.find(
    // One that asks questions: a matter without any has nothing to remark on.
    ({ mode, typeId }: { mode: string; typeId: number }) => mode === 'LEGAL' && typeId === CaseType.h1b,
  )
  const secret = 'SECRETNOTE the case is weak'
  expect((await attorney.post(`/api/cases/${id}/notes`, { text: secret, internal: true })).status).toBe(200)
  const asked = (await attorney.get(`/api/cases/${id}/questionnaire`)).body
  const [subject, facts] = Object.entries(asked.known as Record<string, Record<string, unknown>>).find(
    ([, known]) => Object.keys(known).length > 0,
  ) ?? ['', {}]
  const remark = { subject, fact: Object.keys(facts)[0], text: secret, internal: true }
  const remarked = await attorney.post(`/api/cases/${id}/comments`, remark)
  expect(remarked.status, JSON.stringify(remarked.body)).toBe(200)
  const seen = async (roleId: number) => {
    const client = await signedInAs(server.current, roleId)
    const pages = [`/api/cases/${id}`, `/api/cases/${id}/questionnaire`]
    return Promise.all(pages.map(async (page) => JSON.stringify((await client.get(page)).body).includes(secret)))
  }
  expect(await seen(Role.attorney)).toEqual([true, true])
  for (const roleId of [Role.provider, Role.providerAssistant, Role.employer, Role.employerAssistant, Role.employee])
    expect(await seen(roleId), `role ${roleId}`).toEqual([false, false])
  const staff = await within(Role.provider, companyId)
  expect(JSON.stringify((await staff.get(`/api/cases/${id}`)).body)).not.toContain(secret)
  expect((await staff.post(`/api/cases/${id}/notes`, { text: 'x', internal: true })).status).toBe(403)
})
