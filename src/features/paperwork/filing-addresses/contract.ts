import { z } from 'zod'
import { isState } from '#formats/addresses.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, TypedDay, Version } from '#platform/operation/fields.ts'
import { FilingAddress, FilingAddressChange } from './records.ts'

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
