import { useState } from 'react'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { showDate } from '#platform/formats/dates.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { FilingState, SignHere } from '../records.ts'
import { filingsApi, scanFile } from './api.ts'
import styles from './filings.module.css'

type SignHereListProps = { caseId: number; state: FilingState }

/** Who signs where, by person; typed and pasted signatures are refused on paper forms, so each is by hand. */
export function SignHereList({ caseId, state: { signHere, mayEdit } }: SignHereListProps) {
  const sign = useCommand(filingsApi.sign, { refresh: [filingsApi.state, filingsApi.check] })
  const { attempt, refusal } = useAttempt()
  if (signHere.length === 0) return null
  const people = [...new Set(signHere.map(({ name, party }) => name || party))]
  const set = ({ caseFormId, block }: SignHere, signedOn: string | null) =>
    void attempt(() => sign.run({ id: caseId, caseFormId, block, signedOn }))
  return (
    <section id="sign-here" aria-label="Sign here">
      <h3>Sign here</h3>
      {people.map((person) => (
        <div key={person} className={rows.row}>
          <h4>{person}</h4>
          <ul className={rows.list}>
            {signHere
              .filter(({ name, party }) => (name || party) === person)
              .map((each) => (
                <li key={`${each.caseFormId} ${each.block}`} className={rows.head}>
                  <span className={rows.grow}>
                    Form {each.formName}, {each.words}, page {each.page}{' '}
                    {each.pageCode && <span className={styles.code}>{each.pageCode}</span>}
                  </span>
                  <StatusBadge hue={each.signed ? 'green' : each.optional ? 'gray' : 'orange'}>
                    {each.signed
                      ? `Signed ${showDate(each.signed.signedOn)}${each.signed.scanned ? ', scanned' : ''}`
                      : each.optional
                        ? 'If needed'
                        : 'Open'}
                  </StatusBadge>
                  {mayEdit && (
                    <Button
                      size="small"
                      variant="subtle"
                      aria-label={`${each.signed ? 'Not signed' : 'Signed by hand'}: Form ${each.formName}, ${each.words}`}
                      onClick={() => set(each, each.signed ? null : today())}
                    >
                      {each.signed ? 'Not signed' : 'Signed by hand'}
                    </Button>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
      {mayEdit && <ScanUpload caseId={caseId} />}
      {refusal}
    </section>
  )
}

/** The signed page comes back as a scan; the code at its foot says which page it is. */
function ScanUpload({ caseId }: { caseId: number }) {
  const [code, setCode] = useState('')
  const scan = useCommand(filingsApi.scan, { refresh: [filingsApi.state, filingsApi.check] })
  const { attempt, refusal } = useAttempt()
  const send = async (files: readonly File[]) => {
    for (const file of files) if (!(await attempt(() => scan.run(scanFile(caseId, file, code))))) return
    setCode('')
  }
  return (
    <div className={rows.actions}>
      <TextField label="Page code" hint="Only if the file’s name does not have it." value={code} onChange={setCode} />
      <label className={rows.row}>
        <span>Scans of signed pages</span>
        <input
          type="file"
          multiple
          accept=".pdf,.jpg,.jpeg,.png"
          disabled={scan.loading}
          onChange={(event) => {
            void send([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </label>
      {refusal}
    </div>
  )
}

const today = () => new Date().toISOString().slice(0, 10)
