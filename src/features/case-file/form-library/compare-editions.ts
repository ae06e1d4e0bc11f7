import type { InventoryField } from '#paper/inventory.ts'

/** What became of one field between two editions. */
export type FieldChange = {
  before?: InventoryField
  after?: InventoryField
  what: 'same' | 'moved' | 'renamed' | 'changed' | 'added' | 'removed'
  /** For a person: 'maximum length 9 → 10'. */
  details: string[]
  /** Of them, what can be written there: lengths, states, options. */
  limits: string[]
}

type Fields = { readonly fields: readonly InventoryField[] }

/** Pairs the fields of two editions: by name, then the left-over ones by what their tooltips say and where they stand. */
export function compareEditions(older: Fields, newer: Fields): FieldChange[] {
  const afterByName = new Map(newer.fields.map((field) => [field.name, field]))
  const paired = new Map<InventoryField, InventoryField>()
  for (const before of older.fields) {
    const after = afterByName.get(before.name)
    // Names are reused for other questions; a name alone is not enough.
    if (after && after.type === before.type && similarity(before, after) >= SAME_QUESTION) paired.set(before, after)
  }
  for (const [before, after] of bestPairs(
    older.fields.filter((field) => !paired.has(field)),
    newer.fields.filter((field) => ![...paired.values()].includes(field)),
  ))
    paired.set(before, after)
  const kept = new Set(paired.values())
  return [
    ...older.fields.map((before): FieldChange => {
      const after = paired.get(before)
      return after ? changeOf(before, after) : { before, what: 'removed', details: [], limits: [] }
    }),
    ...newer.fields
      .filter((field) => !kept.has(field))
      .map((after): FieldChange => ({ after, what: 'added', details: [], limits: [] })),
  ]
}

/** Old name → new name of every field that is still there: what a mapping can be carried over with. */
export const carriedOver = (changes: readonly FieldChange[]): Map<string, string> =>
  new Map(changes.flatMap(({ before, after }) => (before && after ? [[before.name, after.name] as const] : [])))

const SAME_QUESTION = 0.35
const LIKELY = 0.6
const SAME_PLACE = 1.5

function changeOf(before: InventoryField, after: InventoryField): FieldChange {
  const limits = limitsChanged(before, after)
  const said =
    tooltipOf(before) === tooltipOf(after) ? [] : [`tooltip “${before.tooltip ?? ''}” → “${after.tooltip ?? ''}”`]
  const moved = before.page !== after.page || distance(before, after) > SAME_PLACE
  const place = moved
    ? [`page ${before.page} → ${after.page}, place ${before.rect.join(' ')} → ${after.rect.join(' ')}`]
    : []
  const renamed = before.name !== after.name
  const details = [...(renamed ? [`name ${before.name} → ${after.name}`] : []), ...limits, ...said, ...place]
  const what = renamed ? 'renamed' : limits.length + said.length > 0 ? 'changed' : moved ? 'moved' : 'same'
  return { before, after, what, details, limits }
}

function limitsChanged(before: InventoryField, after: InventoryField): string[] {
  const compared: [string, unknown, unknown][] = [
    ['maximum length', before.maxLen, after.maxLen],
    ['one character per box', before.comb ?? false, after.comb ?? false],
    ['several lines', before.multiline ?? false, after.multiline ?? false],
    ['states', before.exportValues, after.exportValues],
    ['options', before.options, after.options],
  ]
  return compared.flatMap(([name, old, now]) => {
    const [a, b] = [JSON.stringify(old) ?? 'none', JSON.stringify(now) ?? 'none']
    return a === b ? [] : [`${name} ${a} → ${b}`]
  })
}

/** The likeliest pairs first, each field once. */
function bestPairs(
  older: readonly InventoryField[],
  newer: readonly InventoryField[],
): [InventoryField, InventoryField][] {
  const candidates = older.flatMap((before) =>
    newer
      .filter((after) => after.type === before.type)
      .map((after) => ({ before, after, score: similarity(before, after) }))
      .filter(({ score }) => score >= LIKELY),
  )
  const used = new Set<InventoryField>()
  return candidates
    .sort((one, other) => other.score - one.score)
    .flatMap(({ before, after }): [InventoryField, InventoryField][] => {
      if (used.has(before) || used.has(after)) return []
      used.add(before).add(after)
      return [[before, after]]
    })
}

/** From 0 to 1: mostly what the tooltip says, the authority on what a field asks; then its place, size and name. */
export function similarity(before: InventoryField, after: InventoryField): number {
  const sameName = before.name === after.name ? 1 : lastName(before) === lastName(after) ? 0.6 : 0
  const near = before.page === after.page ? Math.max(0, 1 - distance(before, after) / 200) : 0
  const [one, other] = [wordsOf(before), wordsOf(after)]
  if (one.size === 0 && other.size === 0) return 0.5 * near + 0.5 * sameName
  const common = [...one].filter((word) => other.has(word)).length
  const said = common / (one.size + other.size - common)
  return 0.7 * said + 0.15 * near + 0.15 * sameName
}

const tooltipOf = ({ tooltip }: InventoryField) => (tooltip ?? '').replace(/\s+/g, ' ').trim()
const wordsOf = (field: InventoryField) =>
  new Set(
    tooltipOf(field)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [],
  )
const lastName = ({ name }: InventoryField) => name.slice(name.lastIndexOf('.') + 1)
const distance = (before: InventoryField, after: InventoryField) =>
  Math.max(...before.rect.map((edge, index) => Math.abs(edge - (after.rect[index] ?? 0))))
