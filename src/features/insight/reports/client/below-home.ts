import { type ComponentType, lazy } from 'react'
import { type BelowHomeProps, belowHome } from '#desk/dashboards/client/below-home.ts'

type Below = { default: ComponentType<BelowHomeProps> }

// A connection that is lost while the figures load takes nothing else of a home with it.
const loadFigures = (): Promise<Below> => import('./HomeFigures.tsx').catch((): Below => ({ default: () => null }))

export const figuresBelowHome = belowHome(lazy(loadFigures))
