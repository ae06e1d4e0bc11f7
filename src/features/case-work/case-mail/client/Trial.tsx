import { mailBoxApi } from '#case-work/client/api.ts'
import { Note } from '#identity/sessions/client/Note.tsx'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import type { MailBox } from '../box-contract.ts'

/** Whether the verdicts of the mail server count, and the trial that decides it. */
export function Trial({ box }: { box: MailBox }) {
  const trial = useCommand(mailBoxApi.trial, { refresh: [mailBoxApi.get] })
  const { attempt, refusal } = useAttempt()
  const { isTried, provenAt, lastProvenAt, trialAt, trialSays, outsideHost } = box
  return (
    <>
      {provenAt && (
        <Note kind="success">
          The mail server passed its trial at {showMoment(provenAt)}. Its verdicts on senders count. VisaCare repeats
          the trial each day.
        </Note>
      )}
      {provenAt && trialSays && (
        <Note kind="warning">
          The trial couldn’t be repeated. {trialSays} After three days every e-mail is held for review.
        </Note>
      )}
      {!provenAt && (
        <Note kind="warning">
          {lastProvenAt
            ? `Every e-mail is held for review. The mail server last passed its trial at ${showMoment(lastProvenAt)}. ${trialSays || 'Since then the trial wasn’t repeated.'}`
            : `Every e-mail is held for review, because no trial has shown that the mail server removes forged verdicts. ${trialSays}`}
          {outsideHost === '' && ' Enter where mail from outside arrives under Mailbox.'}
        </Note>
      )}
      {isTried && trialAt && (
        <p>A trial began at {showMoment(trialAt)}. It ends when its message arrives, or after an hour.</p>
      )}
      {outsideHost !== '' && (
        <div>
          <Button loading={trial.loading} onClick={() => void attempt(() => trial.run({}))}>
            Try the mail server
          </Button>
        </div>
      )}
      {refusal}
    </>
  )
}
