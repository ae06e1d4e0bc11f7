import { showDate } from '#formats/dates.ts'
import type { Block as PageBlock } from '#paper/pages/blocks.ts'
import { dollars } from '#rules/prefiling/wages.ts'
import { countsOf } from './blocks.ts'
import { lawfulReasons } from './kinds.ts'
import type { RecruitmentOfCase } from './records.ts'
import { nameOf } from './window.ts'

type About = { employer: string; caseNumber: string; jobTitle: string; today: string }
type File = Pick<RecruitmentOfCase, 'wage' | 'steps' | 'applicants' | 'report'>

/** The recruitment report of 20 CFR 656.17(g): the steps, the numbers, and the lawful reasons by category; no names. */
export function reportPages({ wage, steps, applicants, report }: File, about: About): PageBlock[] {
  const counts = countsOf(applicants)
  const rejected = applicants.filter(({ outcome }) => outcome === 'rejected')
  const reasons = lawfulReasons.flatMap((reason) => {
    const count = rejected.filter((each) => each.reason === reason).length
    return count > 0 ? [[reason, String(count)]] : []
  })
  return [
    { kind: 'title', text: 'Recruitment report', subtitle: `${about.employer}, case ${about.caseNumber}` },
    {
      kind: 'rows',
      rows: [
        { label: 'Job', value: about.jobTitle || 'as on Form ETA-9141' },
        {
          label: 'Prevailing wage',
          value: wage.cents === null ? 'not determined yet' : `${dollars(wage.cents)} per ${wage.unit}`,
        },
        { label: 'Determination', value: [wage.number, validity(wage)].filter(Boolean).join(', ') || 'none yet' },
      ],
    },
    { kind: 'heading', text: 'Steps' },
    {
      kind: 'table',
      columns: [
        { title: 'Step', share: 0.5 },
        { title: 'From', share: 0.16 },
        { title: 'Until', share: 0.16 },
        { title: 'Proof', share: 0.18 },
      ],
      rows: steps
        .filter(({ leftOut }) => !leftOut)
        .map((step) => [
          nameOf(step),
          showDate(step.from),
          step.kind === 'Sunday ad' ? '' : showDate(step.until) || 'still running',
          step.documentId === null ? 'missing' : 'on file',
        ]),
    },
    { kind: 'heading', text: 'Results' },
    {
      kind: 'rows',
      rows: [
        { label: 'Applicants', value: String(counts.received) },
        { label: 'Hired', value: String(counts.hired) },
        { label: 'Rejected for lawful, job-related reasons', value: String(counts.rejected) },
        { label: 'Withdrew', value: String(counts.withdrew) },
        { label: 'Did not answer', value: String(counts.noAnswer) },
        ...(counts.open > 0 ? [{ label: 'Not decided yet', value: String(counts.open) }] : []),
      ],
    },
    ...(reasons.length > 0
      ? ([
          { kind: 'heading', text: 'Rejected, by reason' },
          {
            kind: 'table',
            columns: [
              { title: 'Lawful, job-related reason', share: 0.84 },
              { title: 'Applicants', share: 0.16, align: 'right' },
            ],
            rows: reasons,
          },
        ] as const)
      : []),
    { kind: 'space', height: 30 },
    {
      kind: 'paragraph',
      text: 'The employer considered every applicant. It rejected nobody who was able, willing, qualified and available for the job. Nor did it reject anybody who could have learned a missing skill during a reasonable period of on-the-job training (20 CFR 656.17(g)(2)).',
    },
    { kind: 'space', height: 30 },
    { kind: 'paragraph', text: '______________________________' },
    {
      kind: 'paragraph',
      text: report.signedOn
        ? `${report.signedBy}, ${about.employer}, signed ${showDate(report.signedOn)}`
        : `For ${about.employer}, not signed yet`,
    },
  ]
}

const validity = ({ validFrom, validUntil }: File['wage']) =>
  validFrom && validUntil ? `valid ${showDate(validFrom)} to ${showDate(validUntil)}` : ''
