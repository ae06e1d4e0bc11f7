import { useState } from 'react'
import type { ScreenProps } from '#platform/client/screen.ts'
import { today } from '#platform/client/today.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import type { Person } from '../records.ts'
import { peopleApi } from './api.ts'
import { EmploymentSection } from './EmploymentSection.tsx'
import { FactsSection } from './FactsSection.tsx'
import { FamilyCard } from './FamilyCard.tsx'
import { HistorySection } from './HistorySection.tsx'
import { PersonActions } from './PersonActions.tsx'
import styles from './people.module.css'
import { statusHues } from './people-columns.tsx'
import { SectionNav } from './SectionNav.tsx'
import { sectionOf } from './sections.ts'
import { useViewer } from './use-viewer.ts'
import { fullName, standingOf } from './words.ts'

/** /visaCareEmploymentInfo: one person, by the job, by the person, or oneself. */
export default function EmployeeScreen({ params }: ScreenProps) {
  const viewer = useViewer()
  const asked = Number(new URLSearchParams(window.location.search).get('person')) || undefined
  const employmentId = Number(params.employmentId) || undefined
  const byPerson = useOperation(peopleApi.get, { id: asked ?? 0 }, { enabled: asked !== undefined })
  const byJob = useOperation(
    peopleApi.ofEmployment,
    { employmentId: employmentId ?? 0 },
    { enabled: asked === undefined && employmentId !== undefined },
  )
  const oneself = asked === undefined && employmentId === undefined && viewer.isEmployee
  const mine = useOperation(peopleApi.mine, {}, { enabled: oneself })
  const found = asked !== undefined ? byPerson : employmentId !== undefined ? byJob : mine
  const person = found.items

  if (asked === undefined && employmentId === undefined && !oneself) return <NobodyChosen />
  if (found.error) return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!person || (asked !== undefined && person.id !== asked)) return <Loading lines={10} />
  return <PersonPage key={person.id} person={person} reload={() => void found.reload()} />
}

function PersonPage({ person, reload }: { person: Person; reload: () => void }) {
  const section = sectionOf(new URLSearchParams(window.location.search).get('section'))
  const [dirty, setDirty] = useState(false)
  const [leavingTo, setLeavingTo] = useState<string>()
  const navigate = useNavigateTo()
  return (
    <div className={styles.page}>
      <PageHeader
        title={fullName(person)}
        badge={<StatusBadge hue={statusHues[person.status]}>{person.status}</StatusBadge>}
        standing={standingOf(person, today())}
        action={<PersonActions person={person} onChanged={reload} />}
      />
      <div className={styles.columns}>
        <SectionNav
          current={section.key}
          hidden={person.relation === 'Principal' ? [] : ['employment']}
          onGo={(to) => (dirty ? setLeavingTo(to) : navigate(to))}
        />
        <div className={styles.content}>
          {section.key === 'family' && <FamilyCard person={person} onChanged={reload} />}
          {section.facts.length > 0 && (
            <FactsSection key={section.key} person={person} section={section} onDirty={setDirty} onSaved={reload} />
          )}
          {section.key === 'employment' && <EmploymentSection person={person} onDirty={setDirty} onChanged={reload} />}
          {section.key === 'history' && <HistorySection person={person} />}
        </div>
      </div>
      <ConfirmDialog
        opened={leavingTo !== undefined}
        onClose={() => setLeavingTo(undefined)}
        title="Leave without saving?"
        confirmLabel="Leave"
        dangerous
        onConfirm={() => {
          const to = leavingTo ?? ''
          setLeavingTo(undefined)
          setDirty(false)
          navigate(to)
        }}
      >
        <p>What you typed in “{section.title}” is not saved yet.</p>
      </ConfirmDialog>
    </div>
  )
}

function NobodyChosen() {
  return (
    <>
      <PageHeader title="Employee Information" />
      <Card>
        <EmptyState
          title="Nobody is chosen"
          text="Choose a person in the list to see what is known of them."
          link={{ to: '/lawFirmBeneficiaryDetails', words: 'Open the list' }}
        />
      </Card>
    </>
  )
}
