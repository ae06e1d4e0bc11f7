import { states } from '#formats/addresses.ts'
import { showDate } from '#formats/dates.ts'
import { formNumber } from '#formats/form-names.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { addressesApi, filingExportsApi } from '#paperwork/client/api.ts'
import { localPage } from '#platform/client/local-page.ts'
import { showMoment } from '#platform/client/moments.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { screenColumns } from '#platform/client/screen-columns.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import styles from '#preparation/filing-file/client/filings.module.css'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { tableInput, useTableState } from '#ui/table/tableState.ts'
import { filingListColumns } from '../columns.ts'
import type { FilingAddress } from '../contract.ts'
import { AddressForm } from './AddressForm.tsx'
import { ServiceCenters } from './ServiceCenters.tsx'
import { addressStanding, carriers, confirmedWords, formIdOf } from './words.ts'

/** /user/filingaddresses: where packages go, dated; a row is used while somebody looked it up within seven days. */
export default function FilingAddressesScreen() {
  const [state, setState] = useTableState({ limit: 100 })
  const { formId, state: ofState } = tableInput(state)
  const narrowed = {
    ...(formId && { formId: formIdOf(String(formId)) }),
    ...(ofState && { state: String(ofState) }),
  }
  const addresses = useOperation(addressesApi.addresses, narrowed)
  const opened = useDialog<FilingAddress>()
  const adding = useDialog<'new'>()
  const { items: rows, mayEdit = false, mayConfirm = false } = addresses.items ?? {}
  const shown = rows?.find(({ id }) => id === opened.subject?.id) ?? opened.subject
  return (
    <>
      <PageHeader
        title="Filing Addresses"
        standing={standing(rows)}
        action={
          mayEdit && (
            <Button variant="primary" onClick={() => adding.open('new')}>
              Add an address
            </Button>
          )
        }
      />
      <DataTable
        label="Filing addresses"
        rememberAs="filingAddresses"
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowLabel={({ formId, carrier }) => `${formNumber(formId)}, ${carrier}`}
        page={localPage(
          rows,
          state,
          ({ formId, appliesTo, classification, address }) =>
            `${formNumber(formId)} ${appliesTo} ${classification} ${address}`,
          {
            form: ({ formId }) => formId,
            from: ({ effectiveFrom }) => effectiveFrom,
          },
        )}
        loading={addresses.loading}
        error={addresses.error ?? undefined}
        onRetry={() => void addresses.reload()}
        state={state}
        onState={setState}
        searchLabel="Search addresses"
        toolbar={<ExportButton of={filingExportsApi.filingAddresses} input={narrowed} />}
        onOpen={opened.open}
        empty={{
          title: 'No filing address is written down',
          text: 'Until then each case takes the address that its law firm looks up.',
        }}
      />
      <ServiceCenters />
      <Dialog
        opened={opened.opened}
        onClose={opened.close}
        size="lg"
        title={shown ? `Filing address: ${formNumber(shown.formId)}` : ''}
      >
        {shown && (
          <AddressDetails
            key={opened.turn}
            row={shown}
            mayEdit={mayEdit}
            mayConfirm={mayConfirm}
            onSaved={opened.close}
          />
        )}
      </Dialog>
      <Dialog opened={adding.opened} onClose={adding.close} size="lg" title="New filing address">
        <AddressForm key={adding.turn} onSaved={adding.close} />
      </Dialog>
    </>
  )
}

function standing(rows: readonly FilingAddress[] | undefined): string {
  const waiting = rows?.filter(({ fresh }) => !fresh).length ?? 0
  const rule = 'An address is used for filing for seven days after someone checked it on the official page.'
  return waiting === 0 ? rule : `${rule} ${waiting} ${waiting === 1 ? 'row waits' : 'rows wait'} for that.`
}

/** The agency's words, else what the row asks for. */
const forWhom = ({ appliesTo, classification, concurrentWith }: FilingAddress) =>
  appliesTo ||
  [classification, concurrentWith && `with Form ${formNumber(concurrentWith)}`].filter(Boolean).join(', ') ||
  'Everybody'

const columns: Column<FilingAddress>[] = screenColumns(filingListColumns, {
  form: { sortable: true, width: '110px', filter: { kind: 'text', name: 'formId' } },
  appliesTo: { cell: forWhom },
  state: {
    filter: { kind: 'choice', options: states.map(({ code, name }) => ({ value: code, label: name })) },
    cell: ({ states: codes }) => codes.join(', ') || 'All',
  },
  carrier: { width: '150px', cell: ({ carrier }) => carriers.find(({ value }) => value === carrier)?.label },
  address: { cell: ({ address }) => address.split('\n').join(', ') },
  from: {
    sortable: true,
    width: '130px',
    cell: ({ effectiveFrom, effectiveTo }) =>
      `${showDate(effectiveFrom)}${effectiveTo ? ` until ${showDate(effectiveTo)}` : ''}`,
  },
  confirmed: {
    width: '170px',
    cell: (row) => {
      const { words, hue } = confirmedWords(row)
      return <StatusBadge hue={hue}>{words}</StatusBadge>
    },
  },
})

type AddressDetailsProps = { row: FilingAddress; mayEdit: boolean; mayConfirm: boolean; onSaved: () => void }

/** One row: what it says, the step that confirms it, and everything that became of it. */
function AddressDetails({ row, mayEdit, mayConfirm, onSaved }: AddressDetailsProps) {
  const history = useOperation(addressesApi.addressHistory, { addressId: row.id })
  const confirm = useCommand(addressesApi.confirmAddress, {
    refresh: [addressesApi.addresses, addressesApi.addressHistory],
  })
  const { attempt, refusal } = useAttempt()
  return (
    <Stack>
      <p className={styles.lines}>{row.address}</p>
      <p className={rows.dimmed}>{addressStanding(row)}</p>
      {refusal}
      {mayConfirm && (
        <div className={rows.actions}>
          <Button
            variant="primary"
            loading={confirm.loading}
            onClick={() => void attempt(() => confirm.run({ addressId: row.id, version: row.version }))}
          >
            I checked it on the official page today
          </Button>
        </div>
      )}
      {mayEdit && <AddressForm key={row.version} row={row} onSaved={onSaved} />}
      <section aria-label="History">
        <h3>History</h3>
        <NotLoaded of={history} />
        <ul className={rows.list}>
          {(history.items?.items ?? []).map((each) => (
            <li key={each.id} className={rows.row}>
              <span className={rows.grow}>
                {each.what} by {each.byName || 'VisaCare'}: {each.address.split('\n')[0]}, {each.carrier}, from{' '}
                {showDate(each.effectiveFrom)}
                {each.effectiveTo ? ` until ${showDate(each.effectiveTo)}` : ''}
              </span>
              <span className={rows.dimmed}>{showMoment(each.at)}</span>
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  )
}
