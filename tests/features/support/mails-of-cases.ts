import { createTransport } from 'nodemailer'
import { deliver } from '#paperwork/case-mail/server/deliver.ts'
import { look } from '#paperwork/case-mail/server/look.ts'
import { workOn } from '#paperwork/case-mail/server/work.ts'
import type { Services } from '#platform/services.ts'
import { wordFile } from './word-files.ts'

export type Sent = {
  from: string
  subject: string
  text?: string
  attachments?: object[]
  headers?: Record<string, string>
  to?: string
}

export async function sendMail(smtpUrl: string, { text = 'Hello.', ...mail }: Sent): Promise<void> {
  const transport = createTransport(smtpUrl)
  await transport.sendMail({ ...mail, text })
  transport.close()
}

/** What the worker would do, one after the other; answers how many messages were fetched. */
export async function takeInMails(services: Services): Promise<number> {
  const taken = await look(services)
  await workOffMails(services)
  return taken
}

/** What is kept is worked on, and what is accepted goes into its case. */
export async function workOffMails(services: Services): Promise<void> {
  const system = services.database.read({ kind: 'system' })
  for (const { id } of await system.rows<{ id: number }>(`select id from received_mails where state = 'waiting'`))
    await workOn(services, id)
  for (const { id } of await system.rows<{ id: number }>(`select id from case_mails where state = 'accepted'`))
    await deliver(services, id)
}

/** A file that is taken, and three that are not. */
export function goodAndRefused(): object[] {
  const pdf = Buffer.from(`%PDF-1.4\n${'Page of a passport. '.repeat(4)}\n%%EOF`)
  return [
    { filename: 'passport.pdf', content: pdf },
    { filename: 'helper.exe', content: Buffer.from('MZ program') },
    { filename: 'letter.docx', content: Buffer.from(wordFile('Dear all', { 'word/embeddings/ole.bin': 'MZ' })) },
    { filename: 'form.pdf', content: Buffer.from('%PDF-1.4\n1 0 obj\n<</S/Launch/F(x)>>\nendobj\n%%EOF') },
  ]
}
