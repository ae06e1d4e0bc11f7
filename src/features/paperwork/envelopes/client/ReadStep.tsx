import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { signingApi } from '#paperwork/client/api.ts'
import { call } from '#platform/client/call.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { IconCheck } from '#ui/icons.ts'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useSay } from '#ui/say.ts'
import type { ToSign } from '../signing-contract.ts'
import { FULL } from '../whole-page.ts'
import { BarePage } from './BarePage.tsx'
import { Page } from './Page.tsx'
import styles from './sign.module.css'
import { kindWords, whoAsks } from './words.ts'

type ReadStepProps = {
  of: ToSign
  token: string
  pass: string
  pdf: PDFDocumentProxy | undefined
  problem: string | undefined
  onChange: (of: ToSign) => void
  onRead: () => void
}

/** Every page has been on screen before anybody signs. */
export function ReadStep({ of, token, pass, pdf, problem, onChange, onRead }: ReadStepProps) {
  const say = useSay()
  const [number, setNumber] = useState(1)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const [larger, setLarger] = useState(false)
  const [declining, setDeclining] = useState(false)
  useEffect(() => {
    if (pdf) setSeen((before) => new Set(before).add(number))
  }, [pdf, number])
  const pages = pdf?.numPages ?? of.pages
  const unseen = Array.from({ length: pages }, (_, index) => index + 1).find((each) => !seen.has(each))
  const where = say('Page {n} of {all}', { n: number, all: pages })
  const isRead = pdf !== undefined && unseen === undefined
  return (
    <BarePage
      note={say('Opened with code')}
      foot={
        <>
          <Button variant="primary" wide disabled={!pdf} onClick={isRead ? onRead : () => setNumber(unseen ?? 1)}>
            {isRead || unseen === undefined
              ? say('Continue to sign')
              : say('Read page {n} of {all}', { n: unseen, all: pages })}
          </Button>
          <Button variant="link" wide onClick={() => setDeclining(true)}>
            {say('Something is wrong: decline')}
          </Button>
        </>
      }
    >
      <h1>{say('Please sign: {title}', { title: of.title })}</h1>
      <p className={styles.lead}>{whoAsks(of, say)}</p>
      <div className={styles.card}>
        <Scrollable className={styles.paper} label={where}>
          {problem && <ErrorState title={say('The pages cannot be shown')} message={problem} />}
          {!problem && !pdf && <Loading label={say('Loading the pages…')} />}
          {pdf && (
            <Page key={`${number} ${larger}`} pdf={pdf} number={number} larger={larger}>
              <YourPlaces fields={of.fields.filter(({ page }) => page === number)} />
            </Page>
          )}
        </Scrollable>
        <div className={styles.below}>
          <span className={styles.grow} aria-live="polite">
            {where}
          </span>
          <Button variant="link" onClick={() => setLarger(!larger)}>
            {say(larger ? 'Smaller' : 'Larger')}
          </Button>
          {number > 1 && (
            <Button variant="link" onClick={() => setNumber(number - 1)}>
              {say('Page {n}', { n: number - 1 })}
            </Button>
          )}
          {number < pages && (
            <Button variant="link" onClick={() => setNumber(number + 1)}>
              {say('Page {n}', { n: number + 1 })}
            </Button>
          )}
        </div>
      </div>
      <People of={of} />
      <DeclineDialog opened={declining} onClose={() => setDeclining(false)} {...{ token, pass, onChange }} />
    </BarePage>
  )
}

const part = (value: number) => `${(value / FULL) * 100}%`

/** What the reader fills in, where it will stand. */
function YourPlaces({ fields }: Pick<ToSign, 'fields'>) {
  const say = useSay()
  return fields.map(({ id, kind, label, x, y, width, height }) => (
    <span
      key={id}
      className={styles.here}
      style={{ left: part(x), top: part(y), width: part(width), height: part(height) }}
    >
      {label || say(kindWords[kind])}
    </span>
  ))
}

const stateOf = ({ state, isYou }: ToSign['signers'][number]) =>
  state === 'signed' ? 'done' : isYou ? 'here' : 'ahead'

function People({ of }: { of: ToSign }) {
  const say = useSay()
  const places = of.fields.filter(({ kind }) => kind !== 'date').length
  const yours = say(places === 1 ? 'You, 1 place to fill' : 'You, {n} places to fill', { n: places })
  return (
    <div className={styles.card}>
      <ol className={styles.people} aria-label={say('Who signs')}>
        {of.signers.map((signer) => (
          <li key={signer.position}>
            <span className={styles.mark} data-state={stateOf(signer)}>
              {signer.state === 'signed' ? <IconCheck size={14} aria-hidden /> : signer.position}
            </span>
            <span>
              <strong>{signer.name}</strong>
              <small>{signer.isYou ? yours : say(signer.state === 'signed' ? 'Has signed' : 'Signs after you')}</small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

type DeclineDialogProps = {
  opened: boolean
  token: string
  pass: string
  onClose: () => void
  onChange: (of: ToSign) => void
}

function DeclineDialog({ opened, token, pass, onClose, onChange }: DeclineDialogProps) {
  const say = useSay()
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: say('Say what is wrong.') }),
    submit: async ({ reason }) => onChange(await call(signingApi.decline, { token, pass, reason })),
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={say('Decline to sign')}>
      <Form form={form}>
        <TextAreaField
          label={say('What is wrong?')}
          hint={say('The person who sent it reads this, and nobody else is asked to sign.')}
          required
          maxLength={1000}
          {...form.field('reason')}
        />
        <FormActions>
          <Button onClick={onClose}>{say('Go back')}</Button>
          <Button type="submit" variant="danger" loading={form.submitting}>
            {say('Decline')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
