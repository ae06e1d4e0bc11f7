import { useDeferredValue, useState } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { caseListsApi, emailTemplatesApi } from '#desk/client/api.ts'
import { Note } from '#identity/sessions/client/Note.tsx'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call } from '#platform/client/call.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { useToast } from '#ui/toasts.tsx'
import { kinds } from '../kinds.ts'
import type { EmailTemplate, UsedFor } from '../template-contract.ts'
import { type TemplateField, templateFields } from '../template-fields.ts'
import { TEMPLATES_PATH } from './paths.ts'

const purposes = [
  { value: '', label: 'Only when a call names it' },
  ...Object.entries(kinds).map(([value, { label }]) => ({ value, label })),
]

/** One template with its fields and its preview. */
export function TemplateEditor({ template }: { template: EmailTemplate | undefined }) {
  const save = useCommand(emailTemplatesApi.save, { refresh: [emailTemplatesApi.list] })
  const navigate = useNavigateTo()
  const toast = useToast()
  const { name = '', usedFor = '', subject = '', body = '' } = template ?? {}
  const form = useForm({
    initial: { name, usedFor: usedFor as string, subject, body },
    check: (said) => ({
      ...(!said.name.trim() && { name: 'Enter a name.' }),
      ...(!said.subject.trim() && { subject: 'Enter the subject.' }),
      ...(!said.body.trim() && { body: 'Enter the text.' }),
    }),
    submit: async ({ usedFor: purpose, ...said }) => {
      const { id, version } = template ?? {}
      const kept = await save.run({ ...said, id, version, usedFor: purpose as UsedFor })
      toast(`${kept.name} was saved.`, { kind: 'success' })
      navigate(`${TEMPLATES_PATH}/${kept.id}`, { replace: true })
    },
  })
  return (
    <div className={styles.page}>
      <PageHeader
        title={template?.name ?? 'New e-mail template'}
        standing="What you change here counts from the next e-mail on."
        action={<LinkButton to={TEMPLATES_PATH}>All templates</LinkButton>}
      />
      <div className={styles.columns}>
        <Card title="Wording">
          <Form form={form}>
            <TextField label="Name" required maxLength={80} {...form.field('name')} />
            <SelectField
              label="Used for"
              placeholder={null}
              options={purposes}
              hint="It takes the place of the wording that comes with the product."
              {...form.field('usedFor')}
            />
            <TextField label="Subject" required maxLength={300} {...form.field('subject')} />
            <TextAreaField
              label="Text"
              required
              rows={14}
              maxLength={10_000}
              hint="An empty line begins a new paragraph. A one-time link to choose a password is added where one is needed."
              {...form.field('body')}
            />
            <FormActions>
              {template && <DeleteButton template={template} />}
              <Button type="submit" variant="primary" loading={form.submitting}>
                Save
              </Button>
            </FormActions>
          </Form>
        </Card>
        <div className={styles.column}>
          <PreviewCard subject={form.values.subject} body={form.values.body} />
          <FieldsCard onInsert={(field) => form.set('body', `${form.values.body}{{${field}}}`)} />
        </div>
      </div>
    </div>
  )
}

function DeleteButton({ template: { id, name } }: { template: EmailTemplate }) {
  const deleting = useDialog<number>()
  const [gone, setGone] = useState(false)
  const navigate = useNavigateTo()
  const { attempt, refusal } = useAttempt()
  const remove = async () => {
    setGone(true)
    if (await attempt(() => call(emailTemplatesApi.remove, { id }))) navigate(TEMPLATES_PATH)
    else setGone(false)
  }
  return (
    <>
      <Button variant="quietDanger" loading={gone} onClick={() => deleting.open(id)}>
        Delete
      </Button>
      <ConfirmDialog
        opened={deleting.opened}
        onClose={deleting.close}
        title={`Delete ${name}?`}
        confirmLabel="Delete"
        onConfirm={remove}
      >
        <p>Its e-mails use the wording that comes with the product from then on.</p>
      </ConfirmDialog>
      {refusal}
    </>
  )
}

const from: Readonly<Record<TemplateField['from'], string>> = {
  case: 'from the case',
  recipient: 'from the recipient',
  call: 'comes with the call',
}

/** The fields of the specification's record, to be put at the end of the text. */
function FieldsCard({ onInsert }: { onInsert: (name: string) => void }) {
  return (
    <Card title="Fields" count={templateFields.length}>
      <ul className={styles.list}>
        {templateFields.map(({ name, label, from: source }) => (
          <li key={name}>
            <span className={styles.grow}>
              {label}
              <span className={styles.under}>
                <code>{`{{${name}}}`}</code> · {from[source]}
              </span>
            </span>
            <Button size="small" aria-label={`Insert ${label}`} onClick={() => onInsert(name)}>
              Insert
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const MOST_OFFERED = 50

/** How the text reads with the values of a real case, and a test of it to oneself. */
function PreviewCard({ subject, body }: { subject: string; body: string }) {
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
