import { beforeAll, expect, test } from 'vitest'
import { Status } from '#case-types/status/statuses.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE, EMPLOYER } from './support/documents.ts'
import { lettersOf } from './support/letters.ts'
import { questionnaireOf } from './support/questionnaires.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { about, open, save, province } = questionnaireOf(server)
let { caseId, personId } = about
beforeAll(() => {
  ;({ caseId, personId } = about)
})

const toFirm = async () =>
  (
    await system().rows<{ title: string }>(
      `select title from open_items where case_id = $1 and kind = 'question' order by id`,
      [caseId],
    )
  ).map(({ title }) => title)
const post = async (who: number, at: string, body: object) =>
  (await server.as(who)).post(`/api/cases/${caseId}/${at}`, body)
const question = () => ({ subject: `person/${personId}`, fact: 'person.birthProvince' })

test('“I don’t know – ask the attorney” is open for the firm until somebody answers the question', async () => {
  const asked = await post(EMPLOYEE, 'comments', { ...question(), text: 'Which state?', asks: true })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  expect(await toFirm()).toEqual([expect.stringMatching(/asks: State or province of birth$/)])
  const told = (await (await server.as(ATTORNEY)).get('/api/my/notifications')).body.items
  expect(told[0].text).toMatch(/asks about “State or province of birth”/)
  expect((await save(EMPLOYEE, [province('Goa')])).status).toBe(200)
  expect(await toFirm()).toEqual([])
})

test('a remark of the firm answers it too, and tells who asked; one within the firm does not', async () => {
  await post(EMPLOYEE, 'comments', { ...question(), text: 'Sure?', asks: true })
  await post(ATTORNEY, 'comments', { ...question(), text: 'Look it up', internal: true })
  expect(await toFirm()).toHaveLength(1)
  await post(ATTORNEY, 'comments', { ...question(), text: 'As in the passport.' })
  expect(await toFirm()).toEqual([])
  const told = (await (await server.as(EMPLOYEE)).get('/api/my/notifications')).body.items
  expect(told[0].text).toMatch(/wrote about “State or province of birth”/)
})

test('a part that was sent is reopened by the firm when its author asks, and the author is told', async () => {
  const early = await post(EMPLOYEE, 'questionnaire/reopen-request', {})
  expect([early.status, early.body.error.code]).toEqual([409, 'NOT_SENT'])
  await post(EMPLOYEE, 'questionnaire/submit', { despiteMissing: true })
  const asked = await post(EMPLOYEE, 'questionnaire/reopen-request', { why: 'I have a new passport.' })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  expect(await toFirm()).toEqual([expect.stringMatching(/asks to reopen the employee’s answers$/)])
  // Where the firm gives it back it reads who asks, and why.
  const asking = (await open(ATTORNEY)).body.parts.find(({ audience }: { audience: string }) => audience === 'employee')
  expect(asking).toMatchObject({ reopenAskedByName: 'Priya NAIR', reopenWhy: 'I have a new passport.' })
  const reopened = await post(ATTORNEY, 'questionnaire/return', { audience: 'employee', message: 'Go ahead.' })
  expect(reopened.status).toBe(200)
  expect(await toFirm()).toEqual([])
  const { parts, about: ofCase } = (await open(EMPLOYEE)).body
  const own = parts.find(({ audience }: { audience: string }) => audience === 'employee')
  expect(own).toMatchObject({ status: 'Returned', reopenAskedAt: null })
  expect(ofCase).toMatchObject({ title: 'H-1B extension', attorney: expect.stringMatching(/^Miriam/) })
  expect((await (await server.as(EMPLOYEE)).get('/api/my/notifications')).body.items[0].text).toMatch(/Go ahead/)
})

type MissingFact = {
  name: string
  now: string | null
  answer: object | null
  asked: { of: string } | null
  ask: string
}

test('what a letter misses is asked once of who can answer it, and not once it is known', async () => {
  const { id: caseId } = await documentsOf(server).opened()
  const attorney = await server.as(ATTORNEY)
  const { file } = await lettersOf(server).making(attorney, caseId, { template: 'supportLetter' })
  const ask = () => attorney.post(`/api/letters/${file.id}/questions`, {})
  const factOf = async (name: string) =>
    (await attorney.get(`/api/letters/${file.id}/facts`)).body.facts.missing.find(
      (each: MissingFact) => each.name === name,
    )
  const dueOf = (side: string) =>
    system().rows<{ title: string }>(`select title from open_items where case_id = $1 and key = $2`, [
      ...[caseId, `questions:${side}`],
    ])
  const employer = await server.as(EMPLOYER)
  const submit = async () =>
    expect((await employer.post(`/api/cases/${caseId}/questionnaire/submit`, { despiteMissing: true })).status).toBe(
      200,
    )
  const duties = await factOf('employment.duties')
  expect(duties, 'an open part has it before them').toMatchObject({ asked: { of: 'NORTHWIND ANALYTICS' }, ask: null })
  await submit()
  expect(await dueOf('employer')).toEqual([])
  expect(await factOf('employment.duties')).toMatchObject({ asked: null, ask: 'NORTHWIND ANALYTICS' })
  const { subject, fact, version } = (await factOf('case.requestedFrom')).answer
  const changes = [{ subject, version, answers: { [fact]: { value: '2027-02-01' } } }]
  expect((await attorney.post(`/api/cases/${caseId}/answers`, { changes })).status).toBe(200)
  expect(await factOf('case.requestedFrom')).toMatchObject({ now: 'February 1, 2027', answer: null, ask: null })

  expect((await employer.post(`/api/letters/${file.id}/questions`, {})).status).toBe(403)
  const asked = await ask()
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const left = (asked.body.facts.missing as MissingFact[]).filter((each) => each.asked !== null)
  expect(left.map(({ name }) => name)).toContain('employment.duties')
  expect(left.map(({ name }) => name)).not.toContain('case.requestedFrom')
  expect((asked.body.facts.missing as MissingFact[]).every((each) => each.ask === null)).toBe(true)
  // The place of work is a city and a state.
  expect(await dueOf('employer')).toEqual([{ title: `Answer ${left.length + 1} questions` }])
  expect((await employer.get('/api/my/notifications')).body.items[0].text).toMatch(/please answer: .*Duties/)
  expect((await ask()).body.error.code).toBe('NOTHING_TO_ASK')

  const notKnown = [{ subject: duties.answer.subject, answers: { 'employment.duties': { not: 'unknown' } } }]
  expect((await employer.post(`/api/cases/${caseId}/answers`, { changes: notKnown })).status).toBe(200)
  expect(await dueOf('employer')).toEqual([{ title: `Answer ${left.length} questions` }])
  await submit()
  // Who does not know is not asked again; the firm may know it.
  expect(await factOf('employment.duties')).toMatchObject({
    now: null,
    asked: null,
    ask: null,
    answer: { fact: 'employment.duties' },
  })

  // After it was filed they owe what is asked for by name, and nothing else; of a closed case nobody is asked.
  const stands = (status: number) =>
    server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run('update cases set status = $2 where id = $1', [caseId, status]),
    )
  await stands(Status.receipted)
  const later = (await ask()).body.facts.missing.filter((each: MissingFact) => each.asked !== null)
  expect(later).toHaveLength(left.length - 1)
  expect(await dueOf('employer')).toEqual([{ title: `Answer ${left.length} questions` }])
  await stands(Status.initiated)
  await submit()
  await stands(Status.completed)
  expect((await ask()).body.error.code).toBe('NOT_TOLD')
})
