import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { i9Api } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/page/Card.tsx'
import { today } from '#ui/today.ts'
import { bundleCounts } from '../dashboard-words.ts'
import type { Bundle, Row } from '../records.ts'
import { handOverBy } from '../rules.ts'
import styles from './i9.module.css'
import { refresh } from './refresh.ts'

type BundleDialogProps = { rows: Row[]; without: Row[]; findings: number; close: () => void }

/** For a notice of the government, or to practice. */
export function BundleDialog({ rows, without, findings, close }: BundleDialogProps) {
  const [noticeOn, setNoticeOn] = useState('')
  const [servedHow, setHow] = useState<'person' | 'certified' | 'mail'>('person')
  const [extendedUntil, setExtended] = useState('')
  const [extensionLetter, setLetter] = useState('')
  const [who, setWho] = useState({ current: true, former: true, pastKeeping: false })
  const [what, setWhat] = useState({ trail: true, list: true })
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>()
  const build = useCommand(i9Api.buildBundle, { refresh })
  const n = bundleCounts(rows, today())
  const all = (who.current ? n.current : 0) + (who.former ? n.former : 0) + (who.pastKeeping ? n.pastKeeping : 0)
  const total = chosen ? chosen.length : all
  const run = async () => {
    const notice = noticeOn ? { noticeOn, servedHow, extendedUntil: extendedUntil || null, extensionLetter } : {}
    await build
      .run({ ...notice, ...who, ...what, ...(chosen && { formIds: [...chosen] }) })
      .then(close, () => undefined)
  }
  const tick = (id: number, on: boolean) =>
    setChosen((now = []) => (on ? [...now, id] : now.filter((each) => each !== id)))
  return (
    <Dialog
      opened
      onClose={close}
      title="Inspection bundle"
      size="lg"
      actions={
        <>
          <span className={styles.aside}>
            {noticeOn
              ? 'From now on nothing is destroyed until you close the notice.'
              : 'Without a notice this is a practice run: nothing is held.'}
          </span>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" loading={build.loading} onClick={() => void run()}>
            Build bundle, {counted(total, 'form')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>For a Notice of Inspection from the government, or to practice.</p>
        <div className={styles.columns}>
          <DateField
            label="Notice came on"
            value={noticeOn}
            onChange={setNoticeOn}
            error={build.error?.fields?.noticeOn}
          />
          <SelectField
            label="How"
            value={servedHow}
            placeholder={null}
            onChange={(how) => setHow(how as typeof servedHow)}
            options={[
              { value: 'person', label: 'In person' },
              { value: 'certified', label: 'Certified mail' },
              { value: 'mail', label: 'Ordinary mail' },
            ]}
          />
          {noticeOn && (
            <p>
              Hand over by
              <br />
              <strong>{showDate(handOverBy(noticeOn, { until: extendedUntil, letter: extensionLetter }))}</strong>
              <br />
              <span className={styles.dim}>3 business days; more only with a written grant</span>
            </p>
          )}
        </div>
        {noticeOn && (
          <div className={styles.columns}>
            <DateField label="More time granted until" value={extendedUntil} onChange={setExtended} />
            <TextField label="Letter that grants it" value={extensionLetter} onChange={setLetter} maxLength={500} />
          </div>
        )}
        <div className={styles.columns}>
          <fieldset className={styles.ticks}>
            <legend>Whose forms</legend>
            {chosen === undefined ? (
              <>
                <CheckField
                  label="Current employees"
                  hint={counted(n.current, 'person', 'people')}
                  checked={who.current}
                  onChange={(current) => setWho({ ...who, current })}
                />
                <CheckField
                  label="Former, still kept"
                  hint={counted(n.former, 'person', 'people')}
                  checked={who.former}
                  onChange={(former) => setWho({ ...who, former })}
                />
                <CheckField
                  label="Past the keeping date"
                  hint={`${counted(n.pastKeeping, 'person', 'people')}, only if asked for`}
                  checked={who.pastKeeping}
                  onChange={(pastKeeping) => setWho({ ...who, pastKeeping })}
                />
                <Button variant="link" onClick={() => setChosen([])}>
                  Choose by name
                </Button>
              </>
            ) : (
              <>
                <TextField label="Find a person" type="search" value={search} onChange={setSearch} />
                <div className={styles.choices}>
                  {rows
                    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
                    .map(({ id, name, firstDay }) =>
                      id === null ? null : (
                        <CheckField
                          key={id}
                          label={`${name}, hired ${showDate(firstDay)}`}
                          checked={chosen.includes(id)}
                          onChange={(on) => tick(id, on)}
                        />
                      ),
                    )}
                </div>
                <Button variant="link" onClick={() => setChosen(undefined)}>
                  Choose by group
                </Button>
              </>
            )}
          </fieldset>
          <fieldset className={styles.ticks}>
            <legend>What goes in</legend>
            <CheckField
              label="Forms, supplements, corrections"
              hint="Originals stay visible"
              checked
              disabled
              onChange={() => undefined}
            />
            <CheckField
              label="Who changed what and when"
              hint="For every form"
              checked={what.trail}
              onChange={(trail) => setWhat({ ...what, trail })}
            />
            <CheckField
              label="List of employees"
              hint="Hired, left, form signed"
              checked={what.list}
              onChange={(list) => setWhat({ ...what, list })}
            />
          </fieldset>
        </div>
        {without.length > 0 && (
          <div className={styles.notice}>
            <strong>{counted(without.length, 'employee')} without a Form I-9.</strong>{' '}
            {chosen ? 'Nobody is named on the index when you choose by name.' : 'The index names them:'}
            {!chosen && (
              <ul className={styles.names}>
                {without.map(({ employmentId, name, firstDay }) => (
                  <li key={employmentId}>
                    {name}, hired {showDate(firstDay)}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {findings > 0 && (
          <p className={styles.notice}>
            <strong>{counted(findings, 'form')} with findings.</strong> Talk to your attorney before you correct them: a
            correction is initialed, dated today and stays visible.
          </p>
        )}
        {build.error && !build.error.fields && <p role="alert">{build.error.message}</p>}
      </Stack>
    </Dialog>
  )
}

const EVERY_MS = 1000
const isOver = ({ status }: Pick<Bundle, 'status'>) => status !== 'Waiting' && status !== 'Working'

/** A bundle as it is now: asked for again until it is built. */
export function useBundle(last: Bundle | null): Bundle | null {
  const queries = useQueryClient()
  const { items, reload } = useOperation(
    i9Api.bundle,
    { bundleId: last?.id ?? 0 },
    { enabled: last !== null && !isOver(last) },
  )
  const now = items && items.id === last?.id ? items : last
  const works = now !== null && !isOver(now)
  useEffect(() => {
    if (!works) return
    const timer = setInterval(() => void reload(), EVERY_MS)
    return () => {
      clearInterval(timer)
      void queries.invalidateQueries({ queryKey: [i9Api.dashboard.name] })
    }
  }, [works, reload, queries])
  return now
}
