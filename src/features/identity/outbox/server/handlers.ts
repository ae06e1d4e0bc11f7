import { openField } from '#platform/crypto/fields.ts'
import type { Body } from '#platform/mail/letter.ts'
import { MAIL_JOB, mailBodyContext } from '#platform/mail/outbox.ts'
import { implement } from '#platform/operation/context.ts'
import { outbox } from '../contract.ts'
import { getMail, listMails, markWaiting } from './store.ts'

export const outboxHandlers = implement(outbox, {
  list: ({ db }, filter) => listMails(db, filter),

  open: async ({ db, services, audit }, { id }) => {
    const { body, ...mail } = await getMail(db, id)
    const { text, html, personal } = JSON.parse(openField(services.keyring, body, mailBodyContext(id))) as Body
    audit({ subject: `mail:${id}`, companyId: mail.companyId, lawFirmId: mail.lawFirmId })
    // Without a mail server, and in the demo, this page is how a mail reaches anybody; else it has arrived.
    const arrived = mail.status === 'sent' && !services.config.demoData
    const hidden = arrived || (personal && mail.status !== 'held')
    return { ...mail, ...(hidden ? withoutLinks({ text, html }) : { text, html }) }
  },

  resend: async ({ db, audit, enqueue }, { id }) => {
    const { body: _, ...before } = await getMail(db, id)
    const after = await markWaiting(db, id)
    enqueue(MAIL_JOB, { mailId: id }, { key: `mail:${id}` })
    audit({
      subject: `mail:${id}`,
      before: { status: before.status },
      after: { status: after.status },
      companyId: after.companyId,
      lawFirmId: after.lawFirmId,
    })
    return after
  },
})

const LINK = /https?:\/\/[^\s"<]+/g

/** A mail that has arrived, for somebody else's eyes: its links still open an account, so they are left out. */
export const withoutLinks = ({ text, html }: { text: string; html: string }): { text: string; html: string } => ({
  text: text.replace(LINK, '(link, for who got the e-mail)'),
  html: html.replace(/href="https?:[^"]*"/g, '').replace(LINK, '(link, for who got the e-mail)'),
})
