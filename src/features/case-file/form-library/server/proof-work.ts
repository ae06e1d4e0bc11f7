import { saved } from '#paper/template-store.ts'
import { drawProof } from './draw-proof.ts'
import type { DrawnProof, ProofWanted } from './pages-for.ts'

/** Done in a process of its own (pages-for.ts): half a second of arithmetic for Form I-129. */
export function work({ formId, edition }: ProofWanted): DrawnProof {
  const template = drawProof(formId, edition)
  return template ? saved(template) : undefined
}
