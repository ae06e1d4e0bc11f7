import { questionsKey } from '#case-file/cases/open-items.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { requireFile } from '#paperwork/editable-files/server/keep.ts'
import type { Db } from '#platform/database/database.ts'
import type { Context } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Side } from '#preparation/questionnaires/server/answerers.ts'
import { questionsSince } from '#preparation/questionnaires/server/ask-store.ts'
import { putQuestions } from '#preparation/questionnaires/server/parts.ts'
import { userName } from '#preparation/questionnaires/server/store.ts'
import type { letters } from '../contract.ts'
import { labelOf } from '../fields.ts'
import { changedSince } from '../merge-letter.ts'
import type { LetterFacts } from '../records.ts'
import { caseToWrite } from './case-to-write.ts'
import { missingFacts } from './missing-facts.ts'
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
