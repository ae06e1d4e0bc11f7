import type { CaseType } from '#case-types/case-type.ts'
import { type Circumstances, holds } from '#case-types/circumstances.ts'
import { immigrant } from '#facts/immigrant-petition.ts'
import { relative } from '#facts/relative.ts'
import type { Day } from '#formats/day.ts'
import type { SettingName, SettingRow } from '#rules/deadlines/setting-table.ts'
import { settingRow, settingsWith } from '#rules/deadlines/settings.ts'

/** Case-types.md §1.5, rows IVFEE, NVC864 and MRV (22 CFR 22.1), each with the setting that holds its amount in dollars. */
const fees = {
  'IVFEE employment': { setting: 'immigrantVisaFee', what: 'Immigrant visa, employment', per: 'person' },
  'IVFEE family': { setting: 'familyVisaFee', what: 'Immigrant visa, family', per: 'person' },
  NVC864: { setting: 'supportReviewFee', what: 'Review of Form I-864 by the National Visa Center', per: 'case' },
  MRV: { setting: 'workVisaFee', what: 'Visa application on a petition', per: 'person' },
} as const satisfies Record<string, { setting: SettingName; what: string; per: 'person' | 'case' }>

export type ConsularCode = keyof typeof fees
export type ConsularSetting = (typeof fees)[ConsularCode]['setting']
export const consularSettings: readonly ConsularSetting[] = Object.values(fees).map(({ setting }) => setting)

/** What a consulate or the National Visa Center takes; paid there, never with a filing to USCIS. */
export type ConsularFee = {
  code: ConsularCode
  what: string
  cents: number
  per: 'person' | 'case'
  source: string
  /** False: a person looks at the Department of State's page before naming the amount. */
  confirmed: boolean
}

/** The consular fees of a case on a day; an installation's or a firm's own rows stand before ours. */
export function consularFeesFor(
  { feesAbroad = [] }: Pick<CaseType, 'feesAbroad'>,
  known: Circumstances,
  { abroad, on, own = [] }: { abroad: boolean; on: Day; own?: readonly SettingRow[] },
): ConsularFee[] {
  if (!abroad) return []
  return feesAbroad
    .filter(({ when }) => holds(when, known) === true)
    .flatMap(({ code }) => {
      const { setting, ...fee } = fees[code]
      const row = settingRow(settingsWith(own), setting, on)
      return row ? [{ code, ...fee, cents: row.value * 100, source: row.source, confirmed: row.confirmed }] : []
    })
}

/** Whether somebody will apply for a visa abroad, as the forms say it. */
export const appliesAbroad = (value: (factId: string) => unknown, consular: boolean | undefined): boolean =>
  consular === true ||
  value(immigrant.residenceThrough.id) === ABROAD ||
  value(relative.relativeAppliesIn.id) === ABROAD
const ABROAD = 'Visa abroad'
