import { type ReactNode, useState } from 'react'
import { i9Api } from '#compliance/client/api.ts'
import { listedDocuments } from '#facts/i9-documents.ts'
import { showDate } from '#formats/dates.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/page/Card.tsx'
import { today } from '#ui/today.ts'
import type { Details } from '../contract.ts'
import { section2Fields } from '../corrections.ts'
import type { Content, EVerify, SupplementB } from '../records.ts'
import { openReceipt } from '../rules.ts'
import { DocumentFields, type Draft, draftsOf, shownOf } from './DocumentsChoice.tsx'
import styles from './i9.module.css'
import { refresh } from './refresh.ts'

type DialogOf = { of: Details; close: () => void }
type FrameProps = {
  title: string
  verb: string
  close: () => void
  busy: boolean
  error?: string
  run: () => void
  children: ReactNode
}

const Frame = ({ title, verb, close, busy, error, run, children }: FrameProps) => (
  <Dialog
    opened
    onClose={close}
    title={title}
    size="lg"
    actions={
      <>
        <Button onClick={close}>Cancel</Button>
        <Button variant="primary" loading={busy} onClick={run}>
          {verb}
        </Button>
      </>
    }
  >
    <Stack>
      {children}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </Stack>
  </Dialog>
)

/** What stood there stays visible. */
export function CorrectDialog({ of, close }: DialogOf) {
  const fields = section2Fields(of.content as Content)
  const [field, setField] = useState('')
  const [value, setValue] = useState('')
  const [initials, setInitials] = useState('')
  const [reason, setReason] = useState('')
  const correct = useCommand(i9Api.correct, { refresh })
  const now = fields.find((each) => each.field === field)?.now
  const run = () =>
    void correct.run({ id: of.row.id ?? 0, field, value, initials, reason }).then(close, () => undefined)
  return (
    <Frame
      title="Correct Section 2"
      verb="Correct"
      close={close}
      busy={correct.loading}
      error={correct.error?.message}
      run={run}
    >
      <p>What stands there is lined through and stays. Your correction is initialed and dated {showDate(today())}.</p>
      <SelectField
        label="What is wrong"
        value={field}
        onChange={setField}
        options={fields.map(({ field: name, label }) => ({ value: name, label }))}
      />
      {now !== undefined && (
        <p>
          Now: <s className={styles.struck}>{(/^\d{4}-\d\d-\d\d$/.test(now) ? showDate(now) : now) || '(blank)'}</s>
        </p>
      )}
      <TextField label="Correct value" value={value} onChange={setValue} maxLength={600} />
      <TextField label="Your initials" value={initials} onChange={setInitials} maxLength={6} />
      <TextField label="Reason" value={reason} onChange={setReason} maxLength={300} />
    </Frame>
  )
}

type AnyDocumentProps = {
  lists: readonly string[]
  value: readonly Draft[]
  onChange: (value: readonly Draft[]) => void
  noReceipt?: boolean
  /** A foreign passport says nothing of work by itself: it is entered with its I-94. */
  withI94?: boolean
}

/** Any document of the list, as the employee chose; the list is whole. */
function AnyDocument({ lists, value, onChange, noReceipt, withI94 }: AnyDocumentProps) {
  const options = listedDocuments
    .filter(({ list }) => lists.includes(list))
    .map(({ list, title }) => {
      const more = withI94 && draftsOf(list, title).length > 1 ? ' with Form I-94' : ''
      return { value: `${list}|${title}`, label: `List ${list}: ${title}${more}` }
    })
  // The I-94 alone is what a receipt of one is replaced with; by itself it is no document of List A.
  const i94Alone = lists.includes('A') && !withI94
  const all = i94Alone ? [...options, { value: 'A|Form I-94', label: 'List A: Form I-94' }] : options
  const [first] = value
  return (
    <>
      <SelectField
        label="What the employee chose to show"
        value={first ? `${first.list}|${first.title}` : ''}
        options={all}
        onChange={(chosen) => {
          const [list, title] = chosen.split('|') as [Draft['list'], string]
          const drafts = draftsOf(list, title)
          onChange(title ? (withI94 ? drafts : drafts.slice(0, 1)) : [])
        }}
      />
      {value.map((each, n) => (
        <DocumentFields
          key={each.title}
          value={each}
          noReceipt={noReceipt}
          onChange={(next) => onChange(value.map((old, place) => (place === n ? next : old)))}
        />
      ))}
    </>
  )
}

export function ReplacementDialog({ of, close }: DialogOf) {
  const receipt = of.content ? openReceipt(of.content as Content) : undefined
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const save = useCommand(i9Api.replacement, { refresh })
  const run = () => {
    const [shown] = shownOf({ side: '', drafts })
    if (shown) void save.run({ id: of.row.id ?? 0, document: shown }).then(close, () => undefined)
  }
  return (
    <Frame
      title="Record document"
      verb="Record"
      close={close}
      busy={save.loading}
      error={save.error?.message}
      run={run}
    >
      <p>The receipt is followed by the document itself, not by a second receipt.</p>
      <AnyDocument lists={[receipt?.list ?? 'A']} value={drafts} onChange={setDrafts} noReceipt />
    </Frame>
  )
}

const titles: Readonly<Record<SupplementB['kind'], string>> = {
  reverification: 'Reverify, Supplement B',
  rehire: 'Rehire, Supplement B',
  'name change': 'Change of name, Supplement B',
}

export function SupplementBDialog({ of, kind, close }: DialogOf & { kind: SupplementB['kind'] }) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const [rehiredOn, setRehired] = useState('')
  const [names, setNames] = useState({ familyName: '', givenName: '', middleInitial: '' })
  const [notes, setNotes] = useState('')
  const [signerName, setSigner] = useState('')
  const [signature, setSignature] = useState('')
  const save = useCommand(i9Api.supplementB, { refresh })
  const run = () => {
    const [document = null, beside = null] = shownOf({ side: '', drafts })
    const given = { id: of.row.id ?? 0, kind, rehiredOn: rehiredOn || null, ...names, notes, signerName, signature }
    void save.run({ ...given, document, beside }).then(close, () => undefined)
  }
  return (
    <Frame
      title={titles[kind]}
      verb="Sign"
      close={close}
      busy={save.loading}
      error={save.error?.fields?.signature ?? save.error?.message}
      run={run}
    >
      {kind === 'reverification' && (
        <p>
          The authorization on the form ends {showDate(of.reverifyOn)}. The employee chooses any document of List A or
          C; identity is not shown again.
        </p>
      )}
      {kind === 'rehire' && <DateField label="Rehired on" value={rehiredOn} onChange={setRehired} />}
      {kind !== 'reverification' && (
        <div className={styles.columns}>
          <TextField
            label="New last name"
            value={names.familyName}
            onChange={(familyName) => setNames({ ...names, familyName })}
            maxLength={100}
          />
          <TextField
            label="New first name"
            value={names.givenName}
            onChange={(givenName) => setNames({ ...names, givenName })}
            maxLength={100}
          />
        </div>
      )}
      {kind !== 'name change' && <AnyDocument lists={['A', 'C']} value={drafts} onChange={setDrafts} withI94 />}
      <TextField label="Additional information" value={notes} onChange={setNotes} maxLength={200} />
      <div className={styles.columns}>
        <TextField label="Your name" value={signerName} onChange={setSigner} maxLength={200} />
        <TextField
          label="Type your full name to sign"
          hint={`Dated ${showDate(today())}.`}
          value={signature}
          onChange={setSignature}
          maxLength={200}
        />
      </div>
    </Frame>
  )
}

const results: readonly EVerify['result'][] = [
  'open',
  'employment authorized',
  'mismatch',
  'referred',
  'final nonconfirmation',
  'closed',
]

/** Entered by hand: nothing here speaks to E-Verify. */
export function EVerifyDialog({ of, close }: DialogOf) {
  const [caseNumber, setNumber] = useState(of.everify?.caseNumber ?? '')
  const [openedOn, setOpened] = useState(of.everify?.openedOn ?? '')
  const [result, setResult] = useState<EVerify['result']>(of.everify?.result ?? 'open')
  const [resultOn, setResultOn] = useState(of.everify?.resultOn ?? '')
  const [referredOn, setReferred] = useState(of.everify?.referredOn ?? '')
  const save = useCommand(i9Api.everify, { refresh })
  const run = () =>
    void save
      .run({
        id: of.row.id ?? 0,
        caseNumber,
        openedOn,
        result,
        resultOn: resultOn || null,
        referredOn: referredOn || null,
      })
      .then(close, () => undefined)
  return (
    <Frame
      title="E-Verify case"
      verb="Save"
      close={close}
      busy={save.loading}
      error={save.error ? (Object.values(save.error.fields)[0] ?? save.error.message) : undefined}
      run={run}
    >
      <p>As E-Verify shows it. Nothing is sent there from here.</p>
      <div className={styles.columns}>
        <TextField label="Case number" value={caseNumber} onChange={setNumber} maxLength={20} />
        <DateField label="Opened on" value={openedOn} onChange={setOpened} />
        <SelectField
          label="Result"
          placeholder={null}
          value={result}
          onChange={(value) => setResult(value as EVerify['result'])}
          options={results.map((value) => ({ value, label: value }))}
        />
        <DateField label="Result on" value={resultOn} onChange={setResultOn} />
        <DateField label="Referred on" value={referredOn} onChange={setReferred} />
      </div>
    </Frame>
  )
}
