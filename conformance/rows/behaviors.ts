import type { Milestone } from '#app/routes/milestones.ts'
import { hold, type Row, unwritten } from '../row.ts'

/** Specification §4: what the product does over time. A test of the tree shows each; the row asks that it is there. */
export const behaviorRows: Row[] = [
  shown('After 20 minutes of inactivity the Session Timeout dialog opens', 'Session Timeout!'),
  shown('Log Out asks first, in the top bar', 'Are you sure you want to logout?'),
  shown('Log Out asks first, in the phone drawer', 'Are you sure to Logout?'),
  shown('Offline and not logged in: a red banner', 'Please Check your internet connection...'),
  shown('Offline and logged in: a confirm box', 'Your Internet connection is Lost !!!. Do you want to Reload?'),
  shown('FIRSTLOGIN leads to the new password', '/firstLoginChangePassword'),
  shown('An operation is loading, then completed or failed', 'statusCode'),
  later('cases', "The petition-approved and EAD petition failures set status to 'Fail'"),
  later('cases', 'Only the allowed moves between statuses are made'),
]

function shown(what: string, text: string): Row {
  const check: Row['check'] = (world) => hold(world.tested(text), `No test of a screen speaks of '${text}'.`)
  return { kind: 'status', spec: '§4', what, since: 'foundation', check }
}

function later(since: Milestone, what: string): Row {
  return unwritten({ kind: 'status', spec: '§4', what, since })
}
