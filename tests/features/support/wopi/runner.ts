import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { signedBytes, ticksOf } from '#paperwork/wopi/proof.ts'
import { toUtf7 } from '#paperwork/wopi/utf7.ts'
import { problemsOf, type Reply } from './expectations.ts'
import { long } from './from-xml.ts'

export const table = readFileSync(join(import.meta.dirname, 'cases.txt'), 'utf8')
  .trim()
  .split('\n')

type Step = { call: string; given: Map<string, string>; expected: readonly string[] }
export type WopiCase = { group: string; name: string; before: readonly string[]; steps: Step[]; cleanUp: Step[] }

/** The table read: the cases that must pass, and by name what must hold before. */
export function casesOf(lines: readonly string[]): { cases: WopiCase[]; before: Map<string, WopiCase> } {
  const cases: WopiCase[] = []
  const before = new Map<string, WopiCase>()
  let group = { name: '', before: [] as string[] }
  let current: WopiCase | undefined
  for (const line of lines) {
    const [kind = '', ...rest] = line.split(' ')
    const name = rest[0] ?? ''
    if (kind === 'group') group = { name: name.replace(':', ''), before: rest.slice(1) }
    else if (kind === '-') current?.steps.push(stepOf(rest))
    else if (kind === '~') current?.cleanUp.push(stepOf(rest))
    else {
      current = { group: group.name, name, before: group.before, steps: [], cleanUp: [] }
      if (kind === 'before') before.set(name, current)
      else cases.push(current)
    }
  }
  return { cases, before }
}

function stepOf([call = '', ...words]: string[]): Step {
  const arrow = words.indexOf('->')
  const given = (arrow < 0 ? words : words.slice(0, arrow)).map((word): [string, string] => {
    const at = word.indexOf('=')
    return [word.slice(0, at), long(word.slice(at + 1))]
  })
  return { call, given: new Map(given), expected: arrow < 0 ? [] : words.slice(arrow + 1) }
}

/** The bodies that the cases send; what they say does not matter, only that they differ. */
export const bodyOf = (resource: string): string => (resource === 'ZeroByteFile' ? '' : `The text of ${resource}.`)

/** An editor as far as a host sees one: a discovery with keys, and requests signed by them. */
export async function startEditor() {
  const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keys = { current: pair(), old: pair(), next: pair(), unknown: pair() }
  const inXml = (prefix: string, key: KeyObject) => {
    const { n = '', e = '' } = key.export({ format: 'jwk' })
    const plain = (text: string) => Buffer.from(text, 'base64url').toString('base64')
    return `${prefix}modulus="${plain(n)}" ${prefix}exponent="${plain(e)}"`
  }
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/xml')
    reply.end(`<?xml version="1.0" encoding="utf-8"?><wopi-discovery><net-zone name="external-http"><app name="Word">
      <action name="edit" ext="docx" urlsrc="${origin}/edit?&lt;ui=UI_LLCC&amp;&gt;"/>
      <action name="view" ext="docx" urlsrc="${origin}/view?"/></app></net-zone>
      <proof-key ${inXml('', keys.current.publicKey)} ${inXml('old', keys.old.publicKey)}/></wopi-discovery>`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => new Promise<void>((done) => server.close(() => done()))
  return { origin, keys, stop }
}

export type Editor = Awaited<ReturnType<typeof startEditor>>

const OVERRIDES: Readonly<Record<string, string>> = {
  ...{ Lock: 'LOCK', UnlockAndRelock: 'LOCK', Unlock: 'UNLOCK', RefreshLock: 'REFRESH_LOCK', GetLock: 'GET_LOCK' },
  ...{ PutFile: 'PUT', PutRelativeFile: 'PUT_RELATIVE', RenameFile: 'RENAME_FILE', DeleteFile: 'DELETE' },
  PutUserInfo: 'PUT_USER_INFO',
}

/** X-WOPI-Proof and its kin, as the step wants them: ahead of what the host knows, behind it, or by a key of nobody. */
export function proofHeaders(editor: Editor, url: string, now: Date, given: ReadonlyMap<string, string> = new Map()) {
  const { current, old, next, unknown } = editor.keys
  const relation = given.get('ProofKey.KeyRelation')
  const [newer, older] =
    relation === 'Ahead' ? [next, current] : relation === 'Behind' ? [old, unknown] : [current, old]
  const at = given.get('ProofKey.Timestamp')
  const timeStamp = String(ticksOf(at ? new Date(at) : now))
  const accessToken = new URL(url).searchParams.get('access_token') ?? ''
  const signedBy = (pair: typeof current) =>
    sign('sha256', signedBytes({ accessToken, url, timeStamp }), pair.privateKey).toString('base64')
  return {
    'X-WOPI-TimeStamp': timeStamp,
    'X-WOPI-Proof': signedBy(given.has('ProofKey.MutateCurrent') ? unknown : newer),
    'X-WOPI-ProofOld': signedBy(given.has('ProofKey.MutateOld') ? unknown : older),
  }
}

/** Runs cases against a host: `wopiSrc` with its token, for the user whom the group wants. */
export function runnerOf(editor: Editor, now: () => Date) {
  async function ask(step: Step, url: URL): Promise<Reply> {
    const { call, given } = step
    if (given.get('AccessToken.Mutation') === 'INVALID') url.searchParams.set('access_token', 'INVALID')
    if (call === 'GetFile' || call === 'PutFile') url.pathname += '/contents'
    const override = OVERRIDES[call]
    const name = toUtf7(given.get('Name') ?? '')
    const mode = given.get('PutRelativeFileMode')
    const headers: Record<string, string | undefined> = {
      'X-WOPI-Override': override,
      'X-WOPI-Lock': given.get('NewLock') ?? given.get('Lock'),
      'X-WOPI-OldLock': given.get('OldLock'),
      'X-WOPI-RequestedName': call === 'RenameFile' ? name : undefined,
      'X-WOPI-SuggestedTarget': mode === 'Suggested' || mode === 'Conflicting' ? name : undefined,
      'X-WOPI-RelativeTarget': mode === 'ExactName' || mode === 'Conflicting' ? name : undefined,
      'X-WOPI-OverwriteRelativeTarget': given.get('OverwriteRelative'),
      ...proofHeaders(editor, url.href, now(), given),
    }
    const resource = given.get('ResourceId')
    const reply = await fetch(url, {
      method: override ? 'POST' : 'GET',
      headers: Object.entries(headers).filter((each): each is [string, string] => each[1] !== undefined),
      ...(override && { body: resource === undefined ? (given.get('Body') ?? '') : bodyOf(resource) }),
    })
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  }

  /** What went wrong, in sentences; none: it passed. */
  async function run(one: WopiCase, wopiSrc: string): Promise<string[]> {
    const state = new Map<string, string>()
    const at = ({ given }: Step) =>
      new URL(given.get('OverrideUrl')?.replace(/^\$State:(.*)$/, (_, key) => state.get(key) ?? wopiSrc) ?? wopiSrc)
    try {
      for (const step of one.steps) {
        const problems = problemsOf(step.expected, await ask(step, at(step)), state)
        if (problems.length > 0) return problems.map((each) => `${one.name}, ${step.call}: ${each}`)
      }
      return []
    } finally {
      for (const step of one.cleanUp) if (!leadsNowhere(step, state)) await ask(step, at(step))
    }
  }
  return { run }
}

/** A clean-up of what was never made would clean up the file of all cases. */
function leadsNowhere({ given }: Step, state: ReadonlyMap<string, string>): boolean {
  const key = /^\$State:(.*)$/.exec(given.get('OverrideUrl') ?? '')?.[1]
  return key !== undefined && !state.has(key)
}
