import { type Circumstance, circumstances } from '#case-types/circumstances.ts'
import type { FactType } from '#engine/fact.ts'
import { type AnyFact, isDerived, subjectOf } from '#engine/reference.ts'
import { allDerived, allFacts } from '#facts/all.ts'
import { allTopics } from '#facts/topics.ts'
import { ownFields } from './own-fields.ts'

/** What a template may ask for: {{person.fullName}}, {{#if is.extends}}, {{#each case.forms}}, {{image firm.letterhead}}. */
export type LetterField = {
  readonly name: string
  readonly label: string
  /** `byHand`: nobody can know it; whoever writes the letter says it there. */
  readonly kind: 'value' | 'condition' | 'list' | 'image' | 'byHand'
  readonly group: string
  /** Of a list: the fields of one row. */
  readonly columns?: readonly { readonly name: string; readonly label: string }[]
  readonly fact?: AnyFact
  /** The facts that it is put together from. */
  readonly from?: readonly AnyFact[]
}

/** Form I-9 is not filed and not written about; a secret number does not belong into a letter. */
const isForLetters = (fact: AnyFact): boolean => subjectOf(fact) !== 'i9' && !touchesSecret(fact)

const touchesSecret = (fact: AnyFact): boolean =>
  fact.secret === true || (isDerived(fact) && fact.inputs.some((input) => touchesSecret(input.fact)))

const kindOf = ({ type }: FactType): LetterField['kind'] =>
  type === 'yesNo' ? 'condition' : type === 'records' ? 'list' : 'value'

const WHO: Readonly<Record<string, string>> = {
  person: 'The employee',
  company: 'The company',
  employment: 'The job',
  firm: 'The law firm',
  attorney: 'The attorney',
  case: 'The case',
}

const topicTitle = new Map(
  allTopics.flatMap(({ title, facts }) => facts.map(({ id }) => [id as string, title] as const)),
)

function fieldOf(fact: AnyFact): LetterField {
  const group = [WHO[subjectOf(fact)] ?? 'The case', topicTitle.get(fact.id)].filter(Boolean).join(': ')
  const columns =
    fact.type === 'records'
      ? Object.entries(fact.columns)
          .filter(([, column]) => !column.secret)
          .map(([name, { label }]) => ({ name, label }))
      : undefined
  return { name: fact.id, label: fact.label, kind: kindOf(fact), group, fact, ...(columns && { columns }) }
}

const ofCircumstances: LetterField[] = Object.entries(circumstances).map(([name, label]) => ({
  ...{ name: `is.${name}`, label, kind: 'condition', group: 'What kind of case it is' },
}))

/** Every field by its name; our own first, so that they head the list. */
export const letterFields: ReadonlyMap<string, LetterField> = new Map(
  [
    ...ownFields.map(
      ({ name, label, kind, group, columns, from }): LetterField => ({
        ...{ name, label, kind, group, columns, fact: from?.[0], from },
      }),
    ),
    ...ofCircumstances,
    ...[...allFacts.values(), ...allDerived.values()].filter(isForLetters).map(fieldOf),
  ].map((field) => [field.name, field]),
)

export const circumstanceIn = (name: string): Circumstance | undefined => {
  const found = name.startsWith('is.') ? name.slice(3) : ''
  return found in circumstances ? (found as Circumstance) : undefined
}

export const labelOf = (name: string): string => letterFields.get(name)?.label ?? name
