import { long } from './from-xml.ts'

export type Reply = { status: number; headers: Headers; text: string }

/** Keeps what a step wants to keep, and says what is not as it must be. Without any expectation it must answer 200. */
export function problemsOf(expected: readonly string[], reply: Reply, state: Map<string, string>): string[] {
  const json = jsonOf(reply.text)
  const checks = expected.filter((each) => !each.startsWith('keep:'))
  for (const each of expected) {
    const [, name = '', source = ''] = /^keep:(\w+)=(.*)$/.exec(each) ?? []
    const value = source.startsWith('@') ? reply.headers.get(source.slice(1)) : json[source]
    if (name !== '' && value !== undefined && value !== null) state.set(name, String(value))
  }
  if (checks.length === 0) return reply.status === 200 ? [] : [`answers ${reply.status}: ${reply.text.slice(0, 200)}`]
  return checks.flatMap((each) => problemOf(each, reply, json, state) ?? [])
}

type Json = Record<string, unknown>

function problemOf(check: string, reply: Reply, json: Json, state: ReadonlyMap<string, string>): string | undefined {
  if (/^\d{3}(\|\d{3})*$/.test(check))
    return check.split('|').includes(String(reply.status)) ? undefined : `answers ${reply.status}, not ${check}`
  const [, kind = '', rest = ''] = /^(\w+):(.*)$/s.exec(check) ?? []
  const header = (name: string) => reply.headers.get(name)
  switch (kind) {
    case 'mismatch':
      return reply.status === 409 && header('X-WOPI-Lock') === rest
        ? undefined
        : `answers ${reply.status} with the lock ${header('X-WOPI-Lock')}, not 409 with ${rest}`
    case 'content':
      return reply.text === `The text of ${rest}.` ? undefined : `answers other bytes than ${rest}`
    case 'schema':
      return schemaProblem(json)
    case 'header': {
      const { name, sign, value } = parts(rest, state)
      const found = header(name)
      if (found === null) return `has no header ${name}`
      return sign === '' || (sign === '=') === (found === value) ? undefined : `${name} is ${found}, not ${rest}`
    }
    default:
      return propertyProblem(kind, rest, json, state)
  }
}

function propertyProblem(
  kind: string,
  rest: string,
  json: Json,
  state: ReadonlyMap<string, string>,
): string | undefined {
  const isRequired = rest.endsWith('!')
  const withToken = rest.includes('+token')
  const { name, sign, value } = parts(rest.replace(/!$/, '').replace('+token', ''), state)
  const found = json[name]
  if (found === undefined || found === null || found === '')
    return isRequired && !(found === '' && value === '') ? `says nothing of ${name}` : undefined
  const wrong = `${name} is ${JSON.stringify(found)}`
  switch (kind) {
    case 'Boolean':
      return typeof found === 'boolean' && (sign === '' || String(found) === value) ? undefined : wrong
    case 'Long':
      return Number.isSafeInteger(found) ? undefined : wrong
    case 'AbsoluteUrl': {
      const isUrl = typeof found === 'string' && URL.canParse(found)
      return isUrl && (!withToken || new URL(found).searchParams.get('access_token')) ? undefined : wrong
    }
    case 'StringRegex':
      return typeof found === 'string' && new RegExp(value).test(found) === (sign === '=') ? undefined : wrong
    case 'String':
      if (typeof found !== 'string') return wrong
      if (sign === '~') return found.toLowerCase().endsWith(value.toLowerCase()) ? undefined : wrong
      return sign === '' || (sign === '=') === (found === value) ? undefined : wrong
    default:
      throw new Error(`An unknown expectation: ${kind}`)
  }
}

function parts(text: string, state: ReadonlyMap<string, string>): { name: string; sign: string; value: string } {
  const [, name = '', sign = '', written = ''] = /^([\w-]+)(!=|=|~)?(.*)$/s.exec(text) ?? []
  const value = written.startsWith('$') ? (state.get(written.slice(1)) ?? `nothing kept as ${written}`) : long(written)
  return { name, sign, value }
}

// The properties of CheckFileInfo as the protocol's documentation has them: the needed ones, and of which type each is.
const NEEDED = ['BaseFileName', 'OwnerId', 'Size', 'UserId', 'Version']
const NUMBERS = ['Size', 'FileNameMaxLength', 'SequenceNumber']
const TEXTS = [
  ...[
    'BaseFileName',
    'OwnerId',
    'UserId',
    'Version',
    'FileExtension',
    'SHA256',
    'LastModifiedTime',
    'UserFriendlyName',
  ],
  ...['UserInfo', 'BreadcrumbBrandName', 'BreadcrumbBrandUrl', 'BreadcrumbDocName', 'BreadcrumbFolderName'],
  ...['BreadcrumbFolderUrl', 'HostEditUrl', 'HostViewUrl', 'CloseUrl', 'DownloadUrl', 'PostMessageOrigin'],
]
const BOOLEANS = [
  ...['AllowExternalMarketplace', 'ClosePostMessage', 'IsAnonymousUser', 'ReadOnly', 'UserCanWrite', 'UserCanRename'],
  ...['UserCanNotWriteRelative', 'SupportsLocks', 'SupportsGetLock', 'SupportsExtendedLockLength', 'SupportsUpdate'],
  ...['SupportsRename', 'SupportsDeleteFile', 'SupportsUserInfo', 'SupportsContainers', 'SupportsEcosystem'],
  'SupportsFolders',
]

function schemaProblem(json: Json): string | undefined {
  const typeOf = (name: string) =>
    NUMBERS.includes(name) ? 'number' : TEXTS.includes(name) ? 'string' : BOOLEANS.includes(name) ? 'boolean' : ''
  const wrong = Object.entries(json).filter(([name, value]) => typeof value !== typeOf(name))
  const missing = NEEDED.filter((name) => !(name in json))
  return wrong.length + missing.length === 0 ? undefined : `wrong ${JSON.stringify(wrong)}, missing ${missing.join()}`
}

function jsonOf(text: string): Json {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Json) : {}
  } catch {
    return {}
  }
}
