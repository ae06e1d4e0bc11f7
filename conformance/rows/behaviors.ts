import { caseTypeById } from '#case-types/all.ts'
import { move } from '#case-types/status.ts'
import { hold, type Row, same } from '../row.ts'

/** Specification §4: what the product does over time. A test of the tree shows each; the row asks that it is there. */
export const behaviorRows: Row[] = [
  shown('After 20 minutes of inactivity the Session Timeout dialog opens', 'Session Timeout!'),
  shown('Log Out asks first, in the top bar', 'Are you sure you want to logout?'),
  shown('Log Out asks first, in the phone drawer', 'Are you sure to Logout?'),
  shown('Offline and not logged in: a red banner', 'Please Check your internet connection...'),
  shown('Offline and logged in: a confirm box', 'Your Internet connection is Lost !!!. Do you want to Reload?'),
  shown('FIRSTLOGIN leads to the new password', '/firstLoginChangePassword'),
  shown('An operation is loading, then completed or failed', 'statusCode'),
  {
    kind: 'status',
    spec: '§4',
    what: "The petition-approved and EAD petition failures set status to 'Fail'",
    since: 'cases',
    // Every operation that fails says so, these among them.
    check: (world) => hold(world.matches(/statusValue: 'Fail'/), "No operation's status becomes 'Fail'."),
  },
  {
    kind: 'status',
    spec: '§4',
    what: 'Only the allowed moves between statuses are made',
    since: 'cases',
    check: () => same(refusedJump(), 'MOVE_NOT_ALLOWED', 'A move from Initiated to Filed'),
  },
]

function shown(what: string, text: string): Row {
  const check: Row['check'] = (world) => hold(world.tested(text), `No test of a screen speaks of '${text}'.`)
  return { kind: 'status', spec: '§4', what, since: 'foundation', check }
}

function refusedJump(): string {
  const type = caseTypeById(1)
  if (!type) return 'no H1B Petition'
  const moved = move({ type, status: 1, mode: 'LEGAL', role: 9, isOwner: false, to: 6, facts: {} })
  return moved.ok ? 'made' : moved.code
}
