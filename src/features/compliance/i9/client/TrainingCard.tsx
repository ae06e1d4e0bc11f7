import { showDate } from '#formats/dates.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { InTraining } from '../records.ts'
import styles from './i9.module.css'

/** Who may not be employed on a STEM extension as things stand. */
export function TrainingCard({ people, whose }: { people: readonly InTraining[]; whose: boolean }) {
  if (people.length === 0) return null
  return (
    <Card title="STEM OPT without E-Verify" count={people.length}>
      <p className={styles.notice}>
        An employer of a STEM OPT worker must be in E-Verify all the time (8 CFR 214.2(f)(10)(ii)(C)). Here it is not
        entered as such.{' '}
        {whose
          ? 'Talk to the client today.'
          : 'Enroll, or enter the enrollment under “How you keep Form I-9”, and ask the law firm today.'}
      </p>
      <ul className={styles.names}>
        {people.map(({ employmentId, name, companyName, until }) => (
          <li key={employmentId}>
            <LinkButton variant="link" to={`/visaCareEmploymentInfo/${employmentId}`}>
              {name}
            </LinkButton>
            {whose && `, ${companyName}`}, until {showDate(until)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
