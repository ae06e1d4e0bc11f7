import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'
import { Chosen, KeptDraft } from './chosen.ts'

/** Cases that somebody began to open: kept by themselves, each person's own. */
export const caseDrafts = {
  list: query('caseDrafts.list', {
    summary: 'The caller’s drafts of new cases, the newest first.',
    path: 'GET /api/my/case-drafts',
    can: 'session',
    input: z.object({}),
    output: z.object({ items: z.array(KeptDraft) }),
  }),
  begin: command('caseDrafts.begin', {
    summary: 'Keeps what was chosen first for a new case.',
    audit: 'Started a draft of a case',
    path: 'POST /api/my/case-drafts',
    can: 'session',
    input: z.object({ chosen: Chosen }),
    output: z.object({ id: z.number() }),
    example: { chosen: { companyId: '1', typeId: '1' } },
    idempotent: true,
  }),
  keep: command('caseDrafts.keep', {
    summary: 'Keeps what has been chosen since.',
    audit: 'Saved a draft of a case',
    path: 'PUT /api/my/case-drafts/:id',
    can: 'session',
    input: z.object({ id: Id, chosen: Chosen }),
    output: z.object({ id: z.number() }),
    example: { id: 1, chosen: { companyId: '1', typeId: '1' } },
    names: { id: 'caseDraft' },
  }),
  discard: command('caseDrafts.discard', {
    summary: 'Deletes a draft of one’s own.',
    audit: 'Deleted a draft of a case',
    path: 'POST /api/my/case-drafts/:id/discard',
    can: 'session',
    input: z.object({ id: Id }),
    output: z.object({ id: z.number() }),
    example: { id: 1 },
    names: { id: 'caseDraft' },
  }),
}
