import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { typedDay } from '#platform/operation/fields.ts'
import { serviceCenters } from './service-centers.ts'

const Center = z.enum(serviceCenters)

export const ServiceCenterAddress = z.object({ address: z.string(), effectiveFrom: z.string() })
export type ServiceCenterAddress = z.output<typeof ServiceCenterAddress>

/** The H-1B service centers: names of the specification, addresses entered by an administrator, dated (decisions §11). */
export const serviceCenterOperations = {
  serviceCenters: query('filings.serviceCenters', {
    summary: 'The H-1B service centers with their addresses, newest first.',
    path: 'GET /api/service-centers',
    can: 'filingAddress:read',
    input: z.object({}),
    output: z.object({
      items: z.array(z.object({ center: Center, addresses: z.array(ServiceCenterAddress) })),
      mayEdit: z.boolean(),
    }),
  }),
  saveServiceCenter: command('filings.saveServiceCenter', {
    summary: 'Writes down the address of a service center from a day on; the same day again corrects it.',
    audit: 'Saved the address of a service center',
    path: 'PUT /api/service-centers',
    can: 'filingAddress:edit',
    input: z.object({
      center: Center,
      address: z.string().trim().min(3).max(500),
      effectiveFrom: typedDay('Enter a date.'),
    }),
    output: z.object({}),
    example: {
      center: 'Vermont Service Center (premium)',
      address: 'USCIS, Vermont Service Center',
      effectiveFrom: '2020-01-01',
    },
  }),
}
