import { z } from 'zod'
import { pageOf } from '#platform/database/pages.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'
import { digestChoices, kindNames } from './rules.ts'

export const Notification = z.object({
  id: z.number(),
  text: z.string(),
  /** The screen it is about; empty when there is none. */
  link: z.string(),
  /** By when what it asks for is due; null: nothing is asked, or not by a day. */
  dueOn: z.string().nullable(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
})
export type Notification = z.output<typeof Notification>

/** Something that is due for the reader now, as their home has it. */
export const DueNow = z.object({ text: z.string(), link: z.string(), dueOn: z.string() })
export type DueNow = z.output<typeof DueNow>

const Choice = z.object({ kind: z.enum(kindNames), inProduct: z.boolean(), byEmail: z.boolean() })
const Digest = z.enum(digestChoices)
/** What one is told about, and whether its e-mails come one by one or together. */
const Choices = z.object({ items: z.array(Choice), digest: Digest })

export const notifications = {
  list: query('notifications.list', {
    summary:
      'The caller’s notifications, newest first, and how many are unread; what they asked for and is done is left out.',
    path: 'GET /api/my/notifications',
    can: 'session',
    passive: true,
    input: z.object({
      limit: z.coerce.number<number | string>().int().min(1).max(100).default(20),
      after: z.string().max(400).optional(),
      unread: z.stringbool().optional(),
    }),
    /** `due`: on the first page, what is due now; null for who reads that elsewhere. */
    output: pageOf(Notification).extend({ unread: z.number(), due: z.array(DueNow).nullable() }),
  }),
  markRead: command('notifications.markRead', {
    summary: 'Marks one own notification as read.',
    audit: 'Read a notification',
    path: 'POST /api/my/notifications/:id/read',
    can: 'session',
    input: z.object({ id: Id }),
    output: Notification,
    example: { id: 1 },
    names: { id: 'notification' },
  }),
  markAllRead: command('notifications.markAllRead', {
    summary: 'Marks every own notification as read.',
    audit: 'Read all notifications',
    path: 'POST /api/my/notifications/read',
    can: 'session',
    input: z.object({}),
    output: z.object({ marked: z.number() }),
  }),
  choices: query('notifications.choices', {
    summary: 'What the signed-in user wants to be told about, in the product and by e-mail.',
    path: 'GET /api/my/notification-choices',
    can: 'session',
    input: z.object({}),
    output: Choices,
  }),
  saveChoices: command('notifications.saveChoices', {
    summary: 'Changes the given choices and keeps the others.',
    audit: 'Changed their notification choices',
    path: 'PUT /api/my/notification-choices',
    can: 'session',
    input: z.object({ items: z.array(Choice).min(1).max(kindNames.length) }),
    output: Choices,
    example: { items: [{ kind: 'imports', inProduct: true, byEmail: false }] },
  }),
  saveDigest: command('notifications.saveDigest', {
    summary: 'Whether e-mails come one by one, or together once a day or once a week; urgent ones come at once.',
    audit: 'Chose how e-mails come',
    path: 'PUT /api/my/digest',
    can: 'session',
    input: z.object({ digest: Digest }),
    output: Choices,
    example: { digest: 'daily' },
  }),
}
