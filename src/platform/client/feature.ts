import type { ComponentType } from 'react'
import type { Part } from '../parts.ts'
import type { ScreenProps } from './screen.ts'

export type LoadScreen = () => Promise<{ default: ComponentType<ScreenProps> }>

/** What a feature shows in the browser. In `client/features.ts` of its floor; its addresses stand in the floor's `routes.ts`. */
export type ClientFeature = {
  /** By their key in the route table, loaded when first shown. */
  screens: Readonly<Record<string, LoadScreen>>
  /** What it hands in to slots of features below it. */
  parts?: readonly Part[]
}
