/** The worksheet of a case for one form. */
export const worksheetPath = (caseId: number, formId: string): string => `/visaCareWorksheet/${caseId}/${formId}`
