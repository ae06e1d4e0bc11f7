import { z } from 'zod'
import { GivenAnswers } from '#parties/facts/contract.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

export const JobTemplate = z.object({
  id: z.number(),
  name: z.string(),
  /** Answers about the job, by fact id. */
  answers: z.record(z.string(), z.object({ value: z.unknown().optional(), not: z.string().optional() })),
  changedAt: z.string(),
})
export type JobTemplate = z.output<typeof JobTemplate>

const Templates = z.object({ id: z.number(), items: z.array(JobTemplate) })

/** Jobs that a company hires for again and again: they fill the job part of a questionnaire. */
export const jobTemplates = {
  list: query('jobTemplates.list', {
    summary: 'The job templates of a company, by name.',
    path: 'GET /api/companies/:companyId/job-templates',
    can: 'company:read',
    input: z.object({ companyId: Id }),
    output: Templates,
    example: { companyId: 1 },
    names: { companyId: 'company' },
  }),
  save: command('jobTemplates.save', {
    summary: 'Keeps a job template: a new one, or another wording of one.',
    audit: 'Saved a job template',
    path: 'POST /api/companies/:companyId/job-templates',
    can: 'company:jobs',
    input: z.object({
      companyId: Id,
      templateId: Id.optional(),
      name: z.string().trim().min(1, 'Enter a name, like Data Engineer, Boston.').max(120),
      answers: GivenAnswers,
    }),
    output: Templates,
    refusals: { NAME_TAKEN: { status: 409, message: 'There is a job template with this name already.' } },
    example: {
      companyId: 1,
      name: 'Data Engineer, Boston',
      answers: { 'employment.jobTitle': { value: 'Data Engineer' } },
    },
    names: { companyId: 'company', templateId: 'jobTemplate' },
  }),
  remove: command('jobTemplates.remove', {
    summary: 'Deletes a job template; what it filled in stays.',
    audit: 'Deleted a job template',
    path: 'POST /api/companies/:companyId/job-templates/:templateId/delete',
    can: 'company:jobs',
    input: z.object({ companyId: Id, templateId: Id }),
    output: Templates,
    example: { companyId: 1, templateId: 1 },
    names: { companyId: 'company', templateId: 'jobTemplate' },
  }),
}
