import { lettersApi } from '#case-work/client/api.ts'

export const refresh = [lettersApi.list]
export const templatesPath = '/visaCareLetterTemplates'
