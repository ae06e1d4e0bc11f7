import { z } from 'zod'
import { REVEALED_AND_CONFIRMED } from '#parties/facts/contract.ts'
import type { UploadedFile } from '#platform/operation/context.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, TypedDay } from '#platform/operation/fields.ts'

export const MOST_SCAN_BYTES = 25 * 1024 * 1024
/** Pages of a scan that are looked at; more are not one filing's signatures. */
export const MOST_SCAN_PAGES = 50
/** Scans of one case that wait to be read. */
export const MOST_SCANS_WAITING = 100

/** Card data is never kept, not even on a scan. */
const NOT_KEPT = { status: 409, message: 'A payment form was on this scan, so it was not kept.' } as const

export const ScannedPage = z.object({
  /** Page of the scan, from 1. */
  page: z.number(),
  state: z.enum([
    'Matched',
    'Placed',
    'No code',
    'Two codes',
    'Foreign',
    'Changed',
    'Nothing to sign',
    'Payment form',
    'Put aside',
  ]),
  code: z.string(),
  /** Which page of which form it is, and who signs there. */
  what: z.string(),
  /** How many people sign there; on a page of several somebody looks whether all did. */
  signers: z.number(),
})
export type ScannedPage = z.output<typeof ScannedPage>

export const SignedScan = z.object({
  id: z.number(),
  fileName: z.string(),
  /** `Refused`: a payment form is on it, and what shows a card is not kept. */
  status: z.enum(['Reading', 'Read', 'Failed', 'Refused']),
  donePages: z.number(),
  totalPages: z.number(),
  pages: z.array(ScannedPage),
  at: z.string(),
  byName: z.string(),
})
export type SignedScan = z.output<typeof SignedScan>

/** Signed pages on their way back: scanned, matched by the code that a machine reads, or placed by hand. */
export const scanOperations = {
  scan: command('filings.scan', {
    summary:
      'Takes a scan of signed pages, several at once; a job finds each page’s code in its symbol, its text or the file’s name.',
    audit: 'Uploaded a scan of signed pages',
    path: 'POST /api/cases/:id/signature-scans',
    can: 'session',
    input: z.object({ id: Id, signedOn: TypedDay.optional(), file: z.custom<UploadedFile>() }),
    output: SignedScan,
    refusals: {
      NOT_YET: { status: 400, message: 'This day has not come yet.' },
      TOO_MANY: { status: 409, message: 'Many scans of this case are still being read. Send more when they are done.' },
    },
    names: { id: 'case' },
    upload: { maxBytes: MOST_SCAN_BYTES },
    ownTransactions: true,
  }),
  scans: query('filings.scans', {
    summary: 'The scans of signed pages, the newest first, and what became of each page.',
    path: 'GET /api/cases/:id/signature-scans',
    can: 'session',
    lookIn: true,
    input: z.object({ id: Id }),
    output: z.object({ items: z.array(SignedScan) }),
    example: { id: 1 },
    names: { id: 'case' },
    passive: true,
  }),
  placeScan: command('filings.placeScan', {
    summary: 'Says which page of which form a page of a scan is; without a form it is set aside.',
    audit: 'Matched a scanned page to its form, or marked it as not needed',
    path: 'PUT /api/cases/:id/signature-scans/:scanId/pages/:page',
    can: 'session',
    input: z.object({ id: Id, scanId: Id, page: Id, caseFormId: Id.nullable(), formPage: Id.nullable().default(null) }),
    output: SignedScan,
    refusals: {
      PAGE_UNKNOWN: { status: 400, message: 'This scan has no such page.' },
      NOT_KEPT,
      STILL_READING: { status: 409, message: 'This scan is still being read.' },
      NOTHING_TO_SIGN: { status: 409, message: 'Nothing is signed on this page.' },
      NOT_PRINTED: { status: 409, message: 'Build the package first: this page has not been printed yet.' },
    },
    example: { id: 1, scanId: 1, page: 1, caseFormId: null },
    names: { id: 'case', scanId: 'scan', caseFormId: 'caseForm' },
  }),
  lookAtBox: command('filings.lookAtBox', {
    summary: 'Says whether a signature box of a scan is signed, and which date is written beside it.',
    audit: 'Looked at a signature on a scan',
    path: 'PUT /api/cases/:id/signature-scans/:scanId/boxes',
    can: 'session',
    input: z.object({
      id: Id,
      scanId: Id,
      caseFormId: Id,
      block: z.string().max(60),
      signed: z.boolean(),
      signedOn: TypedDay.nullable().default(null),
    }),
    output: z.object({ looked: z.enum(['Yes', 'No']) }),
    refusals: {
      NOT_ON_SCAN: {
        status: 409,
        message: 'This box is not on this scan, or the page came back on another one since.',
      },
      ATTORNEY_ONLY: { status: 403, message: 'The attorney says whether a box is signed. You can look at the scans.' },
      DATE_MISSING: { status: 400, message: 'Enter the date as it is written beside the signature.' },
      NOT_YET: { status: 400, message: 'This day has not come yet.' },
    },
    example: { id: 1, scanId: 1, caseFormId: 1, block: 'Pt3Line7a_Signature[0]', signed: false },
    names: { id: 'case', scanId: 'scan', caseFormId: 'caseForm' },
  }),
  scannedBox: query('filings.scannedBox', {
    summary: 'One signature box with its date, cut out of a scan, as a PNG.',
    path: 'GET /api/cases/:id/signature-scans/:scanId/box',
    can: 'session',
    input: z.object({ id: Id, scanId: Id, caseFormId: Id, block: z.string().max(60) }),
    output: z.unknown(),
    download: true,
    refusals: {
      NOT_ON_SCAN: {
        status: 409,
        message: 'This box is not on this scan, or the page came back on another one since.',
      },
      NO_PICTURE: { status: 409, message: 'This box cannot be cut out of the scan. Open the scan and look there.' },
    },
    example: { id: 1, scanId: 1, caseFormId: 1, block: 'Pt3Line7a_Signature[0]' },
    names: { id: 'case', scanId: 'scan', caseFormId: 'caseForm' },
  }),
  scanFile: query('filings.scanFile', {
    summary: 'A scan of signed pages as it came in.',
    path: 'GET /api/cases/:id/signature-scans/:scanId/file',
    can: 'session',
    input: z.object({ id: Id, scanId: Id, inline: z.stringbool().optional() }),
    output: z.unknown(),
    refusals: { ...REVEALED_AND_CONFIRMED, NOT_KEPT },
    download: true,
    example: { id: 1, scanId: 1 },
    names: { id: 'case', scanId: 'scan' },
  }),
  pagesToSign: query('filings.pagesToSign', {
    summary:
      'The pages that one person still has to sign, from a package, as one PDF to print; one place to sign says who it is.',
    path: 'GET /api/cases/:id/packages/:packageId/pages-to-sign',
    can: 'session',
    // The person is found by a place to sign: addresses are logged and remembered, so they hold no names.
    input: z.object({ id: Id, packageId: Id, caseFormId: Id, block: z.string().max(60) }),
    output: z.unknown(),
    download: true,
    refusals: {
      ...REVEALED_AND_CONFIRMED,
      PACKAGE_OUTDATED: {
        status: 409,
        message: 'Something was answered anew since this package was built. Build it again, then print.',
      },
      NOTHING_TO_SIGN: { status: 409, message: 'This person has nothing left to sign in this package.' },
    },
    example: { id: 1, packageId: 1, caseFormId: 1, block: 'client' },
    names: { id: 'case', packageId: 'package', caseFormId: 'caseForm' },
  }),
}
