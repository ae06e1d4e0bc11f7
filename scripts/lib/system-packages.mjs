import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { refuse } from './project.mjs'
import { CommandFailed, runQuietly } from './run.mjs'
import { step } from './steps.mjs'

// The tests look at the product from outside: with a browser (all that the conformance needs), other people's readers of PDF and Word, a mail server, and behind a
// pooler.
const packages = {
  'chromium-headless-shell': 'chromium-headless-shell',
  qpdf: 'qpdf',
  pdftotext: 'poppler-utils',
  openssl: 'openssl',
  soffice: 'libreoffice-writer-nogui',
  pgbouncer: 'pgbouncer',
  dovecot: 'dovecot-imapd',
}

/** Installs the programs that somebody uses (the tests: all) where we may, and names them where we may not. */
export async function ensureSystemPackages(who = 'The tests', used = Object.keys(packages)) {
  const missing = used.flatMap((command) => (isThere(command) ? [] : [packages[command]]))
  if (missing.length === 0) return
  const them = missing.length === 1 ? 'it' : 'them'
  if (process.getuid?.() !== 0 || !isThere('apt-get')) {
    refuse(
      `${who} ${needs(who)} ${missing.join(', ')}: install ${them} first (on Debian: apt-get install ${missing.join(' ')}).`,
    )
  }
  try {
    await step(`Installing ${missing.join(', ')}`, () => install(missing))
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    refuse(
      `${error.message}\n${who} ${needs(who)} ${missing.join(', ')} and ${missing.length === 1 ? 'it' : 'they'} could not be installed.`,
    )
  }
}

const needs = (who) => (who.endsWith('s') ? 'need' : 'needs')

async function install(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly(['apt-get', 'update', '-q'], { env })
  await runQuietly(['apt-get', 'install', '-q', '-y', '--no-install-recommends', ...names], { env })
}

const isThere = (command) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)))
