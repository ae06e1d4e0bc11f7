import { useEffect, useState } from 'react'
import { inspectionApi } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { useSession } from '#identity/sessions/client/session.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call, hrefOf } from '#platform/client/call.ts'
import { useHash } from '#platform/client/use-hash.ts'
import { SkipLink } from '#ui/shell/SkipLink.tsx'
import type { ItemId } from '../checklist.ts'
import type { Inspection } from '../records.ts'
import styles from './public-file.module.css'

/** /publicAccessFile#…: what a visitor without an account sees. One LCA, no worker's name. */
export default function InspectionScreen() {
  const token = useHash()
  return <Visit key={token} token={token} />
}

/** One link. Another one in the same tab is another page: nothing of the first stays. */
function Visit({ token }: { token: string }) {
  const Main = useSession().phase === 'in' ? 'div' : 'main'
  const [found, setFound] = useState<Inspection>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    call(inspectionApi.open, { token: token || 'no-token-given' }).then(setFound, (error: Error) =>
      setProblem(error.message),
    )
  }, [token])
  return (
    <div className={styles.visit}>
      {Main === 'main' && <SkipLink />}
      <header className={styles.bar}>
        <span className={styles.brand}>VisaCare</span>
        <span>Public page, no account needed</span>
      </header>
      <Main id={Main === 'main' ? 'main' : undefined} tabIndex={-1} className={styles.visitColumn}>
        {found && (
          <p>
            {found.company}
            {found.address && `, ${found.address}`}
          </p>
        )}
        <h1>Public access file</h1>
        <p className={styles.lead}>
          When a company employs someone on an H-1B visa, anyone may see what it promised about pay and working
          conditions. You need not say who you are or why you ask.
        </p>
        {problem && <p role="alert">{problem}</p>}
        {found && <Found of={found} token={token} />}
      </Main>
    </div>
  )
}

/** What the law asks for and is not here is said, so that what is here does not look like all of it. */
function Missing({ of: { missing } }: { of: Inspection }) {
  if (missing.length === 0) return null
  return (
    <div className={styles.missing} role="status">
      <strong>Not here, though the law asks for it</strong>
      <ul>
        {missing.map(({ title, says }) => (
          <li key={title}>
            {title}. {says}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Found({ of, token }: { of: Inspection; token: string }) {
  const facts = [
    ['Job', of.job],
    ['Workers', of.workers === null ? '' : String(of.workers)],
    ['Pay', of.pay],
    ['Place', of.place],
    ['Period', of.period],
    ['LCA', of.lcaNumber],
    ['Filed', of.filedOn ? showDate(of.filedOn) : ''],
    ['Withdrawn', of.withdrawnOn ? showDate(of.withdrawnOn) : ''],
  ].filter(([, says]) => says)
  const { custodian } = of
  return (
    <>
      <div className={styles.columns}>
        <section className={styles.sheet} aria-label="Documents">
          <div className={styles.sheetHead}>
            <h2>
              Documents <span className={styles.dimmed}>{of.documents.length}</span>
            </h2>
            {of.allPages !== null && (
              <AttemptButton variant="primary" work={() => openDocument(token, 'all')}>
                Open all, {counted(of.allPages, 'page')}
              </AttemptButton>
            )}
          </div>
          <ol className={styles.items}>
            {of.documents.map(({ item, place, title, says, pages }, at) => (
              <li key={`${item}/${place}`}>
                <span className={styles.number} aria-hidden>
                  {at + 1}
                </span>
                <div className={styles.grow}>
                  <strong>{title}</strong>
                  <small>{says}</small>
                </div>
                <span className={styles.dimmed}>{counted(pages, 'page')}</span>
                <AttemptButton size="small" aria-label={`Open ${title}`} work={() => openDocument(token, item, place)}>
                  Open
                </AttemptButton>
              </li>
            ))}
          </ol>
          {of.documents.length === 0 && <p>Nothing can be opened here yet. Ask the company for the file.</p>}
          <Missing of={of} />
        </section>
        <div className={styles.column}>
          <section className={styles.sheet} aria-label="This file is about">
            <h2>This file is about</h2>
            <dl className={styles.facts}>
              {facts.map(([label, says]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{says}</dd>
                </div>
              ))}
            </dl>
          </section>
          {custodian.name && (
            <section className={styles.sheet} aria-label="See it on paper">
              <h2>See it on paper</h2>
              <p>
                {[custodian.hours, custodian.place].filter(Boolean).join(', at ')}. Ask for {custodian.name}
                {custodian.phone && `, ${custodian.phone}`}.
              </p>
            </section>
          )}
          <section className={styles.sheet} aria-label="Something not right?">
            <h2>Something not right?</h2>
            <p>
              Anyone may complain to the Wage and Hour Division of the U.S. Department of Labor: 1-866-487-9243 or{' '}
              <a href="https://www.dol.gov/agencies/whd">dol.gov/agencies/whd</a>.
            </p>
          </section>
        </div>
      </div>
      <p className={styles.dimmed}>
        {of.company} records the time a document was opened, nothing about you. Personal details of workers are not part
        of this file.
      </p>
    </>
  )
}

/** The token goes in the body, so no address and no log has it; the document opens in a new tab. */
async function openDocument(token: string, what: ItemId | 'all', place = ''): Promise<void> {
  const response = await fetch(hrefOf(inspectionApi.document, { token, what, place }).split('?')[0] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, what, place }),
    credentials: 'same-origin',
  })
  if (!response.ok) {
    const answer = (await response.json().catch(() => null)) as { error?: { message: string } } | null
    throw new Error(answer?.error?.message ?? `The server answered ${response.status}.`)
  }
  const url = URL.createObjectURL(await response.blob())
  window.open(url, '_blank', 'noopener')
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
