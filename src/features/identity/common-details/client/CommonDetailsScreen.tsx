import { useState } from 'react'
import { commonDetailsApi } from '#identity/client/api.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { IconPlus } from '#ui/icons.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { CommonDetail } from '../contract.ts'
import styles from './CommonDetails.module.css'
import { DetailForm } from './DetailForm.tsx'
import { DetailTable } from './DetailTable.tsx'
import { listInWords } from './order.ts'

type Editing = { detail?: CommonDetail; commonName: string }

/** /user/commondetails: the lists that screens offer, and their values. */
export default function CommonDetailsScreen() {
  const details = useOperation(commonDetailsApi.list, {})
  const [chosen, setChosen] = useState<string>()
  const editing = useDialog<Editing>()
  const toast = useToast()

  if (details.error) return <ErrorState message={details.error.message} onRetry={() => void details.reload()} />
  if (!details.items) return <Loading lines={10} />
  const all = details.items.items
  const names = [...new Set(all.map(({ commonName }) => commonName))].sort()
  const current = chosen !== undefined && names.includes(chosen) ? chosen : (names[0] ?? '')
  const values = all.filter(({ commonName }) => commonName === current)
  const target = editing.subject
  return (
    <>
      <PageHeader
        title="Common Details"
        standing="The lists that screens offer. A value that is switched off stays with the records that carry it."
        action={
          <>
            <Button onClick={() => editing.open({ commonName: '' })}>New list</Button>
            <Button
              variant="primary"
              icon={<IconPlus size={16} aria-hidden />}
              onClick={() => editing.open({ commonName: current })}
            >
              Add value
            </Button>
          </>
        }
      />
      <div className={styles.sides}>
        <nav className={styles.names} aria-label="Lists">
          {names.map((name) => (
            <button
              key={name}
              type="button"
              aria-current={name === current || undefined}
              onClick={() => setChosen(name)}
            >
              <span>{listInWords(name)}</span>
              <span className={styles.count}>{all.filter(({ commonName }) => commonName === name).length}</span>
            </button>
          ))}
        </nav>
        <div className={styles.values}>
          <DetailTable
            key={current}
            commonName={current}
            values={values}
            loading={details.loading}
            onEdit={(detail) => editing.open({ detail, commonName: current })}
            onAdd={() => editing.open({ commonName: current })}
          />
        </div>
      </div>
      <Dialog opened={editing.opened} onClose={editing.close} title={titleOf(target)}>
        <DetailForm
          key={editing.turn}
          detail={target?.detail}
          commonName={target?.commonName ?? ''}
          last={target?.commonName ? 1 + Math.max(0, ...values.map(({ position }) => position)) : 1}
          onCancel={editing.close}
          onSaved={(saved) => {
            editing.close()
            setChosen(saved.commonName)
            toast(`${saved.value} was saved.`, { kind: 'success' })
          }}
        />
      </Dialog>
    </>
  )
}

function titleOf(editing: Editing | undefined): string {
  if (editing?.detail) return `${listInWords(editing.commonName)}: ${editing.detail.value}`
  return editing?.commonName ? `New value of ${listInWords(editing.commonName)}` : 'New list'
}
