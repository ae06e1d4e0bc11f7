import { hold, type Row, same } from '../row.ts'
import type { Place } from '../screens/places.ts'
import { isNoDeadEnd } from './routes.ts'

const PROFILE = '/visaCareClientProfile'
const ATTORNEY = '/visaCareAddNewAttorney'

/** Decisions §5: one address, and what it is to each role; what an address is called that the specification does not name. */
export const pageOfRoleRows: Row[] = [
  row(
    'route',
    '/visaCareClientProfile: role 3 edits, role 4 reads, and everybody has the own profile',
    async (world) => {
      for (const [role, edits] of [
        [3, true],
        [4, false],
      ] as const) {
        const place = await world.place(role, PROFILE)
        isNoDeadEnd(place, PROFILE)
        hold(place.page.includes('200 Harbor Street'), `Role ${role} does not see where its company is.`)
        same(
          [hasLine(place, 'Save'), hasLine(place, 'My profile')],
          [edits, true],
          `Save and My profile of role ${role}`,
        )
      }
      const own = await world.place(5, PROFILE)
      const company = own.page.includes('200 Harbor Street')
      same([hasLine(own, 'My profile'), hasLine(own, 'Save'), company], [true, false, false], 'What role 5 has')
    },
  ),
  row(
    'route',
    '/visaCareAddNewAttorney without parameters: own details for role 9, a new attorney for 1, 2 and 10',
    async (world) => {
      const own = await world.place(9, ATTORNEY)
      hold(own.page.includes('attorney@visacare.demo'), 'Role 9 does not see the own details.')
      for (const role of [1, 2, 10]) {
        const place = await world.place(role, ATTORNEY)
        isNoDeadEnd(place, ATTORNEY)
        same(place.page.includes('attorney@visacare.demo'), false, `Whether role ${role} sees the details of somebody`)
        hold(
          /new attorney/i.test(place.page),
          `Role ${role} is not asked for a new attorney: ${place.page.slice(0, 90)}`,
        )
      }
    },
  ),
  row('route', '/visaCareClientProfile of the provider is that of the selected company', (world) =>
    world.seen('The profile page of the provider is that of the company that was selected'),
  ),
  row('rule', 'The profile shows phone and fax formatted: (ddd) ddd-dddd', async (world) => {
    const { page } = await world.place(4, PROFILE)
    for (const number of ['(617) 555-0142', '(617) 555-0143']) hold(page.includes(number), `It does not say ${number}.`)
  }),
  row('title', 'A path without a row in the table has a title for people, and one of its own', (world) =>
    world.seen('Each path without a row in the table of titles has one of its own'),
  ),
]

const hasLine = ({ page }: Place, text: string): boolean => page.split('\n').some((line) => line.trim() === text)

function row(kind: Row['kind'], what: string, check: Row['check']): Row {
  return { kind, spec: kind === 'rule' ? '§5' : 'decisions §5', what, since: 'parties', check }
}
