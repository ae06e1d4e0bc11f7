import { plansApi } from '#money/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import type { Frequency } from '../records.ts'

const MOST_LETTERS = 60
const refresh = [plansApi.frequencies]

/** Adds a frequency, or changes one. */
export function FrequencyDialog({ frequency, onClose }: { frequency: Frequency | undefined; onClose: () => void }) {
  const add = useCommand(plansApi.saveFrequency, { refresh })
  const change = useCommand(plansApi.changeFrequency, { refresh })
  const form = useForm({
    initial: { name: frequency?.name ?? '', months: String(frequency?.months ?? '') },
    check: ({ name, months }) => ({
      name: whatIsWrong(name),
      months: /^([1-9]|[12]\d|3[0-6])$/.test(months.trim()) ? '' : 'Enter 1 to 36 months.',
    }),
    submit: async ({ name, months }) => {
      const given = { name, months: Number(months) }
      await (frequency ? change.run({ id: frequency.id, ...given }) : add.run(given))
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={frequency ? `Edit ${frequency.name}` : 'Add a frequency'}>
      <Form form={form}>
        <TextField label="Name" required {...form.field('name')} />
        <TextField label="Months" required inputMode="numeric" {...form.field('months')} />
        <Button type="submit" variant="primary" loading={form.submitting}>
          Save
        </Button>
      </Form>
    </Dialog>
  )
}

function whatIsWrong(name: string): string {
  if (!name.trim()) return 'Field is required'
  return name.trim().length > MOST_LETTERS ? `Use at most ${MOST_LETTERS} letters.` : ''
}
