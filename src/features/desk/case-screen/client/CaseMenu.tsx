import { useState } from 'react'
import { prepares, tabPath } from '#case-file/case-details/client/case-tabs.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import { isDecided } from '#case-types/statuses.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { type MoreAction, MoreMenu } from '#ui/MoreMenu.tsx'
import { useSay } from '#ui/say.ts'
import { AskToWithdraw } from './AskToWithdraw.tsx'
import { CaseOptionsDialog } from './CaseOptionsDialog.tsx'
import { useMoves } from './Moves.tsx'

/** What is rarely wanted. An employee cannot withdraw what the employer asks for, only ask for it. */
export function CaseMenu({ file, reload }: { file: CaseDetails; reload: () => void }) {
  const { roleId, isEmployee } = useViewer()
  const say = useSay()
  const { withdrawal, open, dialog } = useMoves(file, reload)
  const [opened, setOpened] = useState<'options' | 'ask'>()
  const close = () => setOpened(undefined)
  const asks = isEmployee && !withdrawal && !isDecided(file.status)
  const actions: (MoreAction | false)[] = [
    file.may.edit && { label: 'Change options', onSelect: () => setOpened('options') },
    isEmployee &&
      file.personId !== null && {
        label: say('Report a change'),
        to: `/visaCareReportChange?kind=move&person=${file.personId}`,
      },
    !prepares(file, roleId) && { label: say('History'), to: tabPath(window.location.pathname, 'history') },
    { label: say('Print'), onSelect: () => window.print() },
    withdrawal !== undefined && { label: withdrawal.words, onSelect: () => open(withdrawal), danger: true },
    asks && { label: say('Ask to withdraw'), onSelect: () => setOpened('ask'), danger: true },
  ]
  return (
    <>
      <MoreMenu label={say('More about this case')} actions={actions.filter((each) => each !== false)} />
      {dialog}
      {opened === 'options' && <CaseOptionsDialog file={file} onClose={close} onSaved={reload} />}
      {opened === 'ask' && <AskToWithdraw file={file} onClose={close} onDone={reload} />}
    </>
  )
}
