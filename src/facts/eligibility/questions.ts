import { facts, type TextType, text, type YesNoType, yesNo } from '#engine/fact.ts'

/** Not for the employer's eyes: the answers are between the applicant, the attorney and the agency. */
export const ofApplicant = { askedOf: ['employee', 'attorney'] } as const

/** A question about eligibility: in plain words, in the agency's words, and what an explanation of it is called. */
export type Asked = readonly [plain: string, official: string, about: string]

type Questions<Key extends string> = Readonly<Record<Key, Asked>>

/**
 * Questions whose "Yes" is explained in the form's Additional Information. One line for each gives two facts:
 * `deniedVisa` and `deniedVisaExplained`.
 */
export function explainedQuestions<const Key extends string>(table: Questions<Key>) {
  const asked = mapped(
    table,
    (key) => key,
    ([plain, official]) => yesNo(plain, { ...ofApplicant, help: official }),
  )
  const explained = mapped(
    table,
    (key) => `${key}Explained` as const,
    ([, , about]) => explanation(about),
  )
  return {
    questions: facts('person', asked as Record<Key, YesNoType>),
    explanations: facts('person', explained as Record<`${Key}Explained`, TextType>),
  }
}

/** What the page says of several questions together belongs to each of them. */
export const withScope = <Key extends string>(table: Questions<Key>, scope: string): Questions<Key> =>
  mapped(
    table,
    (key) => key,
    ([plain, official, about]): Asked => [plain, `${official} ${scope}`, about],
  )

const explanation = (about: string): TextType =>
  text(`Explanation (${about})`, {
    ...ofApplicant,
    max: 2000,
    lines: 4,
    help: 'In your own words: what, when, where, and how it ended. It is printed in the form’s Additional Information.',
  })

function mapped<Key extends string, Name extends string, T>(
  table: Questions<Key>,
  name: (key: Key) => Name,
  type: (asked: Asked) => T,
): Record<Name, T> {
  const entries = (Object.keys(table) as Key[]).map((key) => [name(key), type(table[key])])
  return Object.fromEntries(entries) as Record<Name, T>
}
