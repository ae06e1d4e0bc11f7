import { useState } from 'react'
import { visaBulletinApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { bulletinCategories, bulletinColumns } from '#rules/deadlines/visa-bulletin.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import type { MonthShown } from '../contract.ts'
import styles from './bulletin.module.css'
import { monthInWords, PriorityDates } from './PriorityDates.tsx'

/** The Visa Bulletin of a month, and where the priority dates in sight stand in it. */
export default function VisaBulletinScreen() {
  const [month, setMonth] = useState<string>()
  const { items: of, error, reload } = useOperation(visaBulletinApi.month, month ? { month } : {})
  const entering = useDialog<true>()
  const { isEmployee } = useViewer()
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!of) return <Loading lines={10} />
  return (
    <div className={styles.page}>
      <PageHeader
        title="Visa Bulletin"
        standing="Employment-based dates of the Department of State. Look at the official page before you rely on one."
        action={
          of.may.write && (
            <Button variant="primary" onClick={() => entering.open(true)}>
              Enter rows
            </Button>
          )
        }
      />
      {isEmployee ? <p className={styles.small}>Your case says where your priority date stands.</p> : <PriorityDates />}
      {of.month === null ? (
        <EmptyState title="No month was entered yet" text="The provider enters each month when it is published." />
      ) : (
        <Card title={`Bulletin of ${monthInWords(of.month)}`}>
          <SelectField
            label="Month"
            placeholder={null}
            value={of.month}
            onChange={setMonth}
            options={of.months.map((value) => ({ value, label: monthInWords(value) }))}
          />
          <Chart of={of} chart="FAD" title="Final action dates" />
          <Chart of={of} chart="DFF" title="Dates for filing" />
          {[...new Set(of.cells.map(({ doubt }) => doubt))].filter(Boolean).map((doubt) => (
            <p key={doubt} className={styles.small}>
              {doubt}
            </p>
          ))}
          <p className={styles.small}>Source: {[...new Set(of.cells.map(({ source }) => source))].join('; ')}</p>
        </Card>
      )}
      <RowsDialog key={entering.turn} opened={entering.opened} onClose={entering.close} onSaved={() => void reload()} />
    </div>
  )
}

function Chart({ of, chart, title }: { of: MonthShown; chart: 'FAD' | 'DFF'; title: string }) {
  const cellOf = (category: string, country: string) =>
    of.cells.find((each) => each.chart === chart && each.category === category && each.country === country)?.cell
  return (
    <Scrollable className={styles.scroll} label={title}>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Category</th>
            {bulletinColumns.map((country) => (
              <th key={country} scope="col">
                {country === 'Other' ? 'All others' : country}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bulletinCategories.map((category) => (
            <tr key={category}>
              <th scope="row">{category === 'EW' ? 'Other workers' : category.replace('EB', 'EB-')}</th>
              {bulletinColumns.map((country) => (
                <td key={country}>{shownCell(cellOf(category, country))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  )
}

const shownCell = (cell: string | undefined): string =>
  cell === undefined ? 'Not entered' : cell === 'C' ? 'Current' : cell === 'U' ? 'Unavailable' : showDate(cell)

/** Rows of a month, typed or read from a CSV file. */
function RowsDialog({ opened, onClose, onSaved }: { opened: boolean; onClose: () => void; onSaved: () => void }) {
  const save = useCommand(visaBulletinApi.save, { refresh: [visaBulletinApi.month, visaBulletinApi.tracked] })
  const form = useForm({
    initial: { rows: '', source: '' },
    check: ({ rows, source }) => ({
      ...(!rows.trim() && { rows: 'Enter at least one row.' }),
      ...(!source.trim() && { source: 'Say where the rows come from.' }),
    }),
    submit: async (said) => {
      await save.run(said)
      onClose()
      onSaved()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="Enter rows" size="lg">
      <Form form={form}>
        <FileDrop
          label="CSV file"
          text="Choose the file, or drop it here"
          hint="Its rows appear below before they are saved."
          accept=".csv"
          onFiles={([file]) => void file?.text().then((text) => form.set('rows', text))}
        />
        <TextAreaField
          label="Rows"
          hint="One each: month, chart (FAD or DFF), category, country, date. Like 2026-11,FAD,EB2,India,2013-07-15. C is current, U unavailable."
          required
          rows={8}
          maxLength={500_000}
          {...form.field('rows')}
        />
        <TextField label="Where they come from" required maxLength={300} {...form.field('source')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
