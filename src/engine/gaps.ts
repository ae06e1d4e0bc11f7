import { addressColumns, linesLeftOpen } from './address.ts'
import { isLeftOpen } from './answer.ts'
import type { Address } from './fact.ts'
import { type AddressType, type FactType, isScalar, type ScalarType } from './fact.ts'
import { isEntry } from './parse-value.ts'

/** What an address, or one entry of a list, leaves empty though the form has boxes for it. */
export type Gap = {
  /** From 0. */
  row: number
  /** The entry's own id. */
  id: string
  columns: readonly string[]
  /** The address that is not whole, whichever list or fact it was taken from. */
  at?: Address
}

/** What is not whole yet: an address, or entries of a list. */
export function gapsIn(type: FactType, value: unknown): Gap[] {
  if (type.type === 'address') return gapsInAddress(type, value)
  if (isScalar(type) || !Array.isArray(value)) return []
  const asked = Object.entries(type.columns).filter(([, { asked, required }]) => asked || required)
  if (asked.length === 0) return []
  return value.filter(isEntry).flatMap((entry, row): Gap[] => {
    const columns = asked
      .filter(([name, column]) => isAsked(column, entry) && isLeftOpen(entry, name))
      .map(([name]) => name)
    return columns.length > 0 ? [{ row, id: String(entry.id), columns }] : []
  })
}

function gapsInAddress({ inUnitedStates, orWords }: AddressType, value: unknown): Gap[] {
  if (!isEntry(value)) return []
  const at = value as Address
  if (orWords?.includes(at.street ?? '')) return []
  const columns = linesLeftOpen(at, inUnitedStates)
  return columns.length > 0 ? [{ row: 0, id: '', columns, at }] : []
}

/** 'Job 1: hours a week, duties'; of an address 'State, ZIP or postal code'. */
export function gapsInWords(type: FactType, value: unknown): string[] {
  if (type.type === 'address')
    return gapsInAddress(type, value).map(({ columns }) =>
      columns.map((line) => addressColumns[line as keyof Address].label).join(', '),
    )
  if (type.type !== 'records') return []
  const one = type.one.charAt(0).toUpperCase() + type.one.slice(1)
  const called = (name: string) => lowered(type.columns[name]?.label ?? name)
  return gapsIn(type, value).map(({ row, columns }) => `${one} ${row + 1}: ${columns.map(called).join(', ')}`)
}

const isAsked = ({ asked, required }: ScalarType, entry: Record<string, unknown>) =>
  typeof asked === 'function' ? asked(entry) : Boolean(asked || required)

/** Inside a sentence; 'ZIP code' stays as it is. */
const lowered = (label: string) => (/^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label)
