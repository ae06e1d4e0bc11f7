import { pageByPage } from '#engine/inventory.ts'
import type { PaperField, Widget } from '../types.ts'
import type { ProblemList } from './problem-list.ts'

/** The state a button is set to: `Off`, or one its widgets have. */
export function stateOf(field: PaperField, value: string | boolean, problems: ProblemList): string | undefined {
  const state = value === true ? field.widgets[0]?.on : value === false || value === '' ? 'Off' : value
  if (state === 'Off' || field.widgets.some((widget) => widget.on === state)) return state
  problems.refused.push({ field: field.name, reason: 'state' })
  return undefined
}

/** The option of a choice by its export value, else by its text, else one's own text where that is allowed. */
export function optionOf(field: PaperField, value: string, problems: ProblemList) {
  const options = field.options ?? []
  const option = options.find((each) => each.value === value) ?? options.find((each) => each.text === value)
  if (option) return option
  if (field.freeText || value === '') return { value, text: value }
  problems.refused.push({ field: field.name, reason: 'option' })
  return undefined
}

/** A text for a text, a choice; `true` says nothing there. */
export function textValue(field: PaperField, value: string | boolean, problems: ProblemList): string | undefined {
  if (typeof value === 'string') return value
  if (!value) return ''
  problems.refused.push({ field: field.name, reason: 'state' })
  return undefined
}

/** `name#1`: one widget of a field alone, counted page after page. Fields that print different answers in different places need it. */
export function oneWidget(
  fields: ReadonlyMap<string, PaperField>,
  name: string,
): { field: PaperField; widget: Widget } | undefined {
  const cut = name.lastIndexOf('#')
  const field = cut > 0 ? fields.get(name.slice(0, cut)) : undefined
  const widget = field && pageByPage(field.widgets)[Number(name.slice(cut + 1))]
  return field && widget ? { field, widget } : undefined
}
