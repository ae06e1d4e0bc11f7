import { counted } from '#formats/words.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { plansApi } from './api.ts'
import styles from './money.module.css'

/** /visaCareFrequency: how often a subscription can be paid. */
export default function FrequenciesScreen() {
  const list = useOperation(plansApi.frequencies, {})
  const save = useCommand(plansApi.saveFrequency, { refresh: [plansApi.frequencies] })
  const form = useForm({
    initial: { name: '', months: '' },
    check: ({ name, months }) => ({
      name: name.trim() ? '' : 'Field is required',
      months: /^([1-9]|[12]\d|3[0-6])$/.test(months.trim()) ? '' : 'Enter 1 to 36 months.',
    }),
    submit: async ({ name, months }) => {
      await save.run({ name, months: Number(months) })
      form.reset({ name: '', months: '' })
    },
  })
  if (list.error) return <ErrorState message={list.error.message} onRetry={() => void list.reload()} />
  if (!list.items) return <Loading />
  return (
    <>
      <PageHeader title="Payment Frequencies" standing="How often a company pays for its plan." />
      <Stack>
        <Card title="Frequencies" flush>
          <ul className={styles.list}>
            {list.items.items.map(({ id, name, months }) => (
              <li key={id} className={styles.row}>
                <span className={styles.strong}>{name}</span>
                <span className={styles.quiet}>every {counted(months, 'month')}</span>
              </li>
            ))}
          </ul>
        </Card>
        <Card title="Add a frequency">
          <Form form={form} className={styles.form}>
            <TextField label="Name" required {...form.field('name')} maxLength={60} />
            <TextField label="Months" required inputMode="numeric" {...form.field('months')} />
            <Button type="submit" variant="primary" loading={form.submitting}>
              Save
            </Button>
          </Form>
        </Card>
      </Stack>
    </>
  )
}
