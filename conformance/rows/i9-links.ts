import { as } from '../demo.ts'
import { caller, fresh } from '../making/making.ts'
import { newVerification } from '../making/verifications.ts'
import { made } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'

const EMPLOYEE = 'employee@visacare.demo'

/** Decisions §13: every link about an I-9 case leads to its details route with the id of the case. */
export const i9LinkRows: Row[] = [
  row('A message in an I-9 case: its news and its mail lead to the case', async (world) => {
    const { id, path } = await newVerification(world)
    const text = fresh('Which bell did you bring? ')
    made(await (await as(world, 3)).send('POST', `/api/cases/${id}/messages`, { text }))
    const { list } = await caller(world, 5, '/api/')
    const links = (await list('my/notifications')).map(({ link }) => pathIn(link))
    hold(links.includes(path), `The news of the employee lead to ${links.slice(0, 5).join(', ')}, not to ${path}.`)
    const mail = await (await world.server()).mailTo(EMPLOYEE, new RegExp(`${path}(?!\\d)`))
    const wrong = [...mail.text.matchAll(/visaCarei9SearchDetails\/(\d+)/gi)].filter(
      ([, other]) => other !== String(id),
    )
    same(wrong, [], 'The links of the mail that lead elsewhere')
  }),
  row('The mailed link about an I-9 case opens that case in a browser', (world) =>
    world.seen('The mailed link about an I-9 case opens that case'),
  ),
  row('The calendar feed leads to the I-9 case of an event', async (world) => {
    const { id, path } = await newVerification(world)
    const employer = await as(world, 3)
    const eventName = fresh('Look at the bell ')
    const eventDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    made(await employer.send('POST', '/loginapi/api/eventdetails', { caseId: id, eventName, eventDate }))
    const { url } = made(await employer.send('POST', '/api/calendar-feed'))
    const { text } = await (await world.server()).get(new URL(String(url)).pathname)
    // A long line goes on behind a blank (RFC 5545 section 3.1).
    const events = text.replaceAll(/\r?\n[ \t]/g, '').split('BEGIN:VEVENT')
    const event = events.find((each) => each.includes(eventName)) ?? ''
    hold(event !== '', 'The feed has no such event.')
    same(pathIn(/^URL\S*?:(\S+)/m.exec(event)?.[1]), path, 'Where the event leads')
  }),
]

const pathIn = (link: unknown) => new URL(String(link ?? ''), 'https://product.example').pathname

function row(what: string, check: Row['check']): Row {
  return { kind: 'route', spec: 'decisions §13', what, since: 'cases', check }
}
