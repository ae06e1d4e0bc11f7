import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { showDate } from '#formats/dates.ts'
import { addDays } from '#formats/day.ts'
import { ASSISTANT, ATTORNEY, casesOf, EMPLOYEE } from '../setup/case-to-decide.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  await keepAllBlanks(server.services)
})
afterAll(() => server?.stop())
const cases = casesOf(() => server)
const { must, record, today, inDays } = cases

async function pending() {
  await cases.knows('Priya', { 'person.statusExpiresOn': inDays(200) })
  const { id } = await cases.opened()
  await cases.receipted(id)
  return id
}
type Shown = { id: number; rule: string; dueOn: string; printedOn: string | null; overrideOn: string | null }
const answer = async (id: number) =>
  ((await cases.dates(ATTORNEY, id)) as unknown as Shown[]).find(({ rule }) => rule === 'D-40')

test('a request without a printed day is due by the rule, at once and everywhere, and nothing says it was printed', async () => {
  const id = await pending()
  const asked = must(await record(ASSISTANT, id, { event: 'rfe', noticeOn: today() })) as unknown as Record<
    string,
    string
  >
  const due = (await answer(id))?.dueOn ?? ''
  expect(due >= addDays(today(), 87)).toBe(true)
  expect(asked).toMatchObject({ rfeDueOn: due, nextDueOn: due })
  expect(await answer(id)).toMatchObject({ printedOn: null })
  for (const who of [EMPLOYEE, ATTORNEY])
    expect((await cases.read(who, id)).standing).toContain(`The answer to a notice is due ${showDate(due)}.`)
})

test('the printed day governs; a person sets an earlier one beside it, never a later one', async () => {
  const id = await pending()
  const printed = inDays(60)
  must(await record(ASSISTANT, id, { event: 'rfe', noticeOn: today(), dueOn: printed }))
  expect(await answer(id)).toMatchObject({ dueOn: printed, printedOn: printed })
  const attorney = await server.as(ATTORNEY)
  const path = `/api/cases/${id}/deadlines/${(await answer(id))?.id}`
  const later = await attorney.put(path, { on: inDays(67), reason: 'We need another week.' })
  expect([later.status, later.body.error.fields]).toEqual([
    400,
    { on: `The law gives until ${showDate(printed)}. Your own date can be earlier, never later.` },
  ])
  must(await attorney.put(path, { on: inDays(50), reason: 'The courier needs time.' }))
  expect(await answer(id)).toMatchObject({ dueOn: printed, overrideOn: inDays(50) })
  // Who answers reads that day; what the own side owes before it comes first.
  const { openItems } = (await cases.read(ATTORNEY, id)) as unknown as { openItems: { key: string; dueOn: string }[] }
  expect(openItems.find(({ key }) => key === 'date:D-40 response')?.dueOn).toBe(printed)
  const agenda = must(await attorney.get(`/api/deadlines?from=${printed}&until=${printed}`))
  const titles = (agenda.items as unknown as { caseId: number; title: string }[])
    .filter(({ caseId }) => caseId === id)
    .map(({ title }) => title)
  expect(titles.join()).toContain(`(internal date ${showDate(inDays(50))})`)
  // Answered, its days stand open nowhere, though somebody had set one.
  must(await cases.move(ATTORNEY, id, { to: 7, respondedOn: today() }))
  expect(await answer(id)).toBeUndefined()
})

test('a request that is older than the filing is refused by its field', async () => {
  const id = await pending()
  const old = await record(ASSISTANT, id, { event: 'rfe', noticeOn: inDays(-3), dueOn: inDays(60) })
  expect([old.status, Object.keys(old.body.error.fields)]).toEqual([400, ['noticeOn']])
  const neither = await record(ASSISTANT, id, { event: 'rfe' })
  expect([neither.status, Object.keys(neither.body.error.fields)]).toEqual([400, ['noticeOn']])
})

test('what if it were filed too late names every deadline missed, by how many days, and what follows', async () => {
  await cases.knows('Priya', { 'person.statusExpiresOn': inDays(40) })
  const { id } = await cases.opened()
  const attorney = await server.as(ATTORNEY)
  const ask = async (days: number) =>
    (await attorney.get(`/api/cases/${id}/deadlines/what-if?filedOn=${inDays(days)}`)).body.missed
  expect(await ask(30)).toEqual([])
  const missed = await ask(45)
  expect(missed).toContainEqual({
    ...{ rule: 'D-10', part: 'latest receipt', title: 'USCIS must have the extension by', dueOn: inDays(40) },
    daysLate: 5,
    consequence: expect.stringContaining('work must stop'),
  })
})
