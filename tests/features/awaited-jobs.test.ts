import { expect, test } from 'vitest'
import { RESET_REQUESTED_JOB } from '#identity/passwords/server/jobs.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import { MAIL_JOB } from '#platform/mail/outbox.ts'
import { asOwner } from '../promises/support.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// Nobody works the queue here, so what comes first stays first.
const server = serverOfFile({ env: { WORKER: 'separate' } })

/** What a worker would take, in its order. */
const queue = () =>
  asOwner(server, async (client) => {
    const { rows } = await client.query<{ task: string }>(
      'select task_identifier as task from graphile_worker.jobs where run_at <= now() order by priority, run_at, id',
    )
    return rows.map(({ task }) => task)
  })

test('the link to a new password is not behind the bookkeeping of a whole company', async () => {
  await server.services.database.transaction({ kind: 'system' }, async (tx) => {
    for (let n = 0; n < 100; n++) tx.atEnd(enqueueStep('facts.changed', { factId: n }))
  })
  const asked = await server.visitor().post('/api/password/request-reset', { userId: 'employee@visacare.demo' })
  expect(asked.status).toBe(200)
  expect((await queue()).slice(0, 2)).toEqual([RESET_REQUESTED_JOB, 'facts.changed'])
})

test('an invitation goes next, in the order of sending; a message that can be declined waits its turn', async () => {
  const admin = await server.as(1)
  const invited = await server.services.database
    .read({ kind: 'system' })
    .one<{ email: string }>(`select email from users where status = 'Invited' order by id limit 1`)
  const employer = await server.as(3)
  const message = { toEmailIds: ['employee@visacare.demo'], subject: 'Passport, please' }
  expect((await employer.post('/emailApi/email/sendEmailWithOutAttachment', message)).body).toEqual({ posted: 1 })
  const invitation = { employeeEmail: invited.email }
  expect((await admin.post('/emailApi/email/employeeSetupEmail', invitation)).body).toEqual({ posted: 1 })
  const tasks = await queue()
  expect(tasks.slice(0, 3)).toEqual([RESET_REQUESTED_JOB, MAIL_JOB, 'facts.changed'])
  expect(tasks.at(-1)).toBe(MAIL_JOB)
})
