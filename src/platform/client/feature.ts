import { type ComponentType, createContext, useContext } from 'react'
import type { Part, Parts, Slot } from '../parts.ts'
import type { ScreenProps } from './screen.ts'

export type LoadScreen = () => Promise<{ default: ComponentType<ScreenProps> }>

/** What a feature shows in the browser. In `client/features.ts` of its floor; its addresses stand in the floor's `routes.ts`. */
export type ClientFeature = {
  /** By their key in the route table, loaded when first shown. */
  screens: Readonly<Record<string, LoadScreen>>
  /** What it hands in to slots of features below it. */
  parts?: readonly Part[]
}

/** What features of higher floors handed in for the browser; src/app/client puts it together. */
export const ClientParts = createContext<Parts>(new Map())

/** What was handed in to a slot, in the order of the features. */
export const useParts = <T>(slot: Slot<T>): readonly T[] => slot.of({ parts: useContext(ClientParts) })
