import type { CaseRow } from '#case-file/cases/records.ts'
import { isDecided } from '#case-types/statuses.ts'
import { showDate } from '#formats/dates.ts'
import type { Person } from '#parties/people/records.ts'
import { Card } from '#ui/page/Card.tsx'
import { EmptyState, Loading } from '#ui/page/states.tsx'
import { CaseLines } from './CaseLines.tsx'

/** Every case of a person: what is under way, then what is decided. */
export function PersonCases({ person, cases }: { person: Person; cases: readonly CaseRow[] | undefined }) {
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
