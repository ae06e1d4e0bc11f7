import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Status } from '#case-types/status/statuses.ts'
import { REFRESH_JOB } from '#preparation/deadlines/server/daily-round.ts'
import { deadlineJobs } from '#preparation/deadlines/server/jobs.ts'
import { ATTORNEY, casesOf, EMPLOYER } from '../setup/case-to-decide.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// Dates of other cases follow by a job; here it is done by hand.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const cases = casesOf(() => server)
const { inDays, system } = cases

type Known = Record<string, { value?: unknown; not?: string } | undefined>
const knownOf = async (personId: number) =>
  (
    await system().one<{ known: Known }>(
      `select known from fact_documents where subject = 'person' and subject_id = $1`,
      [personId],
    )
  ).known
const inRoster = async (personId: number) => {
  const { items } = (await (await server.as(EMPLOYER)).get('/api/employees?limit=100')).body
  const { status, workUntil } = items.find(({ id }: { id: number }) => id === personId)
  return { status, workUntil }
}
const STATUS = /^D-(1[0-8]|6[0-3])$/
const statusDates = async (caseId: number) =>
  (await cases.dates(ATTORNEY, caseId)).filter(({ rule }) => STATUS.test(rule)).map(({ title }) => title)

test('who has the green card by an approved Form I-485 is a resident on the record, in the roster and in every date', async () => {
  const petition = await system().one<{ id: number; firstName: string }>(
    `select k.id, p.first_name as "firstName" from cases k join people p on p.id = k.person_id join companies c on c.id = k.company_id
      where c.code = 'NORTHWIND' and k.type_id = 1 and k.outcome = 'Approved' and k.approval_notice = 'I-797A'
        and p.status = 'Active' order by k.id desc limit 1`,
  )
  const worker = await cases.personNamed(petition.firstName)
  const stays = [{ id: 's', status: 'H-1B', from: '2024-01-15' }]
  await cases.knows(petition.firstName, {
    'person.currentStatus': 'H-1B',
    'person.statusExpiresOn': inDays(200),
    'person.hOrLStays': stays,
  })
  const refresh = (caseId: number) => deadlineJobs[REFRESH_JOB]?.(server.services, { caseId } as never)
  await cases.change('update cases set valid_until = $2 where id = $1', [petition.id, inDays(200)])
  await refresh(petition.id)
  const before = await inRoster(worker.id)
  expect(before.status).toBe('H-1B')
  expect(before.workUntil).not.toBeNull()
  expect(await statusDates(petition.id)).not.toEqual([])

  const { id } = await cases.opened({ typeId: 6, subType: 'employment' }, petition.firstName)
  await cases.change(
    `update cases set status = $2, stage = 'RECEIPT_ISSUED', filed_on = $3, receipt_on = $3 where id = $1`,
    [id, Status.receipted, inDays(-100)],
  )
  const approval = { event: 'approval', decidedOn: inDays(-1) }
  cases.must(await cases.record(ATTORNEY, id, approval))

  const known = await knownOf(worker.id)
  expect(known['person.currentStatus']).toMatchObject({ value: 'Lawful permanent resident', source: 'document' })
  expect(known['person.statusExpiresOn']).toMatchObject({ not: 'notApplicable' })
  expect(known['person.hOrLStays']?.value).toEqual([{ ...stays[0], until: inDays(-1) }])
  expect(await inRoster(worker.id)).toEqual({ status: 'Lawful permanent resident', workUntil: null })
  expect((await cases.read(ATTORNEY, id)).authorizedUntil).toBeNull()
  await refresh(petition.id)
  expect(await statusDates(petition.id)).toEqual([])

  cases.must(await (await server.as(ATTORNEY)).post(`/api/cases/${id}/undo`))
  expect((await knownOf(worker.id))['person.currentStatus']).toMatchObject({ value: 'H-1B' })
  await refresh(petition.id)
  expect(await inRoster(worker.id)).toEqual(before)
  expect(await statusDates(petition.id)).not.toEqual([])
})

test('an upgrade puts on record who was approved before, and leaves others alone', async () => {
  const text = readFileSync('db/migrations/0277_residents_on_record.sql', 'utf8')
  const mending = /^with resident as[\s\S]*?;$/m.exec(text)?.[0] ?? ''
  const priya = await cases.personNamed('Priya')
  const { id } = await cases.opened({ typeId: 6, subType: 'employment' })
  await cases.change(mending)
  expect((await knownOf(priya.id))['person.currentStatus']?.value).not.toBe('Lawful permanent resident')
  await cases.change(`update cases set outcome = 'Approved', decided_on = $2 where id = $1`, [id, inDays(-30)])
  await cases.change(mending)
  await cases.change(mending)
  expect((await knownOf(priya.id))['person.currentStatus']).toMatchObject({
    value: 'Lawful permanent resident',
    source: 'migration',
  })
  expect(await inRoster(priya.id)).toEqual({ status: 'Lawful permanent resident', workUntil: null })
  const noted = await system().rows<{ after: { value: string } }>(
    `select after from fact_changes where subject_id = $1 and fact = 'person.currentStatus' and source = 'migration' and after ->> 'value' like 'Lawful%'`,
    [priya.id],
  )
  expect(noted).toHaveLength(1)
})
