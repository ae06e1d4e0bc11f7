import { expect, test } from 'vitest'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { addDays } from '#formats/day.ts'
import { sendDigest } from '#identity/notifications/server/jobs.ts'
import { remind } from '#preparation/deadlines/server/jobs.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// Dates are put there by hand: no job works them out anew in between.
const server = serverOfFile({ env: { WORKER: 'separate' } })

const system = () => server.services.database.read({ kind: 'system' })
const daysFromNow = (days: number) => addDays(server.today(), days)

/** Two open cases of one company, or of one family in it, each with a last day of work in two weeks that nobody was reminded of. */
async function twoEndings(firstName = '%'): Promise<void> {
  await server.services.database.transaction({ kind: 'system' }, async (tx) => {
    const cases = await tx.rows<{ id: number }>(
      `select k.id from cases k join companies c on c.id = k.company_id join people p on p.id = k.household_person_id
        where c.code = 'NORTHWIND' and k.status = 1 and p.first_name like $1 order by k.id limit 2`,
      [firstName],
    )
    await tx.run('delete from case_deadlines')
    for (const { id } of cases) {
      await tx.run(
        `insert into case_deadlines (company_id, law_firm_id, household_person_id, person_id, case_id, rule, part, title, kind, severity, due_on)
         select company_id, law_firm_id, household_person_id, person_id, id, 'D-62', 'last day of work',
                'The last day of work with this card is', 'expires', 'regulatory', $2 from cases where id = $1`,
        [id, daysFromNow(14)],
      )
      await refreshItems({ db: tx, services: server.services, now: server.clock.now() }, id)
    }
  })
}

type Mail = { id: number; subject: string }
const mailsTo = (email: string, after = 0) =>
  system().rows<Mail>('select id, subject from outbox_mails where $1 = any (recipients) and id > $2 order by id', [
    email,
    after,
  ])

test('two deadlines of one morning come as one e-mail, and each stands at the bell', async () => {
  await twoEndings()
  const email = 'employer@visacare.demo'
  const { id: userId } = await system().one<{ id: number }>('select id from users where user_name = $1', [email])
  const before = (await mailsTo(email)).at(-1)?.id ?? 0
  const bell = async () =>
    (await (await server.as(3)).get('/api/my/notifications?limit=50')).body.items.filter(({ text }: { text: string }) =>
      text.includes('last day of work'),
    ).length
  expect(await remind(server.services, server.clock.now())).toBe(2)
  expect(await bell()).toBe(2)
  expect(await mailsTo(email, before)).toEqual([])
  await sendDigest(server.services, userId)
  await sendDigest(server.services, userId)
  const sent = await mailsTo(email, before)
  expect(sent.map(({ subject }) => subject)).toEqual(['2 deadlines to keep in mind'])
})

test('an employee who chose Spanish is reminded of a date in Spanish, the others in English', async () => {
  const employee = await server.as(5)
  expect((await employee.put('/api/my/settings', { settings: { language: 'es' } })).status).toBe(200)
  await twoEndings('Priya')
  expect(await remind(server.services, server.clock.now())).toBeGreaterThan(0)
  const newest = async (role: number) =>
    (await (await server.as(role)).get('/api/my/notifications')).body.items[0].text as string
  expect(await newest(5)).toContain('Vence el permiso de trabajo: último día de trabajo')
  expect(await newest(3)).toContain('The last day of work with this card is')
})

test('nobody is reminded of a date that is not open', async () => {
  await server.services.database.transaction({ kind: 'system' }, async (tx) => {
    await tx.run(`update case_deadlines set reminded = '{}'`)
    await tx.run(`delete from open_items where kind = 'date'`)
  })
  expect(await remind(server.services, server.clock.now())).toBe(0)
})
