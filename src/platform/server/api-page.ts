import { capitalized } from '#formats/words.ts'
import { escapeHtml } from '../mail/letter.ts'
import { featureOf } from '../operation/addresses.ts'
import { routesOf } from '../operation/alias.ts'
import type { Operation } from '../operation/contract.ts'
import { type JsonSchema, propertiesOf } from '../operation/json-schema.ts'
import type { ApiDocument } from '../operation/openapi.ts'
import type { ApiOperation } from '../operation/openapi-operation.ts'
import { sentencesOf } from '../operation/openapi-responses.ts'
import { typeInWords } from './type-in-words.ts'

/** The API as a page to read: by feature, each operation with its paths, right, input, answer and refusals. */
export function apiPage(document: ApiDocument, operations: readonly Operation[]): string {
  const described = new Map(
    Object.values(document.paths).flatMap((path) => Object.values(path).map((each) => [each.operationId, each])),
  )
  const names = document.tags.map(({ name }) => name)
  const sections = names.map((feature) => {
    const articles = operations
      .filter((operation) => featureOf(operation) === feature)
      .map((operation) => article(operation, described.get(operation.name), document))
    return `<section aria-labelledby="${feature}"><h2 id="${feature}">${inWords(feature)}</h2>${articles.join('')}</section>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · VisaCare</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#operations">Skip to the operations</a>
<header>
<h1>VisaCare API</h1>
<p class="quiet">Version ${escapeHtml(document.info.version)} · ${operations.length} operations · <a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
${document.info.description
  .split('\n\n')
  .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  .join('\n')}
</header>
<nav aria-label="Features"><ul>${names.map((name) => `<li><a href="#${name}">${inWords(name)}</a></li>`).join('')}</ul></nav>
<main id="operations">${sections.join('\n')}</main>
</body>
</html>`
}

function article(operation: Operation, described: ApiOperation | undefined, document: ApiDocument): string {
  const others = routesOf(operation).filter(({ alias }) => alias !== null)
  const facts: [string, string][] = [
    ['Who may', RIGHTS[operation.can] ?? `Roles with the permission ${code(operation.can)}`],
    ...(others.length > 0
      ? [['Other paths', others.map(({ method, url }) => code(`${method} ${url}`)).join('<br>')] as [string, string]]
      : []),
    ...(described?.description ? [['Note', escapeHtml(described.description)] as [string, string]] : []),
  ]
  return `<article aria-labelledby="${operation.name}">
<h3 id="${operation.name}"><a href="#${operation.name}">${operation.name}</a></h3>
<p>${escapeHtml(operation.summary)}</p>
<p><code class="call">${escapeHtml(operation.path)}</code></p>
<dl>${facts.map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`).join('')}</dl>
${inputTable(described, document)}
${answerTable(described, document)}
${refusalTable(operation)}
</article>`
}

const RIGHTS: Record<string, string> = { public: 'Everyone, without a session', session: 'Every signed-in user' }

function inputTable(described: ApiOperation | undefined, document: ApiDocument): string {
  const parameters = (described?.parameters ?? []).map((each) => [
    code(each.name),
    each.in,
    yes(each.required),
    typeOf(each.schema, document),
  ])
  const body = Object.values(described?.requestBody?.content ?? {}).flatMap(({ schema }) =>
    propertiesOf(resolved(schema, document)).map((each) => [
      code(each.name),
      'body',
      yes(each.required),
      typeOf(each.schema, document),
    ]),
  )
  return table('Input', ['Name', 'In', 'Required', 'Type'], [...parameters, ...body])
}

function answerTable(described: ApiOperation | undefined, document: ApiDocument): string {
  const [answer] = Object.values(described?.responses[200]?.content ?? {})
  if (!answer) return ''
  const schema = resolved(answer.schema, document)
  const rows = propertiesOf(schema).map((each) => [code(each.name), yes(each.required), typeOf(each.schema, document)])
  if (rows.length > 0) return table('Answer', ['Name', 'Always', 'Type'], rows)
  const text =
    schema.type === 'object' ? 'An empty object.' : schema.format === 'binary' ? 'A file.' : typeOf(schema, document)
  return `<h4>Answer</h4><p>${text}</p>`
}

function refusalTable(operation: Operation): string {
  const rows = sentencesOf(operation).map(({ status, code: name, message }) => [
    code(name),
    String(status),
    escapeHtml(message),
  ])
  return table('Refusals', ['Code', 'Status', 'Sentence'], rows)
}

function table(title: string, columns: string[], rows: string[][]): string {
  if (rows.length === 0) return ''
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('')
  const body = rows.map(
    ([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<h4>${title}</h4><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

const typeOf = (schema: JsonSchema, document: ApiDocument) =>
  escapeHtml(typeInWords(schema, document.components.schemas))
const resolved = (schema: JsonSchema, { components }: ApiDocument): JsonSchema =>
  schema.$ref ? (components.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {}) : schema
const code = (text: string) => `<code>${escapeHtml(text)}</code>`
const yes = (value: boolean) => (value ? 'yes' : 'no')
/** `lawFirms` → 'Law firms' */
const inWords = (feature: string) => {
  const words = feature.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return capitalized(words)
}
