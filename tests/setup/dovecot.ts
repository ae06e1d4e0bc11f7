import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort, until } from '../faults/processes.ts'
import { scratchFolder } from './scratch.ts'

type Account = { user: string; password: string }

/** A real IMAP server on this machine, over TLS only, whose certificate for `localhost` it signed itself. */
export async function startDovecot({ user, password }: Account) {
  const folder = scratchFolder('dovecot-')
  chmodSync(folder, 0o755)
  const port = await freePort()
  const inbox = join(folder, 'mail', 'new')
  for (const each of ['new', 'cur', 'tmp']) mkdirSync(join(folder, 'mail', each), { recursive: true })
  makeCertificate(folder)
  writeFileSync(join(folder, 'users'), `${user}:{PLAIN}${password}\n`)
  writeFileSync(join(folder, 'dovecot.conf'), settings({ folder, port, ...accounts() }))
  if (isRoot) execFileSync('chown', ['-R', `${ACCOUNT_OF_MAIL}:`, join(folder, 'mail')])
  const child = spawn('dovecot', ['-F', '-c', join(folder, 'dovecot.conf')], {
    // Only root has it on the path.
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (piece: Buffer) => {
    said += piece
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const log = () => said + readFileSync(join(folder, 'log'), { encoding: 'utf8', flag: 'a+' })
  await until(() => log().includes('starting up') || child.exitCode !== null, 20_000, 'dovecot to start')
  if (child.exitCode !== null) throw new Error(`Dovecot did not start:\n${log()}`)
  return {
    port,
    certificate: readFileSync(join(folder, 'certificate.pem'), 'utf8'),
    log,
    /** As its own delivery would: the message becomes visible with its name. */
    deliver: (raw: string) => {
      const at = join(inbox, `${Date.now()}.1.localhost`)
      writeFileSync(at, raw)
      if (isRoot) execFileSync('chown', [`${ACCOUNT_OF_MAIL}:`, at])
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isRoot = userInfo().uid === 0
/** Dovecot opens no mail as root. */
const ACCOUNT_OF_MAIL = 'dovecot'

/** As root it has accounts of its own; else everything runs as whoever runs the tests. */
const accounts = () => {
  const own = userInfo().username
  return isRoot
    ? { mail: ACCOUNT_OF_MAIL, asItself: '' }
    : { mail: own, asItself: `default_internal_user = ${own}\ndefault_login_user = ${own}\n` }
}

const makeCertificate = (folder: string) =>
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
    ],
    { stdio: 'ignore' },
  )

type Settings = { folder: string; port: number; mail: string; asItself: string }

const settings = ({ folder, port, mail, asItself }: Settings) => `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
${asItself}ssl = required
ssl_cert = <${folder}/certificate.pem
ssl_key = <${folder}/key.pem
mail_location = maildir:${folder}/mail
first_valid_uid = 1
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=${mail} gid=${mail} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`
