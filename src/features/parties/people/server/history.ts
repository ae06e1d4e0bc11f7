import type { FactChange } from '#parties/facts/answer-contract.ts'
import { authorsOf, factHistory, type SubjectRef } from '#parties/facts/server/store.ts'
import type { Reading } from './read.ts'

/** The history of a subject the reader may see; whoever answered is named, also somebody of another tenant. */
export async function historyWithAuthors(
  { db, services }: Reading,
  subject: SubjectRef,
  fact: string | undefined,
): Promise<FactChange[]> {
  const changes = await factHistory(db, services.keyring, subject, fact ?? null)
  const names = await authorsOf(
    services.database.read({ kind: 'system' }),
    changes.map(({ by }) => by),
  )
  return changes.map((change) => ({ ...change, byName: names[String(change.by)] ?? null }))
}
