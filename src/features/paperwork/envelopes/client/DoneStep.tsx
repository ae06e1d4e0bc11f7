import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { IconCheck, IconFileText, IconPencil } from '#ui/icons.ts'
import { useSay } from '#ui/say.ts'
import { momentInWords } from '../moment-in-words.ts'
import type { ToSign } from '../signing-contract.ts'
import { BarePage } from './BarePage.tsx'
import { fetchPages } from './Page.tsx'
import styles from './sign.module.css'

/** Signed: what was signed and when, how anybody checks it, and what is not signed here. */
export function DoneStep({ of, token, pass }: { of: ToSign; token: string; pass: string }) {
  const say = useSay()
  const [said, setSaid] = useState<string>()
  const isFinished = of.standing === 'finished'
  const left = of.signers.filter(({ state }) => state !== 'signed').map(({ name }) => name)
  const open = () => save(token, pass, of.title).catch((error: Error) => setSaid(say(error.message)))
  const copy = () =>
    navigator.clipboard.writeText(of.checkNumber ?? '').then(
      () => setSaid(say('Copied.')),
      () => setSaid(say('It could not be copied. Select the number and copy it.')),
    )
  return (
    <BarePage note={say('Signed')}>
      <div className={styles.done}>
        <span className={styles.disc}>
          <IconCheck size={26} aria-hidden />
        </span>
        <h1>{say('Signed. Thank you, {name}', { name: of.you.name.split(' ')[0] ?? '' })}</h1>
        <p className={styles.lead}>
          {left.length > 0
            ? say('{names} signs next. The finished file comes to {email}.', {
                names: left.join(say(', then ')),
                email: of.you.email,
              })
            : say(
                isFinished
                  ? '{name} has it. The finished file comes to {email}.'
                  : 'The finished file will be sent to {email} once it is sealed.',
                { name: of.from, email: of.you.email },
              )}
        </p>
      </div>
      <div className={styles.card}>
        <div className={`${styles.fact} ${styles.row}`}>
          <IconFileText size={22} aria-hidden />
          <span className={styles.grow}>
            <strong>{isFinished ? say('{title}, signed', { title: of.title }) : of.title}</strong>
            <small>{say(isFinished ? 'With its certificate page' : 'As you read it')}</small>
          </span>
          <Button variant="tone" onClick={() => void open()}>
            {say('Save')}
          </Button>
        </div>
        <div className={styles.fact}>
          <small>{say('Signed')}</small>
          {of.you.signedAt && momentInWords(of.zone, new Date(of.you.signedAt))}
        </div>
        {of.checkNumber && (
          <div className={`${styles.fact} ${styles.row}`}>
            <span className={styles.grow}>
              <small>{say('Check number')}</small>
              {of.checkNumber}
            </span>
            <Button variant="link" onClick={() => void copy()}>
              {say('Copy')}
            </Button>
          </div>
        )}
      </div>
      {said && <p role="status">{said}</p>}
      <p className={styles.small}>
        {say('Anyone with the finished file can check at {address} that nothing was changed.', {
          address: `${window.location.host}/verifySignedDocument`,
        })}
      </p>
      {of.hasPaperForms && (
        <>
          <h2>{say('Not signed here')}</h2>
          <div className={`${styles.card} ${styles.padded} ${styles.row}`}>
            <IconPencil size={22} aria-hidden />
            <span>
              <strong>{say('Government forms')}</strong>
              <small className={styles.small}>
                {' '}
                {say('USCIS wants ink on its paper forms. {office} tells you if you sign some.', { office: of.office })}
              </small>
            </span>
          </div>
        </>
      )}
    </BarePage>
  )
}

async function save(token: string, pass: string, title: string): Promise<void> {
  const bytes = await fetchPages(token, pass)
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/pdf' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: `${title}.pdf` })
  link.click()
  URL.revokeObjectURL(url)
}
