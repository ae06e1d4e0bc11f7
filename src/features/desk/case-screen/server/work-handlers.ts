import { taskKey } from '#case-file/cases/open-items.ts'
import { seesInternal, seesTask } from '#case-file/cases/policy.ts'
import type { Task } from '#case-file/cases/records.ts'
import { type NewTask, tasksFor, WHERE_AFTER_MOVE } from '#case-file/cases/rules.ts'
import { refreshBall } from '#case-file/cases/server/ball.ts'
import { accountsOn, authorOf, caseChanged, loginsOn, type Side, tell } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { ownersSide } from '#case-file/cases/server/owners-side.ts'
import { addReaders, addRemark, noteRead } from '#case-file/cases/server/remarks-store.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { addTask, closeTask, hasOpenTask, setTaskDone } from '#case-file/cases/server/work-store.ts'
import { isDecided } from '#case-types/status/statuses.ts'
import type { KnownAnswer } from '#engine/answer.ts'
import { allFacts } from '#facts/all.ts'
import { showDate } from '#formats/dates.ts'
import { DOTS } from '#parties/facts/rules.ts'
import { getPerson } from '#parties/people/server/store.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { ownTasks } from '../what-follows.ts'
import { workOperations } from '../work-contract.ts'
import { moveHome } from './move-home.ts'
import { casesOfPerson, changesSince, documentOf, lastFilingOf, requirePerson } from './store.ts'

const sideWords: Readonly<Record<Side, string>> = {
  ...{ employee: 'employee', employer: 'employer', attorney: 'attorney', firm: 'law firm' },
}

export const workHandlers = implement(workOperations, {
  addTask: async (context, { id, ...task }) => {
    const { db, actor, audit } = context
    const file = await requireCase(db, actor, id, 'for update')
    const author = await authorOf(context)
    const added = await addTask(db, id, task, author)
    const { forWhom, title } = task
    await addEvent(db, id, { kind: 'task', text: `Task for the ${forWhom}: ${title}`, details: { forWhom } }, author)
    await refreshBall(context, file)
    audit({ subject: `case:${id}`, after: { task: title, forWhom }, companyId: file.companyId })
    await tell(context, file, `Case ${file.number}: ${title}`, {
      sides: [forWhom],
      asks: { keys: [taskKey(added.id)], dueOn: added.dueOn },
    })
    return added
  },

  setTaskDone: async (context, { id, taskId, done }) => {
    await requireRight(context, 'case:edit')
    const { db, actor, refuse, audit } = context
    const file = await requireCase(db, actor, id, 'for update')
    const author = await authorOf(context)
    const task = await setTaskDone(db, id, taskId, done, author)
    if (actor.scope === 'person' && file.mode === 'LEGAL' && task.forWhom !== 'employee') refuse('NOT_YOUR_TASK')
    const text = `${done ? 'Done' : 'Open again'}: ${task.title}`
    await addEvent(db, id, { kind: 'task', text, details: { forWhom: task.forWhom } }, author)
    await refreshBall(context, file)
    audit({ subject: `case:${id}`, after: { task: task.title, done }, companyId: file.companyId })
    return task
  },

  addNote: async (context, { id, text, internal }) => {
    const { db, actor, refuse, audit } = context
    const { companyId } = await requireCase(db, actor, id)
    if (internal && !seesInternal(actor.roleId)) refuse('INTERNAL_NOT_YOURS')
    const author = await authorOf(context)
    const note = await addRemark(db, id, { kind: 'note', internal, text }, author)
    await addEvent(
      db,
      id,
      { kind: 'note', text: internal ? 'Added an internal note.' : 'Added a note.', internal },
      author,
    )
    audit({ subject: `case:${id}`, after: { note: note.id, internal }, companyId })
    return note
  },

  sendMessage: async (context, { id, text, userIds, documentId }) => {
    await requireRight(context, 'case:edit')
    const { db, actor, refuse, audit } = context
    const file = await requireCase(db, actor, id)
    const author = await authorOf(context)
    const accounts = await db.within({ kind: 'system' }, () => accountsOn(db, file))
    const others = accounts.filter(({ userId, status }) => userId !== actor.userId && status !== 'Inactive')
    if (userIds.some((each) => !accounts.some(({ userId }) => userId === each))) throw notFound()
    const toChosen = userIds.length > 0
    const readers = toChosen ? others.filter(({ userId }) => userIds.includes(userId)) : others
    if (documentId) {
      const document = await documentOf(db, id, documentId)
      if (!document) throw notFound()
      if (!document.employeeAccess && readers.some(({ side }) => side === 'employee')) refuse('DOCUMENT_HIDDEN')
    }
    const sent = { kind: 'message', internal: false, text, toChosen, ...(documentId && { documentId }) } as const
    const message = await addRemark(db, id, sent, author)
    await addReaders(db, message.id, readers)
    // A question is somebody's to answer, and an answer ends that.
    await refreshItems(context, id)
    // Whoever reads the history learns that something was written, not to whom.
    await addEvent(db, id, { kind: 'message', text: 'Wrote a message.' }, author)
    audit({ subject: `case:${id}`, after: { message: message.id, toChosen }, companyId: file.companyId })
    // A name can be chosen, the side cannot; and what is for some only stands in no mail, which others keep.
    const side = accounts.find(({ userId }) => userId === actor.userId)?.side
    const writer = side ? `${author.name} (${sideWords[side]})` : author.name
    const news = toChosen
      ? `${writer} wrote to you about case ${file.number}.`
      : `${writer} wrote about case ${file.number}: ${text.slice(0, 200)}`
    await tell(context, file, news, {
      ...{ kind: 'messages', only: readers.map(({ userId }) => userId) },
    })
    return { ...message, readers: readers.map(({ userId, name }) => ({ userId, name, readAt: null })) }
  },

  readMessages: async (context, { id }) => {
    await requireRight(context, 'case:read')
    const { db, actor, now, audit } = context
    const { companyId } = await requireCase(db, actor, id)
    await noteRead(db, id, actor.userId, now)
    audit({ subject: `case:${id}`, companyId })
    return { id }
  },

  askToWithdraw: async (context, { id, reason }) => {
    await requireRight(context, 'case:edit')
    const { db, actor, refuse, audit } = context
    const file = await requireCase(db, actor, id, 'for update')
    if (isDecided(file.status)) refuse('DECIDED')
    const author = await authorOf(context)
    const title = `${author.name} asks to withdraw the case`
    const forWhom =
      file.mode === 'DIY' ? await ownersSide(db, file.ownerId) : file.lawFirmId === null ? 'employer' : 'attorney'
    if (!(await hasOpenTask(db, id, title)))
      await addTask(db, id, { forWhom, title, details: reason, source: 'report' }, author)
    await addEvent(db, id, { kind: 'reported', text: `Asked to withdraw the case: ${reason}` }, author)
    await refreshBall(context, file)
    audit({ subject: `case:${id}`, after: { askedToWithdraw: true }, companyId: file.companyId })
    await tell(context, file, `${title} (${file.number}).`, { sides: ['attorney', 'firm', 'employer'] })
    return { id }
  },

  reportChange: async (context, { personId, kind, on, returnsOn, details, address }) => {
    await requireRight(context, 'case:edit')
    const { db, actor, today, refuse, audit } = context
    await requirePerson(db, actor, personId)
    const concerned = await casesOfPerson(db, actor, personId, today)
    const moves = kind === 'move' ? address : undefined
    if (concerned.length === 0 && !moves) refuse('NO_CASE')
    if (moves) await moveHome(context, personId, on, moves)
    const author = await authorOf(context)
    const tasks: Task[] = []
    const told = new Set<number>()
    const given = new Set<string>()
    const { firstName: name, visaExpiresOn, passportExpiresOn, i94ExpiresOn } = await getPerson(db, actor, personId)
    const about = { name, visaExpiresOn, passportExpiresOn, stayEndsOn: i94ExpiresOn, cases: concerned }
    for (const [n, file] of concerned.entries()) {
      // What they were told to do is theirs once, in the newest of their cases.
      const own = n === 0 ? ownTasks({ kind, on, returnsOn }, about, today) : []
      const asked = own.map((task): NewTask => ({ ...task, forWhom: 'employee' }))
      const text = [`${reported[kind]} on ${showDate(on)} was reported.`, details].filter(Boolean).join(' ')
      await addEvent(db, file.id, { kind: 'reported', text, details: { kind, on } }, author)
      for (const { inEachCase, ...task } of [...tasksFor({ kind, on, today }, typeOf(file.typeId), file), ...asked]) {
        const isGiven = !inEachCase && !onceFor(given, file, task)
        if (isGiven || (await hasOpenTask(db, file.id, task.title))) continue
        const added = await addTask(db, file.id, { ...task, source: 'report' }, author)
        if (seesTask(file, actor, added.forWhom)) tasks.push(added)
      }
      // With the job as it is now, the question after a move is answered.
      if (kind === 'job' && actor.scope === 'company') await closeTask(db, file.id, WHERE_AFTER_MOVE, author)
      await refreshBall(context, file)
      caseChanged(context, file.id)
      audit({ subject: `case:${file.id}`, after: { reported: kind, on }, companyId: file.companyId })
      // One event is one piece of news for each person, however many cases it touches.
      const sides = ['attorney', 'firm', 'employer'] as const
      const only = (await loginsOn(context, file, sides)).filter((id) => !told.has(id))
      await tell(context, file, `Case ${file.number}: ${text}`, { sides, only })
      for (const id of only) told.add(id)
    }
    return { tasks, cases: concerned.length }
  },

  changesSinceFiling: async (context, { personId }) => {
    await requireRight(context, 'case:read')
    const { db, actor } = context
    await requirePerson(db, actor, personId)
    const last = await lastFilingOf(db, personId)
    if (!last) return { filedOn: null, number: null, packageNumber: null, items: [] }
    const items = differentFromFiled(await changesSince(db, personId, last))
    return { ...last, items: items.map((each) => ({ ...each, label: allFacts.get(each.fact)?.label ?? each.fact })) }
  },
})

/** One change is one task for each side, in the newest case it touches; another company or firm has its own. */
function onceFor(given: Set<string>, { companyId, lawFirmId }: Whose, { forWhom, title }: NewTask): boolean {
  const key = [companyId, lawFirmId, forWhom, title].join(' ')
  const isFirst = !given.has(key)
  given.add(key)
  return isFirst
}
type Whose = { companyId: number; lawFirmId: number | null }

const reported = {
  move: 'A move',
  trip: 'A trip',
  job: 'A change of job',
} as const

type Change = { before: KnownAnswer | null; after: KnownAnswer | null }

/** Without what was answered otherwise and back again. A secret is recorded without its value: it counts as changed. */
export const differentFromFiled = <C extends Change>(changes: readonly C[]): C[] =>
  changes.filter(({ before, after }) => said(before) !== said(after) || said(after).includes(DOTS))

const said = (answer: KnownAnswer | null) =>
  answer === null ? '' : JSON.stringify('value' in answer ? ['value', answer.value] : ['not', answer.not])
