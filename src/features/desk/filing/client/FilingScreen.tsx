import { type ReactNode, useEffect, useState } from 'react'
import { tabRow, tabsOf, waitingIn } from '#case-file/case-details/client/case-tabs.ts'
import { nextDateOf } from '#case-file/case-details/client/next-date.tsx'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import { useNamedPart } from '#case-file/cases/client/use-named-part.ts'
import { caseDetailsApi } from '#case-file/client/api.ts'
import { casePath } from '#case-types/case-path.ts'
import { stepOf } from '#case-types/status/five-steps.ts'
import { Status } from '#case-types/status/statuses.ts'
import { channelWords } from '#case-types/words/channel-words.ts'
import { saidName } from '#case-types/words/said.ts'
import { packagesApi, substitutesApi } from '#paperwork/client/api.ts'
import type { CasePackage, FilingState } from '#paperwork/packages/records.ts'
import { ElsewhereForms } from '#paperwork/substitutes/client/ElsewhereForms.tsx'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { feesApi, preFilingApi } from '#preparation/client/api.ts'
import { isStillPrepared, isUnderWay } from '#preparation/filing-file/policy.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Avatar } from '#ui/items/Tile.tsx'
import { Track } from '#ui/items/Track.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { IdentityHeader } from '#ui/page/IdentityHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { TabBar } from '#ui/page/TabBar.tsx'
import { FeesPanel } from './FeesPanel.tsx'
import { FiledDialog } from './FiledDialog.tsx'
import { FilingChecklist, type Part } from './FilingChecklist.tsx'
import { FilingPanel } from './FilingPanel.tsx'
import styles from './filing.module.css'
import { type Next, nextOf, stepsOf } from './filing-steps.ts'
import { LcaCard } from './LcaCard.tsx'
import { PackageCard } from './PackageCard.tsx'

/** Everything between review and mailbox of one case, on a page of its own. */
export default function FilingScreen({ params }: ScreenProps) {
  const caseId = Number(params.caseId) || 0
  if (caseId === 0)
    return (
      <EmptyState
        title="No case is chosen"
        text="Choose a case in the list to prepare its filing."
        link={{ to: '/visaCareManageCase', words: 'Open the list' }}
      />
    )
  return <Filing key={caseId} caseId={caseId} />
}

const parts: readonly Part[] = ['check', 'fees', 'address', 'package', 'sign-here']
const named = () => parts.find((part) => part === decodeURIComponent(window.location.hash.slice(1)))

function Filing({ caseId }: { caseId: number }) {
  useNamedPart()
  const file = useOperation(caseDetailsApi.get, { id: caseId })
  const status = file.items?.status ?? Status.initiated
  const isFiled = !isStillPrepared({ status })
  const { state, check, fees, underWay } = useFiling(caseId, isFiled)
  // Until somebody opens a step, the first that is not done is open.
  const [chosen, setChosen] = useState<{ part: Part | undefined } | undefined>(() => {
    const part = named()
    return part && { part }
  })
  const back = <LinkButton to={file.items?.path ?? casePath({ id: caseId })}>Back to the case</LinkButton>
  if (state.error?.status === 403)
    return (
      <EmptyState
        title={`${file.items?.mode === 'DIY' ? 'Its owner' : 'Your law firm'} prepares this filing`}
        text={state.error.message}
        action={back}
      />
    )
  const known = state.items && { state: state.items, check: check.items, fees: fees.items }
  const steps = known ? stepsOf(known) : []
  const loaded = isFiled || (check.items && fees.items)
  const open = chosen ? chosen.part : loaded ? steps.find(({ done }) => !done)?.part : undefined
  const show = (part: Part | undefined) => setChosen({ part })
  const onFiled = () => void file.reload()
  return (
    <>
      <Header file={file.items ?? undefined}>
        {known && !isFiled && (
          <NextButton
            {...{ caseId, underWay, onFiled }}
            next={nextOf(known)}
            item={known.state.packages[0]}
            onOpen={show}
          />
        )}
      </Header>
      {state.error && <ErrorState message={state.error.message} onRetry={() => void state.reload()} />}
      {!known && !state.error && <Loading lines={8} />}
      {known && (
        <div className={styles.columns}>
          <Stack>
            {known.state.goesWith && <GoesWith {...known.state.goesWith} />}
            <ElsewhereCard caseId={caseId} onChanged={() => void state.reload()} />
            {isFiled ? (
              <Card title="What was filed">
                <FilingPanel {...{ caseId, underWay, onFiled }} state={known.state} />
              </Card>
            ) : (
              <FilingChecklist
                {...{ caseId, steps, underWay, open, onFiled }}
                state={known.state}
                check={known.check}
                onOpen={show}
              />
            )}
            {isFiled && <FeesPanel caseId={caseId} />}
          </Stack>
          <Stack>
            <LcaCard caseId={caseId} />
            <PackageCard caseId={caseId} state={known.state} />
          </Stack>
        </div>
      )}
    </>
  )
}

/** What goes out with a petition, or with the principal’s application, is printed, signed and mailed there. */
function GoesWith({ id, number, name, filedAs }: NonNullable<FilingState['goesWith']>) {
  return (
    <Card title={`Goes with the ${filedAs}`}>
      <p>
        This application goes out in the package of {name} {number}. Its check and its fees are settled here; address,
        package and signatures are on the filing screen of that {filedAs}.
      </p>
      <div>
        <LinkButton to={`/visaCareFiling/${id}#package`}>Open the filing of that {filedAs}</LinkButton>
      </div>
    </Card>
  )
}

/** Whose filing it is, and the one button that brings it on. */
function Header({ file, children }: { file: CaseDetails | undefined; children: ReactNode }) {
  const { roleId } = useViewer()
  if (!file) return <IdentityHeader title="Filing" action={children} />
  const { typeId, subType, personName, companyName, options, number, statusName, status } = file
  const channel = channelWords(file)
  return (
    <IdentityHeader
      avatar={<Avatar name={personName || companyName} size={44} />}
      title={saidName(typeId, subType)}
      person={personName || undefined}
      organization={companyName}
      facts={
        <>
          {options.premium === true && <Chip hue="teal">Premium</Chip>}
          {channel && <Chip>{channel}</Chip>}
          <Chip>{statusName}</Chip>
          <Chip outlined>{number}</Chip>
        </>
      }
      track={<Track here={stepOf(status)} />}
      next={nextDateOf(file, roleId)}
      action={children}
      tabs={
        <TabBar
          label="Parts of this case"
          tabs={tabRow(tabsOf(file, roleId), 'filing', file.path, waitingIn(file, roleId, undefined))}
          value="filing"
        />
      }
    />
  )
}

type ElsewhereCardProps = { caseId: number; onChanged: () => void }

/** Forms that go out on the agency's own PDF, and those that have to; no card where there is none. */
function ElsewhereCard({ caseId, onChanged }: ElsewhereCardProps) {
  const { items } = useOperation(substitutesApi.list, { id: caseId })
  if (!items || items.items.length === 0) return null
  return (
    <Card title="Forms prepared elsewhere">
      <ElsewhereForms caseId={caseId} onChanged={onChanged} />
    </Card>
  )
}

const POLL_MS = 1500

/** Everything a filing stands on; while a package is written, it is asked for again and again. */
function useFiling(caseId: number, isFiled: boolean) {
  const state = useOperation(packagesApi.state, { id: caseId })
  // What stands in the way of a filing says nothing about one that was made.
  const check = useOperation(preFilingApi.check, { id: caseId }, { enabled: !isFiled })
  const fees = useOperation(feesApi.fees, { id: caseId })
  const underWay = state.items?.packages.some((each) => isUnderWay(each, new Date())) ?? false
  const { reload } = state
  const { reload: reloadCheck } = check
  useEffect(() => {
    if (!underWay) return
    const timer = setInterval(() => void reload(), POLL_MS)
    return () => {
      clearInterval(timer)
      // The check counts the pages of the newest package.
      void reloadCheck()
    }
  }, [underWay, reload, reloadCheck])
  return { state, check, fees, underWay }
}

type NextButtonProps = {
  caseId: number
  next: Next
  /** The newest package. */
  item: CasePackage | undefined
  underWay: boolean
  onOpen: (part: Part) => void
  onFiled: () => void
}

/** The header's filled button: what is next. */
function NextButton({ caseId, next, item, underWay, onOpen, onFiled }: NextButtonProps) {
  const build = useCommand(packagesApi.build, { refresh: [packagesApi.state] })
  const [filing, setFiling] = useState(false)
  if (!next) return null
  if (next.does === 'build')
    return (
      <AttemptButton variant="primary" disabled={underWay} work={() => build.run({ id: caseId })}>
        {underWay ? 'Building …' : next.words}
      </AttemptButton>
    )
  if (next.does === 'open')
    return (
      <Button
        variant="primary"
        onClick={() => {
          onOpen(next.part)
          document.getElementById(next.part)?.scrollIntoView()
        }}
      >
        {next.words}
      </Button>
    )
  return (
    <>
      <Button variant="primary" onClick={() => setFiling(true)}>
        {next.words}
      </Button>
      {filing && item && (
        <FiledDialog
          {...{ caseId, item }}
          onClose={() => setFiling(false)}
          onFiled={() => {
            setFiling(false)
            onFiled()
          }}
        />
      )}
    </>
  )
}
