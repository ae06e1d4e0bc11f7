/**
 * Whether a document shows a Social Security number by what it is: the card, forms W-2 and 1099, tax returns and
 * transcripts. It then leaves like the number itself (docs/decisions/0020). Passports do not count: who checks a case
 * compares them all day, and each number they show is masked elsewhere.
 */
export const showsSsn = ({ documentType, description }: { documentType: string; description: string }): boolean =>
  WORDS.test(`${documentType} ${description}`)

const WORDS = /social security|\bssn\b|\bw-?2s?\b|\b1040\b|\b1099\b|tax (?:return|transcript)/i
