import { KEPT, SUPPLEMENTS_SETTING, SUPPLEMENTS_SOURCE } from '#preparation/filing-file/supplements-setting.ts'
import { type LadderName, reminderLadders } from '#rules/deadlines/reminders.ts'
import { type SettingName, settingTable } from '#rules/deadlines/setting-table.ts'
import { settingRow } from '#rules/deadlines/settings.ts'
import { BULLETIN_SETTING } from '#rules/deadlines/visa-bulletin.ts'
import { PROCLAMATION_SETTING } from '#rules/fees/fee-facts.ts'
import { type ConfigurableName, configurable, type Kind, type OwnRow, settingText } from './settings.ts'

type Said = {
  /** As it is typed and read. */
  text: string
  fromOn: string | null
  untilOn: string | null
  source: string
  /** Whose value it is: the product's, the installation's, the law firm's. */
  whose: 'product' | 'installation' | 'firm'
  byName: string
  at: string | null
}

export type SettingShown = Said & {
  name: string
  words: string
  kind: Kind
  choices: string[]
  confirmed: boolean
  /** Everything that was said about it, newest first: rows are only added. */
  history: Said[]
}

/** Every configurable value as it holds today; what nobody confirmed comes first. */
export function settingsShown(own: readonly OwnRow[], today: string): SettingShown[] {
  const all = Object.entries(configurable).map(([name, { words, kind, choices = [] }]): SettingShown => {
    const rows = own.filter((row) => row.name === name)
    const history = rows
      .map((row) => said(kind, row))
      .sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''))
    const about = { name, words, kind, choices: [...choices], history }
    const row = rows.find((each) => holdsOn(each, today))
    if (row) return { ...about, ...said(kind, row), confirmed: true }
    const { value, ...usual } = usualOf(name as ConfigurableName, today)
    return { ...about, ...usual, text: settingText(kind, value), whose: 'product', byName: '', at: null }
  })
  return all.sort((one, other) => Number(one.confirmed) - Number(other.confirmed))
}

const said = (kind: Kind, { value, fromOn, untilOn, source, ofFirm, byName, at }: OwnRow): Said => ({
  ...{ text: settingText(kind, value), fromOn, untilOn, source, byName, at },
  whose: ofFirm ? 'firm' : 'installation',
})

const holdsOn = ({ fromOn, untilOn }: OwnRow, day: string) =>
  (fromOn ?? '') <= day && (untilOn === null || day <= untilOn)

type Usual = { value: unknown; fromOn: string | null; untilOn: string | null; source: string; confirmed: boolean }

function usualOf(name: ConfigurableName, today: string): Usual {
  const always = { fromOn: null, untilOn: null, confirmed: true }
  if (name === 'federalClosures') return { ...always, value: [], source: 'none entered' }
  if (name === PROCLAMATION_SETTING)
    return {
      ...{ ...always, value: 'unknown', confirmed: false },
      source: 'vacated on 06-08-2026, perhaps stayed since, its 12 months over on 09-21-2026 unless extended',
    }
  if (name === SUPPLEMENTS_SETTING) return { ...always, value: KEPT, source: SUPPLEMENTS_SOURCE }
  if (name === BULLETIN_SETTING) return { ...always, value: undefined, source: 'not entered yet', confirmed: false }
  const [what, ladder] = name.split(/ (.*)/s)
  const usual = reminderLadders[ladder as LadderName]
  if (what === 'ladder') return { ...always, value: usual.daysBefore, source: 'internal policy' }
  if (what === 'told') return { ...always, value: usual.to, source: 'internal policy' }
  const row = settingRow(settingTable, name as SettingName, today)
  if (!row) return { ...always, value: undefined, source: 'not announced yet', confirmed: false }
  const { value, source, confirmed, from = null, until = null } = row
  return { value, source, confirmed, fromOn: from, untilOn: until }
}
