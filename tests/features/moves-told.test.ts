import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { moveJobs, TELL_JOB } from '#case-file/moves/server/tell-move.ts'
import { ASSISTANT, ATTORNEY, casesOf, EMPLOYEE, EMPLOYER } from '../setup/case-to-decide.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  await keepAllBlanks(server.services)
})
afterAll(() => server?.stop())
const cases = casesOf(() => server)
const { must, record, system, today } = cases

/** Mails that concern a case, to those outside the firm. */
const mails = async (number: string) => {
  const rows = await system().rows<{ recipients: string[]; subject: string }>(
    'select recipients, subject from outbox_mails where subject like $1 order by id',
    [`%${number}%`],
  )
  return rows.filter(({ recipients }) => recipients.some((to) => /^(employee|employer)@/.test(to)))
}
const atTheBell = async (who: number, number: string) => {
  const { body } = await (await server.as(who)).get('/api/my/notifications')
  return (body.items as { text: string }[]).map(({ text }) => text).filter((text) => text.includes(number))
}
const moveIdOf = async (caseId: number) =>
  (await system().one<{ id: number }>('select max(id) as id from case_moves where case_id = $1', [caseId])).id
async function waitsUntil(moveId: number): Promise<Date> {
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query('select run_at from graphile_worker.jobs where key = $1', [
    `${TELL_JOB}:${moveId}`,
  ])
  await owner.end()
  return rows[0]?.run_at
}
const minutes = (count: number) => server.clock.advance(count * 60_000)
const undoIsOver = (moveId: number) => moveJobs[TELL_JOB]?.(server.services, { moveId } as never)

async function denied() {
  const { id, number } = await cases.opened()
  await cases.receipted(id)
  const before = await mails(number)
  must(await record(ATTORNEY, id, { event: 'denial', decidedOn: today() }))
  return { id, number, before, moveId: await moveIdOf(id) }
}

test('a slip on Denied that is taken back within ten minutes reaches nobody outside the firm', async () => {
  const { id, number, before, moveId } = await denied()
  minutes(9)
  must(await (await server.as(ATTORNEY)).post(`/api/cases/${id}/undo`))
  minutes(2)
  await undoIsOver(moveId)
  expect(await mails(number)).toEqual(before)
  for (const who of [EMPLOYEE, EMPLOYER])
    expect((await atTheBell(who, number)).filter((text) => /denied/i.test(text))).toEqual([])
})

test('a move that stands is told when the ten minutes are over, once; colleagues see it at the bell at once', async () => {
  const { number, before, moveId } = await denied()
  expect(await mails(number)).toEqual(before)
  expect((await atTheBell(EMPLOYEE, number)).join()).not.toContain('denied')
  expect(await atTheBell(ASSISTANT, number)).toContain(`Case ${number} is now “Decided: Denied”.`)
  const minutesAhead = ((await waitsUntil(moveId)).getTime() - server.clock.now().getTime()) / 60_000
  expect(minutesAhead).toBeGreaterThan(9)
  minutes(10)
  await undoIsOver(moveId)
  await undoIsOver(moveId)
  const sent = (await mails(number)).slice(before.length)
  expect(sent.flatMap(({ recipients }) => recipients).sort()).toEqual([
    'employee@visacare.demo',
    'employer@visacare.demo',
  ])
  expect((await atTheBell(EMPLOYEE, number)).join()).toMatch(
    new RegExp(`^Your H-1B \\w+: denied\\. .+ will tell you what follows\\. \\(Case ${number}\\)`),
  )
  for (const { subject } of sent) expect(subject).toMatch(new RegExp(`^H-1B [^:]+: there is news \\(${number}\\)$`))
})

test('the subject of a mail does not say what was written', async () => {
  const { id, number } = await cases.opened()
  must(await (await server.as(ATTORNEY)).post(`/api/cases/${id}/messages`, { text: 'Your passport ends too soon.' }))
  const subjects = (await mails(number)).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringMatching(new RegExp(`^H-1B [^:]+: a message for you \\(${number}\\)$`)))
  expect(subjects.join()).not.toContain('passport')
})

test('what a later move has overtaken within the ten minutes is not mailed', async () => {
  const { id, number } = await cases.opened()
  must(await cases.move(EMPLOYEE, id, { to: 2, despiteMissing: true }))
  const moveId = await moveIdOf(id)
  must(await cases.move(ASSISTANT, id, { to: 3, documentsWaived: 'The originals are in the paper file.' }))
  const before = await mails(number)
  minutes(11)
  await undoIsOver(moveId)
  expect(await mails(number)).toEqual(before)
})
