import { z } from 'zod'
import type { Names } from './alias.ts'

/** As much of JSON Schema as zod writes and the API document reads. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  [keyword: string]: unknown
}

export type Components = Record<string, JsonSchema>

/**
 * A zod type as JSON Schema. What JSON cannot say (a stream, a transformed answer) is `{}`. Types that contain
 * themselves move to `components` under `name`, because an OpenAPI document knows no `$defs` of a single operation.
 */
export function jsonSchemaOf(
  type: z.ZodType,
  io: 'input' | 'output',
  name: string,
  components: Components,
): JsonSchema {
  const {
    $schema: _dialect,
    $defs,
    ...root
  } = z.toJSONSchema(type, { io, unrepresentable: 'any', override: readable }) as JsonSchema
  for (const [key, part] of Object.entries(($defs ?? {}) as Components)) {
    components[`${name}.${key}`] = withReferencesTo(part, name)
  }
  const schema = withReferencesTo(root, name)
  if (JSON.stringify(root).includes('"$ref":"#"')) components[name] = schema
  return schema
}

/** The same schema with the property names of the specification. */
export function withTheirNames(schema: JsonSchema, theirNames: Names): JsonSchema {
  const their = (name: string) => theirNames[name] ?? name
  return mapSchema(schema, (node) => ({
    ...node,
    ...(node.properties && {
      properties: Object.fromEntries(Object.entries(node.properties).map(([name, each]) => [their(name), each])),
    }),
    ...(node.required && { required: node.required.map(their) }),
  }))
}

/** Takes away properties that travel elsewhere, such as in the path. */
export function withoutProperties(schema: JsonSchema, names: ReadonlySet<string>): JsonSchema {
  if (names.size === 0) return schema
  const alternatives: JsonSchema = {}
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    const parts = schema[key]
    if (parts) alternatives[key] = parts.map((part) => withoutProperties(part, names))
  }
  const { properties, required, ...rest } = schema
  const left = required?.filter((name) => !names.has(name)) ?? []
  return {
    ...rest,
    ...alternatives,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.has(name))),
    }),
    ...(left.length > 0 && { required: left }),
  }
}

export type Property = { name: string; schema: JsonSchema; required: boolean }

/** All properties of an object; of alternatives, those of each, required where every alternative requires them. */
export function propertiesOf(schema: JsonSchema): Property[] {
  const found = new Map<string, Property>()
  const required = new Set(schema.required)
  for (const [name, each] of Object.entries(schema.properties ?? {})) {
    found.set(name, { name, schema: each, required: required.has(name) })
  }
  for (const part of schema.allOf ?? []) for (const each of propertiesOf(part)) found.set(each.name, each)
  const alternatives = (schema.anyOf ?? schema.oneOf ?? []).map(propertiesOf)
  for (const each of alternatives.flat()) {
    const everywhere = alternatives.every((one) => one.some(({ name, required }) => name === each.name && required))
    if (!found.has(each.name)) found.set(each.name, { ...each, required: everywhere })
  }
  return [...found.values()]
}

function readable({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}): void {
  // Any integer is within these; naming them only hides the limits that mean something.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
}

function withReferencesTo(schema: JsonSchema, name: string): JsonSchema {
  return mapSchema(schema, (node) => {
    if (node.$ref === '#') return { ...node, $ref: `#/components/schemas/${name}` }
    if (!node.$ref?.startsWith('#/$defs/')) return node
    return { ...node, $ref: `#/components/schemas/${name}.${node.$ref.slice('#/$defs/'.length)}` }
  })
}

const ONE = ['items', 'additionalProperties', 'propertyNames', 'not'] as const
const MANY = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const

// Values (`default`, `enum`, `examples`) are data, not schemas, and stay as they are.
function mapSchema(schema: JsonSchema, change: (node: JsonSchema) => JsonSchema): JsonSchema {
  const mapped: JsonSchema = { ...schema }
  if (schema.properties) {
    mapped.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, each]) => [name, mapSchema(each, change)]),
    )
  }
  for (const key of ONE) {
    const part = schema[key]
    if (part !== null && typeof part === 'object') mapped[key] = mapSchema(part as JsonSchema, change)
  }
  for (const key of MANY) {
    const parts = schema[key]
    if (Array.isArray(parts)) mapped[key] = parts.map((part: JsonSchema) => mapSchema(part, change))
  }
  return change(mapped)
}
