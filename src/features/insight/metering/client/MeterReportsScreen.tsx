import { meteringApi } from '#insight/client/api.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { useAddressFilters } from '#ui/address-filters.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useTableState } from '#ui/table/tableState.ts'
import { useToast } from '#ui/toasts.tsx'
import { type MeterKind, meterKind, meterKinds } from '../kinds.ts'
import type { Reading } from '../records.ts'
import { MeterPage } from './MeterPage.tsx'
import styles from './metering.module.css'

const FILTERS = ['report', 'meter', 'from', 'to', 'records'] as const
const RECORDS = ['10', '50', '100', '200']

/** /meterReports: the readings of one report at a time, of all meters or of one. */
export default function MeterReportsScreen() {
  const { filters, set } = useAddressFilters(FILTERS)
  const kind = meterKind(Number(filters.report)) ?? firstKind
  const limit = RECORDS.includes(filters.records ?? '') ? Number(filters.records) : 100
  const [state, setState] = useTableState()
  const found = useOperation(meteringApi.readings, {
    ...{ reportId: kind.id, limit },
    ...(filters.meter && { serialNumber: filters.meter }),
    ...(filters.from && { startOn: filters.from }),
    ...(filters.to && { endOn: filters.to }),
  })
  const meters = useOperation(meteringApi.meters, { reportId: kind.id })
  const entering = useDialog<true>()
  const { items = [], total = 0 } = found.items ?? {}
  return (
    <MeterPage
      at="reports"
      title="Meter Reports"
      standing={`${total.toLocaleString('en')} readings of ${kind.name}${items.length < total ? `, the newest ${items.length} shown` : ''}.`}
      action={
        <Button variant="primary" onClick={() => entering.open(true)}>
          Enter readings
        </Button>
      }
    >
      <div className={styles.filters}>
        <SelectField
          label="Report"
          placeholder={null}
          value={String(kind.id)}
          onChange={(report) => set({ report, meter: '' })}
          options={meterKinds.map(({ id, name }) => ({ value: String(id), label: `${id} · ${name}` }))}
        />
        <SelectField
          label="Meter"
          placeholder="All meters"
          value={filters.meter ?? ''}
          onChange={(meter) => set({ meter })}
          options={(meters.items?.items ?? []).map(({ serialNumber, simNumber, substationName }) => ({
            value: serialNumber,
            label: [serialNumber, simNumber && `SIM ${simNumber}`, substationName].filter(Boolean).join(' · '),
          }))}
        />
        <DateField label="From" value={filters.from ?? ''} onChange={(from) => set({ from })} />
        <DateField label="To" value={filters.to ?? ''} onChange={(to) => set({ to })} />
        <SelectField
          label="Records"
          placeholder={null}
          value={String(limit)}
          onChange={(records) => set({ records })}
          options={RECORDS.map((value) => ({ value, label: value }))}
        />
      </div>
      <DataTable
        key={kind.id}
        label={kind.name}
        plain
        columns={columnsOf(kind)}
        rowKey={({ id }) => String(id)}
        rowLabel={({ serialNumber, readAt }) => `${serialNumber} ${showMoment(readAt)}`}
        page={found.items && { items, next: null, total, totalCapped: false }}
        loading={found.loading}
        {...(found.error && { error: found.error })}
        onRetry={() => void found.reload()}
        state={state}
        onState={setState}
        empty={{ title: 'No readings', text: 'No meter sent a reading of this report in this time.' }}
      />
      <ObisCodes of={kind} />
      <ReadingsDialog key={`${entering.turn} ${kind.id}`} of={kind} opened={entering.opened} onClose={entering.close} />
    </MeterPage>
  )
}

const firstKind = meterKinds[0] as MeterKind

const columnsOf = ({ columns, events }: MeterKind): Column<Reading>[] => [
  { key: 'serialNumber', title: 'Meter', cell: ({ serialNumber }) => serialNumber },
  { key: 'substationName', title: 'Substation', cell: ({ substationName }) => substationName },
  { key: 'readAt', title: 'Time', cell: ({ readAt }) => showMoment(readAt) },
  ...(events
    ? [{ key: 'said', title: 'Event', cell: ({ figures }: Reading) => events[Number(figures.event)] ?? '' }]
    : []),
  ...columns.map(({ key, title, unit, holds }) => ({
    ...{ key, title: unit ? `${title}, ${unit}` : title, numeric: holds === 'number' },
    cell: ({ figures }: Reading) => figures[key] ?? '',
  })),
]

/** What the columns of a report are called in a meter. */
function ObisCodes({ of }: { of: MeterKind }) {
  const { items } = useOperation(meteringApi.obisCodes, {})
  const codes = (items?.items ?? []).filter(({ reports }) => reports.includes(of.id))
  return (
    <Card title="OBIS codes">
      <Scrollable className={styles.scroll} label="Codes of this report">
        <table className={styles.codes}>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Stands for</th>
              <th scope="col">Unit</th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ obis, title, unit }) => (
              <tr key={obis}>
                <td>{obis}</td>
                <td>{title}</td>
                <td>{unit || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
    </Card>
  )
}

type ReadingsDialogProps = { of: MeterKind; opened: boolean; onClose: () => void }

/** Readings of a report, typed or read from a CSV file. */
function ReadingsDialog({ of, opened, onClose }: ReadingsDialogProps) {
  const enter = useCommand(meteringApi.enter, {
    refresh: [meteringApi.readings, meteringApi.meters, meteringApi.profiles],
  })
  const toast = useToast()
  const form = useForm({
    initial: { rows: '' },
    check: ({ rows }) => ({ ...(!rows.trim() && { rows: 'Enter at least one row.' }) }),
    submit: async ({ rows }) => {
      const { readings, meters } = await enter.run({ reportId: of.id, rows })
      onClose()
      toast(`${readings} readings of ${meters} meters were entered.`, { kind: 'success' })
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Enter readings: ${of.name}`} size="lg">
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
          hint={`One each: serial number, time, ${of.columns.map(({ title }) => title.toLowerCase()).join(', ')}. The time is like 2026-11-01T00:15Z.`}
          required
          rows={8}
          maxLength={1_000_000}
          {...form.field('rows')}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
