import { useEffect, useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { responsesApi } from '#paperwork/client/api.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import styles from '#preparation/filing-file/client/filings.module.css'
import { exhibitLetter } from '#preparation/filing-file/exhibit-letter.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Due } from '#ui/items/Due.tsx'
import { OrderedList } from '#ui/items/OrderedList.tsx'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { ResponseState } from '../response-contract.ts'
import { NOTICE_TITLES } from '../response-words.ts'
import { ReceivedDialog, SentDialog } from './ResponseDialogs.tsx'
import { ResponsePackage } from './ResponsePackage.tsx'

const POLL_MS = 1500

/** The answer to a request or notice of the agency, in the place where a filing is prepared. */
export function ResponseCard({ caseId }: { caseId: number }) {
  const { items, error, reload } = useOperation(responsesApi.state, { id: caseId })
  const underWay = items?.response?.packages.some(({ status }) => status === 'Waiting' || status === 'Working') ?? false
  useEffect(() => {
    if (!underWay) return
    const timer = setInterval(() => void reload(), POLL_MS)
    return () => clearInterval(timer)
  }, [underWay, reload])
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!items) return <Loading lines={4} />
  return items.response ? <Response caseId={caseId} response={items.response} underWay={underWay} /> : null
}

type Part = { caseId: number; response: ResponseState }

function Response({ caseId, response, underWay }: Part & { underWay: boolean }) {
  const { notice, noticeOn, dueOn, duePrinted, open, packages, mayEdit } = response
  const toast = useToast()
  const build = useCommand(responsesApi.build, { refresh: [responsesApi.state] })
  const newest = packages[0]
  return (
    <Card
      title={`Response to the ${NOTICE_TITLES[notice]}`}
      actions={
        open &&
        mayEdit && (
          <Button
            loading={build.loading || underWay}
            onClick={() =>
              void build.run({ id: caseId }).catch((problem: Error) => toast(problem.message, { kind: 'error' }))
            }
          >
            Build the response
          </Button>
        )
      }
    >
      <p className={rows.row}>
        {noticeOn && <span>Notice of {showDate(noticeOn)}. </span>}
        {open && dueOn && (
          <span>
            Response due <Due on={dueOn} inline />{' '}
            <span className={rows.dimmed}>{duePrinted ? 'as the notice prints it' : 'counted from the notice'}</span>
          </span>
        )}
      </p>
      <SentLine caseId={caseId} response={response} />
      {open && mayEdit && <Arrangement caseId={caseId} response={response} />}
      {newest && (
        <ul className={styles.steps} aria-label="Packages of the response">
          {packages.map((each) => (
            <ResponsePackage key={each.id} caseId={caseId} item={each}>
              {each === newest && open && mayEdit && each.status === 'Ready' && (
                <SendButton caseId={caseId} response={response} />
              )}
            </ResponsePackage>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Sent is only what somebody said so of, with a tracking number or in their own words. */
function SentLine({ caseId, response }: Part) {
  const [asking, setAsking] = useState(false)
  const { sentOn, tracking, sentWord, sentByName, receivedOn, receivedWord, receivedByName, mayEdit } = response
  if (!sentOn) return null
  return (
    <>
      <p>
        <StatusBadge hue="green">Sent</StatusBadge> {showDate(sentOn)} · {tracking || sentWord} · {sentByName}
      </p>
      {receivedOn ? (
        <p>
          <StatusBadge hue="green">Received</StatusBadge> {showDate(receivedOn)} · {receivedWord} · {receivedByName}
        </p>
      ) : (
        <p>
          Nobody has confirmed yet that the agency received it.{' '}
          {mayEdit && <Button onClick={() => setAsking(true)}>It was received</Button>}
        </p>
      )}
      {asking && <ReceivedDialog caseId={caseId} response={response} onClose={() => setAsking(false)} />}
    </>
  )
}

function SendButton({ caseId, response }: Part) {
  const [asking, setAsking] = useState(false)
  const newest = response.packages[0]
  if (!newest) return null
  return (
    <>
      <Button variant="primary" disabled={newest.missing.length > 0 || newest.outdated} onClick={() => setAsking(true)}>
        It was sent
      </Button>
      {asking && <SentDialog caseId={caseId} packageId={newest.id} onClose={() => setAsking(false)} />}
    </>
  )
}

/** The notice on top, the letter, and the exhibits behind their tabs. */
function Arrangement({ caseId, response }: Part) {
  const { documents, letters, noticeDocumentId, letterFileId, exhibits } = response
  const toast = useToast()
  const plan = useCommand(responsesApi.plan, { refresh: [responsesApi.state] })
  // What was dragged or added stays until the server shows the same: what is added next is added to it, not to what was.
  const [ordered, setOrdered] = useState<number[]>()
  if (ordered && ordered.join() === exhibits.join()) setOrdered(undefined)
  const shown = ordered ?? exhibits
  const save = (change: Omit<Parameters<typeof plan.run>[0], 'id'>) =>
    plan.run({ id: caseId, ...change }).catch((problem: Error) => {
      setOrdered(undefined)
      toast(problem.message, { kind: 'error' })
    })
  const order = (exhibitIds: number[]) => {
    setOrdered(exhibitIds)
    void save({ exhibitIds })
  }
  const free = documents.filter(({ id }) => !shown.includes(id) && id !== noticeDocumentId)
  const chosen = shown.flatMap((id) => documents.find((each) => each.id === id) ?? [])
  return (
    <>
      <SelectField
        label="The notice, on top"
        value={noticeDocumentId === null ? '' : String(noticeDocumentId)}
        onChange={(value) => void save({ noticeDocumentId: value === '' ? null : Number(value) })}
        options={documents
          .filter(({ id }) => !shown.includes(id))
          .map(({ id, name, fileName }) => ({ value: String(id), label: `${name} (${fileName})` }))}
        hint="Upload the notice under Documents if it is not in this list."
      />
      <SelectField
        label="Cover letter"
        value={letterFileId === null ? '' : String(letterFileId)}
        onChange={(value) => void save({ letterFileId: value === '' ? null : Number(value) })}
        placeholder="A plain one, written by the product"
        options={letters.map(({ id, name }) => ({ value: String(id), label: name }))}
        hint="Write it under Letters; your letterhead and your own text for each type of notice come from Letter Templates."
      />
      {chosen.length > 0 && (
        <OrderedList
          label="Exhibits in their order"
          items={chosen.map(({ id, name, fileName, note }, place) => ({
            ...{ key: id, title: name, mark: `Exhibit ${exhibitLetter(place)}` },
            detail: note ? `${fileName}: ${note}` : fileName,
          }))}
          onOrder={order}
        />
      )}
      {free.length > 0 && (
        <SelectField
          label="Add an exhibit"
          value=""
          onChange={(value) => value !== '' && order([...shown, Number(value)])}
          options={free.map(({ id, name, fileName }) => ({ value: String(id), label: `${name} (${fileName})` }))}
        />
      )}
    </>
  )
}
