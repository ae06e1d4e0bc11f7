import type { ReactNode } from 'react'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useNavigateTo } from '#ui/navigation.tsx'
import { BehindDialog } from './BehindDialog.tsx'
import { type Asked, listed, type Opening } from './figure-address.ts'

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
