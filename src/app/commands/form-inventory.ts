import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { editionFromPrint } from '#case-file/form-library/rules.ts'
import { type Inventory, inventoryOf } from '#paper/inventory.ts'

/** Writes fields.json of each blank to FOLDER/<form>/<edition>; the file is named after its form, such as i-765.pdf. */
export async function writeInventories(given: string[]): Promise<number> {
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
export function inventoryText({ fields, ...head }: Inventory): string {
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
