import { useEffect, useState } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { caseListsApi } from '#desk/case-lists/client/api.ts'
import { dashboardsApi } from '#desk/dashboards/client/api.ts'
import { ownSettingsApi } from '#identity/own-settings/client/api.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { peopleApi } from '#parties/people/client/api.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { newCaseApi } from './api.ts'
import { HowStep, offeredTypes, WhatStep } from './CreateCaseSteps.tsx'
import { DraftList } from './DraftList.tsx'
import { type Draft, emptyDraft, problemsOf, proposedType, readDraft, type Step, steps } from './draft.ts'
import { addressOf, draftName, forgetDraft, isUnderWay, keepDraft, keptDraft, stepIn } from './new-case-draft.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { useStepFocus } from './use-step-focus.ts'
import { WhoStep } from './WhoStep.tsx'

/** /visaCareCreateCase: a new case in four short steps. `id` names a draft that was put aside. */
export default function CreateCaseScreen({ params }: ScreenProps) {
  const viewer = useViewer()
  const settings = useOperation(ownSettingsApi.settings, {})
  // An employee's own company is known from the own household.
  const household = useOperation(peopleApi.list, { limit: 50 }, { enabled: viewer.isEmployee })
  const userId = personOf(useSignedIn()).userId
  if (!settings.items || (viewer.isEmployee && !household.items)) return <Loading lines={6} />
  const asked = new URLSearchParams(window.location.search)
  const own = household.items?.items.find(({ relation }) => relation === 'Principal') ?? household.items?.items[0]
  const company = String(viewer.companyId ?? own?.companyId ?? asked.get('companyId') ?? '')
  const kept = readDraft(settings.items.settings[`caseDraft.${params.id}`])
  if (params.id !== undefined && !kept) return settings.loading ? <Loading lines={6} /> : <DraftGone />
  const named = asked.get('personId') ?? ''
  const person = /^\d+$/.test(named) ? named : viewer.isEmployee && own ? String(own.id) : ''
  const begun = draftName(userId, params.id)
  const goesOn = isUnderWay(window.location.search) ? keptDraft(begun) : undefined
  return (
    <>
      <Wizard
        key={params.id ?? 'new'}
        start={
          goesOn ??
          kept ??
          emptyDraft(company, person, proposedType(asked.get('typeId'), offeredTypes(viewer)), subTypeIn(asked))
        }
        draftId={params.id}
        begun={begun}
      />
      {params.id === undefined && <DraftList settings={settings.items.settings} />}
    </>
  )
}

/** A link to a renewal names the sub-type along with the type. */
const subTypeIn = (asked: URLSearchParams): string =>
  caseTypeById(Number(asked.get('typeId')))?.subTypes.find(({ id }) => id === asked.get('subType'))?.id ?? ''

function DraftGone() {
  return (
    <EmptyState
      title="This draft is no longer there"
      text="The case was opened, or the draft was thrown away."
      link={{ to: '/visaCareCreateCase', words: 'New case' }}
    />
  )
}

type WizardProps = {
  start: Draft
  draftId: string | undefined
  /** Under which name this tab keeps what is chosen. */
  begun: string
}

function Wizard({ start, draftId, begun }: WizardProps) {
  const viewer = useViewer()
  const [draft, setDraft] = useState(start)
  // Said once, so that a second click puts the same draft aside.
  const [asideId] = useState(() => draftId ?? String(Date.now()))
  const step = stepIn(window.location.search, draft)
  const [errors, setErrors] = useState<Partial<Record<keyof Draft, string>>>({})
  const open = useCommand(newCaseApi.open, { refresh: [caseListsApi.list, dashboardsApi.dashboard] })
  const keep = useCommand(ownSettingsApi.saveSettings, { refresh: [ownSettingsApi.settings] })
  const { attempt, refusal } = useAttempt()
  const navigate = useNavigateTo()
  const toast = useToast()
  const shown = useStepFocus(step, errors)
  useEffect(() => keepDraft(begun, draft), [begun, draft])
  const change = (changed: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...changed }))
    setErrors({})
  }
  const goTo = (wanted: number) => navigate(addressOf(wanted as Step, window.location))
  const next = () => {
    const found = problemsOf(draft, step)
    setErrors(found)
    if (Object.keys(found).length === 0) goTo(step + 1)
  }
  const putAside = () =>
    attempt(async () => {
      await keep.run({ settings: { [`caseDraft.${asideId}`]: draft as never } })
      toast('Draft saved. Find it under Cases, Drafts.', { kind: 'success' })
      navigate(`/visaCareCreateCase/${asideId}`)
    })
  const finish = () =>
    attempt(async () => {
      const made = await open.run({
        companyId: Number(draft.companyId),
        personId: draft.personId ? Number(draft.personId) : undefined,
        typeId: Number(draft.typeId),
        mode: draft.mode as 'LEGAL',
        ...(draft.subType && { subType: draft.subType }),
        attorneyId: draft.attorneyId ? Number(draft.attorneyId) : undefined,
        premium: draft.premium,
        channel: draft.channel as 'paper',
        dependentIds: draft.dependentIds.map(Number),
        ...(draft.concurrent.length > 0 && { concurrent: draft.concurrent as 'i-765'[] }),
      })
      forgetDraft(begun)
      toast(`Case ${made.number} was opened.`, { kind: 'success' })
      navigate(justOpened[made.typeId] ? `${justOpened[made.typeId]}/${made.id}` : made.path)
      if (draftId) await keep.run({ settings: { [`caseDraft.${draftId}`]: null } }).catch(() => {})
    })
  const part = { draft, change, errors, viewer }
  return (
    <div className={styles.narrow} ref={shown}>
      <PageHeader title="New case" standing={`Step ${step + 1} of ${steps.length}: ${steps[step]}`} />
      <ol className={styles.steps} aria-label="Steps">
        {steps.map((name, index) => (
          <li
            key={name}
            tabIndex={-1}
            aria-current={index === step ? 'step' : undefined}
            data-state={index < step ? 'done' : 'ahead'}
          >
            {name}
          </li>
        ))}
      </ol>
      <Card>
        {step === 0 && <WhoStep {...part} />}
        {step === 1 && <WhatStep {...part} />}
        {step === 2 && <HowStep {...part} />}
        {step === 3 && <ReviewStep {...part} />}
        <FormActions>
          <Button variant="subtle" loading={keep.loading} onClick={() => void putAside()}>
            Save draft
          </Button>
          {step > 0 && <Button onClick={() => goTo(step - 1)}>Back</Button>}
          {step < 3 ? (
            <Button variant="primary" onClick={next}>
              Next
            </Button>
          ) : (
            <Button variant="primary" loading={open.loading} onClick={() => void finish()}>
              Open the case
            </Button>
          )}
        </FormActions>
      </Card>
      {refusal}
    </div>
  )
}

/** The details screens of a case just opened (decisions §5). */
const justOpened: Readonly<Record<number, string>> = {
  [CaseType.h1b]: '/visaCareNewH1BDetails',
  [CaseType.h4]: '/visaCareH4EmployeeNewCaseDetails',
}
