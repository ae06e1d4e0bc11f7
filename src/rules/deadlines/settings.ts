import type { Day } from '#formats/day.ts'
import { type SettingName, type SettingRow, type SettingValues, settingTable } from './setting-table.ts'

/** Reads the values in force on a day. */
export type Settings = {
  <Name extends SettingName>(name: Name, on?: Day): SettingValues[Name]
  /** For what may not be announced yet. */
  announced<Name extends SettingName>(name: Name, on: Day): SettingValues[Name] | undefined
}

/** What an installation changed or confirmed stands before the table: a row of its own wins over ours. */
export const settingsWith = (own: readonly SettingRow[]): readonly SettingRow[] => [...own, ...settingTable]

/** A reader over the rows that remembers the names it met that nobody has confirmed. */
export function readerOf(rows: readonly SettingRow[]): { read: Settings; toConfirm(): SettingName[] } {
  const met = new Set<SettingName>()
  const announced: Settings['announced'] = (name, on) => {
    const row = settingRow(rows, name, on)
    if (!row?.confirmed) met.add(name)
    return row?.value
  }
  const read = (name: SettingName, on?: Day) => {
    const row = settingRow(rows, name, on)
    if (!row) throw new Error(`The setting ${name} has no value${on ? ` on ${on}` : ''}`)
    if (!row.confirmed) met.add(name)
    return row.value
  }
  return { read: Object.assign(read, { announced }) as Settings, toConfirm: () => [...met] }
}

/** The row in force on a day; without a day, the one that has no end. */
export function settingRow<Name extends SettingName>(
  rows: readonly SettingRow[],
  name: Name,
  on?: Day,
): SettingRow<Name> | undefined {
  const named = rows.filter((row) => row.name === name) as SettingRow<Name>[]
  if (on === undefined) return named.find(({ until }) => until === undefined)
  return named.find(({ from, until }) => (from ?? '') <= on && (until === undefined || on <= until))
}
