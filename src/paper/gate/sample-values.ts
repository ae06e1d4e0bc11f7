import type { PaperField, PreparedTemplate } from '../types.ts'

/** A value for every field, each text different and short enough for its box, so that it can be found again. */
export function sampleValues({ fields }: Pick<PreparedTemplate, 'fields'>): Map<string, string | boolean> {
  return new Map(fields.map((field, index) => [field.name, sampleValue(field, index)]))
}

function sampleValue({ kind, widgets, options, maxLength = 3 }: PaperField, index: number): string {
  if (kind === 'check' || kind === 'radio') return widgets.find(({ on }) => on !== undefined)?.on ?? 'Off'
  if (kind === 'choice') return options?.find(({ value }) => value.trim() !== '')?.value ?? ''
  const narrowest = Math.min(...widgets.map(({ rect }) => rect[2] - rect[0]))
  const room = Math.max(1, Math.floor((narrowest - 4) / WIDEST_CHARACTER))
  return index
    .toString(36)
    .toUpperCase()
    .padStart(3, '0')
    .slice(-Math.min(3, maxLength, room))
}

/** Of a digit or capital at the smallest size, in points. */
const WIDEST_CHARACTER = 7
