import { capitalized } from '#formats/words.ts'

/** 'user:412' → 'User 412'; 'common-detail:7' → 'Common detail 7' */
export const subjectInWords = (subject: string): string => {
  const [noun = '', ...rest] = subject.split(':')
  return [asWords(noun.replaceAll('-', ' ')), ...rest].join(' ')
}

/** 'longDescription' → 'Long description' */
export function asWords(name: string): string {
  const text = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return capitalized(text)
}

export type Difference = { field: string; before: string; after: string }

/** Kept with every change and telling nobody anything. */
const NOISE = new Set(['id', 'version', 'updatedAt', 'updatedBy', 'createdAt', 'createdBy'])

/** What a change changed, field by field, in words. With one side only, everything that side says. */
export function differences(before: unknown, after: unknown): Difference[] {
  const was = flat(before)
  const is = flat(after)
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? '', after: is.get(field) ?? '' }))
    .filter((each) => each.before !== each.after)
}

function flat(value: unknown, path: readonly string[] = []): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (Array.isArray(value) || typeof value !== 'object')
    return new Map([[path.join(' · ') || 'Entries', inWords(value)]])
  const entries = Object.entries(value).filter(([key]) => !NOISE.has(key))
  return new Map(entries.flatMap(([key, each]) => [...flat(each, [...path, asWords(key)])]))
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')
}
