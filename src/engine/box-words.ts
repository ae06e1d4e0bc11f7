import { addressColumns, unitWords } from './address.ts'
import type { FactType } from './fact.ts'
import { itemsOf, type PlacedItem } from './form.ts'
import { fieldFinder, type Inventory, wholeField } from './inventory.ts'
import type { AdditionalSlot, Binding, FieldName, LeftBlank, NoBox, OfAddress, Paper, Rows } from './paper.ts'

/** What a box of the paper is called in our own words, not in the agency's. */
export type BoxWords = {
  /** 'Part 3. Beneficiary Information' */
  part: string
  /** Boxes of one item stand together. */
  group: string
  /** '2.a', as printed. */
  number: string
  /** What the whole item asks, where its boxes have words of their own: yes and no, the lines of an address. */
  lead: string
  /** Of this one box. */
  text: string
}

/** The words of every box, by the full name of its field. */
export function boxWords({ form, parts, additional, leftBlank }: Paper, inventory: Inventory): Map<string, BoxWords> {
  const find = fieldFinder(inventory)
  const words = new Map<string, BoxWords>()
  const name = (short: FieldName, given: BoxWords) => {
    const field = find(short)
    if (!field) return
    for (const key of [field.name, wholeField(field.name)]) if (!words.has(key)) words.set(key, given)
  }
  for (const placed of itemsOf(form)) {
    const binding = parts[placed.part.id]?.bindings[placed.item.number]
    if (!binding) continue
    const boxes = namedBoxes(binding, placed.item.fact, placed.item.label ?? placed.item.fact.label)
    for (const box of boxes.all) name(box.field, { ...ofItem(placed), lead: boxes.lead, text: box.text })
  }
  additional.forEach((slot, n) => {
    for (const [which, field] of Object.entries(slot) as [keyof AdditionalSlot, FieldName][])
      name(field, {
        ...NO_ITEM,
        part: 'Additional Information',
        group: `additional ${n}`,
        text: additionalWords[which],
      })
  })
  for (const [short, why] of Object.entries(leftBlank)) name(short, { ...NO_ITEM, text: blankWords(short, why) })
  return words
}

const NO_ITEM = { part: '', group: '', number: '', lead: '' } as const

const ofItem = ({ part, item, key }: PlacedItem) => ({
  // What stands before the first part of a form or of its supplement has no number on the page.
  part: /(^|\.)0$/.test(part.id) ? part.title : `Part ${part.id}. ${part.title}`,
  group: key,
  number: /^\d\S*/.exec(item.number)?.[0] ?? '',
})

const additionalWords: Record<keyof AdditionalSlot, string> = {
  page: 'Page number',
  part: 'Part number',
  item: 'Item number',
  text: '',
}

function blankWords(field: FieldName, why: LeftBlank | { because: string }): string {
  if (why === 'signature') return 'Signature'
  if (why === 'agency use') return 'For USCIS'
  if (why === 'filled by hand') return /date/i.test(field) ? 'Date of signature' : 'By hand'
  return 'Left blank'
}

type Named = { field: FieldName; text: string }
type NamedBoxes = { lead: string; all: readonly Named[] }

/** `label` stands beside a box that is alone, and before several. */
function namedBoxes(binding: Binding, type: FactType, label: string): NamedBoxes {
  const alone = (all: readonly Named[]): NamedBoxes => ({ lead: '', all })
  if ('noBox' in binding || 'inAdditional' in binding) return alone([])
  if ('each' in binding) {
    const repeated = binding.each.map((one) => namedBoxes(one, type, label))
    return { lead: repeated[0]?.lead ?? '', all: repeated.flatMap(({ all }) => all) }
  }
  if ('write' in binding) return alone([{ field: binding.write, text: label }])
  if ('choose' in binding) return alone([{ field: binding.choose, text: label }])
  if ('split' in binding) return alone(binding.split.map((field, n) => ({ field, text: n === 0 ? label : '' })))
  if ('yes' in binding) {
    const boxes = [...inBox(binding.yes, 'Yes'), ...inBox(binding.no, 'No')]
    return boxes.length === 1 ? alone(boxes.map((box) => ({ ...box, text: label }))) : { lead: label, all: boxes }
  }
  if ('tick' in binding) {
    const words: Partial<Record<string, string>> = { ...unitWords, ...(type.type === 'choice' && type.words) }
    const all = Object.entries(binding.tick).flatMap(([option, field]) => inBox(field, words[option] ?? option))
    return { lead: label, all }
  }
  return { lead: label, all: 'address' in binding ? addressLines(binding) : rowCells(binding, type) }
}

const inBox = (field: FieldName | NoBox, text: string): Named[] => (typeof field === 'string' ? [{ field, text }] : [])

function addressLines({ address }: OfAddress): Named[] {
  return Object.entries(address).flatMap(([line, binding]): Named[] => {
    const text = line === 'postalCode' && address.zipCode ? 'Postal code' : lineWords(line)
    return [...namedBoxes(binding, addressColumns[line === 'unitKind' ? line : 'street'], text).all]
  })
}

const lineWords = (line: string) =>
  line === 'zipCode' ? 'ZIP code' : addressColumns[line as keyof typeof addressColumns].label

function rowCells({ rows }: Rows, type: FactType): Named[] {
  const columns = type.type === 'records' ? type.columns : {}
  return rows.flatMap((row) =>
    Object.entries(row).flatMap(([column, binding]) => {
      const of = columns[column]
      if (!of) return []
      const { lead, all } = namedBoxes(binding, of, of.label)
      // Before yes and no the first box says what they are about; options speak for themselves.
      const isFirst = (n: number) => of.type === 'yesNo' && lead !== '' && n === 0
      return all.map((box, n) => (isFirst(n) ? { ...box, text: `${lead} ${box.text}` } : box))
    }),
  )
}
