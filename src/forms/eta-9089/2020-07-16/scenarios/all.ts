import type { Scenario } from '../../../scenario.ts'
import { household } from './household.ts'
import { collegeTeacher, nonprofessional } from './others.ts'
import { professional } from './professional.ts'

export const scenarios: readonly Scenario[] = [household, professional, nonprofessional, collegeTeacher]
