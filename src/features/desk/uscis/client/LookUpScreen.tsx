import { useEffect, useRef, useState } from 'react'
import { uscisApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import { call } from '#platform/client/call.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import type { AgencyAnswer, CaseStatus } from '../contract.ts'
import styles from './LookUp.module.css'

/** /uscis: checks a receipt number, explains it part by part and, where that is set up, asks the agency. */
export default function LookUpScreen() {
  const [found, setFound] = useState<RefOutput<typeof uscisApi.lookUp>>()
  const result = useRef<HTMLDivElement>(null)
  const form = useForm({
    initial: { receiptNumber: '' },
    check: ({ receiptNumber }) => (receiptNumber.trim() ? {} : { receiptNumber: 'Field is required' }),
    submit: async ({ receiptNumber }) => {
      setFound(undefined)
      const answer = await call(uscisApi.lookUp, { receiptNumber })
      if (answer.problem) throw { fields: { receiptNumber: answer.problem } }
      setFound(answer)
    },
  })
  useEffect(() => {
    if (found) result.current?.focus()
  }, [found])
  return (
    <LoggedOutPage
      title="USCIS receipt number"
      intro="The number on your Form I-797 receipt notice. See what it says, and how the case stands."
      wide
    >
      <Form form={form}>
        <TextField
          label="Receipt number"
          hint="Three letters and ten digits, such as IOE0912345678. Spaces and dashes do not matter."
          required
          autoComplete="off"
          maxLength={40}
          autoFocus
          {...form.field('receiptNumber')}
        />
        <Button type="submit" variant="primary" wide loading={form.submitting}>
          Look up
        </Button>
      </Form>
      {found?.explanation && (
        <div ref={result} tabIndex={-1}>
          <LookUpResult explanation={found.explanation} warning={found.warning} agency={found.agency} />
        </div>
      )}
    </LoggedOutPage>
  )
}

type LookUp = RefOutput<typeof uscisApi.lookUp>
type LookUpResultProps = {
  explanation: NonNullable<LookUp['explanation']>
  warning: string | null
  agency: AgencyAnswer
}

function LookUpResult({ explanation, warning, agency }: LookUpResultProps) {
  return (
    <div className={styles.result}>
      {warning && <Note kind="warning">{warning}</Note>}
      <section aria-labelledby="number">
        <h2 id="number">What {explanation.receiptNumber} says</h2>
        <table className={styles.parts}>
          <thead className="visually-hidden-on-phone">
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
