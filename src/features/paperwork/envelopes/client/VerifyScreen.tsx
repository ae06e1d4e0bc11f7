import { useEffect, useState } from 'react'
import { signingApi } from '#paperwork/client/api.ts'
import { call } from '#platform/client/call.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { IconAlertTriangle, IconCheck } from '#ui/icons.ts'
import { useSay } from '#ui/say.ts'
import { momentInWords } from '../moment-in-words.ts'
import type { Verified } from '../signing-contract.ts'
import { BarePage } from './BarePage.tsx'
import { SignerLanguage } from './SignerLanguage.tsx'
import styles from './sign.module.css'
import { verifiedWords } from './words.ts'

/** /verifySignedDocument/{number}: whether a signed file is as it was sealed. For everybody; nothing is kept. */
export default function VerifyScreen({ params }: ScreenProps) {
  return (
    <SignerLanguage>
      <Verify number={params.number ?? ''} />
    </SignerLanguage>
  )
}

function Verify({ number }: { number: string }) {
  const say = useSay()
  const [found, setFound] = useState<Verified>()
  const [problem, setProblem] = useState<string>()
  const [name, setName] = useState('')
  const failed = (error: Error) => setProblem(error.message)
  useEffect(() => {
    if (number) call(signingApi.byNumber, { number }).then(setFound, (error: Error) => setProblem(error.message))
  }, [number])
  const check = ([file]: File[]) => {
    if (!file) return
    setProblem(undefined)
    setFound(undefined)
    setName(file.name)
    call(signingApi.verify, { file } as never).then(setFound, failed)
  }
  return (
    <BarePage note={say('Checked here, not kept')}>
      <h1>{say('Check a signed document')}</h1>
      <p className={styles.lead}>
        {say(
          'Choose the PDF as it was mailed. You learn whether it was sealed here, whether anything was changed since, and who signed it.',
        )}
      </p>
      {found && <Result of={found} />}
      {problem && (
        <p className={styles.error} role="alert">
          {say(problem)}
        </p>
      )}
      <FileDrop
        label={say('Signed PDF')}
        text={name || say('Choose the signed PDF')}
        hint={say('PDF, at most 25 MB. It is looked at and forgotten.')}
        accept=".pdf"
        onFiles={check}
      />
    </BarePage>
  )
}

function Result({ of: { result, document } }: { of: Verified }) {
  const say = useSay()
  const { tone, title, text } = verifiedWords[result]
  // As the paper and its certificate say it, wherever the reader is.
  const when = (iso: string) => momentInWords(document?.zone ?? 'UTC', new Date(iso))
  return (
    <div className={styles.card} role="status">
      <div className={`${styles.fact} ${styles.row}`}>
        <span className={styles.disc} data-tone={tone}>
          {tone === 'good' ? <IconCheck size={26} aria-hidden /> : <IconAlertTriangle size={26} aria-hidden />}
        </span>
        <span className={styles.grow}>
          <strong>{say(title)}</strong>
          <small>{say(text)}</small>
        </span>
      </div>
      {result === 'whole' && !document && (
        <div className={styles.fact}>
          <small>{say('Who signed')}</small>
          {say(
            'Our records do not name this file any more. The certificate on its last page does, and it is covered by the seal.',
          )}
        </div>
      )}
      {document && (
        <>
          <div className={styles.fact}>
            <small>{say('Document')}</small>
            {say('{title}, finished {when}', { title: document.title, when: when(document.completedAt) })}
          </div>
          {document.signers.map((signer) => (
            <div key={`${signer.name} ${signer.signedAt}`} className={styles.fact}>
              <small>{say('Signed {when}', { when: when(signer.signedAt) })}</small>
              {signer.name}
              {signer.role && `, ${signer.role}`}
            </div>
          ))}
          <div className={styles.fact}>
            <small>{say('Check number {number}, SHA-256 of the signed file', { number: document.checkNumber })}</small>
            <span className={styles.hash}>{document.sha256}</span>
          </div>
        </>
      )}
    </div>
  )
}
