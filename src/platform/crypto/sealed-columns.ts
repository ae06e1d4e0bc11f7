import type { FieldPlace } from './fields.ts'
import type { FilePlace } from './file-encryption.ts'

/** A column that holds sealed values: where each is bound to, and how a rotation finds them all. */
export type SealedColumn = {
  readonly table: string
  readonly column: string
  /** Besides the id, what the place of a value depends on. */
  readonly needs: readonly string[]
  place(row: { id: number } & Record<string, number>): FieldPlace
}

/** Mails hold one-time links. */
export const mailBody = {
  table: 'outbox_mails',
  column: 'body',
  needs: [],
  place: ({ id }: { id: number }) => ({ tenant: 'mail', table: 'outbox_mails', column: 'body', row: String(id) }),
} as const

/** The shared secret of an authenticator, or the public key of a passkey. */
export const factorSecret = {
  table: 'second_factors',
  column: 'secret',
  needs: ['user_id'],
  place: ({ id, user_id }: { id: number; user_id: number }) => ({
    tenant: `user:${user_id}`,
    table: 'second_factors',
    column: 'secret',
    row: id,
  }),
} as const

/** What a signer drew or typed. */
export const signerMarks = {
  table: 'envelope_signers',
  column: 'marks',
  needs: ['company_id'],
  place: ({ id, company_id }: { id: number; company_id: number }) => ({
    tenant: `company:${company_id}`,
    table: 'envelope_signers',
    column: 'marks',
    row: id,
  }),
} as const

/** The key that seals what was signed in this installation. */
export const sealingKey = {
  table: 'sealing_keys',
  column: 'private_key',
  needs: [],
  place: ({ id }: { id: number }) => ({
    tenant: 'installation',
    table: 'sealing_keys',
    column: 'private_key',
    row: id,
  }),
} as const

/** What an employee attested and showed on Form I-9. */
export const i9Content = {
  table: 'i9_contents',
  column: 'content',
  needs: ['company_id'],
  place: ({ id, company_id }: { id: number; company_id: number }) => ({
    tenant: `company:${company_id}`,
    table: 'i9_contents',
    column: 'content',
    row: id,
  }),
} as const

/** With which the mailbox of the cases is opened. */
export const mailBoxPassword = {
  table: 'mail_boxes',
  column: 'password',
  needs: [],
  place: ({ id }: { id: number }) => ({ tenant: 'installation', table: 'mail_boxes', column: 'password', row: id }),
} as const

/** With which the messages to a customer's system are signed. */
export const webhookSecret = {
  table: 'webhooks',
  column: 'secret',
  needs: [],
  place: ({ id }: { id: number }) => ({ tenant: `webhook:${id}`, table: 'webhooks', column: 'secret', row: id }),
} as const

/** Every sealed column there is. One that is missing here would be lost with its key: a test looks for such values. */
export const sealedColumns = [
  mailBody,
  factorSecret,
  signerMarks,
  sealingKey,
  i9Content,
  mailBoxPassword,
  webhookSecret,
] as unknown as readonly SealedColumn[]

export type FileOwner = { key: string; companyId: number | null; lawFirmId: number | null }

/** Whose key a stored file is bound to: the tenant's chain name, as in the audit trail. */
export const filePlace = ({ key, companyId, lawFirmId }: FileOwner): FilePlace => ({
  tenant: tenantOf(companyId, lawFirmId),
  file: key,
})

export const tenantOf = (companyId: number | null, lawFirmId: number | null) =>
  companyId !== null ? `company:${companyId}` : lawFirmId !== null ? `firm:${lawFirmId}` : 'provider'
