import { installationApi } from '#desk/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { howLongAgo, showMoment } from '#platform/client/moments.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Link } from '#ui/navigation.tsx'
import { ProgressBar, StepList, StepRow } from '#ui/page/Steps.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Checklist, Step, StepId } from '../contract.ts'
import styles from './installation.module.css'

/** The steps of the first hour in one card; the one to do now stands open. */
export function SetupSteps({ checklist }: { checklist: Checklist }) {
  const { steps, done, total, next, mail } = checklist
  const putAside = useCommand(installationApi.putAside, { refresh: [installationApi.checklist] })
  const numberOf = (id: StepId) => steps.findIndex((step) => step.id === id) + 1
  return (
    <section className={styles.steps} aria-label="Steps of the set-up">
      <div className={styles.bar}>
        <ProgressBar label="Steps done" value={done} max={total} />
      </div>
      <StepList label="Set-up">
        {steps.map((step) => (
          <SetupStep
            key={step.id}
            step={step}
            number={numberOf(step.id)}
            isNext={step.id === next}
            afterNumber={step.after === null ? null : numberOf(step.after)}
            mail={step.id === 'mail' ? mail : null}
            onAside={(aside) => putAside.run({ step: step.id, aside })}
          />
        ))}
      </StepList>
    </section>
  )
}

type SetupStepProps = {
  step: Step
  number: number
  isNext: boolean
  /** The number of the step that comes first, while it is open. */
  afterNumber: number | null
  mail: Checklist['mail'] | null
  onAside: (aside: boolean) => Promise<unknown>
}

/** One step: how it stands since when, where it is done, and the way to say that it is not needed. */
function SetupStep({ step, number, isNext, afterNumber, mail, onAside }: SetupStepProps) {
  const toast = useToast()
  const { title, state, says, at, parts } = step
  const setAside = async () => {
    await onAside(true)
    toast(`${title}: not needed.`, { action: { label: 'Undo', run: () => void onAside(false) } })
  }
  // Without the official forms nothing is filed.
  const notNeeded = state === 'open' && step.id !== 'forms' && (
    <AttemptButton
      variant="link"
      className={styles.quiet}
      size="small"
      work={setAside}
      aria-label={`${title} is not needed`}
    >
      Not needed
    </AttemptButton>
  )
  return (
    <StepRow
      number={number}
      title={title}
      state={isNext ? 'now' : state}
      says={
        <>
          {state === 'aside' ? 'Not needed' : says}
          {at !== null && <Since at={at} />}
        </>
      }
      actions={
        <>
          {state === 'open' && parts && (
            <span className={styles.parts}>
              <ProgressBar label={`${title}: here and checked`} value={parts.here} max={parts.all} />
            </span>
          )}
          {!isNext && notNeeded}
          {state === 'aside' && (
            <AttemptButton size="small" work={() => onAside(false)} aria-label={`Take ${title} back`}>
              Take it back
            </AttemptButton>
          )}
          {mail?.server && state !== 'aside' && !isNext && <MailTest mail={mail} isNext={false} />}
          {!isNext && <Way step={step} afterNumber={afterNumber} />}
        </>
      }
    >
      {mail?.test?.status === 'failed' && state === 'open' && <MailFailure error={mail.test.error} />}
      {isNext && (
        <div className={styles.now}>
          {mail ? <MailTest mail={mail} isNext /> : <NextWay step={step} />}
          {notNeeded}
          {mail && <span className={styles.after}>Goes to {mail.to}</span>}
        </div>
      )}
    </StepRow>
  )
}

const Since = ({ at }: { at: string }) => (
  <time className={styles.since} dateTime={at} title={showMoment(at)}>
    {' · '}
    {howLongAgo(at)}
  </time>
)

/** What is done or looks after itself is a link; what is to do a button; what waits says for what. */
function Way({ step: { id, title, state, action }, afterNumber }: { step: Step; afterNumber: number | null }) {
  if (afterNumber !== null) return <span className={styles.after}>After step {afterNumber}</span>
  if (!action || state === 'aside') return null
  const label = `${action.label}: ${title}`
  if (state === 'done' || id === 'forms' || id === 'mail')
    return (
      <Link to={action.to} className={styles.way} aria-label={label}>
        {action.label}
      </Link>
    )
  return <LinkButton to={action.to}>{action.label}</LinkButton>
}

const NextWay = ({ step: { action } }: { step: Step }) =>
  action && (
    <LinkButton to={action.to} variant="primary">
      {action.label}
    </LinkButton>
  )

/** Sends a test e-mail to oneself; how it went comes with the checklist. The mail server itself is a setting. */
function MailTest({ mail: { test }, isNext }: { mail: Checklist['mail']; isNext: boolean }) {
  const send = useCommand(installationApi.sendTestMail, { refresh: [installationApi.checklist] })
  return (
    <AttemptButton
      variant={isNext ? 'primary' : 'default'}
      size={isNext ? 'normal' : 'small'}
      work={() => send.run({})}
    >
      {test ? 'Send another test' : 'Send a test e-mail to me'}
    </AttemptButton>
  )
}

/** What the mail server said, in its words, and what to do about it. */
function MailFailure({ error }: { error: string }) {
  return (
    <p className={styles.failed} role="alert">
      {error} – Correct SMTP_URL, start the server again and send another test.
    </p>
  )
}
