import type { ReactNode } from 'react'
import { RemindDialog } from '#case-file/reminders/client/RemindDialog.tsx'
import { dashboardsApi } from '#desk/client/api.ts'
import { useDialog } from '#platform/client/use-dialog.ts'

/** Who owes something in these cases is reminded from a home, which then shows when. */
export function useRemind(): { remind: (ids: readonly number[], who?: string) => void; dialog: ReactNode } {
  const { open, subject, turn, opened, close } = useDialog<{ ids: readonly number[]; who?: string }>()
  return {
    remind: (ids, who) => open({ ids, who }),
    dialog: subject && (
      <RemindDialog
        key={turn}
        {...subject}
        refresh={[dashboardsApi.dashboard]}
        opened={opened}
        onClose={close}
        onDone={() => {}}
      />
    ),
  }
}
