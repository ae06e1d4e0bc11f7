import { useState } from 'react'
import type { CaseRow } from '#case-file/cases/records.ts'
import { isDecided } from '#case-types/status/statuses.ts'
import { caseListsApi, employeesApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { peopleApi } from '#parties/client/api.ts'
import { EmploymentSection } from '#parties/people/client/EmploymentSection.tsx'
import { FactsSection } from '#parties/people/client/FactsSection.tsx'
import { FamilyCard } from '#parties/people/client/FamilyCard.tsx'
import { HistorySection } from '#parties/people/client/HistorySection.tsx'
import { SectionNav } from '#parties/people/client/SectionNav.tsx'
import { detailSections, sectionOf } from '#parties/people/client/sections.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import type { Person } from '#parties/people/records.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { DocumentsTable } from '#preparation/documents/client/DocumentsTable.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { CaseLines } from './CaseLines.tsx'
import { ImmigrationHistory } from './ImmigrationHistory.tsx'
import { PersonHeader } from './PersonHeader.tsx'
import { PersonOverview } from './PersonOverview.tsx'
import styles from './person.module.css'
import { tabOf } from './person-tabs.ts'

/** /visaCareEmploymentInfo: one person, by the job, by the person, or oneself. */
export default function PersonScreen({ params }: ScreenProps) {
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
  return <PersonPage key={person.id} person={person} onChanged={() => void found.reload()} />
}

function PersonPage({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const section = new URLSearchParams(window.location.search).get('section')
  const tab = tabOf(section)
  const standing = useOperation(employeesApi.standing, { id: person.id })
  const items = useOperation(employeesApi.items, { id: person.id })
  const cases = useOperation(caseListsApi.list, { personId: person.id, limit: 50 })
  const [dirty, setDirty] = useState(false)
  const [leavingTo, setLeavingTo] = useState<string>()
  const navigate = useNavigateTo()
  const reload = () => {
    onChanged()
    void Promise.all([standing.reload(), items.reload(), cases.reload()])
  }
  const details = sectionOf(section)
  const part = { person, standing: standing.items, items: items.items?.items, cases: cases.items?.items }
  return (
    <div className={styles.page}>
      {/* While something is not saved the links inside ask first. */}
      <div
        onClickCapture={(event) => {
          const to = (event.target as Element).closest('nav a')?.getAttribute('href')
          if (!dirty || !to) return
          event.preventDefault()
          event.stopPropagation()
          setLeavingTo(to)
        }}
      >
        <PersonHeader {...part} tab={tab} onChanged={reload} />
      </div>
      <div className={styles.content}>
        {tab === 'overview' && <PersonOverview {...part} onChanged={reload} />}
        {tab === 'cases' && <PersonCases person={person} cases={part.cases} />}
        {tab === 'files' && <DocumentsTable personId={person.id} />}
        {tab === 'details' && (
          <div className={styles.details}>
            <SectionNav
              current={details.key}
              sections={detailSections}
              onGo={(to) => (dirty ? setLeavingTo(to) : navigate(to))}
            />
            <FactsSection key={details.key} person={person} section={details} onDirty={setDirty} onSaved={reload} />
          </div>
        )}
        {tab === 'employment' && <EmploymentSection person={person} onDirty={setDirty} onChanged={reload} />}
        {tab === 'family' && (
          <>
            <FamilyCard person={person} onChanged={reload} />
            <FactsSection person={person} section={sectionOf('family')} onDirty={setDirty} onSaved={reload} />
          </>
        )}
        {tab === 'immigration' && <ImmigrationHistory {...part} />}
        {tab === 'history' && <HistorySection person={person} />}
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
        <p>What you typed is not saved yet.</p>
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
          text="Choose a person in the list to see their page."
          link={{ to: '/lawFirmBeneficiaryDetails', words: 'Open the list' }}
        />
      </Card>
    </>
  )
}

/** Every case of a person: what is under way, then what is decided. */
function PersonCases({ person, cases }: { person: Person; cases: readonly CaseRow[] | undefined }) {
  if (!cases) return <Loading lines={6} />
  const open = cases.filter(({ status }) => !isDecided(status))
  const decided = cases.filter(({ status }) => isDecided(status))
  if (cases.length === 0)
    return (
      <Card>
        <EmptyState
          title="No cases yet"
          text="Cases of this person belong here."
          link={{ to: `/visaCareCreateCase?companyId=${person.companyId}&personId=${person.id}`, words: 'Open a case' }}
        />
      </Card>
    )
  return (
    <>
      {open.length > 0 && (
        <Card title="Open cases">
          <CaseLines cases={open} />
        </Card>
      )}
      {decided.length > 0 && (
        <Card title="Decided">
          <CaseLines
            cases={decided}
            under={({ statusName, validUntil }) =>
              validUntil ? `${statusName}, valid until ${showDate(validUntil)}` : statusName
            }
          />
        </Card>
      )}
    </>
  )
}
