import { caseTypeById } from '#case-types/all.ts'
import { isIssued } from '#case-types/package.ts'

/** The Department of Labor takes these in its own system; their answers stand on a worksheet. */
const ONLINE: ReadonlySet<string> = new Set(['eta-9035', 'eta-9141'])

/** Where a form comes from that is not written here. */
export function notBuilt(formId: string, typeId: number): string {
  const type = caseTypeById(typeId)
  if (type && isIssued(type, formId)) return 'its signed Final Determination goes in, from Documents'
  return ONLINE.has(formId) ? 'entered online, see its worksheet under Forms' : 'prepare it outside VisaCare'
}
