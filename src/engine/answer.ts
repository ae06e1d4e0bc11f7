/**
 * What is known of a fact. No answer, "unknown", "none" and "not applicable" are four different things (no SSN is not a
 * forgotten SSN).
 */
export type Answer = { value: unknown } | { not: NotAnswered }
export type NotAnswered = 'unknown' | 'none' | 'notApplicable'

export const notAnswered: readonly NotAnswered[] = ['unknown', 'none', 'notApplicable']

export const isValue = (answer: Answer | undefined): answer is { value: unknown } =>
  answer !== undefined && 'value' in answer

/** Says that there is no value, and which kind of none. */
export const isNot = (value: unknown): value is { not: NotAnswered } =>
  typeof value === 'object' && value !== null && 'not' in value && Object.keys(value).length === 1

/** Where an entry of a list says that a column has no value: beside it, so that who reads the column finds nothing there. */
export const notKey = (column: string) => `${column}?`

/** Which kind of none an entry says of a column that has no value. */
export const saidNot = (entry: Entry, column: string): NotAnswered | undefined =>
  isBlank(entry[column]) ? notAnswered.find((not) => not === entry[notKey(column)]) : undefined

/** Whether an entry says nothing in a column: neither a value nor that there is none. */
export const isLeftOpen = (entry: Entry, column: string): boolean =>
  isBlank(entry[column]) && saidNot(entry, column) === undefined

type Entry = Readonly<Record<string, unknown>>
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Where an answer comes from. */
export type Source = 'form' | 'questionnaire' | 'import' | 'document' | 'derived' | 'migration'

export type KnownAnswer = Answer & { source: Source; by: number | null; at: string }

/** The current answers about one subject, by fact id. */
export type Known = Record<string, KnownAnswer>
