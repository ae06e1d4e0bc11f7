import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { SMTPServer } from 'smtp-server'
import { generateKeyring, serializeKeyring } from '#platform/crypto/keyring.ts'
import { startEmbedded } from '#platform/database/embedded/start.ts'
import { endAll, freePort, scratchFolder, startProcess } from '../faults/processes.ts'
import { withClient } from '../operations/databases.ts'

/** Two nodes and a worker as processes, on one PostgreSQL over TCP, one S3-compatible store and one mail server. */
export async function startCluster() {
  const folder = scratchFolder()
  const port = await freePort()
  const database = await startEmbedded({ dataDir: join(folder, 'database'), port, log: () => {} })
  const ownerUrl = await managedDatabase(database.ownerUrl.replace(/@\/.*/, `@127.0.0.1:${port}`), port)
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'visacare', configs: [] }],
  })
  const store = await s3.run()
  const mails: { to: string; id: string }[] = []
  const smtp = await startMailServer(mails)
  const env = {
    DATABASE_URL: ownerUrl,
    ENCRYPTION_KEYS: serializeKeyring(generateKeyring()),
    S3_BUCKET: 'visacare',
    S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    WORKER: 'separate',
    // No official blanks: the files counted here are the test's own.
    FORMS_FETCH: 'no',
  }
  const own = (name: string) => ({ ...env, DATA_DIR: join(folder, name) })
  // Together on purpose: they migrate and fill one empty database, one after the other.
  const [first, second] = await Promise.all([
    startProcess('server', own('first')),
    startProcess('server', own('second')),
  ])
  const worker = await startProcess('worker', own('worker'))
  return {
    first,
    second,
    worker,
    mails,
    ownerUrl,
    env: own('commands'),
    stop: async () => {
      await endAll()
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
      await s3.close()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** What a managed PostgreSQL gives: a database of one's own and a role that may make roles, but is no superuser. */
async function managedDatabase(superUrl: string, port: number): Promise<string> {
  await withClient(`${superUrl}/postgres`, async (client) => {
    await client.query('drop database visacare')
    await client.query('drop role visacare_app')
    await client.query(`create role managed login createrole password 'managed'`)
    await client.query('create database installation owner managed')
  })
  return `postgres://managed:managed@127.0.0.1:${port}/installation`
}

async function startMailServer(mails: { to: string; id: string }[]): Promise<SMTPServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      const letter = await text(stream)
      const to = session.envelope.rcptTo.map(({ address }) => address).join()
      mails.push({ to, id: /^Message-ID: (.*)$/im.exec(letter)?.[1]?.trim() ?? '' })
      done()
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  return smtp
}
