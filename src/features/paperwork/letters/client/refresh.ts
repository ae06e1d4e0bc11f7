import { lettersApi } from '#paperwork/client/api.ts'

export const refresh = [lettersApi.list]
export const templatesPath = '/visaCareLetterTemplates'
