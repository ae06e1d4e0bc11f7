import { useState } from 'react'
import { caseTypeById } from '#case-types/all.ts'
import type { Draft } from '#desk/case-drafts/chosen.ts'
import { caseDraftsApi } from '#desk/client/api.ts'
import { peopleApi } from '#parties/client/api.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { emptyDraft, namedType } from './draft.ts'
import { useOfferedTypes } from './use-offered-types.ts'
import Wizard from './Wizard.tsx'

/** /visaCareCreateCase: a new case in four short steps. `id` names a draft that was begun. */
export default function CreateCaseScreen({ params }: ScreenProps) {
  const viewer = useViewer()
  const types = useOfferedTypes(viewer)
  const { offered } = types
  const id = params.id === undefined ? undefined : Number(params.id)
  const drafts = useOperation(caseDraftsApi.list, {}, { enabled: id !== undefined })
  // An employee's own company is known from the own household.
  const household = useOperation(peopleApi.list, { limit: 50 }, { enabled: viewer.isEmployee })
  // A wizard goes on under the address of the draft it has begun; the bare address begins anew.
  const [{ turn, begun }, setBegun] = useState<{ turn: number; begun?: number }>({ turn: 0 })
  if (id === undefined && begun !== undefined) setBegun({ turn: turn + 1 })
  const goesOn = id !== undefined && id === begun
  const kept = drafts.items?.items.find((each) => each.id === id)?.chosen
  const missing = [types, drafts, household].filter(({ error }) => error)
  if (missing[0]?.error)
    return (
      <ErrorState
        message={missing[0].error.message}
        onRetry={() => void Promise.all(missing.map(({ reload }) => reload()))}
      />
    )
  if (types.loading || (viewer.isEmployee && !household.items)) return <Loading lines={6} />
  if (id !== undefined && !goesOn && !kept)
    return drafts.items === undefined || drafts.loading ? <Loading lines={6} /> : <DraftGone />
  const own = household.items?.items.find(({ relation }) => relation === 'Principal') ?? household.items?.items[0]
  const asked = new URLSearchParams(window.location.search)
  const company = String(viewer.companyId ?? own?.companyId ?? asked.get('companyId') ?? '')
  const person = namedPerson(asked)
  const start: Draft = kept
    ? { ...kept, ...(person && { personId: person, companyId: asked.get('companyId') || kept.companyId }) }
    : emptyDraft(
        company,
        person || (viewer.isEmployee && own ? String(own.id) : ''),
        namedType(asked.get('typeId'), offered),
        subTypeIn(asked),
      )
  return (
    <Wizard
      key={id === undefined || goesOn ? `new ${turn}` : id}
      start={start}
      unsaved={kept !== undefined && (start.personId !== kept.personId || start.companyId !== kept.companyId)}
      draftId={id}
      onBegun={(made) => setBegun({ turn, begun: made })}
    />
  )
}

const namedPerson = (asked: URLSearchParams): string => {
  const named = asked.get('personId') ?? ''
  return /^\d+$/.test(named) ? named : ''
}

/** A link to a renewal names the sub-type along with the type. */
const subTypeIn = (asked: URLSearchParams): string =>
  caseTypeById(Number(asked.get('typeId')))?.subTypes.find(({ id }) => id === asked.get('subType'))?.id ?? ''

function DraftGone() {
  return (
    <EmptyState
      title="This draft is no longer there"
      text="The case was opened, or the draft was discarded."
      link={{ to: '/visaCareCreateCase', words: 'New case' }}
    />
  )
}
