import { landingOf, whereTo } from '#app/routes/redirects.ts'
import { hold, type Row, same } from '../row.ts'

const publicPaths = [
  ...['/', '/login', '/forgotPasswordUpdate/abc', '/checkingpage', '/stripePaymentCheckout', '/passwordchange'],
  ...['/uscis', '/forgotusername', '/welcome', '/signUp', '/resetpassword/5', '/firstLoginChangePassword'],
  '/wopiCollectionFile/9',
]

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
  ...publicPaths.map((path) =>
    redirect(`${path} opens without a session`, () => same(whereTo(path, null), undefined, `The way from ${path}`)),
  ),
  redirect('any other path without a session goes to /', () => {
    for (const path of ['/home', '/clientDashboard', '/user/aaroles', '/nowhere'])
      same(whereTo(path, null), '/', `The way from ${path}`)
  }),
  redirect('/index.html is /', () => same(whereTo('/index.html', null), '/', 'The way from /index.html')),
  redirect('FIRSTLOGIN Yes forces /firstLoginChangePassword', () => {
    for (const path of ['/', '/home', '/clientDashboard', '/uscis'])
      same(whereTo(path, { roleId: 3, firstLogin: 'Yes' }), '/firstLoginChangePassword', `The way from ${path}`)
  }),
  ...landings.map(([roleId, path]) =>
    redirect(`role ${roleId} lands on ${path}`, () => {
      same(landingOf(roleId), path, `The landing of role ${roleId}`)
      hold(whereTo('/home', { roleId, firstLogin: 'No' }) === path, `/home does not lead role ${roleId} to ${path}.`)
    }),
  ),
]

function redirect(what: string, check: () => void): Row {
  return { kind: 'redirect', spec: '§2', what, since: 'foundation', check }
}
