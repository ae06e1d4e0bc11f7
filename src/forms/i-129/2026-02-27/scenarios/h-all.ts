import type { Scenario } from '../../../scenario.ts'
import { h1bCap } from './h-1b-cap.ts'
import { h1bExtension } from './h-1b-extension.ts'
import { h1bOthers } from './h-1b-others.ts'
import { h2Scenarios } from './h-2.ts'
import { h3Scenarios } from './h-3.ts'

export const hScenarios: readonly Scenario[] = [h1bCap, h1bExtension, ...h1bOthers, ...h2Scenarios, ...h3Scenarios]
