import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { carriedOver, compareEditions, type FieldChange } from '#case-file/form-library/compare-editions.ts'
import { type Inventory, inventoryOf } from '#paper/inventory.ts'

/** What changed between two editions, and the names with which the old mapping can be carried over. */
export async function printDiff(given: string[]): Promise<number> {
  const files = given.filter((word) => !word.startsWith('--'))
  const [older, newer] = files
  if (!older || !newer) throw new Error('Name two editions: npm run form -- diff OLD NEW (PDF or fields.json).')
  const [before, after] = [await inventoryIn(older), await inventoryIn(newer)]
  const changes = compareEditions(before, after)
  const names = carriedOver(changes)
  if (given.includes('--json')) {
    console.log(JSON.stringify({ changes: changes.map(inShort), carriedOver: Object.fromEntries(names) }, null, 1))
    return 0
  }
  console.log(
    `${before.formId} ${before.edition ?? ''} → ${after.edition ?? ''}, pages ${before.pages} → ${after.pages}`,
  )
  for (const what of ['same', 'moved', 'renamed', 'changed', 'added', 'removed'] as const) {
    const ones = changes.filter((change) => change.what === what)
    console.log(`\n${what}: ${ones.length}`)
    if (what !== 'same') for (const change of ones) console.log(lineOf(change))
  }
  const renamed = [...names].filter(([old, now]) => old !== now)
  console.log(`\nThe mapping carries over for ${names.size} of ${before.fields.length} fields.`)
  if (renamed.length > 0) console.log('Replace in paper.ts:')
  for (const [old, now] of renamed) console.log(`  '${short(old)}' → '${short(now)}'`)
  return 0
}

export async function inventoryIn(file: string): Promise<Inventory> {
  const bytes = await readFile(file)
  if (file.endsWith('.json')) return JSON.parse(bytes.toString('utf8')) as Inventory
  return inventoryOf(basename(file).replace(/\.pdf$/i, ''), new Uint8Array(bytes))
}

const inShort = ({ before, after, what, details }: FieldChange) => ({
  before: before?.name,
  after: after?.name,
  what,
  details,
})
const lineOf = ({ before, after, details }: FieldChange) =>
  `  ${short((before ?? after)?.name ?? '')}${details.length > 0 ? `: ${details.join('; ')}` : ` (${(before ?? after)?.tooltip ?? ''})`}`
const short = (name: string) => name.split('.').slice(-1)[0] ?? name
