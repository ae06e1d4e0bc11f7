import { Fragment, type Key, type ReactElement, type ReactNode } from 'react'
import * as react from 'react/jsx-runtime'
import { heldWords } from './held-words.ts'

// Every element of the built product is made here (vite.config.ts). A browser breaks 10-01-2026 and I-797 after their
// hyphens, and no style of a paragraph forbids that. They stand in some two hundred places and in sentences that come from the
// server: what all of them pass is the one place where none can be forgotten.

export type Props = { children?: ReactNode }
type Make = (type: never, props: Props, key?: Key) => ReactElement

export { Fragment }
export const jsx: Make = (type, props, key) => react.jsx(type, kept(type, props), key)
export const jsxs: Make = (type, props, key) => react.jsxs(type, kept(type, props), key)

/** Only what becomes text: a component may need to read what it is given. */
export function kept(type: unknown, props: Props): Props {
  if (typeof type !== 'string' && type !== Fragment) return props
  const children = heldWords(type, props.children)
  return children === props.children ? props : { ...props, children }
}
