import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { ATTORNEY, casesOf, EMPLOYER } from '../setup/case-to-decide.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  await keepAllBlanks(server.services)
})
afterAll(() => server?.stop())
const cases = casesOf(() => server)
const { must, move, inDays } = cases

const standing = async (personId: number) =>
  must(await (await server.as(EMPLOYER)).get(`/api/employees/${personId}`)) as unknown as {
    workUntil: string
    workBy: string
  }

test('a withdrawn transfer says one thing everywhere: work ended that day, 60 days remain', async () => {
  const { id: personId } = await cases.personNamed('Priya')
  await cases.knows('Priya', { 'person.statusExpiresOn': inDays(200) })
  const { id } = await cases.opened({ subType: 'transfer' })
  await cases.receipted(id)
  await cases.change('update cases set filed_on = $2, receipt_on = $2 where id = $1', [id, inDays(-20)])
  const withdrawal = { to: 9, outcome: 'Withdrawn', reason: 'The offer was taken back.', withdrawalLetterSigned: true }
  const early = await move(ATTORNEY, id, { ...withdrawal, decidedOn: inDays(-30) })
  expect([early.status, Object.keys(early.body.error?.fields ?? {})]).toEqual([400, ['decidedOn']])
  // The letter went out last week: the day is asked for, not the day of typing.
  const day = inDays(-7)
  must(await move(ATTORNEY, id, { ...withdrawal, decidedOn: day }))
  const dates = await cases.dates(ATTORNEY, id)
  const dated = (rule: string, part: string) => dates.find((each) => each.rule === rule && each.part === part)?.dueOn
  expect([dated('D-13', 'work ended'), dated('D-11', 'grace'), dated('D-82', 'termination notice')]).toEqual([
    day,
    inDays(53),
    addBusinessDays(day, 5),
  ])
  expect(await standing(personId)).toMatchObject({ workUntil: day, workBy: 'date:D-13 work ended' })
  expect(await cases.read(EMPLOYER, id)).toMatchObject({ authorizedUntil: day })
})
