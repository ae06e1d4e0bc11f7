import { itemsOf } from './form.ts'
import {
  type FieldFinder,
  fieldFinder,
  type Inventory,
  optionValues,
  type PaperField,
  wholeField,
} from './inventory.ts'
import type { Binding, FieldName, NoBox, Paper } from './paper.ts'

export type Coverage = {
  form: string
  edition: string
  fillable: number
  bound: number
  leftBlank: number
  unaccounted: string[]
  /** Names that no field has, fields written by two items, boxes of the wrong kind, options the PDF does not have. */
  faults: string[]
}

/** Accounts for every fillable field of the official PDF: bound, or left blank for a reason. */
export function coverageOf(paper: Paper, inventory: Inventory): Coverage {
  const find = fieldFinder(inventory)
  const faults: string[] = []
  const writers = new Map<string, string>()
  const blank = new Set<string>()
  const claim = (name: FieldName, kind: 'text' | 'box' | 'list', by: string) => {
    const field = find(name)
    if (!field) return faults.push(`${by}: ${name} is no field, or several`)
    if (!suits(field, kind)) faults.push(`${by}: ${name} is a ${field.type}`)
    const other = writers.get(field.name)
    if (other && other !== by) faults.push(`${name} is written by ${other} and by ${by}`)
    return writers.set(field.name, by)
  }
  for (const { part, item, key } of itemsOf(paper.form)) {
    const binding = paper.parts[part.id]?.bindings[item.number]
    if (!binding) faults.push(`${key} has no place on paper`)
    else
      for (const { name, kind, values } of boxesOf(binding)) {
        claim(name, kind, key)
        faults.push(...wrongValues(find, name, values).map((value) => `${key}: ${name} has no option ${value}`))
      }
  }
  paper.additional.forEach((slot, n) => {
    for (const name of Object.values(slot)) if (name) claim(name, 'text', `additional ${n + 1}`)
  })
  for (const name of Object.keys(paper.leftBlank)) {
    const field = find(name)
    if (!field) faults.push(`left blank: ${name} is no field, or several`)
    else if (writers.has(field.name)) faults.push(`${name} is written by ${writers.get(field.name)} and left blank`)
    else blank.add(field.name)
  }
  const fillable = inventory.fields.filter(isFillable)
  const unaccounted = fillable.flatMap(({ name, widgets = [] }) => {
    if (writers.has(name) || blank.has(name)) return []
    // Written place by place: each of them has its own answer.
    const open = widgets.map((_, place) => `${name}#${place}`).filter((each) => !writers.has(each))
    return widgets.length > 0 && open.length < widgets.length ? open : [name]
  })
  for (const name of writers.keys())
    if (name !== wholeField(name) && writers.has(wholeField(name))) faults.push(`${name} is written as a whole too`)
  const leftBlank = fillable.filter(({ name }) => blank.has(name)).length
  const bound = fillable.length - leftBlank - unaccounted.length
  return {
    form: paper.form.id,
    edition: paper.form.edition,
    fillable: fillable.length,
    bound,
    leftBlank,
    unaccounted,
    faults,
  }
}

/** The places of fields that have an answer of their own: `name#1`. */
export function placesApart(paper: Paper, inventory: Inventory): ReadonlySet<string> {
  const find = fieldFinder(inventory)
  const bound = Object.values(paper.parts).flatMap(({ bindings }) => Object.values(bindings).flatMap(boxesOf))
  return new Set(bound.flatMap(({ name }) => (name === wholeField(name) ? [] : (find(name)?.name ?? []))))
}

export const isFillable = ({ type }: PaperField): boolean => type !== 'barcode' && type !== 'button'

type Box = { name: FieldName; kind: 'text' | 'box' | 'list'; values?: readonly string[] }

/** Every field a binding may write. */
export function boxesOf(binding: Binding): Box[] {
  if ('noBox' in binding || 'inAdditional' in binding) return []
  if ('each' in binding) return binding.each.flatMap(boxesOf)
  if ('write' in binding) return [{ name: binding.write, kind: 'text' }]
  if ('split' in binding) return binding.split.map((name) => ({ name, kind: 'text' }))
  if ('tick' in binding) return crosses(Object.values(binding.tick))
  if ('yes' in binding) return crosses([binding.yes, binding.no])
  if ('choose' in binding) return [{ name: binding.choose, kind: 'list', values: Object.values(binding.values ?? {}) }]
  if ('address' in binding) return Object.values(binding.address).flatMap(boxesOf)
  return binding.rows.flatMap((row) => Object.values(row).flatMap(boxesOf))
}

const crosses = (names: readonly (FieldName | NoBox)[]): Box[] =>
  names.flatMap((name) => (typeof name === 'string' ? [{ name, kind: 'box' as const }] : []))

const suits = ({ type }: PaperField, kind: Box['kind']): boolean =>
  kind === 'box'
    ? type === 'checkbox' || type === 'radio'
    : kind === 'list'
      ? type === 'choice'
      : type === 'text' || type === 'choice'

function wrongValues(find: FieldFinder, name: FieldName, values: readonly string[] = []): string[] {
  const field = find(name)
  return field?.type === 'choice' ? values.filter((value) => !optionValues(field).includes(value)) : []
}
