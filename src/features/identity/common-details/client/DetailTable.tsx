import { commonDetailExportsApi, commonDetailsApi } from '#identity/client/api.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { Changed } from '#identity/sessions/client/Changed.tsx'
import { localPage } from '#platform/client/local-page.ts'
import { screenColumns } from '#platform/client/screen-columns.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconPencil, IconTrash } from '#ui/icons.ts'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useToast } from '#ui/toasts.tsx'
import { detailListColumns } from '../columns.ts'
import type { CommonDetail } from '../contract.ts'
import styles from './CommonDetails.module.css'
import { inOrder, listInWords, moved } from './order.ts'

type DetailTableProps = {
  commonName: string
  values: readonly CommonDetail[]
  loading: boolean
  onEdit: (detail: CommonDetail) => void
  onAdd: () => void
}

/** The values of one list in their order. */
export function DetailTable({ commonName, values, loading, onEdit, onAdd }: DetailTableProps) {
  const { state, setState, kept } = useTableSettings('commonDetails')
  const save = useCommand(commonDetailsApi.save, { refresh: [commonDetailsApi.list] })
  const remove = useCommand(commonDetailsApi.remove, { refresh: [commonDetailsApi.list] })
  const removing = useDialog<CommonDetail>()
  const { attempt, refusal } = useAttempt()
  const toast = useToast()

  const saveAll = (changed: readonly CommonDetail[]) =>
    attempt(async () => {
      for (const each of changed) await save.run(inputOf(each))
    })
  const switched = async (detail: CommonDetail) => {
    const active = !detail.active
    if (await saveAll([{ ...detail, active }])) toast(`${detail.value} is ${active ? 'active' : 'switched off'}.`)
  }
  const actions: Actions = {
    busy: save.loading || loading,
    edit: onEdit,
    move: (detail, by) => void saveAll(moved(values, detail.id, by)),
    switched: (detail) => void switched(detail),
    remove: removing.open,
  }
  return (
    <>
      <DataTable
        label={listInWords(commonName)}
        toolbar={<ExportButton of={commonDetailExportsApi.commonDetails} input={{ commonName }} />}
        columns={columnsOf(inOrder(values), actions)}
        rowKey={({ id }) => String(id)}
        rowLabel={({ value }) => value}
        page={localPage(inOrder(values), state, ({ value, code }) => `${value} ${code}`)}
        loading={loading}
        state={state}
        onState={setState}
        kept={kept}
        searchLabel="Search values"
        onOpen={onEdit}
        empty={{
          title: 'This list is empty',
          text: 'Values that screens offer belong here.',
          action: <Button onClick={onAdd}>Add value</Button>,
        }}
      />
      <ConfirmDialog
        opened={removing.opened}
        onClose={removing.close}
        title={`Delete ${removing.subject?.value}?`}
        confirmLabel="Delete"
        dangerous
        onConfirm={async () => {
          const detail = removing.subject
          if (detail && (await attempt(() => remove.run({ id: detail.id })))) toast(`${detail.value} was deleted.`)
        }}
      >
        <p>Records that carry it keep it. To stop offering it, switch it off instead.</p>
      </ConfirmDialog>
      {refusal}
    </>
  )
}

const inputOf = ({ id, commonName, value, code, position, active, version }: CommonDetail) => ({
  ...{ id, commonName, value, code, position, active, version },
})

type Actions = {
  busy: boolean
  edit: (detail: CommonDetail) => void
  move: (detail: CommonDetail, by: -1 | 1) => void
  switched: (detail: CommonDetail) => void
  remove: (detail: CommonDetail) => void
}

function columnsOf(ordered: readonly CommonDetail[], actions: Actions): Column<CommonDetail>[] {
  return screenColumns(detailListColumns, {
    value: {},
    code: { width: '110px' },
    position: { numeric: true, width: '90px' },
    active: {
      title: 'Status',
      width: '110px',
      cell: ({ active }) => <StatusBadge hue={active ? 'green' : 'gray'}>{active ? 'Active' : 'Off'}</StatusBadge>,
    },
    updatedAt: { hidden: true, cell: ({ updatedAt, updatedBy }) => <Changed at={updatedAt} by={updatedBy} /> },
    actions: {
      width: '210px',
      cell: (detail) => <RowActions detail={detail} ordered={ordered} {...actions} />,
    },
  })
}

function RowActions({
  detail,
  ordered,
  busy,
  ...actions
}: Actions & { detail: CommonDetail; ordered: readonly CommonDetail[] }) {
  const { value, active } = detail
  return (
    <span className={styles.rowActions}>
      <IconButton
        size="small"
        label={`Move ${value} up`}
        icon={<IconArrowUp size={16} />}
        disabled={busy || ordered[0]?.id === detail.id}
        onClick={() => actions.move(detail, -1)}
      />
      <IconButton
        size="small"
        label={`Move ${value} down`}
        icon={<IconArrowDown size={16} />}
        disabled={busy || ordered.at(-1)?.id === detail.id}
        onClick={() => actions.move(detail, 1)}
      />
      <IconButton
        size="small"
        label={`Edit ${value}`}
        icon={<IconPencil size={16} />}
        onClick={() => actions.edit(detail)}
      />
      <IconButton
        size="small"
        label={active ? `Switch ${value} off` : `Switch ${value} on`}
        icon={active ? <IconEyeOff size={16} /> : <IconEye size={16} />}
        disabled={busy}
        onClick={() => actions.switched(detail)}
      />
      <IconButton
        size="small"
        label={`Delete ${value}`}
        icon={<IconTrash size={16} />}
        onClick={() => actions.remove(detail)}
      />
    </span>
  )
}
