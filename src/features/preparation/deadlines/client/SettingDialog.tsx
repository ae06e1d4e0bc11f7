import { useCommand } from '#platform/client/use-operation.ts'
import { deadlineSettingsApi } from '#preparation/client/api.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'
import { chartNames } from '../bulletin.ts'
import { seasonParts } from '../settings.ts'
import type { SettingShown } from '../settings-shown.ts'
import styles from './deadlines.module.css'

type SettingDialogProps = { opened: boolean; setting: SettingShown; onClose: () => void }

/** A value, from when it holds, its source, and who answers for it: without the last step nothing is saved. */
export function SettingDialog({ opened, setting, onClose }: SettingDialogProps) {
  const save = useCommand(deadlineSettingsApi.saveSetting, { refresh: [deadlineSettingsApi.settings] })
  const toast = useToast()
  const form = useForm({
    initial: {
      text: setting.text,
      fromOn: setting.fromOn ?? '',
      untilOn: setting.untilOn ?? '',
      source: setting.confirmed ? '' : setting.source,
      confirmed: false,
    },
    check: ({ source, confirmed }) => ({
      ...(source.trim() === '' && { source: 'Field is required' }),
      ...(!confirmed && { confirmed: 'Look at the source first, then confirm.' }),
    }),
    submit: async ({ fromOn, untilOn, ...values }) => {
      await save.run({ name: setting.name, ...values, fromOn: fromOn || null, untilOn: untilOn || null })
      onClose()
      toast('Saved. The dates and fees of open cases follow.', { kind: 'success' })
    },
  })
  const { text } = form.values
  return (
    <Dialog opened={opened} onClose={onClose} title={setting.words}>
      <Form form={form}>
        {setting.kind === 'choice' && (
          <SelectField
            label="Value"
            required
            placeholder={null}
            options={setting.choices.map((value) => ({ value, label: value }))}
            {...form.field('text')}
          />
        )}
        {setting.kind in byParts && (
          <PartsOfValue
            setting={setting}
            text={text}
            error={form.errors.text}
            onChange={(value) => form.set('text', value)}
          />
        )}
        {setting.kind in hints && (
          <TextField
            label="Value"
            required={setting.kind !== 'dates'}
            hint={hints[setting.kind as keyof typeof hints]}
            {...form.field('text')}
          />
        )}
        <Columns>
          <DateField label="Holds from" hint="Empty: always." {...form.field('fromOn')} />
          <DateField label="Holds until" hint="Empty: until it is changed." {...form.field('untilOn')} />
        </Columns>
        <TextField
          label="Source"
          required
          maxLength={500}
          hint="The regulation, notice or decision it comes from."
          {...form.field('source')}
        />
        <CheckField
          label="I looked at the source and answer for this value"
          checked={form.values.confirmed}
          error={form.errors.confirmed}
          onChange={(confirmed) => form.set('confirmed', confirmed)}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Confirm" />
      </Form>
    </Dialog>
  )
}

const hints = {
  number: 'A whole number.',
  dollars: 'Whole dollars.',
  days: 'Whole numbers with commas between them: 90, 60, 30.',
  dates: 'MM-DD-YYYY, with commas between them.',
} as const

type PartsProps = { setting: SettingShown; text: string; error?: string; onChange: (text: string) => void }

/** A value that is made of parts, each with a field of its own. */
function PartsOfValue(props: PartsProps) {
  const Part = byParts[props.setting.kind as keyof typeof byParts]
  return <Part {...props} />
}

const byParts = { season: Season, parties: Parties, bulletin: Charts }

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
