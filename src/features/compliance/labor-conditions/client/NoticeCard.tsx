import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lcaNoticesApi, lcaRecordsApi } from '#compliance/client/api.ts'
import type { Known } from '#engine/answer.ts'
import { showDate } from '#formats/dates.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call, hrefOf } from '#platform/client/call.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { IconCamera, IconCheck } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { today } from '#ui/today.ts'
import { said } from '../looked.ts'
import { daysPosted, downEarly, POSTED_DAYS, postedAt } from '../posting.ts'
import type { LcaNotice, LcaRecord } from '../records.ts'
import styles from './lca.module.css'
import { noticeWords } from './words.ts'

/** Ten days, two places, a proof each. A person takes it down and says so; nothing comes down by itself. */
export function NoticeCard({ record }: { record: LcaRecord }) {
  const [adding, setAdding] = useState(false)
  const [proving, setProving] = useState<LcaNotice>()
  const { notices, posting, may } = record
  const last = posting.days.at(-1)
  const places = postedAt(notices, today())
  const early = downEarly(notices, today())
  return (
    <Card
      title="Notice at the workplace"
      actions={
        may.post && (
          <Button size="small" onClick={() => setAdding(true)}>
            Add a notice
          </Button>
        )
      }
    >
      {notices.length === 0 && (
        <p>
          Nobody has written down a notice. Hang it at two places of each worksite on or within 30 days before filing,
          or send it to the workers there.
        </p>
      )}
      {posting.days.length > 0 && (
        <>
          <p className={styles.dimmed}>{`${daysPosted(notices, today())} of ${POSTED_DAYS} business days`}</p>
          <ol className={styles.days}>
            {posting.days.map((day, index) => (
              <li key={day} data-over={places.every(({ days }) => days.has(day)) || undefined}>
                <time dateTime={day}>{showDate(day).slice(0, 5)}</time>
                {index === 0 && <small>Posted</small>}
                {index === 9 && <small>Last day</small>}
              </li>
            ))}
          </ol>
        </>
      )}
      {early.map(({ place, days }) => (
        <p key={place} role="alert" className={styles.wrong}>
          {place}: taken down after {days.size} of {POSTED_DAYS} business days. Hang it again for the days that are
          missing.
        </p>
      ))}
      <ol className={styles.notices}>
        {notices.map((notice, index) => (
          <NoticeRow
            key={notice.id}
            place={index + 1}
            notice={notice}
            record={record}
            onProve={() => setProving(notice)}
          />
        ))}
      </ol>
      {last && notices.some(({ takenDownOn }) => takenDownOn === null) && (
        <p className={styles.dimmed}>
          From the day after {showDate(last)} a person may take it down and says so here. Filing need not wait for that;
          nothing is taken down by itself.
        </p>
      )}
      {adding && <NewNotice record={record} onClose={() => setAdding(false)} />}
      {proving && <ProofDialog lcaId={record.id} notice={proving} onClose={() => setProving(undefined)} />}
    </Card>
  )
}

type RowProps = { place: number; notice: LcaNotice; record: LcaRecord; onProve: () => void }

function NoticeRow({ place, notice, record: { id, may, posting }, onProve }: RowProps) {
  const takeDown = useCommand(lcaNoticesApi.takeDown, { refresh: [lcaRecordsApi.get] })
  const last = posting.days.at(-1)
  return (
    <li>
      <div className={styles.grow}>
        <strong>
          {place}. {notice.place}, {notice.site}
        </strong>
        <small>{noticeWords(notice)}</small>
        {notice.refusal && <small>Refused: {notice.refusal}</small>}
      </div>
      {notice.proofName ? (
        <>
          <Chip hue="green" icon={<IconCheck size={13} aria-hidden />}>
            Proof in
          </Chip>
          <a href={hrefOf(lcaNoticesApi.proof, { lcaId: id, noticeId: notice.id })} target="_blank" rel="noreferrer">
            Open proof<span className="visually-hidden"> of {notice.place}</span>
          </a>
        </>
      ) : (
        <Chip hue="orange" icon={<IconCamera size={13} aria-hidden />}>
          {notice.kind === 'posting' ? 'Photo missing' : 'Proof missing'}
        </Chip>
      )}
      {may.post && !notice.proofName && (
        <Button size="small" variant="tone" onClick={onProve} aria-label={`Upload the proof of ${notice.place}`}>
          Upload
        </Button>
      )}
      {may.post && notice.takenDownOn === null && notice.kind === 'posting' && (
        <AttemptButton
          size="small"
          aria-label={`Taken down today: ${notice.place}`}
          work={() => takeDown.run({ lcaId: id, noticeId: notice.id, on: today() })}
          title={last && today() <= last ? `The ten days end on ${showDate(last)}.` : undefined}
        >
          Taken down today
        </AttemptButton>
      )}
    </li>
  )
}

function ProofDialog({ lcaId, notice, onClose }: { lcaId: number; notice: LcaNotice; onClose: () => void }) {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const take = async ([file]: File[]) => {
    if (!file) return
    try {
      await call(lcaNoticesApi.prove, { lcaId, noticeId: notice.id, file } as never)
      await queries.invalidateQueries({ queryKey: [lcaRecordsApi.get.name] })
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <Dialog opened onClose={onClose} title={`Proof: ${notice.place}`}>
      <FileDrop
        label="Proof of the notice"
        text="Choose a photo, a screenshot or the letter"
        hint="PDF, PNG or JPEG, at most 15 MB. Everything around the notice is in the picture, too: keep people out of it."
        accept=".pdf,.png,.jpg,.jpeg"
        error={problem}
        onFiles={(files) => void take(files)}
      />
    </Dialog>
  )
}

const kinds = [
  { value: 'posting', label: 'On paper, at a place in the workplace' },
  { value: 'electronic', label: 'Electronically, to the workers there' },
  { value: 'union', label: 'Letter to the union' },
] as const
const where = { posting: 'Place', electronic: 'Channel and audience', union: 'Union and how it was delivered' } as const

function NewNotice({ record, onClose }: { record: LcaRecord; onClose: () => void }) {
  const add = useCommand(lcaNoticesApi.add, { refresh: [lcaRecordsApi.get] })
  const [first] = said(record.known as Known, lca.lcaWorksites) ?? []
  const form = useForm({
    initial: {
      kind: 'posting' as keyof typeof where,
      site: [first?.street, first?.city].filter(Boolean).join(', '),
      place: '',
      firstDay: today(),
      refusal: '',
    },
    submit: async (values) => {
      await add.run({ lcaId: record.id, ...values })
      onClose()
    },
  })
  const { kind } = form.values
  return (
    <Dialog opened onClose={onClose} title="Add a notice">
      <Form form={form}>
        <SelectField
          label="How"
          placeholder={null}
          options={kinds}
          value={kind}
          onChange={(value) => form.set('kind', value as typeof kind)}
        />
        <TextField label="Worksite" required {...form.field('site')} />
        <TextField
          label={where[kind]}
          required
          hint={kind === 'posting' ? 'Like Lobby board. Two different places are needed.' : undefined}
          {...form.field('place')}
        />
        <DateField label="First day" required {...form.field('firstDay')} />
        {kind === 'electronic' && (
          <TextAreaField
            label="A client refused a posting: who said what, and when"
            hint="Leave it empty when nobody refused."
            {...form.field('refusal')}
          />
        )}
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
