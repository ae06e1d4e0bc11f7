import { type Row, same } from '../row.ts'
import { CLOSED, LOGGED_IN, PUBLIC } from '../screens/round.ts'
import { isNoDeadEnd } from './routes.ts'

const landings: readonly (readonly [roleId: number, path: string])[] = [
  [1, '/visaCareCreateClients'],
  [2, '/visaCareCreateClients'],
  [3, '/clientDashboard'],
  [4, '/clientDashboard'],
  [5, '/visacareMyCases'],
  [9, '/visaCareAttorneyDashboard'],
  [13, '/visaCareAttorneyDashboard'],
  [10, '/vCareLawFirmDashboard'],
]

/** Specification §2 "When not logged in …" and decisions §2 "Lands on". */
export const redirectRows: Row[] = [
  ...PUBLIC.filter((path) => path !== '/index.html').map((path) =>
    redirect(`${path} opens without a session`, async (world) =>
      same((await world.place(null, path)).path, path, `The end of the way to ${path}`),
    ),
  ),
  redirect('any other path without a session goes to /', async (world) => {
    for (const path of [...CLOSED, ...LOGGED_IN])
      same((await world.place(null, path)).path, '/', `The end of the way to ${path}`)
  }),
  redirect('/index.html is /', async (world) =>
    same((await world.place(null, '/index.html')).path, '/', 'The end of the way to /index.html'),
  ),
  redirect('FIRSTLOGIN Yes forces /firstLoginChangePassword', async (world) => {
    await world.seen('FIRSTLOGIN leads to the new password')
    await world.seen('FIRSTLOGIN leads there from every other address')
  }),
  ...landings.map(([roleId, path]) =>
    redirect(`role ${roleId} lands on ${path}`, async (world) => {
      const place = await world.place(roleId, '/home')
      same(place.path, path, `The end of the way to /home of role ${roleId}`)
      isNoDeadEnd(place, path)
    }),
  ),
]

function redirect(what: string, check: Row['check']): Row {
  return { kind: 'redirect', spec: '§2', what, since: 'foundation', check }
}
