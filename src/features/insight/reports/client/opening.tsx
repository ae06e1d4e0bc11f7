import { type ReactNode, useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { reportsApi } from '#insight/client/api.ts'
import type { RefInput } from '#platform/client/operations.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Link, useNavigateTo } from '#ui/navigation.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { type Asked, listed, type Opening } from './figure-address.ts'
import styles from './reports.module.css'

/** Ways to what a figure counts: its records here, in a dialog; and the list screen, where one shows them. */
export function useOpening(asked: Asked, list: string | null): Ways {
  const dialog = useDialog<Opening>()
  const navigate = useNavigateTo()
  return {
    show: dialog.open,
    goTo: (opening) => (list === null ? dialog.open(opening) : navigate(listed(list, asked, opening))),
    dialog: dialog.subject && (
      <BehindDialog
        key={`behind ${dialog.turn}`}
        asked={asked}
        opening={dialog.subject}
        opened={dialog.opened}
        onClose={dialog.close}
      />
    ),
  }
}

type Ways = { show: (opening: Opening) => void; goTo: (opening: Opening) => void; dialog: ReactNode }

type BehindDialogProps = {
  asked: RefInput<typeof reportsApi.run>
  opening: Opening
  opened: boolean
  onClose: () => void
}

const PAGE = 50

/** The records behind a figure, newest first; each leads to where it is worked on. */
function BehindDialog({ asked, opening, opened, onClose }: BehindDialogProps) {
  const [offset, setOffset] = useState(0)
  const found = useOperation(reportsApi.behind, { ...asked, ...opening, limit: PAGE, offset }, { enabled: opened })
  const { title = '', line = '', total = 0, items = [], list = null } = found.items ?? {}
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={line ? `${title}, ${line}` : title || 'Records'}
      size="lg"
      actions={
        <>
          {total > PAGE && (
            <>
              <Button disabled={offset === 0} onClick={() => setOffset(offset - PAGE)}>
                Newer
              </Button>
              <Button disabled={offset + PAGE >= total} onClick={() => setOffset(offset + PAGE)}>
                Older
              </Button>
            </>
          )}
          {list !== null && <LinkButton to={listed(list, asked, opening)}>Open the list</LinkButton>}
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {found.error && <ErrorState message={found.error.message} onRetry={() => void found.reload()} />}
      {!found.items && !found.error && <Loading lines={6} />}
      {found.items && (
        <>
          <p>
            {counted(total, 'record')}
            {total > PAGE && `, ${offset + 1} to ${Math.min(total, offset + PAGE)} of them here`}.
          </p>
          <ul className={styles.records}>
            {items.map((record) => (
              <li key={`${record.id} ${record.title} ${record.day}`}>
                <span className={styles.lead}>
                  {record.path ? <Link to={record.path}>{record.title}</Link> : record.title}
                  {record.name && <span>{record.name}</span>}
                </span>
                <span className={styles.dimmed}>{[record.company, record.detail].filter(Boolean).join(' · ')}</span>
                <span>{record.day ? showDate(record.day) : ''}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
