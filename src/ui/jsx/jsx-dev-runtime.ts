import type { Key, ReactElement } from 'react'
import * as react from 'react/jsx-dev-runtime'
import { kept, type Props } from './jsx-runtime.ts'

export { Fragment } from 'react'

type Make = (type: never, props: Props, key?: Key, ...where: [boolean, react.JSXSource?, unknown?]) => ReactElement

/** The same for `npm run dev`, where React wants to know which line an element comes from. */
export const jsxDEV: Make = (type, props, key, ...where) => react.jsxDEV(type, kept(type, props), key, ...where)
