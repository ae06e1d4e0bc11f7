import { documentsApi } from '#case-work/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { dayHere, today } from '#platform/client/today.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '#ui/say.ts'
import { useToast } from '#ui/toasts.tsx'
import type { CaseDocuments, RequestedItem } from '../records.ts'
import styles from './documents.module.css'
import { refresh } from './refresh.ts'
import { sentBefore } from './sent-before.ts'

type SentBeforeProps = { of: CaseDocuments; item: RequestedItem; personId: number; onUsed: () => void }

/** A document that was sent for another case need not be looked for again: one click takes it here too. */
export function SentBefore({ of, item, personId, onUsed }: SentBeforeProps) {
  const say = useSay()
  const toast = useToast()
  const sent = useOperation(documentsApi.list, { personId, limit: 200 })
  const upload = useCommand(documentsApi.upload, { refresh })
  const { attempt, refusal } = useAttempt()
  const found = sent.items && sentBefore(sent.items.items, { ...of, item }, today())
  if (!found) return <NotLoaded of={sent} />
  const use = () =>
    attempt(async () => {
      const { fileKey, employeeAccess, expiresOn } = found
      await upload.run({ caseId: of.caseId, itemId: item.itemId, fileKey, employeeAccess, expiresOn })
      toast(say('1 document was added.'), { kind: 'success' })
      onUsed()
    })
  const day = showDate(dayHere(found.uploadedAt))
  return (
    <section className={styles.before} aria-label={say('Sent before')}>
      <p>
        {say('{name} sent this for another case on {day}.', { name: found.uploadedByName, day })}{' '}
        <span className={styles.hint}>{found.fileName}</span>
      </p>
      <Button variant="tone" loading={upload.loading} onClick={() => void use()}>
        {say('Use the one from {day}', { day })}
      </Button>
      {refusal}
    </section>
  )
}
