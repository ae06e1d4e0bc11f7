import { showDate } from '#formats/dates.ts'
import { peopleApi } from '#parties/client/api.ts'
import { TerminateDialog } from '#parties/people/client/TerminateDialog.tsx'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { fullName, standingOf } from '#parties/people/client/words.ts'
import { invitesPeople, terminatesPeople } from '#parties/people/rules.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { IconPlus } from '#ui/icons.ts'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { IdentityHeader } from '#ui/page/IdentityHeader.tsx'
import { TabBar } from '#ui/page/TabBar.tsx'
import { useToast } from '#ui/toasts.tsx'
import { isCard } from '../rules.ts'
import { InviteButton } from './InviteButton.tsx'
import { PersonMark } from './PersonMark.tsx'
import styles from './person.module.css'
import { addressOfSection, type PersonPart, type PersonTab, personTabs } from './person-tabs.ts'

type PersonHeaderProps = PersonPart & { tab: PersonTab; onChanged: () => void }

/** Who it is, what blocks, and the way to the parts of the page. */
export function PersonHeader({ person, standing, items, tab, onChanged }: PersonHeaderProps) {
  const { roleId, isEmployee } = useViewer()
  const reinstate = useCommand(peopleApi.reinstate, { refresh: [peopleApi.list] })
  const terminating = useDialog<null>()
  const reinstating = useDialog<null>()
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const { status, login, relation } = person
  // What blocks is the filled button.
  const isToInvite = invitesPeople(roleId) && status === 'Active' && (!login || login.status === 'Invited')
  const name = fullName(person)
  const mayEnd = terminatesPeople(roleId) && relation === 'Principal'
  const documents = (items ?? []).filter(({ kind }) => kind === 'document').length
  const counts: Partial<Record<PersonTab, number>> = {
    cases: standing?.openCases ?? 0,
    files: documents,
    family: person.household.filter(({ id, status: now }) => id !== person.id && now === 'Active').length,
  }
  const open = !isEmployee && status === 'Active' && (
    <LinkButton
      to={`/visaCareCreateCase?companyId=${person.companyId}&personId=${person.id}`}
      variant={isToInvite ? 'default' : 'primary'}
      icon={<IconPlus size={16} aria-hidden />}
    >
      Open a case
    </LinkButton>
  )
  return (
    <>
      <IdentityHeader
        avatar={<PersonMark person={person} />}
        title={name}
        facts={
          <>
            <span>{standingOf(person)}</span>
            {standing?.status && <Chip>{standing.status}</Chip>}
            {standing && isCard(standing) && <Chip>Work permit</Chip>}
            {status !== 'Active' && <Chip hue="red">{status === 'Terminated' ? 'Employment ended' : 'Removed'}</Chip>}
            {status === 'Active' && !isEmployee && login?.status !== 'Active' && (
              <Chip hue="orange">{login ? 'Invited, not activated' : 'No account yet'}</Chip>
            )}
          </>
        }
        action={
          <div className={styles.actions}>
            {standing?.openCase && <LinkButton to={`${standing.openCase.path}#messages`}>Message</LinkButton>}
            {open}
            {isToInvite && <InviteButton person={person} onChanged={onChanged} />}
          </div>
        }
        more={
          <MoreMenu
            actions={[
              { label: 'Edit details', to: addressOfSection('biographic') },
              ...(isEmployee || status !== 'Active'
                ? []
                : [{ label: 'Report a change', to: `/visaCareReportChange?person=${person.id}` }]),
              { label: 'Print summary', onSelect: () => window.print() },
              ...(mayEnd && status === 'Active'
                ? [{ label: 'End employment…', danger: true, onSelect: () => terminating.open(null) }]
                : []),
              ...(mayEnd && status === 'Terminated'
                ? [{ label: 'Take termination back', onSelect: () => reinstating.open(null) }]
                : []),
            ]}
          />
        }
        tabs={
          <TabBar
            label={`Pages of ${name}`}
            value={tab}
            tabs={personTabs
              .filter(({ key }) => relation === 'Principal' || key !== 'employment')
              .map(({ key, title, section }) => ({
                ...{ key, title, to: addressOfSection(section), count: counts[key] ?? 0, urgent: key === 'files' },
              }))}
          />
        }
      />
      <TerminateDialog
        key={terminating.turn}
        opened={terminating.opened}
        person={person}
        onClose={terminating.close}
        onDone={() => {
          terminating.close()
          toast(`The employment of ${name} was ended.`, { kind: 'success' })
          onChanged()
        }}
      />
      <ConfirmDialog
        opened={reinstating.opened}
        onClose={reinstating.close}
        title={`Take the termination of ${name} back?`}
        confirmLabel="Take back"
        onConfirm={async () => {
          const done = await attempt(() => reinstate.run({ id: person.id }))
          if (done) onChanged()
        }}
      >
        <p>
          {person.termination && `It was ended on ${showDate(person.termination.on)}. `}Employments and logins are as
          they were before.
        </p>
      </ConfirmDialog>
      {refusal}
    </>
  )
}
