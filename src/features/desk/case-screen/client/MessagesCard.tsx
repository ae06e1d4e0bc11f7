import { useEffect, useState } from 'react'
import { leftOut } from '#case-file/case-details/client/case-tabs.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { documentsApi } from '#case-work/documents/client/api.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { caseScreenApi } from './api.ts'
import type { CasePart } from './CaseDetailsScreen.tsx'
import page from './case-page.module.css'
import { MessageItem } from './MessageItem.tsx'
import { roleOf } from './people.ts'

/** Messages to everybody of the case or to chosen people, with who has read them. */
export function MessagesCard({ file, reload }: CasePart) {
  const read = useCommand(caseScreenApi.readMessages)
  const unread = file.messages.some((message) => message.unread)
  const { run } = read
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was unread when the page was opened
  useEffect(() => {
    if (unread) void run({ id: file.id }).catch(() => {})
  }, [file.id, unread])
  return (
    <Card title="Messages" flush>
      <Compose file={file} reload={reload} />
      {file.messages.length === 0 && <p className={page.inset}>No messages yet.</p>}
      <ul className={page.messages} aria-label="Messages">
        {file.messages.map((message) => (
          <MessageItem key={message.id} message={message} file={file} whole />
        ))}
      </ul>
    </Card>
  )
}

function Compose({ file, reload }: CasePart) {
  const { userId: own } = personOf(useSignedIn())
  const others = file.people.filter(({ userId }) => userId !== own)
  const send = useCommand(caseScreenApi.sendMessage)
  const [left, setLeft] = useState<readonly number[]>(() => leftOut(others, window.location.search))
  const [attaching, setAttaching] = useState(false)
  const documents = useOperation(documentsApi.ofCase, { caseId: file.id }, { enabled: attaching })
  const chosen = others.filter(({ userId }) => !left.includes(userId))
  const form = useForm({
    initial: { text: '', documentId: '' },
    check: ({ text }) => ({
      ...(text.trim() === '' && { text: 'Enter a message.' }),
    }),
    submit: async ({ text, documentId }) => {
      const userIds = left.length === 0 ? [] : chosen.map(({ userId }) => userId)
      await send.run({ id: file.id, text, userIds, documentId: documentId ? Number(documentId) : null })
      form.reset()
      setAttaching(false)
      reload()
    },
  })
  return (
    <div className={page.inset} data-print="none">
      <Form form={form}>
        {others.length > 1 && (
          <fieldset className={page.to}>
            <legend>To</legend>
            {others.map((person) => (
              <CheckField
                key={person.userId}
                label={`${person.name} (${roleOf(file, person)})`}
                checked={!left.includes(person.userId)}
                onChange={(yes) => setLeft(yes ? left.filter((id) => id !== person.userId) : [...left, person.userId])}
              />
            ))}
          </fieldset>
        )}
        <TextAreaField label={writeTo(chosen, others.length)} rows={2} maxLength={4000} {...form.field('text')} />
        {attaching && (
          <SelectField
            label="Document of this case"
            placeholder={documents.items ? 'None' : 'Loading …'}
            options={(documents.items?.documents ?? []).map(({ id, documentType }) => ({
              value: String(id),
              label: documentType,
            }))}
            {...form.field('documentId')}
          />
        )}
        <FormActions>
          {!attaching && (
            <Button variant="subtle" onClick={() => setAttaching(true)}>
              Attach a document
            </Button>
          )}
          <Button type="submit" loading={form.submitting} disabled={chosen.length === 0 && others.length > 0}>
            Send
          </Button>
        </FormActions>
      </Form>
      {left.length > 0 && <p className={styles.dimmed}>Only you and the people chosen above can read this message.</p>}
    </div>
  )
}

/** "Write to Priya and Miriam"; with nobody left out, to everyone. */
function writeTo(chosen: readonly { name: string }[], all: number): string {
  const names = chosen.map(({ name }) => name.split(' ')[0] ?? name)
  if (names.length === 0 || (names.length === all && all > 3)) return 'Write to everyone in this case'
  return `Write to ${new Intl.ListFormat('en').format(names)}`
}
