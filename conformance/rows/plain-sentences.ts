import { as } from '../demo.ts'
import { newCase } from '../making/cases.ts'
import { fresh } from '../making/making.ts'
import { made, messageOf } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'

/** What the specification and the decisions say in passing, and somebody would miss. */
export const plainSentenceRows: Row[] = [
  seen('status', 'decisions §12', 'A lost connection keeps the page, and the session is checked again when it is back'),
  seen('constant', 'decisions §11', 'A call waits for its answer however long it takes'),
  seen('text', '§8', 'A script that does not load says so, and Reload brings the page'),
  seen('call', '§7 Users', 'The terms open as a PDF in a tab of their own'),
  seen('option list', '§3', 'A substation’s country, state, region, area and zone are chosen from lists'),
  row('constant', 'decisions §12', 'A set-up link that is over says that it was good for 24 hours', async (world) => {
    const { page } = await world.place(null, '/setup/nothing')
    hold(page.includes('24 hours'), `It says: ${page}`)
    hold(/start the\s+server again/i.test(page), 'It does not say how to get a new one.')
  }),
  row('rule', 'decisions §11', 'A date is typed from 1900 to 2100', async (world) => {
    const [employer, { id: caseId }] = [await as(world, 3), await newCase(world)]
    const added = (eventDate: string) =>
      employer.send('POST', '/loginapi/api/eventdetails', { caseId, eventName: fresh('Ring the bell '), eventDate })
    const { eventId } = made(await added('2026-12-01'))
    const changed = (eventDate: string) =>
      employer.send('PUT', '/caseflowApi/eventFlowInitiation/update/', { eventId, eventDate })
    const refused = '400 The year must be between 1900 and 2100.'
    for (const [what, ask] of Object.entries({ added, changed })) {
      const answers = []
      for (const day of ['1899-12-31', '1900-01-01', '2100-12-31', '2101-01-01']) {
        const answer = await ask(day)
        answers.push(answer.status < 300 ? 'taken' : `${answer.status} ${messageOf(answer)}`)
      }
      same(answers, [refused, 'taken', 'taken', refused], `The answers to an event that is ${what}`)
    }
  }),
  row('route', 'decisions §12', 'The wizard of a new case starts from what the person wants', async (world) => {
    for (const role of [1, 3, 5, 9, 10, 13]) {
      const { page } = await world.place(role, '/visaCareCreateCase')
      const [asks, types] = [page.indexOf('What do you want to do?'), page.indexOf('H1B Petition')]
      hold(asks >= 0 && (types < 0 || asks < types), `Role ${role} begins with: ${page.slice(0, 120)}`)
    }
  }),
  row('role', 'decisions §13', 'A case in DIY has no word of a law firm and no advice', async (world) => {
    for (const path of ['/visaCareEADCaseDetails/{alone}', '/visaCareEADQuestionnaire/{alone}']) {
      const { page } = await world.place(5, path)
      const words = page.split('\n').filter((line) => LAWYERS.test(line) && !OFFER.test(line))
      same(words, [], `What ${path} says of a law firm`)
      hold(!/\b(we recommend|we advise|you should)\b/i.test(page), `${path} gives advice.`)
    }
  }),
]

const LAWYERS = /attorney|lawyer|law firm|paralegal|G-28/i
/** Help is there for who asks for it. */
const OFFER = /ask an attorney for help|without an attorney/i

function seen(kind: Row['kind'], spec: string, what: string): Row {
  return row(kind, spec, what, (world) => world.seen(what))
}

function row(kind: Row['kind'], spec: string, what: string, check: Row['check']): Row {
  return { kind, spec, what, since: 'cases', check }
}
