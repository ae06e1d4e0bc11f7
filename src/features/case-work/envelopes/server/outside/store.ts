import type { Db, Transaction } from '#platform/database/database.ts'

export const setOutsideRef = (tx: Transaction, id: number, ref: string) =>
  tx.run('update envelopes set outside_ref = $2, version = version + 1 where id = $1', [id, ref])

export const envelopeIdByRef = (system: Db, ref: string) =>
  system.maybe<{ id: number }>(`select id from envelopes where outside_ref = $1 and state = 'sent'`, [ref])

type Times = { askedAt?: Date | undefined; openedAt?: Date | undefined; signedAt?: Date | undefined }

/** What the provider tells of a signer; what is known already stays. */
export const tellSigner = (
  tx: Transaction,
  id: number,
  state: 'waiting' | 'asked' | 'signed' | 'declined',
  { askedAt, openedAt, signedAt }: Times,
  declineReason = '',
) =>
  tx.run(
    `update envelope_signers set state = $2, asked_at = coalesce(asked_at, $3), opened_at = coalesce(opened_at, $4),
            signed_at = coalesce(signed_at, $5), decline_reason = $6 where id = $1`,
    [id, state, askedAt ?? null, openedAt ?? null, signedAt ?? null, declineReason.slice(0, 1000)],
  )
