import { fieldsOf } from '#docx/fields-of.ts'
import { letterFields } from './fields.ts'

/** Slips in a template and fields that do not exist, each in a sentence, with the nearest name that does. */
export function unknownFields(template: Uint8Array): string[] {
  const { fields, problems } = fieldsOf(template)
  const unknown = fields.flatMap(({ name, within }) => {
    if (letterFields.has(name)) return []
    const list = within === undefined ? undefined : letterFields.get(within)
    const column = name.replace(`${within}.`, '')
    if (list?.columns?.some((each) => each.name === column)) return []
    const near = nearest(name)
    return [`There is no field {{${name}}}.${near ? ` Did you mean {{${near}}}?` : ''}`]
  })
  return [...problems, ...new Set(unknown)]
}

const BEGINNING = 5
/** Of a name that differs more in its length alone nobody counts the slips: a template may hold one of any length. */
const MOST_SLIPS = 2

/** Of another record, mistyped, or with the same beginning: in this order. What only sounds a little like it helps nobody. */
function nearest(name: string): string | undefined {
  const wanted = name.toLowerCase()
  const [group = '', last = wanted] = wanted.split(/\.(?=[^.]*$)/)
  const names = [...letterFields.keys()]
  const same = (test: (each: string) => boolean) => names.find((each) => test(each.toLowerCase()))
  return (
    same((each) => each === wanted) ??
    same((each) => each.endsWith(`.${last}`)) ??
    names
      .filter((each) => Math.abs(each.length - wanted.length) <= MOST_SLIPS)
      .map((each) => ({ each, slips: slipsBetween(each.toLowerCase(), wanted) }))
      .filter(({ slips }) => slips <= MOST_SLIPS)
      .toSorted((one, other) => one.slips - other.slips)[0]?.each ??
    (last.length < BEGINNING ? undefined : same((each) => each.startsWith(`${group}.${last.slice(0, BEGINNING)}`)))
  )
}

/** How many letters were forgotten, added or mistyped (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= other.length; to++) {
      const same = (row[to - 1] ?? 0) + (other[to - 1] === letter ? 0 : 1)
      next.push(Math.min(same, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
