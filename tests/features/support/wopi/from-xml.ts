import { DOMParser, type Element } from '@xmldom/xmldom'

// How the protocol's published test cases (wopi-validator-core, TestCases.xml, MIT) become lines of our own table.
// One line is one request: its name, its attributes, then after '->' what is kept of the answer and what it must be.

const groups = [
  ...['CheckFileInfoSchema', 'BaseWopiViewing', 'Locks', 'GetLock', 'ExtendedLockLength', 'EditFlows', 'FileVersion'],
  ...['PutUserInfo', 'PutRelativeFile', 'PutRelativeFileUnsupported', 'RenameFileIfCreateChildFileIsNotSupported'],
  'ProofKeys',
]

export function linesOf(xml: string): string[] {
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement
  if (!root) throw new Error('The test cases cannot be read.')
  const named = (parent: Element, tag: string) => Array.from(parent.getElementsByTagName(tag)) as Element[]
  const chosen = named(root, 'TestGroup').filter((each) => groups.includes(attribute(each, 'Name')))
  const needed = new Set(chosen.flatMap((each) => named(each, 'PrereqTest').map(textOf)))
  const before = named(root, 'PrereqCases').flatMap((each) => named(each, 'TestCase'))
  return [
    ...before.filter((each) => needed.has(attribute(each, 'Name'))).flatMap((each) => caseLines('before', each)),
    ...chosen.flatMap((each) => [
      `group ${attribute(each, 'Name')}: ${named(each, 'PrereqTest').map(textOf).join(' ')}`,
      ...named(each, 'TestCase').flatMap((one) => caseLines('case', one)),
    ]),
  ]
}

function caseLines(what: 'before' | 'case', element: Element): string[] {
  const steps = (tag: string, sign: string) =>
    children(element)
      .filter((each) => each.tagName === tag)
      .flatMap(children)
      .map((each) => `${sign} ${requestLine(each)}`)
  return [`${what} ${attribute(element, 'Name')}`, ...steps('Requests', '-'), ...steps('CleanupRequests', '~')]
}

function requestLine(request: Element): string {
  const parts = children(request)
  const given = Array.from(request.attributes).map(({ name, value }) => `${name}=${short(value)}`)
  const inside = (tag: string) => parts.filter((each) => each.tagName === tag)
  const body = inside('RequestBody').map((each) => `Body=${textOf(each)}`)
  const changed = inside('Mutators')
    .flatMap(children)
    .flatMap((each) => Array.from(each.attributes).map(({ name, value }) => `${each.tagName}.${name}=${value}`))
  const kept = inside('SaveState')
    .flatMap(children)
    .map(
      (each) =>
        `keep:${attribute(each, 'Name')}=${attribute(each, 'SourceType') === 'Header' ? '@' : ''}${attribute(each, 'Source')}`,
    )
  const expected = inside('Validators').flatMap(children).flatMap(expectations)
  const outcome = [...kept, ...expected]
  return [request.tagName, ...given, ...body, ...changed, ...(outcome.length > 0 ? ['->', ...outcome] : [])].join(' ')
}

function expectations(validator: Element): string[] {
  const at = (name: string) => attribute(validator, name)
  switch (validator.tagName) {
    case 'Or':
      return [
        children(validator)
          .map((each) => attribute(each, 'ExpectedCode'))
          .join('|'),
      ]
    case 'ResponseCodeValidator':
      return [at('ExpectedCode')]
    case 'LockMismatchValidator':
      return [`mismatch:${at('ExpectedLock')}`]
    case 'ResponseContentValidator':
      return [`content:${at('ExpectedResourceId')}`]
    case 'JsonSchemaValidator':
      return [`schema:${at('Schema')}`]
    case 'ResponseHeaderValidator':
      return [`header:${at('Header')}${comparison(validator)}`]
    case 'JsonResponseContentValidator':
      return children(validator).map(
        (each) =>
          `${each.tagName.replace('Property', '')}:${attribute(each, 'Name')}${comparison(each)}${attribute(each, 'MustIncludeAccessToken') === 'true' ? '+token' : ''}${attribute(each, 'IsRequired') === 'true' ? '!' : ''}`,
      )
    default:
      throw new Error(`An unknown expectation: ${validator.tagName}`)
  }
}

function comparison(element: Element): string {
  const sign = attribute(element, 'ShouldMatch') === 'false' ? '!=' : '='
  if (element.hasAttribute('ExpectedStateKey')) return `${sign}$${attribute(element, 'ExpectedStateKey')}`
  if (element.hasAttribute('EndsWith')) return `~${attribute(element, 'EndsWith')}`
  return element.hasAttribute('ExpectedValue') ? `${sign}${short(attribute(element, 'ExpectedValue'))}` : ''
}

const TEN = '1234567890'.repeat(26).slice(0, 256)
const OFFICE = '^https:\\/\\/.*?\\.officeapps(-df)?\\.live\\.com.+'
const repeated = /^(longwopitestfilename)+\.wopitestx$/

/** What is only long is written as its length. */
function short(value: string): string {
  if (value === TEN) return '#256'
  if (value === TEN.repeat(4)) return '#1024'
  if (value === OFFICE) return '#office'
  return repeated.test(value) ? `#name${value.length}` : value
}

export function long(value: string): string {
  if (value === '#256') return TEN
  if (value === '#1024') return TEN.repeat(4)
  if (value === '#office') return OFFICE
  const name = /^#name(\d+)$/.exec(value)
  return name ? `${'longwopitestfilename'.repeat((Number(name[1]) - 10) / 20)}.wopitestx` : value
}

const attribute = (element: Element, name: string) => element.getAttribute(name) ?? ''
const children = (element: Element): Element[] =>
  Array.from(element.childNodes).filter(
    (each): each is Element => each.nodeType === 1 && (each as Element).tagName !== 'Description',
  )
const textOf = (element: Element) => (element.textContent ?? '').trim()
