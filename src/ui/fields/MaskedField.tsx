import { useLayoutEffect, useRef } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import styles from './fields.module.css'

export type MaskedFieldProps = FieldProps & {
  mask: MaskName
  /** The masked text, such as (415) 555-0134; any digits are accepted and shown masked. */
  value: string
  onChange: (value: string) => void
  readOnly?: boolean
}

/** Digits typed or pasted in any form appear in the mask's form. */
export function MaskedField({ mask, value, onChange, readOnly, ...field }: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBeforeCaret = useRef<number>(undefined)
  const text = masked(mask, digitsOf(mask, value))

  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === undefined || document.activeElement !== input.current) return
    const caret = caretAfter(mask, digitsBeforeCaret.current, text)
    input.current?.setSelectionRange(caret, caret)
    digitsBeforeCaret.current = undefined
  })

  return (
    <FieldFrame {...field}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className={styles.control}
          type={mask === 'phone' ? 'tel' : 'text'}
          inputMode="numeric"
          autoComplete={mask === 'phone' ? 'tel-national' : 'off'}
          placeholder={MASKS[mask].replaceAll('d', '_')}
          readOnly={readOnly}
          value={text}
          onChange={(event) => {
            const { value: typed, selectionStart } = event.target
            digitsBeforeCaret.current = typed.slice(0, selectionStart ?? typed.length).replace(/\D/g, '').length
            onChange(masked(mask, digitsOf(mask, typed)))
          }}
        />
      )}
    </FieldFrame>
  )
}

/** Masks of the specification §5; `d` stands for a digit. */
const MASKS = {
  phone: '(ddd) ddd-dddd',
  fein: 'dd-ddddddd',
  ssn: 'ddd-dd-dddd',
} as const

type MaskName = keyof typeof MASKS

/** The digits written into the mask, as far as they reach. */
export function masked(mask: MaskName, digits: string): string {
  let rest = digits
  let text = ''
  for (const place of MASKS[mask]) {
    if (rest === '') break
    text += place === 'd' ? rest[0] : place
    if (place === 'd') rest = rest.slice(1)
  }
  return text
}

export function digitsOf(mask: MaskName, text: string): string {
  const digits = text.replace(/\D/g, '')
  const most = placesOf(mask)
  // Decisions §11: a pasted number may start with the trunk prefix 1 or 0.
  const local = mask === 'phone' && digits.length > most ? digits.replace(/^[10]/, '') : digits
  return local.slice(0, most)
}

export function isComplete(mask: MaskName, text: string): boolean {
  return digitsOf(mask, text).length === placesOf(mask)
}

/** Where the caret belongs so that it stays behind the digit it was behind. */
export function caretAfter(mask: MaskName, digitsBefore: number, text: string): number {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digitsBefore) return digitsBefore === 0 ? 0 : at
    if (MASKS[mask][at] === 'd') seen += 1
  }
  return text.length
}

function placesOf(mask: MaskName): number {
  return MASKS[mask].replace(/[^d]/g, '').length
}
