import { useState } from 'react'
import { lcaRecordsApi } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { today } from '#platform/client/today.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import type { LcaRecord } from '../records.ts'
import { Attestations } from './Attestations.tsx'
import styles from './lca.module.css'
import { shareOf, thresholdOf } from './words.ts'

/** The numbers behind the answer, and both tests where they differ. */
export function DependencyCard({ record }: { record: LcaRecord }) {
  const [counting, setCounting] = useState(false)
  const [newest] = record.dependency
  return (
    <Card
      title="H-1B dependency"
      actions={
        newest && (
          <Chip hue={newest.dependentReg ? 'orange' : 'gray'}>
            {newest.dependentReg ? 'Dependent' : 'Not dependent'}
          </Chip>
        )
      }
    >
      {newest ? (
        <>
          <p>
            {newest.h1b} H-1B workers of {newest.fteHundredths / 100} full-time equivalents.
          </p>
          <div className={styles.bar} aria-hidden>
            <span
              className={styles.fill}
              style={{ width: `${Math.min(100, shareOf(newest) * 4)}%` }}
              data-over={newest.dependentReg || undefined}
            />
            {newest.fteHundredths >= 5_100 && <i style={{ left: '60%' }} />}
          </div>
          <p className={styles.dimmed}>
            {shareOf(newest)} %; dependent from {thresholdOf(newest)} H-1B workers. Counted {showDate(newest.countedOn)}{' '}
            by {newest.countedByName} ({newest.event}). Count again with every new H-1B case, hire or layoff.
          </p>
          {newest.dependentReg !== newest.dependentSpec && (
            <p role="alert">Exactly 15 %: 20 CFR 655.736 treats this employer as H-1B-dependent.</p>
          )}
        </>
      ) : (
        <p>Nobody has counted yet. Count all U.S. employees as full-time equivalents, and every H-1B worker as one.</p>
      )}
      <Attestations record={record} />
      {record.may.prepare && (
        <div>
          <Button size="small" onClick={() => setCounting(true)}>
            Count again
          </Button>
        </div>
      )}
      {counting && <CountDialog record={record} onClose={() => setCounting(false)} />}
    </Card>
  )
}

function CountDialog({ record: { id, dependency }, onClose }: { record: LcaRecord; onClose: () => void }) {
  const count = useCommand(lcaRecordsApi.count, { refresh: [lcaRecordsApi.get] })
  const [newest] = dependency
  const form = useForm({
    initial: {
      countedOn: today(),
      event: 'New LCA',
      employees: String(newest?.employees ?? ''),
      fullTimeEquivalents: newest ? String(newest.fteHundredths / 100) : '',
      h1b: String(newest?.h1b ?? ''),
    },
    check: ({ employees, fullTimeEquivalents, h1b }) => ({
      employees: /^\d+$/.test(employees) ? undefined : 'Enter a whole number.',
      fullTimeEquivalents: /^\d+(\.\d{1,2})?$/.test(fullTimeEquivalents) ? undefined : 'Enter a number, like 45.5.',
      h1b: /^\d+$/.test(h1b) ? undefined : 'Enter a whole number.',
    }),
    submit: async ({ countedOn, event, ...numbers }) => {
      const { employees, fullTimeEquivalents, h1b } = numbers
      await count.run({
        ...{ lcaId: id, countedOn, event },
        ...{ employees: Number(employees), fullTimeEquivalents: Number(fullTimeEquivalents), h1b: Number(h1b) },
      })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Count H-1B workers">
      <Form form={form}>
        <Columns>
          <DateField label="Counted on" required {...form.field('countedOn')} />
          <TextField label="Why" required hint="New LCA, extension, layoff, acquisition." {...form.field('event')} />
          <TextField label="Employees in the United States" required inputMode="numeric" {...form.field('employees')} />
          <TextField
            label="Full-time equivalents"
            required
            inputMode="decimal"
            hint="Part-timers count half, or by their hours. Companies of one group count together."
            {...form.field('fullTimeEquivalents')}
          />
          <TextField
            label="H-1B workers"
            required
            inputMode="numeric"
            hint="Heads, part-timers too."
            {...form.field('h1b')}
          />
        </Columns>
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
