import { useState } from 'react'
import { envelopesApi } from '#paperwork/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { IconPlus } from '#ui/icons.ts'
import { useToast } from '#ui/toasts.tsx'
import { whatIsMissing } from '../placing.ts'
import type { Envelope } from '../records.ts'
import { BarePage } from './BarePage.tsx'
import { BackFrom, OutsideNotice, VoidForm } from './EnvelopeFrame.tsx'
import { PlacePages } from './PlacePages.tsx'
import styles from './place.module.css'
import { refresh } from './refresh.ts'
import { SignerRow } from './SignerRow.tsx'
import { savedSigners, useDraft } from './use-draft.ts'
import { sentWords, validFor } from './words.ts'

const MOST_SIGNERS = 10

/** Before it is sent: who signs, where on the pages, and a word with it. */
export default function PrepareEnvelope({ of }: { of: Envelope }) {
  const draft = useDraft(of)
  const save = useCommand(envelopesApi.save, { refresh })
  const send = useCommand(envelopesApi.send, { refresh })
  const toast = useToast()
  const [version, setVersion] = useState(of.version)
  const [voiding, setVoiding] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { title, message, days, signers, fields } = draft
  const store = async () => {
    const missing = title.trim() === '' ? 'Give the document a name.' : whatIsMissing(signers, fields)
    setProblem(missing)
    if (missing) return false
    const given = { title, message, validDays: days, signers: savedSigners(draft) }
    const saved = await save.run({ id: of.id, version, ...given })
    setVersion(saved.version)
    return true
  }
  const attempt = (work: () => Promise<unknown>) => void work().catch((error: Error) => setProblem(error.message))
  const keep = () =>
    attempt(async () => {
      if (await store()) toast('Saved. Nothing was mailed.', { kind: 'success' })
    })
  const go = () =>
    attempt(async () => {
      if (!(await store())) return
      toast(sentWords(await send.run({ id: of.id })), { kind: 'success' })
    })
  return (
    <BarePage
      note="Not sent yet"
      wide
      foot={
        <>
          {problem && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          <div className={styles.actions}>
            <Button variant="quietDanger" onClick={() => setVoiding(true)}>
              Cancel this envelope
            </Button>
            <Button loading={save.loading && !send.loading} onClick={keep}>
              Save for later
            </Button>
            <Button variant="primary" loading={send.loading} onClick={go}>
              Send to {signers[0]?.name.trim() || 'the first signer'}
            </Button>
          </div>
        </>
      }
    >
      <BackFrom of={of} />
      <h1>Prepare to sign</h1>
      <OutsideNotice name={of.outside} />
      {voiding && <VoidForm of={of} onDone={() => setVoiding(false)} />}
      <div className={styles.columns}>
        <div className={styles.panel}>
          <TextField
            label="Document"
            required
            maxLength={200}
            value={title}
            onChange={(given) => draft.change({ title: given })}
          />
          <h2>Who signs, in this order</h2>
          {signers.map((signer, index) => (
            <SignerRow
              key={signer.key}
              narrow
              number={index + 1}
              signer={signer}
              onChange={(more) => draft.changeSigner(signer.key, more)}
              onRemove={signers.length > 1 ? () => draft.removeSigner(signer.key) : undefined}
            />
          ))}
          <Button
            variant="subtle"
            icon={<IconPlus size={16} aria-hidden />}
            disabled={signers.length >= MOST_SIGNERS}
            onClick={draft.addSigner}
          >
            Add a person who signs after them
          </Button>
          <TextAreaField
            label="Message"
            rows={3}
            maxLength={2000}
            value={message}
            onChange={(given) => draft.change({ message: given })}
          />
          <SelectField
            label="Can be signed for"
            placeholder={null}
            value={days}
            onChange={(given) => draft.change({ days: given })}
            options={validFor(days)}
          />
        </div>
        <PlacePages id={of.id} pages={of.pages} draft={draft} />
      </div>
    </BarePage>
  )
}
