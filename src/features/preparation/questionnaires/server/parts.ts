import { questionsKey } from '#case-file/cases/open-items.ts'
import { refreshBallOf } from '#case-file/cases/server/ball.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import type { Audience } from '#engine/fact.ts'
import { spanishFacts } from '#facts/spanish/all.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { questionnairePath } from '../paths.ts'
import { isMissing } from '../sections.ts'
import type { CaseParticipant } from './case-participant.ts'
import { allQuestions } from './progress-store.ts'
import { keepParts, partRows, type Returned, returnPart, submitPart, usersOf } from './store.ts'

type Handing = Pick<CommandContext, 'db' | 'asSystem' | 'audit' | 'mail'> & { now: Date; services: Services }
type By = { id: number | null; name: string; now: Date }

/** What a side has not answered yet. */
export const missingOf = ({ file, asked }: CaseParticipant, audience: Audience): string[] =>
  allQuestions(file)
    .filter((question) => isMissing(question) && asked.get(question.key)?.audiences.includes(audience))
    .map(({ key }) => key)

/** Hands in a part: it rests, the ball passes on, and whoever has it next is told. */
export async function handIn(context: Handing, entered: CaseParticipant, audience: Audience, missing: number, by: By) {
  const { db, audit, asSystem } = context
  const { file, owner } = entered
  const caseId = file.case.id
  const text = `The ${audience}’s part of the questionnaire was submitted${missing > 0 ? `; ${counted(missing)} missing` : ''}.`
  const ball = await asSystem('the part of a case', async () => {
    await submitPart(db, caseId, audience, missing, by)
    return passOn(context, entered, { kind: 'questionnaire.submitted', text }, by)
  })
  // Without an attorney whoever owns the case goes on with it.
  const next = entered.diy?.owner ?? 'attorney'
  if (audience !== next) await tell(context, entered, next, { text }, by)
  if (!entered.diy && audience === 'employee' && ball === 'employer')
    await tell(context, entered, 'employer', { text: `${text} Your part is still open.` }, by, questionsKey('employer'))
  audit({
    subject: `case:${caseId}`,
    after: { part: audience, status: 'Submitted', missing },
    companyId: owner.companyId,
  })
}

/** Returns a part for correction: the ball goes back to whoever answers it. */
export async function handBack(context: Handing, entered: CaseParticipant, returned: Returned, by: By) {
  const { db, audit, asSystem } = context
  const { file, owner, asked } = entered
  const { audience, message, questions } = returned
  await asSystem('the part of a case', async () => {
    await returnPart(db, file.case.id, returned, by)
    const text = `The ${audience}’s part was returned for correction.`
    await passOn(context, entered, { kind: 'questionnaire.returned', text, details: { questions } }, by)
  })
  const named = namedIn(asked, questions)
  const text = `your answers were returned for correction. “${message}”${named.en && ` Please look at: ${named.en}`}`
  const es = `le devolvieron sus respuestas para corregirlas. “${message}”${named.es && ` Revise: ${named.es}`}`
  await tell(context, entered, audience, { text, es }, by, questionsKey(audience))
  audit({
    subject: `case:${file.case.id}`,
    after: { part: audience, status: 'Returned', questions },
    companyId: owner.companyId,
  })
}

/**
 * Puts questions that a form or a letter waits for to the side that answers them. A part that was handed in is open again
 * for them; what came back before stays asked, with what was said about it.
 */
export async function putQuestions(
  context: Handing,
  entered: CaseParticipant,
  { audience, keys }: { audience: Audience; keys: readonly string[] },
  by: By,
) {
  const { db, audit, asSystem } = context
  const { file, owner, asked } = entered
  await asSystem('the part of a case', async () => {
    const part = (await partRows(db, file.case.id)).find((each) => each.audience === audience)
    const before = part?.status === 'Returned' ? part : { message: '', questions: [] }
    const questions = [...new Set([...before.questions, ...keys])]
    await returnPart(db, file.case.id, { audience, message: before.message, questions }, by)
    const text = `The ${audience} was asked for ${counted(keys.length)}.`
    await passOn(context, entered, { kind: 'questionnaire.returned', text, details: { questions: keys } }, by)
  })
  const named = namedIn(asked, keys)
  const words = { text: `please answer: ${named.en}`, es: `por favor responda: ${named.es}` }
  await tell(context, entered, audience, words, by, questionsKey(audience))
  audit({
    subject: `case:${file.case.id}`,
    after: { part: audience, status: 'Returned', questions: keys },
    companyId: owner.companyId,
  })
}

/** What questions are about, in both languages; what an employer alone is asked has no Spanish. */
function namedIn(asked: CaseParticipant['asked'], keys: readonly string[]): { en: string; es: string } {
  const facts = keys.map((key) => asked.get(key)?.fact ?? { id: key, label: key })
  return {
    en: ended(facts.map(({ label }) => label)),
    es: ended(facts.map(({ id, label }) => spanishFacts[id]?.label ?? label)),
  }
}

/** A question ends with its own mark. */
const ended = (names: readonly string[]): string => names.join('; ').replace(/[^?.]$/u, '$&.')

/** The timeline says it, and who has to act follows from all parts that are asked. */
async function passOn(
  context: Handing,
  { file, asked }: CaseParticipant,
  event: Parameters<typeof addEvent>[2],
  by: By,
) {
  const { db } = context
  const sides = new Set([...asked.values()].flatMap(({ audiences }) => audiences))
  await keepParts(db, file.case.id, [...sides])
  await addEvent(db, file.case.id, event, by)
  return refreshBallOf(context, file.case.id)
}

async function tell(
  context: Handing,
  { file, owner }: CaseParticipant,
  audience: Audience,
  { text, es }: { text: string; es?: string },
  by: By,
  asks?: string,
) {
  const { id, number, typeId } = file.case
  const users = await context.asSystem('who is told', () => usersOf(context.db, owner, audience))
  const others = users.filter((each) => each !== by.id)
  await notify(context, others, {
    kind: 'cases',
    text: `Case ${number}: ${text}`,
    ...(es && { es: `Caso ${number}: ${es}` }),
    link: questionnairePath(typeId, id),
    ...(asks && { about: { caseId: id, keys: [asks] } }),
  })
}

const counted = (n: number) => `${n} ${n === 1 ? 'answer' : 'answers'}`
