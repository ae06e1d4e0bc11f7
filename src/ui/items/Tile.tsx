import type { ReactNode } from 'react'
import type { Tone } from '../theme/tokens.ts'
import styles from './items.module.css'

/** A small square with the kind of a thing; takes the tone around it unless it has one of its own. */
export function Tile({ icon, tone }: { icon: ReactNode; tone?: Tone }) {
  return (
    <span className={styles.tile} data-tone={tone} aria-hidden>
      {icon}
    </span>
  )
}

const HUES = 6

const hueOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % HUES

export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.charAt(0))
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase()

/** Somebody as two letters; the name stands beside it. */
export function Avatar({ name, size = 32 }: { name: string; size?: 24 | 32 | 44 | 56 }) {
  return (
    <span className={styles.avatar} data-hue={hueOf(name)} data-size={size} aria-hidden>
      {initials(name)}
    </span>
  )
}
