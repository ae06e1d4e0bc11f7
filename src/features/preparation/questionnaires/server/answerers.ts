import { questionsKey } from '#case-file/cases/open-items.ts'
import type { Db } from '#platform/database/database.ts'
import { isMissing } from '../sections.ts'
import { questionsSince } from './ask-store.ts'
import type { CaseParticipant } from './case-participant.ts'
import { allQuestions } from './progress-store.ts'
import { namesOf, partRows, userName, usersOf } from './store.ts'

export type Side = 'employer' | 'employee'

/** A side that can answer a question, and whether it knows that it is to. */
export type Answerer = {
  side: Side
  /** The company, or the people of the family who sign in. */
  name: string
  /** Since when the question lies with them; null: nobody asked them, or they handed in without it. */
  askedAt: string | null
}

/**
 * Who besides the firm can answer the questions of a case. Nobody where nobody of that side signs in: what is asked of them
 * would be read by no one. Without an attorney the owner asks nobody. Needs scope system.
 */
export async function answerersIn(system: Db, { file, owner, asked, forms }: CaseParticipant) {
  const { id, mode } = file.case
  const parts = await partRows(system, id)
  const open = await questionsSince(system, id)
  const names: Readonly<Record<Side, string>> = {
    employer: await nameOf(system, { owner, side: 'employer' }),
    employee: await nameOf(system, { owner, side: 'employee' }),
  }
  const questions = new Map(allQuestions(file, forms).map((question) => [question.key, question]))

  const askedAt = (key: string, side: Side): string | null => {
    const since = open.get(questionsKey(side))
    const question = questions.get(key)
    if (since === undefined || !question) return null
    const part = parts.find(({ audience }) => audience === side)
    if (part?.status === 'Returned' && part.questions.includes(key)) return part.returnedAt
    // Who has handed in nothing yet has every needed question before them.
    return isMissing(question) && !part?.submittedAt ? since : null
  }

  return (key: string): Answerer | undefined => {
    // Who answered that they do not know is not asked again.
    if (mode === 'DIY' || questions.get(key)?.answered !== false) return undefined
    const audiences = asked.get(key)?.audiences ?? []
    const sides: readonly Side[] = key.startsWith('person/') ? ['employee', 'employer'] : ['employer', 'employee']
    const side = sides.find((each) => audiences.includes(each) && names[each] !== '')
    return side && { side, name: names[side], askedAt: askedAt(key, side) }
  }
}

/** Empty where nobody of that side signs in. */
async function nameOf(system: Db, { owner, side }: { owner: CaseParticipant['owner']; side: Side }): Promise<string> {
  const users = await usersOf(system, owner, side)
  if (users.length === 0) return ''
  if (side === 'employer') {
    const company = `company/${owner.companyId}`
    return (await namesOf(system, [company])).get(company) ?? ''
  }
  const people: string[] = []
  for (const id of users) people.push(await userName(system, id))
  return people.join(' and ')
}
