import { type ReactNode, useEffect, useState } from 'react'
import { i9LinkApi } from '#compliance/client/api.ts'
import { listedDocuments } from '#facts/i9-documents.ts'
import { showDate } from '#formats/dates.ts'
import { useSession } from '#identity/sessions/client/session.ts'
import { call } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { useHash } from '#platform/client/use-hash.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { SkipLink } from '#ui/shell/SkipLink.tsx'
import type { OwnSection1 } from '../link-contract.ts'
import { listedName } from '../listed-words.ts'
import type { Section1 } from '../records.ts'
import { problemIn, problemsIn, section1Problems } from '../section1-problems.ts'
import { section1SignatureProblems } from '../signing.ts'
import styles from './i9.module.css'
import { SignStep, StatusStep, YouStep } from './Section1Steps.tsx'
import { type Words, words } from './section1-words.ts'

/** /visaCareAddI9Section1#token: the employee's own part, on a phone, without an account. */
export default function Section1Screen() {
  const token = useHash()
  return <ByLink key={token} token={token} />
}

/** One link: another one in the same tab begins anew. */
function ByLink({ token }: { token: string }) {
  const [language, setLanguage] = useState<'en' | 'es'>(navigator.language.startsWith('es') ? 'es' : 'en')
  const say = words[language]
  const [found, setFound] = useState<OwnSection1>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (token) call(i9LinkApi.open, { token }).then(setFound, (error: Error) => setProblem(error.message))
  }, [token])
  const frame = {
    say,
    employer: found?.employer ?? 'VisaCare',
    onLanguage: () => setLanguage(language === 'en' ? 'es' : 'en'),
  }
  if (!token)
    return (
      <Phone {...frame}>
        <h1>{say.open}</h1>
        <p>{say.openLead}</p>
      </Phone>
    )
  if (problem)
    return (
      <Phone {...frame}>
        <ErrorState title={say.closed} message={problem} />
      </Phone>
    )
  if (!found)
    return (
      <Phone {...frame}>
        <Loading />
      </Phone>
    )
  return <Filling of={found} token={token} language={language} frame={frame} />
}

type PhoneProps = { say: Words; employer: string; onLanguage: () => void; children: ReactNode; foot?: ReactNode }

function Phone({ say, employer, onLanguage, children, foot }: PhoneProps) {
  // Somebody signed in sees it inside the frame, which has the main part already.
  const Main = useSession().phase === 'in' ? 'div' : 'main'
  return (
    <div className={styles.phone}>
      {Main === 'main' && <SkipLink />}
      <header className={styles.bar}>
        <span>
          <strong>{employer}</strong>
          <span className={styles.dim}>{say.form}</span>
        </span>
        <Button variant="subtle" onClick={onLanguage}>
          {say.language}
        </Button>
      </header>
      <Main id={Main === 'main' ? 'main' : undefined} tabIndex={-1} className={styles.column}>
        {children}
      </Main>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  )
}

type FillingProps = {
  of: OwnSection1
  token: string
  language: 'en' | 'es'
  frame: Omit<PhoneProps, 'children' | 'foot'>
}
type Done = { late?: boolean; section2DueOn: string; corrected: boolean }

const ofYou: readonly string[] = [
  'familyName',
  'givenName',
  'street',
  'city',
  'state',
  'postalCode',
  'birthDate',
  'socialSecurity',
]

function Filling({ of, token, language, frame }: FillingProps) {
  const { say } = frame
  const [given, setGiven] = useState<Section1>(of.filled)
  const [step, setStep] = useState(1)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [signing, setSigning] = useState({ agreed: false, name: '', firm: of.firmMayRead })
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<Done>()
  const corrects = of.for === 'correct'
  const set = (more: Partial<Section1>) => setGiven({ ...given, ...more })
  const problems = () => {
    // What is masked was signed before and stays as it is.
    const all = section1Problems(given, { today: of.today, ssnNeeded: of.ssnNeeded && !corrects })
    return Object.fromEntries(
      Object.entries(all).filter(([field]) => !String(given[field as keyof Section1] ?? '').startsWith('*')),
    )
  }
  const next = () => {
    const now = Object.entries(problems()).filter(
      ([field]) => ofYou.includes(field) === (step === 1) && field !== 'preparers',
    )
    setErrors(problemsIn(language, Object.fromEntries(now)))
    if (now.length === 0) setStep(step + 1)
  }
  const sign = async () => {
    setProblem(undefined)
    const all = { ...problems(), ...(!corrects && section1SignatureProblems(given, signing.name, language)) }
    setErrors(problemsIn(language, all))
    const first = Object.values(all)[0]
    if (first) return setProblem(problemIn(language, first))
    setBusy(true)
    try {
      if (corrects) {
        await call(i9LinkApi.correct, {
          token,
          section1: given,
          agreed: signing.agreed as true,
          initials: signing.name,
        })
        setDone({ section2DueOn: of.section2DueOn, corrected: true })
      } else {
        const asked = { token, section1: given, agreed: signing.agreed as true, signature: signing.name, language }
        setDone({ ...(await call(i9LinkApi.sign, { ...asked, firmMayRead: signing.firm })), corrected: false })
      }
    } catch (error) {
      const fields = error instanceof CallFailed ? Object.values(error.fields ?? {}) : []
      setProblem(problemIn(language, fields[0] ?? (error as Error).message))
    }
    setBusy(false)
  }
  if (done) return <Finished done={done} language={language} frame={frame} />
  const foot = (
    <>
      {step === 3 && !corrects && <p className={styles.dim}>{say.afterwards(showDate(of.section2DueOn))}</p>}
      <div className={styles.footRow}>
        {step > 1 ? <Button onClick={() => setStep(step - 1)}>{say.back}</Button> : <span />}
        {step < 3 ? (
          <Button variant="primary" wide onClick={next}>
            {step === 2 ? say.nextSign : say.next}
          </Button>
        ) : (
          <Button variant="primary" wide loading={busy} onClick={() => void sign()}>
            {corrects ? say.correct : say.sign}
          </Button>
        )}
      </div>
    </>
  )
  return (
    <Phone {...frame} foot={foot}>
      <div>
        <span className={styles.dim}>{say.step(step)}</span>
        <progress className={styles.progress} value={step} max={3} aria-label={say.step(step)} />
      </div>
      {step === 1 && <YouStep {...{ say, given, set, errors, of }} />}
      {step === 2 && <StatusStep {...{ say, given, set, errors, of }} />}
      {step === 3 && <SignStep {...{ say, given, set, errors, of, signing, setSigning }} onEdit={() => setStep(1)} />}
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
    </Phone>
  )
}

/** What to show next with the complete lists, never a suggestion. */
function Finished({ done, language, frame }: { done: Done } & Pick<FillingProps, 'language' | 'frame'>) {
  const { say } = frame
  const names = (list: string, minors: boolean) => (
    <ul>
      {listedDocuments
        .filter((each) => each.list === list && (each.minorsOnly ?? false) === minors)
        .map(({ title }) => (
          <li key={title}>{listedName(language, title)}</li>
        ))}
    </ul>
  )
  return (
    <Phone {...frame}>
      <h1>{done.corrected ? say.doneCorrect : say.done}</h1>
      {done.late && <p>{say.late}</p>}
      {!done.corrected && (
        <>
          <p>{say.doneLead(showDate(done.section2DueOn))}</p>
          <h2>{say.lists}</h2>
          {(['A', 'B', 'C'] as const).map((list) => (
            <section key={list} className={styles.box}>
              <h3>{say.list(list)}</h3>
              {names(list, false)}
              {list === 'B' && (
                <>
                  <p className={styles.dim}>{say.minors}</p>
                  {names(list, true)}
                </>
              )}
            </section>
          ))}
        </>
      )}
    </Phone>
  )
}
