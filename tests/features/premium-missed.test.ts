import { expect, test } from 'vitest'
import { DAILY_JOB, REFRESH_JOB } from '#preparation/deadlines/server/daily-round.ts'
import { deadlineJobs } from '#preparation/deadlines/server/jobs.ts'
import { ASSISTANT, ATTORNEY, casesOf } from '../setup/case-to-decide.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// The morning's round is run by hand.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const cases = casesOf(() => server)
const { must, record, inDays, today, system } = cases

const morning = () => deadlineJobs[DAILY_JOB](server.services)
const missed = (caseId: number) =>
  system().rows<{ side: string; kind: string; title: string; dueOn: string }>(
    `select side, kind, title, due_on as "dueOn" from open_items where case_id = $1 and key = 'date:D-43 clock missed' order by side`,
    [caseId],
  )

test('the morning after the premium clock ran out the firm has it to do, and the employer reads that USCIS is late; what comes too late does not end it', async () => {
  await keepAllBlanks(server.services)
  await cases.knows('Priya', { 'person.statusExpiresOn': inDays(200) })
  const { id } = await cases.opened({ premium: true })
  await cases.receipted(id)
  await morning()
  expect(await missed(id)).toEqual([])

  // Six weeks pass without a word of the agency.
  await cases.change('update cases set filed_on = $2, receipt_on = $2 where id = $1', [id, inDays(-42)])
  await cases.change(`update case_deadlines set due_on = $2 where case_id = $1 and rule = 'D-43'`, [id, inDays(-15)])
  await morning()
  const [told, item, ...others] = await missed(id)
  expect(others).toEqual([])
  expect(told).toMatchObject({ side: 'employer', kind: 'date', title: expect.stringContaining('USCIS is late') })
  expect(item).toMatchObject({ side: 'firm', kind: 'task', title: expect.stringContaining('premium fee back') })
  expect((item?.dueOn ?? today()) < today()).toBe(true)
  const { openItems } = await cases.read(ATTORNEY, id)
  expect((openItems as unknown as { title: string }[]).map(({ title }) => title)).toContain(item?.title)
  await morning()
  expect(await missed(id)).toHaveLength(2)

  const stays = async () => {
    await deadlineJobs[REFRESH_JOB]?.(server.services, { caseId: id } as never)
    expect((await missed(id)).map(({ title }) => title)).toEqual([
      expect.stringContaining('USCIS answered late'),
      expect.stringContaining('premium fee back'),
    ])
  }
  must(await record(ASSISTANT, id, { event: 'rfe', noticeOn: today(), answerChannel: 'paper' }))
  await stays()
  must(await record(ATTORNEY, id, { event: 'denial', decidedOn: today() }))
  await stays()
})

test('the morning after the last day for an appeal nobody is late with it, and the day stays among the dates', async () => {
  const { id } = await cases.opened()
  await cases.receipted(id)
  must(await record(ATTORNEY, id, { event: 'denial', decidedOn: today() }))
  const appeal = () =>
    system().rows<{ key: string }>(`select key from open_items where case_id = $1 and key = 'date:D-42 appeal'`, [id])
  expect((await appeal()).length).toBeGreaterThan(0)
  // Forty days pass, and nobody says that an appeal went out.
  await cases.change('update cases set decided_on = $2 where id = $1', [id, inDays(-40)])
  await cases.change(
    `update case_deadlines set due_on = $2, last_resort_on = null where case_id = $1 and rule = 'D-42'`,
    [...[id, inDays(-7)]],
  )
  await morning()
  expect(await appeal()).toEqual([])
  const dates = await cases.dates(ATTORNEY, id)
  expect(dates.find(({ rule }) => rule === 'D-42')?.title).toBe('Appeal day passed, none recorded')
})
