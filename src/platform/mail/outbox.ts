import { sealField } from '../crypto/fields.ts'
import type { Keyring } from '../crypto/keyring.ts'
import { mailBody } from '../crypto/sealed-columns.ts'
import type { Transaction } from '../database/database.ts'
import type { Enqueue } from '../jobs/enqueue.ts'
import { bodyOf, type Letter } from './letter.ts'

export const MAIL_JOB = 'mail.send'

type Posting = { enqueue: Enqueue; keyring: Keyring; now: Date; by: number | null; supportEmail: string }

/** Stores mails and their sending jobs in the transaction that causes them: none exists without its job. */
export async function post(
  tx: Transaction,
  { letters, enqueue, keyring, now, by, supportEmail }: Posting & { letters: readonly Letter[] },
): Promise<void> {
  const wanted: (Letter & Addressed)[] = []
  for (const letter of letters) {
    const { to, cc } = await wanting(tx, letter)
    if (to.length > 0) wanted.push({ ...letter, to, cc })
  }
  if (wanted.length === 0) return
  // The body is sealed to its row, so the rows have their numbers before they have bodies.
  const places = await tx.rows<{ id: number; provider: string | null }>(
    'select id, app.provider_name() as provider from app.next_mail_ids($1) as id',
    [wanted.length],
  )
  const mails = places.flatMap(({ id, provider }, place) => {
    const letter = wanted[place]
    if (!letter) return []
    const body = JSON.stringify(bodyOf(letter, { supportEmail, provider }))
    return { id, letter, body: sealField(keyring, body, mailBodyContext(id)) }
  })
  await tx.run(
    `insert into outbox_mails (id, company_id, law_firm_id, recipients, copies, subject, template, body, created_at,
                               created_by, reply_to)
     overriding system value
     select m.id, m."companyId", m."lawFirmId", m."to", m.cc, m.subject, m.template, m.body, $2, $3, m."replyTo"
       from jsonb_to_recordset($1::jsonb) as m (id bigint, "companyId" bigint, "lawFirmId" bigint, "to" text[], cc text[],
            subject text, template text, body text, "replyTo" text)`,
    [JSON.stringify(mails.map(({ id, letter, body }) => rowOf(id, letter, body))), now, by],
  )
  for (const { id, letter } of mails) {
    // What nobody can decline is an invitation, a link or a code: somebody waits for it.
    enqueue(MAIL_JOB, { mailId: id }, { key: `mail:${id}`, awaited: letter.kind === undefined })
  }
}

const rowOf = (id: number, letter: Letter & Addressed, body: string) => {
  const { companyId = null, lawFirmId = null, to, cc, subject, template, replyTo = '' } = letter
  return { id, companyId, lawFirmId, to, cc, subject, template, body, replyTo }
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
