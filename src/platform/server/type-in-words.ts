import type { Components, JsonSchema } from '../operation/json-schema.ts'

/** A schema in a few words: 'text, up to 254 characters', 'list of { id, name }', 'whole number or nothing'. */
export function typeInWords(schema: JsonSchema, components: Components, depth = 0): string {
  if (schema.$ref) return ofComponent(schema.$ref, components, depth)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return alternatives.map((each) => typeInWords(each, components, depth)).join(' or ')
  if (schema.allOf) return schema.allOf.map((each) => typeInWords(each, components, depth)).join(' with ')
  const types = [schema.type ?? []].flat()
  if (types.length === 0) return 'anything'
  return types.map((type) => ofType(type, schema, components, depth)).join(' or ')
}

// Deeper than this the page says no more; the OpenAPI document does.
const DEEPEST = 3

function ofType(type: string, schema: JsonSchema, components: Components, depth: number): string {
  if (type === 'null') return 'nothing'
  if (type === 'boolean') return 'true or false'
  if (type === 'integer') return `whole number${range(schema)}`
  if (type === 'number') return `number${range(schema)}`
  if (type === 'string') return ofText(schema)
  if (type === 'array') return `list of ${schema.items ? typeInWords(schema.items, components, depth + 1) : 'anything'}`
  return ofObject(schema, components, depth)
}

function ofObject({ properties }: JsonSchema, components: Components, depth: number): string {
  const entries = Object.entries(properties ?? {})
  if (entries.length === 0 || depth >= DEEPEST) return 'object'
  const nested = entries.map(([name, each]) => {
    const inner = [each.type].flat().includes('object') || [each.type].flat().includes('array')
    return inner ? `${name}: ${typeInWords(each, components, depth + 1)}` : name
  })
  return `{ ${nested.join(', ')} }`
}

function ofComponent(reference: string, components: Components, depth: number): string {
  const found = components[reference.replace('#/components/schemas/', '')]
  return found && depth < DEEPEST ? typeInWords(found, components, depth + 1) : 'object'
}

const FORMATS: Record<string, string> = {
  email: 'e-mail address',
  date: 'date, YYYY-MM-DD',
  'date-time': 'time, ISO 8601 in UTC',
  uri: 'web address',
  binary: 'file',
  uuid: 'UUID',
}

function ofText({ format, minLength, maxLength }: JsonSchema): string {
  const kind = FORMATS[String(format)] ?? 'text'
  if (typeof maxLength === 'number')
    return `${kind}, ${Number(minLength ?? 0) > 1 ? `${minLength} to` : 'up to'} ${maxLength} characters`
  return Number(minLength ?? 0) > 1 ? `${kind}, at least ${minLength} characters` : kind
}

function range({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  const from =
    minimum !== undefined ? `from ${minimum}` : exclusiveMinimum !== undefined ? `above ${exclusiveMinimum}` : ''
  const to = maximum !== undefined ? `to ${maximum}` : ''
  const words = [from, to].filter(Boolean).join(' ')
  return words && ` ${words}`
}
