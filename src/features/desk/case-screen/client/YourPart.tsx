import { isNewsOn } from '#case-file/cases/news.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
import { RemindDialog } from '#case-file/reminders/client/RemindDialog.tsx'
import { ItemLines, WaitingLines } from '#desk/dashboards/client/Items.tsx'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { today } from '#platform/client/today.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { CasePart } from './CaseDetailsScreen.tsx'

/** What the reader has to do in this case, and what others have; the latter can be reminded. */
export function YourPart({ file, reload }: CasePart) {
  const { roleId } = useViewer()
  const dialog = useDialog<number>()
  const own = sidesOf(roleId)
  const isMine = ({ side }: OpenItem) => own.includes(side)
  const mine = file.openItems.filter((item) => isMine(item) && isNewsOn(today(), item))
  const others = file.openItems.filter((item) => !isMine(item) && item.kind !== 'date')
  if (mine.length === 0 && others.length === 0) return null
  return (
    <>
      {mine.length > 0 && (
        <Card title="Your part">
          <ItemLines items={mine} />
        </Card>
      )}
      {others.length > 0 && (
        <Card
          title="Waiting for others"
          actions={
            file.may.edit && (
              <Button size="small" onClick={() => dialog.open(file.id)}>
                Remind
              </Button>
            )
          }
        >
          <WaitingLines items={others} />
        </Card>
      )}
      {dialog.subject !== undefined && (
        <RemindDialog
          key={dialog.turn}
          ids={[dialog.subject]}
          opened={dialog.opened}
          onClose={dialog.close}
          onDone={reload}
        />
      )}
    </>
  )
}
