import { caseTypeById } from '#case-types/all.ts'

const isAudited = (typeId: number): boolean => caseTypeById(typeId)?.deadlines?.noticeStage === 'AUDIT'

/** What an agency sends when it asks for more; the Department of Labor sends audit letters (20 CFR 656.20). */
export const noticeKinds = (typeId: number): { value: string; label: string }[] =>
  isAudited(typeId)
    ? [{ value: 'rfe', label: 'Audit letter' }]
    : [
        { value: 'rfe', label: 'Request for evidence (RFE)' },
        { value: 'noid', label: 'Notice of intent to deny (NOID)' },
      ]

/** 20 CFR 656 moves no answer to a business day, on paper or not: how it goes makes no difference (D-32). */
export const isRolledOnPaper = (typeId: number): boolean => !isAudited(typeId)
