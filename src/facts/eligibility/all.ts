import { type Topic, topic } from '../topic.ts'
import { conduct, draftEvader, organizations } from './conduct.ts'
import { crimes } from './crimes.ts'
import { publicCharge } from './public-charge.ts'
import { security } from './security.ts'
import { violations } from './violations.ts'

/** Whether somebody may become a permanent resident: Form I-485, Part 9. */
export const eligibility = {
  organizations,
  violations: violations.questions,
  violationsExplained: violations.explanations,
  crimes: crimes.questions,
  crimesExplained: crimes.explanations,
  security: security.questions,
  securityExplained: security.explanations,
  publicCharge,
  conduct: conduct.questions,
  conductExplained: conduct.explanations,
  draftEvader,
}

type Declared = typeof violations | typeof crimes | typeof security | typeof conduct

/** Each question with its explanation behind it. */
const inOrder = ({ questions, explanations }: Declared) => {
  const explained = Object.values(explanations)
  return Object.values(questions).flatMap((question, n) => [question, ...explained.slice(n, n + 1)])
}

export const topics: readonly Topic[] = [
  topic('organizations', 'Organizations you belong to', Object.values(organizations)),
  topic('violations', 'Visas, entries and removal', inOrder(violations)),
  topic('crimes', 'Arrests and crimes', inOrder(crimes)),
  topic('security', 'Security questions', inOrder(security)),
  topic('publicCharge', 'Your household and benefits', Object.values(publicCharge)),
  topic('conduct', 'Other questions of the law', [...inOrder(conduct), ...Object.values(draftEvader)]),
]
