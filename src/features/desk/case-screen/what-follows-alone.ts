import type { Follows } from './what-follows.ts'

/** The same where nobody has an attorney: whoever owns the case looks at it (decisions §13). */
export const withoutAttorney = (found: Follows): Follows => ({
  ...found,
  who: found.who === 'firm' ? 'owner' : found.who,
  says:
    INSTEAD[found.says] ??
    found.says.replace(STAY_ENDS, 'Find out how to come back before leaving: the stay ends $1, during the trip'),
})

const STAY_ENDS = /^Talk to your attorney before you leave: your stay ends (\S+), while you are away$/

const INSTEAD: Readonly<Record<string, string>> = {
  'Your attorney checks whether you will also work from another place':
    'Check whether the work is also done from another place',
  'Do not leave before your attorney says the trip is safe: your green card application is pending':
    'Do not leave before it is known that the trip is safe: a green card application is pending',
  'Talk to your attorney first: a pending change of status ends when you leave':
    'Decide first whether to travel: a pending change of status ends on departure',
  'Your attorney checks how you come back while your petition is pending':
    'Check how to come back while the petition is pending',
  'Your attorney checks the trip and tells you whether it is safe': 'Check before the trip whether it is safe',
  'Your attorney checks whether the change touches an open case': 'Check whether the change touches an open case',
  'Your attorney checks whether the change needs an amended petition':
    'Check whether the change needs an amended petition',
}
