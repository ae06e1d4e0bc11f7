import { lazy, useState } from 'react'
import { envelopesApi } from '#paperwork/client/api.ts'
import { hrefOf } from '#platform/client/call.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { IconCheck, IconFileText } from '#ui/icons.ts'
import { Chip } from '#ui/page/Chip.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { momentInWords } from '../moment-in-words.ts'
import type { Envelope, Signer } from '../records.ts'
import { mailOf } from '../rules.ts'
import { BarePage } from './BarePage.tsx'
import { BackFrom, OutsideNotice, VoidForm } from './EnvelopeFrame.tsx'
import { refresh } from './refresh.ts'
import styles from './sign.module.css'
import { isSealLate, mailWords, stateOf } from './words.ts'

// With the pages of the document, only for who prepares it.
const PrepareEnvelope = lazy(() => import('./PrepareEnvelope.tsx'))

/** How an envelope stands, for who sent it: whose turn it is, what happened, and what can still be done. */
export default function EnvelopeOverview({ id }: { id: number }) {
  const { items: of, error, reload } = useOperation(envelopesApi.get, { id })
  if (error)
    return (
      <BarePage note="Signing">
        <ErrorState message={error.message} onRetry={() => void reload()} />
      </BarePage>
    )
  if (!of)
    return (
      <BarePage note="Signing">
        <Loading />
      </BarePage>
    )
  if (of.state === 'draft' && of.may.manage) return <PrepareEnvelope key={of.id} of={of} />
  return <Shown of={of} />
}

function Shown({ of }: { of: Envelope }) {
  const remind = useCommand(envelopesApi.remind, { refresh })
  const [voiding, setVoiding] = useState(false)
  const isOut = of.state === 'sent' && of.signers.some(({ state }) => state === 'asked')
  const isHeld = of.differs.length > 0 || of.problem !== ''
  const mayAct = of.may.manage && isOut
  const seal = useCommand(envelopesApi.seal, { refresh })
  const problem = remind.error ?? seal.error
  const asked = of.signers.find(({ state }) => state === 'asked')
  const reminded = isJustNow(asked?.remindedAt)
  return (
    <BarePage
      note={noteOf(of)}
      foot={
        (mayAct || (isHeld && of.may.manage)) && (
          <>
            {mayAct && !isHeld && (
              <Button
                wide
                loading={remind.loading}
                disabled={reminded}
                onClick={() => void remind.run({ id: of.id }).catch(() => {})}
              >
                {reminded ? `Reminded ${asked?.name} ${showMoment(asked?.remindedAt ?? '')}` : `Remind ${asked?.name}`}
              </Button>
            )}
            <Button variant="quietDanger" wide onClick={() => setVoiding(true)}>
              Cancel this envelope
            </Button>
          </>
        )
      }
    >
      <BackFrom of={of} />
      <div className={styles.row}>
        <h1 className={styles.grow}>{of.title}</h1>
        <Chip hue={stateOf(of).hue}>{stateOf(of).words}</Chip>
      </div>
      <p className={styles.lead}>
        {of.sentAt ? `Sent by ${of.createdByName} on ${showMoment(of.sentAt)}.` : `Prepared by ${of.createdByName}.`}
        {isOut && of.expiresAt && ` Can be signed until ${showMoment(of.expiresAt)}.`}
        {of.closedReason && ` ${endedWords(of)}`}
      </p>
      <OutsideNotice name={of.outside} />
      {isHeld && of.state === 'sent' && <HeldSigners of={of} />}
      {problem && (
        <p className={styles.error} role="alert">
          {problem.message}
        </p>
      )}
      {of.may.manage && isSealLate(of) && (
        <p className={styles.row} role="status">
          <span className={styles.grow}>
            All have signed, but the signed file is not there yet.{seal.items && ' It is being sealed again.'}
          </span>
          {!seal.items && (
            <Button loading={seal.loading} onClick={() => void seal.run({ id: of.id }).catch(() => {})}>
              Seal it again
            </Button>
          )}
        </p>
      )}
      {voiding && <VoidForm of={of} onDone={() => setVoiding(false)} />}
      <Files of={of} />
      <div className={styles.card}>
        <ol className={styles.people} aria-label="Who signs">
          {of.signers.map((signer) => (
            <li key={signer.id}>
              <span className={styles.mark} data-state={markOf(signer)}>
                {signer.state === 'signed' ? <IconCheck size={14} aria-hidden /> : signer.position}
              </span>
              <span>
                <strong>{signer.name}</strong>
                <small>
                  {signer.email}
                  {signer.role && `, ${signer.role}`}
                </small>
                <small>{standing(signer, of)}</small>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <h2>History</h2>
      <div className={styles.card}>
        {of.events.map((event) => (
          <div key={`${event.at} ${event.kind} ${event.who}`} className={styles.fact}>
            <small>{showMoment(event.at)}</small>
            {happened(event)}
            {event.who && `: ${event.who}`}
            {event.note && ` (${event.note})`}
          </div>
        ))}
      </div>
    </BarePage>
  )
}

const isJustNow = (at: string | null | undefined): boolean => Date.now() - (Date.parse(at ?? '') || 0) < 10 * 60_000

function Files({ of: { id, state, checkNumber, pages, outside } }: { of: Envelope }) {
  const isDone = state === 'completed'
  const found = outside ? `Sealed by ${outside}, not here` : `Check number ${checkNumber}`
  return (
    <div className={styles.card}>
      <div className={`${styles.fact} ${styles.row}`}>
        <IconFileText size={22} aria-hidden />
        <span className={styles.grow}>
          {isDone ? 'Signed file with its certificate' : 'Document to sign'}
          <small>{isDone ? found : `${pages} ${pages === 1 ? 'page' : 'pages'}`}</small>
        </span>
        <a href={hrefOf(envelopesApi.file, { id, which: isDone ? 'signed' : 'original' })} download>
          Save
        </a>
      </div>
    </div>
  )
}

const markOf = ({ state }: Signer) => (state === 'signed' ? 'done' : state === 'asked' ? 'here' : 'ahead')

function standing(signer: Signer, of: Envelope): string {
  const { state, signedAt, askedAt, openedAt, declineReason } = signer
  const mail = mailOf(of, signer)
  // The day of the office, as the paper and its certificate have it.
  if (state === 'signed' && signedAt) return `Signed ${momentInWords(of.zone, new Date(signedAt))}`
  if (state === 'declined') return `Declined: ${declineReason}`
  if (state === 'waiting') return of.state === 'sent' || of.state === 'draft' ? 'Not asked yet' : 'Was not asked'
  if (mail && !openedAt) return `Not asked yet: ${mailWords[mail]}`
  return openedAt ? `Opened ${showMoment(openedAt)}, not signed yet` : `Asked ${showMoment(askedAt)}, not opened yet`
}

/** Why it ended: what a signer said is not the sender's sentence. */
function noteOf({ brought, outside }: Envelope): string {
  if (brought) return 'From an archive. Its signatures weren’t checked here.'
  return outside ? 'Signed with an outside provider' : 'Sent with VisaCare'
}

function endedWords({ state, closedReason, signers }: Envelope): string {
  const who = signers.find((each) => each.state === 'declined')
  return state === 'declined' && who ? `${who.name} declined: “${closedReason}”` : closedReason
}

/** What was mailed, once it was; until then what the mail waits for. */
const happened = ({ kind, mail }: Envelope['events'][number]): string =>
  mail ? `${kind === 'reminded' ? 'Reminder made' : 'Link made'}, ${mailWords[mail]}` : (eventWords[kind] ?? kind)

const eventWords: Readonly<Record<string, string>> = {
  made: 'Prepared',
  sent: 'Sent',
  asked: 'Link mailed',
  opened: 'Opened',
  identified: 'Code entered',
  signed: 'Signed',
  declined: 'Declined',
  reminded: 'Reminded',
  expired: 'Time was over',
  voided: 'Cancelled',
  completed: 'Finished and sealed',
  differs: 'Different signers',
  accepted: 'Different signers accepted',
}

/** What the provider outside says that was not asked for: nobody has signed here until somebody has looked at it. */
function HeldSigners({ of: { id, differs, problem, outside, may } }: { of: Envelope }) {
  const accept = useCommand(envelopesApi.acceptSigners, { refresh })
  return (
    <div className={styles.outside} role="alert">
      <div>
        {problem && <p>{problem}</p>}
        {differs.length > 0 && (
          <>
            <strong>{outside} names other signers than you asked.</strong>
            <ul>
              {differs.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <p>This counts as signed only if you accept these signers. If you don’t know them, cancel this envelope.</p>
            {may.manage && (
              <Button loading={accept.loading} onClick={() => void accept.run({ id, differs }).catch(() => {})}>
                Accept these signers
              </Button>
            )}
            {accept.error && <p className={styles.error}>{accept.error.message}</p>}
          </>
        )}
      </div>
    </div>
  )
}
