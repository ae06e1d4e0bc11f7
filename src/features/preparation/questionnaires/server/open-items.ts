import { type NewItem, questionsKey, questionsOwed } from '#case-file/cases/open-items.ts'
import type { Has } from '#case-file/cases/server/case-at-hand.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { openItems } from '#case-file/cases/server/open-items-slot.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import { type CaseOptions, circumstancesOf } from '#case-types/options.ts'
import { participantsOf } from '#case-types/package/checklist.ts'
import { isBeforeFiling, isOpenCase, Status } from '#case-types/status/statuses.ts'
import type { Question } from '#engine/questions.ts'
import { allFacts } from '#facts/all.ts'
import type { Db } from '#platform/database/database.ts'
import { askedIn } from '../case-questions.ts'
import { questionnairePath } from '../paths.ts'
import { isMissing } from '../sections.ts'
import { askedToReopen, openAsks } from './ask-store.ts'
import { allQuestions, declaredForms } from './progress-store.ts'
import { type AskedPart, askedParts, doItYourself } from './store.ts'

type Side = 'employee' | 'employer'
const sides: readonly Side[] = ['employee', 'employer']

/** The questions of each side that takes part, until it handed its part in; and what was returned to it. */
export const questionsOpen = openItems(async (system, { file, now, has, opened: open }) => {
  if (!isOpenCase(file.status)) return []
  const toFirm = isBeforeFiling(file.status) ? await askedOfFirm(system, file, has) : []
  const parts = has.parts ? await askedParts(system, file.id) : []
  const partOf = (side: Side) => parts.find(({ audience }) => audience === side)
  const owing = sides.filter((side) => {
    const { status = 'Open', questions = [] } = partOf(side) ?? {}
    // Once it is filed, a side owes what it was asked for by name and nothing else.
    if (!isBeforeFiling(file.status)) return status === 'Returned' && questions.length > 0
    return status === 'Returned' || isOwed(file, side, status)
  })
  if (owing.length === 0) return toFirm
  const opened = await open()
  const forms = declaredForms(opened)
  const asked = askedIn(forms, await doItYourself(system, file, now))
  const questions = allQuestions(opened, forms)
  const owed = owing.flatMap((side) => {
    const own = questions.filter(({ key }) => asked.get(key)?.audiences.includes(side))
    const part = partOf(side)
    if (part?.status === 'Returned') return returnedItem(file, side, part, own)
    return own.some(({ needed }) => needed) ? [itemOf(file, side, own.filter(isMissing))] : []
  })
  return [...toFirm, ...owed]
})

/**
 * What came back to a side: to be corrected, as was said; or, where nothing was said, questions that it is to answer. Who
 * handed in nothing before has all the others as well.
 */
function returnedItem(file: CaseColumns, side: Side, part: AskedPart, own: readonly Question[]): NewItem[] {
  const { questions: named, submittedAt, message } = part
  const isNamed = ({ key, answered }: Question) => !answered && named.includes(key)
  const missing = own.filter((question) => isNamed(question) || (submittedAt === null && isMissing(question)))
  if (!isBeforeFiling(file.status)) return missing.some(isNamed) ? [itemOf(file, side, missing)] : []
  if (message === '' && named.length > 0) return [itemOf(file, side, missing)]
  if (!own.some(({ needed }) => needed)) return []
  return [
    {
      ...placeOf(file, side),
      ...{ title: 'Correct the answers that were sent back', verb: 'Correct', about: { sentBack: true } },
    },
  ]
}

/** What somebody did not know and asked the attorney, and parts that are to be opened again. */
async function askedOfFirm(system: Db, { typeId, id }: CaseColumns, has: Has): Promise<NewItem[]> {
  const asks = has.asks ? await openAsks(system, id) : []
  const parts = has.parts ? await askedToReopen(system, id) : []
  const side = 'attorney'
  return [
    ...asks.map(({ subject, fact, byName }) => ({
      ...({ key: `ask:${subject}:${fact}`, kind: 'question', side, verb: 'Answer' } as const),
      title: `${byName} asks: ${allFacts.get(fact)?.label ?? fact}`,
      link: questionnairePath(typeId, id, `${subject}:${fact}`),
    })),
    ...parts.map(({ audience, byName }) => ({
      ...({ key: `reopen:${audience}`, kind: 'question', side, verb: 'Reopen' } as const),
      title: `${byName} asks to reopen the ${audience}’s answers`,
      link: questionnairePath(typeId, id),
    })),
  ]
}

/** While answers are collected, of everybody who takes part. */
function isOwed(file: CaseColumns, side: Side, state: 'Open' | 'Submitted' | 'Returned'): boolean {
  if (file.status !== Status.initiated || state === 'Submitted') return false
  // Without an attorney it is a matter of who is asked anything.
  if (file.mode === 'DIY') return true
  const options = { ...(file.options as object), mode: file.mode, subType: file.subType } as CaseOptions
  const type = typeOf(file.typeId)
  return participantsOf(type, circumstancesOf(type, options)).some(({ audience }) => audience === side)
}

const placeOf = ({ typeId, id }: CaseColumns, side: Side) =>
  ({ key: questionsKey(side), kind: 'questions', side, link: questionnairePath(typeId, id) }) as const

const itemOf = (file: CaseColumns, side: Side, missing: readonly { key: string }[]): NewItem => ({
  ...{ ...placeOf(file, side), ...questionsOwed(missing.length) },
  ...(side === 'employee' && { each: byPerson(missing) }),
})

/** A family answers in one part; who has a login of their own is asked about themselves alone. */
function byPerson(missing: readonly { key: string }[]): Record<string, number> {
  const each: Record<string, number> = {}
  for (const { key } of missing) {
    const id = /^person\/(\d+):/u.exec(key)?.[1] ?? ''
    each[id] = (each[id] ?? 0) + 1
  }
  return each
}
