import { z } from 'zod'
import { MASKED_OR_CONFIRMED } from '#parties/facts/contract.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, TypedDay } from '#platform/operation/fields.ts'
import { CasePackage, FilingState } from './records.ts'

const Carrier = z.enum(['USPS', 'Courier', 'Online'])

export const packageOperations = {
  state: query('filings.state', {
    summary: 'How and where a case is filed, who signs where, and the packages that were built.',
    path: 'GET /api/cases/:id/filing',
    can: 'session',
    input: z.object({ id: Id }),
    output: FilingState,
    example: { id: 1 },
    names: { id: 'case' },
  }),
  plan: command('filings.plan', {
    summary:
      'Sets when, how and where a case is filed. `verified`: the address was checked on the official page today.',
    audit: 'Planned when, how and where a case is filed',
    path: 'PUT /api/cases/:id/filing',
    can: 'session',
    input: z.object({
      id: Id,
      fileOn: TypedDay.nullable().optional(),
      carrier: Carrier.nullable().optional(),
      address: z.string().trim().max(500).optional(),
      addressId: IdIfKnown,
      verified: z.boolean().optional(),
      /** The family's applications go out in the package of this petition. */
      withFamily: z.boolean().optional(),
    }),
    output: FilingState,
    refusals: {
      ADDRESS_UNKNOWN: { status: 400, message: 'There is no such filing address for this day.' },
      NO_FAMILY: {
        status: 409,
        message: 'This case has no open application of the family that could go with it.',
      },
      DAY_PAST: { status: 400, message: 'This day is past: fees and editions would be those of then. Choose another.' },
    },
    example: { id: 1, carrier: 'Courier' },
    names: { id: 'case', addressId: 'shared: a filing address' },
  }),
  build: command('filings.build', {
    summary: 'Builds the filing package as one PDF in a job; the screen shows how far it is.',
    audit: 'Built a filing package',
    path: 'POST /api/cases/:id/packages',
    can: 'session',
    input: z.object({ id: Id }),
    output: CasePackage,
    refusals: {
      NOTHING_TO_FILE: { status: 409, message: 'Cases of this type file nothing with an agency.' },
      IN_THE_PETITION: {
        status: 409,
        message: 'This application goes out in the package of the principal’s case. Build the package there.',
      },
      UNDER_WAY: { status: 409, message: 'A package of this case is being built already.' },
    },
    example: { id: 1 },
    names: { id: 'case' },
    idempotent: true,
  }),
  package: query('filings.package', {
    summary: 'One package: how far it is, what is in it, what is missing.',
    path: 'GET /api/cases/:id/packages/:packageId',
    can: 'session',
    input: z.object({ id: Id, packageId: Id }),
    output: CasePackage,
    example: { id: 1, packageId: 1 },
    names: { id: 'case', packageId: 'package' },
    passive: true,
  }),
  file: query('filings.file', {
    summary:
      'The PDF of a package; without the right to see numbers in full a masked copy of its forms, not for filing.',
    path: 'GET /api/cases/:id/packages/:packageId/file',
    can: 'session',
    input: z.object({ id: Id, packageId: Id, inline: z.stringbool().optional() }),
    output: z.unknown(),
    refusals: MASKED_OR_CONFIRMED,
    download: true,
    example: { id: 1, packageId: 1 },
    names: { id: 'case', packageId: 'package' },
  }),
  sign: command('filings.sign', {
    summary:
      'The signer marks their signature on a printed page, with the day and why there is no scan. Without a day the mark is removed.',
    audit: 'Recorded a signature, or took the record back',
    path: 'PUT /api/cases/:id/signatures',
    can: 'session',
    input: z.object({
      id: Id,
      caseFormId: Id,
      block: z.string().max(60),
      signedOn: TypedDay.nullable(),
      /** Why the signed page does not come back as a scan. */
      reason: z.string().trim().max(500).default(''),
      kind: z.enum(['Ink', 'Online account']).default('Ink'),
    }),
    output: FilingState,
    refusals: {
      BLOCK_UNKNOWN: { status: 400, message: 'This form has no such signature.' },
      NOT_YET: { status: 400, message: 'This day has not come yet.' },
      NOT_YOURS: {
        status: 403,
        message: 'Only the signer marks a signature by hand. Scan the signed page instead.',
      },
      REASON_MISSING: { status: 400, message: 'Say why the signed page is not scanned.' },
      NOT_PRINTED: { status: 409, message: 'Build the package first: this page has not been printed yet.' },
      NOT_ONLINE: { status: 409, message: 'This case is not filed online: it is signed by hand, on paper.' },
    },
    example: { id: 1, caseFormId: 1, block: 'Pt3Line7a_Signature[0]', signedOn: '2026-01-02', reason: 'Signed here.' },
    names: { id: 'case', caseFormId: 'caseForm' },
  }),
  seePayment: command('filings.seePayment', {
    summary:
      'Says that a payment form was seen on paper, completed and signed, and its date. Without a day it was not.',
    audit: 'Looked at a payment form on paper',
    path: 'PUT /api/cases/:id/payment-forms',
    can: 'session',
    input: z.object({ id: Id, key: z.string().max(200), signedOn: TypedDay.nullable() }),
    output: z.object({ signedOn: z.string().nullable() }),
    refusals: {
      PAYMENT_UNKNOWN: { status: 409, message: 'This case has no such payment. Look at its fees again.' },
      ATTORNEY_ONLY: { status: 403, message: 'The attorney says whether a payment form is signed.' },
      NOT_YET: { status: 400, message: 'This day has not come yet.' },
    },
    example: { id: 1, key: 'i-129/', signedOn: '2026-01-02' },
    names: { id: 'case' },
  }),
  markFiled: command('filings.markFiled', {
    summary:
      'Says that a package went out: keeps package and snapshot with their hashes and moves the case to Case Filed.',
    audit: 'Marked a case as filed',
    path: 'POST /api/cases/:id/packages/:packageId/filed',
    can: 'session',
    input: z.object({
      id: Id,
      packageId: Id,
      filedOn: TypedDay,
      proofOfFiling: z.string().trim().min(3).max(100),
    }),
    output: FilingState,
    refusals: {
      NOT_READY: { status: 409, message: 'Only a finished package is filed.' },
      PACKAGE_OUTDATED: {
        status: 409,
        message: 'Something was answered anew since this package was built. Build it again.',
      },
      PROOF_PAGES: {
        status: 409,
        message:
          'This package has proof pages in place of official forms, and those cannot be filed. Add the official blanks in the Form Library, then build the package again.',
      },
      NOT_COMPLETE: {
        status: 409,
        message: 'Things are missing in this package. Put them in, then build it again.',
      },
      FAMILY_NOT_READY: {
        status: 409,
        message:
          'The family’s application in this package is not ready. Finish it, or take it out and build the package again.',
      },
      ERRORS_OPEN: { status: 409, message: 'The pre-filing check has errors.' },
      ADDRESS_MISSING: { status: 409, message: 'Choose where it is filed: an address, or online.' },
      ADDRESS_OLD: { status: 409, message: 'Look the filing address up again: that was more than seven days ago.' },
    },
    example: { id: 1, packageId: 1, filedOn: '2026-01-02', proofOfFiling: '1Z999AA10123456784' },
    names: { id: 'case', packageId: 'package' },
  }),
}
