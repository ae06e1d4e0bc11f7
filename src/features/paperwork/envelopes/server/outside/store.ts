import type { Db, Transaction } from '#platform/database/database.ts'

export const setOutsideRef = (tx: Transaction, id: number, ref: string) =>
  tx.run('update envelopes set outside_ref = $2, version = version + 1 where id = $1', [id, ref])

export const envelopeIdByRef = (system: Db, ref: string) =>
  system.maybe<{ id: number }>(`select id from envelopes where outside_ref = $1 and state = 'sent'`, [ref])

/** What waits for a person; an empty list or sentence: nothing does. */
export const setDiffers = (tx: Transaction, id: number, differs: readonly string[], problem: string) =>
  tx.run('update envelopes set outside_differs = $2, outside_problem = $3, version = version + 1 where id = $1', [
    ...[id, differs, problem.slice(0, 1000)],
  ])

export const acceptDifferences = (tx: Transaction, id: number, accepted: readonly string[]) =>
  tx.run(
    'update envelopes set outside_accepted = outside_accepted || $2::text[], version = version + 1 where id = $1',
    [...[id, accepted]],
  )

/** A person accepted that somebody else signs: the record names who did. */
export const setSigner = (tx: Transaction, id: number, { name, email }: { name: string; email: string }) =>
  tx.run('update envelope_signers set name = $2, email = $3 where id = $1', [
    ...[id, name.trim().slice(0, 200), email.trim().slice(0, 254)],
  ])

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
