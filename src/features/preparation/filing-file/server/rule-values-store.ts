import type { CaseType } from '#case-types/case-type.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'
import type { Db } from '#platform/database/database.ts'
import type { SettingName, SettingRow } from '#rules/deadlines/setting-table.ts'
import { settingRow, settingsWith } from '#rules/deadlines/settings.ts'
import { BULLETIN_SETTING, type Bulletin } from '#rules/deadlines/visa-bulletin.ts'
import {
  defaultFeeSettings,
  type FeeSettings,
  isProclamationState,
  PROCLAMATION_SETTING,
} from '#rules/fees/fee-facts.ts'
import { LEFT_OUT, SUPPLEMENTS_SETTING } from '../supplements-setting.ts'

/**
 * What the case's law firm or the installation said about a value of the rules, whoever looks at the case: the row that
 * holds on a day, the firm's own first.
 */
async function valueOn(db: Db, name: string, lawFirmId: number | null, day: string): Promise<unknown> {
  const found = await db.maybe<{ value: unknown }>(
    `select value from app.rule_values($1, $2)
      where coalesce(from_on, $3::date) <= $3 and coalesce(until_on, $3::date) >= $3 limit 1`,
    [lawFirmId, name, day],
  )
  return found?.value
}

/** Whether Proclamation 10973 is in force on the day of filing; without a word of anybody a person decides. */
export async function feeSettingsFor(
  db: Db,
  { fees }: Pick<CaseType, 'fees'>,
  lawFirmId: number | null,
  day: string,
): Promise<FeeSettings> {
  if (!fees.some(({ code }) => code === 'PROC')) return defaultFeeSettings
  const state = await valueOn(db, PROCLAMATION_SETTING, lawFirmId, day)
  return { proclamation: isProclamationState(state) ? state : 'unknown' }
}

/** Whether sheets of a form for other filings stay out of the package; without a word of anybody they are kept. */
export async function leavesOutSupplements(
  db: Db,
  forms: readonly (FormOnPaper | undefined)[],
  lawFirmId: number | null,
  day: string,
): Promise<boolean> {
  if (!forms.some((form) => (form?.paper.supplements.length ?? 0) > 0)) return false
  return (await valueOn(db, SUPPLEMENTS_SETTING, lawFirmId, day)) === LEFT_OUT
}

/** Whether the position of somebody who left may be given again (HC-11); without a word of anybody it is not. */
export const slotsAreReused = async (db: Db, lawFirmId: number | null, day: string): Promise<boolean> =>
  (await valueOn(db, 'lcaSlotReuse', lawFirmId, day)) === 'yes'

/** What was said about some values, as rows that stand before the product's own. */
export async function ownRowsOn(
  db: Db,
  names: readonly SettingName[],
  lawFirmId: number | null,
  day: string,
): Promise<SettingRow[]> {
  const rows: SettingRow[] = []
  for (const name of names) {
    const value = await valueOn(db, name, lawFirmId, day)
    if (value !== undefined)
      rows.push({ name, value, source: 'confirmed here', evidence: 'V', confirmed: true } as SettingRow)
  }
  return rows
}

/** How many days before the filing photos may be taken; a person confirms it in the instructions of the edition. */
export async function photoDaysOn(db: Db, lawFirmId: number | null, day: string): Promise<number> {
  const own = await ownRowsOn(db, ['photoDays'], lawFirmId, day)
  return settingRow(settingsWith(own), 'photoDays', day)?.value ?? 0
}

/** The Visa Bulletin of the month of a day, once somebody entered it. */
export const bulletinOn = async (db: Db, lawFirmId: number | null, day: string) =>
  (await valueOn(db, BULLETIN_SETTING, lawFirmId, day)) as Omit<Bulletin, 'month'> | undefined
