import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { Db } from '#platform/database/database.ts'
import type { Context } from '#platform/operation/context.ts'
import { type Answerer, answerersIn } from '#preparation/questionnaires/server/answerers.ts'
import { type CaseParticipant, enterCase } from '#preparation/questionnaires/server/case-participant.ts'
import type { letters } from '../contract.ts'
import { nowKnown } from '../merge-letter.ts'
import { missingField, openQuestions } from '../missing.ts'
import type { MissingFact } from '../records.ts'
import { aboutCase } from './about-case.ts'
import type { LetterRow } from './store.ts'

type AboutCase = Awaited<ReturnType<typeof aboutCase>>
type Reading = Pick<Context<(typeof letters)['facts']>, 'db' | 'actor' | 'now' | 'today' | 'services'>

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
