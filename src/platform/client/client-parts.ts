import { createContext, useContext } from 'react'
import type { Parts, Slot } from '../parts.ts'

/** What features of higher floors handed in for the browser; src/app/client puts it together. */
export const ClientParts = createContext<Parts>(new Map())

/** What was handed in to a slot, in the order of the features. */
export const useParts = <T>(slot: Slot<T>): readonly T[] => slot.of({ parts: useContext(ClientParts) })
