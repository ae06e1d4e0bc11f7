import { AGENCY_NOTICE } from '#preparation/documents/agency-notice.ts'
import type { Readiness, Review } from '#preparation/documents/records.ts'
import type { PackageEntry } from '#preparation/filing-file/package-entries.ts'

/** On every page of a package with proof pages. */
export const PROOF_MARK = 'Proof, not for filing'

/** On every page of a package that is not complete, or that the check had not cleared when it was built. */
export const DRAFT_MARK = 'DRAFT'
/** On every page of what is printed for who may not see numbers in full. */
export const MASKED_MARK = 'Masked copy, not for filing'
export const NOT_CLEAR =
  'The pre-filing check was not clear when this package was built. Build it again when it is clear.'

/** What is printed across every page of a package, if anything. */
export const markAcross = (proof: boolean, missing: readonly string[]): string | undefined =>
  proof ? PROOF_MARK : missing.length > 0 ? DRAFT_MARK : undefined

/** What a package says of a document in it that nobody looked at. */
export const NOT_APPROVED = 'nobody has approved it. Approve it or send it back, then build the package again.'

/** In the index and the contents: these pages are not ours. */
export const elsewhereLabel = (form: string): string => `${form}, prepared on the agency’s form`

/** The way out of whatever is wrong with our own pages of a form. */
const ELSEWHERE = 'choose “Use a PDF prepared elsewhere”'

/** What a package says of each form in it that stands on proof pages. */
export const proofMissing = (form: string): string =>
  `${form}: proof pages stand in its place, because its official blank is not in the form library. Add it, or ${ELSEWHERE}.`

/** The forms of a package that are proofs, or sheets of answers as earlier releases put them in. */
export const proofsIn = ({ contents }: { contents: readonly PackageEntry[] }): string[] =>
  contents.flatMap(({ kind, label }) =>
    kind === 'proof' || kind === 'sheet' ? [label.replace(/ \(proof\)$/, '')] : [],
  )

/** Why a package is not filed, form by form. */
export const proofRefused = (form: string, number: number): string =>
  `${form} is a proof in package ${number}, not the official form. Add its official blank in the Form Library, or ${ELSEWHERE}; then build the package again.`

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
