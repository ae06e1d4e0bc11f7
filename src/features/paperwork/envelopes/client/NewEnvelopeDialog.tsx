import { useState } from 'react'
import { envelopesApi, lettersApi } from '#paperwork/client/api.ts'
import { useLetterWork, WorkProgress } from '#paperwork/letters/client/WorkProgress.tsx'
import { CallFailed } from '#platform/client/call-failed.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { IconPlus } from '#ui/icons.ts'
import { useNavigateTo } from '#ui/navigation.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { PersonToSign } from '../records.ts'
import { OutsideNotice } from './EnvelopeFrame.tsx'
import { refresh } from './refresh.ts'
import { SignerRow } from './SignerRow.tsx'
import styles from './sign.module.css'
import { type GivenSigner, isNamed, nextKey, nobody, withPerson } from './use-draft.ts'
import { printedFirst, sentWords, validFor } from './words.ts'

/** As many as an envelope takes (records.ts, which the browser does not load). */
const MOST_SIGNERS = 10

type NewEnvelopeDialogProps = { caseId: number; outside: string; opened: boolean; onClose: () => void }

/** Which letter or document, who signs in which order, and a word with it; sent at once. */
export function NewEnvelopeDialog({ caseId, outside, opened, onClose }: NewEnvelopeDialogProps) {
  const papers = usePapers(caseId)
  const make = useCommand(envelopesApi.make, { refresh })
  const sendLetter = useCommand(envelopesApi.sendLetter, { refresh })
  const { work, follow } = useLetterWork()
  const send = useCommand(envelopesApi.send, { refresh })
  const toast = useToast()
  const navigate = useNavigateTo()
  const [chosen, setChosen] = useState('')
  const [message, setMessage] = useState('')
  const [days, setDays] = useState('14')
  const [signers, setSigners] = useState<readonly GivenSigner[]>([nobody(1)])
  const [problem, setProblem] = useState<CallFailed | Error>()
  const working = make.loading || sendLetter.loading || work !== undefined
  const change = (key: number, more: Partial<GivenSigner>) =>
    setSigners((all) => all.map((each) => (each.key === key ? { ...each, ...more } : each)))
  /** Makes it; then it is sent at once, or goes to the page where the places are chosen. */
  const submit = async (then: 'send' | 'place') => {
    setProblem(undefined)
    if (chosen === '') return setProblem(new Error('Choose the letter or the document.'))
    if (signers.some(({ name, email }) => !name.trim() || !email.trim()))
      return setProblem(new Error('Give a name and an e-mail address for each person who signs.'))
    try {
      const given = signers.map(({ name, email, role }) => ({ name, email, role }))
      const words = { message, validDays: days, signers: given }
      const source = sourceOf(chosen)
      if ('letterId' in source) {
        const work = await sendLetter.run({ caseId, ...source, ...words, send: then === 'send' })
        if (then === 'send') {
          toast(printedFirst(given[0]?.name), { kind: 'success' })
          return onClose()
        }
        const { envelopeId } = await follow(Promise.resolve(work))
        return envelopeId === null ? onClose() : navigate(`/docuSignPageView/${envelopeId}`)
      }
      const { id } = await make.run({ caseId, ...source, ...words })
      if (then === 'place') return navigate(`/docuSignPageView/${id}`)
      toast(sentWords(await send.run({ id })), { kind: 'success' })
      onClose()
    } catch (error) {
      setProblem(error as Error)
      // The window may have been closed meanwhile.
      toast((error as Error).message, { kind: 'error' })
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
          <Button onClick={onClose}>{working ? 'Close' : 'Cancel'}</Button>
          <Button loading={working} onClick={() => void submit('place')}>
            Place fields first
          </Button>
          <Button variant="primary" loading={working || send.loading} onClick={() => void submit('send')}>
            Send
          </Button>
        </>
      }
    >
      <OutsideNotice name={outside} />
      <SelectField
        label="Document"
        hint="A letter of this case as it reads now, or a PDF. Each person signs at the foot of its last page, unless you place the fields first."
        required
        value={chosen}
        onChange={setChosen}
        options={papers}
      />
      <WorkProgress work={work} name="the letter" />
      {work && (
        <p className={styles.small}>
          You may close this window: once the letter is printed, it waits under Electronic signatures.
        </p>
      )}
      {signers.length < MOST_SIGNERS && (
        <PeopleOffered
          caseId={caseId}
          signers={signers}
          onChoose={(person) => setSigners((all) => withPerson(all, person))}
        />
      )}
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
          disabled={signers.length >= MOST_SIGNERS}
          onClick={() => setSigners([...signers, nobody(nextKey(signers))])}
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
        options={validFor(days)}
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

type Props = { caseId: number; signers: readonly GivenSigner[]; onChoose: (person: PersonToSign) => void }

/** The people of the case who are not among the signers yet, each one press away. */
function PeopleOffered({ caseId, signers, onChoose }: Props) {
  const { items } = useOperation(envelopesApi.people, { caseId })
  const offered = (items?.items ?? []).filter((person) => !signers.some((signer) => isNamed(signer, person)))
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.offered} aria-label="People of this case">
      {offered.map((person) => (
        <Button
          key={`${person.name} ${person.email}`}
          size="small"
          icon={<IconPlus size={14} aria-hidden />}
          onClick={() => onChoose(person)}
        >
          {person.name} <span className={styles.small}>{person.about}</span>
        </Button>
      ))}
    </fieldset>
  )
}

const PDF = 'application/pdf'

/** What proves something (a degree, an I-94) is nothing to sign: who answers the checklist with a letter may want it signed. */
const isEvidence = (itemId: string, documentType: string): boolean => itemId !== '' && !/letter/i.test(documentType)

/** What of a case can be signed: its letters as they read now, and its documents that are PDFs. */
function usePapers(caseId: number) {
  const { items: documents } = useOperation(documentsApi.ofCase, { caseId })
  const { items: letters } = useOperation(lettersApi.list, { caseId })
  const ofLetters = (letters?.items ?? []).map(({ file }) => ({
    value: `letter:${file.id}`,
    label: `${file.name.replace(/\.docx$/i, '')} (letter, version ${file.versionNumber})`,
  }))
  const ofDocuments = (documents?.documents ?? [])
    .filter(({ contentType, itemId, documentType }) => contentType === PDF && !isEvidence(itemId, documentType))
    .map(({ id, documentType, fileName }) => ({ value: `document:${id}`, label: `${documentType} (${fileName})` }))
  return [...ofLetters, ...ofDocuments]
}

/** The chosen one as an envelope takes it. */
function sourceOf(chosen: string): { letterId: number } | { documentId: number } {
  const id = Number(chosen.split(':')[1])
  return chosen.startsWith('letter:') ? { letterId: id } : { documentId: id }
}
