import type { SubjectKey } from '#engine/look.ts'
import { addEvent } from '#features/cases/server/events.ts'
import { authorsOf, factHistory } from '#features/facts/server/store.ts'
import { notify } from '#features/notifications/server/store.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { questionKey } from '../asked.ts'
import { keepQuestionnaires } from '../contract.ts'
import { questionnairePath } from '../paths.ts'
import { leads, mayEdit } from '../policy.ts'
import { isMissing } from '../sections.ts'
import { copiesFor } from './copies.ts'
import { enterCase } from './entered.ts'
import { invitationHandlers } from './invitation-handlers.ts'
import { allQuestions } from './progress-store.ts'
import { readQuestionnaire, statusOf } from './read.ts'
import { saveAnswers } from './save.ts'
import { commentRows, insertComment, partRows, returnPart, submitPart, userName, usersOf } from './store.ts'

const keepQuestionnairesHandlers = implement(keepQuestionnaires, {
  open: async (context, { caseId }) => {
    const { db, services } = context
    const entered = await enterCase(context, caseId)
    return readQuestionnaire(db, (work) => work(services.database.read({ kind: 'system' })), entered)
  },

  save: async (context, { caseId, changes }) => {
    const { db, actor, refuse } = context
    const entered = await enterCase(context, caseId, 'case:edit')
    const { viewer } = entered
    if (!mayEdit(viewer, statusOf(await partRows(db, caseId), viewer.audience))) refuse('PART_SUBMITTED')
    return saveAnswers({ ...context, by: actor.userId }, entered, changes, () => enterCase(context, caseId))
  },

  history: async (context, { caseId, subject, fact }) => {
    const { services } = context
    const { visible } = await enterCase(context, caseId)
    if (!visible.has(questionKey(subject as SubjectKey, fact))) throw notFound('question')
    const [kind, id] = subject.split('/')
    const system = services.database.read({ kind: 'system' })
    const changes = await factHistory(system, services.keyring, { subject: kind as 'case', id: Number(id) }, fact)
    const names = await authorsOf(
      system,
      changes.map(({ by }) => by),
    )
    return { items: changes.map((change) => ({ ...change, byName: names[String(change.by)] ?? null })) }
  },

  copies: async (context, { caseId, subject }) => ({
    items: await copiesFor(context.db, await enterCase(context, caseId), subject as SubjectKey),
  }),

  submit: async (context, { caseId, audience: named, despiteMissing }) => {
    const { db, actor, now, refuse, audit, asSystem } = context
    const entered = await enterCase(context, caseId, 'case:edit')
    const { viewer, asked, file, owner } = entered
    const audience = named ?? viewer.audience
    if (audience !== viewer.audience && !leads(viewer)) refuse('NOT_YOURS')
    if (statusOf(await partRows(db, caseId), audience) === 'Submitted') refuse('ALREADY')
    const missing = allQuestions(file).filter(
      (question) => isMissing(question) && asked.get(question.key)?.audiences.includes(audience),
    )
    if (missing.length > 0 && !despiteMissing)
      refuse('MISSING', { details: { missing: missing.map(({ key }) => key) } })
    const by = { id: actor.userId, name: await userName(db, actor.userId), now }
    await asSystem('the part of a case', () => submitPart(db, caseId, audience, missing.length, by))
    const text = `The ${audience}’s part of the questionnaire was submitted${missing.length > 0 ? `; ${counted(missing.length)} missing` : ''}.`
    await asSystem('the timeline of a case', () => addEvent(db, caseId, { kind: 'questionnaire.submitted', text }, by))
    const told = audience === 'attorney' ? [] : await asSystem('who is told', () => usersOf(db, owner, 'attorney'))
    for (const userId of told.filter((id) => id !== actor.userId))
      await notify(context, userId, {
        kind: 'cases',
        text: `Case ${file.case.number}: ${text}`,
        link: questionnairePath(file.case.typeId, caseId),
      })
    audit({
      subject: `case:${caseId}`,
      after: { part: audience, status: 'Submitted', missing: missing.length },
      companyId: owner.companyId,
    })
    return readQuestionnaire(db, (work) => asSystem('names and authors', () => work(db)), entered)
  },

  return: async (context, { caseId, audience, message, questions }) => {
    const { db, actor, now, audit, asSystem } = context
    const entered = await enterCase(context, caseId, 'case:edit')
    const { file, owner, asked } = entered
    const keys = questions
      .map(({ subject, fact }) => questionKey(subject as SubjectKey, fact))
      .filter((key) => asked.get(key)?.audiences.includes(audience))
    const by = { id: actor.userId, name: await userName(db, actor.userId), now }
    await returnPart(db, caseId, { audience, message, questions: keys }, by)
    await addEvent(
      db,
      caseId,
      {
        kind: 'questionnaire.returned',
        text: `The ${audience}’s part was returned for correction.`,
        details: { questions: keys },
      },
      by,
    )
    const labels = keys.map((key) => asked.get(key)?.fact.label ?? key)
    const about = labels.length > 0 ? ` Please look at: ${labels.join('; ')}.` : ''
    for (const userId of await asSystem('who is told', () => usersOf(db, owner, audience)))
      await notify(context, userId, {
        kind: 'cases',
        text: `Case ${file.case.number}: your answers were returned for correction. “${message}”${about}`,
        link: questionnairePath(file.case.typeId, caseId),
      })
    audit({
      subject: `case:${caseId}`,
      after: { part: audience, status: 'Returned', questions: keys },
      companyId: owner.companyId,
    })
    return readQuestionnaire(db, (work) => asSystem('names and authors', () => work(db)), entered)
  },

  comment: async (context, { caseId, ...comment }) => {
    const { db, actor, now, refuse, audit, asSystem } = context
    const { visible, asked, viewer, file, owner } = await enterCase(context, caseId, 'case:edit')
    const key = questionKey(comment.subject as SubjectKey, comment.fact)
    const question = visible.get(key)
    if (!question) throw notFound('question')
    if (comment.internal && !leads(viewer)) refuse('INTERNAL')
    const by = { id: actor.userId, name: await userName(db, actor.userId), now }
    await asSystem('a remark on a question', () => insertComment(db, caseId, comment, by))
    const others = (asked.get(key)?.audiences ?? []).filter((audience) => audience !== viewer.audience)
    const told = comment.internal
      ? []
      : await asSystem('who is told', async () =>
          (await Promise.all(others.map((audience) => usersOf(db, owner, audience)))).flat(),
        )
    for (const userId of new Set(told.filter((id) => id !== actor.userId)))
      await notify(context, userId, {
        kind: 'messages',
        text: `Case ${file.case.number}: ${by.name} wrote about “${question.fact.label}”.`,
        link: `${questionnairePath(file.case.typeId, caseId)}?question=${encodeURIComponent(key)}`,
      })
    audit({
      subject: `case:${caseId}`,
      after: { commented: key, internal: comment.internal },
      companyId: owner.companyId,
    })
    const comments = await asSystem('remarks on questions', () => commentRows(db, caseId))
    return {
      id: caseId,
      comments: comments.filter(
        (each) => visible.has(`${each.subject}:${each.fact}`) && (leads(viewer) || !each.internal),
      ),
    }
  },
})

const counted = (n: number) => `${n} ${n === 1 ? 'answer' : 'answers'}`

export const questionnairesHandlers = [...keepQuestionnairesHandlers, ...invitationHandlers]
