import { lazy, Suspense, useState } from 'react'
import { type CaseTab, prepares, tabPath, tabRow, tabsOf, waitingIn } from '#case-file/case-details/client/case-tabs.ts'
import { nextDateOf } from '#case-file/case-details/client/next-date.tsx'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { caseTypeById } from '#case-types/all.ts'
import { isDecided, Status } from '#case-types/status/statuses.ts'
import { trackOf } from '#case-types/status/track.ts'
import { channelWords } from '#case-types/words/channel-words.ts'
import { saidName, saidWithin } from '#case-types/words/said.ts'
import { saysByStage } from '#case-types/words/standing-name.ts'
import { caseScreenApi, dashboardsApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { howFar } from '#formats/distance.ts'
import { capitalized } from '#formats/words.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Avatar } from '#ui/items/Tile.tsx'
import { Track } from '#ui/items/Track.tsx'
import { type MoreAction, MoreMenu } from '#ui/MoreMenu.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { IdentityHeader } from '#ui/page/IdentityHeader.tsx'
import { TabBar } from '#ui/page/TabBar.tsx'
import { useSay } from '#ui/say.ts'
import { useToast } from '#ui/toasts.tsx'
import { today } from '#ui/today.ts'
import { CaseOptionsDialog } from './CaseOptionsDialog.tsx'
import { useMoves } from './moves/Moves.tsx'
import { actionWords, inBrief, leadsAway, linkOf, myPart } from './overview/open-items.ts'
import { useQuestionsLeft } from './overview/use-progress.ts'

const FixFirst = lazy(() => import('./overview/CheckCard.tsx').then(({ FixFirst: part }) => ({ default: part })))

const OpenRenewal = lazy(() =>
  import('./overview/OpenRenewal.tsx').then(({ OpenRenewal: part }) => ({ default: part })),
)

type CaseHeaderProps = { file: CaseDetails; tab: CaseTab; reload: () => void }

/** Who and what the case is about, how far it is, and the one thing that the reader does next. */
export function CaseHeader({ file, tab, reload }: CaseHeaderProps) {
  const { roleId, isEmployee } = useViewer()
  const say = useSay()
  const full = prepares(file, roleId)
  const said = saidName(file.typeId, file.subType)
  const { items } = myPart(file, roleId)
  const questions = useQuestionsLeft(file.id)
  const path = window.location.pathname
  return (
    <IdentityHeader
      avatar={<Avatar name={file.personName || file.companyName} size={44} />}
      title={file.own ? say('Your {case}', { case: say(saidWithin(said)) }) : capitalized(say(said))}
      person={file.own ? undefined : file.personName || undefined}
      organization={isEmployee ? undefined : file.companyName}
      facts={<Facts file={file} full={full} isEmployee={isEmployee} />}
      track={<Track {...trackOf(file)} note={full ? file.statusName : undefined} />}
      next={nextDateOf(file, roleId, say)}
      action={<Action file={file} first={items[0]} reload={reload} />}
      sticks={tab === 'overview'}
      more={<CaseMenu file={file} reload={reload} />}
      tabs={
        <TabBar
          label={say('Parts of this case')}
          tabs={tabRow(tabsOf(file, roleId), tab, path, waitingIn(file, roleId, questions), say)}
          value={tab}
        />
      }
    />
  )
}

/** Chips, and until when the person may work or stay. An employee reads no channel and no premium mark. */
function Facts({ file, full, isEmployee }: { file: CaseDetails; full: boolean; isEmployee: boolean }) {
  const say = useSay()
  const { options, receiptNumber, number, outcome, decidedOn } = file
  const until = file.authorizedUntil
  const channel = channelWords(file)
  return (
    <>
      {isDecided(file.status) && outcome && (
        <Chip hue={outcome === 'Approved' ? 'green' : outcome === 'Withdrawn' ? 'gray' : 'red'}>
          {say(endedAs(file) ?? outcome)}
          {decidedOn && ` ${showDate(decidedOn)}`}
        </Chip>
      )}
      {!isEmployee && options.premium === true && <Chip hue="teal">Premium</Chip>}
      {!isEmployee && channel && <Chip>{channel}</Chip>}
      {receiptNumber && <Chip>{receiptNumber}</Chip>}
      {full && <Chip outlined>{number}</Chip>}
      {file.workEndedOn && (
        <Chip hue="red">
          {say('Employment ended')} {showDate(file.workEndedOn)}
        </Chip>
      )}
      {until && (
        <span>
          {say('Authorized until')}{' '}
          <strong>
            <time dateTime={until}>{showDate(until)}</time>
          </strong>
          {isEmployee && `, ${say(howFar(until, today()))}`}
        </span>
      )}
    </>
  )
}

/** Nobody approved a collection that was paid: what ended without an agency is called by the stage it ended at. */
const endedAs = ({ typeId, status, stageName }: CaseDetails): string | undefined => {
  const type = caseTypeById(typeId)
  return type && saysByStage(type, status) ? stageName : undefined
}

/** A sentence is one word beside the track, and itself on a phone. */
function Words({ whole }: { whole: string }) {
  const brief = inBrief(whole)
  if (brief === whole) return <span title={whole}>{whole}</span>
  return (
    <span title={whole}>
      <span data-brief>{brief}</span>
      <span data-whole>{whole}</span>
    </span>
  )
}

/** The first thing of the reader; with nothing of their own open, the step that moves the case on. */
function Action({ file, first, reload }: { file: CaseDetails; first: OpenItem | undefined; reload: () => void }) {
  const moves = useMoves(file, reload)
  const say = useSay()
  const { roleId, isEmployee } = useViewer()
  const full = prepares(file, roleId)
  // The employee hands in their own part; the case is moved on by those who prepare it.
  const forward = isEmployee && file.mode === 'LEGAL' ? undefined : moves.forward[0]
  if (!first && file.may.renew && file.status === Status.completed)
    return (
      <Suspense>
        <OpenRenewal caseId={file.id} />
      </Suspense>
    )
  if (first && leadsAway(first))
    return (
      <LinkButton to={linkOf(first)} variant="primary" label={actionWords(first, say)}>
        <Words whole={actionWords(first, say)} />
      </LinkButton>
    )
  if (!forward || (first && first.kind === 'task'))
    return full && file.status === Status.readyToFile ? (
      <Suspense>
        <FixFirst caseId={file.id} />
      </Suspense>
    ) : null
  return (
    <>
      <Button variant="primary" onClick={() => moves.open(forward)}>
        {forward.words}
      </Button>
      {moves.dialog}
    </>
  )
}

/** What is rarely wanted. An employee cannot withdraw what the employer asks for, only ask for it. */
function CaseMenu({ file, reload }: { file: CaseDetails; reload: () => void }) {
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

type AskToWithdrawProps = { file: CaseDetails; onClose: () => void; onDone: () => void }

/** The employer asked for it, so the employer or the attorney withdraws it; the employee says that they should. */
function AskToWithdraw({ file, onClose, onDone }: AskToWithdrawProps) {
  const ask = useCommand(caseScreenApi.askToWithdraw, { refresh: [dashboardsApi.dashboard] })
  const toast = useToast()
  const say = useSay()
  const alone = file.mode === 'DIY'
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ ...(reason.trim() === '' && { reason: say('Tell them why you want to withdraw.') }) }),
    submit: async ({ reason }) => {
      await ask.run({ id: file.id, reason })
      toast(
        say(
          alone
            ? 'Sent. The owner of the case will get back to you.'
            : 'Sent. Your law firm and your HR team will get back to you.',
        ),
        { kind: 'success' },
      )
      onClose()
      onDone()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={say('Ask to withdraw this case')}>
      <Form form={form}>
        <p>
          {alone
            ? say('Only the owner of the case can withdraw it.')
            : say('Only {company} or your attorney can withdraw it.', {
                company: file.companyName || say('your employer'),
              })}{' '}
          {say('They read what you write here. Nothing is withdrawn until they do it.')}
        </p>
        <TextAreaField
          label={say('Why do you want to withdraw?')}
          required
          rows={3}
          maxLength={1000}
          {...form.field('reason')}
        />
        <FormActions>
          <Button onClick={onClose}>{say('Cancel')}</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            {say('Send')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
