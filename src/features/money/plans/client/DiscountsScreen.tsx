import { showDate } from '#formats/dates.ts'
import { plansApi } from '#money/client/api.ts'
import { companiesApi } from '#parties/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import styles from './money.module.css'

/** /visaCareVmCompanyDiscountMapping: which company gets what off, by its code. */
export default function DiscountsScreen() {
  const list = useOperation(plansApi.discounts, {})
  const save = useCommand(plansApi.setDiscount, { refresh: [plansApi.discounts] })
  const { attempt, refusal } = useAttempt()
  const removing = useDialog<{ companyCode: string; companyName: string }>()
  const companies = useOperation(companiesApi.list, { limit: 200 })
  const toast = useToast()
  const form = useForm({
    initial: { companyCode: '', percent: '', words: '', until: '' },
    check: ({ companyCode, percent }) => ({
      companyCode: companyCode.trim() ? '' : 'Field is required',
      percent: /^([1-9]\d?|100)$/.test(percent.trim()) ? '' : 'Enter whole percent, 1 to 100.',
    }),
    submit: async ({ companyCode, percent, words, until }) => {
      await save.run({ companyCode, percent: Number(percent), words, until: until || null })
      form.reset({ companyCode: '', percent: '', words: '', until: '' })
      toast('Saved.', { kind: 'success' })
    },
  })
  if (list.error) return <ErrorState message={list.error.message} onRetry={() => void list.reload()} />
  if (!list.items) return <Loading />
  const { items } = list.items
  /** Whose code it is, and the discount that a new one takes the place of. */
  const hintOf = (code: string) => {
    const typed = code.trim().toUpperCase()
    const company = companies.items?.items.find((each) => each.code === typed)
    const now = items.find(({ companyCode }) => companyCode === typed)
    if (now) return `${now.companyName} has ${now.percent} % now. Saving replaces it.`
    return company?.name
  }
  return (
    <>
      <PageHeader
        title="Company Discounts"
        standing="A discount is on services: plans and orders. Government fees have none."
      />
      <Stack>
        <Card title="Discounts" flush>
          <ul className={styles.list}>
            {items.length === 0 && <li>No company has a discount.</li>}
            {items.map(({ companyCode, companyName, percent, words, until }) => (
              <li key={companyCode} className={styles.row}>
                <span>
                  <span className={styles.strong}>{companyName}</span>
                  <br />
                  <span className={styles.quiet}>
                    {[companyCode, words, until && `until ${showDate(until)}`].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className={styles.row}>
                  <span className={styles.strong}>{percent} %</span>
                  <Button
                    size="small"
                    aria-label={`Remove the discount of ${companyName}`}
                    onClick={() => removing.open({ companyCode, companyName })}
                  >
                    Remove
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <Card title="Give a discount">
          <Form form={form} className={styles.form}>
            <TextField
              label="Company code"
              hint={hintOf(form.values.companyCode)}
              required
              {...form.field('companyCode')}
              maxLength={40}
            />
            <TextField label="Percent" required inputMode="numeric" {...form.field('percent')} />
            <TextField label="Reason" {...form.field('words')} maxLength={200} />
            <DateField label="Until" {...form.field('until')} />
            <Button type="submit" variant="primary" loading={form.submitting}>
              Save
            </Button>
          </Form>
        </Card>
      </Stack>
      <ConfirmDialog
        opened={removing.opened}
        onClose={removing.close}
        title={`Remove the discount of ${removing.subject?.companyName ?? ''}?`}
        confirmLabel="Remove"
        dangerous
        onConfirm={async () => {
          const companyCode = removing.subject?.companyCode
          if (companyCode) await attempt(() => save.run({ companyCode, percent: 0 }))
        }}
      >
        <p>The next payment is in full.</p>
      </ConfirmDialog>
      {refusal}
    </>
  )
}
