import { questionnairePath } from '#case-work/questionnaires/paths.ts'
import { type Explanation, explain } from '#engine/explain.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
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
function unanswered({ derivedFrom, answered, ...own }: Explanation): Explanation | undefined {
  if (!derivedFrom) return answered ? undefined : own
  for (const input of derivedFrom) {
    const open = unanswered(input)
    if (open) return open
  }
  return undefined
}
