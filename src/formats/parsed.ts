/** What every parser answers: the value as it is stored, or one sentence that says what is wrong. */
export type Parsed<Value = string> =
  | { readonly ok: true; readonly value: Value; readonly warning?: string }
  | { readonly ok: false; readonly message: string }

export function accept<Value>(value: Value, warning?: string): Parsed<Value> {
  return warning === undefined ? { ok: true, value } : { ok: true, value, warning }
}

export function decline<Value = string>(message: string): Parsed<Value> {
  return { ok: false, message }
}

/** Numbers on cards and notices are typed with spaces and dashes in many ways; the stored form has neither. */
export function compact(text: string): string {
  return text.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase()
}
