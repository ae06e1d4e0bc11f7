import { z } from 'zod'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import type { UploadedFile } from '#platform/operation/context.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, TypedDay } from '#platform/operation/fields.ts'
import { Inspection, ItemOf, PublicFile, PublicFileRow } from './records.ts'

const NOT_YOURS = { status: 403, message: 'The employer and its law firm keep this file.' } as const
const DESTROYED = { status: 409, message: 'This file was destroyed after its time.' } as const
const NO_ITEM = { status: 404, message: 'This is not in the file yet.' } as const
const MUST_STAY_OUT = {
  status: 400,
  message: 'This cannot go into a public file. Take the personal detail out and upload it again.',
} as const
const names = { lcaId: 'lca' } as const
const path = '/api/lcas/:lcaId/public-access-file'
const example = { lcaId: 1 }
/** How long a visitor's link lasts at most, and when nothing else was said. */
const LINK_DAYS = 90
/** P5 where the LCA has several places of work: which of them. */
const Place = z.string().trim().max(60).default('')

/** The public access file of an LCA (20 CFR 655.760). */
export const publicAccess = {
  list: query('publicAccess.list', {
    summary: 'Public access files of filed LCAs, what is late first known by its state.',
    path: 'GET /api/public-access-files',
    can: 'lca:read',
    input: PageInput,
    output: pageOf(PublicFileRow),
    example: {},
  }),
  get: query('publicAccess.get', {
    summary: 'One public access file: its items, custodian, log, link and how long it is kept.',
    path: `GET ${path}`,
    can: 'lca:read',
    lookIn: true,
    input: z.object({ lcaId: Id }),
    output: PublicFile,
    example,
    names,
  }),
  supply: command('publicAccess.supply', {
    summary:
      'Puts a document into the file. A Social Security number, birth date, passport or home address in it is refused.',
    audit: 'Put a document into a public access file',
    path: `POST ${path}/items/:item`,
    can: 'lca:post',
    input: z.object({
      lcaId: Id,
      item: ItemOf,
      place: Place,
      says: z.string().trim().max(300).default(''),
      certified: z.stringbool().default(false),
      coverPages: z.stringbool().default(true),
      file: z.custom<UploadedFile>(),
    }),
    output: PublicFile,
    refusals: {
      NOT_YOURS,
      DESTROYED,
      MUST_STAY_OUT,
      UNREADABLE: { status: 400, message: 'This file cannot be opened as a PDF or picture.' },
    },
    example: { ...example, item: 'P1' } as never,
    names,
    upload: { maxBytes: 15 * 1024 * 1024 },
    ownTransactions: true,
  }),
  write: command('publicAccess.write', {
    summary:
      'Writes an item as a page: from the LCA record where it says it (pay, prevailing wage, notice), else from the given text.',
    audit: 'Made a page of a public access file',
    path: `POST ${path}/items/:item/page`,
    can: 'lca:post',
    input: z.object({ lcaId: Id, item: ItemOf, place: Place, text: z.string().trim().max(8000).default('') }),
    output: PublicFile,
    refusals: {
      NOT_YOURS,
      DESTROYED,
      MUST_STAY_OUT,
      NOTHING_TO_WRITE: { status: 400, message: 'Enter the text. The LCA record does not say enough for this page.' },
    },
    example: { ...example, item: 'P6', text: 'Health insurance and 20 days of leave, the same for everyone.' },
    names,
    ownTransactions: true,
  }),
  file: query('publicAccess.file', {
    summary: 'One document of the file, or all of it as one PDF with an index.',
    path: `GET ${path}/documents/:what`,
    can: 'lca:read',
    input: z.object({ lcaId: Id, what: z.union([ItemOf, z.literal('all')]), place: Place }),
    output: z.unknown(),
    download: true,
    refusals: { NO_ITEM },
    example: { ...example, what: 'all' },
    names,
  }),
  check: command('publicAccess.check', {
    summary:
      'Says that every page of an item was looked at and nothing personal is on it. From then on visitors see it.',
    audit: 'Checked a document of a public access file',
    path: `POST ${path}/items/:item/check`,
    can: 'lca:manage',
    input: z.object({ lcaId: Id, item: ItemOf, place: Place }),
    output: PublicFile,
    refusals: { NOT_YOURS, NO_ITEM },
    example: { ...example, item: 'P1' },
    names,
  }),
  keep: command('publicAccess.keep', {
    summary: 'Says who keeps the file where, whether a hold stands, and when the last worker left.',
    audit: 'Changed who keeps a public access file, or until when',
    path: `PUT ${path}`,
    can: 'lca:post',
    input: z.object({
      lcaId: Id,
      custodian: z
        .object({
          name: z.string().trim().min(1, 'Name the custodian.').max(200),
          place: z.string().trim().min(1, 'Name the place.').max(300),
          phone: z.string().trim().max(40),
          hours: z.string().trim().max(200),
        })
        .optional(),
      lastWorkedOn: TypedDay.nullable().optional(),
      neverUsed: z.boolean().optional(),
      hold: z
        .object({ on: TypedDay, why: z.string().trim().min(1, 'Say why it is held.').max(1000) })
        .nullable()
        .optional(),
    }),
    output: PublicFile,
    refusals: { NOT_YOURS, DESTROYED },
    example: { ...example, neverUsed: false },
    names,
  }),
  makeLink: command('publicAccess.makeLink', {
    summary: 'Makes a link for visitors without an account, for this LCA only; an earlier one ends.',
    audit: 'Made a visitor link to a public access file',
    path: `POST ${path}/link`,
    can: 'lca:post',
    input: z.object({ lcaId: Id, days: z.coerce.number().int().min(1).max(LINK_DAYS).default(LINK_DAYS) }),
    output: z.object({ url: z.string(), expiresAt: z.string() }),
    refusals: { NOT_YOURS, DESTROYED },
    example,
    names,
  }),
  endLink: command('publicAccess.endLink', {
    summary: 'Ends the link for visitors at once.',
    audit: 'Ended the visitor link to a public access file',
    path: `POST ${path}/link/end`,
    can: 'lca:post',
    input: z.object({ lcaId: Id }),
    output: PublicFile,
    refusals: { NOT_YOURS },
    example,
    names,
  }),
  log: command('publicAccess.log', {
    summary: 'Writes down that somebody asked for the file; a name only if they gave one.',
    audit: 'Recorded a request for a public access file',
    path: `POST ${path}/requests`,
    can: 'lca:post',
    input: z.object({
      lcaId: Id,
      how: z.enum(['in person', 'by mail']),
      items: z.string().trim().max(200).default('All'),
      requester: z.string().trim().max(200).default(''),
    }),
    output: PublicFile,
    refusals: { NOT_YOURS },
    example: { ...example, how: 'in person' },
    names,
  }),
  destroy: command('publicAccess.destroy', {
    summary:
      'Destroys the file: its documents are erased. Refused before its day, under a hold, and while somebody works.',
    audit: 'Destroyed a public access file',
    path: `POST ${path}/destroy`,
    can: 'lca:manage',
    input: z.object({ lcaId: Id }),
    output: PublicFile,
    refusals: {
      NOT_YOURS: {
        status: 403,
        message: 'The law firm that prepares the LCA destroys its file; without one, the administrator of the company.',
      },
      DESTROYED,
      TOO_EARLY: { status: 409, message: 'This file must still be kept.' },
      HELD: { status: 409, message: 'A legal hold keeps this file until the hold ends.' },
    },
    example,
    names,
  }),
}

const Token = z.string().trim().min(10).max(100)
const LINK_ENDED = {
  status: 404,
  message: 'This link does not work any more. Ask the company for its public access file; it must show it to you.',
} as const
const TOO_MANY = { status: 429, message: 'Too many attempts. Please wait 15 minutes.' } as const
const visitor = { token: 'a-token-that-nobody-was-ever-given' }

/** What somebody without an account sees by a link: one file, nothing else. */
export const inspection = {
  open: command('inspection.open', {
    summary: 'The public access file of a link. The time of opening is logged, nothing about the visitor.',
    audit: 'Opened a public access file by its link',
    path: 'POST /api/inspection/open',
    can: 'public',
    link: true,
    input: z.object({ token: Token }),
    output: Inspection,
    refusals: { LINK_ENDED, TOO_MANY },
    example: visitor,
  }),
  document: query('inspection.document', {
    summary: 'One document of the file of a link, or all of it as one PDF.',
    path: 'POST /api/inspection/document',
    can: 'public',
    link: true,
    input: z.object({ token: Token, what: z.union([ItemOf, z.literal('all')]), place: Place }),
    output: z.unknown(),
    download: true,
    refusals: { LINK_ENDED, TOO_MANY, NO_ITEM },
    example: { ...visitor, what: 'all' },
  }),
}
