import type { FaceMetrics } from '../layout/measure.ts'
import type { Face, PreparedTemplate } from '../types.ts'
import { loadedFace } from './faces.ts'

/** The widths of the faces a form uses, for `layOut` in the browser. */
export function faceMetrics({ fields }: Pick<PreparedTemplate, 'fields'>): Partial<Record<Face, FaceMetrics>> {
  const faces = new Set(fields.map(({ face }) => face))
  return Object.fromEntries([...faces].map((face) => [face, loadedFace(face).metrics]))
}
