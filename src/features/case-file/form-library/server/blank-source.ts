import { existsSync } from 'node:fs'
import type { Config } from '#platform/config.ts'

type Settings = Pick<Config, 'formsDir' | 'formsDirGiven' | 'formsFetch' | 'formsUrl'>
export type BlankSource = 'folder' | 'agency' | 'none'

/** Where the blanks of an installation come from: a folder if there is one, else the agency, unless that is turned off. */
export const blankSource = ({ formsDir, formsDirGiven, formsFetch }: Settings): BlankSource =>
  formsDirGiven || existsSync(formsDir) ? 'folder' : formsFetch ? 'agency' : 'none'

/** For whoever starts the server, and for the Form Library. */
export function sourceInWords(settings: Settings): string {
  const { formsDir, formsUrl } = settings
  switch (blankSource(settings)) {
    case 'folder':
      return existsSync(formsDir)
        ? `Official blanks come from the folder ${formsDir}.`
        : `Official blanks would come from the folder ${formsDir}, which does not exist.`
    case 'agency':
      return `Official blanks come from ${hostOf(formsUrl)}: fetched in the background, looked for again every day.`
    case 'none':
      return 'Official blanks are not fetched (FORMS_FETCH=no): they are uploaded by an administrator.'
  }
}

const hostOf = (pattern: string) => (URL.canParse(pattern) ? new URL(pattern).host : pattern)
