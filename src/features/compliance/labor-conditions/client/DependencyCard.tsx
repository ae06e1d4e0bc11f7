import { useState } from 'react'
import { lcaRecordsApi } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { type YesNo, YesNoField } from '#ui/fields/YesNoField.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { today } from '#ui/today.ts'
import type { Conditions } from '../conditions.ts'
import type { LcaRecord } from '../records.ts'
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

const questions = [
  ['willfulViolator', 'Willful violator in the last 5 years'],
  ['exemptOnly', 'Only exempt workers on this LCA ($60,000 or a related master’s degree)'],
  ['reorganized', 'The employer was reorganized or taken over'],
  ['groupOfCompanies', 'Counted together with other companies (IRC 414)'],
] as const

/** What the employer attests beyond pay and notice; it also decides what the public access file must hold. */
function Attestations({ record: { id, conditions, may, dependency } }: { record: LcaRecord }) {
  const save = useCommand(lcaRecordsApi.conditions, { refresh: [lcaRecordsApi.get] })
  const set = (change: Partial<Conditions>) => void save.run({ lcaId: id, conditions: change }).catch(() => {})
  const asked = questions.filter(
    ([key]) => key !== 'exemptOnly' || dependency[0]?.dependentReg || conditions.willfulViolator,
  )
  return (
    <>
      {asked.map(([key, label]) => (
        <YesNoField
          key={key}
          label={label}
          disabled={!may.prepare}
          value={yesNo(conditions[key])}
          onChange={(answer) => set({ [key]: answer === 'Yes' })}
        />
      ))}
      <SelectField
        label="Where the public may look (LCA, public disclosure)"
        disabled={!may.prepare}
        value={conditions.disclosure ?? ''}
        options={[
          { value: 'principal', label: 'Principal place of business' },
          { value: 'worksite', label: 'Place of employment' },
        ]}
        onChange={(value) => set({ disclosure: value === '' ? null : (value as 'principal' | 'worksite') })}
      />
      {save.error && <p role="alert">{save.error.message}</p>}
    </>
  )
}

const yesNo = (value: boolean | null): YesNo => (value === null ? '' : value ? 'Yes' : 'No')
