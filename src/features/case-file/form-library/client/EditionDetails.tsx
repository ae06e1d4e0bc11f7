import { useState } from 'react'
import { formLibraryApi } from '#case-file/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { formNumber } from '#formats/form-names.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Stack } from '#ui/page/Card.tsx'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { EditionRow } from '../contract.ts'
import { shownEdition } from '../rules.ts'
import { Differences } from './Differences.tsx'
import { EditionBadge } from './EditionBadge.tsx'
import { EditionChanges, useComparison } from './EditionChanges.tsx'
import styles from './form-library.module.css'

type EditionDetailsProps = {
  row: EditionRow
  /** The other editions of the same form. */
  others: readonly EditionRow[]
  mayEdit: boolean
}

/** One edition: how it stands, its blank, its dates, and the open cases that are written on it. */
export function EditionDetails({ row, others, mayEdit }: EditionDetailsProps) {
  const targets = others.filter(({ mapped }) => mapped)
  const comparison = useComparison(row)
  const openBefore = others.find(({ edition }) => edition === comparison?.from)?.openForms ?? 0
  return (
    <Stack>
      <p>
        <EditionBadge flag={row.flag} /> {row.sentence}
      </p>
      {comparison ? (
        <EditionChanges {...{ row, comparison, openBefore, mayEdit }} />
      ) : (
        <>
          <ConfirmCarried row={row} mayEdit={mayEdit} />
          <Differences of={formNumber(row.formId)} differences={row.differences} />
        </>
      )}
      <dl className={styles.facts}>
        {factsOf(row).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mayEdit && <DatesForm row={row} />}
      {mayEdit && row.openForms > 0 && targets.length > 0 && <MoveCases row={row} targets={targets} />}
    </Stack>
  )
}

const factsOf = (row: EditionRow): [string, string][] =>
  (
    [
      ['Title', row.title],
      ['Carried over', carriedInWords(row)],
      ['File', row.status === 'Imported' ? `${row.fileName}, ${row.pages} pages` : 'None'],
      [
        'Imported',
        row.importedAt ? `${showMoment(row.importedAt)}${row.importedBy ? ` by ${row.importedBy}` : ''}` : '',
      ],
      ['Fingerprint', row.sha256 ? `SHA-256 ${row.sha256}${row.agencyCopy ? ', the official copy' : ''}` : ''],
      ['Test', row.gate ? gateInWords(row.gate) : ''],
      ['Fields', row.fields === null ? '' : String(row.fields)],
      ['OMB expires', showDate(row.ombExpiresOn)],
      ['Open forms', row.openForms >= 1000 ? '1,000+' : String(row.openForms)],
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== '')

const carriedInWords = ({ carried }: EditionRow): string => {
  if (!carried) return ''
  const by = carried.confirmedBy ? ` by ${carried.confirmedBy}` : ''
  return `from ${shownEdition(carried.from)}, ${carried.confirmed ? `confirmed${by}` : 'not confirmed yet'}`
}

const gateInWords = ({ failures, notes, fieldsReadBack }: NonNullable<EditionRow['gate']>) =>
  [
    fieldsReadBack > 0 ? `${fieldsReadBack} fields were filled and read back by another program.` : '',
    ...failures,
    ...notes,
  ]
    .filter(Boolean)
    .join(' ')

type ConfirmCarriedProps = { row: EditionRow; mayEdit: boolean }

/** An edition whose blank came before editions were compared field by field: its wordings are a list, read as a whole. */
function ConfirmCarried({ row, mayEdit }: ConfirmCarriedProps) {
  const confirm = useCommand(formLibraryApi.confirmCarried, { refresh: [formLibraryApi.list] })
  const toast = useToast()
  if (!row.carried || row.carried.confirmed) return null
  const [from, to] = [shownEdition(row.carried.from), shownEdition(row.edition)]
  const send = async () => {
    await confirm.run({ id: row.id, version: row.version, same: [] })
    toast(`${formNumber(row.formId)} ${to} was confirmed.`, { kind: 'success' })
  }
  return (
    <section aria-label="Carried over">
      <p>
        Every field of {from} has its counterpart in {to}: the same name, page, kind and length.{' '}
        {words(row.differences.length)}
      </p>
      {mayEdit && (
        <Button variant="primary" loading={confirm.loading} onClick={() => void send().catch(() => {})}>
          Confirm edition {to}
        </Button>
      )}
      {confirm.error && <p role="alert">{confirm.error.message}</p>}
    </section>
  )
}

const words = (changed: number): string =>
  changed === 0
    ? 'No wording changed.'
    : `${changed === 1 ? 'One field is' : `${changed} fields are`} worded anew: read below whether the question is still the same.`

/** When the agency takes the edition; editions are data, and the administrator keeps them. */
function DatesForm({ row }: { row: EditionRow }) {
  const save = useCommand(formLibraryApi.saveDates, { refresh: [formLibraryApi.list] })
  const toast = useToast()
  const form = useForm({
    initial: {
      takenFrom: row.takenFrom ?? '',
      takenUntil: row.takenUntil ?? '',
      ombExpiresOn: row.ombExpiresOn ?? '',
      byPostmark: row.basis === 'postmark',
      confirmed: row.confirmed,
      note: row.note,
    },
    submit: async ({ takenFrom, takenUntil, ombExpiresOn, byPostmark, confirmed, note }) => {
      const basis = byPostmark ? 'postmark' : 'received'
      const dates = { takenFrom: takenFrom || null, takenUntil: takenUntil || null, ombExpiresOn: ombExpiresOn || null }
      await save.run({ id: row.id, version: row.version, basis, confirmed, note, ...dates })
      toast(`${formNumber(row.formId)} ${shownEdition(row.edition)} was saved.`, { kind: 'success' })
    },
  })
  return (
    <Form form={form}>
      <Columns>
        <DateField label="Taken from" {...form.field('takenFrom')} />
        <DateField label="Taken until" {...form.field('takenUntil')} />
        <DateField label="OMB expires on" {...form.field('ombExpiresOn')} />
      </Columns>
      <CheckField
        label="The postmark date counts, as announced; otherwise the day it is received"
        checked={form.values.byPostmark}
        onChange={(byPostmark) => form.set('byPostmark', byPostmark)}
      />
      <CheckField
        label="Confirmed on the official page"
        hint={
          row.confirmed && row.confirmedOn
            ? `Confirmed by ${row.confirmedBy ?? 'somebody'} on ${showDate(row.confirmedOn)}, for every case.`
            : 'Settles the warning for every case, until a later edition is named.'
        }
        checked={form.values.confirmed}
        onChange={(confirmed) => form.set('confirmed', confirmed)}
      />
      <TextAreaField label="Note" maxLength={500} {...form.field('note')} />
      <FormActions>
        <Button type="submit" loading={form.submitting}>
          Save dates
        </Button>
      </FormActions>
    </Form>
  )
}

type MoveCasesProps = { row: EditionRow; targets: readonly EditionRow[] }

/** Moves what is not filed yet to another edition, after showing what changes. */
function MoveCases({ row, targets }: MoveCasesProps) {
  const [to, setTo] = useState(targets[0]?.edition ?? '')
  const move = { formId: row.formId, from: row.edition, to }
  const preview = useOperation(formLibraryApi.movePreview, move)
  const run = useCommand(formLibraryApi.moveCases, { refresh: [formLibraryApi.list] })
  const { confirmed, dialog } = useConfirmPassword()
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const moveAll = () =>
    attempt(async () => {
      const done = await confirmed(() => run.run(move))
      if (!done) return
      toast(`${done.forms} forms of ${done.cases} cases moved to ${shownEdition(to)}.`, { kind: 'success' })
    })
  const items = preview.items?.items ?? []
  return (
    <section aria-label="Move open cases">
      <SelectField
        label="Move open cases to edition"
        options={targets.map(({ edition }) => ({ value: edition, label: shownEdition(edition) }))}
        value={to}
        onChange={setTo}
      />
      <p>
        {preview.items
          ? `${preview.items.forms} forms of ${preview.items.cases} open cases move; filed ones stay. ${items.length === 0 ? 'No item changes.' : 'What changes:'}`
          : 'Comparing the editions …'}
      </p>
      {items.length > 0 && (
        <Scrollable className={styles.differences} label={`Changed items of ${formNumber(row.formId)}`}>
          <ul>
            {items.map(({ item, label, change }) => (
              <li key={`${item} ${change}`}>
                {item} {label}: {change}
              </li>
            ))}
          </ul>
        </Scrollable>
      )}
      <FormActions>
        <Button variant="primary" loading={run.loading} disabled={!preview.items} onClick={() => void moveAll()}>
          Move open cases
        </Button>
      </FormActions>
      {dialog}
      {refusal}
    </section>
  )
}
