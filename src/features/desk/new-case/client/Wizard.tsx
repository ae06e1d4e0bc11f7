import { useEffect, useRef, useState } from 'react'
import { caseTypeById } from '#case-types/all.ts'
import { justOpenedPath } from '#case-types/case-path.ts'
import { saidWithin } from '#case-types/words/said.ts'
import type { Draft } from '#desk/case-drafts/chosen.ts'
import { DraftsCard } from '#desk/case-drafts/client/DraftsCard.tsx'
import { caseDraftsApi, caseListsApi, dashboardsApi, newCaseApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { IconCheck } from '#ui/icons.ts'
import { Strip } from '#ui/items/Strip.tsx'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'
import { dayHere, today } from '#ui/today.ts'
import { nameOfChoice } from '../wishes.ts'
import { CostPanel } from './CostPanel.tsx'
import { CostStep } from './CostStep.tsx'
import { asksForOpt, fitting, type Problems, problemsOf, type Step, steps } from './draft.ts'
import { NeededNow } from './NeededNow.tsx'
import styles from './new-case.module.css'
import { OptionsStep } from './OptionsStep.tsx'
import { useEstimate } from './use-estimate.ts'
import { type Keeping, useKeptDraft } from './use-kept-draft.ts'
import { WhatStep } from './WhatStep.tsx'
import { usePerson, WhoStep } from './WhoStep.tsx'

type WizardProps = { start: Draft; unsaved?: boolean; draftId: number | undefined; onBegun: (id: number) => void }

/** What, who, options, cost and start; cost and first day stay in view, and every change is kept. */
export default function Wizard({ start, unsaved, draftId, onBegun }: WizardProps) {
  const viewer = useViewer()
  const navigate = useNavigateTo()
  const toast = useToast()
  const { attempt, refusal } = useAttempt()
  const [errors, setErrors] = useState<Problems>({})
  // Where no step is named, the wizard stays at the one it began with, whatever is chosen there.
  const [first] = useState(() => stepIn('', start))
  const stepHere = (of: Draft) => {
    const { search } = window.location
    return stepIn(new URLSearchParams(search).has('step') ? search : `?step=${first + 1}`, of)
  }
  const kept = useKeptDraft({
    id: draftId,
    start,
    unsaved,
    onBegun: (id) => {
      onBegun(id)
      navigate(addressOf(stepHere(start), id), { replace: true })
    },
  })
  const { draft } = kept
  const step = stepHere(draft)
  const shown = useStepFocus(step, errors)
  const person = usePerson(draft)
  const estimate = useEstimate(draft, viewer)
  const open = useCommand(newCaseApi.open, {
    refresh: [caseListsApi.list, dashboardsApi.dashboard, caseDraftsApi.list],
  })
  const change = (changed: Partial<Draft>) => {
    kept.change(changed)
    setErrors({})
  }
  const goTo = async (wanted: number) => {
    const id = await kept.flush()
    navigate(addressOf(wanted as Step, id ?? draftId))
  }
  const next = () => {
    const found = problemsOf(draft, step, person, today())
    setErrors(found)
    if (Object.keys(found).length === 0) void goTo(step + 1)
  }
  const saveDraft = () =>
    attempt(async () => {
      await kept.flush()
      toast('Draft saved. Find it under Cases, Drafts.', { kind: 'success' })
    })
  const finish = () =>
    attempt(async () => {
      const id = await kept.flush()
      const made = await open.run({ ...openingOf(fitting(draft)), draftId: id, renewalOfCaseId: estimate?.renews?.id })
      kept.close()
      toast(`Case ${made.number} was opened.`, { kind: 'success' })
      navigate(justOpenedPath(made))
    })
  const part = { draft, change, errors, viewer }
  const wish = draft.typeId ? nameOfChoice({ typeId: Number(draft.typeId), subType: draft.subType || undefined }) : ''
  const who = person ? `${person.firstName} ${person.lastName}`.trim() : ''
  const [duplicate] = step === 0 ? [] : (estimate?.duplicates ?? [])
  return (
    <div className={styles.wizard} ref={shown}>
      <StepMarks step={step} keeping={kept.state} />
      {duplicate && (
        <Strip
          tone="amber"
          title={`${person?.firstName || who || 'This person'} already has an open ${saidWithin(duplicate.said)} (opened ${showDate(dayHere(duplicate.openedAt))}).`}
          action={<LinkButton to={duplicate.path}>Open it</LinkButton>}
        >
          Open another one only if you need both.
        </Strip>
      )}
      {step > 0 && estimate?.worksHereSince && (
        <WorksHere
          name={person?.firstName || who || 'This person'}
          since={estimate.worksHereSince}
          typeId={Number(draft.typeId)}
          onChoose={(subType) => change({ subType })}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.work}>
          {step === 0 ? (
            <WhatStep {...part} onChosen={() => void goTo(1)} />
          ) : (
            <>
              <h1 className={styles.question}>
                {step === 1 ? 'Who is it for?' : [wish, who && `for ${who}`].filter(Boolean).join(' ')}
              </h1>
              {step === 1 && <p className={styles.dimmed}>{wish}</p>}
              {step === 3 ? (
                <CostStep {...part} estimate={estimate} />
              ) : (
                <Card>{step === 1 ? <WhoStep {...part} draftId={draftId} /> : <OptionsStep {...part} />}</Card>
              )}
            </>
          )}
          {refusal}
        </div>
        <div className={styles.side}>
          {step === 0 && draft.typeId === '' ? null : (
            <CostPanel draft={draft} estimate={estimate} full={step === 3}>
              {step < 3 ? (
                <Button variant="primary" onClick={next}>
                  Next
                </Button>
              ) : (
                <Button variant="primary" loading={open.loading} onClick={() => void finish()}>
                  Open the case
                </Button>
              )}
              {step > 0 && <Button onClick={() => void goTo(step - 1)}>Back</Button>}
              <Button variant="subtle" onClick={() => void saveDraft()}>
                Save draft
              </Button>
            </CostPanel>
          )}
          {step === 0 && !viewer.isEmployee && <NeededNow companyId={draft.companyId} />}
          {step === 0 && draftId === undefined && <DraftsCard />}
        </div>
      </div>
    </div>
  )
}

const openingOf = (draft: Draft) => ({
  companyId: Number(draft.companyId),
  personId: draft.personId ? Number(draft.personId) : undefined,
  typeId: Number(draft.typeId),
  mode: draft.mode as 'LEGAL',
  ...(draft.subType && { subType: draft.subType }),
  attorneyId: draft.attorneyId ? Number(draft.attorneyId) : undefined,
  premium: draft.premium,
  channel: draft.channel as 'paper',
  dependentIds: draft.dependentIds.map(Number),
  // None is an answer too: what is not filed along is decided.
  concurrent: draft.concurrent as 'i-765'[],
  templateId: draft.templateId ? Number(draft.templateId) : undefined,
  ...(draft.optUntil && asksForOpt(draft) && { optUntil: draft.optUntil }),
})

/** A new step is announced where it is named; what is missing gets the focus. */
function useStepFocus(step: Step, errors: Partial<Record<keyof Draft, string>>) {
  const shown = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) shown.current?.querySelector<HTMLElement>('[aria-current="step"]')?.focus()
    before.current = step
  }, [step])
  useEffect(() => {
    if (Object.keys(errors).length > 0) shown.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return shown
}

type WorksHereProps = { name: string; since: string; typeId: number; onChoose: (subType: string) => void }

/** Somebody who works here already comes from no other employer: asked before a transfer is prepared. */
function WorksHere({ name, since, typeId, onChoose }: WorksHereProps) {
  const extension = caseTypeById(typeId)?.subTypes.find(({ id }) => id === 'extension')
  return (
    <Strip
      tone="amber"
      title={`${name} already works for this company, since ${showDate(since)}. Is it really a transfer?`}
      action={extension && <Button onClick={() => onChoose(extension.id)}>Make it an extension</Button>}
    >
      A transfer is for someone who comes from another employer. More time is an extension, another job or place an
      amendment.
    </Strip>
  )
}

const LAST: Step = 3

/** The step an address names; the first whose answers are missing when it names a later one, or none. */
export function stepIn(search: string, draft: Draft): Step {
  const named = Number(new URLSearchParams(search).get('step')) - 1
  const found = steps.findIndex((_, step) => Object.keys(problemsOf(draft, step as Step)).length > 0)
  const missing = found === -1 ? LAST : found
  return (Number.isInteger(named) && named >= 0 && named < missing ? named : missing) as Step
}

/** The address of a step of a draft: going back in the browser goes back a step. */
export const addressOf = (step: Step, draftId: number | undefined): string =>
  `/visaCareCreateCase${draftId === undefined ? '' : `/${draftId}`}?step=${step + 1}`

const SAYS: Readonly<Record<Keeping, string>> = {
  '': '',
  saving: 'Saving…',
  saved: 'Draft saved',
  failed: 'Not saved. Check your connection; the next change tries again.',
}

/** Where one is, what is done, and that nothing is lost. */
function StepMarks({ step, keeping }: { step: Step; keeping: Keeping }) {
  return (
    <div className={styles.marks}>
      <ol aria-label="Steps">
        {steps.map((name, index) => (
          <li
            key={name}
            tabIndex={-1}
            aria-current={index === step ? 'step' : undefined}
            data-state={index < step ? 'done' : 'ahead'}
          >
            <i aria-hidden>{index < step ? <IconCheck size={12} stroke={2.6} /> : index + 1}</i>
            {name}
          </li>
        ))}
      </ol>
      <span role="status" className={styles.keeping} data-state={keeping}>
        {keeping === 'saved' && <IconCheck size={14} aria-hidden />}
        {SAYS[keeping]}
      </span>
    </div>
  )
}
