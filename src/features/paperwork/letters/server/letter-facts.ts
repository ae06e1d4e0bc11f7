import { questionsKey } from '#case-file/cases/open-items.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { requireFile } from '#paperwork/editable-files/server/keep.ts'
import type { Db } from '#platform/database/database.ts'
import type { Context } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { type Answerer, answerersIn, type Side } from '#preparation/questionnaires/server/answerers.ts'
import { questionsSince } from '#preparation/questionnaires/server/ask-store.ts'
import { type CaseParticipant, enterCase } from '#preparation/questionnaires/server/case-participant.ts'
import { putQuestions } from '#preparation/questionnaires/server/parts.ts'
import { userName } from '#preparation/questionnaires/server/store.ts'
import type { letters } from '../contract.ts'
import { labelOf } from '../fields.ts'
import { changedSince, nowKnown } from '../merge-letter.ts'
import { missingField, openQuestions } from '../missing.ts'
import type { LetterFacts, MissingFact } from '../records.ts'
import { aboutCase } from './about-case.ts'
import { caseToWrite } from './case-to-write.ts'
import { findLetter, type LetterRow } from './store.ts'

type Reading = Pick<Context<(typeof letters)['facts']>, 'db' | 'actor' | 'now' | 'today' | 'services'>

/** The facts of a letter beside it: those in it, and those it was made without. */
export async function factsOf(context: Reading, system: Db, letter: LetterRow, row: CaseColumns): Promise<LetterFacts> {
  const { missing, about, known } = await missingFacts(context, system, letter, row)
  const changed = new Map(changedSince(letter.used, about, known).map(({ label, now }) => [label, now]))
  const used = Object.entries(letter.used).map(([name, value]) => {
    const label = labelOf(name)
    return { label, value, now: changed.get(label) ?? value }
  })
  const ask = await context.services.rights.may(context.actor.roleId, 'questionnaire:return')
  return {
    ...{ caseId: row.id, templateName: letter.templateName, used, may: { ask } },
    missing: missing.map(({ shown }) => shown),
  }
}

/** Puts what a letter misses to who can answer it, each question once. */
export async function askForFacts(context: Context<(typeof letters)['ask']>, id: number): Promise<LetterFacts> {
  const { db, actor, now, refuse, asSystem } = context
  await requireFile(context, id)
  const letter = await findLetter(db, id)
  if (!letter) throw notFound('letter')
  const row = await caseToWrite(context, letter.caseId, 'case:edit', 'for update')
  const { entered, missing } = await asSystem('who can answer', () => missingFacts(context, db, letter, row))
  const questions = missing.flatMap(({ toAsk }) => toAsk)
  if (questions.length === 0) refuse('NOTHING_TO_ASK')
  const by = { id: actor.userId, name: await userName(db, actor.userId), now }
  for (const audience of new Set(questions.map(({ side }): Side => side))) {
    const keys = [...new Set(questions.flatMap(({ side, key }) => (side === audience ? [key] : [])))]
    await putQuestions(context, entered, { audience, keys }, by)
    const open = await asSystem('whether it lies with them', () => questionsSince(db, row.id))
    // A case that is closed, or for somebody who left, puts nothing before anybody: then nobody was asked.
    if (!open.has(questionsKey(audience))) refuse('NOT_TOLD')
  }
  return asSystem('who was asked', () => factsOf(context, db, letter, row))
}

type AboutCase = Awaited<ReturnType<typeof aboutCase>>

/** A fact that a letter was made without, and which questions it waits for. */
export type Missing = { shown: MissingFact; toAsk: readonly (Answerer & { key: string })[] }

/** What a letter was made without, as it stands now: known meanwhile, to be answered here, with others, or to be asked. */
export async function missingFacts(
  context: Reading,
  system: Db,
  letter: Pick<LetterRow, 'missing'>,
  row: CaseColumns,
): Promise<{ entered: CaseParticipant; missing: Missing[] } & Pick<AboutCase, 'about' | 'known'>> {
  const { about, known, of } = await aboutCase(context, row)
  const entered = await enterCase(context, row.id)
  const answererOf = await answerersIn(system, entered)
  const values = nowKnown(letter.missing, about, known)
  const missing = letter.missing.map((name): Missing => {
    const field = missingField(name, about.look, of)
    const now = values[name] ?? null
    if (now !== null) return { shown: { ...field, ...NOTHING, now }, toAsk: [] }
    const keys = openQuestions(name, about.look)
    const withOthers = keys.flatMap((key) => {
      const found = answererOf(key)
      return found ? [{ ...found, key }] : []
    })
    const toAsk = withOthers.filter(({ askedAt }) => askedAt === null)
    const answer = keys.find((key) => entered.visible.has(key))
    return {
      toAsk,
      shown: {
        ...(keys.length > 0 && !keys.some((key) => entered.asked.has(key)) ? { ...field, ...IN_THE_LETTER } : field),
        now,
        answer: answer === undefined ? null : questionAt(entered, answer),
        asked:
          withOthers.flatMap(({ name: of, askedAt }) => (askedAt === null ? [] : [{ of, at: askedAt }]))[0] ?? null,
        ask: [...new Set(toAsk.map(({ name: whom }) => whom))].join(' and ') || null,
      },
    }
  })
  return { entered, missing, about, known }
}

const NOTHING = { answer: null, asked: null, ask: null }

/** A fact that no form of the case asks for has no place among its questions. */
const IN_THE_LETTER = { where: 'The questions of this case do not ask it. Write it in the letter.', link: null }

function questionAt({ file }: CaseParticipant, key: string): MissingFact['answer'] {
  const [subject = '', fact = ''] = key.split(':')
  return { subject, fact, version: file.versions[subject as keyof typeof file.versions] ?? 0 }
}
