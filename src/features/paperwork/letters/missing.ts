import { type Explanation, explain } from '#engine/explain.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { questionnairePath } from '#preparation/questionnaires/paths.ts'
import { labelOf, letterFields } from './fields.ts'
import type { MissingField } from './records.ts'

type OfCase = { readonly id: number; readonly typeId: number; readonly lawFirmId: number | null; readonly path: string }

/** What is missing, in words, and the way to where it is answered. */
export function missingField(name: string, look: KnownFacts, of: OfCase): MissingField {
  const field = letterFields.get(name)
  const said = { name, label: labelOf(name) }
  if (field?.kind === 'byHand') return { ...said, where: 'Write it in the letter', link: null }
  if (!field?.fact) return { ...said, ...placeOf(name, of) }
  const open = unanswered(explain(field.fact, look))
  const subject = open?.subject?.split('/')[0] ?? field.fact.id.split('.')[0]
  if (subject === 'firm' || subject === 'attorney')
    return {
      ...said,
      where: 'Law firm details',
      link: of.lawFirmId === null ? null : `/visaCareAddLawFirm/${of.lawFirmId}`,
    }
  const question = open?.subject ? `${open.subject}:${open.factId}` : undefined
  return { ...said, where: 'Questions', link: questionnairePath(of.typeId, of.id, question) }
}

/**
 * The questions that a field of a letter waits for, as 'person/12:person.birthCity'. One that was answered with “I do not
 * know” is the last to be named: somebody may know better.
 */
export function openQuestions(name: string, look: KnownFacts): string[] {
  const { fact, from = fact ? [fact] : [] } = letterFields.get(name) ?? {}
  const explained = from.map((each) => explain(each, look))
  const open = explained.flatMap(allUnanswered)
  const named = open.length > 0 ? open : explained.filter(({ derivedFrom }) => !derivedFrom)
  return [...new Set(named.flatMap(({ subject, factId }) => (subject ? [`${subject}:${factId}`] : [])))]
}

const AT_FILING = /^case\.filingAddress$/
const AT_DOCUMENTS = /^case\.documents$/

function placeOf(name: string, { path, typeId, id }: OfCase): Pick<MissingField, 'where' | 'link'> {
  if (AT_FILING.test(name)) return { where: 'Filing', link: `${path}?tab=filing` }
  if (AT_DOCUMENTS.test(name)) return { where: 'Documents', link: `${path}?tab=documents` }
  if (name.startsWith('collection.')) return { where: 'Collection', link: `${path}?tab=collection` }
  if (name.startsWith('review.')) return { where: 'Review', link: `${path}?tab=review` }
  if (name.startsWith('is.')) return { where: 'Questions', link: questionnairePath(typeId, id) }
  return { where: 'Overview', link: path }
}

/** The first answer that a value waits for. */
const unanswered = (explained: Explanation): Explanation | undefined => allUnanswered(explained)[0]

/** Every answer that a value may wait for. What is known is not looked behind. */
function allUnanswered({ derivedFrom, answered, ...own }: Explanation): Explanation[] {
  if (derivedFrom) return own.answer ? [] : derivedFrom.flatMap(allUnanswered)
  return answered ? [] : [own]
}
