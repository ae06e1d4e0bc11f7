import type { PreparedTemplate } from '../types.ts'

/** What follows from the fields: the look-up by name and the list of presets. */
export function indexed(template: Omit<PreparedTemplate, 'fieldByName' | 'presets'>): PreparedTemplate {
  const { fields } = template
  return {
    ...template,
    fieldByName: new Map(fields.map((field) => [field.name, field])),
    presets: fields.flatMap(({ name, preset }) => (preset === undefined ? [] : [{ field: name, value: preset }])),
  }
}
