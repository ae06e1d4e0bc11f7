import type { Answer, Known } from '#engine/answer.ts'
import { FACTS_CHANGED_JOB } from '#parties/facts/server/store.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { casesFollowing, type LcaRow, saveLca } from './store.ts'

type Keeping = Pick<CommandContext, 'db' | 'enqueue'> & { actor: { userId: number }; now: Date }

/** Keeps answers on the record; progress and dates of every case that rests on it follow. */
export async function keepAnswers(
  { db, enqueue, actor, now }: Keeping,
  row: LcaRow,
  answers: Readonly<Record<string, Answer | null>>,
): Promise<Known> {
  const known: Known = { ...row.known }
  for (const [id, answer] of Object.entries(answers)) {
    if (answer === null) delete known[id]
    else known[id] = { ...answer, source: 'form', by: actor.userId, at: now.toISOString() }
  }
  await saveLca(db, row, known, now)
  await followOf({ db, enqueue }, row.id)
  return known
}

export const followLca = ({ enqueue }: Pick<Keeping, 'enqueue'>, caseId: number): void =>
  enqueue(FACTS_CHANGED_JOB, { subject: 'case', id: caseId }, { key: `facts:case/${caseId}` })

export async function followOf({ db, enqueue }: Pick<Keeping, 'db' | 'enqueue'>, lcaId: number): Promise<void> {
  for (const { id } of await casesFollowing(db, lcaId)) followLca({ enqueue }, id)
}
