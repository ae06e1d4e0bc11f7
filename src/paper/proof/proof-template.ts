import { createHash } from 'node:crypto'
import { templateOf } from '../prepare/prepare-template.ts'
import type { PreparedTemplate } from '../types.ts'
import { proofDocument } from './proof-document.ts'
import type { ProofForm } from './proof-form.ts'
import { linePitch } from './ruled.ts'

/** A form to work with while its blank is not there: filled, shown and printed like the official one, and told from it. */
export function proofTemplate(form: ProofForm): PreparedTemplate {
  const key = createHash('sha256').update(`proof ${form.name} ${form.edition}`).digest('hex')
  return { ...templateOf(proofDocument(form), key, (_, rect) => linePitch(rect)), proof: true }
}
