import { meteringApi } from '#insight/client/api.ts'
import { localPage } from '#platform/client/local-page.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Link } from '#ui/navigation.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useTableState } from '#ui/table/tableState.ts'
import { substationFields } from '../places.ts'
import type { Substation } from '../records.ts'
import { MeterPage } from './MeterPage.tsx'
import styles from './metering.module.css'
import { SubstationDialog } from './SubstationDialog.tsx'

/** /meterSubstations: where the meters stand. */
export default function MeterSubstationsScreen() {
  const { items: found, loading, error, reload } = useOperation(meteringApi.substations, {})
  const remove = useCommand(meteringApi.removeSubstation, { refresh: [meteringApi.substations] })
  const [state, setState] = useTableState()
  const editing = useDialog<Substation | 'new'>()
  const removing = useDialog<Substation>()
  const { attempt, refusal } = useAttempt()
  return (
    <MeterPage
      at="substations"
      title="Meter Substations"
      standing="Where the meters stand, from the country to the feeder."
      action={
        <Button variant="primary" onClick={() => editing.open('new')}>
          Add substation
        </Button>
      }
    >
      <DataTable
        label="Substations"
        columns={columnsOf(editing.open, removing.open)}
        rowKey={({ id }) => String(id)}
        rowLabel={({ subStationName }) => subStationName}
        page={localPage(found?.items, state, (row) => keys.map((key) => row[key]).join(' '))}
        loading={loading}
        {...(error && { error })}
        onRetry={() => void reload()}
        state={state}
        onState={setState}
        searchLabel="Search substations"
        onOpen={editing.open}
        empty={{ title: 'No substations', text: 'Add the first one, and say which meters it feeds.' }}
      />
      <p className={styles.small}>
        Countries, states, regions, areas and zones are lists of <Link to="/user/commondetails">Common Details</Link>.
      </p>
      {editing.subject && (
        <SubstationDialog
          key={editing.turn}
          substation={editing.subject === 'new' ? undefined : editing.subject}
          opened={editing.opened}
          onClose={editing.close}
        />
      )}
      <ConfirmDialog
        opened={removing.opened}
        onClose={removing.close}
        title={`Delete ${removing.subject?.subStationName ?? ''}?`}
        confirmLabel="Delete"
        dangerous
        onConfirm={async () => {
          const { id } = removing.subject ?? {}
          if (id !== undefined) await attempt(() => remove.run({ id }))
        }}
      >
        <p>Its meters and their readings stay.</p>
      </ConfirmDialog>
      {refusal}
    </MeterPage>
  )
}

const keys = Object.keys(substationFields) as (keyof typeof substationFields)[]

const columnsOf = (
  edit: (substation: Substation) => void,
  remove: (substation: Substation) => void,
): Column<Substation>[] => [
  { key: 'subStationName', title: substationFields.subStationName, cell: ({ subStationName }) => subStationName },
  ...keys
    .filter((key) => key !== 'subStationName')
    .map((key) => ({ key, title: substationFields[key], cell: (row: Substation) => row[key] })),
  { key: 'meters', title: 'Meters', numeric: true, cell: ({ serialNumbers }) => serialNumbers.length },
  {
    key: 'actions',
    title: 'Actions',
    width: '90px',
    cell: (row) => (
      <MoreMenu
        label={`More about ${row.subStationName}`}
        actions={[
          { label: 'Edit', onSelect: () => edit(row) },
          { label: 'Delete', danger: true, onSelect: () => remove(row) },
        ]}
      />
    ),
  },
]
