import { expect } from 'vitest'
import type { serverOfFile } from '../../setup/server-of-file.ts'
import { workOffMails } from './mails-of-cases.ts'

/** A product into whose cases a mail server hands mail in, and that server. */
export function handedInto(server: ReturnType<typeof serverOfFile>) {
  let key = ''
  const box = {
    ...{ address: 'cases@mail.example', host: '', port: 993, security: 'tls', userName: '', folder: 'INBOX' },
    checkedBy: 'mx.mail.example',
  }
  return {
    setUp: async () => {
      const admin = await server.as(1)
      expect((await admin.call('PUT', '/api/mail-box', { ...box, on: false })).status).toBe(200)
      key = (await admin.post('/api/mail-box/key', {})).body.shownOnce
      expect((await admin.call('PUT', '/api/mail-box', { ...box, on: true })).status).toBe(200)
    },
    key: () => key,
    hand: async (mail: string, headers: Record<string, string> = {}) => {
      const reply = await fetch(`${server.url}/mailApi/inbound`, {
        ...{ method: 'POST', body: mail },
        headers: { authorization: `Bearer ${key}`, 'content-type': 'message/rfc822', ...headers },
      })
      expect(reply.status).toBe(200)
    },
    workOff: () => workOffMails(server.services),
  }
}
