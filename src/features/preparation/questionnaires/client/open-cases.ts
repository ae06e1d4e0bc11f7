/** The cases whose questionnaire is open in this tab: it sends for itself what waits. */
const open = new Map<number, number>()

export const enterCase = (caseId: number): void => void open.set(caseId, (open.get(caseId) ?? 0) + 1)
export const leaveCase = (caseId: number): void => void open.set(caseId, (open.get(caseId) ?? 1) - 1)
export const isOpen = (caseId: number): boolean => (open.get(caseId) ?? 0) > 0
