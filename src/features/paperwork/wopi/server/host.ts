import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { editableFiles } from '#paperwork/editable-files/contract.ts'
import { baseOf, plainName } from '#paperwork/editable-files/names.ts'
import { LOCK_MINUTES, MOST_FILE_BYTES } from '#paperwork/editable-files/records.ts'
import { streamOf } from '#paperwork/editable-files/server/bytes.ts'
import {
  deleteFile,
  FileLocked,
  liveLock,
  onWritable,
  renameFile,
  requireFile,
  requireVersion,
  saveVersion,
  unlessLocked,
} from '#paperwork/editable-files/server/keep.ts'
import { type FileRow, setLock } from '#paperwork/editable-files/server/store.ts'
import { UploadRefused } from '#platform/files/refusal.ts'
import { changing } from '#platform/operation/after-upload.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import { sessionRefusal } from '#platform/operation/session-refusal.ts'
import type { Services } from '#platform/services.ts'
import { fromUtf7 } from '../utf7.ts'
import { authenticated, callOf, send, WopiAnswer, type WopiCall } from './call.ts'
import { fileInfo } from './file-info.ts'
import { putRelative } from './put-relative.ts'
import { type Bearer, keepUserInfo } from './tokens.ts'

type Answer = { headers?: Record<string, string>; body?: unknown }
type Verb = (call: WopiCall) => Promise<Answer>

/** The calls of the protocol, by what `X-WOPI-Override` names. */
const ofFile: Readonly<Record<string, Verb>> = {
  LOCK: (call) => changeLock(writing(call), 'LOCK'),
  UNLOCK: (call) => changeLock(writing(call), 'UNLOCK'),
  REFRESH_LOCK: (call) => changeLock(writing(call), 'REFRESH_LOCK'),
  GET_LOCK: async (call) => {
    const row = await requireFile(call, call.id)
    return { headers: { 'X-WOPI-Lock': liveLock(row, call.now), ...versionHeader(row) } }
  },
  PUT_RELATIVE: async (call) => ({ body: await putRelative(call) }),
  RENAME_FILE: async (call) => ({ body: await rename(writing(call)) }),
  DELETE: async (call) => {
    const guard = unlessLocked('')
    await changing(writing(call), editableFiles.remove, (change) => deleteFile(change, { id: call.id, guard }))
    return {}
  },
  PUT_USER_INFO: async (call) => {
    const info = call.body.toString('utf8')
    if (info.length > 1024) throw new WopiAnswer(400, 'The user’s information is longer than 1024 characters.')
    await call.services.database.transaction({ kind: 'system' }, (tx) =>
      keepUserInfo(tx, call.actor.userId, info, call.now),
    )
    return {}
  },
}

const ofContents: Readonly<Record<string, Verb>> = {
  PUT: async (call) => {
    const guard = heldBy(call.header('X-WOPI-Lock'))
    const given = { id: call.id, bytes: call.body, source: 'wopi', guard } as const
    const saved = await saveVersion(writing(call), editableFiles.save, given)
    // Whoever saves is there; an editor that only keeps its lock says nothing about its user.
    call.services.sessions.seen(call.actor)
    return { headers: versionHeader(saved) }
  },
}

async function getFile(call: WopiCall): Promise<Answer> {
  const { row, version } = await requireVersion(call, call.id)
  const most = Number(call.header('X-WOPI-MaxExpectedSize') || Number.POSITIVE_INFINITY)
  if (version.size > most) throw new WopiAnswer(412, 'The file is larger than the editor expects.')
  const headers = {
    ...versionHeader(row),
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
  }
  return { headers, body: await streamOf(call.services, version) }
}

function writing(call: WopiCall): WopiCall {
  if (!call.writes) throw new WopiAnswer(401, 'This token reads only.')
  return call
}

async function rename(call: WopiCall): Promise<{ Name: string }> {
  const name = fromUtf7(call.header('X-WOPI-RequestedName'))
  const refused = (why: string) => new WopiAnswer(400, why, { 'X-WOPI-InvalidFileNameError': why })
  if (!name || plainName(name) !== name || name.length > 150)
    throw refused('Use letters, digits and spaces, at most 150 characters.')
  const guard = unlessLocked(call.header('X-WOPI-Lock'))
  const file = await changing(call, editableFiles.rename, (change) => renameFile(change, { id: call.id, name, guard }))
  if (!file) throw refused('There is another file with this name.')
  return { Name: baseOf(file.name) }
}

/** Files for editors that speak WOPI: Collabora, Office for the web. Whoever calls is known by the token in the address. */
export function serveWopi(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    const bearers = new WeakMap<FastifyRequest, { id: number } & Bearer>()
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_FILE_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    // Nothing of a body is read before it is known who sends it.
    scope.addHook('onRequest', async (request) => {
      bearers.set(request, await authenticated(services, request))
    })
    scope.setErrorHandler((error, _request, reply) => answerWopi(error, reply))

    const serve = (url: string, method: 'GET' | 'POST', verbOf: (override: string) => Verb | undefined) =>
      scope.route({
        ...{ method, url, config: { byToken: true } },
        handler: async (request, reply) => {
          const bearer = bearers.get(request)
          const verb = verbOf(String(request.headers['x-wopi-override'] ?? ''))
          if (!bearer || !verb) throw new WopiAnswer(501, 'This is not supported.')
          const { headers = {}, body } = await verb(await callOf(services, request, bearer))
          return send(reply, 200, { 'cache-control': 'no-store', ...headers }, body)
        },
      })
    serve('/wopi/files/:id', 'GET', () => async (call) => ({ body: await fileInfo(call) }))
    serve('/wopi/files/:id', 'POST', (override) => ofFile[override])
    serve('/wopi/files/:id/contents', 'GET', () => getFile)
    serve('/wopi/files/:id/contents', 'POST', (override) => ofContents[override])
  })
}

/** In the protocol's own statuses; what is no refusal goes on to the product's own answer. */
function answerWopi(thrown: unknown, reply: FastifyReply) {
  const error = sessionRefusal(thrown) ?? thrown
  const said = (status: number, reason: string, headers: Record<string, string> = {}) =>
    send(
      reply,
      status,
      { 'cache-control': 'no-store', 'X-WOPI-ServerError': ascii(reason), ...headers },
      { error: { message: reason } },
    )
  if (error instanceof WopiAnswer) return said(error.status, error.message, error.headers)
  if (error instanceof FileLocked)
    return said(409, error.message, { 'X-WOPI-Lock': error.current, 'X-WOPI-LockFailureReason': ascii(error.message) })
  if ((error as { code?: string } | null)?.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return said(413, 'The file is larger than the 25 MB allowed here.')
  if (error instanceof UploadRefused) return said(error.code === 'FILE_TOO_LARGE' ? 413 : 400, error.message)
  if (error instanceof Refusal && error.status < 500)
    return said(error.status === 403 ? 401 : error.status, error.message)
  throw thrown
}

const ascii = (text: string) => text.replace(/’/g, "'").replace(/[^\x20-\x7e]/g, '?')

type LockAnswer = { headers: Record<string, string> }

/** Takes the file, keeps it, lets it go or changes hands, by what is asked and what holds. */
export async function changeLock(call: WopiCall, what: 'LOCK' | 'UNLOCK' | 'REFRESH_LOCK'): Promise<LockAnswer> {
  const lock = call.header('X-WOPI-Lock')
  const oldLock = call.header('X-WOPI-OldLock')
  if (lock === '' || lock.length > 1024) throw new WopiAnswer(400, 'X-WOPI-Lock is missing or too long.')
  const { actor, now, services } = call
  return services.database.transaction({ kind: 'session', tokenHash: actor.tokenHash }, (db) =>
    onWritable({ db, actor, now, services }, call.id, async (row) => {
      const held = liveLock(row, now)
      // UnlockAndRelock names the lock that it gives up; to take the file anew, nobody may hold it.
      const expected = what === 'LOCK' && oldLock !== '' ? [oldLock] : what === 'LOCK' ? ['', lock] : [lock]
      if (!expected.includes(held)) throw new FileLocked({ lockValue: held, lockByName: row.lockByName })
      const until = new Date(now.getTime() + LOCK_MINUTES * 60_000)
      await setLock(
        db,
        call.id,
        what === 'UNLOCK'
          ? { value: '', until: null, by: null, byName: '' }
          : { value: lock, until, by: actor.userId, byName: (await authorOf({ db, actor, now })).name },
      )
      return { headers: versionHeader(row) }
    }),
  )
}

export const versionHeader = ({ versionNumber }: Pick<FileRow, 'versionNumber'>) => ({
  'X-WOPI-ItemVersion': String(versionNumber),
})

/** PutFile: by whoever holds the lock; a file that nobody holds only while it is empty. */
export const heldBy =
  (lock: string) =>
  (row: FileRow, now: Date): void => {
    const held = liveLock(row, now)
    if (held === '' ? row.size > 0 : held !== lock)
      throw new FileLocked({ lockValue: held, lockByName: row.lockByName })
  }
