import { beforeAll, describe, expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { casesOf } from './support/cases.ts'

const server = serverOfFile()
beforeAll(() => keepAllBlanks(server.services))
const { system, change, companyId, personNamed } = recordsOf(server)
const { row, opened, move } = casesOf(server)

test('the specification’s calls read and move a case; the answer of a save has its id', async () => {
  const { id } = await opened()
  const employer = await server.as(3)
  for (const path of ['caseflow/getCaseflow', 'caseflowinitiation/getCaseDetails'])
    expect((await employer.get(`/caseflowApi/${path}/${id}`)).body).toMatchObject({
      ...{ id, caseTypeId: CaseType.h1b, caseMode: 'LEGAL', companyAutoId: await companyId('NORTHWIND') },
      statusName: 'Initiated',
    })
  const moved = await employer.post('/caseflowApi/workflow/create', { caseId: id, workflowStatusId: 2 })
  expect(moved.body).toMatchObject({ id, caseId: id, status: 2 })
  const attorney = await server.as(9)
  const back = await attorney.put('/caseflowApi/workflow/updateWorkflows', { caseId: id, statusId: 1 })
  expect(back.body).toMatchObject({ id, status: 1 })
})

test('on the specification’s paths every case says its status in the words of the table, and its stage beside it', async () => {
  const { id } = await opened({
    typeId: CaseType.contractReview,
    subType: 'msa',
    personId: undefined,
    channel: undefined,
  })
  await change(`update cases set status = 4, stage = 'ATTY_APPROVAL' where id = $1`, [id])
  const employer = await server.as(3)
  const company = await companyId('NORTHWIND')
  const own = (await employer.get(`/api/cases/${id}`)).body
  const listed = (await employer.get(`/caseflowApi/caseflow/getAllCaseflows/${company}?limit=200`)).body.items
  const one = (await employer.get(`/caseflowApi/caseflow/getCaseflow/${id}`)).body
  for (const file of [one, listed.find((each: { id: number }) => each.id === id)])
    expect(file).toMatchObject({
      ...{
        caseTypeId: CaseType.contractReview,
        companyAutoId: company,
        stage: 'ATTY_APPROVAL',
        stageName: own.stageName,
      },
      statusName: 'In Attorney Review',
    })
  expect(own.statusName).toBe(own.stageName)
})

describe('do it yourself', () => {
  test('the owner makes every move; asking for help and becoming LEGAL keep the facts', async () => {
    await change(`update companies set diy_access = 'Y' where code = 'NORTHWIND'`)
    const employee = await server.as(5)
    const asked = { typeId: 3, subType: '(C)(3)(B)', mode: 'DIY', personId: await personNamed('Priya') }
    const { id } = (await employee.post('/api/cases', asked)).body
    expect((await move(3, id, { to: 2 })).status).toBe(403)
    expect((await employee.post(`/api/cases/${id}/move`, { to: 2 })).status).toBe(200)
    expect((await employee.post(`/api/cases/${id}/move`, { to: 3, documentsWaived: 'I have them all.' })).status).toBe(
      200,
    )
    // Only an attorney waives what the pre-filing check finds.
    const blanks = await employee.post(`/api/cases/${id}/move`, { to: 5, errorsWaived: 'It will do.' })
    expect([blanks.status, blanks.body.error.code]).toEqual([409, 'ERRORS_OPEN'])
    expect(
      (await employee.post(`/api/cases/${id}/help`, { message: 'Am I eligible?' })).body.helpRequestedAt,
    ).not.toBeNull()
    const attorney = await server.as(9)
    const alone = (await employee.get(`/api/cases/${id}`)).body
    expect(alone.forms.map(({ formId }: { formId: string }) => formId)).toEqual(['i-765'])
    expect(alone.stages.map((stage: { status: number }) => stage.status)).not.toContain(4)
    expect((await attorney.get('/api/cases?help=true')).body.items.map((each: { id: number }) => each.id)).toContain(id)
    expect((await attorney.post(`/api/cases/${id}/legal`)).body).toMatchObject({
      mode: 'LEGAL',
      status: 4,
      attorneyName: 'Miriam LANE',
    })
    const together = (await attorney.get(`/api/cases/${id}`)).body
    expect(together.forms).toMatchObject([{ formId: 'g-28', side: 'beneficiary' }, { formId: 'i-765' }])
    expect(together.forms[0].percent, 'the firm’s data are known').toBeGreaterThan(0)
  })
})

describe('working together', () => {
  test('tasks move the ball, notes can be internal, messages reach the others', async () => {
    const { id } = await opened()
    const attorney = await server.as(9)
    const employer = await server.as(3)
    const task = (
      await attorney.post(`/api/cases/${id}/tasks`, {
        forWhom: 'employer',
        title: 'Send the support letter',
        dueOn: '2026-12-01',
      })
    ).body
    expect((await employer.get(`/api/cases/${id}`)).body).toMatchObject({ ball: 'employer' })
    expect((await employer.get(`/api/cases/${id}`)).body.standing).toContain('Send the support letter')
    const row = async (who: number) =>
      (await (await server.as(who)).get('/api/cases?limit=200')).body.items.find(
        (each: { id: number }) => each.id === id,
      )
    expect(await row(3)).toMatchObject({ ball: 'employer', todo: 'Send the support letter' })
    expect(await row(5), 'what the employer owes is not the family’s business').toMatchObject({ todo: '' })
    const readByFamily = (await (await server.as(5)).get(`/api/cases/${id}`)).body.standing
    expect(readByFamily).toContain(': finish an open task')
    expect((await (await server.as(5)).post(`/api/cases/${id}/tasks/${task.id}/done`)).status).toBe(403)
    expect((await employer.post(`/api/cases/${id}/tasks/${task.id}/done`)).body.doneAt).not.toBeNull()
    await attorney.post(`/api/cases/${id}/notes`, { text: 'Weak on specialty.', internal: true })
    await attorney.post(`/api/cases/${id}/notes`, { text: 'We have the degree.' })
    const notes = async (who: number) =>
      (await (await server.as(who)).get(`/api/cases/${id}`)).body.notes.map(({ text }: { text: string }) => text)
    expect(await notes(9)).toEqual(['We have the degree.', 'Weak on specialty.'])
    expect(await notes(3)).toEqual(['We have the degree.'])
    expect((await employer.post(`/api/cases/${id}/notes`, { text: 'x', internal: true })).status).toBe(403)
    await employer.post(`/api/cases/${id}/messages`, { text: 'Which address?' })
    const told = (await attorney.get('/api/my/notifications')).body.items.map(({ text }: { text: string }) => text)
    expect(told.some((text: string) => text.includes('Which address?'))).toBe(true)
  })

  test('a reported move raises AR-11 and the amendment test, once', async () => {
    const { id } = await opened()
    const employee = await server.as(5)
    const personId = await personNamed('Priya')
    const reply = await employee.post(`/api/people/${personId}/changes`, {
      kind: 'move',
      on: '2026-11-20',
      details: 'To Salem.',
    })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(new Set(reply.body.tasks.map(({ forWhom }: { forWhom: string }) => forWhom))).toEqual(new Set(['employee']))
    expect((await employee.get(`/api/cases/${id}`)).body.timeline[0].text).toBe(
      'A move on 11-20-2026 was reported. To Salem.',
    )
    const titles = async (who: number) =>
      (await (await server.as(who)).get(`/api/cases/${id}`)).body.tasks.map(({ title }: { title: string }) => title)
    expect(await titles(9)).toEqual(
      expect.arrayContaining([
        'Report the new address to USCIS (Form AR-11)',
        'Decide whether an amended petition is needed',
      ]),
    )
    expect(await titles(5), 'the amendment is the firm’s to weigh').toEqual([
      'Report the new address to USCIS (Form AR-11)',
    ])
    const twice = await system().rows(
      `select t.title from case_tasks t join cases k on k.id = t.case_id
        where k.person_id = $1 and t.source = 'report' group by t.title having count(*) > 1`,
      [personId],
    )
    expect(twice, 'one move is one task for each side, however many cases it touches').toEqual([])
    const again = await employee.post(`/api/people/${personId}/changes`, { kind: 'move', on: '2026-11-21' })
    expect(again.body.tasks).toEqual([])
  })

  test('options change the forms and never the status; fees and progress are worked out', async () => {
    const { id } = await opened()
    const attorney = await server.as(9)
    const after = (await attorney.call('PUT', '/caseflowApi/caseflow/updateCase', { caseId: id, premium: true })).body
    expect(after.status).toBe(1)
    const forms = (await attorney.get(`/api/cases/${id}`)).body.forms.map(({ formId }: { formId: string }) => formId)
    expect(forms[0]).toBe('i-907')
    const fees = (await attorney.get(`/api/cases/${id}/fees`)).body
    expect(fees.lines.map(({ code }: { code: string }) => code)).toContain('I907-A')
    expect((await attorney.get(`/api/cases/${id}/progress`)).body.items.length).toBeGreaterThan(1)
    expect((await (await server.as(5)).get(`/api/cases/${id}/fees`)).status).toBe(403)
  })
})

describe('several at once', () => {
  test('assign, remind, move and renew tell for each what became of it', async () => {
    const one = await opened()
    const two = await opened()
    const attorney = await server.as(9)
    const attorneyId = (
      await system().one<{ id: number }>('select id from users where role_id = 9 order by id limit 1')
    ).id
    const assigned = await (await server.as(10)).post('/api/cases/bulk/assign', { ids: [one.id, two.id], attorneyId })
    expect(assigned.body.results.every(({ done }: { done: boolean }) => done)).toBe(true)
    await move(3, one.id, { to: 2 })
    const moved = (await attorney.post('/api/cases/bulk/move', { ids: [one.id, two.id], to: 2 })).body.results
    expect(moved.map(({ done }: { done: boolean }) => done)).toEqual([false, true])
    const reminded = (await attorney.post('/api/cases/bulk/remind', { ids: [one.id] })).body.results
    expect(reminded[0].says).toBeTruthy()
    const done = await system().one<{ id: number }>(
      `select id from cases where outcome = 'Approved' and company_id = $1 order by id limit 1`,
      [await companyId('NORTHWIND')],
    )
    const renewed = (await (await server.as(3)).post('/api/cases/bulk/renewals', { ids: [done.id, two.id] })).body
      .results
    expect(renewed.map((each: { done: boolean }) => each.done)).toEqual([true, false])
    const again = (await (await server.as(3)).post('/api/cases/bulk/renewals', { ids: [done.id] })).body.results
    expect(again[0].says).toContain('renews it already')
    const kept = async () => (await (await server.as(3)).get(`/api/cases/${done.id}`)).body.renewalNumber
    const renewal = renewed[0].opened
    expect(await kept()).toBe(renewal.number)
    await move(9, renewal.id, { to: 9, outcome: 'Withdrawn', reason: 'Not needed after all.' })
    expect(await kept(), 'what was withdrawn renews nothing').toBe('')
    await (await server.as(9)).post(`/api/cases/${renewal.id}/undo`)
    expect(await kept()).toBe(renewal.number)
  })

  test('of several who owe something only the chosen one is reminded', async () => {
    const { id } = await opened()
    const firm = await server.as(10)
    type Person = { key: string; name: string; why: string }
    const able = async (): Promise<Person[]> => {
      const { cases } = (await firm.post('/api/cases/bulk/remindable', { ids: [id] })).body
      return cases[0].people.filter(({ why }: Person) => why === '')
    }
    const [one, ...others] = await able()
    expect(others.length).toBeGreaterThan(0)
    const [reply] = (await firm.post('/api/cases/bulk/remind', { ids: [id], people: [one?.key] })).body.results
    expect(reply.says).toBe(`Reminder sent to ${one?.name}`)
    expect((await able()).map(({ key }) => key)).toEqual(others.map(({ key }) => key))
  })

  test('an employee moves no cases together, not one by one either', async () => {
    const { id } = await opened()
    const before = await row(id)
    const refused = await (await server.as(5)).post('/api/cases/bulk/move', { ids: [id], to: 2 })
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'NOT_YOURS'])
    expect(await row(id)).toEqual(before)
  })

  test('a case out of sight is not found, and none is changed', async () => {
    const { id } = await opened()
    const blue = await system().one<{ id: number }>('select id from cases where company_id = $1 limit 1', [
      await companyId('BLUE'),
    ])
    const before = await row(id)
    expect((await (await server.as(3)).post('/api/cases/bulk/move', { ids: [id, blue.id], to: 2 })).status).toBe(404)
    expect(await row(id)).toEqual(before)
  })
})
