import { z } from 'zod'
import { Role } from '#formats/roles.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, TypedDay } from '#platform/operation/fields.ts'

/** News of a day, or a page of information that stays. */
export const PostKind = z.enum(['news', 'page'])

export const Post = z.object({
  id: z.number(),
  kind: PostKind,
  title: z.string(),
  /** Plain text; an empty line begins a new paragraph. */
  body: z.string(),
  roles: z.array(z.number()),
  fromOn: z.string(),
  untilOn: z.string().nullable(),
  byName: z.string(),
  version: z.number(),
})
export type Post = z.output<typeof Post>

const Posts = z.object({ items: z.array(Post), may: z.object({ write: z.boolean() }) })

/** What the provider tells the people who work here. */
export const news = {
  list: query('news.list', {
    summary: 'News or pages for the role of the caller, newest first; who writes them sees all of them.',
    path: 'GET /api/news',
    can: 'session',
    input: z.object({ kind: PostKind.default('news') }),
    output: Posts,
  }),
  save: command('news.save', {
    summary: 'Publishes news or a page for some roles, or changes it.',
    audit: 'Published news or a page of information',
    path: 'PUT /api/news',
    can: 'news:write',
    input: z.object({
      id: IdIfKnown,
      version: z.number().int().optional(),
      kind: PostKind,
      title: z.string().trim().min(1, 'Enter a title.').max(200),
      body: z.string().trim().min(1, 'Enter the text.').max(20_000),
      roles: z.array(z.number().int().positive()).min(1, 'Choose who reads it.').max(50),
      fromOn: TypedDay,
      untilOn: TypedDay.nullable(),
    }),
    output: Post,
    refusals: {
      ENDS_BEFORE: { status: 400, message: 'It ends on the day it begins, or later.' },
      STALE: { status: 409, message: 'Someone changed it in the meantime. Open it again.' },
    },
    example: {
      ...{ kind: 'news', title: 'New edition of Form I-129', body: 'From Monday on.' },
      ...{ roles: [Role.attorney], fromOn: '2026-11-01', untilOn: null },
    },
    names: { id: 'shared: a piece of news' },
  }),
  remove: command('news.remove', {
    summary: 'Takes news or a page away.',
    audit: 'Removed news or a page of information',
    path: 'POST /api/news/:id/delete',
    can: 'news:write',
    input: z.object({ id: Id }),
    output: z.object({}),
    example: { id: 1 },
    names: { id: 'shared: a piece of news' },
  }),
}
