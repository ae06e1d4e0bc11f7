import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { showDate } from '#formats/dates.ts'
import { ATTORNEY, casesOf, EMPLOYEE, EMPLOYER } from '../setup/case-to-decide.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  await keepAllBlanks(server.services)
})
afterAll(() => server?.stop())
const cases = casesOf(() => server)
const { inDays, today, must, move, record } = cases

/** An extension for Priya with the agency; her I-94 ends so many days from now. */
async function pending(i94EndsIn: number) {
  await cases.knows('Priya', { 'person.statusExpiresOn': inDays(i94EndsIn) })
  const { id } = await cases.opened()
  await cases.receipted(id)
  return id
}

test('a decision without its day is refused by the name of its field, on every way, and nothing is kept', async () => {
  const id = await pending(60)
  const kept = () =>
    cases.system().one(
      `select status, stage, outcome, decided_on, version, (select count(*) from case_events e where e.case_id = k.id),
              (select count(*) from case_moves m where m.case_id = k.id) as moves from cases k where id = $1`,
      [id],
    )
  const before = await kept()
  const attorney = await server.as(ATTORNEY)
  const withdrawal = { to: 9, outcome: 'Withdrawn', reason: 'No longer needed.', withdrawalLetterSigned: true }
  const replies = [
    await record(ATTORNEY, id, { event: 'denial' }),
    await move(ATTORNEY, id, { to: 9, outcome: 'Denied' }),
    await move(ATTORNEY, id, { stage: 'DENIED' }),
    await attorney.post('/caseflowApi/workflow/create', { caseId: id, workflowStatusId: 9, outcome: 'Denied' }),
    await attorney.put('/caseflowApi/workflow/updateWorkflows', { caseId: id, statusId: 9, outcome: 'Denied' }),
    await move(ATTORNEY, id, withdrawal),
  ]
  for (const [way, { status, body }] of replies.entries())
    expect([way, status, Object.keys(body.error.fields ?? {})]).toEqual([way, 400, ['decidedOn']])
  const { results } = must(await attorney.post('/api/cases/bulk/move', { ids: [id], to: 9, outcome: 'Denied' }))
  expect(results).toMatchObject([{ done: false, says: 'Enter the day of the decision, as the notice says.' }])
  expect(await kept()).toEqual(before)
})

describe('what a decision leaves', () => {
  test('a denial with a running I-94 leaves the I-94, and the day of an appeal is the next one', async () => {
    const id = await pending(60)
    must(await record(ATTORNEY, id, { event: 'denial', decidedOn: today() }))
    const left = (await cases.dates(EMPLOYER, id)).filter(({ rule }) => rule === 'D-13' || rule === 'D-42')
    expect(left.map(({ title, dueOn }) => [title, dueOn])).toEqual([
      ['Appeal or motion (I-290B) must be received by', expect.any(String)],
      ['Without the extension, authorized to work until', inDays(60)],
    ])
    expect(await cases.read(EMPLOYER, id)).toMatchObject({
      nextDueTitle: expect.stringContaining(left[0]?.title ?? ''),
      nextDueOn: left[0]?.dueOn,
    })
    const { openItems } = (await (await server.as(ATTORNEY)).get(`/api/cases/${id}`)).body
    const todo = openItems.filter(
      ({ kind, side }: { kind: string; side: string }) => kind !== 'date' && side === 'attorney',
    )
    expect(todo).toMatchObject([{ title: 'Decide: motion, appeal or new petition', dueOn: left[0]?.dueOn }])
    // Whoever closes it gives that day up: they say so, one by one and many at a time.
    const says = `An appeal or motion (I-290B) can still be filed until ${showDate(left[0]?.dueOn ?? '')}. Confirm that none will be, then close the case.`
    expect((await move(ATTORNEY, id, { to: 10 })).body.error).toMatchObject({ code: 'APPEAL_OPEN', message: says })
    const attorney = await server.as(ATTORNEY)
    const together = { ids: [id], to: 10 }
    expect(must(await attorney.post('/api/cases/bulk/move', together)).results).toMatchObject([{ done: false, says }])
    expect((await cases.read(ATTORNEY, id)).status).toBe(9)
    const confirmed = must(await attorney.post('/api/cases/bulk/move', { ...together, noAppeal: true }))
    expect(confirmed.results).toMatchObject([{ done: true }])
    expect((await cases.read(ATTORNEY, id)).status).toBe(10)
  })

  test('a denial after the I-94 says when work ended, and hides no appeal', async () => {
    const id = await pending(60)
    await cases.knows('Priya', { 'person.statusExpiresOn': inDays(-5) })
    await cases.change('update cases set filed_on = $2, receipt_on = $2 where id = $1', [id, inDays(-20)])
    must(await record(ATTORNEY, id, { event: 'denial', decidedOn: today() }))
    const ended = (await cases.dates(ATTORNEY, id)).find(({ title }) => title === 'Work by this petition ended on')
    expect(ended?.dueOn).toBe(today())
    expect(JSON.stringify((await cases.read(ATTORNEY, id)).openItems)).toContain('I-290B')
  })

  test('a withdrawal leaves the I-94', async () => {
    const id = await pending(60)
    const withdrawal = { to: 9, outcome: 'Withdrawn', reason: 'No longer needed.', withdrawalLetterSigned: true }
    must(await move(ATTORNEY, id, { ...withdrawal, decidedOn: today() }))
    expect((await cases.read(EMPLOYEE, id)).nextDueOn).toBe(inDays(60))
  })

  // Last: what it approves is what later cases of the same person renew.
  test('an approval says until when, to worker, employer and firm alike; nothing ends today', async () => {
    const id = await pending(40)
    const until = inDays(300)
    must(
      await record(ATTORNEY, id, {
        ...{
          event: 'approval',
          decidedOn: today(),
          approvalNotice: 'I-797A',
          validFrom: inDays(41),
          validUntil: until,
        },
        i94s: { [(await cases.personNamed('Priya')).id]: { number: '123456789A1', until } },
      }),
    )
    for (const who of [EMPLOYEE, EMPLOYER, ATTORNEY]) {
      const file = await cases.read(who, id)
      expect(file.openItems).toContainEqual(
        expect.objectContaining({ title: 'Authorized to work until', dueOn: until, ends: true }),
      )
      expect(file.standing).toContain(`Approved, valid until ${showDate(until)}`)
    }
    const agenda = must(await (await server.as(EMPLOYEE)).get(`/api/deadlines?from=${today()}&until=${today()}`))
    const ofCase = (agenda.items as unknown as { caseId: number; title: string }[]).filter(
      ({ caseId }) => caseId === id,
    )
    expect(ofCase.filter(({ title }) => /work/i.test(title))).toEqual([])
    expect((await cases.dates(ATTORNEY, id)).filter(({ part }) => part === 'pay begins')).toEqual([])
  })
})

test('what people wanted done before a filing is closed by that name with it, and open again when it is taken back', async () => {
  const { id } = await cases.opened()
  const attorney = await server.as(ATTORNEY)
  const print = 'Print the pages that the employer signs'
  const later = 'Ask about the visa stamp'
  for (const [title, dueOn] of [
    [print, inDays(4)],
    [later, inDays(60)],
  ])
    must(await attorney.post(`/api/cases/${id}/tasks`, { forWhom: 'firm', title, details: '', dueOn }))
  await cases.filed(id)
  const read = async () =>
    must(await attorney.get(`/api/cases/${id}`)) as unknown as {
      openItems: { kind: string; title: string }[]
      tasks: { title: string; doneByName: string }[]
    }
  const open = async () => (await read()).openItems.flatMap(({ kind, title }) => (kind === 'task' ? title : [])).sort()
  expect(await open()).toEqual([later])
  const { tasks } = await read()
  expect(tasks.find(({ title }) => title === print)?.doneByName).toBe('Not done before filing')
  must(await attorney.post(`/api/cases/${id}/undo`))
  expect(await open()).toEqual([later, print])
})
