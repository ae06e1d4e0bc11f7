import { AGENCY_NOTICE } from '#preparation/documents/agency-notice.ts'
import type { Readiness, Review } from '#preparation/documents/records.ts'
import { NOT_APPROVED } from './proof-words.ts'

type Given = { review: Review; readiness: Readiness; readinessNote: string }
type Named = Given & { itemId: string; formType: string; documentType: string; description: string; fileName: string }

const SENT_BACK = 'it was sent back. Replace it, or take it out of the package.'

/** Why a document that was to go into a package does not, or not yet; what weighs most comes last. */
export function lacksOf({ review, readiness, readinessNote }: Given): string[] {
  if (readiness === 'Failed') return [readinessNote || 'its pages cannot be read. Replace it.']
  if (review === 'Rejected') return [SENT_BACK]
  return [
    ...(review === 'Accepted' ? [] : [NOT_APPROVED]),
    ...(readiness === 'Ready' ? [] : [readinessNote || 'its pages are not prepared yet.']),
  ]
}

/**
 * What nobody could read was sent back by the product, not by a person: a package without it says so, or its pages would
 * be missing without a word.
 */
export const unreadable = (documents: readonly Named[], waived: ReadonlyMap<string, string>): string[] =>
  documents
    .filter(
      ({ readiness, review, formType }) =>
        readiness === 'Failed' && review === 'Rejected' && formType !== AGENCY_NOTICE,
    )
    .filter(({ itemId }) => !waived.has(itemId))
    .map((each) => `${each.documentType || each.description || each.fileName} (${each.fileName}): ${lacksOf(each)}`)
