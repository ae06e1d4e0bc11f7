import { useState } from 'react'
import { notificationsApi } from '#identity/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Card } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { type Digest, type NotificationChoice, type NotificationKind, notificationKinds } from '../rules.ts'
import styles from './choices.module.css'

/** What to be told about, at the bell and by e-mail. A tick is stored at once. */
export function ChoicesCard() {
  const choices = useOperation(notificationsApi.choices, {})
  const save = useCommand(notificationsApi.saveChoices, { refresh: [notificationsApi.choices] })
  const saveDigest = useCommand(notificationsApi.saveDigest, { refresh: [notificationsApi.choices] })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  // A tick shows at once, and goes back when it could not be stored.
  const [ticked, setTicked] = useState<Partial<Record<NotificationKind, NotificationChoice>>>({})
  const change = async (choice: NotificationChoice) => {
    setTicked((now) => ({ ...now, [choice.kind]: choice }))
    const saved = await attempt(() => save.run({ items: [choice] }))
    if (saved) toast(`${notificationKinds[choice.kind].label}: saved.`, { kind: 'success' })
    else setTicked(({ [choice.kind]: _refused, ...others }) => others)
  }
  return (
    <Card title="Notifications">
      <p className={styles.dimmed}>
        What you are told about, and how. E-mails that your account needs, such as password links, always come.
      </p>
      {choices.items && (
        <SelectField
          label="E-mails come"
          hint="Urgent ones always come at once. Days and hours are those of your office."
          placeholder={null}
          options={Object.entries(digestWords).map(([value, label]) => ({ value, label }))}
          value={choices.items.digest}
          onChange={(digest) =>
            void attempt(async () => {
              await saveDigest.run({ digest: digest as Digest })
              toast(`E-mails: ${digestWords[digest as Digest].toLowerCase()}.`, { kind: 'success' })
            })
          }
        />
      )}
      {choices.items ? (
        choices.items.items.map((choice) => (
          <Choice key={choice.kind} choice={ticked[choice.kind] ?? choice} onChange={(wanted) => void change(wanted)} />
        ))
      ) : choices.error ? (
        <ErrorState message={choices.error.message} onRetry={() => void choices.reload()} />
      ) : (
        <Loading lines={4} />
      )}
      {refusal}
    </Card>
  )
}

const digestWords: Readonly<Record<Digest, string>> = {
  off: 'One by one, as it happens',
  daily: 'Once a day, at 7 a.m.',
  weekly: 'Once a week, Monday at 7 a.m.',
}

type ChoiceProps = { choice: NotificationChoice; onChange: (choice: NotificationChoice) => void }

function Choice({ choice, onChange }: ChoiceProps) {
  const { label, says } = notificationKinds[choice.kind]
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <p className={styles.dimmed}>{says}</p>
      <div className={styles.ways}>
        <CheckField
          label="In the product"
          checked={choice.inProduct}
          onChange={(inProduct) => onChange({ ...choice, inProduct })}
        />
        <CheckField
          label="By e-mail"
          checked={choice.byEmail}
          onChange={(byEmail) => onChange({ ...choice, byEmail })}
        />
      </div>
    </fieldset>
  )
}
