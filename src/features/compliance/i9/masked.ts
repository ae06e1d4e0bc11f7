import type { Content, Correction, Section1, ShownDocument } from './records.ts'

const byEnd = (number: string, stars: string, shown = 4): string => number && `${stars}${number.slice(-shown)}`

/** The numbers of Section 1 by their ends: on screens, and for whoever holds a link that was passed on. */
export const maskedSection1 = <Given extends Section1>(section1: Given): Given => ({
  ...section1,
  socialSecurity: byEnd(section1.socialSecurity, '***-**-'),
  aNumber: byEnd(section1.aNumber, '*****'),
  i94Number: byEnd(section1.i94Number, '*******'),
  passportNumber: byEnd(section1.passportNumber, '*****', 3),
})

/** A whole form for who may not see numbers in full: of what was written, shown and corrected only the ends are left. */
export function maskedContent({ section1, section2, replacement, supplementB, ...content }: Content): Content {
  return {
    ...content,
    ...(section1 && { section1: maskedSection1(section1) }),
    ...(section2 && { section2: { ...section2, documents: section2.documents.map(maskedDocument) } }),
    ...(replacement && { replacement: { ...replacement, document: maskedDocument(replacement.document) } }),
    supplementB: supplementB.map(({ document, beside, ...block }) => ({
      ...block,
      document: document && maskedDocument(document),
      ...(beside && { beside: maskedDocument(beside) }),
    })),
    corrections: content.corrections.map(maskedCorrection),
  }
}

const maskedDocument = (document: ShownDocument): ShownDocument => ({
  ...document,
  number: byEnd(document.number, '*****', 3),
})

const NUMBERS = /^(socialSecurity|aNumber|i94Number|passportNumber|documents\.\d\.number)$/

const maskedCorrection = (correction: Correction): Correction =>
  NUMBERS.test(correction.field)
    ? { ...correction, before: byEnd(correction.before, '*****', 3), after: byEnd(correction.after, '*****', 3) }
    : correction

/** A line of a form's history for who may not read the form: that something was done, not with which document. */
export const withoutDocument = (what: string): string =>
  what
    .replace(/^Corrected .+ in Section ([12])/, 'Corrected an entry in Section $1')
    .replace(/^Recorded .+ in place of the receipt/, 'Recorded the document in place of the receipt')
