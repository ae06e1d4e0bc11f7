import { useState } from 'react'
import { lookUpsApi } from '#parties/client/api.ts'
import { call } from '#platform/client/call.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'
import { COLUMNS, type List } from '../check.ts'
import { differenceWords, dropsMuch, lineWords, names } from './words.ts'

type Difference = Awaited<ReturnType<typeof compare>>
const compare = (list: List, csv: string) => call(lookUpsApi.compare, { list, csv })

/** A file, what it would change, and only then the button that replaces. */
export function NewEdition({ list, onClose }: { list: List; onClose: () => void }) {
  const [file, setFile] = useState<{ name: string; csv: string }>()
  const [difference, setDifference] = useState<Difference>()
  const [problem, setProblem] = useState<string>()
  const replace = useCommand(lookUpsApi.replace, { refresh: [lookUpsApi.lists] })
  const toast = useToast()
  const form = useForm({
    initial: { asOf: '', source: '', doubts: '' },
    check: ({ asOf, source }) => ({
      ...(asOf === '' && { asOf: 'Enter the day of this edition.' }),
      ...(source.trim().length < 3 && { source: 'Say where the list comes from.' }),
    }),
    submit: async (values) => {
      if (!file || !difference) return
      await replace.run({ list, csv: file.csv, ...values })
      toast(`${names[list]} replaced. The earlier edition is kept.`, { kind: 'success' })
      onClose()
    },
  })
  const take = async ([chosen]: File[]) => {
    if (!chosen) return
    setDifference(undefined)
    setProblem(undefined)
    const csv = await chosen.text()
    setFile({ name: chosen.name, csv })
    try {
      setDifference(await compare(list, csv))
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <Form form={form}>
      <FileDrop
        label="File"
        text={file?.name ?? 'Choose a CSV file, or drop it here'}
        hint={`A first line ${COLUMNS}, then ${lineWords(list)}. It replaces all lines there are.`}
        accept=".csv,text/csv"
        onFiles={(files) => void take(files)}
        error={problem}
      />
      {difference && <Differences difference={difference} />}
      <DateField label="Edition of" required {...form.field('asOf')} />
      <TextField label="Source" required maxLength={500} {...form.field('source')} />
      <TextAreaField label="Keep in mind" rows={2} maxLength={1000} {...form.field('doubts')} />
      <FormActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" loading={form.submitting} disabled={!difference}>
          Replace the list
        </Button>
      </FormActions>
    </Form>
  )
}

function messageOf(error: unknown): string {
  const { fields, message } = error as { fields?: Record<string, string>; message?: string }
  return fields?.csv ?? message ?? 'The file cannot be read.'
}

function Differences({ difference }: { difference: Difference }) {
  const { added, removed, changed } = difference.examples
  return (
    <section aria-label="What changes" aria-live="polite">
      <p>
        <strong>{differenceWords(difference)}</strong>
      </p>
      {dropsMuch(difference) && <p role="alert">Most of the list would go. Check that the file is complete.</p>}
      <ul>
        {added.map(({ code, words }) => (
          <li key={`new ${code}`}>
            New: {code} {words}
          </li>
        ))}
        {removed.map(({ code, words }) => (
          <li key={`gone ${code}`}>
            Goes: {code} {words}
          </li>
        ))}
        {changed.map(({ code, before, after }) => (
          <li key={`changed ${code}`}>
            {code}: {before} becomes {after}
          </li>
        ))}
      </ul>
    </section>
  )
}
