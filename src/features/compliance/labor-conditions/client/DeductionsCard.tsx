import { useState } from 'react'
import { lcaRecordsApi } from '#compliance/client/api.ts'
import type { Known } from '#engine/answer.ts'
import { sameText } from '#formats/same-name.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { deductionAllowed, legalCosts } from '#rules/compliance/h1b-ledgers.ts'
import { dollars } from '#rules/prefiling/wages.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { wagesOf } from '../checks.ts'
import { deductionKinds } from '../kinds.ts'
import type { LcaRecord } from '../records.ts'
import styles from './lca.module.css'

const refresh = [lcaRecordsApi.get]
const kinds: Readonly<Record<(typeof deductionKinds)[number], string>> = {
  'ACWIA fee': 'ACWIA training fee, in any form',
  'attorney or filing cost': 'Attorney or filing cost of LCA and petition',
  damages: 'Damages under state law',
  'penalty for leaving': 'Penalty for leaving early',
  'required by law': 'Required by law, or agreed for the worker’s own benefit',
}

/** HC-20: what is taken from the pay of who works under the LCA, and whether it may be (20 CFR 655.731(c)(9)–(10)). */
export function DeductionsCard({ record }: { record: LcaRecord }) {
  const [adding, setAdding] = useState(false)
  const save = useCommand(lcaRecordsApi.conditions, { refresh })
  const { deductions } = record.conditions
  const { required } = wagesOf(record.known as Known, record.conditions)
  const without = (line: DeductionLine) => deductions.filter((each) => each !== line)
  return (
    <Card
      title="Deductions from pay"
      actions={
        record.may.prepare && (
          <Button size="small" onClick={() => setAdding(true)}>
            Add a deduction
          </Button>
        )
      }
    >
      {deductions.length === 0 && <p>Nothing is taken from anybody’s pay.</p>}
      <ul className={styles.notices}>
        {deductions.map((line) => (
          <li key={[deductions.indexOf(line), line.worker, line.kind].join()}>
            <div className={styles.grow}>
              <strong>{line.worker}</strong>
              <small>
                {kinds[line.kind]}: {dollars(line.cents)} of {dollars(line.paidCents)} a year
              </small>
            </div>
            <Verdict verdict={verdictOn(line, deductions, required)} />
            {record.may.prepare && (
              <AttemptButton
                size="small"
                variant="quietDanger"
                aria-label={`Remove the deduction of ${line.worker}`}
                work={() => save.run({ lcaId: record.id, conditions: { deductions: without(line) } })}
              >
                Remove
              </AttemptButton>
            )}
          </li>
        ))}
      </ul>
      {adding && <NewDeduction record={record} onClose={() => setAdding(false)} />}
    </Card>
  )
}

const chips = {
  allowed: { hue: 'green', words: 'Allowed' },
  'not allowed': { hue: 'red', words: 'Not allowed' },
  'wages missing': { hue: 'orange', words: 'Enter the wages first' },
} as const

function Verdict({ verdict }: { verdict: keyof typeof chips }) {
  const { hue, words } = chips[verdict]
  return <Chip hue={hue}>{words}</Chip>
}

const centsIn = (text: string): number | undefined => {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}
const ENTER = 'Enter dollars, like 1,500.'

function NewDeduction({ record, onClose }: { record: LcaRecord; onClose: () => void }) {
  const save = useCommand(lcaRecordsApi.conditions, { refresh })
  const form = useForm({
    initial: { worker: record.uses[0]?.personName ?? '', kind: 'attorney or filing cost', amount: '', paid: '' },
    check: ({ worker, amount, paid }) => ({
      ...(worker.trim() === '' && { worker: 'Say whose pay it is taken from.' }),
      ...(centsIn(amount) === undefined && { amount: ENTER }),
      ...(centsIn(paid) === undefined && { paid: ENTER }),
    }),
    submit: async ({ worker, kind, amount, paid }) => {
      const line = {
        worker,
        kind: kind as DeductionLine['kind'],
        cents: centsIn(amount) ?? 0,
        paidCents: centsIn(paid) ?? 0,
      }
      const deductions = [...record.conditions.deductions, line]
      await save.run({ lcaId: record.id, conditions: { deductions } })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Add a deduction">
      <Form form={form}>
        <TextField label="Worker" required maxLength={200} {...form.field('worker')} />
        <SelectField
          label="What for"
          placeholder={null}
          options={deductionKinds.map((value) => ({ value, label: kinds[value] }))}
          {...form.field('kind')}
        />
        <TextField label="Taken a year, dollars" required inputMode="decimal" {...form.field('amount')} />
        <TextField label="Pay a year before it, dollars" required inputMode="decimal" {...form.field('paid')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}

export type DeductionLine = LcaRecord['conditions']['deductions'][number]

/** Whether a line may be taken: costs count together for a worker, and without the required wage nobody can say (HC-20). */
export function verdictOn(
  line: DeductionLine,
  all: readonly DeductionLine[],
  required: number | undefined,
): 'allowed' | 'not allowed' | 'wages missing' {
  const { kind, cents, paidCents, worker } = line
  const isCost = kind === 'attorney or filing cost'
  if (isCost && required === undefined) return 'wages missing'
  const taken = isCost ? legalCosts(all.filter((each) => sameText(each.worker, worker))) : cents
  return deductionAllowed(kind, taken, paidCents, required ?? 0) ? 'allowed' : 'not allowed'
}
