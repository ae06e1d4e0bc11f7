import type { Call } from '../calls/call.ts'
import { formsWithCalls } from '../calls/forms.ts'
import { keepsForm } from '../rows/form-calls.ts'
import { mailings, readCalls } from '../rows/made-calls.ts'
import { accessMakings } from './access.ts'
import { caseMakings } from './cases.ts'
import type { Making, Makings } from './making.ts'
import { meterMakings } from './metering.ts'
import { paperMakings } from './papers.ts'
import { partyMakings } from './parties.ts'
import { passwordMakings } from './passwords.ts'

const makings: Makings = {
  ...accessMakings,
  ...passwordMakings,
  ...partyMakings,
  ...caseMakings,
  ...paperMakings,
  ...meterMakings,
}

/** How a call of the specification is made: by its own story, by that of its form, or as one of the reads. */
export function makingOf({ method, path }: Call): Making | undefined {
  const mailing = mailings[path.replace('email/', '')]
  const form = formsWithCalls.find((name) => ofForm(name).test(path))
  const reading = readCalls.find((each) => method === 'GET' && shape(path).test(each.path))
  return makings[`${method} ${path}`] ?? mailing ?? (form && ((world) => keepsForm(world, form))) ?? reading?.check
}

const ofForm = (name: string) =>
  new RegExp(
    `^caseflow/((create|update)CaseFlow${name}|getCaseFlow${name}ByCaseId/.*|${name.toLowerCase()}PdfGeneration/.*)$`,
  )

/** An address as it is asked for, whatever its parameters. */
const shape = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?(\\?.*)?$`)
