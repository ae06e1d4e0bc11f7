import type { Inventory, InventoryField } from './inventory.ts'

export type Difference = {
  readonly field: string
  readonly what: 'missing' | 'new' | 'changed'
  /** For a person: `maximum length 9 → 10`. */
  readonly detail?: string
}

type Known = Pick<Inventory, 'pages' | 'edition'> & { readonly fields: readonly InventoryField[] }

/** Boxes move by a hair between exports of the same edition; further, the page was changed. */
const SAME_PLACE = 1.5

/** How a blank differs from the edition we know. Empty: its mapping can be used. */
export function compareInventories(known: Known, found: Known): Difference[] {
  const differences: Difference[] = []
  if (known.edition !== found.edition)
    differences.push({ field: '', what: 'changed', detail: `edition ${known.edition} → ${found.edition}` })
  if (known.pages !== found.pages)
    differences.push({ field: '', what: 'changed', detail: `pages ${known.pages} → ${found.pages}` })
  const foundByName = new Map(found.fields.map((field) => [field.name, field]))
  const knownNames = new Set(known.fields.map(({ name }) => name))
  for (const field of known.fields) {
    const other = foundByName.get(field.name)
    if (!other) differences.push({ field: field.name, what: 'missing' })
    else for (const detail of changes(field, other)) differences.push({ field: field.name, what: 'changed', detail })
  }
  for (const { name } of found.fields) if (!knownNames.has(name)) differences.push({ field: name, what: 'new' })
  return differences
}

function changes(known: InventoryField, found: InventoryField): string[] {
  const compared: [string, unknown, unknown][] = [
    ['type', known.type, found.type],
    ['page', known.page, found.page],
    ['maximum length', known.maxLen, found.maxLen],
    ['comb', known.comb ?? false, found.comb ?? false],
    ['multi-line', known.multiline ?? false, found.multiline ?? false],
    ['states', known.exportValues, found.exportValues],
    ['options', known.options, found.options],
    ['tooltip', known.tooltip || undefined, found.tooltip || undefined],
  ]
  const moved = known.rect.some((edge, index) => Math.abs(edge - (found.rect[index] ?? 0)) > SAME_PLACE)
  return [
    ...compared.flatMap(([name, before, after]) => {
      const [a, b] = [JSON.stringify(before) ?? 'none', JSON.stringify(after) ?? 'none']
      return a === b ? [] : [`${name} ${a} → ${b}`]
    }),
    ...(moved ? [`place ${known.rect.join(' ')} → ${found.rect.join(' ')}`] : []),
  ]
}
