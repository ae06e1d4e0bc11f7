import { expect, test } from 'vitest'
import { showDate } from '#formats/dates.ts'
import { addDays, weekdayName } from '#formats/day.ts'
import { roll, rollBack } from '#rules/calendar/business-days.ts'
import { ASSISTANT, ATTORNEY, casesOf } from '../setup/case-to-decide.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const cases = casesOf(() => server)
const { must, record, today, inDays } = cases

/** Received three weeks ago; the notice of the last days whose answer falls on a Saturday. */
async function pending() {
  await keepAllBlanks(server.services)
  await cases.knows('Priya', { 'person.statusExpiresOn': inDays(200) })
  const { id } = await cases.opened()
  await cases.receipted(id)
  await cases.change('update cases set filed_on = $2, receipt_on = $2 where id = $1', [id, inDays(-21)])
  return id
}
const onSaturday = () => {
  const days = Array.from({ length: 7 }, (_, ago) => inDays(-ago))
  return days.find((day) => weekdayName(addDays(day, 87)) === 'Saturday') ?? today()
}
type Shown = { rule: string; dueOn: string; actBy: string | null; lastResortOn: string | null; explanation: string }
const answer = async (id: number) =>
  ((await cases.dates(ATTORNEY, id)) as unknown as Shown[]).find(({ rule }) => rule === 'D-40')

test('how the answer leaves decides whether its day moves to the next business day', async () => {
  const id = await pending()
  const noticeOn = onSaturday()
  const saturday = addDays(noticeOn, 87)
  const asked = async (more: string) =>
    must(
      await (await server.as(ATTORNEY)).get(`/api/cases/${id}/deadlines/notice?notice=rfe&noticeOn=${noticeOn}${more}`),
    )
  const due = async (more: string) => (await asked(more)).due as unknown as Shown
  expect((await due('&answerChannel=paper')).dueOn).toBe(roll(saturday))
  expect((await due('&answerChannel=paper')).explanation).toContain('is a Saturday')
  expect((await due('&answerChannel=online')).dueOn).toBe(saturday)
  expect(await due('')).toMatchObject({ dueOn: saturday, actBy: rollBack(saturday), lastResortOn: roll(saturday) })

  const kept = must(await record(ASSISTANT, id, { event: 'rfe', noticeOn, answerChannel: 'paper' }))
  expect(kept).toMatchObject({ rfeDueOn: roll(saturday), nextDueOn: roll(saturday) })
  expect(await answer(id)).toMatchObject({ dueOn: roll(saturday), actBy: null, lastResortOn: null })
})

test('while nobody said how, the legal day is the deadline and the business days stand beside it, in calendar and items', async () => {
  const id = await pending()
  const noticeOn = onSaturday()
  const saturday = addDays(noticeOn, 87)
  must(await record(ASSISTANT, id, { event: 'rfe', noticeOn }))
  expect(await answer(id)).toMatchObject({ dueOn: saturday, actBy: rollBack(saturday) })
  expect((await answer(id))?.explanation).toContain(`act by ${showDate(rollBack(saturday))}`)
  const { items } = must(await (await server.as(ATTORNEY)).get(`/api/deadlines?from=${saturday}&until=${saturday}`))
  const entry = (items as unknown as { caseId: number; title: string; details: string }[]).find(
    ({ caseId }) => caseId === id,
  )
  expect(entry?.title).toContain(`(act by ${showDate(rollBack(saturday))})`)
  expect(entry?.details).toContain(`Last resort: ${showDate(roll(saturday))}`)
  const { openItems } = await cases.read(ATTORNEY, id)
  const item = (openItems as unknown as { dueOn: string; dueWhy: string }[]).find(({ dueOn }) => dueOn === saturday)
  expect(item?.dueWhy).toContain('As a last resort')
})
