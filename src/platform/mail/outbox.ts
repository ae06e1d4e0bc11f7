import { sealField } from '../crypto/fields.ts'
import type { Keyring } from '../crypto/keyring.ts'
import { mailBody } from '../crypto/sealed-columns.ts'
import type { Transaction } from '../database/database.ts'
import { enqueueStep } from '../jobs/enqueue.ts'
import { bodyOf, type Letter } from './letter.ts'

export const MAIL_JOB = 'mail.send'

/** Stores a mail and its sending job in the transaction that causes them: neither exists without the other. */
export async function post(
  tx: Transaction,
  {
    letter,
    keyring,
    now,
    by,
    supportEmail,
  }: { letter: Letter; keyring: Keyring; now: Date; by: number | null; supportEmail: string },
): Promise<void> {
  const { to, cc } = await wanting(tx, letter)
  if (to.length === 0) return
  // The body is sealed to its row, so the row comes first.
  const { id, provider } = await tx.one<{ id: number; provider: string | null }>(
    `insert into outbox_mails (company_id, law_firm_id, recipients, copies, subject, template, body, created_at, created_by, reply_to)
     values ($1, $2, $3, $4, $5, $6, '', $7, $8, $9) returning id, app.provider_name() as provider`,
    [
      ...[letter.companyId ?? null, letter.lawFirmId ?? null, to, cc, letter.subject, letter.template, now, by],
      letter.replyTo ?? '',
    ],
  )
  const body = sealField(keyring, JSON.stringify(bodyOf(letter, { supportEmail, provider })), mailBodyContext(id))
  await tx.run('update outbox_mails set body = $2 where id = $1', [id, body])
  // What nobody can decline is an invitation, a link or a code: somebody waits for it.
  tx.atEnd(enqueueStep(MAIL_JOB, { mailId: id }, { key: `mail:${id}`, awaited: letter.kind === undefined }))
}

type Addressed = { to: string[]; cc: string[] }

/** Of a letter that is not required, those who have not declined its kind. Nobody reads others' choices, hence system. */
async function wanting(tx: Transaction, { kind, to, cc = [] }: Letter): Promise<Addressed> {
  if (kind === undefined) return { to, cc }
  const declined = await tx.within({ kind: 'system' }, () =>
    tx.rows<{ email: string }>(
      `select lower(u.email) as email from users u join notification_choices c on c.user_id = u.id
        where c.kind = $1 and not c.by_email and lower(u.email) = any ($2::text[])`,
      [kind, [...to, ...cc].map((address) => address.toLowerCase())],
    ),
  )
  const wanted = (address: string) => !declined.some(({ email }) => email === address.toLowerCase())
  return { to: to.filter(wanted), cc: cc.filter(wanted) }
}

export const mailBodyContext = (id: number) => mailBody.place({ id })
