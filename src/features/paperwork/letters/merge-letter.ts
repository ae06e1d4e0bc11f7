import type { Circumstances } from '#case-types/circumstances.ts'
import type { MergeValue } from '#docx/merge-values.ts'
import { labelOf, letterFields } from './fields.ts'
import { valuesFor } from './letter-values.ts'
import type { LetterAbout } from './own-fields.ts'

/** What stands where a fact is missing; marked, and looked for before the letter goes anywhere. */
export const placeholder = (name: string): string => `[${labelOf(name)}]`

/** Field → as printed. A picture is no fact, and the day a letter was made does not change. */
export function usedOf(names: readonly string[], values: Readonly<Record<string, MergeValue>>): Record<string, string> {
  return Object.fromEntries(
    names
      .filter(
        (name) => name !== 'letter.date' && letterFields.get(name)?.kind !== 'image' && name !== 'firm.hasLetterhead',
      )
      .flatMap((name) => {
        const said = inWords(values[name])
        return said === undefined ? [] : [[name, said]]
      }),
  )
}

function inWords(value: MergeValue): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((item) => Object.values(item).filter(Boolean).join(', ')).join('; ')
  return undefined
}

/** What these fields would print today; nothing for those that nobody knows yet. */
export function nowKnown(names: readonly string[], about: LetterAbout, known: Circumstances): Record<string, string> {
  const values = valuesFor(
    names.map((name) => ({ name })),
    about,
    known,
  )
  return Object.fromEntries(
    names.flatMap((name) => {
      const said = inWords(values[name])
      return said ? [[name, said]] : []
    }),
  )
}

/** Facts that were answered anew since a letter was made. */
export function changedSince(
  used: Readonly<Record<string, string>>,
  about: LetterAbout,
  known: Circumstances,
): { label: string; before: string; now: string }[] {
  const names = Object.keys(used).filter((name) => letterFields.has(name))
  const values = valuesFor(
    names.map((name) => ({ name })),
    about,
    known,
  )
  return names.flatMap((name) => {
    const now = inWords(values[name]) ?? ''
    return now === used[name] ? [] : [{ label: labelOf(name), before: used[name] ?? '', now }]
  })
}
