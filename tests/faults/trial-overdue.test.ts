import { afterAll, expect, inject, it } from 'vitest'
import { mailBoxOf, tryMailServer } from '../features/support/mail-box.ts'
import { withClient } from '../operations/databases.ts'
import { startMailServer } from '../setup/imap.ts'
import { recordsOf } from '../setup/records.ts'
import { startTestServer } from '../setup/server.ts'
import { endAll, startProcess, until } from './processes.ts'

const account = { user: 'cases@mail.example', password: 'Quiet-River7!' }

afterAll(endAll)

it('a start makes the trial of the mail server that came due while nothing ran', async () => {
  const mailServer = await startMailServer(account)
  const server = await startTestServer({
    ...{ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') },
    env: { WORKER: 'separate' },
  })
  try {
    const admin = await server.as(1)
    expect((await admin.call('PUT', '/api/mail-box', mailBoxOf(mailServer, account))).status).toBe(200)
    expect(await tryMailServer(server)).toEqual({ isProven: true, trialSays: '' })
    await recordsOf(server).change(`update mail_boxes set trial_at = trial_at - interval '2 days'`)
    const came = mailServer.messages.length
    // As after a stop in which the job was lost: the start alone has to think of it.
    await withClient(server.ownerUrl, (client) =>
      client.query(`select graphile_worker.remove_job('caseMail.repeatTrial')`),
    )
    const node = await startProcess('server', {
      ...{ DATA_DIR: server.shares.dataDir, DATABASE_URL: server.ownerUrl, DATABASE_APP_URL: server.appUrl },
    })
    await until(() => mailServer.messages.length > came, 90_000, 'the trial')
    expect(await node.end('SIGTERM')).toBe(0)
  } finally {
    await server.stop()
    await mailServer.stop()
  }
}, 300_000)
