import { type Editions, type Known, printedEdition } from '#case-file/form-library/rules.ts'
import { showDate } from '#formats/dates.ts'
import { agencyOf, formName } from '#formats/form-names.ts'
import { counted } from '#formats/words.ts'
import type { ReadSubstitute } from './read-substitute.ts'

export type Verdict = {
  code: 'WRONG_FORM' | 'PROOF_PAGES' | 'OLD_EDITION' | 'NOT_YET_TAKEN' | 'PAGES_MISSING'
  sentence: string
}

/** Why a PDF cannot stand in the place of a form; undefined when it can. */
export function verdictOn(
  { isOurs, formId: found, pages, pagesPrinted }: Pick<ReadSubstitute, 'isOurs' | 'formId' | 'pages' | 'pagesPrinted'>,
  formId: string,
  pagesKnown: number | undefined,
): Verdict | undefined {
  if (isOurs) return { code: 'PROOF_PAGES', sentence: 'These are VisaCare’s proof pages. They cannot be filed.' }
  if (found !== undefined && found !== formId)
    return { code: 'WRONG_FORM', sentence: `This PDF is ${formName(found)}, not ${shortName(formId)}.` }
  const whole = pagesKnown ?? pagesPrinted
  if (whole !== undefined && pages < whole)
    return { code: 'PAGES_MISSING', sentence: `This PDF has ${counted(pages, 'page')}; this edition has ${whole}.` }
  return undefined
}

/** What the library says of an edition on the day of filing: a verdict, or whether it knows that it is taken. */
export function editionVerdict(
  { formId, edition }: { formId: string; edition: string },
  rows: readonly Known[],
  editions: Editions,
): Verdict | { known: boolean } {
  const { name, site } = agencyOf(formId)
  const { acceptance } = editions.status(formId, edition)
  const row = rows.find((each) => each.formId === formId && each.edition === edition)
  const called = `edition ${printedEdition(edition)}`
  const current = `Download the current form from ${site}.`
  if (acceptance === 'accepted') return { known: true }
  if (acceptance === 'not-yet')
    return {
      code: 'NOT_YET_TAKEN',
      sentence: `${name} takes ${called} from ${showDate(row?.takenFrom)} only. ${current}`,
    }
  const until = row && (row.takenUntil ?? row.ombExpiresOn)
  if (acceptance === 'expired' && until)
    return { code: 'OLD_EDITION', sentence: `${name} took ${called} until ${showDate(until)} only. ${current}` }
  if (acceptance === 'expired' || isBeforeOneNotTaken({ formId, edition }, rows, editions))
    return { code: 'OLD_EDITION', sentence: `${name} does not take ${called} any more. ${current}` }
  return { known: false }
}

/** What came before an edition that is not taken any more is not taken either. */
const isBeforeOneNotTaken = (
  { formId, edition }: { formId: string; edition: string },
  rows: readonly Known[],
  { status }: Editions,
): boolean =>
  rows.some(
    (each) => each.formId === formId && each.edition > edition && status(formId, each.edition).acceptance === 'expired',
  )

const shortName = (formId: string) => (formId === 'i-485supj' ? 'Supplement J' : formName(formId))
