import { useId, useState } from 'react'
import { documentsApi } from '#case-work/documents/client/api.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, IconButton, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { IconPlus, IconX } from '#ui/icons.ts'
import { useToast } from '#ui/toasts.tsx'
import { envelopesApi, refresh } from './api.ts'
import styles from './sign.module.css'

type NewEnvelopeDialogProps = { caseId: number; opened: boolean; onClose: () => void }
type Given = { key: number; name: string; email: string; role: string }

const PDF = 'application/pdf'
const nobody = (key: number): Given => ({ key, name: '', email: '', role: '' })

/** Which document, who signs in which order, and a word with it; sent at once. */
export function NewEnvelopeDialog({ caseId, opened, onClose }: NewEnvelopeDialogProps) {
  const { items: of } = useOperation(documentsApi.ofCase, { caseId })
  const make = useCommand(envelopesApi.make, { refresh })
  const send = useCommand(envelopesApi.send, { refresh })
  const toast = useToast()
  const [documentId, setDocumentId] = useState('')
  const [message, setMessage] = useState('')
  const [days, setDays] = useState('14')
  const [signers, setSigners] = useState<readonly Given[]>([nobody(1)])
  const [problem, setProblem] = useState<CallFailed | Error>()
  const papers = of?.documents.filter(({ contentType }) => contentType === PDF) ?? []
  const change = (key: number, more: Partial<Given>) =>
    setSigners((all) => all.map((each) => (each.key === key ? { ...each, ...more } : each)))
  const submit = async () => {
    setProblem(undefined)
    if (documentId === '') return setProblem(new Error('Choose the document.'))
    if (signers.some(({ name, email }) => !name.trim() || !email.trim()))
      return setProblem(new Error('Give a name and an e-mail address for each person who signs.'))
    try {
      const given = signers.map(({ name, email, role }) => ({ name, email, role }))
      const { id } = await make.run({
        caseId,
        documentId: Number(documentId),
        message,
        validDays: days,
        signers: given,
      })
      await send.run({ id })
      toast(`Sent to ${signers[0]?.name}.`, { kind: 'success' })
      onClose()
    } catch (error) {
      setProblem(error as Error)
    }
  }
  const details = problem instanceof CallFailed ? (problem.details as { scanPath?: string } | undefined) : undefined
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Send to sign"
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={make.loading || send.loading} onClick={() => void submit()}>
            Send
          </Button>
        </>
      }
    >
      <SelectField
        label="Document"
        hint="A PDF of this case. Each person signs at the foot of its last page."
        required
        value={documentId}
        onChange={setDocumentId}
        options={papers.map(({ id, documentType, fileName }) => ({
          value: String(id),
          label: `${documentType} (${fileName})`,
        }))}
      />
      {signers.map((signer, index) => (
        <SignerRow
          key={signer.key}
          number={index + 1}
          signer={signer}
          onChange={(more) => change(signer.key, more)}
          onRemove={signers.length > 1 ? () => setSigners(signers.filter(({ key }) => key !== signer.key)) : undefined}
        />
      ))}
      <div>
        <Button
          variant="subtle"
          icon={<IconPlus size={16} aria-hidden />}
          disabled={signers.length >= 10}
          onClick={() => setSigners([...signers, nobody(Math.max(...signers.map(({ key }) => key)) + 1)])}
        >
          Add a person who signs after them
        </Button>
      </div>
      <TextAreaField label="Message" rows={2} maxLength={2000} value={message} onChange={setMessage} />
      <SelectField
        label="Can be signed for"
        placeholder={null}
        value={days}
        onChange={setDays}
        options={['7', '14', '30', '60'].map((value) => ({ value, label: `${value} days` }))}
      />
      {problem && (
        <p className={styles.error} role="alert">
          {problem.message}
        </p>
      )}
      {details?.scanPath && <LinkButton to={details.scanPath}>Print and scan with the filing</LinkButton>}
    </Dialog>
  )
}

type SignerRowProps = {
  number: number
  signer: Given
  onChange: (more: Partial<Given>) => void
  onRemove: (() => void) | undefined
}

function SignerRow({ number, signer, onChange, onRemove }: SignerRowProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no grid
    <div role="group" className={styles.signerRow} aria-label={`Signs as number ${number}`} id={id}>
      <TextField
        label={`${number}. Name`}
        required
        value={signer.name}
        onChange={(name) => onChange({ name })}
        maxLength={200}
      />
      <TextField
        label="E-mail"
        type="email"
        required
        value={signer.email}
        onChange={(email) => onChange({ email })}
        maxLength={254}
      />
      <TextField
        label="Signs as"
        placeholder="Chief Operating Officer"
        value={signer.role}
        onChange={(role) => onChange({ role })}
        maxLength={120}
      />
      {onRemove ? (
        <IconButton label={`Remove person ${number}`} icon={<IconX size={16} aria-hidden />} onClick={onRemove} />
      ) : (
        <span />
      )}
    </div>
  )
}
