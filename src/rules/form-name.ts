/** A form by the name people know: 'i-485supj' → 'Form I-485 Supplement J'. */
export const formName = (formId: string): string => `Form ${formId.toUpperCase().replace('SUPJ', ' Supplement J')}`
