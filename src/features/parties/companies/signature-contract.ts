import { z } from 'zod'
import type { UploadedFile } from '#platform/operation/context.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'
import { CompanyRow } from './records.ts'

export const MOST_SIGNATURE_BYTES = 2 * 1024 * 1024

/** The sample signature that letters carry: a PNG or JPEG picture, trimmed to its ink before it is sent. */
export const companySignature = {
  saveSignature: command('companies.saveSignature', {
    summary: 'Stores the sample signature of a company (PNG or JPEG, at most 2 MB); the earlier one goes.',
    audit: 'Uploaded the sample signature of a company',
    path: 'POST /api/companies/:id/signature',
    personOnly: true,
    can: 'company:edit',
    input: z.object({ id: Id, file: z.custom<UploadedFile>() }),
    output: CompanyRow,
    upload: { maxBytes: MOST_SIGNATURE_BYTES },
    names: { id: 'company' },
  }),
  signature: query('companies.signature', {
    summary: 'The sample signature of a company.',
    path: 'GET /api/companies/:id/signature',
    can: 'company:read',
    lookIn: true,
    input: z.object({ id: Id }),
    output: z.unknown(),
    download: true,
    example: { id: 1 },
    names: { id: 'company' },
  }),
  removeSignature: command('companies.removeSignature', {
    summary: 'Takes the sample signature of a company away.',
    audit: 'Removed the sample signature of a company',
    path: 'DELETE /api/companies/:id/signature',
    personOnly: true,
    can: 'company:edit',
    input: z.object({ id: Id }),
    output: CompanyRow,
    refusals: { NOT_YOURS: { status: 403, message: 'Only the company or an administrator can remove its signature.' } },
    example: { id: 1 },
    names: { id: 'company' },
  }),
}
