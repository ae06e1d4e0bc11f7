import { expect } from 'vitest'
import type { TestClient } from '../../setup/client.ts'
import { CHECKING_SERVER, type startMailServer } from '../../setup/imap.ts'
import type { serverOfFile } from '../../setup/server-of-file.ts'
import { takeInMails } from './mails-of-cases.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** The settings of Mail into Cases with which mail is fetched from that server. */
export const mailBoxOf = (mailServer: MailServer, { user, password }: { user: string; password: string }) => ({
  ...{ on: true, address: user, host: '127.0.0.1', port: mailServer.imapPort, security: 'none' },
  ...{ userName: user, password, folder: 'INBOX' },
  ...{ checkedBy: CHECKING_SERVER, outsideHost: '127.0.0.1', outsidePort: mailServer.smtpPort },
})

/** The mail server is tried as from outside; what that showed. */
export async function tryMailServer(server: ReturnType<typeof serverOfFile>, by?: TestClient) {
  const admin = by ?? (await server.as(1))
  expect((await admin.post('/api/mail-box/trial', {})).body).toEqual({ sent: true })
  await takeInMails(server.services)
  const { isTried, provenAt, trialSays } = (await admin.get('/api/mail-box')).body.box
  expect(isTried).toBe(false)
  return { isProven: provenAt !== null, trialSays }
}
