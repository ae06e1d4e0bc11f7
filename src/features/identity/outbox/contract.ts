import { z } from 'zod'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { exportOf } from '#platform/export/export-of.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

const MailStatus = z.enum(['waiting', 'held', 'sent', 'failed'])

export const Mail = z.object({
  id: z.number(),
  recipients: z.array(z.string()),
  copies: z.array(z.string()),
  subject: z.string(),
  template: z.string(),
  status: MailStatus,
  attempts: z.number(),
  lastError: z.string(),
  companyId: z.number().nullable(),
  lawFirmId: z.number().nullable(),
  createdAt: z.string(),
  createdBy: z.number().nullable(),
  sentAt: z.string().nullable(),
})
export type Mail = z.output<typeof Mail>

export const outbox = {
  list: query('outbox.list', {
    summary: 'Every mail of the product, newest first, without its text.',
    path: 'GET /api/outbox',
    can: 'outbox:read',
    input: PageInput.pick({ limit: true, after: true, search: true }).extend({ status: MailStatus.optional() }),
    output: pageOf(Mail),
  }),
  open: command('outbox.open', {
    summary: 'One mail with its text. Texts hold one-time links, so opening one is on record.',
    audit: 'Read an e-mail of the outbox',
    path: 'POST /api/outbox/:id/open',
    can: 'outbox:open',
    input: z.object({ id: Id }),
    output: Mail.extend({ text: z.string(), html: z.string() }),
    example: { id: 1 },
    names: { id: 'mail' },
  }),
  resend: command('outbox.resend', {
    summary: 'Puts a mail on the queue once more.',
    audit: 'Sent an e-mail again',
    path: 'POST /api/outbox/:id/resend',
    can: 'outbox:resend',
    input: z.object({ id: Id }),
    output: Mail,
    example: { id: 1 },
    names: { id: 'mail' },
  }),
}

export const outboxExports = {
  outbox: exportOf('exports.outbox', outbox.list, 'The e-mails without their texts', 'Exported the list of e-mails'),
}
