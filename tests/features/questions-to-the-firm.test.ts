import { beforeAll, expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { questionnaireOf } from './support/questionnaires.ts'

const EMPLOYEE = 5
const ATTORNEY = 9
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
