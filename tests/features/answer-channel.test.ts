import { expect, test } from 'vitest'
import { addDays, weekdayName } from '#formats/day.ts'
import { roll } from '#rules/calendar/business-days.ts'
import { ASSISTANT, ATTORNEY, casesOf, EMPLOYER } from '../setup/case-to-decide.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const cases = casesOf(() => server)
const { must, record, today, inDays, system } = cases

/** A case with a request for evidence whose answer is due on a Saturday, by the rule. */
async function noticed(more: object = {}) {
  await keepAllBlanks(server.services)
  await cases.knows('Priya', { 'person.statusExpiresOn': inDays(200) })
  const { id } = await cases.opened()
  await cases.receipted(id)
  await cases.change('update cases set filed_on = $2, receipt_on = $2 where id = $1', [id, inDays(-21)])
  const days = Array.from({ length: 7 }, (_, ago) => inDays(-ago))
  const noticeOn = days.find((day) => weekdayName(addDays(day, 87)) === 'Saturday') ?? today()
  must(await record(ASSISTANT, id, { event: 'rfe', noticeOn, answerChannel: 'paper', ...more }))
  return { id, saturday: addDays(noticeOn, 87) }
}
const change = async (who: number, id: number, channel: string | null) =>
  (await server.as(who)).put(`/api/cases/${id}/answer-channel`, { channel })
const itemDue = async (id: number) =>
  (
    await system().one<{ on: string }>(
      `select due_on as on from open_items where case_id = $1 and kind = 'date' and side = 'firm' and key like 'date:D-40%'`,
      [id],
    )
  ).on

test('an answer that leaves online after all is due on the Saturday itself: date, item, list and audit say so', async () => {
  const { id, saturday } = await noticed()
  expect(await itemDue(id)).toBe(roll(saturday))
  const changed = must(await change(ATTORNEY, id, 'online')) as unknown as {
    answer: { channel: string }
    items: { rule: string; dueOn: string }[]
  }
  expect(changed.answer).toEqual({ channel: 'online' })
  expect(changed.items.find(({ rule }) => rule === 'D-40')?.dueOn).toBe(saturday)
  expect(await itemDue(id)).toBe(saturday)
  expect(await cases.read(ATTORNEY, id)).toMatchObject({ rfeDueOn: saturday, nextDueOn: saturday })
  const [audited] = await system().rows<{ before: object; after: object }>(
    `select before, after from audit_events where operation = 'deadlines.answerChannel' order by at desc limit 1`,
  )
  expect(audited).toMatchObject({
    before: { answerChannel: 'paper', rfeDueOn: roll(saturday) },
    after: { answerChannel: 'online', rfeDueOn: saturday },
  })

  must(await change(ATTORNEY, id, 'paper'))
  expect(await itemDue(id)).toBe(roll(saturday))
})

test('a day that the notice prints stays; a client changes nothing; without a notice there is nothing to change', async () => {
  const printed = inDays(40)
  const { id } = await noticed({ dueOn: printed })
  must(await change(ATTORNEY, id, 'online'))
  expect(await cases.read(ATTORNEY, id)).toMatchObject({ rfeDueOn: printed })
  expect((await change(EMPLOYER, id, 'paper')).status).toBe(403)
  const { id: early } = await cases.opened()
  const refused = await change(ATTORNEY, early, 'paper')
  expect([refused.status, refused.body.error.message]).toEqual([409, 'No notice is open in this case.'])
})
