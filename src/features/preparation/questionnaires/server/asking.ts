import { refreshItems } from '#case-file/cases/server/open-items.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import type { Handler } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { questionKey } from '../case-questions.ts'
import type { keepQuestionnaires } from '../contract.ts'
import { questionnairePath } from '../paths.ts'
import { leads, seesInternal } from '../policy.ts'
import { askToReopen, closeAsks } from './ask-store.ts'
import { type CaseParticipant, enterCase } from './case-participant.ts'
import { partsOf, statusOf } from './read.ts'
import { commentRows, insertComment, partRows, userName, usersOf } from './store.ts'

type Operations = typeof keepQuestionnaires

/** A remark on a question, or a question to the firm; a remark of the firm answers what was asked. */
export const sayAbout: Handler<Operations['comment']> = async (context, { caseId, ...comment }) => {
  const { db, actor, now, refuse, audit, asSystem } = context
  const entered = await enterCase(context, caseId, 'case:edit')
  const { visible, viewer, file, owner } = entered
  const key = questionKey(comment.subject as SubjectKey, comment.fact)
  const question = visible.get(key)
  if (!question) throw notFound('question')
  if (comment.internal && !seesInternal(viewer)) refuse('INTERNAL')
  const asks = comment.asks && !leads(viewer)
  const by = { id: actor.userId, name: await userName(db, actor.userId), now }
  await asSystem('a remark on a question', () => insertComment(db, caseId, { ...comment, asks }, by))
  const answers = leads(viewer) && !comment.internal
  const askers = answers ? await asSystem('questions answered', () => closeAsks(db, caseId, [key], now)) : []
  const told = comment.internal ? [] : await toldOf(context, entered, key, asks)
  const others = [...askers, ...told].filter((id) => id !== actor.userId)
  await notify(context, others, {
    kind: 'messages',
    text: asks
      ? `Case ${file.case.number}: ${by.name} asks about “${question.fact.label}”.`
      : `Case ${file.case.number}: ${by.name} wrote about “${question.fact.label}”.`,
    link: questionnairePath(file.case.typeId, caseId, key),
  })
  await refreshItems(context, caseId)
  audit({
    subject: `case:${caseId}`,
    after: { commented: key, internal: comment.internal, asks },
    companyId: owner.companyId,
  })
  const comments = await asSystem('remarks on questions', () => commentRows(db, caseId))
  return {
    id: caseId,
    comments: comments.filter(
      (each) => visible.has(`${each.subject}:${each.fact}`) && (seesInternal(viewer) || !each.internal),
    ),
  }
}

/** A question goes to the firm; a remark to everybody else who is asked the same. */
async function toldOf(
  { db, asSystem }: Pick<Parameters<Handler<Operations['comment']>>[0], 'db' | 'asSystem'>,
  { asked, viewer, owner }: CaseParticipant,
  key: string,
  asks: boolean,
): Promise<number[]> {
  const audiences = asks ? (['attorney'] as const) : (asked.get(key)?.audiences ?? [])
  return asSystem('who is told', async () => {
    const users: number[] = []
    for (const audience of audiences)
      if (audience !== viewer.audience) users.push(...(await usersOf(db, owner, audience)))
    return users
  })
}

/** Whoever sent a part may ask to have it back; the firm decides. */
export const askForReopening: Handler<Operations['askToReopen']> = async (context, { caseId, why }) => {
  const { db, actor, now, refuse, audit, asSystem } = context
  const entered = await enterCase(context, caseId, 'case:edit')
  const { viewer, file, owner } = entered
  const { audience } = viewer
  if (statusOf(await partRows(db, caseId), audience) !== 'Submitted') refuse('NOT_SENT')
  const by = { id: actor.userId, name: await userName(db, actor.userId), now }
  const told = await asSystem('a part to be reopened', async () => {
    await askToReopen(db, caseId, audience, why, by)
    return usersOf(db, owner, 'attorney')
  })
  await notify(context, told, {
    kind: 'cases',
    text: `Case ${file.case.number}: ${by.name} asks to reopen the answers.${why && ` “${why}”`}`,
    link: questionnairePath(file.case.typeId, caseId),
  })
  await refreshItems(context, caseId)
  audit({ subject: `case:${caseId}`, after: { part: audience, reopen: 'asked' }, companyId: owner.companyId })
  return { id: caseId, parts: partsOf(entered, await partRows(db, caseId)) }
}
