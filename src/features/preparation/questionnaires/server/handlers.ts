import type { KnownAnswer } from '#engine/answer.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import { person } from '#facts/person.ts'
import { secretColumns } from '#parties/facts/rules.ts'
import { authorsOf, factHistory } from '#parties/facts/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { type Asked, questionKey } from '../case-questions.ts'
import { keepQuestionnaires } from '../contract.ts'
import { leads, mayEdit } from '../policy.ts'
import { askForReopening, sayAbout } from './asking.ts'
import { type CaseParticipant, enterCase } from './case-participant.ts'
import { invitationHandlers } from './invitation-handlers.ts'
import { handBack, handIn, missingOf } from './parts.ts'
import { readQuestionnaire, statusOf } from './read.ts'
import { saveAnswers } from './save.ts'
import { type CopySource, earlierCases, partRows, relativesOf, userName } from './store.ts'

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
    const { db, actor, now, refuse, asSystem } = context
    const entered = await enterCase(context, caseId, 'case:edit')
    const { viewer } = entered
    const audience = named ?? viewer.audience
    if (audience !== viewer.audience && !leads(viewer)) refuse('NOT_YOURS')
    if (statusOf(await partRows(db, caseId), audience) === 'Submitted') refuse('ALREADY')
    const missing = missingOf(entered, audience)
    if (missing.length > 0 && !despiteMissing) refuse('MISSING', { details: { missing } })
    const by = { id: actor.userId, name: await userName(db, actor.userId), now }
    await handIn(context, entered, audience, missing.length, by)
    return readQuestionnaire(db, (work) => asSystem('names and authors', () => work(db)), entered)
  },

  return: async (context, { caseId, audience, message, questions }) => {
    const { db, actor, now, asSystem } = context
    const entered = await enterCase(context, caseId, 'case:edit')
    const { asked } = entered
    const keys = questions
      .map(({ subject, fact }) => questionKey(subject as SubjectKey, fact))
      .filter((key) => asked.get(key)?.audiences.includes(audience))
    const by = { id: actor.userId, name: await userName(db, actor.userId), now }
    await handBack(context, entered, { audience, message, questions: keys }, by)
    return readQuestionnaire(db, (work) => asSystem('names and authors', () => work(db)), entered)
  },

  comment: sayAbout,

  askToReopen: askForReopening,
})

export const questionnairesHandlers = [...keepQuestionnairesHandlers, ...invitationHandlers]

type Copy = { from: string; answers: Record<string, KnownAnswer> }

/** What families share. */
const SHARED = [person.addresses.id, person.mobilePhone.id, person.daytimePhone.id, person.email.id] as const

/**
 * What could be taken over: of a family member the address and how to reach them, of an earlier case of the same person
 * what was asked then and is asked now. Secrets are never copied.
 */
async function copiesFor(db: Db, { visible, file }: CaseParticipant, subject: SubjectKey): Promise<Copy[]> {
  const [kind, id] = subject.split('/')
  const asked = [...visible.values()].filter((each) => each.subject === subject && !isSecret(each))
  if (asked.length === 0) return []
  if (kind === 'person') {
    const shared = asked.filter(({ fact }) => (SHARED as readonly string[]).includes(fact.id))
    return copies(await relativesOf(db, Number(id)), shared)
  }
  return kind === 'case' ? copies(await earlierCases(db, file.case.id), asked) : []
}

const copies = (sources: readonly CopySource[], asked: readonly Asked[]): Copy[] =>
  sources
    .map(({ name, known }) => ({
      from: name,
      answers: Object.fromEntries(asked.flatMap(({ fact }) => (known[fact.id] ? [[fact.id, known[fact.id]]] : []))),
    }))
    .filter(({ answers }) => Object.keys(answers).length > 0) as Copy[]

const isSecret = ({ fact }: Asked) => fact.secret || (fact.type === 'records' && secretColumns(fact).length > 0)
