import { openField } from '../crypto/fields.ts'
import { mailBody } from '../crypto/sealed-columns.ts'
import { readFile } from '../files/receive.ts'
import type { Services } from '../services.ts'
import type { Body } from './letter.ts'

type Mail = {
  id: number
  recipients: string[]
  copies: string[]
  subject: string
  replyTo: string
  body: string
  status: string
  attempts: number
}

/**
 * The job that sends one stored mail. Without SMTP it stays in the outbox as 'held'. A failure is written to the row and
 * thrown, so that the queue tries again later; a mail already sent is never sent twice.
 */
export async function sendMail(services: Services, mailId: number): Promise<void> {
  const { config, database, keyring, clock } = services
  const system = { kind: 'system' } as const
  const mail = await database
    .read(system)
    .maybe<Mail>(
      'select id, recipients, copies, subject, reply_to as "replyTo", body, status, attempts from outbox_mails where id = $1',
      [mailId],
    )
  if (!mail || mail.status === 'sent') return
  const note = (status: string, error: string) =>
    database.transaction(system, (tx) =>
      tx.run(
        'update outbox_mails set status = $2, last_error = $3, attempts = attempts + 1, sent_at = $4 where id = $1',
        [mailId, status, error, status === 'sent' ? clock.now() : null],
      ),
    )
  if (!config.smtpUrl) {
    await note('held', '')
    return
  }
  const { text, html, attachments = [] } = JSON.parse(openField(keyring, mail.body, mailBody.place(mail))) as Body
  // Loaded with the first mail: many installations send none.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(config.smtpUrl, { connectionTimeout: 10_000, socketTimeout: 20_000 } as object)
  try {
    await transport.sendMail({
      from: config.mailFrom,
      to: mail.recipients,
      cc: mail.copies,
      subject: mail.subject,
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      text,
      html,
      attachments: await Promise.all(
        attachments.map(async (file) => ({
          filename: file.name,
          contentType: file.contentType,
          content: 'base64' in file ? Buffer.from(file.base64, 'base64') : await readFile(services, file.place),
        })),
      ),
      // The same mail always carries the same id: a receiver drops the copy if we die between sending and noting it.
      messageId: `<outbox-${mail.id}@${new URL(config.publicUrl).hostname}>`,
    })
  } catch (error) {
    await note('failed', (error as Error).message.slice(0, 500))
    throw error
  } finally {
    transport.close()
  }
  await note('sent', '')
}
