/** Spanish by the English. */
type Dictionary = Readonly<Record<string, string>>

export type InSpanish = {
  /** The case as people say it, in the middle of a sentence; «prórroga» and «enmienda» as USCIS says. */
  said: string
  /** What it asks employees and their families for, where no other kind of case does (words/spanish.ts). */
  papers?: Dictionary
  /** Steps and stages in its own words, where it is about an employee. */
  track?: Dictionary
  stages?: Dictionary
}
