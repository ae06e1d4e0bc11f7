import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#platform/database/embedded/start.ts'
import { startMailbox } from '../e2e/setup/mailbox.ts'
import { forgetful } from '../tests/setup/databases.ts'
import { endCluster, takeKeptCluster } from '../tests/setup/kept-templates.ts'
import { startTestServer } from '../tests/setup/server.ts'
import { type Server, serverAt } from './server.ts'

/** Not the one it has by itself: what the installation says is what its mails say. */
export const SUPPORT_EMAIL = 'help@conformance.example'

/** The product with its demo data, on a database that is thrown away afterwards, and a mail server that keeps what it is given. */
export async function startProduct(): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'visacare-conformance-'))
  takeKeptCluster(dataDir)
  chmodSync(dataDir, 0o711) // as root the database runs as another user, who must be able to enter
  const database = await startEmbedded({ dataDir, log: () => {}, settings: forgetful })
  const mailbox = await startMailbox()
  const env = { SUPPORT_EMAIL, SMTP_URL: mailbox.url }
  const server = await startTestServer({ ownerUrl: database.ownerUrl, appUrl: database.appUrl, env })
  const { clock } = server
  const { now } = clock
  return serverAt(server.url, {
    advance: clock.advance,
    stand: (at) => {
      clock.now = at ? () => at : now
    },
    mailTo: mailbox.mailTo,
    stop: async () => {
      await server.stop()
      await mailbox.stop()
      await endCluster(database)
    },
  })
}
