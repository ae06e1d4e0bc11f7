import type { FilePlace } from '../crypto/file-encryption.ts'

/** A mail as the product thinks of it: plain paragraphs and at most one link to follow. The layout is the same for all. */
export type Letter = {
  to: string[]
  cc?: string[]
  subject: string
  /** Which of the product's letters this is, for the outbox screen. */
  template: string
  paragraphs: string[]
  /** English unless told. */
  language?: 'en' | 'es'
  action?: { label: string; url: string }
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
  /** What it is about, when it is not required: whoever chose to get none of this kind by e-mail gets none. */
  kind?: string
  companyId?: number | null
  lawFirmId?: number | null
  /** Files that travel with it. */
  attachments?: readonly Attachment[]
  /** Its link signs in somebody's name: from the outbox nobody opens it, unless there is no other way to deliver it. */
  personal?: boolean
}

/** A stored file, read when the mail is sent; or a small one made for this mail, which travels in its sealed body. */
export type Attachment = { name: string; contentType: string } & ({ place: FilePlace } | { base64: string })

export type Body = { text: string; html: string; attachments?: readonly Attachment[]; personal?: boolean }

type Sender = { supportEmail: string /** Null until the provider has a name. */; provider: string | null }

export function bodyOf(letter: Letter, { supportEmail, provider }: Sender): Body {
  const { paragraphs, action, attachments = [], language = 'en', personal = false } = letter
  const [works, ask] =
    language === 'es'
      ? ['trabaja con VisaCare', '¿Preguntas? Escriba a']
      : ['works with VisaCare', 'Questions? Write to']
  const closing = `${provider ? `${provider} ${works}. ` : ''}${ask} ${supportEmail}.`
  const text = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), closing].join('\n\n')
  const html = `<!doctype html><html lang="${language}"><body style="margin:0;background:#f7f8fa;font:14px/1.5 Inter,Arial,sans-serif;color:#181e2d">
<div style="max-width:560px;margin:24px auto;padding:24px;background:#fff;border:1px solid #e4e7ee;border-radius:8px">
<p style="margin:0 0 16px;font-size:16px;font-weight:600;color:#0f464a">VisaCare</p>
${paragraphs.map((each) => `<p>${escapeHtml(each).replaceAll('\n', '<br>')}</p>`).join('\n')}
${action ? `<p><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:10px 16px;background:#205d60;color:#fff;border-radius:8px;text-decoration:none">${escapeHtml(action.label)}</a></p><p style="color:#566178;word-break:break-all">${escapeHtml(action.url)}</p>` : ''}
<p style="color:#566178">${escapeHtml(closing)}</p>
</div></body></html>`
  return { text, html, ...(attachments.length > 0 && { attachments }), ...(personal && { personal }) }
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
