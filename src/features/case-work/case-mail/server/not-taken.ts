import type { Db, Transaction } from '#platform/database/database.ts'

/** Tried again at each look, so that a short trouble loses nothing; then it is passed over. */
const LEAST_TRIES = 3
const TRIED_FOR_MS = 60 * 60_000

/** Where a message lies in its mailbox: nothing else is known of one that cannot be fetched. */
export const placeIn = (validity: unknown, uid: number): string => `imap:${validity}:${uid}`

/** The places that are not tried again. */
export const givenUp = async (system: Db, now: Date): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await system.rows<{ place: string }>(
        `select known_by as place from received_mails
          where known_by like 'imap:%' and (state = 'discarded' or tries >= $1 and received_at <= $2)`,
        [LEAST_TRIES, new Date(now.getTime() - TRIED_FOR_MS)],
      )
    ).map(({ place }) => place),
  )

const SAYS = 'It couldn’t be fetched or stored. The log has the reason. It is still in the mailbox.'

export const noteNotTaken = (tx: Transaction, place: string, now: Date) =>
  tx.run(
    `insert into received_mails as m (known_by, source, received_at, state, outcome, tries) values ($1, 'imap', $2, 'not taken', $3, 1)
     on conflict (known_by) do update set tries = m.tries + 1, state = excluded.state, outcome = excluded.outcome`,
    [place, now, SAYS],
  )

export const takenAfterAll = (tx: Transaction, places: readonly string[]) =>
  tx.run(
    `update received_mails set state = 'set aside', outcome = 'It came later.' where known_by = any ($1::text[])`,
    [places],
  )
