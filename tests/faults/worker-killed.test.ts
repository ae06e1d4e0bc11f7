import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, inject, it } from 'vitest'
import { systemChange } from '#platform/operation/change.ts'
import { withClient } from '../operations/databases.ts'
import { startTestServer } from '../setup/server.ts'
import { endAll, scratchFolder, startProcess, until } from './processes.ts'

const scratch = scratchFolder()
const MAILS = 40
const KILLS = 2

afterAll(async () => {
  await endAll()
  rmSync(scratch, { recursive: true, force: true })
})

it('mails are neither lost nor doubled beyond the one under way when their worker is killed', async () => {
  const arrived: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      // A worker killed in the middle of its letter has not delivered it.
      const letter = await text(stream).catch(() => undefined)
      if (letter === undefined) return done()
      arrived.push(/^Message-ID: (.*)$/im.exec(letter)?.[1]?.trim() ?? '')
      // Between taking a mail and saying so: the moment in which a killed worker cannot know.
      await sleep(60)
      done()
    },
  })
  // The killed worker's connection breaks off: that is what is tested, not a failure of the mailbox.
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo

  const server = await startTestServer({
    ownerUrl: inject('ownerUrl'),
    appUrl: inject('appUrl'),
    env: { WORKER: 'separate', DEMO_DATA: 'no' },
  })
  try {
    const startWorker = () =>
      startProcess('worker', {
        DATA_DIR: server.shares.dataDir,
        DATABASE_URL: server.ownerUrl,
        DATABASE_APP_URL: server.appUrl,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
      })
    await systemChange(server.services, { name: 'tests.mails', audit: 'Sent mails' }, async ({ mail }) => {
      for (let n = 0; n < MAILS; n++) {
        await mail({ to: ['ada@example.com'], subject: `Mail ${n}`, template: 'test', paragraphs: ['Hello.'] })
      }
    })
    for (let kill = 1; kill <= KILLS; kill++) {
      const worker = await startWorker()
      await until(() => arrived.length >= kill * 5, 30_000, 'some mails')
      await worker.end('SIGKILL')
    }
    const worker = await startWorker()
    const { database } = server.services
    const sent = async () =>
      (
        await database
          .read({ kind: 'system' })
          .one<{ n: number }>(`select count(*) as n from outbox_mails where status = 'sent'`)
      ).n
    await until(async () => (await sent()) === MAILS, 60_000, 'all mails to be sent')
    expect(new Set(arrived).size).toBe(MAILS)
    // Three are under way at once; the receiver knows a repeated one by its Message-ID.
    expect(arrived.length - MAILS).toBeLessThanOrEqual(KILLS * 3)
    expect(await waitingJobs(server.ownerUrl)).toBe(0)
    expect(await worker.end('SIGTERM')).toBe(0)
  } finally {
    await server.stop()
    smtp.close()
  }
}, 600_000)

async function waitingJobs(ownerUrl: string): Promise<number> {
  const { rows } = await withClient(ownerUrl, (client) =>
    client.query('select count(*)::integer as n from graphile_worker._private_jobs'),
  )
  return Number(rows[0]?.n)
}
