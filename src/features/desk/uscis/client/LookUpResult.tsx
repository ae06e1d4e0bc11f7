import type { uscisApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { Note } from '#identity/sessions/client/Note.tsx'
import type { RefOutput } from '#platform/client/operations.ts'
import type { AgencyAnswer, CaseStatus } from '../contract.ts'
import styles from './LookUp.module.css'

type LookUp = RefOutput<typeof uscisApi.lookUp>
export type LookUpResultProps = {
  explanation: NonNullable<LookUp['explanation']>
  warning: string | null
  agency: AgencyAnswer
}

export function LookUpResult({ explanation, warning, agency }: LookUpResultProps) {
  return (
    <div className={styles.result}>
      {warning && <Note kind="warning">{warning}</Note>}
      <section aria-labelledby="number">
        <h2 id="number">What {explanation.receiptNumber} says</h2>
        <table className={styles.parts}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Name</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {explanation.parts.map((part) => (
              <tr key={part.name}>
                <td className={styles.figures}>{part.text}</td>
                <th scope="row">{part.name}</th>
                <td>{part.meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="standing">
        <h2 id="standing">How the case stands</h2>
        {agency.status && agency.isTestData && <Note kind="warning">{agency.message}</Note>}
        {agency.status ? <Standing status={agency.status} /> : <Note>{agency.message}</Note>}
      </section>
    </div>
  )
}

/** The agency's own words. */
function Standing({ status }: { status: CaseStatus }) {
  return (
    <>
      <h3>{status.title}</h3>
      <p className={styles.words}>{status.description}</p>
      <p className={styles.dates}>
        {[
          `Form ${status.formType}`,
          status.submittedOn && `filed ${showDate(status.submittedOn)}`,
          status.modifiedOn && `last changed ${showDate(status.modifiedOn)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {status.history.length > 0 && (
        <ol className={styles.history}>
          {status.history.map(({ on, title }) => (
            <li key={`${on} ${title}`}>
              {on && <time dateTime={on}>{showDate(on)}</time>} {title}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
