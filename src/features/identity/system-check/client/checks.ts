export type Check = { name: string; ok: boolean; says: string; remedy?: string }

/** What was found in this browser; separate from the page so that every case can be tried. */
export type BrowserFound = {
  name: string
  /** Knows what the pages are written with. */
  modern: boolean
  cookies: boolean
  storage: boolean
  indexedDb: boolean
  crypto: boolean
  online: boolean
  /** 1 is 100 %. */
  zoom: number
}

export type ServerFound = {
  database: 'ok' | 'away'
  mail: 'smtp' | 'outbox'
  version: string
  clockDifferenceMs: number
}

const MOST_CLOCK_DIFFERENCE_MS = 5 * 60_000

export function browserChecks(found: BrowserFound): Check[] {
  const zoom = Math.round(found.zoom * 100)
  return [
    check(
      'Browser',
      found.modern,
      `${found.name}${found.modern ? '' : ' is too old for VisaCare'}`,
      'Update it, or use a current Chrome, Edge, Firefox or Safari.',
    ),
    check(
      'Cookies',
      found.cookies,
      found.cookies ? 'Allowed' : 'Blocked',
      'Allow cookies for this site: without them nobody can sign in.',
    ),
    check(
      'Storage',
      found.storage,
      found.storage ? 'Allowed' : 'Blocked',
      'Allow this site to store data, or leave the private window.',
    ),
    check(
      'Offline storage',
      found.indexedDb,
      found.indexedDb ? 'Available' : 'Not available',
      'Leave the private window. Otherwise answers cannot be kept while you are offline.',
    ),
    check(
      'Encryption',
      found.crypto,
      found.crypto ? 'Available' : 'Not available',
      'Open the site by its https address.',
    ),
    check('Connection', found.online, found.online ? 'Online' : 'Offline', 'Check your network.'),
    check('Zoom', zoom >= 50 && zoom <= 400, `${zoom} %`, 'Set it back to 100 % with Ctrl+0 (⌘0 on a Mac).'),
  ]
}

/** `undefined`: the server did not answer. */
export function serverChecks(found: ServerFound | undefined): Check[] {
  if (!found)
    return [
      check(
        'Server',
        false,
        'Does not answer',
        'Wait a minute and check again. If it stays so, tell your administrator.',
      ),
    ]
  const minutes = Math.round(Math.abs(found.clockDifferenceMs) / 60_000)
  const clockOk = Math.abs(found.clockDifferenceMs) <= MOST_CLOCK_DIFFERENCE_MS
  return [
    check('Server', true, `Answers (version ${found.version})`),
    check(
      'Database',
      found.database === 'ok',
      found.database === 'ok' ? 'Answers' : 'Away',
      'Wait a minute and check again; nothing is lost.',
    ),
    // Both are right: without a mail server the administrator reads the mails at /outbox.
    check(
      'E-mail',
      true,
      found.mail === 'smtp' ? 'Sent by a mail server' : 'Kept for the administrator; no mail server is set up',
    ),
    check(
      'Clock',
      clockOk,
      clockOk
        ? 'Agrees with the server'
        : `${minutes} minutes ${found.clockDifferenceMs > 0 ? 'ahead of' : 'behind'} the server`,
      'Set your device to the right time; codes of an authenticator app depend on it.',
    ),
  ]
}

function check(name: string, ok: boolean, says: string, remedy?: string): Check {
  return ok ? { name, ok, says } : { name, ok, says, remedy }
}
