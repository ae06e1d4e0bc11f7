import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { carriedOver, compareEditions, type FieldChange } from '#case-file/form-library/compare-editions.ts'
import { type CoverageRow, coverageRow } from '#case-file/form-library/coverage.ts'
import { editionFromPrint } from '#case-file/form-library/rules.ts'
import { allPapers } from '#forms/papers.ts'
import { type Inventory, inventoryOf } from '#paper/inventory.ts'

// npm run form -- coverage [--json] | inventory FILE… [--to FOLDER] | diff OLD NEW [--json]
// `register` is the front door's (scripts/lib/front-door.mjs): it has to work before there is a build.
const [what = '', ...given] = process.argv.slice(2).filter((word) => word !== '--')
const commands: Record<string, (given: string[]) => Promise<number> | number> = {
  coverage: printCoverage,
  inventory: writeInventories,
  diff: printDiff,
}
const run = commands[what]
if (!run) {
  console.error(
    [
      'npm run form -- coverage [--json]              how completely each form is mapped',
      'npm run form -- inventory FILE… [--to FOLDER]  the fields of official blanks, as fields.json',
      'npm run form -- diff OLD NEW [--json]          two editions (PDF or fields.json) compared',
      'npm run form -- register                       lists the folders of src/forms for the product (a build does it too)',
    ].join('\n'),
  )
  process.exitCode = 2
} else {
  try {
    process.exitCode = await run(given)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** A table for people; with --json the same as a list, and nothing else. A field that is not accounted for fails. */
function printCoverage(given: string[]): number {
  const rows = allPapers.map(coverageRow)
  if (given.includes('--json')) console.log(`[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]`)
  else console.log(tableOf(rows))
  return rows.some(({ unaccounted }) => unaccounted > 0) ? 1 : 0
}

const columns: readonly (readonly [keyof CoverageRow, string])[] = [
  ['form', 'Form'],
  ['edition', 'Edition'],
  ['fillable', 'Fillable'],
  ['bound', 'Bound'],
  ['leftBlank', 'Left blank'],
  ['unaccounted', 'Unaccounted'],
  ['questions', 'Questions'],
]

function tableOf(rows: readonly CoverageRow[]): string {
  const lines = [
    columns.map(([, title]) => title),
    ...rows.map((row) => columns.map(([key]) => String(key === 'form' ? row[key].toUpperCase() : row[key]))),
  ]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  const padded = (text: string, index: number) =>
    index < 2 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0)
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n')
}

/** Writes fields.json of each blank to FOLDER/<form>/<edition>; the file is named after its form, such as i-765.pdf. */
async function writeInventories(given: string[]): Promise<number> {
  const at = given.indexOf('--to')
  const folder = at >= 0 ? given[at + 1] : 'src/forms'
  const files = given.filter((word, index) => !word.startsWith('--') && (at < 0 || index !== at + 1))
  if (files.length === 0 || !folder) throw new Error('Name the blanks: npm run form -- inventory FILE… [--to FOLDER]')
  for (const file of files) {
    const formId = basename(file).replace(/\.pdf$/i, '')
    const inventory = await inventoryOf(formId, new Uint8Array(await readFile(file)))
    const place = join(folder, formId, editionFromPrint(inventory.edition) || 'no-edition')
    await mkdir(place, { recursive: true })
    await writeFile(join(place, 'fields.json'), inventoryText(inventory))
    console.log(`${join(place, 'fields.json')}: ${inventory.fields.length} fields, ${inventory.pages} pages`)
  }
  return 0
}

/** A field per line, so that a later edition shows as a readable change. */
function inventoryText({ fields, ...head }: Inventory): string {
  const lines = Object.entries(head).map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
  // Always in the same order, whoever found the properties.
  const properties = [...new Set([...ORDER, ...fields.flatMap(Object.keys)])]
  const rows = fields.map((field) => `  ${JSON.stringify(field, properties.concat(NESTED))}`)
  return `{\n${lines.join('\n')}\n "fields": [\n${rows.join(',\n')}\n ]\n}\n`
}

const ORDER = 'name type page rect tooltip maxLen comb multiline required readOnly hidden exportValues options'.split(
  ' ',
)
const NESTED = ['exportValue', 'displayValue']

/** What changed between two editions, and the names with which the old mapping can be carried over. */
async function printDiff(given: string[]): Promise<number> {
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

async function inventoryIn(file: string): Promise<Inventory> {
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
