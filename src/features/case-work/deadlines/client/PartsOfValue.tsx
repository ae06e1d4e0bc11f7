import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { chartNames } from '../bulletin.ts'
import { seasonParts } from '../settings.ts'
import type { SettingShown } from '../settings-shown.ts'
import styles from './deadlines.module.css'

type PartsProps = { setting: SettingShown; text: string; error?: string; onChange: (text: string) => void }

/** A value that is made of parts, each with a field of its own. */
export function PartsOfValue(props: PartsProps) {
  const Part = byParts[props.setting.kind as keyof typeof byParts]
  return <Part {...props} />
}

export const byParts = { season: Season, parties: Parties, bulletin: Charts }

function Season({ text, error, onChange }: PartsProps) {
  return seasonParts.map(([part, words], index) => (
    <TextField
      key={part}
      label={words}
      required
      placeholder="MM-DD-YYYY"
      value={partsOf(text)[index] ?? ''}
      error={index === 0 ? error : undefined}
      onChange={(day) => onChange(withDay(text, index, day))}
    />
  ))
}

function Parties({ setting, text, error, onChange }: PartsProps) {
  return (
    <fieldset className={styles.parties}>
      <legend>Who is told</legend>
      {setting.choices.map((party, index) => (
        <CheckField
          key={party}
          label={`The ${party}`}
          checked={partsOf(text).includes(party)}
          error={index === 0 ? error : undefined}
          onChange={(told) => onChange(withParty(text, party, told))}
        />
      ))}
    </fieldset>
  )
}

function Charts({ text, error, onChange }: PartsProps) {
  const [designated = '', ...lines] = text.split('\n')
  return (
    <>
      <SelectField
        label="Chart USCIS designates for adjustment"
        required
        options={Object.entries(chartNames).map(([value, label]) => ({ value, label }))}
        value={designated}
        onChange={(chart) => onChange([chart, ...lines].join('\n'))}
      />
      <TextAreaField
        label="Cells of the bulletin"
        required
        rows={8}
        hint="One line for each: category, country, final action date, date for filing. EB2 India 07-15-2013 12-01-2013. Categories EB1, EB2, EB3, EW; countries China, India, Mexico, Philippines, Other; C is current, U unavailable."
        value={lines.join('\n')}
        error={error}
        onChange={(cells) => onChange([designated, cells].join('\n'))}
      />
    </>
  )
}

const partsOf = (text: string): string[] => text.split(', ')
const withParty = (text: string, party: string, told: boolean): string =>
  [...partsOf(text).filter((each) => each !== '' && each !== party), ...(told ? [party] : [])].join(', ')
const withDay = (text: string, index: number, day: string): string =>
  seasonParts.map((_, place) => (place === index ? day : (partsOf(text)[place] ?? ''))).join(', ')
