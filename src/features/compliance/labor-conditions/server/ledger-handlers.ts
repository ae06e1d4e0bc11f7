import { authorOf, caseChanged, type Working } from '#case-file/cases/server/case-contacts.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { addTask, setTaskDone } from '#case-file/cases/server/work-store.ts'
import { isOpenCase } from '#case-types/status/statuses.ts'
import { sameText } from '#formats/same-name.ts'
import { implement } from '#platform/operation/context.ts'
import { wagesOf } from '../checks.ts'
import { type Entry, followsFrom } from '../ledger.ts'
import { lcaLedger } from '../ledger-contract.ts'
import { postsNotice } from '../policy.ts'
import {
  addEntry,
  entryOf,
  type Kept,
  type LcaColumns,
  removeEntry,
  requireLca,
  saveConditions,
  settleEntry,
  usesOf,
} from './store.ts'
import { shownLca } from './view.ts'

/** What has happened; a move or a transfer may be written down before its day. */
const happened: readonly Entry['kind'][] = ['unpaid', 'visit']

export const lcaLedgerHandlers = implement(lcaLedger, {
  add: async (context, { lcaId, entry }) => {
    const { db, actor, now, today, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId, 'for update of l')
    if (!postsNotice(row, actor)) refuse('NOT_YOURS')
    if (happened.includes(entry.kind) && entry.on > today) refuse('NOT_YET')
    if (entry.kind === 'unpaid' && entry.until && entry.until < entry.on) refuse('ENDS_BEFORE')
    const task = await raise(context, row, entry)
    await addEntry(db, row, { entry, task, byName: (await authorOf(context)).name, at: now })
    // The successor's sworn statement belongs into the public access file (P7): from now on it is asked for there.
    if (entry.kind === 'company' && entry.change === 'successor takes over')
      await saveConditions(db, lcaId, { ...row.conditions, reorganized: true }, now)
    audit({ subject: `lca:${lcaId}`, after: entry, companyId: row.companyId })
    return shownLca(context, lcaId)
  },

  settle: async (context, { lcaId, entryId, on, note }) => {
    const { db, actor, today, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId, 'for update of l')
    if (!postsNotice(row, actor)) refuse('NOT_YOURS')
    const entry = (await entryOf(db, lcaId, entryId)) ?? refuse('NO_ENTRY')
    if (on > today) refuse('NOT_YET')
    await settleEntry(db, entryId, { on, note }, (await authorOf(context)).name)
    await closeItsTask(context, entry)
    audit({ subject: `lca:${lcaId}`, after: { entryId, doneOn: on, note }, companyId: row.companyId })
    return shownLca(context, lcaId)
  },

  remove: async (context, { lcaId, entryId }) => {
    const { db, actor, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId, 'for update of l')
    if (!postsNotice(row, actor)) refuse('NOT_YOURS')
    const entry = (await entryOf(db, lcaId, entryId)) ?? refuse('NO_ENTRY')
    if (entry.doneOn !== null) refuse('SETTLED')
    await removeEntry(db, entryId)
    await closeItsTask(context, entry)
    audit({ subject: `lca:${lcaId}`, before: entry.entry, companyId: row.companyId })
    return shownLca(context, lcaId)
  },
})

/** In the worker's open case, or in the first one that rests on the LCA; without one the ledger alone says it. */
async function raise(context: Working, row: LcaColumns, entry: Entry) {
  const { required } = wagesOf(row.known, row.conditions)
  const { task, says } = followsFrom(entry, { required, today: context.today })
  if (!task) return undefined
  const uses = await usesOf(context.db, row.id)
  const worker = 'worker' in entry ? entry.worker : ''
  const open = uses.filter(({ status }) => isOpenCase(status))
  const use = open.find(({ personName }) => sameText(personName ?? '', worker)) ?? open[0]
  if (!use) return undefined
  const added = await addTask(context.db, use.id, { ...task, details: says, source: 'rule' }, await authorOf(context))
  await refreshItems(context, use.id)
  caseChanged(context, use.id)
  return { id: added.id, caseId: use.id }
}

async function closeItsTask(context: Working, { taskId, taskCaseId }: Kept): Promise<void> {
  if (taskId === null || taskCaseId === null) return
  await setTaskDone(context.db, taskCaseId, taskId, true, await authorOf(context))
  await refreshItems(context, taskCaseId)
  caseChanged(context, taskCaseId)
}
