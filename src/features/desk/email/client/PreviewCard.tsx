import { useDeferredValue, useState } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { caseListsApi, emailTemplatesApi } from '#desk/client/api.ts'
import { Note } from '#identity/sessions/client/Note.tsx'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'

const MOST_OFFERED = 50

/** How the text reads with the values of a real case, and a test of it to oneself. */
export function PreviewCard({ subject, body }: { subject: string; body: string }) {
  const [caseId, setCaseId] = useState('')
  const text = useDeferredValue({ subject: subject.trim(), body: body.trim() })
  const written = text.subject !== '' && text.body !== ''
  const input = { ...text, ...(caseId && { caseId: Number(caseId) }) }
  const { items: shown, error } = useOperation(emailTemplatesApi.preview, input, { enabled: written })
  const test = useCommand(emailTemplatesApi.test)
  const toast = useToast()
  return (
    <Card title="Preview">
      <CaseField caseId={caseId} onChange={setCaseId} />
      {!written && <p className={styles.dimmed}>Enter a subject and a text to see how they read.</p>}
      {error && <Note kind="warning">{error.message}</Note>}
      {written && shown && (
        <>
          <p>
            <strong>{shown.subject}</strong>
          </p>
          {shown.paragraphs.map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing but their place
            <p key={place} className={styles.text}>
              {paragraph}
            </p>
          ))}
          {shown.unknown.length > 0 && (
            <Note kind="warning">There is no field {shown.unknown.map((name) => `{{${name}}}`).join(', ')}.</Note>
          )}
          {shown.missing.length > 0 && (
            <Note>
              Not known here: {shown.missing.join(', ')}. Unless the call brings it, nothing is sent with this template.
            </Note>
          )}
          <div>
            <AttemptButton
              work={async () => {
                const { sentTo } = await test.run(input)
                toast(`A test is on its way to ${sentTo}.`, { kind: 'success' })
              }}
            >
              Send a test to me
            </AttemptButton>
          </div>
        </>
      )}
    </Card>
  )
}

function CaseField({ caseId, onChange }: { caseId: string; onChange: (caseId: string) => void }) {
  const [search, setSearch] = useState('')
  const cases = useOperation(caseListsApi.list, { search, limit: MOST_OFFERED })
  return (
    <SelectField
      label="Case"
      searchable
      hint="Its values fill the fields. Nothing of the case is changed."
      onSearch={setSearch}
      value={caseId}
      onChange={onChange}
      options={(cases.items?.items ?? []).map(({ id, number, personName, companyName }) => ({
        value: String(id),
        label: [number, personName || companyName].filter(Boolean).join(', '),
      }))}
    />
  )
}
