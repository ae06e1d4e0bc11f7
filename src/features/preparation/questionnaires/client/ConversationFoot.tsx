import { useState } from 'react'
import { Button, LinkButton } from '#ui/Button.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Questionnaire } from '../records.ts'
import { useLanguage } from './language.tsx'
import styles from './questionnaire.module.css'

type ConversationFootProps = {
  questionnaire: Questionnaire
  readOnly: boolean
  isReview: boolean
  isSent: boolean
  onBack: (() => void) | undefined
  /** The next topic's title; none when the review comes next. */
  next: string | undefined
  onNext: () => void
  onSubmit?: () => Promise<void>
  onAsk?: () => void
}

/** Always at the bottom: what is next. */
export function ConversationFoot(props: ConversationFootProps) {
  const { questionnaire, readOnly, isReview, isSent, onBack, next, onNext, onSubmit, onAsk } = props
  const { say } = useLanguage()
  const { about } = questionnaire
  const toCase = about.path && (
    <LinkButton to={about.path} variant="primary">
      {say.backToCase}
    </LinkButton>
  )
  if (isSent || (isReview && (readOnly || !onSubmit))) return toCase ? <Foot>{toCase}</Foot> : null
  return (
    <Foot>
      <Button disabled={!onBack} onClick={onBack}>
        {say.back}
      </Button>
      {!isReview && onAsk && !readOnly && (
        <Button variant="link" className={styles.ask} onClick={onAsk}>
          {say.ask(about.attorney)}
        </Button>
      )}
      {isReview && onSubmit ? (
        <SubmitButton attorney={about.attorney} onSubmit={onSubmit} isOwn={questionnaire.ownsDiy} />
      ) : (
        <Button variant="primary" className={styles.next} onClick={onNext}>
          <span className={styles.onlyDesktop}>{say.nextTopic(next)}</span>
          <span className={styles.onlyPhone}>{say.next}</span>
        </Button>
      )}
    </Foot>
  )
}

const Foot = ({ children }: { children: React.ReactNode }) => (
  <div className={styles.foot} data-print="none">
    <div className={styles.footInside}>{children}</div>
  </div>
)

type SubmitButtonProps = { attorney: string; isOwn: boolean; onSubmit: () => Promise<void> }

/** Who gets it stands beside the button. */
function SubmitButton({ attorney, isOwn, onSubmit }: SubmitButtonProps) {
  const { say } = useLanguage()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    await onSubmit().catch((error: Error) => toast(error.message, { kind: 'error' }))
    setBusy(false)
  }
  return (
    <>
      {!isOwn && attorney && <p className={styles.goesTo}>{say.goesTo(attorney)}</p>}
      <Button variant="primary" className={styles.next} loading={busy} onClick={() => void submit()}>
        {isOwn ? say.submit : say.submitToFirm}
      </Button>
    </>
  )
}
