import { useState } from 'react'
import { signingApi } from '#paperwork/client/api.ts'
import { call } from '#platform/client/call.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { IconChevronLeft, IconPencil } from '#ui/icons.ts'
import { useSay } from '#ui/say.ts'
import type { Mark } from '../records.ts'
import type { ToSign } from '../signing-contract.ts'
import { BarePage } from './BarePage.tsx'
import { DoneStep } from './DoneStep.tsx'
import { MarkPad } from './MarkPad.tsx'
import { usePages } from './Page.tsx'
import { ReadStep } from './ReadStep.tsx'
import styles from './sign.module.css'
import { dayInWords } from './words.ts'

type SigningProps = { of: ToSign; token: string; pass: string; onChange: (of: ToSign) => void }

/** Read, sign, done. */
export default function Signing({ of, token, pass, onChange }: SigningProps) {
  const pages = usePages(token, pass)
  const [step, setStep] = useState<'read' | 'sign'>('read')
  if (of.standing !== 'yours') return <DoneStep of={of} token={token} pass={pass} />
  const shared = { of, token, pass, onChange }
  if (step === 'read') return <ReadStep {...shared} {...pages} onRead={() => setStep('sign')} />
  return <SignStep {...shared} onBack={() => setStep('read')} />
}

type SignStepProps = {
  of: ToSign
  token: string
  pass: string
  onChange: (of: ToSign) => void
  onBack: () => void
}

const TITLES = { signature: 'Sign here', initials: 'Your initials', text: 'Fill in', date: '' } as const

/** One box after the other; the same signature fills all boxes of its kind. */
export function SignStep({ of, token, pass, onChange, onBack }: SignStepProps) {
  const say = useSay()
  const boxes = of.fields.filter(({ kind }) => kind !== 'date')
  const [index, setIndex] = useState(0)
  const [marks, setMarks] = useState<Readonly<Record<number, Mark>>>({})
  const [consent, setConsent] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const box = boxes[index]
  if (!box) return null
  const like = boxes.find(({ id, kind }) => kind === box.kind && kind !== 'text' && marks[id])
  const mark = marks[box.id] ?? (like && marks[like.id])
  const isLast = index === boxes.length - 1
  const fill = (given: Mark | undefined) =>
    setMarks(({ [box.id]: _before, ...others }) => (given ? { ...others, [box.id]: given } : others))
  const finish = async () => {
    setBusy(true)
    const all = mark ? { ...marks, [box.id]: mark } : marks
    const given = Object.entries(all).map(([field, each]) => ({ field: Number(field), mark: each }))
    await call(signingApi.sign, { token, pass, consent: true, marks: given }).then(onChange, (error: Error) =>
      setProblem(say(error.message)),
    )
    setBusy(false)
  }
  const next = () => {
    setProblem(undefined)
    if (!mark) return setProblem(say(box.kind === 'text' ? 'Fill in this box first.' : 'Sign in the box first.'))
    if (!isLast) {
      fill(mark)
      return setIndex(index + 1)
    }
    if (!consent) return setProblem(say('Agree to sign electronically first.'))
    void finish()
  }
  return (
    <BarePage
      note={say('Opened with code')}
      foot={
        <Button variant="primary" wide loading={busy} icon={<IconPencil size={16} aria-hidden />} onClick={next}>
          {isLast ? say('Sign the document') : say('Next box, {n} of {all}', { n: index + 2, all: boxes.length })}
        </Button>
      }
    >
      <div className={styles.row}>
        <IconButton
          label={say('Back')}
          icon={<IconChevronLeft size={18} aria-hidden />}
          onClick={() => (index > 0 ? setIndex(index - 1) : onBack())}
        />
        <span className={styles.small}>
          {say(boxes.length > 1 ? 'Page {n} of {all}, box {box} of {boxes}' : 'Page {n} of {all}', {
            ...{ n: box.page, all: of.pages },
            ...{ box: index + 1, boxes: boxes.length },
          })}
        </span>
      </div>
      <h1>{say(TITLES[box.kind])}</h1>
      <p className={styles.lead}>
        {say(of.you.role ? 'As {name}, {role}.' : 'As {name}.', { name: of.you.name, role: of.you.role })}
      </p>
      {box.kind === 'text' ? (
        <TextField
          label={box.label || say('Text')}
          value={mark?.kind === 'typed' ? mark.text : ''}
          maxLength={120}
          onChange={(text) => fill(text.trim() ? { kind: 'typed', text } : undefined)}
        />
      ) : (
        <MarkPad
          key={box.id}
          of={box.kind === 'initials' ? 'initials' : 'signature'}
          name={box.kind === 'initials' ? initialsOf(of.you.name) : of.you.name}
          value={mark}
          onChange={fill}
        />
      )}
      {box.kind === 'signature' && of.fields.some(({ kind }) => kind === 'date') && (
        <div className={styles.card}>
          <div className={styles.fact}>
            <small>{say('Date, set when you sign')}</small>
            {dayInWords(of.today)}
          </div>
        </div>
      )}
      {isLast && (
        <>
          <CheckField
            label={say('I agree to sign electronically. It counts like my handwriting.')}
            checked={consent}
            onChange={setConsent}
          />
          <details className={styles.small}>
            <summary>{say('What this means')}</summary>
            {say(
              'Under U.S. law an electronic signature counts like one in ink. You can decline and ask to sign on paper instead. You get the signed file by e-mail and can keep or print it. We record the time and your network address.',
            )}
          </details>
        </>
      )}
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
    </BarePage>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.slice(0, 1).toUpperCase())
    .join('')
