import { z } from 'zod'
import { isState } from '#formats/addresses.ts'
import { exportOf } from '#platform/export/export-of.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, TypedDay, typedDay, Version } from '#platform/operation/fields.ts'
import { serviceCenters } from './service-centers.ts'

const Day = z.string().nullable()

export const FilingAddress = z.object({
  id: z.number(),
  formId: z.string(),
  /** Whom it is for, as the agency says it; the properties below decide. */
  appliesTo: z.string(),
  /** One or several, such as 'H-1B' or '(c)(9), (c)(26)'; empty for all. */
  classification: z.string(),
  /** Of the petitioner's office or the applicant's home; none for all. */
  states: z.array(z.string()),
  premium: z.boolean().nullable(),
  /** Only when this form travels with it. */
  concurrentWith: z.string(),
  carrier: z.enum(['USPS', 'Courier', 'Online']),
  address: z.string(),
  effectiveFrom: z.string(),
  effectiveTo: Day,
  source: z.string(),
  /** The day somebody looked it up at the agency; a row that nobody confirmed yet has none. */
  verifiedOn: Day,
  verifiedBy: z.string(),
  /** Looked up within the last seven days. */
  fresh: z.boolean(),
  version: z.number(),
})
export type FilingAddress = z.output<typeof FilingAddress>

export const FilingAddressChange = z.object({
  id: z.number(),
  what: z.enum(['Added', 'Changed', 'Confirmed']),
  at: z.string(),
  byName: z.string(),
  /** As it stood afterwards. */
  address: z.string(),
  carrier: z.string(),
  effectiveFrom: z.string(),
  effectiveTo: Day,
})
export type FilingAddressChange = z.output<typeof FilingAddressChange>

/** Where a case may go, and why there (case-types.md §1.7). */
export const OfferedAddresses = z.object({
  addresses: z.array(FilingAddress.extend({ proposed: z.boolean(), why: z.string() })),
  destination: z.object({ filedAs: z.string(), channelRule: z.string(), unknown: z.string() }),
})
export type OfferedAddresses = z.output<typeof OfferedAddresses>

const State = z.string().trim().toUpperCase().refine(isState, { message: 'This is not a US state or territory.' })

/** Where packages go: dated rows that hold for every tenant (case-types.md §1.7). */
export const addressOperations = {
  addresses: query('filings.addresses', {
    summary: 'The filing addresses, dated, and what the caller may do with them.',
    path: 'GET /api/filing-addresses',
    can: 'filingAddress:read',
    input: z.object({ formId: z.string().max(30).optional(), state: State.optional() }),
    output: z.object({ items: z.array(FilingAddress), mayEdit: z.boolean(), mayConfirm: z.boolean() }),
    example: {},
  }),
  saveAddress: command('filings.saveAddress', {
    summary: 'Adds or corrects a filing address. It is used once someone confirmed it on the official page.',
    audit: 'Saved a filing address',
    path: 'PUT /api/filing-addresses',
    can: 'filingAddress:edit',
    input: z
      .object({
        addressId: IdIfKnown,
        formId: z.string().trim().min(2).max(30),
        appliesTo: z.string().trim().max(300).default(''),
        classification: z.string().trim().max(100).default(''),
        states: z.array(State).max(60).default([]),
        concurrentWith: z.string().trim().max(30).default(''),
        premium: z.boolean().nullable().default(null),
        carrier: z.enum(['USPS', 'Courier', 'Online']),
        address: z.string().trim().min(3).max(500),
        effectiveFrom: TypedDay,
        effectiveTo: TypedDay.nullable().default(null),
        source: z.string().trim().max(300).default(''),
        version: Version,
      })
      .refine(({ effectiveFrom, effectiveTo }) => effectiveTo === null || effectiveTo >= effectiveFrom, {
        path: ['effectiveTo'],
        message: 'It ends after it begins.',
      }),
    output: FilingAddress,
    example: {
      formId: 'i-129',
      carrier: 'Courier',
      address: 'USCIS, Attn: I-129',
      effectiveFrom: '2026-01-01',
    },
    names: { addressId: 'shared: a filing address' },
  }),
  confirmAddress: command('filings.confirmAddress', {
    summary: 'Says that the official page was checked today and names this address.',
    audit: 'Confirmed a filing address',
    path: 'POST /api/filing-addresses/:addressId/confirmation',
    can: 'filingAddress:confirm',
    input: z.object({ addressId: Id, version: Version }),
    output: FilingAddress,
    example: { addressId: 1 },
    names: { addressId: 'shared: a filing address' },
  }),
  addressHistory: query('filings.addressHistory', {
    summary: 'What became of a filing address: each change, and each time it was looked up.',
    path: 'GET /api/filing-addresses/:addressId/history',
    can: 'filingAddress:read',
    input: z.object({ addressId: Id }),
    output: z.object({ items: z.array(FilingAddressChange) }),
    example: { addressId: 1 },
    names: { addressId: 'shared: a filing address' },
  }),
}

export const filingExports = {
  filingAddresses: exportOf(
    'exports.filingAddresses',
    addressOperations.addresses,
    'Filing addresses',
    'Exported filing addresses',
  ),
}

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
