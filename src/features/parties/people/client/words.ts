import { showDate } from '#formats/dates.ts'
import type { Person, PersonRow } from '../records.ts'

type Named = { firstName: string; middleName?: string; lastName: string }

export const fullName = ({ firstName, middleName, lastName }: Named) =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

/** Where the page of a person is: by the job, else by the person. */
export function pageOf({ id, employmentId, companyId }: Pick<PersonRow, 'id' | 'employmentId' | 'companyId'>): string {
  return employmentId === null
    ? `/visaCareEmploymentInfo?person=${id}`
    : `/visaCareEmploymentInfo/${employmentId}/${companyId}`
}

/** Who it is here, in a sentence. */
export function standingOf(person: Person): string {
  const { relation, companyName, jobTitle, termination, employments } = person
  if (relation !== 'Principal') {
    const principal = person.household.find((each) => each.relation === 'Principal')
    const of = principal ? `${fullName(principal)}, ${companyName}` : `an employee of ${companyName}`
    return termination
      ? `Was ${relation.toLowerCase()} of ${of}; removed on ${showDate(termination.on)}: ${termination.reason}.`
      : `${relation} of ${of}.`
  }
  if (termination) return `Worked at ${companyName} until ${showDate(termination.on)}: ${termination.reason}.`
  const job = employments[0]
  if (!job) return `No employment at ${companyName} is entered yet.`
  if (job.status === 'Ended') return `Was ${jobTitle} at ${companyName} until ${showDate(job.endedOn)}.`
  const begins = job.status === 'Offered' ? 'from' : 'since'
  return `${jobTitle || 'Works'} at ${companyName}${job.startedOn ? ` ${begins} ${showDate(job.startedOn)}` : ''}.`
}
