import { z } from 'zod'
import { exportOf } from '#platform/export/export-of.ts'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { AuditFields, auditNames, Id, IdIfKnown, Version } from '#platform/operation/fields.ts'

/** A value of one of the installation's own lists: case types, meter categories, titles … */
export const CommonDetail = AuditFields.extend({
  id: z.number(),
  commonName: z.string(),
  value: z.string(),
  code: z.string(),
  position: z.number(),
  active: z.boolean(),
  version: z.number(),
})
export type CommonDetail = z.output<typeof CommonDetail>

const ListName = z
  .string()
  .trim()
  .min(1, 'Field is required')
  .max(60)
  .regex(/^\w+$/, 'is letters, digits and underscores')

const SaveCommonDetail = z.object({
  id: IdIfKnown,
  commonName: ListName,
  value: z.string().trim().min(1, 'Field is required').max(200),
  code: z.string().trim().max(60).optional(),
  position: z.coerce.number<number | string>().int().min(0).max(1_000_000).optional(),
  active: z.boolean().optional(),
  version: Version,
})
export type CommonDetailValues = Omit<z.output<typeof SaveCommonDetail>, 'id' | 'version'>

const names = auditNames

export const commonDetails = {
  list: query('commonDetails.list', {
    summary: 'Every value of every list, or of one, switched-off ones too.',
    path: 'GET /api/common-details',
    aliases: [alias('loginapi', 'GET api/commondetails', { names })],
    can: 'session',
    input: z.object({ commonName: ListName.optional() }),
    output: z.object({ items: z.array(CommonDetail) }),
  }),
  byName: query('commonDetails.byName', {
    summary: 'The values of one list in their order, such as case_type or meter_category.',
    path: 'GET /api/common-details/:commonName',
    aliases: [
      alias('loginapi', 'GET api/getCommonNameByMeterType/{commonName}', { names }),
      alias('loginapi', 'GET getCommonNameByMeterType', { names }),
    ],
    can: 'session',
    input: z.object({ commonName: ListName }),
    output: z.object({ items: z.array(CommonDetail) }),
    example: { commonName: 'case_type' },
  }),
  save: command('commonDetails.save', {
    summary: 'Adds a value to a list, or changes it when it has an id.',
    audit: 'Saved a common value',
    path: 'POST /api/common-details',
    aliases: [alias('loginapi', 'POST api/savecommondetails', { names })],
    can: 'commonDetail:edit',
    input: SaveCommonDetail,
    output: CommonDetail,
    refusals: { VALUE_TAKEN: { status: 409, message: 'This list already has this value.' } },
    example: { commonName: 'title', value: 'Dr.' },
    names: { id: 'shared: a common value' },
  }),
  remove: command('commonDetails.remove', {
    summary: 'Deletes a value; records that carry it keep it.',
    audit: 'Deleted a common value',
    path: 'DELETE /api/common-details/:id',
    can: 'commonDetail:delete',
    input: z.object({ id: Id }),
    output: z.object({}),
    example: { id: 1 },
    names: { id: 'shared: a common value' },
  }),
}

export const commonDetailExports = {
  commonDetails: exportOf(
    'exports.commonDetails',
    commonDetails.list,
    'The values that screens offer',
    'Exported the common values',
  ),
}
