import { CONTENT_TYPES, type Parts, readParts } from './parts.ts'
import { DocxRefused } from './refused.ts'

/**
 * Opens a .docx that somebody sent and refuses what a letter never needs: a zip bomb, XML entities, macros, embedded
 * programs and whatever would be fetched from outside when it is opened (security of uploads: OWASP "File Upload").
 * Throws DocxRefused with one sentence; else the parts.
 */
export function inspectDocx(bytes: Uint8Array): Parts {
  const parts = readParts(bytes)
  for (const [name, content] of parts) {
    if (MACRO_PART.test(name)) throw macros()
    if (PROGRAM_PART.test(name))
      throw new DocxRefused('FILE_MACROS', 'The document holds an embedded program or file. Remove it and try again.')
    if (!XML_PART.test(name)) continue
    const text = textOfPart(content)
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
      throw new DocxRefused('FILE_ENTITIES', 'The document declares XML entities, which no word processor writes.')
    if (name === CONTENT_TYPES && /macroEnabled|vbaProject/i.test(text)) throw macros()
    if (/\.rels$/i.test(name)) refuseOutside(text)
    else refuseFetchingFields(text)
  }
  return parts
}

const MACRO_PART = /vbaProject|vbaData|\/macrosheets\//i
// A chart brings its numbers as an .xlsx; what else is embedded is opened by another program.
const PROGRAM_PART = /\/activeX\/|\/embeddings\/(?!.*\.xlsx$)|\.(?:exe|dll|js|vbs|bat|cmd|ps1|jar|swf|hta|scr)$/i
const XML_PART = /\.(?:xml|rels|vml)$/i

/** Any encoding an XML part may have reads like ASCII without its zero bytes. */
const textOfPart = (content: Uint8Array): string => new TextDecoder('latin1').decode(content).replaceAll('\0', '')

/** A link waits until somebody clicks it; a picture, a template or a frame would be fetched by opening the file. */
function refuseOutside(rels: string): void {
  for (const [relationship] of rels.matchAll(/<(?:\w+:)?Relationship\b[^<>]*>/g)) {
    const value = (name: string) => new RegExp(`\\b${name}\\s*=\\s*(["'])(.*?)\\1`, 'i').exec(relationship)?.[2] ?? ''
    const kind = value('Type').split('/').at(-1) ?? ''
    const outside =
      /^external$/i.test(value('TargetMode')) || /^(?:https?|ftp|file|data|javascript):|^\\\\/i.test(value('Target'))
    if (!outside) continue
    if (kind === 'hyperlink') {
      if (/^\s*(?:javascript|vbscript|data):/i.test(value('Target')))
        throw new DocxRefused('FILE_OUTSIDE', 'A link in the document runs a program. Remove it and try again.')
      continue
    }
    throw new DocxRefused(
      'FILE_OUTSIDE',
      `The document fetches ${FETCHED[kind] ?? 'something'} from outside when it is opened. Put it into the document itself, or remove it, and try again.`,
    )
  }
}

const FETCHED: Readonly<Record<string, string>> = {
  image: 'a picture',
  attachedTemplate: 'its template',
  oleObject: 'another file',
  frame: 'another page',
  subDocument: 'another document',
  mailMergeSource: 'a list of addresses',
}

/** Fields that run a program or read a file when they are updated. */
function refuseFetchingFields(text: string): void {
  if (!/DDE|INCLUDE|instr/i.test(text)) return
  const written = [...text.matchAll(/<w:instrText\b[^<>]*>([^<]*)<\/w:instrText>/g)]
    .map(([, field]) => field ?? '')
    .join('')
  const simple = [...text.matchAll(/\bw:instr\s*=\s*(["'])(.*?)\1/g)].map(([, , field]) => field ?? '').join(' ')
  if (/\b(?:DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|IMPORT|DATABASE)\s/.test(`${written} ${simple} `))
    throw new DocxRefused(
      'FILE_OUTSIDE',
      'A field in the document reads another file or starts a program. Remove it and try again.',
    )
}

const macros = () =>
  new DocxRefused('FILE_MACROS', 'The document contains macros. Save it without macros, as .docx, and try again.')
