import type { Transaction } from '#platform/database/database.ts'

/** The first time it is sent belongs to its beginning. What was shown before counts until this one has ended. */
export const beginTrial = (tx: Transaction, tag: string, now: Date) =>
  tx.run(
    `update mail_boxes set trial_tag = $1, trial_at = $2, trial_tries = 1, trial_sent_at = null, trial_says = '' where id = 1`,
    [tag, now],
  )

export const noteTry = (tx: Transaction) =>
  tx.run('update mail_boxes set trial_tries = trial_tries + 1 where id = 1 and trial_tag is not null')

export const noteSent = (tx: Transaction, tag: string, now: Date) =>
  tx.run(
    `update mail_boxes set trial_sent_at = $2, trial_says = '', unsent_since = null where id = 1 and trial_tag = $1`,
    [tag, now],
  )

export const noteNotSent = (tx: Transaction, tag: string, says: string) =>
  tx.run('update mail_boxes set trial_says = $2 where id = 1 and trial_tag = $1', [tag, says.slice(0, 500)])

/** It was never sent, and so it shows nothing, neither for nor against the mail server. */
export const setUnsent = (tx: Transaction, tag: string, says: string) =>
  tx.run(
    `update mail_boxes set trial_tag = null, trial_says = $2, unsent_since = coalesce(unsent_since, trial_at)
      where id = 1 and trial_tag = $1`,
    [tag, says.slice(0, 500)],
  )

/** `why` it proves nothing; empty: it does. Only once, and only of the trial with this tag: then whether it was proven before. */
export const setEnded = (tx: Transaction, tag: string, why: string, now: Date) =>
  tx.maybe<{ wasProven: boolean }>(
    `with before as (select proven_at from mail_boxes where id = 1 and trial_tag = $1 for update)
     update mail_boxes set trial_tag = null, trial_says = $2, unsent_since = null,
            proven_at = case when $2 = '' then $3::timestamptz end,
            last_proven_at = case when $2 = '' then $3::timestamptz else last_proven_at end
       from before where id = 1 returning before.proven_at is not null as "wasProven"`,
    [tag, why.slice(0, 500), now],
  )
