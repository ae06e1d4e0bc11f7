import { showDate } from '#formats/dates.ts'
import { Button } from '#ui/Button.tsx'
import { IconPlus } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import rows from '#ui/page/rows.module.css'
import { EmptyState } from '#ui/page/states.tsx'
import type { Applicant, RecruitmentOfCase } from '../records.ts'

type ApplicantsCardProps = {
  caseId: number
  file: RecruitmentOfCase
  onEdit: (applicant: Applicant | 'new') => void
  onConsider: (applicant: Applicant) => void
}

/** The log of applicants. The employer considers them; the law firm reads along (20 CFR 656.10(b)). */
export function ApplicantsCard({ file: { applicants, may }, onEdit, onConsider }: ApplicantsCardProps) {
  return (
    <Card
      title="Applicants"
      count={applicants.length}
      actions={
        may.edit && (
          <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={() => onEdit('new')}>
            Add an applicant
          </Button>
        )
      }
    >
      {applicants.length === 0 && (
        <EmptyState
          title="Nobody has applied yet"
          text="Enter every résumé on the day it comes, whatever you think of it."
        />
      )}
      {applicants.length > 0 && (
        <ul className={rows.list}>
          {applicants.map((applicant) => (
            <li key={applicant.id} className={rows.head}>
              <span className={rows.grow}>
                <strong>{applicant.name}</strong>
                <br />
                <span className={rows.dimmed}>
                  Applied {showDate(applicant.receivedOn)}
                  {applicant.source && `, ${applicant.source}`}
                  {applicant.reason && `. ${applicant.reason}`}
                </span>
              </span>
              <Chip hue={applicant.outcome === null ? 'orange' : 'gray'}>{wordsOf(applicant)}</Chip>
              {may.consider ? (
                <Button size="small" aria-label={`Consider ${applicant.name}`} onClick={() => onConsider(applicant)}>
                  Consider
                </Button>
              ) : (
                may.edit && (
                  <Button
                    size="small"
                    variant="subtle"
                    aria-label={`Edit ${applicant.name}`}
                    onClick={() => onEdit(applicant)}
                  >
                    Edit
                  </Button>
                )
              )}
            </li>
          ))}
        </ul>
      )}
      {may.edit && !may.consider && (
        <p className={rows.dimmed}>
          The employer says what became of each applicant; the law firm may not screen them.
        </p>
      )}
    </Card>
  )
}

const wordsOf = ({ outcome, contactedOn }: Applicant): string => {
  if (outcome === null) return contactedOn === null ? 'Not contacted yet' : 'No reason yet'
  return { hired: 'Hired', rejected: 'Rejected', withdrew: 'Withdrew', 'no answer': 'Did not answer' }[outcome]
}
