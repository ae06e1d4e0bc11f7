import { recordsOf } from '../demo.ts'
import { messageOf } from '../parties.ts'
import { hold, same } from '../row.ts'
import { everyRecord, type Json } from '../server.ts'
import type { Served } from '../world.ts'
import { caller, changedOneByOne, fresh, type Makings, says } from './making.ts'
import { familyNair } from './parties.ts'

const flow = (world: Served, role: number) => caller(world, role, '/caseflowApi/')
const records = 'id caseTypeId caseMode status statusName companyAutoId personautoid percentage creationDate'

/** Specification §7: events, cases and labor condition applications. */
export const caseMakings: Makings = {
  'POST api/eventdetails': async (world) => {
    const { id, title } = await newEvent(world)
    hold(Number(id) > 0, 'The event has no id.')
    says(await eventTitled(world, title), { done: false }, 'The event in the calendar', 'eventId caseId eventDate')
  },
  'PUT eventFlowInitiation/update': async (world) => {
    const { id } = await newEvent(world)
    const { put } = await flow(world, 9)
    const said = {
      ...{ eventName: fresh('Call again '), eventDescription: 'Much later', eventDate: dayIn(9), done: true },
    }
    const change = (one: Json) => put('eventFlowInitiation/update/', { eventId: id, ...one })
    const read = () => eventTitled(world, said.eventName)
    await changedOneByOne(said, change, read)
    // What was ticked off is opened again, and says still what it said.
    await change({ done: false })
    says(await read(), { ...said, done: false }, 'The event that was opened again')
    await change({ eventDescription: '' })
    says(await read(), { ...said, done: false, eventDescription: '' }, 'The event whose description was taken out')
  },
  'POST caseflow/createEmptyCase': async (world) => {
    const { get } = await flow(world, 3)
    const answer = await newCase(world)
    says(answer, { caseTypeId: 1, status: 1, statusName: 'Initiated', caseMode: 'LEGAL' }, 'The answer', records)
    says(await get(`caseflow/getCaseflow/${answer.id}`), { id: answer.id, status: 1 }, 'The case')
    // Without a type it is the default one (decisions §12).
    const { personautoid, companyAutoId } = answer
    const bare = await (await flow(world, 3)).post('caseflow/createEmptyCase/', { personautoid, companyAutoId })
    same(bare.caseTypeId, 4, 'The type of a case that names none')
  },
  'POST caseflow/createEmptyCaseWithoutPayment': async (world) => {
    const { post, who } = await flow(world, 3)
    const [person] = await familyNair(world)
    const said = (formName: string) => ({ formName, personautoid: person?.id, companyAutoId: person?.companyId })
    const path = 'caseflow/createEmptyCaseWithoutPayment/'
    for (const [name, caseTypeId] of [
      ['H1B LCA Only', 10],
      ['Public Access File Only', 11],
    ] as const)
      says(await post(path, said(name)), { caseTypeId, status: 1 }, `The case of ${name}`)
    const refused = await who.send('POST', `/caseflowApi/${path}`, said('H1B Petition'))
    same(refused.status, 409, `The answer to an H-1B petition: ${messageOf(refused)}`)
  },
  'PUT caseflow/updateCase': async (world) => {
    const { put, get } = await flow(world, 9)
    const { id } = await newCase(world)
    says(
      await put('caseflow/updateCase/', { caseId: id, premium: true }),
      { id, premium: true, status: 1 },
      'The answer',
    )
    const read = () => get(`caseflow/getCaseflow/${id}`)
    says(await read(), { premium: true, status: 1 }, 'The case')
    await changedOneByOne(
      { subType: 'amendment', channel: 'online', priorityDate: '2021-05-04', premium: false },
      (one) => put('caseflow/updateCase/', { caseId: id, ...one }),
      async () => {
        const record = await read()
        return { ...record, channel: (record.options as Json).channel }
      },
      { status: 1 },
    )
  },
  'POST caseflowinitiation/create': (world) => answering(world, 'post', 'caseflowinitiation/create/', 'LK'),
  'PUT caseflowinitiation/update': (world) => answering(world, 'put', 'caseflowinitiation/update/', 'BD'),
  'POST workflow/create': async (world) => {
    const { post, get } = await flow(world, 3)
    const { id } = await newCase(world)
    says(
      await post('workflow/create', { caseId: id, workflowStatusId: 2 }),
      { id, caseId: id, status: 2 },
      'The answer',
    )
    says(await get(`caseflow/getCaseflow/${id}`), { status: 2, statusName: 'Case Submitted' }, 'The case')
  },
  'PUT workflow/updateWorkflows': async (world) => {
    const { post } = await flow(world, 3)
    const { put, get } = await flow(world, 9)
    const { id } = await newCase(world)
    await post('workflow/create', { caseId: id, workflowStatusId: 2 })
    says(await put('workflow/updateWorkflows', { caseId: id, statusId: 1 }), { id, status: 1 }, 'The answer')
    says(await get(`caseflow/getCaseflow/${id}`), { status: 1 }, 'The case')
  },
  'GET caseflow/getAllCaseflows/{companyId}': async (world) => {
    const { who } = await flow(world, 3)
    const { companyId } = await recordsOf(world)
    const own = await newCase(world)
    const list = (narrowed: string) =>
      everyRecord(who, `/caseflowApi/caseflow/getAllCaseflows/${companyId}?${narrowed}`)
    const all = await list('calculatePercentageFields=true')
    const mine = await list('userName=employer@visacare.demo')
    hold(
      mine.some(({ id }) => id === own.id),
      'What the user opened is not among the user’s cases.',
    )
    hold(mine.length < all.length, 'The user’s cases are all cases.')
    same((await list('userName=nobody@visacare.demo')).length, 0, 'The number of cases of nobody')
    hold(
      all.every(({ percentage, companyAutoId }) => typeof percentage === 'number' && companyAutoId === companyId),
      'A case lacks its percentage, or is of another company.',
    )
  },
  'GET caseflowinitiation/getCaseDetailsByPetitionApproved': async (world) => {
    const { approved, answered } = await filtered(world, 'getCaseDetailsByPetitionApproved')
    same(answered, approved, 'The approved cases')
  },
  'GET caseflowinitiation/getCaseDetailsByRfeRespondedOn': async (world) => {
    const call = 'getCaseDetailsByRfeRespondedOn'
    const { answered: before, all } = await filtered(world, call)
    const ids = all.map(({ id }) => id)
    same(before, await thoseAnswered(world, ids), 'The cases whose request was answered')
    const id = await answeredRequest(world, all)
    hold(!before.includes(id), 'The request of this case was answered before.')
    same((await filtered(world, call)).answered, [...before, id].sort(), 'The cases after one more answer')
  },
  'POST caseflowinitiation/createChildLCA': async (world) => {
    const { child, caseId } = await newLca(world)
    says(child, { caseId, status: 'Draft', ...ASKED }, 'The answer', 'lcaNumber creationDate')
  },
  'PUT caseflowinitiation/updateChildLCA': async (world) => {
    const { child } = await newLca(world)
    const { put, get } = await flow(world, 3)
    says(await put('caseflowinitiation/updateChildLCA', { id: child.id, workers: 2 }), { workers: 2 }, 'The answer')
    const kept = await get(`caseflowinitiation/getChildLCADetailsById/${child.id}`)
    says(kept, { workers: 2, note: 'Second site' }, 'The LCA')
    const said = {
      ...{ jobTitle: 'Data Keeper', socCode: '15-1242', workers: 3, worksiteCity: 'Salem', worksiteState: 'OR' },
      ...{ beginsOn: '2027-02-01', endsOn: '2029-01-31', note: 'Third site' },
    }
    await changedOneByOne(
      said,
      (one) => put('caseflowinitiation/updateChildLCA', { id: child.id, ...one }),
      () => get(`caseflowinitiation/getChildLCADetailsById/${child.id}`),
    )
  },
  'GET caseflowinitiation/getChildLCADetailsById/{id}': (world) => lcaAt(world, 'getChildLCADetailsById', 'id'),
  'GET caseflowinitiation/getChildCaseIdLCADetails/{id}': (world) => lcaAt(world, 'getChildCaseIdLCADetails', 'caseId'),
  'GET caseflowinitiation/getChildLCADetailsList/{id}': (world) => lcaAt(world, 'getChildLCADetailsList', 'caseId'),
  'GET caseflowinitiation/getChildLCADetailsListFromCompanyId/{id}': (world) =>
    lcaAt(world, 'getChildLCADetailsListFromCompanyId', 'companyAutoId'),
  'GET caseflowinitiation/getAllChildLCADetails': (world) => lcaAt(world, 'getAllChildLCADetails'),
}

/** An H-1B petition about the first of the family, opened by the employer. */
export async function newCase(world: Served): Promise<Json> {
  const { post } = await flow(world, 3)
  const person = (await familyNair(world)).find(({ relation }) => relation === 'Principal')
  const about = { personautoid: person?.id, companyAutoId: person?.companyId }
  const said = { caseTypeId: 1, subType: 'extension', channel: 'paper', ...about }
  const opened = await post('caseflow/createEmptyCase/', said)
  // To the calls that send e-mail this id means that there is no case (decisions §10).
  return opened.id === 116 ? post('caseflow/createEmptyCase/', said) : opened
}

async function newEvent(world: Served) {
  const { post } = await caller(world, 9, '/loginapi/')
  const { id: caseId } = await newCase(world)
  const title = fresh('Call the client ')
  const eventDate = dayIn(3)
  const event = await post('api/eventdetails/', { caseId, eventName: title, eventDescription: 'Soon', eventDate })
  same([event.eventName, event.caseId], [title, caseId], 'The answer')
  return { id: event.eventId, title }
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function eventTitled(world: Served, wanted: string): Promise<Json | undefined> {
  const { list } = await caller(world, 9, '/loginapi/')
  return (await list('api/geteventdetails/')).find(({ eventName }) => eventName === wanted)
}

/** Answers one question of a case, which then everybody reads. */
async function answering(world: Served, how: 'post' | 'put', path: string, value: string): Promise<void> {
  const calls = await flow(world, 9)
  const { id, personautoid } = await newCase(world)
  const subject = `person/${personautoid}`
  const changes = [{ subject, answers: { 'person.birthCountry': { value } } }]
  await calls[how](path, { caseflowId: id, changes })
  const { known } = await calls.get(`caseflowinitiation/getCaseflowInitiationDetails/${id}`)
  const kept = (known as Record<string, Record<string, Json>>)[subject]?.['person.birthCountry']?.value
  same(kept, value, 'The answer that is known afterwards')
}

/** The ids that a filtering call answers, and those that every case says of itself. */
async function filtered(world: Served, call: string) {
  const { who } = await flow(world, 9)
  const { companyId, lawFirmId } = await recordsOf(world)
  const query = `companyId=${companyId}&lawfirmId=${lawFirmId}`
  const ids = async (more: string) =>
    (await everyRecord(who, `/caseflowApi/caseflowinitiation/${call}?${query}${more}`))
      .map(({ id }) => Number(id))
      .sort()
  same(await ids('&filingUserName=nobody@visacare.demo'), [], 'The cases that nobody opened')
  const all = await everyRecord(who, `/api/cases?companyId=${companyId}`)
  const approved = all
    .filter(({ outcome }) => outcome === 'Approved')
    .map(({ id }) => Number(id))
    .sort()
  hold(approved.length > 0 && approved.length < all.length, 'The demo has no other cases to tell apart.')
  return { answered: await ids(''), approved, all }
}

/** Those that say of themselves on which day their request was answered. */
async function thoseAnswered(world: Served, ids: readonly unknown[]): Promise<number[]> {
  const { get } = await caller(world, 9, '/api/cases/')
  const said: number[] = []
  for (const id of ids) if ((await get(String(id))).rfeRespondedOn) said.push(Number(id))
  return said.sort()
}

/** A case that USCIS has is asked for evidence, and its answer is sent: it stands afterwards where it stood. */
export async function answeredRequest(world: Served, all: readonly Json[]): Promise<number> {
  const { get, post } = await caller(world, 9, '/api/cases/')
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  for (const { id } of all.filter(({ status, mode }) => status === 7 && mode === 'LEGAL')) {
    if ((await get(String(id))).rfeRespondedOn) continue
    const asked = { noticeOn: day, answerChannel: 'paper', documentsWaived: 'On paper', reason: 'Conformance' }
    await post(`${id}/move`, { ...asked, to: 8 })
    await post(`${id}/move`, { ...asked, to: 7, respondedOn: day })
    same((await get(String(id))).rfeRespondedOn, day, 'The day of the answer in the case')
    return Number(id)
  }
  throw new Error('The demo has no case whose request could be answered.')
}

/** What is asked of a labor condition application. */
const ASKED = {
  ...{ jobTitle: 'Data Engineer', socCode: '15-1252', workers: 1, worksiteCity: 'Boston', worksiteState: 'MA' },
  ...{ beginsOn: '2027-01-04', endsOn: '2029-12-31', note: 'Second site' },
}

async function newLca(world: Served) {
  const { post } = await flow(world, 3)
  const { id: caseId } = await newCase(world)
  return { caseId, child: await post('caseflowinitiation/createChildLCA', { caseId, ...ASKED }) }
}

async function lcaAt(world: Served, call: string, by?: 'id' | 'caseId' | 'companyAutoId'): Promise<void> {
  const { child } = await newLca(world)
  const { who } = await flow(world, 9)
  const answer = await who.send('GET', `/caseflowApi/caseflowinitiation/${call}${by ? `/${child[by]}` : ''}`)
  const body: unknown = JSON.parse(answer.text)
  const found = (Array.isArray(body) ? body : [body]).find(({ id }) => id === child.id)
  says(found, { ...ASKED, caseId: child.caseId }, `What ${call} answers`)
}
