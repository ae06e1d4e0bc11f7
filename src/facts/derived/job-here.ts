import { sameOrganization } from '#formats/same-name.ts'

type Held = { employer?: string | undefined; from?: string | undefined; until?: string | undefined }

/** A job told in the list, spelled as the record of the company has it where it is that company. */
export const spelledAs = <J extends Held>(job: J, company: string | undefined): J =>
  sameOrganization(job.employer, company) ? { ...job, employer: company } : job

/**
 * The jobs somebody told, and the one with the company of the case unless it is among them: the same company at the same
 * time, however it was typed, or a job that began the same day. What was told of it counts.
 */
export function withJobHere<J extends Held>(told: readonly J[], here: J | undefined): J[] {
  const spelled = told.map((job) => spelledAs(job, here?.employer))
  const isTold = spelled.some(
    ({ employer, from, until }) =>
      from === here?.from || (employer === here?.employer && !(until && until < (here?.from ?? ''))),
  )
  return here && !isTold ? [here, ...spelled] : spelled
}
