import { openField } from '#platform/crypto/fields.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import { signerMarks } from '#platform/crypto/sealed-columns.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Marks } from '../records.ts'

export type SignerRow = {
  id: number
  envelopeId: number
  companyId: number
  position: number
  name: string
  email: string
  role: string
  state: 'waiting' | 'asked' | 'signed' | 'declined'
  openedAt: string | null
  identifiedAt: string | null
  signedAt: string | null
  passHash: string | null
  passUntil: string | null
}

const COLUMNS = `
  s.id, s.envelope_id as "envelopeId", s.company_id as "companyId", s.position, s.name, s.email, s.role, s.state,
  s.opened_at as "openedAt", s.identified_at as "identifiedAt", s.signed_at as "signedAt", s.pass_hash as "passHash",
  s.pass_until as "passUntil"`

/** Whose link it is; of a company that is switched off none opens. Needs scope system, as everything here: a signer has no account. */
export const signerByLink = (system: Pick<Db, 'maybe'>, linkHash: string, lock: 'for update' | '' = '') =>
  system.maybe<SignerRow>(
    `select ${COLUMNS} from envelope_signers s
      where s.link_hash = $1 and exists (select from companies c where c.id = s.company_id and c.status = 'Active') ${lock}`,
    [linkHash],
  )

export const setOpened = (tx: Transaction, id: number, now: Date) =>
  tx.run('update envelope_signers set opened_at = $2 where id = $1 and opened_at is null', [id, now])

export const setCode = (tx: Transaction, id: number, codeHash: string, until: Date) =>
  tx.run('update envelope_signers set code_hash = $2, code_until = $3, code_tries = 0 where id = $1', [
    ...[id, codeHash, until],
  ])

/** Counts a try first; what it is compared with is answered only while tries are left. */
export const tryCode = (tx: Transaction, id: number, now: Date, most: number) =>
  tx.maybe<{ codeHash: string }>(
    `update envelope_signers set code_tries = code_tries + 1
      where id = $1 and code_hash is not null and code_until > $2 and code_tries < $3 returning code_hash as "codeHash"`,
    [id, now, most],
  )

export const setIdentified = (tx: Transaction, id: number, now: Date, passHash: string, until: Date) =>
  tx.run(
    `update envelope_signers set identified_at = coalesce(identified_at, $2), pass_hash = $3, pass_until = $4,
            code_hash = null, code_until = null where id = $1`,
    [id, now, passHash, until],
  )

type Signed = { at: Date; address: string; browser: string; marks: string }

export const setSigned = (tx: Transaction, id: number, { at, address, browser, marks }: Signed) =>
  tx.run(
    `update envelope_signers set state = 'signed', signed_at = $2, address = $3, browser = $4, marks = $5 where id = $1`,
    [id, at, address.slice(0, 60), browser.slice(0, 400), marks],
  )

export const setDeclined = (tx: Transaction, id: number, reason: string, address: string) =>
  tx.run(`update envelope_signers set state = 'declined', decline_reason = $2, address = $3 where id = $1`, [
    ...[id, reason, address.slice(0, 60)],
  ])

export const marksOf = (system: Db, envelopeId: number) =>
  system.rows<{ id: number; companyId: number; marks: string | null; signedAt: string | null }>(
    `select id, company_id as "companyId", marks, signed_at as "signedAt" from envelope_signers where envelope_id = $1`,
    [envelopeId],
  )

/** What all signers put into their fields, by field. Needs scope system. */
export async function filledMarks(system: Db, keyring: Keyring, envelopeId: number): Promise<Marks> {
  const rows = await marksOf(system, envelopeId)
  const opened = rows.map(({ id, companyId, marks }): Marks => {
    if (!marks) return {}
    return JSON.parse(openField(keyring, marks, signerMarks.place({ id, company_id: companyId })))
  })
  return Object.assign({}, ...opened)
}
